/** A state of a widget, and how a reader comes to it: the test of sight goes through them, `scripts/look.ts` lays them out. */

import type { Page } from '@playwright/test';
import type { Lang } from '#core/lang.ts';
import { expect } from '../test.ts';

export interface PageState {
  readonly name: string;
  /** The reader's actions from the state before; nothing for the page's first state. */
  enter?(page: Page, lang: Lang): Promise<unknown>;
  /** The part of the page that is looked at: the first one of this selector. */
  readonly part: string;
  /** Its colours and roles are all checked by axe elsewhere. */
  readonly plain?: true;
  /** The immediate response to the reader: it must be on the screen without scrolling. */
  readonly told?: string;
}

/** One page, and its states, each reached from the one before. */
export interface Visit {
  readonly name: string;
  path(lang: Lang): string;
  readonly states: readonly PageState[];
}

export function visit(name: string, path: string, ...states: readonly PageState[]): Visit {
  return { name, path: (lang) => `/${lang}/${path}`, states };
}

/** States of one part of a page: each after presses on these within it, one after another. */
export function statesOf(part: string) {
  return {
    served: { name: 'as served', part, plain: true } as const,
    after(name: string, ...presses: readonly string[]): PageState {
      return { name, part, enter: (page) => pressAll(page, part, presses) };
    },
    /** The same, and its result must be visible. */
    tells(name: string, told: string, ...presses: readonly string[]): PageState {
      return { name, part, told: `${part} ${told}`, enter: (page) => pressAll(page, part, presses) };
    },
  };
}

async function pressAll(page: Page, part: string, presses: readonly string[]): Promise<void> {
  for (const press of presses) await page.locator(part).first().locator(press).first().click();
}

/** Presses everything of a kind at once: all widgets of a page reach the same state. */
export function pressEach(page: Page, selector: string): Promise<void> {
  return page.locator(selector).evaluateAll((all) => {
    for (const one of all) if (one instanceof HTMLElement) one.click();
  });
}

/** In milliseconds: a page whose height has not changed for this long has got what its folds fetch. */
const STILL = 200;

/** Unfolds all that is folded in the text of a page, and waits for what comes late into it: it would move a button under a press. */
export async function unfoldAll(page: Page): Promise<void> {
  const unfolded = await page.locator('main details:not([open])').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
    return all.length;
  });
  if (unfolded === 0) return;
  let height = -1;
  const isStill = async (): Promise<boolean> => {
    const before = height;
    height = await page.evaluate(() => document.body.scrollHeight);
    return height === before;
  };
  await expect.poll(isStill, { intervals: [STILL] }).toBe(true);
}
