/** All live cases of a lesson at once, two to ten cards a hand: guessed, other houses unfolded, cards being changed. */

import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { pressEach, type State, unfold, type Visit, visit } from './state.ts';

/** Rightly here, wrongly there. */
async function guessAll(page: Page): Promise<void> {
  await page.locator('.case:not(form) .guess').evaluateAll((all) => {
    for (const [at, guess] of all.entries()) {
      const options = [...guess.querySelectorAll('input')];
      options[at % options.length]?.click();
    }
  });
  await expect(page.locator('.case:not(form):has(.guess):not(:has(:checked))')).toHaveCount(0);
}

async function changeAll(page: Page): Promise<void> {
  await pressEach(page, '[data-act=edit][aria-pressed=false]');
  const waiting = page.locator('.case:has([data-act=edit][aria-pressed=true]):not(:has(.pick-hand))');
  await expect(waiting).toHaveCount(0);
}

const STATES: readonly State[] = [
  { name: 'as served', part: 'main', plain: true },
  { name: 'guessed', part: 'main', plain: true, enter: guessAll },
  {
    name: 'all house rules and folds open',
    part: 'main',
    plain: true,
    async enter(page) {
      await unfold(page);
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

export const LESSON_VISITS: readonly Visit[] = LESSONS.map((path) => ({
  ...visit(path, path, ...STATES),
  inTurn: true,
}));
