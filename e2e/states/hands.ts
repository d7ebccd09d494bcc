/** One case, and the widgets of single games: what a reader's fingers do to a hand. */

import { cardButton, LESSON_CASE, openHouseRules, PICKER } from '../widget.ts';
import { type PageState, statesOf, type Visit, visit } from './state.ts';

const SHEET = 'dialog[open]';

/** The deck is open over the page: it is checked by itself. */
function deck(name: string, part: string, open: string): PageState {
  return { name, part: SHEET, enter: (page) => page.locator(part).first().locator(open).first().click() };
}

/** Cards that are tapped in the open deck, one after another. */
function picked(name: string, ...cards: readonly string[]): PageState {
  return {
    name,
    part: SHEET,
    told: `${SHEET} .note`,
    async enter(page) {
      for (const card of cards) await cardButton(page.locator(SHEET), card).click();
    },
  };
}

const cleared: PageState = {
  name: 'all cards out',
  part: SHEET,
  told: `${SHEET} .note`,
  enter: (page) => page.locator(`${SHEET} .done .b2`).click(),
};

/** The deck is closed. */
function closed(name: string, part: string, told?: string): PageState {
  return {
    name,
    part,
    ...(told && { told: `${part} ${told}` }),
    enter: (page) => page.locator(`${SHEET} .done .btn:not(.b2)`).click(),
  };
}

const CASE = LESSON_CASE;
const one = statesOf(CASE);
const PLAIN = 'article.case.small[data-case*="@bai-cao"]:is([data-case*=K],[data-case*=Q],[data-case*=J])';
const LADDER = '.ladder';
const ladder = statesOf(LADDER);
const SORTER = '.sorter';
const sorter = statesOf(SORTER);
const EAT = '.caneat';
const eat = statesOf(EAT);
const BEATS = '.beats';
const beats = statesOf(BEATS);
const BOOKS = '.books';
const books = statesOf(BOOKS);

export const CASE_VISITS: readonly Visit[] = [
  visit(
    'a case',
    'xi-dach/bien-the/',
    one.served,
    one.after('a guess', '.opts label:nth-of-type(1)'),
    one.after('another guess', '.opts label:nth-of-type(2)'),
    one.after('why', '[data-act=why]'),
    one.after('other houses', '[data-act=else]'),
    one.after('the menu', '[data-act=more]'),
    one.after('the reader’s own house', '[data-act=report]'),
    one.after('all house rules', '.house .more'),
    one.after('folded again', '.house .more'),
    one.tells('cards being changed', '.verdict', '[data-act=edit]'),
    deck('the deck', CASE, '.seat:last-child .pick-hand button'),
    { name: 'four colours', part: SHEET, enter: (page) => page.locator(`${SHEET} .bar [aria-pressed]`).click() },
    picked('a hand that takes no more', '2♠', '3♠', '4♠', '5♠', '6♠', '7♠'),
    cleared,
    picked('one card', '2♠'),
    closed('a card short', CASE, '.verdict'),
    deck('the deck again', CASE, '.seat:last-child .pick-hand button'),
    picked('three cards', '3♠', '4♠'),
    closed('changed', CASE, '.verdict'),
    {
      name: 'a player more',
      part: CASE,
      told: `${CASE} .verdict`,
      enter: (page, lang) => page.locator(CASE).first().getByRole('button', { name: PICKER[lang].addPlayer }).click(),
    },
    one.after('changed, and left so', '[data-act=done]'),
    one.after('as it was', '[data-act=more]', '[data-act=reset]'),
  ),
  visit('a house that has no such card', 'ba-cay/so-bai/', {
    name: 'refused',
    part: PLAIN,
    async enter(page) {
      const one = page.locator(PLAIN).first();
      await openHouseRules(one);
      await one.locator('[data-setting=preset]').selectOption('ba-cay');
    },
  }),
];

export const GAME_VISITS: readonly Visit[] = [
  visit(
    'the ladder',
    'xi-to/tinh-diem/',
    ladder.served,
    ladder.after('the highest rung', '.rungs tr:first-child button'),
    deck('the deck', LADDER, '.pick-hand button'),
    closed('five cards', LADDER),
    ladder.after('a player more', '.add-seat button'),
  ),
  visit(
    'a hand to sort',
    'ta-la/tinh-diem/',
    sorter.served,
    sorter.after('nothing chosen', '[data-act=meld]'),
    sorter.after(
      'cards chosen',
      '.tapped button:nth-child(4)',
      '.tapped button:nth-child(5)',
      '.tapped button:nth-child(6)',
    ),
    sorter.after('a meld or none', '[data-act=meld]'),
    sorter.tells('answered', '.verdict', '[data-act=ask]'),
    sorter.after('another hand', '[data-act=again]'),
  ),
  visit(
    'can it be eaten',
    'ta-la/cach-choi/',
    eat.served,
    eat.after('yes', '.opts label:nth-of-type(1)'),
    eat.after('no', '.opts label:nth-of-type(2)'),
    deck('the deck', EAT, '[data-act=hand]'),
    picked('nine cards', '2♠', '3♠', '4♠', '5♠', '6♠', '9♠', '10♠'),
    closed('nine cards in hand', EAT),
    deck('the deck for one card', EAT, '[data-act=discard]'),
    cleared,
    closed('nothing thrown', EAT),
  ),
  visit(
    'what beats it',
    'sam/so-bai/',
    beats.served,
    beats.tells('a card tried', '.verdict', '.tapped button:nth-child(1)'),
    beats.tells('two cards tried', '.verdict', '.tapped button:nth-child(2)'),
    beats.after('all plays', 'summary'),
    beats.after('house rules', '[data-act=house]'),
    deck('the deck', BEATS, '[data-act=hand]'),
    picked('ten cards', '10♠', '10♥'),
    closed('ten cards in hand', BEATS),
    deck('the deck for the table', BEATS, '[data-act=table]'),
    cleared,
    picked('no combination', '4♠', '9♠'),
    closed('nothing can be tried', BEATS),
  ),
  visit(
    'two books side by side',
    'ba-cay/cach-choi/',
    books.served,
    books.after('guessed', '.opts label:nth-of-type(1)'),
    books.after('cards being changed', '[data-act=edit]'),
    deck('the deck', BOOKS, '.pick-hand button'),
    cleared,
    closed('a hand without cards', BOOKS),
    books.after('as it was', '[data-act=reset]'),
  ),
  visit(
    'the ladder of runs',
    'sam/tinh-diem/',
    statesOf('.runs').served,
    {
      name: 'the longest runs',
      part: '.runs',
      enter: (page) => page.locator('.runs select').first().selectOption({ index: 7 }),
    },
    statesOf('.runs').after('another one lies there', '.rungs button'),
  ),
  visit(
    'the pack',
    'sam/xac-suat/',
    statesOf('.pack').served,
    statesOf('.pack').after('40 cards', '.opts label:last-of-type'),
  ),
  visit('draw or stand', 'xi-dach/xac-suat/', statesOf('.strategy').served, {
    name: 'another house',
    part: '.strategy',
    async enter(page) {
      await page.locator('.strategy select').selectOption('mien-nam');
      await page.locator('.strategy .flips').first().waitFor();
    },
  }),
];
