/** Cases with unknown cards in words: every outcome, how many cards or ways lead there, and what other rule sets make of them. */

import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { ALL_CARDS, displayCard, rankOf } from '#core/card.ts';
import { LANGS } from '#core/lang.ts';
import type { Result } from '#core/result.ts';
import * as book from './index.ts';

function sure<T>(result: Result<T, unknown>): T {
  return assertDefined(result.ok ? result.value : undefined);
}

function codeOf(result: Result<unknown, book.CaseError>): string | undefined {
  return result.ok ? undefined : result.error.code;
}

/** Cases of each game, with the outcomes of one `?` as lines. */
const TOLD: readonly (readonly [rule: string, text: string, lines: readonly string[]])[] = [
  [
    'xd-cmp-both-du, xd-check-right: the banker’s second card',
    'xi-dach; cái: 10♦ ?; an: 10♠ 9♥',
    [
      'Cái ăn: 18 trên 49 lá (A 10 J Q K)',
      'Chưa xét được: 16 trên 49 lá (2 3 4 5)',
      'An ăn: 12 trên 49 lá (6 7 8)',
      'Hòa: 3 trên 49 lá (9)',
    ],
  ],
  [
    'xt-cu-lu: two pairs beat three of a kind with a third of either',
    'xi-to; an: A♠ A♥ 10♦ 10♣ ?; bình: K♠ K♥ K♦ 8♣ 9♥',
    ['Bình ăn hết: 19 trên 23 lá (7 8 9 J Q K)', 'An ăn hết: 4 trên 23 lá (A 10)'],
  ],
  ['bc-at-cu: nothing beats ten points with A♦', 'ba-cay; cái: 2♠ 3♠ ?; an: A♦ 4♣ 5♠', ['An ăn: lá nào cũng vậy']],
  [
    'bc-cmp-cao: equal points are a draw where suits do not count',
    'ba-cay@bai-cao; cái: 2♠ 3♠ ?; an: 4♦ 4♣ J♠',
    ['An ăn: 42 trên 47 lá (A 2 5 6 7 8 9 10 J Q K)', 'Hòa: 3 trên 47 lá (3)', 'Cái ăn: 2 trên 47 lá (4)'],
  ],
  [
    'tl-mom: two cards of a suit are no meld without the third',
    'ta-la; an: 4♠ 5♠ ? K♥; bình: 7♥ 7♦ 7♣ 2♠',
    [
      'An −4 · Bình +4: 43 trên 45 lá (A 2 3♥ 3♦ 3♣ 4 5 6♥ 6♦ 6♣ 7 8 9 10 J Q K)',
      'An −1 · Bình +1: 2 trên 45 lá (3♠ 6♠)',
    ],
  ],
  [
    'sam-thoi-2: a 2 costs more than other cards',
    'sam; an: -; bình: 3♠ 4♠ ?; chi: 2♠',
    [
      'An +18 · Bình −3 · Chi −15: 46 trên 49 lá (A 3 4 5 6 7 8 9 10 J Q K)',
      'An +32 · Bình −17 · Chi −15: 3 trên 49 lá (2)',
    ],
  ],
];

/** What is paid, or who ranks where: what people are told of a verdict. */
function paidIn(text: string): unknown {
  const { verdict } = JSON.parse(book.settleLine(text));
  const { players, ranking } = verdict;
  if (!players) return ranking;
  return Object.entries<{ readonly net: number; readonly outcome?: string }>(players).map(
    ([name, { net, outcome }]) => [name, net, outcome],
  );
}

