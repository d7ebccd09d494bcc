import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_CARDS, formatCard } from '#core/card.ts';
import type { Case, Field } from '#core/case.ts';
import type { ErrorCode } from '#core/case-error.ts';
import { displayCase, formatCase } from '#core/format.ts';
import { parseCase } from '#core/notation/parse.ts';
import { makeRng } from '#core/random/rng.ts';
import { marked } from '#testing/faults.ts';
import { anyFields, anyHand, anyRules, cardsOf, caseOf, fieldsOf } from '../testing/cases.ts';
import { literalArrange } from '../testing/literal.ts';
import { check } from './decide.ts';
import { game } from './index.ts';
import { PRESETS } from './rules.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

describe('parse(format(c)) = c, in canonical and in display text (case notation)', () => {
  const cases = fc.tuple(seeds, fc.constantFrom(...Object.keys(PRESETS))).map(([seed, preset]): Case => {
    const rng = makeRng(seed);
    const rules = anyRules(rng);
    return { game: 'ta-la', preset, rules, fields: anyFields(rng, rules) };
  });

  test.each([
    ['canonical', formatCase],
    ['display', displayCase],
  ] as const)('%s text', (_, write) => {
    let marks = 0;
    fc.assert(
      fc.property(cases, (of) => {
        marks += of.fields.reduce((sum, { eaten }) => sum + eaten.length, 0);
        expect(parseCase(write(of, game), [game])).toEqual({ ok: true, value: of });
      }),
      { numRuns: 3000, seed: 51 },
    );
    expect(marks).toBeGreaterThan(1000);
  });

  test.each([
    ['ta-la;bài:4♣ 5♣ 6♣ 10♠', 'ta-la@mien-bac;bai:4C.5C.6C.10S'],
    ['ta-la@adam-tips;hand:4C5C6CTS', 'ta-la@adam-tips;bai:4C.5C.6C.10S'],
    ['ta-la@mien-bac{u=one-left-or-zero,caGap=2};bai:át bích', 'ta-la@mien-bac;bai:AS'],
    [
      'ta-la@online{faces=10,uKinds=plain-khan,u=none-left}\nan: 5♠* 6♠ 7♠\nbình: -\n',
      'ta-la@online{uKinds=plain-khan,faces=10};an:5S*.6S.7S;bình:-',
    ],
    ['ta-la;an:5S*bình 6S 7S;bình:8H**an.8D,8C', 'ta-la@mien-bac;an:5S*bình.6S.7S;bình:8H**an.8D.8C'],
    ['ta-la;2:5S*constructor.6S.7S;constructor:-', 'ta-la@mien-bac;2:5S*constructor.6S.7S;constructor:-'],
  ])('%s', (text, canonical) => {
    const read = parseCase(text, [game]);
    if (!read.ok) throw new Error(read.error.code);
    expect(formatCase(read.value, game)).toBe(canonical);
    expect(parseCase(canonical, [game])).toEqual(read);
  });
});

describe('marks of eaten cards', () => {
  const eatenOf = (cards: string): unknown => fieldsOf(`@online;chi:${cards};an:-;binh:-;__proto__:-`)[0]?.eaten;
  const [five, six] = cardsOf('5♠ 6♠');

  test.each([
    ['5♠ 6♠ 7♠', []],
    ['5♠* 6♠ 7♠', [{ card: five, chot: false }]],
    ['5♠** 6♠ 7♠', [{ card: five, chot: true }]],
    ['5♠*binh 6♠ 7♠', [{ card: five, chot: false, from: 'binh' }]],
    ['5♠**binh 6♠ 7♠', [{ card: five, chot: true, from: 'binh' }]],
    // Who has any name at all.
    ['5♠*__proto__ 6♠ 7♠', [{ card: five, chot: false, from: '__proto__' }]],
    // In the order in which they stand.
    [
      '6♠* 5♠**an 7♠',
      [
        { card: six, chot: false },
        { card: five, chot: true, from: 'an' },
      ],
    ],
    ['5♠*binh.6♠,7♠', [{ card: five, chot: false, from: 'binh' }]],
  ])('%s', (cards, eaten) => {
    expect(eatenOf(cards)).toEqual(eaten);
  });

  test('one hand by itself may name anybody: nobody pays', () => {
    for (const name of ['mai', '3H', '__proto__']) {
      expect(fieldsOf(`;bai:5♠*${name} 6♠ 7♠`)[0]?.eaten).toEqual([{ card: five, chot: false, from: name }]);
    }
  });
});

