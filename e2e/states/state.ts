/** A state of a widget, and how a reader comes to it: the test of sight goes through them, `scripts/look.ts` lays them out. */

import type { Page } from '@playwright/test';
import type { Lang } from '#core/lang.ts';

export interface State {
  readonly name: string;
  /** What a reader does in the state before it; nothing where the page comes so. */
  enter?(page: Page, lang: Lang): Promise<unknown>;
  /** The part of the page that is looked at: the first one of this selector. */
  readonly part: string;
  /** Nothing in it has colours or roles that axe does not look at elsewhere. */
  readonly plain?: true;
  /** What tells the reader at once what came of it: it is on the screen without scrolling. */
  readonly told?: string;
}

/** One page, and the states that are come to in it, each from the one before. */
export interface Visit {
  readonly name: string;
  path(lang: Lang): string;
  readonly states: readonly State[];
  /** One of several that are made of the same parts: each is seen in one language, all of them together in both. */
  readonly inTurn?: true;
  /** Errors in the console that it brings about on purpose. */
  readonly expected?: RegExp;
}

export function visit(name: string, path: string, ...states: readonly State[]): Visit {
  return { name, path: (lang) => `/${lang}/${path}`, states };
}

/** States of one part of a page: each after presses on these within it, one after another. */
export function statesOf(part: string) {
  return {
    served: { name: 'as served', part, plain: true } as const,
    after(name: string, ...presses: readonly string[]): State {
      return { name, part, enter: (page) => pressAll(page, part, presses) };
    },
    /** The same, and what comes of it must be seen. */
    tells(name: string, told: string, ...presses: readonly string[]): State {
      return { name, part, told: `${part} ${told}`, enter: (page) => pressAll(page, part, presses) };
    },
  };
}

async function pressAll(page: Page, part: string, presses: readonly string[]): Promise<void> {
  for (const press of presses) await page.locator(part).first().locator(press).first().click();
}

/** Presses everything of a kind at once, as no reader would: all widgets of a page come to the same state. */
export function pressEach(page: Page, selector: string): Promise<void> {
  return page.locator(selector).evaluateAll((all) => {
    for (const one of all) if (one instanceof HTMLElement) one.click();
  });
}

/** Unfolds all that is folded in the text of a page. */
export function unfold(page: Page): Promise<void> {
  return page.locator('main details:not([open])').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });
}
