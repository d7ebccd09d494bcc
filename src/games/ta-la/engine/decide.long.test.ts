import { describe, expect, test } from 'vitest';
import type { Field } from '#core/case.ts';
import { recordReads } from '#core/house/read-rules.ts';
import { makeRng } from '#core/random/rng.ts';
import { readInEdition } from '#testing/rule-sets.ts';
import { runs } from '#testing/runs.ts';
import { forSeeds } from '#testing/seeds.ts';
import {
  anyFields,
  anyRules,
  anyShowdown,
  anySingle,
  arrangementText,
  cardsOf,
  caseOf,
  fieldsOf,
  handRuled,
  houseOf,
  rule,
  showdownRuled,
  showdownText,
} from '../testing/cases.ts';
import { decide } from './decide.ts';
import { PRESETS, SCHEMA } from './rules.ts';
import { finishShowdown, type Showdown } from './showdown.ts';

/** A case and a rule set from a seed. */
function situation(seed: number) {
  const rng = makeRng(seed);
  const rules = anyRules(rng);
  return { rng, rules, fields: anyFields(rng, rules) };
}

describe('one hand', () => {
  test.each([
    ['4♠', 'mien-bac', '4♠ | 4'],
    ['Q♦ 3♣ 10♥', 'mien-bac', '3♣ 10♥ Q♦ | 25'],
    ['Q♦ 3♣ 10♥', 'mien-bac{faces=10}', '3♣ 10♥ Q♦ | 23'],
    ['4♠ 5♠ 6♠ 6♥ 6♦ 6♣ 9♣', 'mien-bac', '4♠ 5♠ 6♠ / 6♥ 6♦ 6♣ / 9♣ | 9'],
    ['3♥* 4♥ 5♥ 6♥ 7♥* 7♦ 7♣', 'mien-bac', '3♥ 4♥ 5♥ 6♥ / 7♥ 7♦ 7♣ | 0'],
    ['3♥* 4♥ 5♥ 6♥ 7♥* 7♦ 2♣', 'online', '3♥ 4♥ 5♥ 6♥ 7♥ / 2♣ 7♦ | 9'],
  ])('%s, %s: %s', (hand, house, is) => {
    expect(arrangementText(handRuled(`@${house};bai:${hand}`))).toBe(is);
  });

  /** Hands that could be ù, by u and uKinds and caGap. */
  test.each([
    // Nine cards, none loose: ù under every rule set, plain.
    ['4♠ 4♥ 4♦ 6♥ 7♥ 8♥ K♠ K♦ K♣', ['mien-bac', 'adam-tips', 'online', 'mien-bac{uKinds=plain-tron-khan}'], 'thuong'],
    // Nine cards, one loose: never ù.
    ['4♠ 4♥ 4♦ 5♥ 6♥ 7♥ 8♥ 9♥ K♠', ['mien-bac', 'adam-tips', 'online', 'mien-bac{uKinds=plain-tron-khan}'], null],
    // Ten cards, none loose: plain, tròn where the rule set has it.
    ['4♠ 4♥ 4♦ 6♥ 7♥ 8♥ 9♥ K♠ K♦ K♣', ['mien-bac', 'adam-tips', 'online'], 'thuong'],
    ['4♠ 4♥ 4♦ 6♥ 7♥ 8♥ 9♥ K♠ K♦ K♣', ['mien-bac{uKinds=plain-tron-khan}', 'online{uKinds=plain-tron-khan}'], 'tron'],
    // Two melds of five and four, three of three: it is the cards left that count, not the melds.
    ['A♥ 2♥ 3♥ 4♥ 5♥ 9♠ 10♠ J♠ Q♠ 7♦', ['mien-bac', 'adam-tips', 'mien-bac{uKinds=plain-tron-khan}'], 'thuong'],
    ['A♥ 2♥ 3♥ 4♥ 5♥ 9♠ 10♠ J♠ Q♠ 7♦', ['online', 'mien-bac{u=none-left}'], null],
    ['A♥ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 7♦', ['mien-bac'], 'thuong'],
    // Ten cards, two loose: never ù.
    ['4♠ 4♥ 4♦ 6♥ 7♥ 8♥ K♠ K♦ 2♠ 2♦', ['mien-bac', 'adam-tips', 'online'], null],
    // Eight cards are never ù, melded or without a cạ.
    ['4♠ 4♥ 4♦ 4♣ 6♥ 7♥ 8♥ 9♥', ['mien-bac', 'adam-tips', 'online'], null],
    ['A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣', ['mien-bac', 'mien-bac{caGap=1}'], null],
    // Ten cards as dealt without a cạ.
    ['A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠ 10♥', ['mien-bac', 'mien-bac{uKinds=plain-tron-khan}'], 'khan'],
    ['A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠ 10♥', ['adam-tips', 'online'], null],
    // A king and an ace of one suit are not neighbours.
    ['A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ K♠', ['mien-bac'], 'khan'],
    // One cạ: a pair, or neighbours.
    ['A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 8♥', ['mien-bac', 'mien-bac{caGap=1}'], null],
    ['A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♣', ['mien-bac', 'mien-bac{caGap=1}'], null],
    // A gap: a cạ or none.
    ['A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 10♣', ['mien-bac'], null],
    ['A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 10♣', ['mien-bac{caGap=1}'], 'khan'],
    // Two ranks between: never a cạ.
    ['A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ J♣', ['mien-bac'], 'khan'],
    // An eaten card in a meld of the ù.
    ['4♠ 4♥* 4♦ 6♥ 7♥ 8♥ K♠ K♦ K♣ 2♦', ['mien-bac'], 'thuong'],
    // Both eaten cards in melds of their own: then 7♦ is left of nine.
    ['7♠* 7♥* 7♦ 4♠ 5♠ 6♠ 8♥ 9♥ 10♥', ['mien-bac'], null],
    ['7♠* 7♥* 7♦ 4♠ 5♠ 6♠ 8♥ 9♥ 10♥', ['online'], 'thuong'],
  ] as const)('%s in %j: %s', (hand, houses, u) => {
    for (const house of houses) expect(handRuled(`@${house};bai:${hand}`).u).toBe(u);
  });
});