describe('what an open case comes to', () => {
  test.each(TOLD)('%s', (_, text, lines) => {
    const { outcomes } = sure(book.explainOpen(text, 'vi'));
    expect(outcomes.map(({ verdict, share, cards }) => `${verdict}: ${share}${cards && ` (${cards})`}`)).toEqual(lines);
  });

  test.each(TOLD)('%s: each card by itself is ruled so', (_, text) => {
    const { outcomes, ways } = sure(book.explainOpen(text, 'en'));
    const filled = ALL_CARDS.map((card) => ({ card, text: text.replace('?', displayCard(card)) })).filter(
      (one) => !book.settle(one.text).error,
    );
    expect(filled).toHaveLength(ways);
    let told = 0;
    for (const { cards, example, ways: some } of outcomes) {
      const said = cards.split(' ');
      const here = filled.filter(
        ({ card }) => cards === '' || said.includes(rankOf(card)) || said.includes(displayCard(card)),
      );
      expect(here).toHaveLength(some);
      for (const one of here) expect(paidIn(one.text), one.text).toEqual(paidIn(example));
      told += here.length;
    }
    expect(told).toBe(filled.length);
  });

  test.each(LANGS)('several cards: sets of cards for a hand, most first (%s)', (lang) => {
    const { unknown, ways, outcomes, hands } = sure(book.explainOpen('sam; an: -; bình: ? ? ?', lang));
    expect([unknown, ways]).toEqual([3, (52 * 51 * 50) / 6]);
    expect(outcomes.map(({ ways: some }) => some)).toEqual([17_296, 4512, 288, 4]);
    expect(outcomes.map(({ share }) => share)[3]).toBe(lang === 'vi' ? '4 trên 22.100 cách' : '4 of 22,100 ways');
    expect(outcomes.every(({ cards }) => cards === '')).toBe(true);
    expect(outcomes[3]?.example).toBe('sam@mien-bac;an:-;bình:2S.2H.2D');
    expect(hands.map(({ cards }) => cards)).toEqual(['', '? ? ?']);
  });

  test('a hand has its worth where no unknown card changes it', () => {
    const { hands } = sure(book.explainOpen('xi-dach; cái: 10♦ ?; an: 10♠ 9♥', 'vi'));
    expect(hands).toEqual([
      { name: 'Nhà cái', cards: '10♦ ?', worth: '' },
      { name: 'An', cards: '10♠ 9♥', worth: '19' },
    ]);
  });

  test('cards that make no case are an outcome', () => {
    const { outcomes } = sure(book.explainOpen('ta-la; an: 4♠ 5♠ 6♠ K♥; bình: 7♥ 7♦*an ? 2♠', 'en'));
    expect(outcomes.map(({ verdict, possible, share }) => [verdict, possible, share])).toContainEqual([
      'No such deal',
      false,
      expect.stringMatching(/^\d+ of 45 cards$/),
    ]);
  });

  test('a case without ? comes to its ruling', () => {
    const { outcomes, unknown, ways } = sure(book.explainOpen('xi-dach; cái: K♦ 9♣; an: A♠ A♥', 'vi'));
    const example = 'xi-dach@pho-thong;cai:KD.9C;an:AS.AH';
    expect([unknown, ways]).toEqual([0, 1]);
    expect(outcomes).toEqual([{ verdict: 'An ăn', possible: true, ways: 1, share: '', cards: '', example }]);
  });

  test('the link is to the case, with no verdict in it', () => {
    const { link } = sure(book.explainOpen('xi-dach; cái: 10♦ ?; an: 10♠ 9♥', 'en', { site: 'https://example.org' }));
    expect(link).toBe(`https://example.org/en/trong-tai/?c=xi-dach@pho-thong;cai:10D.%3F;an:10S.9H&e=${book.EDITION}`);
  });
});

