/** Holds what a game lists as without effect against its engine: what is listed never matters, what is not listed does. */

import { describe, expect, test } from 'vitest';
import type { Field } from '#core/case.ts';
import type { Game } from '#core/game/game.ts';
import type { Round, Setup } from '#core/game/round.ts';
import { type Conflict, comesToTheSame, holds, type NoEffect, type When } from '#core/house/no-effect.ts';
import type { Rules, SettingValue } from '#core/house-rules.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import { anyOption, type Choose, type Houses, partsCase, partsRound } from './effect.ts';

/** One game: what it lists, and how its cases and rounds come about. */
export interface NoEffectBook {
  readonly game: Game;
  readonly round: Round;
  readonly noEffect: readonly NoEffect[];
  readonly conflicts: readonly Conflict[];
  fields(rng: Rng, rules: Rules): readonly Field[];
  setup(rng: Rng): Setup;
  /** Tables where something rare comes up, in turn with any. */
  readonly tables?: readonly Choose[];
  /** Conflicts in which no setting is without effect: the game's own test says what they come to. */
  readonly told?: readonly string[];
}

/** So many cases and rounds are tried in vain before a setting counts as without effect. */
const CASES = 12_000;
const ROUNDS = 3_000;
/** So many for each house in which one is listed: there are some hundred of them. */
const PROVING_CASES = 100;
const PROVING_ROUNDS = 6;
const ANY_HOUSES = 60;
const PATIENCE = 300_000;

interface Pair {
  readonly key: string;
  readonly values: readonly [SettingValue, SettingValue];
  readonly house: Rules;
}

export function testNoEffect(book: NoEffectBook): void {
  const { game, noEffect, conflicts } = book;
  const { schema, presets } = game;
  const entries = [...noEffect.map(({ key, alike, when }) => ({ ...when, [key]: alike ?? [] })), ...whensOf(conflicts)];

  describe(`house rules of ${game.id} that come to nothing`, () => {
    test('name settings and values that there are', () => {
      for (const when of entries) {
        for (const [key, values] of Object.entries(when)) {
          for (const value of values) expect(schema[key]?.values, key).toContain(value);
        }
      }
      expect(new Set(conflicts.map(({ id }) => id)).size).toBe(conflicts.length);
    });

    test('change no verdict and no round', { timeout: PATIENCE }, () => {
      const rng = makeRng(1);
      for (const house of [...nearPresets(game), ...Array.from({ length: ANY_HOUSES }, () => anyHouse(game, rng))]) {
        for (const pair of pairsIn(game, house)) {
          if (comesToTheSame(noEffect, pair.key, pair.values, house)) expect(partsNever(book, pair, rng)).toBe(true);
        }
      }
    });

    test('are all that come to nothing, under every preset and one setting away from it', { timeout: PATIENCE }, () => {
      const rng = makeRng(2);
      const seek = seeker(book, rng);
      const silent = nearPresets(game)
        .flatMap((house) => pairsIn(game, house))
        .filter(({ key, values, house }) => !comesToTheSame(noEffect, key, values, house))
        .filter((pair) => !seek(pair));
      expect(silent).toEqual([]);
    });

    test('a conflict names two settings or more, and no preset has one', () => {
      for (const { id, when } of conflicts) {
        expect(Object.keys(when).length, id).toBeGreaterThan(1);
        for (const [name, rules] of Object.entries(presets)) expect(holds(when, rules), `${id} ${name}`).toBe(false);
      }
    });

    test('in every conflict one of the settings comes to nothing', () => {
      const rng = makeRng(3);
      for (const { id, when } of conflicts) {
        if (book.told?.includes(id)) continue;
        for (let n = 0; n < ANY_HOUSES; n++) {
          const chosen = Object.entries(when).map(([key, [first, ...rest]]) => [key, rng.pick([first ?? '', ...rest])]);
          const house = { ...anyHouse(game, rng), ...Object.fromEntries(chosen) };
          const silent = pairsIn(game, house).filter(
            ({ key, values }) =>
              when[key] && values.some((value) => value === house[key]) && comesToTheSame(noEffect, key, values, house),
          );
          expect(silent.length, id).toBeGreaterThan(0);
        }
      }
    });
  });
}

const whensOf = (conflicts: readonly Conflict[]): When[] => conflicts.map(({ when }) => when);

/** Every preset, and every house that differs from one in a single setting. */
function nearPresets({ presets, schema }: Game): Rules[] {
  return Object.values(presets).flatMap((rules) => [
    rules,
    ...Object.entries(schema).flatMap(([key, { values }]) =>
      values.filter((value) => value !== rules[key]).map((value) => ({ ...rules, [key]: value })),
    ),
  ]);
}

export function anyHouse({ schema }: Game, rng: Rng): Rules {
  return Object.fromEntries(
    Object.entries(schema).map(([key, { values }]) => [key, values[rng.upTo(values.length - 1)] ?? '']),
  );
}

/** Every two values of every setting in a house. */
function pairsIn({ schema }: Game, house: Rules): Pair[] {
  return Object.entries(schema).flatMap(([key, { values }]) =>
    values.flatMap((a, at) => values.slice(at + 1).map((b): Pair => ({ key, values: [a, b], house }))),
  );
}

function housesOf({ key, values: [a, b], house }: Pair): Houses {
  return [
    { ...house, [key]: a },
    { ...house, [key]: b },
  ];
}

function partsNever(book: NoEffectBook, pair: Pair, rng: Rng): boolean {
  const houses = housesOf(pair);
  for (let n = 0; n < PROVING_CASES; n++) {
    if (partsCase(book.game, book.fields(rng, houses[0]), houses)) return false;
  }
  for (let n = 0; n < PROVING_ROUNDS; n++) {
    if (partsRound(book.round, book.setup(rng), houses, rng, tableAt(book, n))) return false;
  }
  return true;
}

function tableAt({ tables = [] }: NoEffectBook, n: number): Choose {
  return [anyOption, ...tables][n % (tables.length + 1)] ?? anyOption;
}

/** Looks for hands, or a round, on which two values part; what parted them elsewhere is tried first. */
function seeker(book: NoEffectBook, rng: Rng): (pair: Pair) => boolean {
  const cases = new Map<string, (readonly Field[])[]>();
  const rounds = new Map<string, { setup: Setup; seed: number; choose: Choose }[]>();
  return (pair) => {
    const houses = housesOf(pair);
    const seen = cases.get(pair.key) ?? [];
    if (seen.some((fields) => partsCase(book.game, fields, houses))) return true;
    const played = rounds.get(pair.key) ?? [];
    const again = played.some(({ setup, seed, choose }) =>
      partsRound(book.round, setup, houses, makeRng(seed), choose),
    );
    if (again) return true;
    const inRound = book.game.schema[pair.key]?.round === true || pair.key === 'deck';
    for (let n = 0; !inRound && n < CASES; n++) {
      const fields = book.fields(rng, sureOf(houses, n));
      if (partsCase(book.game, fields, houses)) return cases.set(pair.key, [...seen, fields]).size > 0;
    }
    for (let n = 0; inRound && n < ROUNDS; n++) {
      const one = { setup: book.setup(rng), seed: rng.upTo(2 ** 30), choose: tableAt(book, n) };
      if (partsRound(book.round, one.setup, houses, makeRng(one.seed), one.choose)) {
        return rounds.set(pair.key, [...played, one]).size > 0;
      }
    }
    return false;
  };
}

function sureOf(houses: Houses, n: number): Rules {
  return n % 2 === 0 ? houses[0] : houses[1];
}
