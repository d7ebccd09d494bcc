import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_CARDS, formatCard } from '#core/card.ts';
import type { Case, Field, Role } from '#core/case.ts';
import type { ErrorCode } from '#core/case-error.ts';
import { displayCase, formatCase } from '#core/format.ts';
import { parseCase } from '#core/notation/parse.ts';
import { makeRng } from '#core/random/rng.ts';
import { marked } from '#testing/faults.ts';
import { anyFields, anyRules, caseOf } from '../testing/cases.ts';
import { check } from './decide.ts';
import { game } from './index.ts';
import { PRESETS } from './rules.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

describe('parse(format(c)) = c, in canonical and in display text (case notation)', () => {
  const cases = fc.tuple(seeds, fc.constantFrom(...Object.keys(PRESETS))).map(([seed, preset]): Case => {
    const rng = makeRng(seed);
    const rules = anyRules(rng);
    return { game: 'sam', preset, rules, fields: anyFields(rng, rules) };
  });

  test.each([
    ['canonical', formatCase],
    ['display', displayCase],
  ] as const)('%s text', (_, write) => {
    const roles = new Set<string>();
    fc.assert(
      fc.property(cases, (of) => {
        for (const { role } of of.fields) roles.add(role);
        expect(parseCase(write(of, game), [game])).toEqual({ ok: true, value: of });
      }),
      { numRuns: 3000, seed: 51 },
    );
    expect([...roles].sort()).toEqual(['bai', 'ban', 'danh', 'player']);
  });

  test.each([
    ['sam; bàn: 2♠; đánh: 7♠ 7♥ 7♦ 7♣', 'sam@mien-bac;ban:2S;danh:7S.7H.7D.7C'],
    ['sam@adam-tips;table:2S2H;play:5S5H5D5C9S9H9D9C', 'sam@adam-tips;ban:2S.2H;danh:5S.5H.5D.5C.9S.9H.9D.9C'],
    ['sam;play:át bích', 'sam@mien-bac;danh:AS'],
    ['sam{runs=low-two,cong=15};danh:TS', 'sam@mien-bac;danh:10S'],
    [
      'sam@local{payout=per-card,deck=40,firstLead=random}\nan: -\nbình: 3♠ 2♥\n',
      'sam@local{deck=40,firstLead=random,payout=per-card};an:-;bình:3S.2H',
    ],
    ['sam;2:-;constructor:3S', 'sam@mien-bac;2:-;constructor:3S'],
    ['sam;hand:3S4S5S6S7S8S9STSJSQS', 'sam@mien-bac;bai:3S.4S.5S.6S.7S.8S.9S.10S.JS.QS'],
    // The play may be told first.
    ['sam;danh:3S;ban:4S', 'sam@mien-bac;danh:3S;ban:4S'],
  ])('%s', (text, canonical) => {
    const read = parseCase(text, [game]);
    if (!read.ok) throw new Error(read.error.code);
    expect(formatCase(read.value, game)).toBe(canonical);
    expect(parseCase(canonical, [game])).toEqual(read);
  });
});

const cardsText = (size: number, from = 0): string =>
  ALL_CARDS.slice(from, from + size)
    .map(formatCard)
    .join('.');

