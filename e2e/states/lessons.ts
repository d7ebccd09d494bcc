/** All live cases of a lesson at once, two to ten cards a hand: guessed, other rule sets unfolded, cards being changed. */

import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { LESSON_CASE } from '../widget.ts';
import { type PageState, pressEach, unfoldAll, type Visit, visit } from './state.ts';

/** Rightly here, wrongly there. */
async function guessAll(page: Page): Promise<void> {
  await page.locator('.case:not(form) .guess').evaluateAll((all) => {
    for (const [at, guess] of all.entries()) {
      const options = [...guess.querySelectorAll('.opts input')];
      const option = options[at % options.length];
      if (option instanceof HTMLElement) option.click();
    }
  });
  await expect(page.locator('.case:not(form):has(.guess):not(:has(:checked))')).toHaveCount(0);
}

/** One panel of every case. */
function openAll(name: string, act: 'why' | 'else' | 'more'): PageState {
  return {
    name,
    part: 'main',
    plain: true,
    enter: (page) => pressEach(page, `.more [data-act=${act}][aria-expanded=false]`),
  };
}

async function changeAll(page: Page): Promise<void> {
  await pressEach(page, '.more [data-act=more][aria-expanded=false]');
  await pressEach(page, '.menu [data-act=edit], .books [data-act=edit][aria-pressed=false]');
  const waiting = page.locator(`${LESSON_CASE}:not(:has(.pick-hand))`);
  await expect(waiting).toHaveCount(0);
}

const STATES: readonly PageState[] = [
  { name: 'as served', part: 'main', plain: true },
  {
    name: 'guessed',
    part: 'main',
    plain: true,
    async enter(page) {
      await unfoldAll(page);
      await guessAll(page);
      await expect(page.locator(`${LESSON_CASE}:not(:has([data-act=more]))`)).toHaveCount(0);
    },
  },
  openAll('why', 'why'),
  openAll('other houses', 'else'),
  openAll('all else', 'more'),
  {
    name: 'all house rules',
    part: 'main',
    plain: true,
    async enter(page) {
      await page.locator('.menu [data-act=report]').first().click();
      await page.locator('.house .more').first().click();
      await expect(page.locator('.choice').first()).toBeVisible();
    },
  },
  { name: 'cards being changed', part: 'main', enter: changeAll },
];

const LESSONS = [
  'xi-dach/so-bai/',
  'xi-to/so-bai/',
  'ba-cay/',
  'ta-la/so-bai/',
  'ta-la/tinh-diem/',
  'sam/bien-the/',
] as const;

export const LESSON_VISITS: readonly Visit[] = LESSONS.map((path) => visit(path, path, ...STATES));
