import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENGINES } from '#games/engines.ts';
import { decide } from '#games/xi-dach/engine/decide.ts';
import { game as xiDach } from '#games/xi-dach/engine/index.ts';
import { PRESETS } from '#games/xi-dach/engine/rules.ts';
import { verdictJson } from '#games/xi-dach/engine/verdict.ts';
import { anyFields, anyRules } from '#games/xi-dach/testing/cases.ts';
import { canonical, TEST_GAMES } from '#testing/read.ts';
import { respellings } from '#testing/respellings.ts';
import { fixedSeed, runs } from '#testing/runs.ts';
import { toy } from '#testing/toy-game.ts';
import { type Case, type Eaten, type Field, RESERVED_NAMES } from '../case.ts';
import { displayCase } from '../display-case.ts';
import { formatCase } from '../format.ts';
import { writeJson } from '../json.ts';
import { makeRng } from '../random/rng.ts';
import { parseCase } from './parse.ts';

const NAME_FORM = /^[\p{L}\p{M}\p{Nd}_-]+$/u;

/** Any string that is a player's name, odd ones often. */
const names = fc
  .oneof(
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        'constructor',
        '__proto__',
        'toString',
        'hasOwnProperty',
        'valueOf',
        'prototype',
        '2',
        '1',
        '10',
        '0',
        '-',
        '--',
        '_',
        'Ánh',
        'Bình',
        'Đức',
        'Nguyễn-Thị_Ếch',
        'Cái',
        'CAI',
        'cáí',
        'player',
        'KD',
        '10H',
        'át',
        'bích',
        'xi-dach',
        'x'.repeat(24),
        'ế'.repeat(24),
        '𝔸'.repeat(24),
        'ひろし',
        '한국',
        'กำไร',
        'अनिल',
        '٣٤',
        '\u0301',
        'a\u0316',
        'null',
        'undefined',
      ),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 24 }) },
    { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...'abđếÁ-_09ợ한𝔸'), minLength: 1, maxLength: 24 }) },
  )
  .map((name) => name.normalize('NFC'))
  .filter((name) => NAME_FORM.test(name) && [...name].length <= 24 && !RESERVED_NAMES.has(name));

const manyNames = fc.uniqueArray(names, { minLength: 5, maxLength: 5 });
const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

const xiDachCases = fc
  .tuple(seeds, manyNames, fc.constantFrom(...Object.keys(PRESETS)))
  .map(([seed, given, preset]): Case => {
    const rng = makeRng(seed);
    const fields = anyFields(rng).map(
      (field, seat): Field => (field.role === 'cai' ? field : { ...field, name: given[seat] ?? '' }),
    );
    return { game: 'xi-dach', preset, rules: anyRules(rng), fields };
  });

const toyCases = fc.tuple(seeds, manyNames, fc.boolean()).map(([seed, given, forty]): Case => {
  const { cards, pick, upTo } = makeRng(seed);
  const seated = given.slice(0, 1 + upTo(1));
  const fields = seated.map((name): Field => {
    const others = seated.filter((one) => one !== name);
    const hand = cards(upTo(3)).filter((card) => card % 13 !== 0 && card % 13 < 10);
    const eaten = hand.flatMap((card): Eaten[] => {
      const chot = pick([true, false]);
      return pick([[], [{ card, chot }], others.map((from) => ({ card, chot, from }))]);
    });
    return { role: 'player', name, cards: hand, eaten };
  });
  const used = new Set(fields[0]?.cards);
  const [first, second] = fields;
  const apart = second
    ? [{ ...second, cards: second.cards.filter((card) => !used.has(card)) }].map((field) => ({
        ...field,
        eaten: field.eaten.filter(({ card }) => field.cards.includes(card)),
      }))
    : [];
  const kept = [...(first ? [first] : []), ...apart.filter(({ cards: { length } }) => length > 0)];
  // A player without cards is out, so nobody can have eaten from them.
  const table = kept.map((field) => ({
    ...field,
    eaten: field.eaten.map(({ from, ...mark }) =>
      from !== undefined && kept.some(({ name }) => name === from) ? { ...mark, from } : mark,
    ),
  }));
  const preset = forty ? 'forty' : 'plain';
  const deck = pick([52, 40] as const);
  return { game: 'toy', preset, rules: { deck, limit: pick([3, 4] as const) }, fields: table };
});