describe('what is no case', () => {
  /** One fault each; ‹ and › stand round the offending text and are taken out before it is read. */
  const FAULTS: readonly (readonly [ErrorCode, string])[] = [
    ['empty', '‹›'],
    ['too-long', `sam;danh:2S;${'x'.repeat(1988)}‹${'y'.repeat(9)}›`],
    ['unknown-game', '‹sâm›;danh:2S'],
    ['unknown-game', '‹Sam›;danh:2S'],
    ['unknown-game', '‹sam-loc›;danh:2S'],
    ['unknown-preset', 'sam@‹mien-nam›;danh:2S'],
    ['unknown-preset', 'sam@‹S4›;danh:2S'],
    ['unknown-setting', 'sam{‹chop›=none};danh:2S'],
    ['unknown-setting', 'sam{runs=no-two,‹Deck›=40};danh:2S'],
    ['bad-value', 'sam{deck=‹36›};danh:2S'],
    ['bad-value', 'sam{cong=‹5›};danh:2S'],
    ['bad-value', 'sam{chopTwo=‹single›};danh:2S'],
    ['bad-value', 'sam{deck=40,‹deck=52›};danh:2S'],
    ['bad-syntax', 'sam‹{deck=40›;danh:2S'],
    ['bad-syntax', 'sam;an:-;‹binh 3S›'],
    ['bad-syntax', 'sam;an:-;‹bà nội›:3S'],
    ['bad-syntax', 'sam ‹danh:2S›'],

    // A play, or one hand, or players: the first field says which.
    ['unknown-field', 'sam;danh:2S;‹cái›:3S'],
    ['unknown-field', 'sam;danh:2S;‹an›:3S'],
    ['unknown-field', 'sam;ban:2S;danh:4S;‹an›:3S'],
    ['unknown-field', 'sam;ban:2S;‹hand›:3S;danh:4S'],
    ['unknown-field', 'sam;an:-;‹đánh›:3S'],
    ['unknown-field', 'sam;an:-;b:4S;‹bàn›:3S'],
    ['unknown-field', 'sam;an:-;‹bài›:3S'],
    ['unknown-field', `sam;bai:${cardsText(10)};‹an›:3D`],
    ['unknown-field', `sam;bai:${cardsText(10)};‹play›:3D`],
    ['duplicate-field', 'sam;danh:2S;‹play›:3S'],
    ['duplicate-field', 'sam;an:-;‹an›:3S'],
    ['duplicate-field', `sam;bai:${cardsText(10)};‹hand›:3D`],
    ['missing-field', 'sam‹›'],
    ['missing-field', 'sam@strict{deck=40}; ‹›'],
    // Something lies there, and nothing is played.
    ['missing-field', 'sam;ban:2S‹›'],
    // Nobody is out, or a second one.
    ['missing-field', 'sam;an:2S;binh:3S‹›'],
    ['missing-field', 'sam;an:2S‹›'],
    ['duplicate-field', 'sam;an:-;‹binh›:-'],
    ['duplicate-field', 'sam;chi:3S;an:-;‹binh›:-;dung:-'],
    ['duplicate-field', `sam;an:-;‹binh›:-;chi:${cardsText(11)}`],
    ['wrong-player-count', 'sam;an:-‹›'],
    ['wrong-player-count', 'sam;an:-;b:3S;c:4S;d:5S;e:6S;‹f: 7S 8S›;g:9S'],

    ['bad-card', 'sam;danh:2S.‹1S›'],
    ['bad-card', 'sam;danh‹:›'],
    ['bad-card', 'sam;danh:2S.‹-›'],
    ['bad-card', 'sam;danh:2S‹*›'],
    ['bad-card', 'sam;an:-;b:2S‹**an›.3S'],
    ['duplicate-card', 'sam;danh:2S.3S.‹2♠›'],
    ['duplicate-card', 'sam;ban:2S;danh:3S.‹2S›'],
    ['duplicate-card', 'sam;an:-;b:2S;c:3S.‹2S›'],
    ['card-not-in-deck', 'sam@adam-tips;danh:10S.‹JS›.QS'],
    ['card-not-in-deck', 'sam{deck=40};an:-;b:‹đầm rô›'],

    ['wrong-card-count', 'sam;danh:‹-›'],
    ['wrong-card-count', 'sam;ban:‹-›;danh:2S'],
    ['wrong-card-count', `sam;danh:‹${cardsText(11)}›`],
    ['wrong-card-count', `sam;ban:‹${cardsText(11)}›;danh:KC`],
    ['wrong-card-count', `sam;bai:‹${cardsText(9)}›`],
    ['wrong-card-count', `sam;bai:‹${cardsText(11)}›`],
    ['wrong-card-count', 'sam;bai:‹-›'],
    ['wrong-card-count', `sam;an:-;b:‹${cardsText(11)}›`],
  ];

  test.each(FAULTS)('%s: %s', (code, text) => {
    const { given, at, found } = marked(text);
    const read = parseCase(given, [game]);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error).toMatchObject({ code, at, length: found.length, found });
  });

  test.each([
    'sam;danh:2S',
    'sam;ban:3S.5H.9D;danh:2S',
    `sam;danh:${cardsText(10)}`,
    'sam;an:-;b:2S',
    'sam;b:2S;an:-;',
    `sam;a:-;b:${cardsText(10)};c:${cardsText(10, 10)};d:${cardsText(10, 20)};e:${cardsText(10, 30)}`,
    'sam@adam-tips;a:-;b:2S;c:3S;d:4S;e:5S',
  ])('%s is a case', (text) => {
    expect(parseCase(text, [game]).ok).toBe(true);
  });

  test('all faults at once', () => {
    const house = PRESETS['mien-bac'];
    const field = (role: Role, name: string, size: number, from = 0): Field => {
      return { role, name, cards: ALL_CARDS.slice(from, from + size), eaten: [] };
    };
    const faults = (...fields: Field[]) => check(fields, house);
    expect(faults()).toEqual([{ code: 'missing-field', role: 'danh' }]);
    expect(faults(field('ban', 'ban', 0), field('player', 'an', 12))).toEqual([
      { code: 'wrong-card-count', field: 0, min: 1, max: 10 },
      { code: 'unknown-field', field: 1 },
      { code: 'wrong-card-count', field: 1, min: 0, max: 10 },
      { code: 'missing-field', role: 'danh' },
    ]);
    expect(faults(field('bai', 'bai', 4), field('danh', 'danh', 3, 20))).toEqual([
      { code: 'wrong-card-count', field: 0, min: 10, max: 10 },
      { code: 'unknown-field', field: 1 },
    ]);
    expect(faults(field('player', 'an', 11))).toEqual([
      { code: 'wrong-card-count', field: 0, min: 0, max: 10 },
      { code: 'missing-field', role: 'player' },
      { code: 'wrong-player-count', min: 2, max: 5 },
    ]);
    const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => field('player', name, 0));
    expect(faults(...many)).toEqual([
      ...[1, 2, 3, 4, 5].map((at) => ({ code: 'duplicate-field', field: at })),
      { code: 'wrong-player-count', field: 5, min: 2, max: 5 },
      { code: 'duplicate-field', field: 6 },
    ]);
  });

  test('malformed text never throws', () => {
    const good = [
      'sam@local{deck=40,cong=15};an:-;bình:3S.2H;chi:5S.6S',
      'sam@strict{runs=low-two};ban:2S;danh:7S.7H.7D.7C',
    ];
    for (const text of good) expect(caseOf(text.slice('sam'.length)).fields.length).toBeGreaterThan(1);
    fc.assert(
      fc.property(
        fc.constantFrom(...good),
        fc.nat(60),
        fc.nat(6),
        fc.constantFrom('', '*', ':', ';', '-', '{', '}', '=', 'bai:', 'danh:', 'KD', '\u0301', '😀', ' ', '\n', '5S'),
        (text, at, cut, put) => {
          const given = text.slice(0, at) + put + text.slice(at + cut);
          const read = parseCase(given, [game]);
          if (read.ok) expect(parseCase(formatCase(read.value, game), [game])).toEqual(read);
          else expect(given.slice(read.error.at, read.error.at + read.error.length)).toBe(read.error.found);
        },
      ),
      { numRuns: 5000, seed: 53 },
    );
  });
});
