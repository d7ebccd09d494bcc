import { describe, expect, test } from 'vitest';
import type { ValueFlip } from '#core/branches/flips.ts';
import { ALL_CARDS, type Card } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import type { SettingValue } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import { parseCase } from '#core/notation/parse.ts';
import { makeRng } from '#core/random/rng.ts';
import { anyFields, anyRules, literalText, verdictShort, verdictText } from '../testing/cases.ts';
import { decide } from './decide.ts';
import { findFlip, flipsOf, type SamKey } from './flip-search.ts';
import { game } from './index.ts';
import { PRESETS, type SamRules, SCHEMA } from './rules.ts';

const keys = Object.keys(SCHEMA).filter((key): key is SamKey => Object.hasOwn(SCHEMA, key));
const NEVER: readonly SamKey[] = ['deck', 'firstLead', 'samPriority', 'samFails', 'finishOnTwo', 'lastCard'];
const caseKeys = keys.filter((key) => !NEVER.includes(key));

/** Found once. */
const FLIPS = new Map(caseKeys.map((key) => [key, flipsOf(key)]));
const HOUSE = PRESETS['mien-bac'];

describe('flipsOf', () => {
  test.each(caseKeys)('%s: for every value but the first, a case on which it alone decides', (key) => {
    const values: readonly SettingValue[] = SCHEMA[key].values;
    const flips: readonly ValueFlip[] = FLIPS.get(key) ?? [];
    expect(flips.map(({ value }) => value)).toEqual(values.slice(1));
    for (const { value, flip } of flips) {
      if (!flip) throw new Error(`${key} ${value}`);
      expect(flip).toMatchObject({ key, from: values[0], to: value, base: 'mien-bac' });
      // Nothing but this setting differs.
      const before: SamRules = { ...HOUSE, [key]: flip.from };
      const after: SamRules = { ...HOUSE, [key]: flip.to };
      expect(flip.before).toEqual(decide(flip.fields, before));
      expect(flip.after).toEqual(decide(flip.fields, after));
      // Both are cases, their verdicts those of the ledger read literally, and different; both can be written and read.
      const texts = [before, after].map((rules) => {
        const judged = judge(game, flip.fields, rules);
        const text = judged.ok ? verdictText(judged.value.verdict) : judged.error.code;
        expect(text).toBe(literalText(flip.fields, rules));
        const of = { game: 'sam', preset: 'mien-bac', rules, fields: flip.fields };
        expect(parseCase(formatCase(of, game), [game])).toEqual({ ok: true, value: of });
        return text;
      });
      expect(texts[0]).toMatch(/^\{"(legal|instantWin|players)"/);
      expect(texts[0]).not.toBe(texts[1]);
    }
  });

  test('a play where one will do, then a deal, then an end; each as small as it can be', () => {
    const shape = (fields: readonly Field[] = []) => fields.map(({ name, cards }) => `${name} ${cards.length}`).join();
    const shapes = caseKeys.map((key) => [key, ...(FLIPS.get(key) ?? []).map(({ flip }) => shape(flip?.fields))]);
    expect(shapes).toEqual([
      ['runs', 'danh 3'],
      ['runBlock', 'ban 3,danh 4'],
      ['chopTwo', 'ban 2,danh 8', 'ban 2,danh 4', 'ban 1,danh 4'],
      ['instantWins', 'bai 10', 'bai 10'],
      ['cong', 'an 0,bình 10'],
      ['payout', 'an 0,bình 1', 'an 0,bình 2'],
    ]);
  });

  test('what changes', () => {
    const change = (key: SamKey, at = 0) => {
      const flip = (FLIPS.get(key) ?? [])[at]?.flip;
      return flip ? [flip.changes, verdictShort(flip.before.verdict), verdictShort(flip.after.verdict)] : [];
    };
    expect(change('runs')).toEqual(['outcome', 'yes: sanh 3 3', 'no: -']);
    expect(change('runBlock')).toEqual(['outcome', 'no: sanh 4 6 on sanh 3 5', 'yes: sanh 4 6 on sanh 3 5']);
    expect(change('chopTwo')).toEqual(['outcome', 'no: hai-tu-quy 8 4 on doi 2 2', 'yes: hai-tu-quy 8 4 on doi 2 2']);
    expect(change('chopTwo', 1)).toEqual(['outcome', 'no: tu-quy 4 3 on doi 2 2', 'yes: tu-quy 4 3 on doi 2 2']);
    expect(change('chopTwo', 2)).toEqual(['outcome', 'yes: tu-quy 4 3 on rac 1 2', 'no: tu-quy 4 3 on rac 1 2']);
    expect(change('instantWins')).toEqual(['outcome', 'sanh-rong', 'null']);
    expect(change('instantWins', 1)).toEqual(['outcome', 'null', 'ba-sam-co']);
    expect(change('cong')).toEqual(['net', 'an 0 +15, bình 10 cong -15', 'an 0 +10, bình 10 cong -10']);
    expect(change('payout')).toEqual(['net', 'an 0 +1, bình 1 -1', 'an 0 0, bình 1 0']);
    expect(change('payout', 1)).toEqual(['net', 'an 0 +2, bình 2 -2', 'an 0 +1, bình 2 -1']);
  });

  test('fewer cards would not do: every play of up to four cards in all, by rank', () => {
    // The settings of a play, and how many cards their flip takes in all: none of fewer flips, as far as they are tried.
    const plays = [...playsUpTo(4)];
    for (const key of ['runs', 'runBlock', 'chopTwo'] as const) {
      for (const { value, flip } of FLIPS.get(key) ?? []) {
        const size = (flip?.fields ?? []).reduce((sum, { cards }) => sum + cards.length, 0);
        for (const fields of plays) {
          if (fields.reduce((sum, { cards }) => sum + cards.length, 0) >= size) continue;
          const other: SamRules = { ...HOUSE, [key]: value };
          expect(verdictText(decide(fields, other).verdict)).toBe(verdictText(decide(fields, HOUSE).verdict));
        }
      }
    }
  });

  test('the same again, and back: a flip is found from any value to any other', () => {
    expect(flipsOf('chopTwo')).toEqual(FLIPS.get('chopTwo'));
    const back = findFlip('runs', 'no-two', 'low-two');
    const [there] = FLIPS.get('runs') ?? [];
    expect(back?.fields).toEqual(there?.flip?.fields);
    expect(back?.before).toEqual(there?.flip?.after);
    expect(findFlip('chopTwo', 'quad-per-two', 'none')?.fields).toEqual(FLIPS.get('chopTwo')?.[2]?.flip?.fields);
    expect(findFlip('instantWins', 'none', 'five')?.changes).toBe('outcome');
    expect(findFlip('payout', 'none', 'flat')?.changes).toBe('net');
    expect(findFlip('payout', 'flat', 'flat')).toBeUndefined();
  });

  test('what a round reads flips no verdict; nor does the deck where both have the cards', () => {
    for (const key of NEVER) {
      const values: readonly SettingValue[] = SCHEMA[key].values;
      const none: readonly ValueFlip[] = values.slice(1).map((value) => ({ value, flip: undefined }));
      expect(flipsOf(key)).toEqual(none);
    }
    const rng = makeRng(62);
    for (let run = 0; run < 2000; run++) {
      // Nothing but cards of the short pack.
      const rules: SamRules = { ...anyRules(rng), deck: 40 };
      const fields = anyFields(rng, rules);
      const verdict = decide(fields, rules).verdict;
      for (const key of NEVER) {
        const values: readonly SettingValue[] = SCHEMA[key].values;
        for (const value of values) {
          const judged = judge(game, fields, { ...rules, [key]: value });
          expect(judged.ok && judged.value.verdict).toEqual(verdict);
        }
      }
    }
  });
});

/** Leads and answers of so many cards in all, every choice of ranks once. */
function* playsUpTo(most: number): Generator<readonly Field[]> {
  const field = (role: 'ban' | 'danh', cards: readonly Card[]): Field => ({ role, name: role, cards, eaten: [] });
  for (const lies of [[], ...rankSets(most - 1, [])]) {
    for (const play of rankSets(most - lies.length, lies)) {
      yield lies.length > 0 ? [field('ban', lies), field('danh', play)] : [field('danh', play)];
    }
  }
}

/** One to so many cards by rank, of each the first suits that are free. */
function rankSets(most: number, gone: readonly Card[], from = 0): readonly (readonly Card[])[] {
  if (most === 0) return [];
  return ALL_CARDS.slice(from, 13).flatMap((first) => {
    const card = [0, 13, 26, 39]
      .map((suit) => ALL_CARDS[first + suit])
      .find((one) => one !== undefined && !gone.includes(one));
    if (card === undefined) return [];
    return [[card], ...rankSets(most - 1, [...gone, card], first).map((more) => [card, ...more])];
  });
}