/** Players with so many cards of the deck each, one after another. */
function table(seats: number, size: number): string {
  return Array.from({ length: seats }, (_, seat) => {
    const cards = ALL_CARDS.slice(size * seat, size * (seat + 1)).map(formatCard);
    return `p${seat}:${cards.join('.') || '-'}`;
  }).join(';');
}

const ELEVEN = ALL_CARDS.slice(0, 11).map(formatCard).join('.');

describe('what is no case', () => {
  /** One fault each; ‹ and › stand round the offending text and are taken out before it is read. */
  const FAULTS: readonly (readonly [ErrorCode, string])[] = [
    ['empty', '‹›'],
    ['empty', '‹ \n›'],
    ['too-long', `ta-la;bai:2S.3S.4S;${'x'.repeat(1981)}‹${'y'.repeat(9)}›`],
    ['unknown-game', '‹ta_la›;bai:2S'],
    ['unknown-game', '‹phom›;bai:2S'],
    ['unknown-preset', 'ta-la@‹mien-nam›;bai:2S'],
    ['unknown-preset', 'ta-la@‹S4›;bai:2S'],
    ['unknown-setting', 'ta-la{‹mom›=all-last};bai:2S'],
    ['unknown-setting', 'ta-la{u=none-left,‹U›=none-left};bai:2S'],
    ['bad-value', 'ta-la{caGap=‹3›};bai:2S'],
    ['bad-value', 'ta-la{faces=‹11›};bai:2S'],
    ['bad-value', 'ta-la{layOff=‹no›};bai:2S'],
    ['bad-value', 'ta-la{uDen=full,‹uDen=none›};bai:2S'],
    ['bad-syntax', 'ta-la‹{u=none-left›;bai:2S'],
    ['bad-syntax', 'ta-la;an:2S;‹binh 3S›'],
    ['bad-syntax', 'ta-la;an:2S;‹bà nội›:3S'],
    ['bad-syntax', 'ta-la ‹bai:2S›'],

    // Either one hand, or players: neither a banker nor a table.
    ['unknown-field', 'ta-la;an:2S;‹cái›:3S'],
    ['unknown-field', 'ta-la;an:2S;binh:3S;‹bàn›:4S'],
    ['unknown-field', 'ta-la;‹play›:3S'],
    ['unknown-field', 'ta-la;bai:2S;‹an›:3S'],
    ['unknown-field', 'ta-la;an:2S;‹bài›:3S'],
    ['unknown-field', 'ta-la;an:2S;binh:4S;‹hand›:3S'],
    // In a showdown a card was eaten from another player, spelled as he is.
    ['unknown-field', 'ta-la;an:6C*‹binh›.6H.6D;bình:7C'],
    ['unknown-field', 'ta-la;bình:7C;an:6C**‹binh›.6H.6D'],
    ['unknown-field', 'ta-la;an:6C*‹Bình›.6H.6D;bình:7C'],
    ['unknown-field', 'ta-la;an:6C*‹mai›.6H.6D;bình:7C'],
    ['unknown-field', 'ta-la;an:6C*‹an›.6H.6D;bình:7C'],
    ['unknown-field', 'ta-la;an:6C*‹cai›.6H.6D;bình:7C'],
    ['unknown-field', 'ta-la;an:2H*‹3H›.2D.2S;bình:7C'],
    ['unknown-field', 'ta-la;an:7C;bình:6C*‹bình›.6H.6D'],
    ['unknown-field', 'ta-la;an:2H*‹mai›.2D.2S'],
    ['duplicate-field', 'ta-la;bai:2S;‹hand›:3S'],
    ['duplicate-field', 'ta-la;an:2S;binh:4S;‹an›:3S'],
    ['missing-field', 'ta-la‹›'],
    ['missing-field', 'ta-la@online{u=none-left}; ‹›'],

    ['bad-card', 'ta-la;bai:2S.‹1S›'],
    ['bad-card', 'ta-la;bai‹:›'],
    ['bad-card', 'ta-la;bai:2S.‹-›'],
    ['bad-card', 'ta-la;bai:‹*2S›.3S.4S'],
    ['bad-card', 'ta-la;bai:2S**‹*›.3S.4S'],
    ['bad-card', 'ta-la;bai:2S* ‹an› 3S 4S'],
    ['bad-card', 'ta-la;bai:2S*an‹!› 3S 4S'],
    // After a star no card is glued on.
    ['bad-card', 'ta-la;bai:2H*‹♥3›.4H'],
    ['bad-card', 'ta-la;bai:2H*3‹♥›.4H'],
    ['bad-card', 'ta-la;an:2H*bình‹♥3›.4H;bình:7C'],
    ['bad-card', 'ta-la;bai:2H.‹2› đỏ'],
    ['bad-card', `ta-la;bai:2S*${'x'.repeat(24)}‹y› 3S 4S`],
    ['duplicate-card', 'ta-la;bai:2S.3S.‹2♠›'],
    ['duplicate-card', 'ta-la;an:2S;binh:3S.‹2S›*an'],

    ['wrong-card-count', 'ta-la;bai:‹-›'],
    ['wrong-card-count', `ta-la;bai:‹${ELEVEN}›`],
    ['wrong-card-count', `ta-la;an:KC;binh:‹${ELEVEN}›`],
    ['wrong-card-count', `ta-la;an:‹${ELEVEN}›`],
    ['wrong-player-count', 'ta-la;an:2S‹›'],
    ['wrong-player-count', 'ta-la;an:-‹›'],
    ['wrong-player-count', `ta-la;${table(4, 9)};‹p4:KC.QC›`],
    ['wrong-player-count', `ta-la;${table(4, 0)};‹p4:-›;p5:-`],

    // A card that no meld takes; one that a meld would take without the other; two that would have to share one.
    ['eaten-card-outside-meld', 'ta-la;bai:‹2S›*'],
    ['eaten-card-outside-meld', 'ta-la;bai:2S.3S.‹4H›*.5S'],
    ['eaten-card-outside-meld', 'ta-la;an:KS;binh:QS.‹AS›*an.KH.2S'],
    ['eaten-card-outside-meld', 'ta-la;bai:2H*.3H.4H.4S.‹4D›*'],
    ['eaten-card-outside-meld', 'ta-la@online;bai:2H*.3H.4H.4S.‹4D›**an'],
    ['eaten-card-outside-meld', 'ta-la;bai:3H*.‹4H›*.5H'],
    ['eaten-card-outside-meld', 'ta-la;bai:7S.7H*.‹7D›*.7C'],
    ['eaten-card-outside-meld', 'ta-la;bai:3H*.4H.5H.6H.‹7H›*'],
    ['eaten-card-outside-meld', 'ta-la@online{eatPerMeld=one};bai:3H*.‹4H›*.5H'],
    ['eaten-card-outside-meld', 'ta-la@online;bai:4S*.5S*.6S*.9D*.9H.9C.‹2D›*'],
    ['unknown-field', 'ta-la;an:6C*‹binh›.6H.6D;bình:7C.7C'],
    ['duplicate-card', 'ta-la;an:6C.‹6C›;bình:7C*chi.7D.7H'],
    // Of two hands the first.
    ['eaten-card-outside-meld', 'ta-la;an:‹2S›*;binh:3S*'],
  ];

  test.each(FAULTS)('%s: %s', (code, text) => {
    const { given, at, found } = marked(text);
    const read = parseCase(given, [game]);
    expect(read.ok ? 'a case' : { code: read.error.code, at: read.error.at, found: read.error.found }).toEqual({
      code,
      at,
      found,
    });
    expect(!read.ok && read.error.length).toBe(found.length);
  });

  test('every code that there is for Tá Lả is here; no card is outside its deck', () => {
    const codes = new Set(FAULTS.map(([code]) => code));
    expect(codes.size).toBe(15);
    expect(codes.has('card-not-in-deck')).toBe(false);
  });

  test('what the errors say: counts, names, cards', () => {
    const errorOf = (text: string) => {
      const read = parseCase(text, [game]);
      return read.ok ? undefined : read.error;
    };
    expect(errorOf('ta-la;an:2S')).toMatchObject({ count: 1, min: 2, max: 4 });
    expect(errorOf(`ta-la;${table(5, 2)}`)).toMatchObject({ count: 5, min: 2, max: 4 });
    expect(errorOf('ta-la;bai:-')).toMatchObject({ name: 'bai', count: 0, min: 1, max: 10 });
    expect(errorOf(`ta-la;an:-;binh:${ELEVEN}`)).toMatchObject({ name: 'binh', count: 11, min: 0, max: 10 });
    expect(errorOf('ta-la')).toMatchObject({ code: 'missing-field', role: 'bai' });
    expect(errorOf('ta-la;bai:3H*.4H*.5H')).toMatchObject({ card: cardsOf('4♥')[0] });
    expect(errorOf('ta-la;cai:2S')).toMatchObject({ roles: ['bai', 'player'] });
  });

  test.each([
    'ta-la;bai:2S',
    'ta-la;bai:2S.3S.4S.5S.6S.7S.8S.9S.10S.JS',
    'ta-la;an:-;binh:-',
    `ta-la;${table(4, 10)}`,
    `ta-la;${table(3, 9)}`,
    'ta-la@online;bai:3H*.4H*.5H*',
    'ta-la@adam-tips;bai:7S*.7H*.7D*.7C*',
    // The limit is one a meld, and there may be two melds of the same cards.
    'ta-la;bai:3H*.4H.5H.6H.7H.8H*',
    'ta-la;bai:7S*.7H*.5S.6S.8H.9H',
    'ta-la;an:3H*chi.4H.5H;binh:6H*an.6D.6S;chi:-',
    // Alone, from someone who is not there.
    'ta-la;bai:3H*an.4H.5H',
    'ta-la;bai:2H*3H.2D.2S',
    'ta-la;an:2H*.3H.2D.2S;3H:-',
  ])('%s is a case', (text) => {
    expect(parseCase(text, [game]).ok).toBe(true);
  });

  test('all faults at once, leftmost first', () => {
    const seat = (name: string, size: number, from = 0): Field => ({
      role: name === 'bai' ? 'bai' : 'player',
      name,
      cards: ALL_CARDS.slice(from, from + size),
      eaten: [],
    });
    const house = PRESETS['mien-bac'];
    const [ace] = ALL_CARDS;
    if (ace === undefined) throw new Error('a card');
    const mark = { card: ace, chot: false };
    expect(check([], house)).toEqual([{ code: 'missing-field', role: 'bai' }]);
    expect(check([seat('bai', 0), seat('an', 12)], house)).toEqual([
      { code: 'wrong-card-count', field: 0, min: 1, max: 10 },
      { code: 'unknown-field', field: 1 },
      { code: 'wrong-card-count', field: 1, min: 1, max: 10 },
    ]);
    expect(check([{ ...seat('an', 2), eaten: [mark] }], house)).toEqual([
      { code: 'eaten-card-outside-meld', field: 0, eaten: mark },
      { code: 'wrong-player-count', min: 2, max: 4 },
    ]);
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => seat(name, 11));
    expect(check(many, house)).toEqual([
      ...[0, 1, 2, 3].map((field) => ({ code: 'wrong-card-count', field, min: 0, max: 10 })),
      { code: 'wrong-player-count', field: 4, min: 2, max: 4 },
      ...[4, 5].map((field) => ({ code: 'wrong-card-count', field, min: 0, max: 10 })),
    ]);
  });

  test('marks on any cards: a case where the reference finds a place for all of them, else the first without one', () => {
    const seen = { fits: 0, fails: 0 };
    fc.assert(
      fc.property(seeds, (seed) => {
        const rng = makeRng(seed);
        const rules = anyRules(rng);
        const cards = anyHand(rng, ALL_CARDS, 6 + rng.upTo(4));
        const marks = rng.cards(1 + rng.upTo(2), cards);
        const texts = cards.map(formatCard);
        const eaten = cards.filter((card) => marks.includes(card)).map((card) => ({ card, chot: false }));
        const fits = (count: number) =>
          literalArrange(
            texts,
            eaten.slice(0, count).map(({ card }) => formatCard(card)),
            rules,
          ) !== undefined;
        const bad = eaten.find((_, at) => !fits(at + 1));
        seen[bad ? 'fails' : 'fits']++;
        expect(check([{ role: 'bai', name: 'bai', cards, eaten }], rules)).toEqual(
          bad ? [{ code: 'eaten-card-outside-meld', field: 0, eaten: bad }] : [],
        );
      }),
      { numRuns: 4000, seed: 52 },
    );
    expect(Math.min(seen.fits, seen.fails)).toBeGreaterThan(500);
  });

  test('malformed text never throws', () => {
    const good = 'ta-la@online{faces=10,u=none-left};an:5S*bình.6S.7S;bình:8H**an.8D.8C;chi:-';
    expect(caseOf(good.slice('ta-la'.length)).fields).toHaveLength(3);
    fc.assert(
      fc.property(
        fc.nat(good.length),
        fc.nat(6),
        fc.constantFrom('', '*', '**', ':', ';', '-', '{', '}', '=', 'bai:', 'KD', '\u0301', '😀', ' ', '\n', '5S'),
        (at, cut, put) => {
          const text = good.slice(0, at) + put + good.slice(at + cut);
          const read = parseCase(text, [game]);
          if (read.ok) expect(parseCase(formatCase(read.value, game), [game])).toEqual(read);
          else expect(text.slice(read.error.at, read.error.at + read.error.length)).toBe(read.error.found);
        },
      ),
      { numRuns: 5000, seed: 53 },
    );
  });
});
