import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_CARDS, formatCard } from '#core/card.ts';
import type { Case, Field } from '#core/case.ts';
import type { ErrorCode } from '#core/case-error.ts';
import { displayCase, formatCase } from '#core/format.ts';
import { parseCase } from '#core/notation/parse.ts';
import { makeRng } from '#core/random/rng.ts';
import { DECK } from '../hands/all-hands.ts';
import { anyFields, anyRules } from '../testing/cases.ts';
import { check } from './decide.ts';
import { game } from './index.ts';
import { PRESETS } from './rules.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

describe('parse(format(c)) = c, in canonical and in display text (case notation)', () => {
  const cases = fc.tuple(seeds, fc.constantFrom(...Object.keys(PRESETS))).map(([seed, preset]): Case => {
    const rng = makeRng(seed);
    return { game: 'xi-to', preset, rules: anyRules(rng), fields: anyFields(rng) };
  });

  test.each([
    ['canonical', formatCase],
    ['display', displayCase],
  ] as const)('%s text', (_, write) => {
    fc.assert(
      fc.property(cases, (of) => {
        expect(parseCase(write(of, game), [game])).toEqual({ ok: true, value: of });
      }),
      { numRuns: 4000, seed: 41 },
    );
  });

  test.each([
    ['xi-to; an: 8♥ 8♦ J♣ K♠ A♥; bình: 8♠ 8♣ J♠ K♦ Q♥', 'xi-to@vipgame;an:8H.8D.JC.KS.AH;bình:8S.8C.JS.KD.QH'],
    [
      'xi-to@short-deck{suits=none,aceLow=true,flush=below-full-house}\nan: K♠\nb: xì cơ',
      'xi-to@short-deck{flush=below-full-house,suits=none};an:KS;b:AH',
    ],
    ['xi-to@thung-lon{check=false};an:TS9S;b:10h,7d', 'xi-to@thung-lon{check=false};an:10S.9S;b:10H.7D'],
  ])('%s', (text, canonical) => {
    const read = parseCase(text, [game]);
    if (!read.ok) throw new Error(read.error.code);
    expect(formatCase(read.value, game)).toBe(canonical);
  });
});

/** Players with so many cards of the deck each, one after another. */
function table(seats: number, size: number): string {
  return Array.from({ length: seats }, (_, seat) => {
    const cards = DECK.slice(size * seat, size * (seat + 1)).map(formatCard);
    return `p${seat}:${cards.join('.')}`;
  }).join(';');
}