describe('parse(format(c)) = c, in canonical and in display text (case notation)', () => {
  test.each([
    ['canonical', formatCase],
    ['display', displayCase],
  ] as const)('Xì Dách, %s text', (_, write) => {
    fc.assert(
      fc.property(xiDachCases, (of) => {
        const text = write(of, xiDach);
        expect(text.normalize('NFC')).toBe(text);
        expect(parseCase(text, TEST_GAMES)).toEqual({ ok: true, value: of });
      }),
      { numRuns: runs(4000), seed: fixedSeed(21) },
    );
  });

  test.each([
    ['canonical', formatCase],
    ['display', displayCase],
  ] as const)('a game with eaten cards and empty hands, %s text', (_, write) => {
    fc.assert(
      fc.property(toyCases, (of) => {
        expect(parseCase(write(of, toy), TEST_GAMES)).toEqual({ ok: true, value: of });
      }),
      { numRuns: runs(4000), seed: fixedSeed(22) },
    );
  });

  test('cases of all games, in any spelling', () => {
    const wrong: string[] = [];
    for (const { of, game, text } of respellings(runs(50_000), 25)) {
      const read = parseCase(text, ENGINES);
      if (!read.ok || formatCase(read.value, game) !== formatCase(of, game)) wrong.push(text);
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test('canonical text has no spaces and names its preset; for ASCII names it survives a URL query as it is', () => {
    fc.assert(
      fc.property(xiDachCases, (of) => {
        const text = formatCase(of, xiDach);
        expect(text).toMatch(/^xi-dach@[a-z-]+(\{[^{}\s]+\})?;[^\s]*$/u);
        if (/^[!-~]*$/.test(text)) {
          expect(new URL(`https://x.test/?c=${text}`).searchParams.get('c')).toBe(text);
        }
      }),
      { numRuns: runs(1000), seed: fixedSeed(23) },
    );
  });

  test.each([
    ['xi-dach@vipgame; cái: K♦ 9♣; an: A♠ A♥', 'xi-dach@vipgame;cai:KD.9C;an:AS.AH'],
    ['xi-dach@vipgame{minStand=14};cai:KD.9C;an:AS.AH', 'xi-dach@vipgame{minStand=14};cai:KD.9C;an:AS.AH'],
    ['xi-dach;cai:10D.TC;an:♠T♤9', 'xi-dach@pho-thong;cai:10D.10C;an:10S.9S'],
    ['toy;hand:10D*.5S**an', 'toy@plain;bai:10D*.5S**an'],
    ['toy;table:-;play:3S', 'toy@plain;ban:-;danh:3S'],
  ])('%s is written %s', (text, to) => {
    expect(canonical(text)).toBe(to);
  });

  test('display text of the contract’s example, and of reserved names', () => {
    const shown = (text: string): string => {
      const read = parseCase(text, TEST_GAMES);
      const game = TEST_GAMES.find(({ id }) => read.ok && id === read.value.game);
      return read.ok && game ? displayCase(read.value, game) : '';
    };
    expect(shown('xi-dach@vipgame;cai:KD.9C;an:AS.AH')).toBe('xi-dach@vipgame; cái: K♦ 9♣; an: A♠ A♥');
    expect(shown('toy@forty{limit=4};bai:10H')).toBe('toy@forty{limit=4}; bài: 10♥');
    expect(shown('toy;ban:-;danh:3S*an')).toBe('toy@plain; bàn: -; đánh: 3♠*an');
  });

  test('the order of the players is kept in JSON text, whatever their names', () => {
    fc.assert(
      fc.property(xiDachCases, (of) => {
        const json = writeJson(verdictJson(decide(of.fields, PRESETS['pho-thong']).verdict));
        const keys = [...json.matchAll(/("(?:[^"\\]|\\.)*"):\{"kind":/g)].map(([, key = '""']) => {
          const name: unknown = JSON.parse(key);
          return name;
        });
        const players = of.fields.filter(({ role }) => role === 'player').map(({ name }) => name);
        expect(keys).toEqual(['banker', ...players]);
      }),
      { numRuns: runs(2000), seed: fixedSeed(24) },
    );
  });
});
