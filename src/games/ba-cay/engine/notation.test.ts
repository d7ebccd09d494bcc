import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_CARDS, formatCard } from '#core/card.ts';
import type { Case, Field } from '#core/case.ts';
import type { ErrorCode } from '#core/case-error.ts';
import { displayCase, formatCase } from '#core/format.ts';
import { parseCase } from '#core/notation/parse.ts';
import { makeRng } from '#core/random/rng.ts';
import { anyFields, anyRules, DECK_36 } from '../testing/cases.ts';
import { check } from './decide.ts';
import { game } from './index.ts';
import { PRESETS } from './rules.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

describe('parse(format(c)) = c, in canonical and in display text (case notation)', () => {
  const cases = fc.tuple(seeds, fc.constantFrom(...Object.keys(PRESETS))).map(([seed, preset]): Case => {
    const rng = makeRng(seed);
    const rules = anyRules(rng);
    const fields = anyFields(rng, rules.deck === 36 ? DECK_36 : ALL_CARDS);
    return { game: 'ba-cay', preset, rules, fields };
  });

  test.each([
    ['canonical', formatCase],
    ['display', displayCase],
  ] as const)('%s text', (_, write) => {
    fc.assert(
      fc.property(cases, (of) => {
        expect(parseCase(write(of, game), [game])).toEqual({ ok: true, value: of });
      }),
      { numRuns: 4000, seed: 31 },
    );
  });

  test.each([
    ['ba-cay; an: A♦ 3♣ 6♥; bình: 2♠ 2♣ 6♦', 'ba-cay@ba-cay;an:AD.3C.6H;bình:2S.2C.6D'],
    [
      'ba-cay@bai-cao{threeAlike=above-all,deck=52,payout=ba-tien-2}\ncái: K♠ K♥ K♦\nan: J♣ Q♣ J♦',
      'ba-cay@bai-cao{threeAlike=above-all,payout=ba-tien-2};cai:KS.KH.KD;an:JC.QC.JD',
    ],
    ['ba-cay@online-36{deck=52};an:TS.9S.8S;b:át rô.2S.3S', 'ba-cay@online-36{deck=52};an:10S.9S.8S;b:AD.2S.3S'],
  ])('%s', (text, canonical) => {
    const read = parseCase(text, [game]);
    if (!read.ok) throw new Error(read.error.code);
    expect(formatCase(read.value, game)).toBe(canonical);
  });
});

/** `count` players with three cards each of a deck, and a field for each name of `more`. */
function table(deck: readonly (typeof ALL_CARDS)[number][], count: number, more = ''): string {
  const hands = Array.from({ length: count }, (_, seat) => {
    const cards = deck.slice(3 * seat, 3 * seat + 3).map(formatCard);
    return `p${seat}:${cards.join('.')}`;
  });
  return [...hands, ...(more ? [more] : [])].join(';');
}

