/** What the ledger's tables say about a game, held against its engine. */

import { describe, expect, test } from 'vitest';
import { type Game, ruleNumber } from '#core/game/game.ts';
import { presetOf, readValue, type SettingValue } from '#core/house-rules.ts';

/** The tables of one game, in the ledger's own order. */
export interface Ledger {
  /** The number of the game's part: its tables are §`part`.x. */
  readonly part: number;
  /** Key and values; the first value of each is the default preset's. */
  readonly variants: readonly (readonly [key: string, values: readonly SettingValue[]])[];
  readonly presets: readonly string[];
  /** A line for each setting, a column for each preset. */
  readonly table: readonly (readonly [key: string, ...values: SettingValue[]])[];
  /** Preset names as a choice of rules is known by them: another one where two presets are one. */
  readonly knownAs?: readonly string[];
  /** The settings that only a round reads. */
  readonly round: readonly string[];
  /** Every rule id, a list for each section. */
  readonly ids: readonly (readonly string[])[];
  /** Texts that are no value of their key. */
  readonly strange: readonly (readonly [key: string, text: string])[];
  /** Rules under their numbers; empty for an id that the game does not have. */
  readonly numbers: readonly (readonly [id: string, number: string])[];
}

/** Declares the tests. */
export function testLedger(game: Game, { part, variants, ...ledger }: Ledger): void {
  const { schema, presets, defaultPreset } = game;

  describe(`house rules, ledger part ${part}`, () => {
    test('keys and values, in its order', () => {
      expect(Object.entries(schema).map(([key, { values }]) => [key, values])).toEqual(variants);
    });

    test('the first value of each is the default preset’s', () => {
      expect(Object.entries(presets[defaultPreset] ?? {})).toEqual(variants.map(([key, [first]]) => [key, first]));
    });

    test('those of the round are marked as such', () => {
      expect(Object.keys(schema).filter((key) => schema[key]?.round)).toEqual(ledger.round);
    });

    test.each(variants.flatMap(([key, values]) => values.map((value) => [key, value] as const)))(
      '%s=%s is read',
      (key, value) => {
        expect(readValue(schema, key, String(value))).toBe(value);
      },
    );

    test.each(ledger.strange)('%s=%s is not', (key, text) => {
      expect(readValue(schema, key, text)).toBeUndefined();
    });
  });

  describe(`presets, ledger part ${part}`, () => {
    test('names, in its order; the first is the default', () => {
      expect(Object.keys(presets)).toEqual(ledger.presets);
      expect(defaultPreset).toBe(ledger.presets[0]);
    });

    test.each(Object.entries(presets))('%s', (name, rules) => {
      const column = ledger.presets.indexOf(name) + 1;
      expect(Object.entries(rules)).toEqual(ledger.table.map((line) => [line[0], line[column]]));
    });

    test('a choice of rules is known by its name', () => {
      const names = Object.values(presets).map((rules) => presetOf(schema, presets, { ...rules }));
      expect(names).toEqual(ledger.knownAs ?? ledger.presets);
    });
  });

  describe(`the catalogue, ledger part ${part}`, () => {
    test('ids, in its order, each once', () => {
      expect(game.ruleSections).toEqual(ledger.ids);
      const all = game.ruleSections.flat();
      expect(new Set(all).size).toBe(all.length);
    });

    test.each(ledger.numbers)('%s is rule %s', (id, number) => {
      expect(ruleNumber(game, id)).toBe(number);
    });
  });
}
