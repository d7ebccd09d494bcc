import { describe, expect, test } from 'vitest';
import { ENGINES } from '#games/engines.ts';
import { game as xiTo } from '#games/xi-to/engine/index.ts';
import { anyFieldsOf } from '#testing/any-case.ts';
import { anyRuleSet, caseSettings, everyRuleSet } from '#testing/rule-sets.ts';
import { runs } from '#testing/runs.ts';
import { toy } from '#testing/toy-game.ts';
import { assertDefined } from '../assert-defined.ts';
import type { Field } from '../case.ts';
import { formatCase } from '../format.ts';
import type { Game, Json } from '../game/game.ts';
import { allowedValues, differences, type Rules, type Schema, type SettingValue } from '../house-rules.ts';
import { ordered, writeJson } from '../json.ts';
import { judge } from '../judge.ts';
import { parseCase } from '../notation/parse.ts';
import { makeRng, type Rng } from '../random/rng.ts';
import { nearestCaseFor } from './nearest-case.ts';
import { isPartOf, type PartialVerdict } from './partial-verdict.ts';
import { type WhoIsRight, whoIsRight } from './who-is-right.ts';

/** Who is right about the case in a text. */
function about(text: string, claims: Readonly<Record<string, PartialVerdict>>): WhoIsRight {
  const read = parseCase(text, ENGINES);
  if (!read.ok) throw new Error(read.error.code);
  const game = assertDefined(ENGINES.find(({ id }) => id === read.value.game));
  return whoIsRight(game, read.value.fields, claims);
}

const outcome = (name: string, said: string): PartialVerdict => ({ players: { [name]: { outcome: said } } });

describe('who is right, by the rule in dispute', () => {
  test('xd-cmp-non-v-quac, xd-min-stand: short against bust', () => {
    const said = about('xi-dach; cái: 10♥ 6♣ 9♦; an: 8♠ 7♦', { an: outcome('an', 'win'), bình: outcome('an', 'lose') });
    expect(said.claims['an']).toEqual({ presets: ['adam-tips', 'co-noi'], when: { minStand: [14, 15] } });
    expect(said.claims['bình']).toEqual({
      presets: ['pho-thong', 'bach-khoa', 'vipgame', 'blog', 'mien-nam'],
      when: { minStand: [16], shortVsBust: ['bust-wins'] },
    });
    expect(said.apart).toEqual([['minStand'], ['shortVsBust']]);
  });

  test('xd-xi-ban against a hand of two: no house says otherwise', () => {
    const said = about('xi-dach; cái: K♦ 9♣; an: A♠ A♥', { an: outcome('an', 'win'), bình: outcome('an', 'push') });
    expect(said.claims['an']?.when).toEqual({});
    expect(said.claims['bình']).toEqual({ presets: [], when: null });
    expect(said.apart).toEqual([]);
  });

  test('xt-order: a flush against a full house, told by the ranking, which must be whole', () => {
    const said = about('xi-to; an: 10♠ J♠ 7♠ 9♠ K♠; bình: 8♠ 8♥ 8♦ 7♥ 7♦', {
      an: { ranking: [['an'], ['bình']] },
      bình: { ranking: [['bình'], ['an']] },
      chi: { ranking: [['an']] },
    });
    expect(said.claims).toEqual({
      an: { presets: ['thung-lon', 'short-deck'], when: { flush: ['above-full-house'] } },
      bình: { presets: ['vipgame'], when: { flush: ['below-full-house'] } },
      chi: { presets: [], when: null },
    });
    expect(said.apart).toEqual([['flush']]);
  });

  test('bc-deck-cao: where the pack has no such card nobody is right', () => {
    const said = about('ba-cay@bai-cao; an: K♦ 9♣ 8♣; bình: 2♠ 3♠ 4♠', {
      an: {},
      bình: { ranking: [['bình'], ['an']] },
    });
    expect(said.claims['an']).toEqual({ presets: ['bai-cao', 'online-cao'], when: { deck: [52] } });
    expect(said.claims['bình']?.presets).toEqual(['bai-cao', 'online-cao']);
  });

  test('one claim that says less than the other: nothing parts them', () => {
    const said = about('ba-cay; cái: 2♠ 3♠ 4♠; an: A♦ 4♣ 5♠', {
      an: outcome('an', 'win'),
      bình: { players: { an: { outcome: 'win', net: 1 } } },
    });
    expect(said.apart).toEqual([]);
  });

  test('a claim under the name of a key of Object.prototype, about a player of such a name', () => {
    const said = about('ba-cay; __proto__: 2♠ 3♠ 4♠; constructor: A♦ 4♣ 5♠', {
      ['__proto__']: { hands: { constructor: { points: 10 } } },
    });
    expect(Object.entries(said.claims).map(([name, { when }]) => [name, when !== null])).toEqual([['__proto__', true]]);
  });
});

