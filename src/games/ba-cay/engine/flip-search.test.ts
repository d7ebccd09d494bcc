import { describe, expect, test } from 'vitest';
import type { ValueFlip } from '#core/branches/flips.ts';
import { ALL_CARDS } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { Game } from '#core/game/game.ts';
import type { Rules, Schema, SettingValue } from '#core/house-rules.ts';
import { writeJson } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import { makeRng } from '#core/random/rng.ts';
import { anyFields, DECK_36, literalSeats } from '../testing/cases.ts';
import { literalDecide } from '../testing/literal.ts';
import { decide } from './decide.ts';
import { type BaCayKey, findFlip, flipsOf } from './flip-search.ts';
import { game } from './index.ts';
import { type BaCayRules, PRESETS, SCHEMA } from './rules.ts';

const schema: Schema = SCHEMA;
const keys = Object.keys(SCHEMA).filter((key): key is BaCayKey => Object.hasOwn(SCHEMA, key));
const caseKeys = keys.filter((key) => schema[key]?.round !== true && key !== 'deck');

/** The case as any page would have it judged. */
const anyGame: Game = game;
function judged(fields: readonly Field[], rules: Rules): string {
  const outcome = judge(anyGame, fields, rules);
  return outcome.ok ? writeJson(anyGame.verdictJson(outcome.value.verdict)) : outcome.error.code;
}

/** What a player gets, or who is best: without the kinds and points, which may differ and change nothing. */
function resultOf(fields: readonly Field[], rules: BaCayRules): string {
  const { players, ranking } = decide(fields, rules).verdict;
  return JSON.stringify(players ?? ranking);
}

/** Found once: to look for all of them takes a while. */
const FLIPS = new Map(caseKeys.map((key) => [key, flipsOf(key)]));

describe('flipsOf', () => {
  test.each(caseKeys)('%s: for every value but the first, hands on which it alone decides', (key) => {
    const values: readonly SettingValue[] = SCHEMA[key].values;
    const flips: readonly ValueFlip[] = FLIPS.get(key) ?? [];
    expect(flips.map(({ value }) => value)).toEqual(values.slice(1));
    for (const { value, flip } of flips) {
      if (!flip) throw new Error(`${key} ${value}`);
      expect(flip).toMatchObject({ key, from: values[0], to: value });
      const base = Object.entries(PRESETS).find(([name]) => name === flip.base)?.[1];
      if (!base) throw new Error(flip.base);
      // Nothing but this setting differs.
      const before: BaCayRules = { ...base, [key]: flip.from };
      const after: BaCayRules = { ...base, [key]: flip.to };
      expect(flip.before).toEqual(decide(flip.fields, before));
      expect(flip.after).toEqual(decide(flip.fields, after));
      expect(resultOf(flip.fields, before)).not.toBe(resultOf(flip.fields, after));
      // Both are cases, and their verdicts those of the ledger read literally.
      for (const rules of [before, after]) {
        expect(judged(flip.fields, rules)).toMatch(/^\{"hands"/);
        expect(decide(flip.fields, rules).verdict).toEqual(literalDecide(literalSeats(flip.fields), rules));
      }
      const banker = key === 'bankerTie' || key === 'payout';
      expect(flip.fields.map(({ name }) => name)).toEqual(banker ? ['cai', 'an'] : ['an', 'bình']);
      expect(flip.fields.map(({ cards }) => cards.length)).toEqual([3, 3]);
    }
  });

  test('what changes: the winner where that can be, else win to draw, with payout alone the net', () => {
    const changed = caseKeys.flatMap((key) =>
      (FLIPS.get(key) ?? []).map(({ value, flip }) => {
        const winners = [flip?.before, flip?.after].map((ruling) => ruling?.verdict.ranking[0]?.join('+'));
        return `${key}=${value}: ${flip?.changes}, ${winners.join(' to ')}`;
      }),
    );
    expect(changed).toEqual([
      'ten=worst: outcome, bình to an',
      'tie=draw: outcome, an to an+bình',
      'suits=DHSC: outcome, bình to an',
      'suits=HDCS: outcome, bình to an',
      'ace=high: outcome, bình to an',
      'compare=rank-first: outcome, bình to an',
      'threeFaces=true: outcome, bình to an',
      'threeAlike=below-ba-tien: outcome, bình to an',
      'threeAlike=above-all: outcome, bình to an',
      'bankerTie=banker: outcome, cai+an to cai+an',
      'payout=ba-tien-2: net, an to an',
    ]);
  });

  test('hands look as they come from a deck: different ranks, unless the rule is about three alike', () => {
    for (const [key, flips] of FLIPS) {
      if (key === 'threeAlike') continue;
      for (const { flip } of flips) {
        const repeats = flip?.fields.filter(({ cards }) => new Set(cards.map((card) => card % 13)).size < 3) ?? [];
        expect(repeats.length).toBeLessThanOrEqual(key === 'suits' || key === 'compare' ? 1 : 0);
      }
    }
  });

  test('the base is the first preset under which there is a flip (sampled: none under ba-cay where it is another)', () => {
    const rng = makeRng(5);
    const cases = Array.from({ length: 4000 }, () => anyFields(rng, DECK_36));
    for (const [key, flips] of FLIPS) {
      for (const { value, flip } of flips) {
        if (flip?.base === 'ba-cay') continue;
        expect(flip?.base).toBe('bai-cao');
        const other: BaCayRules = { ...PRESETS['ba-cay'], [key]: value };
        expect(cases.some((fields) => resultOf(fields, PRESETS['ba-cay']) !== resultOf(fields, other))).toBe(false);
      }
    }
  });

  test('the same again, and back: a flip is found from any value to any other', () => {
    expect(flipsOf('suits')).toEqual(FLIPS.get('suits'));
    const back = findFlip('suits', 'HDCS', 'DHSC');
    expect(back).toMatchObject({ from: 'HDCS', to: 'DHSC', base: 'ba-cay', changes: 'outcome' });
    const above = findFlip('threeAlike', 'below-ba-tien', 'above-all');
    // A sáp against a ba tiên, so with 52 cards.
    expect(above).toMatchObject({ base: 'bai-cao', changes: 'outcome' });
  });

  test('neither the deck nor what a round reads flips a verdict', () => {
    expect(flipsOf('deck')).toEqual([{ value: 52, flip: undefined }]);
    expect(flipsOf('bestTie')).toEqual([{ value: 'replay', flip: undefined }]);
    const rng = makeRng(6);
    for (let run = 0; run < 3000; run++) {
      const fields = anyFields(rng, run % 2 ? DECK_36 : ALL_CARDS);
      for (const rules of Object.values(PRESETS)) {
        const verdict = decide(fields, rules).verdict;
        expect(decide(fields, { ...rules, deck: rules.deck === 36 ? 52 : 36 }).verdict).toEqual(verdict);
        expect(decide(fields, { ...rules, bestTie: 'replay' }).verdict).toEqual(verdict);
      }
    }
  });
});
