import { describe, expect, test } from 'vitest';
import { branches, covers } from '#core/branches/branches.ts';
import type { Field } from '#core/case.ts';
import type { SettingValue } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import { makeRng } from '#core/random/rng.ts';
import {
  anyFields,
  anyRules,
  anyShowdown,
  anySingle,
  everyRules,
  fieldsOf,
  literalText,
  verdictText,
} from '../testing/cases.ts';
import { game } from './index.ts';
import { PRESETS, SCHEMA, type TaLaRules } from './rules.ts';

const HOUSES = [...everyRules()];

/** The settings that a case can depend on, with their values. */
const SETTINGS = Object.entries(SCHEMA)
  .filter(([key]) => key !== 'firstTen' && key !== 'shift')
  .map(([key, { values }]): [string, readonly SettingValue[]] => [key, values]);

const nameOf = (rules: TaLaRules, changed?: { readonly key: string; readonly value: SettingValue }): string => {
  const settings: Readonly<Record<string, SettingValue>> = rules;
  return SETTINGS.map(([key]) => (key === changed?.key ? changed.value : settings[key])).join();
};

function judgedText(fields: readonly Field[], rules: TaLaRules): string {
  const judged = judge(game, fields, rules);
  return judged.ok ? verdictText(judged.value.verdict) : judged.error.code;
}

/**
 * The branches of these hands, held against every combination of all settings: each falls into one branch, and its
 * verdict is the engine's there and the ledger's read literally. What the branches name is what matters: the settings by
 * which alone some verdict changes.
 */