describe('where no house has it so, the nearest case on which a preset has', () => {
  const nearest = (text: string, claim: PartialVerdict): string | undefined => {
    const read = parseCase(text, ENGINES);
    if (!read.ok) throw new Error(read.error.code);
    const game = assertDefined(ENGINES.find(({ id }) => id === read.value.game));
    const found = nearestCaseFor(game, read.value.fields, claim);
    return found && formatCase({ ...read.value, ...found, rules: assertDefined(game.presets[found.preset]) }, game);
  };

  test('xd-cmp-equal: 18 against 18 is no win of the banker; 17 against 18 is', () => {
    const text = 'xi-dach; cái: 10♥ 8♦; an: 9♣ 9♠';
    expect(nearest(text, outcome('an', 'lose'))).toBe('xi-dach@pho-thong;cai:10H.9D;an:9C.9S');
  });

  test('ba-cay.md §3.3: no card makes a hand of three pay three times', () => {
    expect(nearest('ba-cay; cái: 2♠ 3♠ 4♠; an: A♦ 4♣ 5♠', { players: { an: { net: 3 } } })).toBeUndefined();
  });
});

describe('a claim is a part of a verdict', () => {
  const verdict: Json = {
    pairs: [
      ['legal', true],
      [
        'play',
        {
          pairs: [
            ['kind', 'sanh'],
            ['length', 3],
          ],
        },
      ],
      ['table', null],
      ['ranking', [['an'], ['bình', 'chi']]],
    ],
  };
  test.each<[PartialVerdict, boolean]>([
    [{}, true],
    [{ legal: true }, true],
    [{ legal: false }, false],
    [{ play: { length: 3 }, table: null }, true],
    [{ play: { length: '3' } }, false],
    [{ play: null }, false],
    [{ table: {} }, false],
    [{ other: null }, false],
    [{ toString: null }, false],
    [{ ranking: [['an'], ['bình', 'chi']] }, true],
    [{ ranking: [['an'], ['chi', 'bình']] }, false],
    [{ ranking: [['an'], ['bình']] }, false],
    [{ ranking: { 0: ['an'] } }, false],
    [[], false],
    [true, false],
    [null, false],
  ])('%j: %s', (claim, holds) => {
    expect(isPartOf(claim, verdict)).toBe(holds);
  });
});

/** Some of a verdict, as somebody might say it. */
function somePart(of: Json, rng: Rng): PartialVerdict {
  // No verdict has a number of this kind.
  if (typeof of === 'bigint') return null;
  if (of === null || typeof of !== 'object') return of;
  if ('pairs' in of) {
    const kept = of.pairs.filter(() => rng.upTo(2) > 0);
    return Object.fromEntries(kept.map(([key, item]) => [key, somePart(item, rng)]));
  }
  return JSON.parse(writeJson(of));
}

/** Every choice of some of these. */
function subsets<T>(of: readonly T[]): T[][] {
  return of.reduce<T[][]>((all, one) => all.flatMap((some) => [some, [...some, one]]), [[]]);
}

/** Every condition over these settings, by the values of each. */
function everyCondition(schema: Schema): Map<string, readonly SettingValue[]>[] {
  return Object.entries(schema).reduce<Map<string, readonly SettingValue[]>[]>(
    (all, [key, setting]) =>
      all.flatMap((when) =>
        subsets<SettingValue>(allowedValues(setting)).flatMap((values) => {
          if (values.length === 0) return [];
          return values.length === setting.values.length ? [when] : [new Map([...when, [key, values]])];
        }),
      ),
    [new Map()],
  );
}