describe('what is no case', () => {
  /** One fault each; ‹ and › stand round the offending text and are taken out before it is read. */
  const FAULTS: readonly (readonly [ErrorCode, string])[] = [
    ['empty', '‹›'],
    ['too-long', `ba-cay;an:2S.3S.4S;${'x'.repeat(1981)}‹${'y'.repeat(9)}›`],
    ['unknown-game', '‹bai-cao›;an:2S.3S.4S;b:5S.6S.7S'],
    ['unknown-preset', 'ba-cay@‹bac›;an:2S.3S.4S;b:5S.6S.7S'],
    ['unknown-setting', 'ba-cay{‹chat›=DHCS};an:2S.3S.4S;b:5S.6S.7S'],
    ['bad-value', 'ba-cay{suits=‹SHDC›};an:2S.3S.4S;b:5S.6S.7S'],
    ['bad-value', 'ba-cay{deck=‹40›};an:2S.3S.4S;b:5S.6S.7S'],
    ['bad-value', 'ba-cay{tie=suit,‹tie=draw›};an:2S.3S.4S;b:5S.6S.7S'],
    ['bad-syntax', 'ba-cay‹{tie=draw›;an:2S.3S.4S;b:5S.6S.7S'],
    ['bad-syntax', 'ba-cay;an:2S.3S.4S;‹b 5S.6S.7S›'],
    ['unknown-field', 'ba-cay;an:2S.3S.4S;‹bài›:5S.6S.7S'],
    ['unknown-field', 'ba-cay;an:2S.3S.4S;‹bàn›:5S.6S.7S'],
    ['duplicate-field', 'ba-cay;an:2S.3S.4S;‹an›:5S.6S.7S'],
    ['duplicate-field', 'ba-cay;cai:2S.3S.4S;an:5S.6S.7S;‹banker›:2H.3H.4H'],
    ['bad-card', 'ba-cay;an:2S.3S.‹0S›;b:5S.6S.7S'],
    ['bad-card', 'ba-cay;an:2S.3S.4S‹*›;b:5S.6S.7S'],
    ['bad-card', 'ba-cay;an‹:›;b:5S.6S.7S'],
    ['duplicate-card', 'ba-cay;an:2S.3S.4S;b:5S.‹3S›.7S'],
    ['card-not-in-deck', 'ba-cay;an:2S.3S.4S;b:5S.6S.‹10S›'],
    ['card-not-in-deck', 'ba-cay@bai-cao{deck=36};an:2S.‹K♦›.4S;b:5S.6S.7S'],
    ['card-not-in-deck', 'ba-cay;an:2S.3S;b:5S.6S.‹QS›'],
    ['wrong-card-count', 'ba-cay;an:‹2S.3S›;b:5S.6S.7S'],
    ['wrong-card-count', 'ba-cay;an:2S.3S.4S;b:‹5S.6S.7S.8S›'],
    ['wrong-card-count', 'ba-cay;an:2S.3S.4S;b:‹-›'],
    ['wrong-card-count', 'ba-cay;an:‹2S.3S›'],
    ['wrong-player-count', 'ba-cay;an:2S.3S.4S‹›'],
    ['wrong-player-count', 'ba-cay;cai:2S.3S.4S‹›'],
    ['wrong-player-count', 'ba-cay‹›'],
    ['wrong-player-count', `ba-cay;${table(DECK_36, 12)};‹b:-›`],
    ['wrong-player-count', `ba-cay;cai:-;${table(DECK_36, 11)};‹p11:-›`.replace('cai:-', 'cai:9C.8C.7C')],
    ['wrong-player-count', `ba-cay@bai-cao;${table(ALL_CARDS, 17)};‹b:KC›`],
  ];

  test.each(FAULTS)('%s: %s', (code, marked) => {
    const text = marked.replace(/[‹›]/g, '');
    const read = parseCase(text, [game]);
    const at = marked.indexOf('‹');
    const length = marked.indexOf('›') - at - 1;
    expect(read.ok ? 'a case' : { code: read.error.code, at: read.error.at, length: read.error.length }).toEqual({
      code,
      at,
      length,
    });
  });

  test('the figures of the counts: 2 to 12 of 36 cards, 2 to 17 of 52, the banker counted as a seat', () => {
    const figures = (text: string) => {
      const read = parseCase(text, [game]);
      if (read.ok || read.error.code !== 'wrong-player-count') throw new Error('no fault of count');
      return [read.error.count, read.error.min, read.error.max];
    };
    expect(figures('ba-cay;an:2S.3S.4S')).toEqual([1, 2, 12]);
    expect(figures('ba-cay@bai-cao;an:2S.3S.4S')).toEqual([1, 2, 17]);
    expect(figures('ba-cay;cai:2S.3S.4S')).toEqual([0, 1, 11]);
    expect(figures('ba-cay@bai-cao;cai:2S.3S.4S')).toEqual([0, 1, 16]);
    expect(figures(`ba-cay;${table(DECK_36, 12)};b:-`)).toEqual([13, 2, 12]);
    expect(figures('ba-cay')).toEqual([0, 2, 12]);
  });

  test('full tables are cases', () => {
    for (const text of [
      `ba-cay;${table(DECK_36, 12)}`,
      `ba-cay;${table(DECK_36, 11)};cai:9C.8C.7C`,
      `ba-cay@bai-cao;${table(ALL_CARDS, 17)}`,
      `ba-cay@bai-cao;${table(ALL_CARDS, 16)};cai:KC.QC.JC`,
      'ba-cay;an:2S.3S.4S;b:5S.6S.7S',
      'ba-cay;cai:2S.3S.4S;b:5S.6S.7S',
    ]) {
      expect(parseCase(text, [game]).ok).toBe(true);
    }
  });

  test('all faults of counts at once, leftmost first', () => {
    const seat = (name: string, size: number): Field => ({
      role: name === 'cai' ? 'cai' : 'player',
      name,
      cards: ALL_CARDS.slice(0, size),
      eaten: [],
    });
    const many = Array.from({ length: 12 }, (_, n) => seat(`p${n}`, 3));
    expect(check([seat('cai', 2), ...many, seat('an', 1)], PRESETS['ba-cay'])).toEqual([
      { code: 'wrong-card-count', field: 0, min: 3, max: 3 },
      { code: 'wrong-player-count', field: 12, min: 1, max: 11 },
      { code: 'wrong-player-count', field: 13, min: 1, max: 11 },
      { code: 'wrong-card-count', field: 13, min: 3, max: 3 },
    ]);
    expect(check([], PRESETS['ba-cay'])).toEqual([{ code: 'wrong-player-count', min: 2, max: 12 }]);
  });
});