function expectSound(fields: readonly Field[]): ReturnType<typeof branches> {
  const found = branches(game, fields);
  const told = found.branches.map(({ outcome }) =>
    outcome.ok ? verdictText(outcome.value.verdict) : outcome.error.code,
  );
  const verdicts = new Map<string, string>();
  const wrong: unknown[] = [];
  for (const rules of HOUSES) {
    const here = found.branches.flatMap(({ when }, at) => (covers(when, rules) ? [at] : []));
    const forced = judgedText(fields, rules);
    verdicts.set(nameOf(rules), forced);
    if (here.length !== 1 || told[here[0] ?? -1] !== forced || forced !== literalText(fields, rules)) {
      wrong.push({ rules, here, forced });
    }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  const matters = SETTINGS.filter(([key, values]) =>
    HOUSES.some((rules) =>
      values.some((value) => verdicts.get(nameOf(rules, { key, value })) !== verdicts.get(nameOf(rules))),
    ),
  ).map(([key]) => key);
  const named = new Set(found.branches.flatMap(({ when }) => [...when.keys()]));
  expect([...named].sort()).toEqual(matters.sort());
  for (const { when } of found.branches) {
    for (const [key, some] of when) {
      const values = SETTINGS.find(([name]) => name === key)?.[1] ?? [];
      expect(some).toEqual(values.filter((value) => some.includes(value)));
      expect(some.length).toBeLessThan(values.length);
    }
  }
  for (const [name, rules] of Object.entries(PRESETS)) {
    const branch = found.branches[found.presets.get(name) ?? -1];
    expect(branch && covers(branch.when, rules)).toBe(true);
  }
  return found;
}

/** Which settings matter, branch by branch, and what comes of it. */
function summary(text: string): string[] {
  return branches(game, fieldsOf(text)).branches.map(({ when, outcome }) => {
    const conditions = [...when].map(([key, values]) => `${key}=${values.join('|')}`).join(' ');
    if (!outcome.ok) return `${conditions}: ${outcome.error.code}`;
    const { verdict } = outcome.value;
    if (verdict.kind === 'hand') return `${conditions}: ${verdict.points} ${verdict.u}`;
    return `${conditions}: ${verdict.players.map(({ place, net }) => `#${place} ${net}`).join(', ')}`;
  });
}

describe('branches partition all houses and agree with brute force', () => {
  test('25 random cases over all 1,152 houses', () => {
    const rng = makeRng(12);
    let several = 0;
    for (let run = 0; run < 25; run++) {
      // Marks that fit where several may lie in a meld: elsewhere some are no case.
      if (expectSound(anyFields(rng, PRESETS.online)).branches.length > 1) several++;
    }
    expect(several).toBeGreaterThan(15);
  });

  test.each([
    ['a hand that is no case in some houses', '@online;bai:3♥* 4♥* 5♥ K♠ Q♦'],
    ['eaten cards, faces and ù', '@online;bai:7♠* 7♥* 7♦ 4♠ 5♠ 6♠ 8♥ 9♥ 10♥ K♣'],
    ['ù khan with a gap', ';bai:A♠ 2♥ 3♦ 4♣ 5♠ 6♣ 9♥ Q♦ K♠'],
    [
      'places by gửi, faces and móm, and eaten cards',
      '@online;an:4♠*binh 5♠ 6♠*binh 7♠ K♥;binh:2♦ 2♥ 2♣ 8♠ 9♠ Q♦;chi:J♣;dung:Q♣ A♦',
    ],
    [
      'ù by the limit, đền in every kind',
      '@online;an:7♠*binh 7♥*binh 7♦ 4♠*binh 5♠ 6♠ 8♥**chi 9♥ 10♥;binh:K♠ K♥ K♦**;chi:2♦',
    ],
  ])('%s', (_, text) => {
    expectSound(fieldsOf(text));
  });
});

describe('worked cases, ledger §4.9', () => {
  test('row 6: u alone decides', () => {
    expect(summary(';bai:4♠ 4♦ 4♥ 6♥ 7♥ 8♥ 9♠ 9♦ 9♣ 2♣')).toEqual([
      'u=one-left-or-zero: 2 thuong',
      'u=none-left: 2 null',
    ]);
  });

  test('row 7: all ten: ù everywhere, tròn where that is known', () => {
    expect(summary(';bai:4♣ 5♣ 6♣ 6♥ 7♥ 8♥ 9♥ K♠ K♦ K♣')).toEqual([
      'uKinds=plain-khan|plain: 0 thuong',
      'uKinds=plain-tron-khan: 0 tron',
    ]);
  });

  test('rows 16 and 17: uKinds, and caGap where there is a gap', () => {
    expect(summary(';bai:A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠')).toEqual([
      'uKinds=plain-khan|plain-tron-khan: 45 khan',
      'uKinds=plain: 45 null',
    ]);
    expect(summary(';bai:A♠ 2♥ 3♦ 4♣ 5♠ 6♣ 9♥ 10♦ 8♠')).toEqual([
      'caGap=2: 48 null',
      'uKinds=plain-khan|plain-tron-khan caGap=1: 48 khan',
      'uKinds=plain caGap=1: 48 null',
    ]);
  });

  test('row 15: móm', () => {
    expect(summary(';an:4♠ 5♠ 6♠ 5♦;binh:10♥ 8♦ 6♥;chi:9♣ A♥;dung:3♠ 3♦ 3♣ 7♥')).toEqual([
      'manyMom=all-last payout=standard: #1 9, #4 -4, #4 -4, #2 -1',
      'manyMom=all-last payout=none: #1 0, #4 0, #4 0, #2 0',
      'manyMom=lay-order payout=standard: #1 9, #3 -4, #4 -4, #2 -1',
      'manyMom=lay-order payout=none: #1 0, #3 0, #4 0, #2 0',
    ]);
  });

  test('row 18: gửi', () => {
    expect(summary(';binh:7♠ 7♦ 7♥ A♦;an:2♣ 3♣ 4♣ 7♣')).toEqual([
      'layOff=true payout=standard: #2 -1, #1 1',
      'layOff=true payout=none: #2 0, #1 0',
      'layOff=false payout=standard: #1 1, #2 -1',
      'layOff=false payout=none: #1 0, #2 0',
    ]);
  });

  test('row 20: one pays for all', () => {
    expect(summary(';an:4♠*b 5♠ 6♠ 8♥ 8♦*b 8♣ 9♥*b 9♠ 9♦;b:2♠ 2♦ 2♣ 10♣;c:A♦ 3♥;d:6♦ 6♣ 6♥ 10♠')).toEqual([
      'payout=standard uDen=full|three-eaten: #1 21, #2 -21, #2 0, #2 0',
      'payout=standard uDen=none: #1 21, #2 -11, #2 -5, #2 -5',
      'payout=none: #1 0, #2 0, #2 0, #2 0',
    ]);
  });

  test('a card of a meld that two eaten cards would share is no case where a meld may hold one', () => {
    expect(summary('@online;bai:3♥* 4♥* 5♥')).toEqual([
      'eatPerMeld=one: eaten-card-outside-meld',
      'eatPerMeld=any: 0 null',
    ]);
  });

  test('what no setting can change is one branch without conditions', () => {
    expect(summary(';bai:4♣ 5♣ 6♣ 6♦ 6♥ 10♠')).toEqual([': 19 null']);
    expect(summary(';bai:4♠ 4♦ 4♥ 6♥ 7♥ 8♥ 9♠ 9♦ 9♣')).toEqual([': 0 thuong']);
  });
});

describe('only what matters is tried', () => {
  test('2,000 hands ask for at most 16, and 2,000 showdowns for at most 96 rulings of the 4,608 houses', () => {
    const rng = makeRng(18);
    const asked = Array.from({ length: 4000 }, (_, run) => {
      const rules = anyRules(rng);
      const fields = run % 2 ? anySingle(rng, rules) : anyShowdown(rng, rules);
      let rulings = 0;
      const counting = {
        ...game,
        decide(...given: Parameters<typeof game.decide>) {
          rulings++;
          return game.decide(...given);
        },
      };
      branches(counting, fields);
      return { rulings, kind: fields[0]?.role };
    });
    const most = (kind: string) => Math.max(...asked.map((one) => (one.kind === kind ? one.rulings : 0)));
    expect(most('bai')).toBeLessThanOrEqual(16);
    expect(most('player')).toBeLessThanOrEqual(96);
  });
});
