import { describe, expect, test } from 'vitest';
import { readCase } from '#games/engines.ts';
import { decide } from '#games/xi-dach/engine/decide.ts';
import { game } from '#games/xi-dach/engine/index.ts';
import { PRESETS, SCHEMA, type XiDachRules } from '#games/xi-dach/engine/rules.ts';
import { anyFields, anyRules } from '#games/xi-dach/testing/cases.ts';
import { literalDecide } from '#games/xi-dach/testing/literal.ts';
import { assertOk } from '#testing/results.ts';
import { anyRuleSet, caseSettings, everyRuleSet, schemaOfEdition, testSetting } from '#testing/rule-sets.ts';
import { runs } from '#testing/runs.ts';
import { toy } from '#testing/toy-game.ts';
import { ALL_CARDS, cardOf, rankOf } from '../card.ts';
import type { Field } from '../case.ts';
import type { Game } from '../game/game.ts';
import { allowedValues, type RulesOf, type Schema, type SettingValue } from '../house-rules.ts';
import { ordered } from '../json.ts';
import { parseCase } from '../notation/parse.ts';
import { makeRng } from '../random/rng.ts';
import type { Step } from '../ruling.ts';
import { type Branch, branches, covers } from './branches.ts';

/** The game without what later editions added, for branches and their number as they are known. */
const first: typeof game = { ...game, schema: schemaOfEdition(SCHEMA, 1) };

/** How many combinations of all settings there are. */
const productOf = (schema: Schema): number =>
  Object.values(schema).reduce((product, { values }) => product * values.length, 1);

type AnyBranch = Pick<Branch<unknown, Step>, 'when'>;

/** How many combinations of all settings fall into a branch. */
function volume({ when }: AnyBranch, schema: Schema): number {
  return Object.entries(schema).reduce(
    (product, [key, { values }]) => product * (when.get(key)?.length ?? values.length),
    1,
  );
}

/** Disjoint: no combination falls into both, since some setting has no value in common. */
function apart(a: AnyBranch, b: AnyBranch): boolean {
  return [...a.when].some(([key, values]) => {
    const others = b.when.get(key);
    return others !== undefined && !values.some((value) => others.includes(value));
  });
}

function literalVerdict(fields: readonly Field[], rules: XiDachRules): string {
  const seats = fields.map(({ role, name, cards }) => ({ role, name, ranks: cards.map(rankOf) }));
  return JSON.stringify(
    literalDecide(
      seats.find(({ role }) => role === 'cai')?.ranks ?? [],
      seats.filter(({ role }) => role === 'player'),
      rules,
    ),
  );
}

const verdictText = (branch: Branch<unknown, Step> | undefined): string =>
  branch?.outcome.ok ? JSON.stringify(branch.outcome.value.verdict) : 'no ruling';

function fieldsOfToy(text: string): readonly Field[] {
  const read = parseCase(text.replace('toy;', 'toy{limit=4};'), [toy]);
  return read.ok ? read.value.fields : [];
}

function fieldsOf(text: string): readonly Field[] {
  return assertOk(readCase(text), text).fields;
}

/** Everything that must hold of the branches of any case, whatever they are. */
function expectSound(fields: readonly Field[]): ReturnType<typeof branches> {
  const found = branches(game, fields);
  for (const [i, a] of found.branches.entries()) {
    for (const b of found.branches.slice(i + 1)) expect(apart(a, b)).toBe(true);
  }
  // Disjoint, and together as many combinations as there are: nothing is left out.
  expect(found.branches.reduce((sum, branch) => sum + volume(branch, SCHEMA), 0)).toBe(productOf(SCHEMA));
  for (const { when } of found.branches) {
    const inOrder = Object.keys(SCHEMA).filter((key) => when.has(key));
    expect([...when.keys()]).toEqual(inOrder);
    for (const key of ['overdraw', 'earlyCheck', 'dealOrder', 'fifthCard']) {
      expect(when.has(key)).toBe(false);
    }
  }
  // Merged where one condition can say it: no two branches with one verdict differ in a single setting only.
  for (const [i, a] of found.branches.entries()) {
    for (const b of found.branches.slice(i + 1)) {
      if (verdictText(a) !== verdictText(b)) continue;
      const keys = new Set([...a.when.keys(), ...b.when.keys()]);
      const odd = [...keys].filter((key) => a.when.get(key)?.join() !== b.when.get(key)?.join());
      expect(odd.length === 1 && a.when.size === b.when.size).toBe(false);
    }
  }
  // Each of these is a real condition with values of the catalogue, in its order.
  for (const [key, setting] of Object.entries(SCHEMA)) {
    const values = allowedValues<SettingValue>(setting);
    for (const { when } of found.branches) {
      const named = when.get(key);
      if (!named) continue;
      expect(named).toEqual(values.filter((value) => named.includes(value)));
      expect(named.length).toBeGreaterThan(0);
      expect(named.length).toBeLessThan(values.length);
    }
  }
  expect([...found.presets.keys()]).toEqual(Object.keys(PRESETS));
  for (const [name, rules] of Object.entries(PRESETS)) {
    const index = found.presets.get(name) ?? -1;
    const branch = found.branches[index];
    expect(branch && covers(branch.when, rules)).toBe(true);
    expect(verdictText(branch)).toBe(literalVerdict(fields, rules));
  }
  return found;
}