describe('what has no answer', () => {
  test.each([
    ['a play of Sâm', 'sam; bàn: 3♠ ?; đánh: 4♠ 4♥'],
    ['a deal of Sâm', 'sam; bài: 3♠ 4♥ 5♦ 6♣ 7♠ 8♥ 9♦ 10♣ J♠ ?'],
    ['one hand of Tá Lả', 'ta-la; bài: 4♠ 5♠ 6♠ 7♥ 7♦ 7♣ K♠ 2♥ ?'],
    ['an eaten card', 'ta-la; an: 4♠ 5♠ 6♠ ?*; bình: 7♥ 7♦ 7♣ 2♠'],
  ])('%s needs every card: bad-card, however it is read', (_, text) => {
    expect(book.settle(text)).toMatchObject({ error: { code: 'bad-card', at: text.indexOf('?') } });
    for (const told of [book.explainOpen(text, 'vi'), book.compareOpen(text, 'vi')])
      expect(codeOf(told)).toBe('bad-card');
    for (const open of [true, false])
      expect(book.readLeniently(text, { open })).toMatchObject({
        error: { error: { code: 'bad-card', why: 'unknown' } },
      });
  });

  test.each([
    ['ta-la; an: ? ? ?; bình: ? ? ?', 'too many ways to count'],
    ['xi-dach; cái: ? ? ? ?; an: ? ? ? ?; bình: ? ?', 'too many cards'],
  ])('too-many-unknown, at the first ?: %s', (text) => {
    for (const told of [book.explainOpen(text, 'en'), book.compareOpen(text, 'en')])
      expect(told).toMatchObject({ error: { code: 'too-many-unknown', at: text.indexOf('?'), length: 1 } });
  });

  test('more than 1,000 verdicts are told, and not compared', () => {
    const text = 'xi-dach; cái: 2♠ ?; an: 3♠ ?; bình: 4♠ ?; chi: 5♦ ?';
    expect(codeOf(book.explainOpen(text, 'en'))).toBeUndefined();
    expect(codeOf(book.compareOpen(text, 'en'))).toBe('too-many-unknown');
  });

  test('rulings are on whole hands', () => {
    const text = 'xi-dach; cái: 10♦ ?; an: 10♠ 9♥';
    expect([codeOf(book.explain(text, 'vi')), codeOf(book.compareHouses(text, 'vi'))]).toEqual([
      'bad-card',
      'bad-card',
    ]);
  });
});

describe('what other rule sets make of it', () => {
  const CASES = [...TOLD.map(([, text]) => text), 'ba-cay@bai-cao; cái: K♠ 3♠ ?; an: 4♦ 4♣ J♠'];

  test.each(CASES)('each preset is in one group, with its own outcomes: %s', (text) => {
    const { agreed, own, others } = sure(book.compareOpen(text, 'vi'));
    const groups = [own, ...others];
    expect(agreed).toBe(others.length === 0);
    expect(own.outcomes).toEqual(sure(book.explainOpen(text, 'vi')).outcomes);
    const { game, fields } = sure(book.read(text));
    const { presets } = assertDefined(book.findGame(game)).engine;
    expect(groups.flatMap((group) => group.presets.map(({ id }) => id)).toSorted()).toEqual(
      Object.keys(presets).toSorted(),
    );
    for (const { presets: some, outcomes, none } of groups) {
      for (const { id } of some) {
        const rules = assertDefined(presets[id]);
        const told = book.explainOpen(book.format({ game, preset: id, rules, fields }), 'vi');
        const brief = (all: readonly book.OutcomeTold[]) =>
          all.map(({ verdict, share, cards }) => [verdict, share, cards]);
        if (told.ok) expect(brief(outcomes)).toEqual(brief(told.value.outcomes));
        else expect([outcomes, none]).toEqual([[], book.describeError(told.error, 'vi')]);
      }
    }
  });

  test('a house without these cards says so', () => {
    const { others } = sure(book.compareOpen('ba-cay@bai-cao; cái: K♠ 3♠ ?; an: 4♦ 4♣ J♠', 'en'));
    expect(others.map(({ none }) => none)).toContain('K♠ is not in this house’s pack.');
  });
});

describe('what people write', () => {
  const TEXT = 'sâm: an hết bài, bình còn 3 lá';

  test('cards that nobody has told are read for those who can show what they come to, and else asked for', () => {
    expect(sure(book.readLeniently(TEXT, { open: true })).text).toBe('sam@mien-bac;an:-;bình:?.?.?');
    expect(book.readLeniently(TEXT)).toMatchObject({
      ok: false,
      error: { error: { code: 'bad-card', why: 'not-told' } },
    });
  });
});