describe('a showdown', () => {
  test.each([
    // Fewest points; of equal ones who laid down earlier.
    ['places', 'adam-tips', 'an: 4♠ 5♠ 6♠ 9♦; b: 4♥ 5♥ 6♥ 8♦', 'an 9 #2 0, b 8 #1 0'],
    ['a tie', 'mien-bac', 'an: 4♠ 5♠ 6♠ 9♦; b: 4♥ 5♥ 6♥ 9♣', 'an 9 #1 +1, b 9 #2 -1'],
    [
      'three equal',
      'mien-bac',
      'an: 4♠ 5♠ 6♠ 9♦; b: 4♥ 5♥ 6♥ 9♣; chi: 2♠ 2♥ 2♦ 9♥',
      'an 9 #1 +3, b 9 #2 -1, chi 9 #3 -2',
    ],
    ['faces at 10', 'mien-bac{faces=10}', 'an: 4♠ 5♠ 6♠ K♦; b: 4♥ 5♥ 6♥ 8♦ 3♣', 'an 10 #1 +1, b 11 #2 -1'],
    ['faces at 13', 'mien-bac', 'an: 4♠ 5♠ 6♠ K♦; b: 4♥ 5♥ 6♥ 8♦ 3♣', 'an 13 #2 -1, b 11 #1 +1'],
    // Móm behind everyone, whatever the points.
    ['móm first in order', 'mien-bac', 'an: A♠; b: 4♥ 5♥ 6♥ K♦', 'an 1 mom #2 -4, b 13 #1 +4'],
    ['all móm', 'mien-bac', 'an: K♠; b: 4♥; chi: 2♦', 'an 13 mom #1 +8, b 4 mom #2 -4, chi 2 mom #3 -4'],
    ['all móm', 'adam-tips', 'an: K♠; b: 4♥', 'an 13 mom #1 0, b 4 mom #2 0'],
    ['two of three móm', 'mien-bac', 'an: K♠; b: 4♥; chi: 2♦ 3♦ 4♦ 9♣', 'an 13 mom #3 -4, b 4 mom #3 -4, chi 9 #1 +8'],
    ['the same in order', 'online', 'an: K♠; b: 4♥; chi: 2♦ 3♦ 4♦ 9♣', 'an 13 mom #2 -4, b 4 mom #3 -4, chi 9 #1 +8'],
    // A hand laid off whole.
    ['-', 'mien-bac', 'an: 4♥ 5♥ 6♥ A♦; b: -', 'an 1 #2 -1, b 0 #1 +1'],
    ['- twice, and a móm', 'mien-bac', 'an: A♦; b: -; chi: -', 'an 1 mom #3 -4, b 0 #1 +5, chi 0 #2 -1'],
    ['- all of them', 'mien-bac', 'an: -; b: -', 'an 0 #1 +1, b 0 #2 -1'],
  ])('%s, %s: %s', (_, house, of, is) => {
    expect(showdownText(showdownRuled(`@${house};${of}`))).toBe(is);
  });

  test.each([
    // On a rank's three, on either end of a row.
    ['7♣ on 777', 'mien-bac', 'b: 7♠ 7♦ 7♥ 2♦; an: 9♣ 9♥ 9♦ 7♣', 'b 2 #2 -1, an 0 #1 +1'],
    ['8♠ and 4♠ on 567', 'mien-bac', 'b: 5♠ 6♠ 7♠ 2♦; an: 9♣ 9♥ 9♦ 8♠ 4♠', 'b 2 #2 -1, an 0 #1 +1'],
    // One after another.
    ['8♠ and 9♠ on 567', 'mien-bac', 'b: 5♠ 6♠ 7♠ 2♦; an: A♣ A♥ A♦ 8♠ 9♠ J♥', 'b 2 #1 +1, an 11 #2 -1'],
    ['9♠ alone does not', 'mien-bac', 'b: 5♠ 6♠ 7♠ 2♦; an: A♣ A♥ A♦ 9♠', 'b 2 #1 +1, an 9 #2 -1'],
    // Where the rule set has no laying off, where the player has no meld, where the meld was laid later.
    ['not in the house', 'mien-bac{layOff=false}', 'b: 7♠ 7♦ 7♥ 2♦; an: 9♣ 9♥ 9♦ 7♣', 'b 2 #1 +1, an 7 #2 -1'],
    ['a móm may not', 'mien-bac', 'b: 7♠ 7♦ 7♥ 2♦; an: 7♣ 9♣', 'b 2 #1 +4, an 16 mom #2 -4'],
    ['not onto later ones', 'mien-bac', 'an: 9♣ 9♥ 9♦ 7♣; b: 7♠ 7♦ 7♥ 2♦', 'an 7 #2 -1, b 2 #1 +1'],
    // The third finds what the second laid off.
    [
      'in order',
      'mien-bac',
      'an: 5♠ 6♠ 7♠ K♦; b: 9♣ 9♥ 9♦ 8♠ 2♦; chi: 3♣ 3♥ 3♦ 9♠ 10♠ A♣',
      'an 13 #3 -2, b 2 #2 -1, chi 1 #1 +3',
    ],
    // 9♠ goes to the nines, 10♠ stays: 8♠ never came.
    [
      'in order, without 8♠',
      'mien-bac',
      'an: 5♠ 6♠ 7♠ K♦; b: 9♣ 9♥ 9♦ 8♥ 2♦; chi: 3♣ 3♥ 3♦ 9♠ 10♠ A♣',
      'an 13 #3 -2, b 10 #1 +3, chi 11 #2 -1',
    ],
    // A meld is broken up: 8♠ of the eights carries 9♠; three eights are left.
    ['a four gives one', 'mien-bac', 'b: 5♠ 6♠ 7♠ 2♦; an: 8♠ 8♥ 8♦ 8♣ 9♠', 'b 2 #2 -1, an 0 #1 +1'],
    // All three eights would find a place, and 9♠ behind them; but one phỏm must be laid down.
    [
      'the last meld is not given away',
      'mien-bac',
      'b: 5♠ 6♠ 7♠ 5♥ 6♥ 7♥ K♦; chi: 5♦ 6♦ 7♦ K♣; an: 8♠ 8♥ 8♦ 9♠',
      'b 13 #2 -1, chi 13 #3 -2, an 9 #1 +3',
    ],
    // Eaten cards stay in the player's own melds.
    ['an eaten card may not go', 'mien-bac', 'b: 5♠ 6♠ 7♠ 2♦; an: 8♠* 8♥ 8♦ 8♣ 9♠', 'b 2 #1 +1, an 9 #2 -1'],
    // Nobody lays off once somebody is ù.
    ['ù', 'mien-bac', 'b: 4♠ 5♠ 6♠ 9♣ 9♥ 9♦ K♣ K♥ K♦; an: 2♣ 2♥ 2♦ 9♠ 7♠', 'b 0 #1 +5, an 16 #2 -5'],
  ])('gửi: %s, %s: %s', (_, house, of, is) => {
    expect(showdownText(showdownRuled(`@${house};${of}`))).toBe(is);
  });

  /** An is ù with nine cards; `places` mark cards of this hand. */
  const u = (marks: readonly [string, string, string], others = '', house = 'mien-bac'): string => {
    const [a, b, c] = marks;
    const hand = `4♠${a} 5♠ 6♠ 8♥${b} 8♦ 8♣ J♥${c} Q♥ K♥`;
    return showdownText(showdownRuled(`@${house};b:2♠ 2♦ 2♣ 9♣${others};an:${hand};chi:3♥ 7♦`));
  };

  test('ù: 5 from each, 6 where the house knows tròn and it is one; the others share place 2', () => {
    expect(u(['', '', ''])).toBe('b 9 #2 -5, an 0 #1 +10, chi 10 mom #2 -5');
    expect(u(['', '', ''], '', 'adam-tips')).toBe('b 9 #2 0, an 0 #1 0, chi 10 mom #2 0');
    expect(u(['', '', ''], '', 'mien-bac{uKinds=plain-tron-khan}')).toBe('b 9 #2 -5, an 0 #1 +10, chi 10 mom #2 -5');
    const ten = 'b:2♠ 2♦ 2♣ 9♣;an:4♠ 5♠ 6♠ 8♥ 8♦ 8♣ J♥ Q♥ K♥ 10♥;chi:3♥ 7♦';
    expect(showdownText(showdownRuled(`@mien-bac;${ten}`))).toBe('b 9 #2 -5, an 0 #1 +10, chi 10 mom #2 -5');
    expect(showdownText(showdownRuled(`@mien-bac{uKinds=plain-tron-khan,uPay=by-kind};${ten}`))).toBe(
      'b 9 #2 -6, an 0 #1 +12, chi 10 mom #2 -6',
    );
  });

  test('ù at a showdown by the house: one left of ten (edition 4)', () => {
    const of = 'an:4♠ 5♠ 6♠ 8♥ 8♦ 8♣ J♥ Q♥ K♥ A♦;b:2♠ 2♦ 2♣ 9♣';
    expect(showdownText(showdownRuled(`@mien-bac;${of}`))).toBe('an 1 #1 +5, b 9 #2 -5');
    expect(showdownText(showdownRuled(`@mien-bac{u=none-left};${of}`))).toBe('an 1 #1 +1, b 9 #2 -1');
  });

  test('no ù at a showdown: one left of nine, no cạ, eight cards', () => {
    const against = (hand: string) => showdownText(showdownRuled(`@mien-bac;an:${hand};b:2♠ 2♦ 2♣ 9♣`));
    expect(against('4♠ 5♠ 6♠ 7♠ 8♥ 8♦ 8♠ 8♣ A♦')).toBe('an 1 #1 +1, b 9 #2 -1');
    expect(against('A♠ 3♥ 4♦ 5♣ 5♠ 7♥ 8♦ 9♥ K♠')).toBe('an 55 mom #2 -4, b 9 #1 +4');
    expect(against('4♠ 5♠ 6♠ 7♠ 8♥ 8♦ 8♠ 8♣')).toBe('an 0 #1 +1, b 9 #2 -1');
  });

  test('two are ù: the first in order is first', () => {
    const first = 'an:4♠ 5♠ 6♠ 8♥ 8♦ 8♣ J♥ Q♥ K♥';
    const second = 'b:2♠ 2♦ 2♣ 9♠ 9♦ 9♣ 5♥ 5♦ 5♣';
    expect(showdownText(showdownRuled(`@mien-bac;${first};${second}`))).toBe('an 0 #1 +5, b 0 #2 -5');
    expect(showdownText(showdownRuled(`@mien-bac;${second};${first}`))).toBe('b 0 #1 +5, an 0 #2 -5');
  });

  describe('one pays for all (tl-u-den)', () => {
    const FULL = 'mien-bac';
    const THREE = 'mien-bac{uDen=three-eaten}';
    const NONE = 'mien-bac{uDen=none}';

    test('a: three of one player’s cards, under full and three-eaten; their 1 + 2 + 3 besides', () => {
      const marks = ['*chi', '*chi', '*chi'] as const;
      expect(u(marks, '', FULL)).toBe('b 9 #2 0, an 0 #1 +16, chi 10 mom #2 -16');
      expect(u(marks, '', THREE)).toBe('b 9 #2 0, an 0 #1 +16, chi 10 mom #2 -16');
      expect(u(marks, '', NONE)).toBe('b 9 #2 -5, an 0 #1 +16, chi 10 mom #2 -11');
      // Two of one player's cards and one of another’s are not three.
      expect(u(['*chi', '*b', '*chi'], '', FULL)).toBe('b 9 #2 -6, an 0 #1 +14, chi 10 mom #2 -8');
    });

    test('b: that player’s last-round card, under full alone', () => {
      const marks = ['', '**chi', ''] as const;
      expect(u(marks, '', FULL)).toBe('b 9 #2 0, an 0 #1 +14, chi 10 mom #2 -14');
      expect(u(marks, '', THREE)).toBe('b 9 #2 -5, an 0 #1 +14, chi 10 mom #2 -9');
      expect(u(marks, '', NONE)).toBe('b 9 #2 -5, an 0 #1 +14, chi 10 mom #2 -9');
      // A last-round card from an unknown player makes nobody pay.
      expect(u(['', '**', ''], '', FULL)).toBe('b 9 #2 -5, an 0 #1 +10, chi 10 mom #2 -5');
    });

    test('c: who ate a last-round card, from anybody, under full alone', () => {
      const ate = (house: string, mark = '**') => {
        const b = `b:2♠ 2♦${mark} 2♣ 9♣`;
        const an = 'an:4♠ 5♠ 6♠ 8♥ 8♦ 8♣ J♥ Q♥ K♥';
        return showdownText(showdownRuled(`@${house};chi:3♥ 7♦;${b};${an}`));
      };
      expect(ate(FULL)).toBe('chi 10 mom #2 0, b 9 #2 -10, an 0 #1 +10');
      expect(ate(FULL, '**chi')).toBe('chi 10 mom #2 -4, b 9 #2 -6, an 0 #1 +10');
      expect(ate(FULL, '*')).toBe('chi 10 mom #2 -5, b 9 #2 -5, an 0 #1 +10');
      expect(ate(THREE)).toBe('chi 10 mom #2 -5, b 9 #2 -5, an 0 #1 +10');
      expect(ate(NONE)).toBe('chi 10 mom #2 -5, b 9 #2 -5, an 0 #1 +10');
    });

    test('a before b before c', () => {
      const text = (an: string, b: string, house: string) =>
        showdownText(showdownRuled(`@${house};b:${b};an:${an};chi:3♥ 7♦ 10♣;dung:3♣ 7♣`));
      const three = '4♠*chi 5♠ 6♠ 8♥*chi 8♦ 8♣ J♥*chi Q♥ K♥';
      const plain = '2♠ 2♦ 2♣ 9♣';
      const ate = '2♠ 2♦** 2♣ 9♣';
      // chi for three; b would apply to binh's own card.
      expect(text(three, ate, FULL)).toBe('b 9 #2 0, an 0 #1 +21, chi 20 mom #2 -21, dung 10 mom #2 0');
      // All three from dung, the last of them a chốt: once, and 1 + 2 + 4 for the cards.
      expect(text('4♠*dung 5♠ 6♠ 8♥*dung 8♦ 8♣ J♥**dung Q♥ K♥', plain, FULL)).toBe(
        'b 9 #2 0, an 0 #1 +22, chi 20 mom #2 0, dung 10 mom #2 -22',
      );
      // A chốt from chi; b would apply to binh's own card.
      expect(text('4♠ 5♠ 6♠ 8♥**chi 8♦ 8♣ J♥ Q♥ K♥', ate, FULL)).toBe(
        'b 9 #2 0, an 0 #1 +19, chi 20 mom #2 -19, dung 10 mom #2 0',
      );
      // Two chốt of two: the one that stands first.
      expect(text('4♠**dung 5♠ 6♠ 8♥**chi 8♦ 8♣ J♥ Q♥ K♥', plain, FULL)).toBe(
        'b 9 #2 0, an 0 #1 +23, chi 20 mom #2 -4, dung 10 mom #2 -19',
      );
      expect(text('4♠**chi 5♠ 6♠ 8♥**dung 8♦ 8♣ J♥ Q♥ K♥', plain, FULL)).toBe(
        'b 9 #2 0, an 0 #1 +23, chi 20 mom #2 -19, dung 10 mom #2 -4',
      );
    });

    test('without payment nobody pays for all', () => {
      for (const house of ['adam-tips{uDen=full}', 'mien-bac{payout=none}']) {
        expect(u(['*chi', '*chi', '*chi'], '', house)).toBe('b 9 #2 0, an 0 #1 0, chi 10 mom #2 0');
      }
    });
  });

  describe('eaten cards (tl-pay-eat)', () => {
    /** An has three phỏm and 9♣; the marks are on a card of each. */
    const paid = (a: string, b: string, c: string, house = 'online'): string => {
      const an = `an:4♠${a} 5♠ 6♠ 8♥${b} 8♦ 8♣ J♥${c} Q♥ K♥ 9♣`;
      return showdownText(showdownRuled(`@${house};${an};b:2♠ 2♦ 2♣ 10♣;chi:3♦ 3♥ 3♣ J♦`));
    };

    test('of one player the first 1, the second 2, the third 3; in the order in which they stand', () => {
      expect(paid('', '', '')).toBe('an 9 #1 +3, b 10 #2 -1, chi 11 #3 -2');
      expect(paid('*b', '', '')).toBe('an 9 #1 +4, b 10 #2 -2, chi 11 #3 -2');
      expect(paid('*b', '', '*b')).toBe('an 9 #1 +6, b 10 #2 -4, chi 11 #3 -2');
      expect(paid('*b', '*b', '*b')).toBe('an 9 #1 +9, b 10 #2 -7, chi 11 #3 -2');
      expect(paid('*b', '*chi', '*b')).toBe('an 9 #1 +7, b 10 #2 -4, chi 11 #3 -3');
    });

    test('a last-round card is 4 instead, and counts as one of them', () => {
      expect(paid('**b', '', '')).toBe('an 9 #1 +7, b 10 #2 -5, chi 11 #3 -2');
      expect(paid('*b', '**b', '')).toBe('an 9 #1 +8, b 10 #2 -6, chi 11 #3 -2');
      expect(paid('**b', '*b', '')).toBe('an 9 #1 +9, b 10 #2 -7, chi 11 #3 -2');
    });

    test('nothing where nobody knows from whom', () => {
      for (const mark of ['*', '**']) {
        expect(paid(mark, '', '')).toBe('an 9 #1 +3, b 10 #2 -1, chi 11 #3 -2');
      }
    });

    test('whoever ate them: two eat of one player', () => {
      const of = (house: string) =>
        showdownText(showdownRuled(`@${house};an:4♠*chi 5♠ 6♠ 9♣;b:2♠ 2♦*chi 2♣ 10♣;chi:3♦ 3♥ 3♣*an J♦`));
      expect(of('mien-bac')).toBe('an 9 #1 +3, b 10 #2 +1, chi 11 #3 -4');
      expect(of('mien-bac{payout=none}')).toBe('an 9 #1 0, b 10 #2 0, chi 11 #3 0');
    });

    test('a fourth card of one player can only be the last: 4', () => {
      const an = 'an:4♠*b 5♠*b 6♠ 8♥*b 8♦*b 8♣ J♥ Q♥ K♥ 9♣';
      expect(showdownText(showdownRuled(`@online;${an};b:2♠ 2♦ 2♣ 10♣`))).toBe('an 9 #1 +11, b 10 #2 -11');
    });
  });
});