describe('branches of random cases', () => {
  test('disjoint, cover everything, agree with the rules read literally, name their presets', () => {
    const rng = makeRng(7);
    let several = 0;
    const count = runs(400);
    for (let run = 0; run < count; run++) {
      const fields = anyFields(rng);
      const found = expectSound(fields);
      if (found.branches.length > 1) several++;
      for (let tries = 0; tries < 60; tries++) {
        const rules = anyRules(rng);
        const here = found.branches.filter(({ when }) => covers(when, rules));
        expect(here).toHaveLength(1);
        expect(verdictText(here[0])).toBe(literalVerdict(fields, rules));
      }
    }
    expect(several).toBeGreaterThan(count / 2);
  });

  test('presets that nobody may write into branch all the same', () => {
    const frozen = Object.fromEntries(
      Object.entries(game.presets).map(([name, rules]) => [name, Object.freeze({ ...rules })]),
    );
    const fields = anyFields(makeRng(11));
    expect(branches({ ...game, presets: frozen }, fields)).toEqual(branches(game, fields));
  });

  test('a full table of 25 players with two cards each', () => {
    for (const seed of [1, 2, 3]) {
      const cards = makeRng(seed).cards(52);
      const fields = Array.from(
        { length: 26 },
        (_, seat): Field => ({
          role: seat === 0 ? 'cai' : 'player',
          name: seat === 0 ? 'cai' : `p${seat}`,
          cards: cards.slice(2 * seat, 2 * seat + 2),
          eaten: [],
        }),
      );
      expectSound(fields);
    }
  });

  test('a table where nearly every setting matters', () => {
    expectSound(
      fieldsOf('xi-dach;cai:AS.9S.6S;an:AD.4C;binh:KS.6C.8S;chi:9D.5S;dung:AC.2C.3C.4S.6D;e:AH.10H;f:10D.4H'),
    );
    expectSound(
      fieldsOf('xi-dach;cai:AS.2S.3S.4D.5D;an:AD.4C;binh:KS.6S.8S;chi:9S.5S;dung:AC.2C.3C.4S.6C;e:AH.10H;f:10D.4H'),
    );
  });
});

describe('the fullest tables', () => {
  /** The most branches, and the most rulings, that a search from thousands of deals came to. */
  const MOST_BRANCHES =
    'xi-dach;cai:4S.2C.JC.7D.9S;p1:2S.3H.3C.3D.AH;p2:AC.4H.6S;p3:KH.AD;p4:10H.AS;p5:8C.5D.10C;p6:5S.JH;p7:KD.8S.5H;p8:4D.7H.QH;p9:9C.10S.2D.6C.9H;p10:6D.8D;p11:7S.5C.JS.6H;p12:JD.KS.QC.QD;p13:2H.9D;p14:4C.7C.KC.10D';
  const MOST_RULINGS =
    'xi-dach;cai:AH.6H.7S.10D.QH;p1:7C.5H.JD;p2:4D.6C.KD.8C;p3:5S.9C;p4:AC.3C;p5:AD.10H;p6:4H.KS.4C.JC.7H;p7:10S.2D.JH;p8:3D.2S.6S;p9:9S.AS;p10:9D.5C.9H.QS.3H;p11:10C.KC;p12:7D.2H;p13:8S.KH;p14:2C.6D.8D';

  test.each([
    [1008, 1116, MOST_BRANCHES],
    [96, 3192, MOST_RULINGS],
  ])('%i branches from %i rulings on one player', (count, most, text) => {
    const fields = fieldsOf(text);
    let onOnePlayer = 0;
    let onAll = 0;
    const counting: typeof game = {
      ...first,
      decide: (asked, rules) => {
        if (asked.length === 2) onOnePlayer++;
        else onAll++;
        return game.decide(asked, rules);
      },
    };
    const found = branches(counting, fields).branches;
    expect(found).toHaveLength(count);
    // The whole is composed of its settlements.
    expect(onAll).toBe(0);
    expect(onOnePlayer).toBeLessThanOrEqual(most);
    expect(found.reduce((sum, branch) => sum + volume(branch, first.schema), 0)).toBe(productOf(first.schema));
    expect(new Set(found.map(verdictText)).size).toBe(count);
    const rng = makeRng(23);
    for (let tries = 0; tries < 300; tries++) {
      const rules = anyRuleSet(first, rng);
      const here = found.filter(({ when }) => covers(when, rules));
      expect(here.map(verdictText)).toEqual([literalVerdict(fields, rules)]);
    }
  });
});