describe('what is no case', () => {
  /** One fault each; ‹ and › stand round the offending text and are taken out before it is read. */
  const FAULTS: readonly (readonly [ErrorCode, string])[] = [
    ['empty', '‹›'],
    ['too-long', `xi-to;an:7S.8S;${'x'.repeat(1985)}‹${'y'.repeat(9)}›`],
    ['unknown-game', '‹xito›;an:7S;b:8S'],
    ['unknown-preset', 'xi-to@‹poker›;an:7S;b:8S'],
    ['unknown-setting', 'xi-to{‹chat›=SHDC};an:7S;b:8S'],
    ['bad-value', 'xi-to{suits=‹DHCS›};an:7S;b:8S'],
    ['bad-value', 'xi-to{aceLow=‹1›};an:7S;b:8S'],
    ['bad-value', 'xi-to{check=true,‹check=true›};an:7S;b:8S'],
    ['bad-syntax', 'xi-to‹{check=true›;an:7S;b:8S'],
    ['bad-syntax', 'xi-to;an:7S;‹b 8S›'],
    ['unknown-field', 'xi-to;an:7S;‹cái›:8S'],
    ['unknown-field', 'xi-to;‹banker›:7S;b:8S'],
    ['unknown-field', 'xi-to;an:7S;‹bài›:8S'],
    ['unknown-field', 'xi-to;an:7S;‹bàn›:8S'],
    ['unknown-field', 'xi-to;an:7S;‹đánh›:8S'],
    ['duplicate-field', 'xi-to;an:7S;‹an›:8S'],
    ['bad-card', 'xi-to;an:7S;b:‹0S›'],
    ['bad-card', 'xi-to;an:7S‹*›;b:8S'],
    ['bad-card', 'xi-to;an‹:›;b:8S'],
    ['duplicate-card', 'xi-to;an:7S.8S;b:9S.‹7S›'],
    ['card-not-in-deck', 'xi-to;an:7S.8S;b:9S.‹6S›'],
    ['card-not-in-deck', 'xi-to@short-deck;an:7S.‹2♦›;b:9S.10S'],
    ['card-not-in-deck', 'xi-to;an:7S.8S;b:9S.10S.‹2S›'],
    ['wrong-card-count', 'xi-to;an:‹-›;b:-'],
    ['wrong-card-count', 'xi-to;an:7S.8S;b:‹9S›'],
    ['wrong-card-count', 'xi-to;an:7S.8S;b:‹9S.10S.JS›;c:-'],
    ['wrong-card-count', 'xi-to;an:7S.8S;b:7H.8H;c:‹-›'],
    ['wrong-card-count', 'xi-to;an:‹7S.8S.9S.10S.JS.QS›;b:7H.8H.9H.10H.JH'],
    ['wrong-card-count', 'xi-to;an:7S.8S.9S.10S.JS;b:‹7H.8H.9H.10H.JH.QH›'],
    ['wrong-card-count', 'xi-to;an:‹7S.8S.9S.10S.JS.QS›'],
    ['wrong-player-count', 'xi-to;an:7S.8S‹›'],
    ['wrong-player-count', 'xi-to‹›'],
    ['wrong-player-count', `xi-to;${table(6, 5)};‹g:AS.AH›`],
    ['wrong-player-count', `xi-to;${table(6, 1)};‹g:AS›;h:AH`],
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

  test('the figures: one to five cards, as many as the first hand, two to six players', () => {
    const figures = (text: string) => {
      const read = parseCase(text, [game]);
      if (read.ok) throw new Error('no fault');
      const { error } = read;
      if (error.code !== 'wrong-card-count' && error.code !== 'wrong-player-count') throw new Error(error.code);
      return [error.count, error.min, error.max];
    };
    expect(figures('xi-to;an:-;b:7S')).toEqual([0, 1, 5]);
    expect(figures('xi-to;an:7S.8S.9S.10S.JS.QS;b:7H')).toEqual([6, 1, 5]);
    expect(figures('xi-to;an:7S.8S.9S;b:7H')).toEqual([1, 3, 3]);
    expect(figures('xi-to;an:7S')).toEqual([1, 2, 6]);
    expect(figures('xi-to')).toEqual([0, 2, 6]);
    expect(figures(`xi-to;${table(7, 1)}`)).toEqual([7, 2, 6]);
  });

  test('every full table is a case', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      for (const size of [1, 2, 3, 4, 5]) expect(parseCase(`xi-to;${table(seats, size)}`, [game]).ok).toBe(true);
    }
  });

  test('all faults of counts at once, leftmost first', () => {
    const seat = (name: string, size: number): Field => ({
      role: 'player',
      name,
      cards: ALL_CARDS.slice(0, size),
      eaten: [],
    });
    const six = Array.from({ length: 6 }, (_, n) => seat(`p${n}`, n === 4 ? 2 : 3));
    expect(check([...six, seat('an', 1)])).toEqual([
      { code: 'wrong-card-count', field: 4, min: 3, max: 3 },
      { code: 'wrong-player-count', field: 6, min: 2, max: 6 },
    ]);
    // After a first hand that is none, the others are only held to one to five.
    expect(check([seat('an', 0), seat('b', 4), seat('c', 6)])).toEqual([
      { code: 'wrong-card-count', field: 0, min: 1, max: 5 },
      { code: 'wrong-card-count', field: 2, min: 1, max: 5 },
    ]);
    expect(check([])).toEqual([{ code: 'wrong-player-count', min: 2, max: 6 }]);
  });
});
