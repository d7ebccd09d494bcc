import { describe, expect, test } from 'vitest';
import { ALL_CARDS, type Card } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { Game } from '#core/game/game.ts';
import type { Rules, Schema, SettingValue } from '#core/house-rules.ts';
import { writeJson } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import { decide } from './decide.ts';
import { findFlip, flipsOf, type XiDachFlip, type XiDachKey } from './flip-search.ts';
import { game } from './index.ts';
import { PRESETS, SCHEMA, type XiDachRules } from './rules.ts';

const schema: Schema = SCHEMA;
const keys = Object.keys(SCHEMA).filter((key): key is XiDachKey => Object.hasOwn(SCHEMA, key));
const caseKeys = keys.filter((key) => schema[key]?.round !== true);
const presets = Object.entries(PRESETS);

/** The case as any page would have it judged. */
const anyGame: Game = game;
function judged(fields: readonly Field[], rules: Rules): string {
  const outcome = judge(anyGame, fields, rules);
  return outcome.ok ? writeJson(anyGame.verdictJson(outcome.value.verdict)) : outcome.error.code;
}

function allFlips<K extends XiDachKey>(key: K) {
  const values: readonly SettingValue[] = SCHEMA[key].values;
  const typed = (value: SettingValue): value is XiDachRules[K] => values.includes(value);
  const list = values.filter(typed);
  return list.flatMap((from) =>
    list.filter((to) => to !== from).map((to) => ({ from, to, flip: findFlip(key, from, to) })),
  );
}

/** Hands of two and three cards, suits aside: every other hand is one of these to every rule of the game. */
function literalHands(size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const hands: number[][] = [];
  for (let rank = from; rank <= 10; rank++) {
    for (const rest of literalHands(size - 1, rank)) hands.push([rank, ...rest]);
  }
  return hands;
}

/** The hands as real cards, or undefined where one deck has not enough of a rank; 10 stands for J, Q and K. */
function deal(hands: readonly number[][]): Card[][] | undefined {
  const left = new Set(ALL_CARDS);
  const dealt = hands.map((hand) =>
    hand.flatMap((rank) => {
      const card = [...left].find((one) => Math.min(one % 13, 10) === rank);
      if (card === undefined) return [];
      left.delete(card);
      return [card];
    }),
  );
  return dealt.every((cards, at) => cards.length === hands[at]?.length) ? dealt : undefined;
}

const fieldsOf = ([cai = [], an = []]: readonly Card[][]): Field[] => [
  { role: 'cai', name: 'cai', cards: cai, eaten: [] },
  { role: 'player', name: 'an', cards: an, eaten: [] },
];

const dealsOf = (cards: 4 | 5): Field[][] =>
  [2, 3].flatMap((size) =>
    cards - size < 2 || cards - size > 3
      ? []
      : literalHands(size).flatMap((his) =>
          literalHands(cards - size).flatMap((mine) => {
            const dealt = deal([his, mine]);
            return dealt ? [fieldsOf(dealt)] : [];
          }),
        ),
  );
const deals = { 4: dealsOf(4), 5: dealsOf(5) };

const stakeOf = (fields: readonly Field[], rules: XiDachRules): string => {
  const [player] = decide(fields, rules).verdict.players;
  return `${player?.outcome} ${player?.net}`;
};
const outcomeOf = (fields: readonly Field[], rules: XiDachRules) => decide(fields, rules).verdict.players[0]?.outcome;

/** 0: one who won loses, or the other way round; 1: another outcome; 2: another net; 3: the same. */
function changeOf(fields: readonly Field[], before: XiDachRules, after: XiDachRules): number {
  const [first] = decide(fields, before).verdict.players;
  const [second] = decide(fields, after).verdict.players;
  if (first?.outcome === second?.outcome) return first?.net === second?.net ? 3 : 2;
  return (first?.net ?? 0) * (second?.net ?? 0) < 0 ? 0 : 1;
}