describe('branches of worked cases, on the full product of all settings that a case can read', () => {
  test.each([
    ['row 4', 'xi-dach;cai:AS.KS;an:AH.JC'],
    ['row 8', 'xi-dach;cai:10H.6C.9D;an:8S.7D'],
    ['row 9', 'xi-dach;cai:QD.9C.6S;an:KS.9H.3D'],
    ['row 15', 'xi-dach;cai:10S.6S;an:4H.AD.AC'],
    ['row 17', 'xi-dach;cai:7S.5C;an:9C.5D'],
    ['row 21', 'xi-dach;cai:9C.9D;an:AS.2S.2H.3D.3C'],
    ['a banker with an ace', 'xi-dach;cai:AD.3S.4S.6H;an:10S.4H;binh:2S.2H.3D.3C.AS'],
  ])('%s: %s', (_, text) => {
    const fields = fieldsOf(text);
    const found = expectSound(fields);
    const verdicts = found.branches.map(verdictText);
    const wrong: XiDachRules[] = [];
    let seen = 0;
    for (const some of everyRuleSet(caseSettings(game))) {
      const rules = { ...PRESETS['pho-thong'], ...some };
      seen++;
      let at = -1;
      let times = 0;
      for (const [index, { when }] of found.branches.entries()) {
        if (covers(when, rules)) {
          at = index;
          times++;
        }
      }
      const byForce = JSON.stringify(decide(fields, rules).verdict);
      if (times !== 1 || verdicts[at] !== byForce) wrong.push(rules);
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(seen).toBe(productOf(caseSettings(game)));
  });

  test('row 9 in full: lower bust wins, or the banker, or nobody (bustVsBust)', () => {
    const found = branches(first, fieldsOf('xi-dach;cai:QD.9C.6S;an:KS.9H.3D'));
    const told = found.branches.map(({ when, outcome }) => [
      [...when],
      outcome.ok ? outcome.value.verdict.players[0]?.outcome : '',
    ]);
    expect(told).toEqual([
      [[['bustVsBust', ['draw']]], 'push'],
      [[['bustVsBust', ['lower']]], 'win'],
      [[['bustVsBust', ['banker']]], 'lose'],
    ]);
    expect([...found.presets.values()]).toEqual([0, 0, 1, 0, 0, 0, 0]);
  });

  test('what no setting can change is one branch without conditions (rows 12 and 11 under any house)', () => {
    const { branches: found, presets } = branches(first, fieldsOf('xi-dach;cai:10D.9C;an:KD.QC'));
    expect(found.map(({ when }) => [...when])).toEqual([[]]);
    expect([...presets.values()]).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('values that lead alike are put together (minStand 14 and 15 for a hand of 15)', () => {
    const { branches: found } = branches(first, fieldsOf('xi-dach;cai:10H.6C.9D;an:8S.7D'));
    expect(found.map(({ when }) => [...when])).toEqual([
      [
        ['minStand', [16]],
        ['shortVsBust', ['bust-wins']],
      ],
      [
        ['minStand', [16]],
        ['shortVsBust', ['short-wins']],
      ],
      [['minStand', [14, 15]]],
    ]);
  });
});

describe('houses under which the case is none', () => {
  const schema = {
    deck: testSetting(['whole', 'no-aces', 'no-kings']),
    size: testSetting([2, 3]),
    other: testSetting([true, false]),
  } as const;
  type Rules = RulesOf<typeof schema>;
  const presets = {
    one: { deck: 'whole', size: 2, other: true },
    two: { deck: 'no-kings', size: 3, other: false },
  } as const;
  const small: Game<Rules, string> = {
    id: 'small',
    schema,
    presets,
    defaultPreset: 'one',
    ruleSections: [['pack', 'hand']],
    combinations: [],
    roles: ['player'],
    hasCard: (card, rules) =>
      (rankOf(card) !== 'A' || rules.deck !== 'no-aces') && (rankOf(card) !== 'K' || rules.deck !== 'no-kings'),
    handSize: (_, __, { size }) => ({ min: size, max: size }),
    playerCount: () => ({ min: 1, max: 1 }),
    check: (fields, rules) =>
      fields[0]?.cards.length === rules.size
        ? []
        : [{ code: 'wrong-card-count', field: 0, min: rules.size, max: rules.size }],
    decide: (_, rules) => ({ verdict: `of ${rules.size}`, reasons: [] }),
    verdictJson: (verdict) => ordered([['verdict', verdict]]),
    summary: () => ({ kind: 'word', word: 'none' }),
  };
  const ace = ALL_CARDS.slice(0, 1);
  const two = ALL_CARDS.slice(0, 2);
  const field = (cards: readonly (typeof ALL_CARDS)[number][]): Field => ({
    role: 'player',
    name: 'an',
    cards,
    eaten: [],
  });

  test('they are branches with the fault: the deck first, then the counts', () => {
    const found = branches(small, [field(two)]);
    expect(found.branches.map(({ when, outcome }) => [[...when], outcome])).toEqual([
      [
        [
          ['deck', ['whole', 'no-kings']],
          ['size', [2]],
        ],
        { ok: true, value: { verdict: 'of 2', reasons: [] } },
      ],
      [
        [
          ['deck', ['whole', 'no-kings']],
          ['size', [3]],
        ],
        { ok: false, error: { code: 'wrong-card-count', field: 0, min: 3, max: 3 } },
      ],
      [[['deck', ['no-aces']]], { ok: false, error: { code: 'card-not-in-deck', field: 0, card: ALL_CARDS[0] } }],
    ]);
    expect([...found.presets]).toEqual([
      ['one', 0],
      ['two', 1],
    ]);
  });

  test('faults that differ stay apart', () => {
    const found = branches(small, [field(ace)]);
    expect(found.branches.map(({ outcome }) => outcome.ok)).toEqual([false, false, false]);
    expect(found.branches.map(({ outcome }) => !outcome.ok && outcome.error)).toEqual([
      { code: 'wrong-card-count', field: 0, min: 2, max: 2 },
      { code: 'wrong-card-count', field: 0, min: 3, max: 3 },
      { code: 'card-not-in-deck', field: 0, card: ALL_CARDS[0] },
    ]);
  });

  test('a deck and a limit (the toy game): the verdict is the same wherever there is one', () => {
    const found = branches(toy, fieldsOfToy('toy;an:KS.2S.3S.4S'));
    expect(found.branches.map(({ when, outcome }) => [[...when], outcome])).toEqual([
      [
        [
          ['deck', [52]],
          ['limit', [3]],
        ],
        { ok: false, error: { code: 'wrong-card-count', field: 0, min: 1, max: 3 } },
      ],
      [
        [
          ['deck', [52]],
          ['limit', [4]],
        ],
        { ok: true, value: { verdict: 1, reasons: [] } },
      ],
      [[['deck', [40]]], { ok: false, error: { code: 'card-not-in-deck', field: 0, card: cardOf('K', 'S') } }],
    ]);
    expect([...found.presets.values()]).toEqual([0, 2]);
  });

  test('what is no setting has no value and makes no fork', () => {
    const asked: unknown[] = [];
    const curious: typeof small = {
      ...small,
      decide: (_, rules) => {
        asked.push(Reflect.get(rules, 'nothing'), Reflect.get(rules, Symbol.iterator));
        return { verdict: 'the same', reasons: [] };
      },
    };
    const found = branches(curious, [field(two)]);
    expect(found.branches).toHaveLength(3);
    expect(new Set(asked)).toEqual(new Set([undefined]));
  });

  test('rules that lack a setting are covered by no branch that names it', () => {
    expect(covers(new Map([['deck', ['whole']]]), { deck: 'whole' })).toBe(true);
    expect(covers(new Map([['deck', ['whole']]]), {})).toBe(false);
  });

  test('a game without its default preset is a mistake in the program', () => {
    expect(() => branches({ ...small, defaultPreset: 'none' }, [field(two)])).toThrow();
  });
});
