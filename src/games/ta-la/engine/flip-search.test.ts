import { describe, expect, test } from 'vitest';
import type { ValueFlip } from '#core/branches/flips.ts';
import { ALL_CARDS } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import type { SettingValue } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import { parseCase } from '#core/notation/parse.ts';
import { makeRng } from '#core/random/rng.ts';
import { anyFields, anyHand, handText, literalText, showdownText, verdictText } from '../testing/cases.ts';
import { decide, type TaLaVerdict } from './decide.ts';
import { findFlip, flipsOf, type TaLaKey } from './flip-search.ts';
import { game } from './index.ts';
import { PRESETS, SCHEMA, type TaLaRules } from './rules.ts';

const keys = Object.keys(SCHEMA).filter((key): key is TaLaKey => Object.hasOwn(SCHEMA, key));
const caseKeys: readonly TaLaKey[] = keys.filter((key) => key !== 'firstTen' && key !== 'shift');

const textOf = (verdict: TaLaVerdict): string => (verdict.kind === 'hand' ? handText(verdict) : showdownText(verdict));

/** Found once. */
const FLIPS = new Map(caseKeys.map((key) => [key, flipsOf(key)]));

describe('flipsOf', () => {
  test.each(caseKeys)('%s: for every value but the first, hands on which it alone decides', (key) => {
    const values: readonly SettingValue[] = SCHEMA[key].values;
    const flips: readonly ValueFlip[] = FLIPS.get(key) ?? [];
    expect(flips.map(({ value }) => value)).toEqual(values.slice(1));
    for (const { value, flip } of flips) {
      if (!flip) throw new Error(`${key} ${value}`);
      expect(flip).toMatchObject({ key, from: values[0], to: value, base: 'mien-bac' });
      // Nothing but this setting differs.
      const before: TaLaRules = { ...PRESETS['mien-bac'], [key]: flip.from };
      const after: TaLaRules = { ...PRESETS['mien-bac'], [key]: flip.to };
      expect(flip.before).toEqual(decide(flip.fields, before));
      expect(flip.after).toEqual(decide(flip.fields, after));
      // Both are cases, their verdicts those of the ledger read literally, and different; both can be written and read.
      const texts = [before, after].map((rules) => {
        const judged = judge(game, flip.fields, rules);
        const text = judged.ok ? verdictText(judged.value.verdict) : judged.error.code;
        expect(text).toBe(literalText(flip.fields, rules));
        const of = { game: 'ta-la', preset: 'mien-bac', rules, fields: flip.fields };
        expect(parseCase(formatCase(of, game), [game])).toEqual({ ok: true, value: of });
        return text;
      });
      expect(texts[0]).toMatch(/^\{"(melds|players)"/);
      expect(texts[0]).not.toBe(texts[1]);
    }
  });

  test('one hand where one is enough; else two players, or three', () => {
    const shape = (fields: readonly Field[] = []) => fields.map(({ name, cards }) => `${name} ${cards.length}`).join();
    const shapes = caseKeys.map((key) => [key, ...(FLIPS.get(key) ?? []).map(({ flip }) => shape(flip?.fields))]);
    expect(shapes).toEqual([
      ['u', 'bai 10'],
      ['uKinds', 'bai 9', 'bai 10'],
      ['caGap', 'bai 9'],
      ['layOff', 'an 4,bình 5'],
      ['eatPerMeld', 'bai 9'],
      ['manyMom', 'an 4,bình 3,chi 3'],
      ['payout', 'an 4,bình 5'],
      ['uDen', 'an 4,bình 9,chi 4', 'an 4,bình 9,chi 4'],
      ['faces', 'bai 5'],
    ]);
  });

  test('what changes: a hand is ù or sorted otherwise, players change places, or the net alone', () => {
    const verdicts = (key: TaLaKey, at = 0) => {
      const flip = (FLIPS.get(key) ?? [])[at]?.flip;
      return { before: flip?.before.verdict, after: flip?.after.verdict, changes: flip?.changes };
    };
    const u = (verdict: TaLaVerdict | undefined) => (verdict?.kind === 'hand' ? verdict.u : undefined);
    const out = (key: TaLaKey, at = 0) => {
      const { before, after, changes } = verdicts(key, at);
      return [changes, u(before), u(after)];
    };
    expect(out('u')).toEqual(['outcome', 'thuong', null]);
    expect(out('uKinds')).toEqual(['outcome', 'khan', null]);
    expect(out('uKinds', 1)).toEqual(['outcome', 'thuong', 'tron']);
    expect(out('caGap')).toEqual(['outcome', null, 'khan']);
    expect(out('eatPerMeld')).toEqual(['outcome', null, 'thuong']);

    const sorted = (verdict: TaLaVerdict | undefined) =>
      verdict?.kind === 'hand' ? [verdict.points, verdict.melds.flat().length] : [];
    const faces = verdicts('faces');
    expect([faces.changes, sorted(faces.before), sorted(faces.after)]).toEqual(['outcome', [22, 3], [20, 3]]);
    expect(faces.before && faces.after && textOf(faces.before) === textOf(faces.after)).toBe(false);

    const players = (verdict: TaLaVerdict | undefined, of: 'place' | 'net') =>
      verdict?.kind === 'showdown' ? verdict.players.map((player) => player[of]) : [];
    const places = (key: TaLaKey) => {
      const { before, after, changes } = verdicts(key);
      return [changes, players(before, 'place'), players(after, 'place')];
    };
    expect(places('layOff')).toEqual(['outcome', [2, 1], [1, 2]]);
    expect(places('manyMom')).toEqual(['outcome', [1, 3, 3], [1, 2, 3]]);
    for (const [key, at, nets] of [
      [
        'payout',
        0,
        [
          [-1, 1],
          [0, 0],
        ],
      ],
      [
        'uDen',
        0,
        [
          [-14, 14, 0],
          [-9, 14, -5],
        ],
      ],
      [
        'uDen',
        1,
        [
          [-16, 16, 0],
          [-11, 16, -5],
        ],
      ],
    ] as const) {
      const { before, after, changes } = verdicts(key, at);
      expect([changes, players(before, 'net'), players(after, 'net')]).toEqual(['net', ...nets]);
      expect(players(before, 'place')).toEqual(players(after, 'place'));
    }
  });

  test('fewer cards would not do: nobody is ù with eight, and four cards are sorted alike whatever the faces count', () => {
    const rng = makeRng(61);
    for (let run = 0; run < 4000; run++) {
      const rules = PRESETS['mien-bac'];
      const one = (size: number): readonly Field[] => [
        { role: 'bai', name: 'bai', cards: anyHand(rng, ALL_CARDS, size), eaten: [] },
      ];
      const eight = decide(one(8), rules).verdict;
      expect(eight.kind === 'hand' && eight.u).toBeNull();
      const four = one(4);
      const [full, ten] = SCHEMA.faces.values.map((faces) => decide(four, { ...rules, faces }).verdict);
      expect(full?.kind === 'hand' && full.melds).toEqual(ten?.kind === 'hand' && ten.melds);
    }
  });

  test('the same again, and back: a flip is found from any value to any other', () => {
    expect(flipsOf('layOff')).toEqual(FLIPS.get('layOff'));
    const back = findFlip('layOff', false, true);
    const [there] = FLIPS.get('layOff') ?? [];
    expect(back?.fields).toEqual(there?.flip?.fields);
    expect(back?.before).toEqual(there?.flip?.after);
    expect(findFlip('uKinds', 'plain', 'plain-tron-khan')).toMatchObject({ base: 'mien-bac', changes: 'outcome' });
    expect(findFlip('uDen', 'three-eaten', 'none')?.fields).toEqual(FLIPS.get('uDen')?.[1]?.flip?.fields);
    expect(findFlip('faces', '10', '10')).toBeUndefined();
  });

  test('what a round reads flips no verdict', () => {
    expect(flipsOf('firstTen')).toEqual([{ value: 'dealer', flip: undefined }]);
    expect(flipsOf('shift')).toEqual([{ value: false, flip: undefined }]);
    const rng = makeRng(62);
    for (let run = 0; run < 1000; run++) {
      const fields = anyFields(rng, PRESETS['mien-bac']);
      for (const rules of Object.values(PRESETS)) {
        const verdict = decide(fields, rules).verdict;
        expect(decide(fields, { ...rules, firstTen: 'dealer' }).verdict).toEqual(verdict);
        expect(decide(fields, { ...rules, shift: !rules.shift }).verdict).toEqual(verdict);
      }
    }
  });
});
