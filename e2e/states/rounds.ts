/** Rounds to play and to look at again, of all five games. */

import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { type State, statesOf, type Visit, visit } from './state.ts';

const PLAY = '.play';
const play = statesOf(PLAY);
const MOST_MOVES = 60;

/** One move, whichever is offered; what is put down together is chosen by the hint. */
async function move(page: Page): Promise<void> {
  const deal = page.locator(PLAY).first();
  const told = await deal.locator('.story li').count();
  const hint = deal.locator('[data-move=hint]');
  if (await hint.isVisible()) await hint.click();
  await deal.locator('.moves [data-move]:not([data-move=hint]):not([aria-disabled=true])').first().click();
  await expect(deal.locator(`.story li:nth-child(${told + 1}), [data-move=again]`).first()).toBeVisible();
}

async function playOut(page: Page): Promise<void> {
  const again = page.locator(PLAY).first().locator('[data-move=again]');
  for (let moves = 0; moves < MOST_MOVES && !(await again.isVisible()); moves += 1) await move(page);
  await expect(again).toBeVisible();
}

const ROUND: readonly State[] = [
  play.served,
  { name: 'after the first move', part: PLAY, enter: move },
  { name: 'over', part: PLAY, enter: playOut },
  play.after('dealt again', '[data-move=again]'),
];

/** Two cards that are nothing together. */
const refused: State = play.after('refused', '.hand button:first-child', '.hand button:last-child');

const REPLAY = '.replay';
const replay = statesOf(REPLAY);
const NEXT = '.steps .btn:last-child';

/** Some steps further, or to the end. */
function steps(name: string, count: number): State {
  return {
    name,
    part: REPLAY,
    async enter(page) {
      const next = page.locator(REPLAY).first().locator(NEXT);
      for (let at = 0; at < count && (await next.getAttribute('aria-disabled')) === 'false'; at += 1)
        await next.click();
    },
  };
}

const AGAIN: readonly State[] = [
  replay.served,
  steps('in the middle', 6),
  steps('at the end', 100),
  replay.after('the whole round', 'summary'),
];

const VISITS: readonly Visit[] = [
  ...['xi-dach', 'xi-to', 'ba-cay', 'ta-la'].map((game) => visit(`a round of ${game}`, `${game}/`, ...ROUND)),
  visit(
    'a round of sam',
    'sam/',
    play.served,
    play.after('after the first move', '[data-move=silent]'),
    refused,
    play.after('taken back', '.hand button:first-child', '.hand button:last-child'),
    ...ROUND.slice(2),
  ),
  ...['xi-dach', 'xi-to', 'ba-cay', 'ta-la', 'sam'].map((game) =>
    visit(`a round of ${game} again`, `${game}/cach-choi/`, ...AGAIN),
  ),
];

export const ROUND_VISITS: readonly Visit[] = VISITS.map((one) => ({ ...one, inTurn: true }));
