import { describe, expect, test } from 'vitest';
import type { ValueFlip } from '#core/branches/flips.ts';
import { suitOf } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { Game } from '#core/game/game.ts';
import type { Rules, Schema, SettingValue } from '#core/house-rules.ts';
import { writeJson } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import { makeRng } from '#core/random/rng.ts';
import { anyFields, literalSeats } from '../testing/cases.ts';
import { literalDecide } from '../testing/literal.ts';
import { decide } from './decide.ts';
import { findFlip, flipsOf, type XiToKey } from './flip-search.ts';
import { game } from './index.ts';
import { PRESETS, SCHEMA, type XiToRules } from './rules.ts';

const schema: Schema = SCHEMA;
const keys = Object.keys(SCHEMA).filter((key): key is XiToKey => Object.hasOwn(SCHEMA, key));
const caseKeys = keys.filter((key) => schema[key]?.round !== true);

/** The case as any page would have it judged. */
const anyGame: Game = game;
function judged(fields: readonly Field[], rules: Rules): string {
  const outcome = judge(anyGame, fields, rules);
  return outcome.ok ? writeJson(anyGame.verdictJson(outcome.value.verdict)) : outcome.error.code;
}

/** Found once: each looks at all hands of the deck. */
const FLIPS = new Map(keys.map((key) => [key, flipsOf(key)]));

describe('flipsOf', () => {
  test.each(caseKeys)('%s: for every value but the first, hands on which it alone decides', (key) => {
    const values: readonly SettingValue[] = SCHEMA[key].values;
    const flips: readonly ValueFlip[] = FLIPS.get(key) ?? [];
    expect(flips.map(({ value }) => value)).toEqual(values.slice(1));
    for (const { value, flip } of flips) {
      if (!flip) throw new Error(`${key} ${value}`);
      expect(flip).toMatchObject({ key, from: values[0], to: value, base: 'vipgame', changes: 'outcome' });
      // Nothing but this setting differs.
      const before: XiToRules = { ...PRESETS.vipgame, [key]: flip.from };
      const after: XiToRules = { ...PRESETS.vipgame, [key]: flip.to };
      expect(flip.before).toEqual(decide(flip.fields, before));
      expect(flip.after).toEqual(decide(flip.fields, after));
      expect(decide(flip.fields, before).verdict.ranking).not.toEqual(decide(flip.fields, after).verdict.ranking);
      // Both are cases, and their verdicts those of the ledger read literally.
      for (const rules of [before, after]) {
        expect(judged(flip.fields, rules)).toMatch(/^\{"hands"/);
        expect(decide(flip.fields, rules).verdict).toEqual(literalDecide(literalSeats(flip.fields), rules));
      }
      expect(flip.fields.map(({ name, cards }) => [name, cards.length])).toEqual([
        ['an', 5],
        ['binh', 5],
      ]);
      expect(new Set(flip.fields.flatMap(({ cards }) => cards)).size).toBe(10);
    }
  });

  test('what changes: the winner, with suits=none to nobody; and what the hands are', () => {
    const changed = caseKeys.flatMap((key) =>
      (FLIPS.get(key) ?? []).map(({ value, flip }) => {
        const winners = [flip?.before, flip?.after].map((ruling) => ruling?.verdict.ranking[0]?.join('+'));
        const hands = [flip?.before, flip?.after].map((ruling) =>
          ruling?.verdict.hands.map(({ category }) => category).join(' v '),
        );
        return `${key}=${value}: ${winners.join(' to ')}, ${[...new Set(hands)].join(' to ')}`;
      }),
    );
    expect(changed).toEqual([
      'flush=above-full-house: binh to an, thung v cu-lu',
      'aceLow=true: binh to an, mau-thau v doi to sanh v doi',
      'suits=SCDH: binh to an, sanh v sanh',
      'suits=none: an to an+binh, sanh v sanh',
      'tieBreak=suit-of-pair-first: binh to an, doi v doi',
    ]);
  });

  test('hands look as they come from a deck: of three suits at least but the thùng, and none nearly a straight', () => {
    for (const flips of FLIPS.values()) {
      for (const { flip } of flips) {
        if (!flip) continue;
        const suits = flip.fields.map(({ cards }) => new Set(cards.map(suitOf)).size);
        const least = flip.before.verdict.hands.map(({ category }) => (category === 'thung' ? 1 : 3));
        for (const [place, wanted] of least.entries()) expect(suits[place]).toBeGreaterThanOrEqual(wanted);
        expect(flip.before.reasons.map(({ rule, outcome }) => `${rule} ${outcome}`)).not.toContain('xt-sanh failed');
      }
    }
  });

  test('the same again, and from any value to any other', () => {
    expect(flipsOf('tieBreak')).toEqual(FLIPS.get('tieBreak'));
    const back = findFlip('suits', 'none', 'SCDH');
    expect(back?.before.verdict.ranking).toEqual([['an', 'binh']]);
    expect(back?.after.verdict.ranking).toEqual([['an'], ['binh']]);
    expect(findFlip('flush', 'above-full-house', 'below-full-house')?.after.verdict.ranking).toEqual([
      ['an'],
      ['binh'],
    ]);
    expect(findFlip('suits', 'SHDC', 'SHDC')).toBeUndefined();
  });

  test('what a round reads flips no verdict', () => {
    expect(flipsOf('betBounds')).toEqual([{ value: 'inclusive', flip: undefined }]);
    expect(flipsOf('check')).toEqual([{ value: true, flip: undefined }]);
    expect(flipsOf('hole')).toEqual([{ value: 'chosen', flip: undefined }]);
    const rng = makeRng(6);
    for (let run = 0; run < 3000; run++) {
      const fields = anyFields(rng);
      for (const rules of Object.values(PRESETS)) {
        const other: XiToRules = {
          ...rules,
          betBounds: rules.betBounds === 'inclusive' ? 'exclusive' : 'inclusive',
          check: !rules.check,
          hole: 'chosen',
        };
        expect(decide(fields, other).verdict).toEqual(decide(fields, rules).verdict);
      }
    }
  });
});