describe('it is what all houses say, one by one', () => {
  const games: readonly [Game, (rng: Rng) => readonly Field[]][] = [
    [xiTo, (rng) => anyFieldsOf(xiTo, rng, anyRuleSet(xiTo, rng))],
    [
      toy,
      (rng) => {
        let left = rng.cards(12);
        return Array.from({ length: 1 + rng.upTo(1) }, (_, seat): Field => {
          const cards = left.slice(0, 1 + rng.upTo(3));
          left = left.slice(cards.length);
          return { role: 'player', name: `p${seat}`, cards, eaten: [] };
        });
      },
    ],
  ];

  test.each(games)('$0.id', (game, anyFields) => {
    const rng = makeRng(38);
    const schema = caseSettings(game);
    const houses = everyRuleSet(schema).map((house) => ({ ...game.presets[game.defaultPreset], ...house }));
    const conditions = everyCondition(schema);
    const meets = (when: ReadonlyMap<string, readonly SettingValue[]>, house: Rules): boolean =>
      [...when].every(([key, values]) => values.includes(assertDefined(house[key])));
    const kinds = { none: 0, some: 0, all: 0, apart: 0 };
    for (let run = 0; run < runs(5000, 400); run++) {
      const fields = anyFields(rng);
      const verdictIn = (house: Rules): Json | undefined => {
        const ruled = judge(game, fields, house);
        return ruled.ok ? game.verdictJson(ruled.value.verdict) : undefined;
      };
      const verdicts = houses.map(verdictIn);
      const claims = [0, 1].map(() => {
        const verdict = rng.upTo(9) === 0 ? undefined : verdicts[rng.upTo(verdicts.length - 1)];
        return somePart(verdict ?? ordered([['nobody', 1]]), rng);
      });
      const said = whoIsRight(game, fields, { an: assertDefined(claims[0]), bình: assertDefined(claims[1]) });
      const held = claims.map((claim) => verdicts.map((verdict) => verdict !== undefined && isPartOf(claim, verdict)));
      for (const [at, name] of ['an', 'bình'].entries()) {
        const where = assertDefined(held[at]);
        const { presets, when } = assertDefined(said.claims[name]);
        expect(presets).toEqual(
          Object.keys(game.presets).filter((preset) => {
            const verdict = verdictIn(assertDefined(game.presets[preset]));
            return verdict !== undefined && isPartOf(assertDefined(claims[at]), verdict);
          }),
        );
        const right = conditions.filter((one) => houses.every((house, index) => where[index] || !meets(one, house)));
        const fewest = Math.min(...right.map(({ size }) => size));
        const wide = (one: ReadonlyMap<string, readonly SettingValue[]>): number =>
          houses.filter((house) => meets(one, house)).length;
        const widest = Math.max(...right.filter(({ size }) => size === fewest).map(wide));
        if (when === null) {
          expect(right).toEqual([]);
          kinds.none++;
        } else {
          const found = new Map(Object.entries(when));
          expect(right).toContainEqual(found);
          expect([found.size, wide(found)]).toEqual([fewest, widest]);
          kinds[found.size === 0 ? 'all' : 'some']++;
        }
      }
      const differ = houses.flatMap((one, i) =>
        houses.flatMap((other, j) => {
          const parts = held[0]?.[i] && !held[1]?.[i] && held[1]?.[j] && !held[0]?.[j];
          return parts ? [differences(game.schema, one, other).join()] : [];
        }),
      );
      const sets = [...new Set(differ)].map((set) => set.split(','));
      const least = sets.filter((set) => !sets.some((one) => one !== set && one.every((key) => set.includes(key))));
      expect(said.apart.map((set) => set.join()).toSorted()).toEqual(least.map((set) => set.join()).toSorted());
      expect(said.apart.map(({ length }) => length)).toEqual(said.apart.map(({ length }) => length).toSorted());
      if (least.length > 0) kinds.apart++;
    }
    expect(Math.min(kinds.none, kinds.some, kinds.all)).toBeGreaterThan(5);
    // Nothing but the number of hands is ruled on in the toy game.
    expect(kinds.apart > 5).toBe(game === xiTo);
  });
});