describe('properties', () => {
  test('nets add up to zero; without payment all are zero', () => {
    forSeeds(runs(4000), 1, (seed) => {
      const rng = makeRng(seed);
      const rules = anyRules(rng);
      const { verdict } = decide(anyShowdown(rng, rules), rules);
      if (verdict.kind !== 'showdown') throw new Error('a showdown');
      const nets = verdict.players.map(({ net }) => net);
      expect(nets.reduce((sum, net) => sum + net, 0)).toBe(0);
      if (rules.payout === 'none') expect(nets.every((net) => Object.is(net, 0))).toBe(true);
    });
  });

  test('places: one first, and behind so many as stand before, unless they lose alike', () => {
    forSeeds(runs(4000), 2, (seed) => {
      const rng = makeRng(seed);
      const rules = anyRules(rng);
      const fields = anyShowdown(rng, rules);
      const { verdict, reasons } = decide(fields, rules);
      if (verdict.kind !== 'showdown') throw new Error('a showdown');
      const { players } = verdict;
      const places = players.map(({ place }) => place).sort();
      const isU = reasons.some(({ rule: id }) => id === 'tl-u-rank');
      expect(verdict.out).toBe(isU ? players.find(({ place }) => place === 1)?.name : null);
      const moms = players.filter(({ mom }) => mom).length;
      expect(places[0]).toBe(1);
      if (isU) {
        expect(places.slice(1)).toEqual(players.slice(1).map(() => 2));
      } else if (rules.manyMom === 'all-last' && moms < players.length) {
        const melded = players.length - moms;
        expect(places).toEqual(players.map((_, at) => (at < melded ? at + 1 : players.length)));
      } else {
        expect(places).toEqual(players.map((_, at) => at + 1));
      }
      if (isU) return;
      for (const [at, one] of players.entries()) {
        for (const other of players.slice(at + 1)) {
          if (one.mom === other.mom && !one.mom) {
            expect(one.place < other.place).toBe(one.points <= other.points);
          }
          if (one.mom !== other.mom) expect(one.place < other.place).toBe(other.mom);
        }
      }
    });
  });

  test('laying off never leaves anyone more than the arrangement alone; the first to lay down cannot', () => {
    forSeeds(runs(3000), 3, (seed) => {
      const rng = makeRng(seed);
      const rules = anyRules(rng);
      const fields = anyShowdown(rng, rules);
      const points = (layOff: boolean) => {
        const { verdict } = decide(fields, { ...rules, layOff });
        return verdict.kind === 'showdown' ? verdict.players.map((player) => player.points) : [];
      };
      const [off, on] = [points(false), points(true)];
      for (const [at, own] of off.entries()) expect(on[at]).toBeLessThanOrEqual(own);
      expect(on[0]).toBe(off[0]);
    });
  });

  test('one hand at a table of its own leaves as many points as alone', () => {
    forSeeds(runs(2000), 5, (seed) => {
      const rng = makeRng(seed);
      const rules = anyRules(rng);
      const [field] = anySingle(rng, rules);
      if (!field) throw new Error('a hand');
      const alone = decide([field], rules).verdict;
      const { verdict } = decide([{ ...field, role: 'player', name: 'an' }, blank('b')], rules);
      if (verdict.kind !== 'showdown' || alone.kind !== 'hand') throw new Error('both');
      expect(verdict.players[0]).toMatchObject({ points: alone.points, mom: alone.melds.length === 0 });
    });
  });

  test('house rules are asked only where they can matter', () => {
    const asked = (text: string, name = 'mien-bac') => {
      const rules = houseOf(name);
      const house = recordReads(rules);
      const { fields } = caseOf(`@${name};${text}`);
      expect(decide(fields, house.rules)).toEqual(decide(fields, rules));
      return readInEdition(house.asked, SCHEMA, 1);
    };
    expect(asked('bai:2♥ 9♠ 4♦')).toBe('');
    expect(asked('bai:2♥ Q♠ 4♦')).toBe('faces');
    expect(asked('bai:4♠ 4♦ 4♥ 6♥ 7♥ 8♥ 9♠ 9♦ 9♣')).toBe('');
    expect(asked('bai:4♠ 4♦ 4♥ 6♥ 7♥ 8♥ 9♠ 9♦ 9♣ 2♣')).toBe('u');
    expect(asked('bai:4♠ 4♦ 4♥ 6♥ 7♥ 8♥ 9♥ 9♠ 9♦ 9♣')).toBe('uKinds');
    expect(asked('bai:A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠')).toBe('uKinds');
    expect(asked('bai:A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 10♣')).toBe('caGap,uKinds');
    expect(asked('bai:A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 10♣', 'mien-bac{caGap=1}')).toBe('caGap,uKinds');
    expect(asked('an:4♠ 5♠ 6♠ 9♦;b:2♥ 2♦ 2♣ 8♣', 'online')).toBe('payout');
    expect(asked('an:4♠ 5♠ 6♠ 9♦;b:2♥ 2♦ 2♣ 7♠', 'online')).toBe('layOff,payout');
    expect(asked('an:4♠ 5♠ 6♠ 9♦;b:7♠;chi:8♠', 'online')).toBe('layOff,manyMom,payout');
    expect(asked('an:4♠ 9♦;b:7♠;chi:8♠', 'online')).toBe('payout');
    expect(asked('an:4♠ 5♠ 6♠ 9♦;b:K♣')).toBe('faces,payout');
    expect(asked('an:4♠ 5♠ 6♠ 8♥ 8♦ 8♣ 10♥ 10♦ 10♣;b:2♣', 'online')).toBe('payout');
    expect(asked('an:4♠ 5♠ 6♠ 8♥ 8♦ 8♣ 10♥ 10♦ 10♣ 10♠;b:2♣', 'online')).toBe('payout,uKinds');
    expect(asked('an:4♠**b 5♠ 6♠ 8♥ 8♦ 8♣ 10♥ 10♦ 10♣;b:2♣', 'online')).toBe('payout,uDen');
  });

  test('reasons add up, and decide for everyone', () => {
    forSeeds(runs(1500), 8, (seed) => {
      const { fields, rules } = situation(seed);
      const { verdict, reasons } = decide(fields, rules);
      const names = fields.map(({ name }) => name);
      for (const step of reasons) {
        if ('parts' in step) {
          expect(step.parts).toHaveLength(step.cards.length);
          expect(step.parts.reduce((sum, part) => sum + part, 0)).toBe(step.points);
        }
      }
      const deciding = reasons.filter(({ decides }) => decides);
      if (verdict.kind === 'hand') {
        const counted = reasons.flatMap((step) => (step.rule === 'tl-points' ? [step.points] : []));
        expect(counted).toEqual(verdict.points === 0 ? [] : [verdict.points]);
        const out = reasons.flatMap((step) => (step.rule === 'tl-u' && step.outcome === 'held' ? [step.kind] : []));
        expect(out).toEqual(verdict.u === null ? [] : [verdict.u]);
        return;
      }
      const places = new Map(verdict.players.map(({ name, place }) => [name, place]));
      const told = deciding.flatMap((step) => ('place' in step ? [[step.who, step.place] as const] : []));
      if (told.length > 0) expect(new Map(told)).toEqual(places);
      else expect(deciding.map(({ who, rule: id }) => [id, places.get(who)])).toEqual([['tl-u-rank', 1]]);
      // Points and nets equal the sums of the steps.
      const nets = new Map(names.map((name) => [name, 0]));
      for (const step of reasons) {
        if (!('units' in step)) continue;
        nets.set(step.who, (nets.get(step.who) ?? 0) - step.units);
        nets.set(step.other, (nets.get(step.other) ?? 0) + step.units);
      }
      for (const { name, points, net } of verdict.players) {
        expect(nets.get(name)).toBe(net);
        const scored = reasons.flatMap((step) => (step.rule === 'tl-score' && step.who === name ? [step.points] : []));
        expect(scored).toEqual(points === 0 ? [] : [points]);
      }
    });
  });

  test('total over anything that gets past: no hands at all', () => {
    expect(decide([], PRESETS['mien-bac'])).toEqual({
      verdict: { kind: 'showdown', out: null, players: [] },
      reasons: [],
    });
  });

  test('ten cards take at most 15 steps, four players’ ends at most 80', () => {
    const lengths = { hand: 0, showdown: 0 };
    forSeeds(runs(5000), 9, (seed) => {
      const { fields, rules } = situation(seed);
      const { verdict, reasons } = decide(fields, rules);
      lengths[verdict.kind] = Math.max(lengths[verdict.kind], reasons.length);
    });
    expect(lengths.hand).toBeLessThanOrEqual(15);
    expect(lengths.showdown).toBeLessThanOrEqual(80);
    expect(lengths.hand).toBeGreaterThan(5);
  });
});

