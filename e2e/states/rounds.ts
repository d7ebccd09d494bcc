/** Rounds to play and to look at again, of all five games. */

import type { Page } from '@playwright/test';
import {
  BAD_ROUNDS,
  chooseAgain,
  followCoach,
  openReview,
  playPlain,
  playToEnd,
  reviewed,
  wantedBy,
} from '../table-page.ts';
import { type PageState, statesOf, type Visit, visit } from './state.ts';

const TABLE = '.tb-box';
const table = statesOf(TABLE);

async function playOut(page: Page): Promise<void> {
  await playToEnd(page, page.locator(TABLE).first());
}

const toggleLog = (page: Page): Promise<void> => page.locator('.tb-last > button').first().click();

const ROUND: readonly PageState[] = [
  table.served,
  { name: 'after the first move', part: TABLE, enter: (page) => playPlain(page, page.locator(TABLE).first()) },
  { name: 'the whole round in words', part: '.tb-log', enter: toggleLog },
  { name: 'and shut', part: TABLE, enter: toggleLog },
  { name: 'over', part: TABLE, enter: playOut },
  table.after('looked at again', '[data-move=review]', '[data-move=next]'),
  table.after('dealt again', '[data-move=back]', '[data-move=again]'),
];

/** What may not be done now, asked. */
const asked: PageState = table.after('asked', '.tb-moves .why');
/** Two cards that are nothing together. */
const refused: PageState = table.after('refused', '.tb-hand button:first-child', '.tb-hand button:last-child');

const REPLAY = '.replay';
const replay = statesOf(REPLAY);
const NEXT = '.steps .btn:last-child';

/** Some steps further, or to the end. */
function steps(name: string, count: number): PageState {
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

const AGAIN: readonly PageState[] = [
  replay.served,
  steps('in the middle', 6),
  steps('at the end', 100),
  replay.after('the whole round', 'summary'),
];

/** What can be learnt from a round. */
const LEARNT: readonly PageState[] = [
  { name: 'over', part: TABLE, plain: true, enter: playOut },
  { name: 'what can be learnt', part: TABLE, enter: (page) => openReview(page, page.locator(TABLE).first()) },
];
/** The link of a round opens it. */
const BLAMED: PageState = {
  name: 'a mistake',
  part: TABLE,
  enter: (page) => reviewed(page.locator(TABLE).first()),
};
/** A mistake: how it is counted, and the move tried again. */
const TRIED: readonly PageState[] = [
  table.after('how it is counted', '.lb-means summary'),
  table.after('a move to try again', '[data-act=retry]'),
  {
    name: 'chosen again',
    part: TABLE,
    told: `${TABLE} .tb-plate`,
    enter: (page) => chooseAgain(page, page.locator(TABLE).first()),
  },
];

export const ROUND_VISITS: readonly Visit[] = [
  ...['xi-dach', 'xi-to', 'ta-la'].map((game) => visit(`a round of ${game}`, `${game}/`, ...ROUND)),
  // Its one move ends it.
  visit('a round of ba-cay', 'ba-cay/', table.served, asked, ...ROUND.slice(4)),
  visit(
    'a round of sam',
    'sam/',
    table.served,
    table.after('after the first move', '[data-move=silent]'),
    refused,
    table.after('taken back', '.tb-hand button:first-child', '.tb-hand button:last-child'),
    ...ROUND.slice(2),
  ),
];

export const TABLE_VISITS: readonly Visit[] = [
  ...['xi-dach', 'xi-to', 'ba-cay', 'ta-la', 'sam'].map((game) =>
    visit(
      `a table of ${game}`,
      `${game}/choi/?s=12`,
      table.served,
      { name: 'its menu', part: '.tb-menu', enter: (page) => page.locator('.tb-bar > button').click() },
      { name: 'what beats what', part: '.tb-ladder', enter: (page) => page.locator('.tb-menu .ladder').click() },
      { name: 'and shut again', part: TABLE, enter: toggleLog },
      table.after('five sit down', '.tb-bar > button', '.tb-choice .btn:last-child'),
      { name: 'over', part: TABLE, enter: playOut },
    ),
  ),
];

/** A first round that is led by the hand: what to read, what to do, what else was done, and its end. */
const COACHED: readonly PageState[] = [
  { name: 'something to read', part: TABLE, enter: (page) => page.locator('.tb-coach .do').waitFor() },
  { name: 'something to do', part: TABLE, enter: toMove },
  { name: 'something else done', part: TABLE, told: '.tb-coach .other', enter: doOther },
  { name: 'over', part: TABLE, enter: (page) => followCoach(page.locator(TABLE), (wanted) => wanted.click()) },
];

async function toMove(page: Page): Promise<void> {
  const next = page.locator('.tb-coach + .tb-moves .wanted:not([data-move])');
  while (await next.isVisible()) await next.click();
}

/** Another card where cards are tapped, else another button; and back again. */
async function doOther(page: Page): Promise<void> {
  const cards = page.locator('.tb-hand button:not(.wanted)');
  const buttons = page.locator('.tb-moves .btn:not(.wanted):not([aria-disabled=true])');
  if ((await wantedBy(page.locator(TABLE)).getAttribute('data-move')) === null) await cards.first().click();
  else await buttons.last().click();
}

export const COACH_VISITS: readonly Visit[] = [
  ...['xi-dach', 'xi-to', 'ba-cay', 'ta-la', 'sam'].map((game) =>
    visit(`the first round of ${game}`, `${game}/choi/?coach`, ...COACHED),
  ),
];

export const LEARNT_VISITS: readonly Visit[] = [
  visit('a round of sam looked back at in a lesson', 'sam/', ...LEARNT),
  ...Object.entries(BAD_ROUNDS).map(([game, path]) => visit(`mistakes in ${game}`, path, BLAMED, ...TRIED)),
  visit('a table of ba-cay looked back at', 'ba-cay/choi/?s=3', ...LEARNT),
];

export const AGAIN_VISITS: readonly Visit[] = [
  ...['xi-dach', 'xi-to', 'ba-cay', 'ta-la', 'sam'].map((game) =>
    visit(`a round of ${game} again`, `${game}/cach-choi/`, ...AGAIN),
  ),
];