function rulesOf(flip: XiDachFlip): readonly [XiDachRules, XiDachRules] {
  const base = PRESETS[flip.base];
  return [
    { ...base, [flip.key]: flip.from },
    { ...base, [flip.key]: flip.to },
  ];
}

describe('findFlip', () => {
  test.each(caseKeys)(
    '%s: every two values are told apart by a case (aces by-size-a and by-size-c are one rule)',
    (key) => {
      for (const { from, to, flip } of allFlips(key)) {
        // two cards with an ace are never over 21 at 11 unless they are xì bàn, so "10 or 11" is "11"
        if (
          String(from).startsWith('by-size-') &&
          String(to).startsWith('by-size-') &&
          from !== 'by-size-b' &&
          to !== 'by-size-b'
        ) {
          expect(flip).toBeUndefined();
          continue;
        }
        expect(flip).toBeDefined();
        if (!flip) continue;
        const [before, after] = rulesOf(flip);
        expect(flip).toMatchObject({ key, from, to });
        expect(flip.before).toEqual(decide(flip.fields, before));
        expect(flip.after).toEqual(decide(flip.fields, after));
        expect(judged(flip.fields, before)).toMatch('outcome');
        expect(judged(flip.fields, before)).not.toBe(judged(flip.fields, after));
        expect(stakeOf(flip.fields, before)).not.toBe(stakeOf(flip.fields, after));
        expect(outcomeOf(flip.fields, before) !== outcomeOf(flip.fields, after)).toBe(flip.changes === 'outcome');
        const cards = flip.fields.flatMap((field) => field.cards);
        expect(new Set(cards).size).toBe(cards.length);
        expect(flip.fields.map(({ role, name }) => [role, name])).toEqual([
          ['cai', 'cai'],
          ['player', 'an'],
        ]);
      }
    },
  );

  test.each(caseKeys)(
    '%s: no shorter case flips, and none of that length is a better one (all hands of 4 and 5 cards)',
    (key) => {
      for (const { value, flip } of flipsOf(key)) {
        if (!flip) throw new Error(`${key} ${value}`);
        const length = flip.fields.flatMap((field) => field.cards).length;
        const [before, after] = rulesOf(flip);
        for (const cards of [4, 5] as const) {
          if (cards > length) continue;
          const best = Math.min(...deals[cards].map((fields) => changeOf(fields, before, after)));
          expect(best).toBe(cards < length ? 3 : changeOf(flip.fields, before, after));
        }
      }
    },
  );

  test('only shortVsShort needs another house: under pho-thong no short banker compares', () => {
    for (const key of caseKeys) {
      for (const { flip } of flipsOf(key)) {
        expect(flip?.base).toBe(key === 'shortVsShort' ? 'vipgame' : presets[0]?.[0]);
      }
    }
  });

  test.each(keys.filter((key) => !caseKeys.includes(key)))(
    '%s is read in a round only: no case flips (all hands of 4 cards, all presets; of 5 cards, pho-thong)',
    (key) => {
      const values: readonly SettingValue[] = SCHEMA[key].values;
      expect(allFlips(key).map(({ flip }) => flip)).toEqual(allFlips(key).map(() => undefined));
      expect(flipsOf(key)).toHaveLength(values.length - 1);
      for (const [name, preset] of presets) {
        for (const fields of name === 'pho-thong' ? [...deals[4], ...deals[5]] : deals[4]) {
          const [first, ...others] = values.map((value) => stakeOf(fields, { ...preset, [key]: value }));
          expect(others.every((other) => other === first)).toBe(true);
        }
      }
    },
  );

  test('only payout changes the net alone', () => {
    for (const key of caseKeys) {
      for (const { flip } of flipsOf(key)) {
        expect(flip?.changes).toBe(key === 'payout' ? 'net' : 'outcome');
      }
    }
  });
});