const blank = (name: string): Field => ({ role: 'player', name, cards: [], eaten: [] });

describe('the ends of a round, without cards (finish)', () => {
  const standings = ['an', 'b', 'chi'].map((who) => ({ who, points: 10, mom: true, eaten: [] }));
  const netsOf = (end: Showdown): string =>
    end.players.map(({ who, place }) => `${who} #${place} ${end.nets.get(who)}`).join(', ');

  test.each([
    ['thuong', 'mien-bac', 'an #2 -5, b #1 10, chi #2 -5'],
    ['tron', 'mien-bac{uKinds=plain-tron-khan,uPay=by-kind}', 'an #2 -6, b #1 12, chi #2 -6'],
    ['tron', 'mien-bac{uKinds=plain-tron-khan,uPay=tron-double}', 'an #2 -10, b #1 20, chi #2 -10'],
    ['tron', 'mien-bac{uKinds=plain-tron-khan}', 'an #2 -5, b #1 10, chi #2 -5'],
    ['khan', 'mien-bac{uKinds=plain-tron-khan,uPay=by-kind}', 'an #2 -7, b #1 14, chi #2 -7'],
    ['khan', 'mien-bac{uPay=tron-double}', 'an #2 -5, b #1 10, chi #2 -5'],
    ['khan', 'mien-bac', 'an #2 -5, b #1 10, chi #2 -5'],
    ['khan', 'adam-tips', 'an #2 0, b #1 0, chi #2 0'],
  ] as const)('ù %s, %s: %s', (kind, house, is) => {
    expect(netsOf(finishShowdown(standings, { who: 'b', kind, left: 0 }, houseOf(house), []))).toBe(is);
  });

  test('nobody is ù: places, with what was told before in front', () => {
    const before = rule('@mien-bac;an:4♠ 5♠ 6♠;b:2♦').reasons.slice(0, 1);
    const end = finishShowdown(standings, null, PRESETS['mien-bac'], before);
    expect(netsOf(end)).toBe('an #1 8, b #2 -4, chi #3 -4');
    expect(end.steps.slice(0, 1)).toEqual(before);
    expect(end.steps).toHaveLength(1 + 1 + 3 + 2);
  });
});

test('fields and cards of the fixture are those of the text', () => {
  expect(fieldsOf('@online;an:4♠*b 5♠ 6♠;b:-').map(({ name, cards, eaten }) => [name, cards, eaten.length])).toEqual([
    ['an', cardsOf('4♠ 5♠ 6♠'), 1],
    ['b', [], 0],
  ]);
});
