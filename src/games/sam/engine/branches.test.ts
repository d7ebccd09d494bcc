import { describe, expect, test } from 'vitest';
import { branches, covers } from '#core/branches/branches.ts';
import type { Field } from '#core/case.ts';
import type { SettingValue } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import { makeRng } from '#core/random/rng.ts';
import { anyFields, anyRules, everyRules, fieldsOf, literalText, verdictShort, verdictText } from '../testing/cases.ts';
import { game } from './index.ts';
import { PRESETS, type SamRules, SCHEMA } from './rules.ts';

const HOUSES = [...everyRules()];

const ROUND = ['firstLead', 'samPriority', 'samFails', 'finishOnTwo', 'lastCard'];

/** The settings that a case can depend on, with their values. */
const SETTINGS = Object.entries(SCHEMA)
  .filter(([key]) => !ROUND.includes(key))
  .map(([key, { values }]): [string, readonly SettingValue[]] => [key, values]);

const nameOf = (rules: SamRules, changed?: { readonly key: string; readonly value: SettingValue }): string => {
  const settings: Readonly<Record<string, SettingValue>> = rules;
  return SETTINGS.map(([key]) => (key === changed?.key ? changed.value : settings[key])).join();
};

function judgedText(fields: readonly Field[], rules: SamRules): string {
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
    return `${conditions}: ${outcome.ok ? verdictShort(outcome.value.verdict) : outcome.error.code}`;
  });
}

describe('branches partition all houses and agree with brute force', () => {
  test('60 random cases over all 576 houses', () => {
    const rng = makeRng(12);
    let several = 0;
    for (let run = 0; run < 60; run++) {
      if (expectSound(anyFields(rng, anyRules(rng))).branches.length > 1) several++;
    }
    expect(several).toBeGreaterThan(20);
  });

  test.each([
    ['a run with a 2, longer than the table', ';ban:A♠ 2♥ 3♦;danh:2♠ 3♥ 4♦ 5♣'],
    ['cards that one deck alone has', ';ban:2♠ 2♥;danh:J♠ J♥ J♦ J♣'],
    ['two quads', ';ban:2♠ 2♥;danh:5♠ 5♥ 5♦ 5♣ 9♠ 9♥ 9♦ 9♣'],
    ['a row with a 2, of one colour', ';bai:A♠ 2♠ 3♣ 4♠ 5♣ 6♠ 7♣ 8♠ 9♣ 10♠'],
    ['an end with one who never played', ';an:-;b:3♠ 2♥;chi:3♥ 4♥ 4♦ 4♣ 4♠ 7♣ 9♠ 10♦ A♠ A♥'],
  ])('%s', (_, text) => {
    expectSound(fieldsOf(text));
  });
});

describe('worked cases, ledger §5.10', () => {
  test('rows 1 to 3: chopTwo alone decides', () => {
    expect(summary(';ban:2♠;danh:7♠ 7♥ 7♦ 7♣')).toEqual([
      'chopTwo=single-only|quad-per-two|quad-takes-pair: yes: tu-quy 4 7 on rac 1 2',
      'chopTwo=none: no: tu-quy 4 7 on rac 1 2',
    ]);
    expect(summary(';ban:2♠ 2♥;danh:7♠ 7♥ 7♦ 7♣')).toEqual([
      'chopTwo=single-only|quad-per-two|none: no: tu-quy 4 7 on doi 2 2',
      'chopTwo=quad-takes-pair: yes: tu-quy 4 7 on doi 2 2',
    ]);
    expect(summary(';ban:2♠ 2♥;danh:5♠ 5♥ 5♦ 5♣ 9♠ 9♥ 9♦ 9♣')).toEqual([
      'chopTwo=single-only|quad-takes-pair|none: no: hai-tu-quy 8 9 on doi 2 2',
      'chopTwo=quad-per-two: yes: hai-tu-quy 8 9 on doi 2 2',
    ]);
  });

  test('row 4: runBlock', () => {
    expect(summary(';ban:4♠ 5♦ 6♣;danh:7♠ 8♥ 9♦ 10♣')).toEqual([
      'runBlock=equal: no: sanh 4 10 on sanh 3 6',
      'runBlock=equal-or-longer: yes: sanh 4 10 on sanh 3 6',
    ]);
  });

  test('row 9: the deck', () => {
    expect(summary(';ban:6♠ 7♣ 8♦;danh:9♠ 10♣ J♦')).toEqual([
      'deck=52: yes: sanh 3 J on sanh 3 8',
      'deck=40: card-not-in-deck',
    ]);
  });

  test('rows 11 and 12: runs, and what no house has', () => {
    expect(summary(';danh:A♠ 2♦ 3♣')).toEqual(['runs=low-two: yes: sanh 3 3', 'runs=no-two: no: -']);
    expect(summary(';danh:10♠ A♦ 2♣')).toEqual([': no: -']);
  });

  test('rows 16 to 18: instant wins', () => {
    expect(summary(';bai:3♠ 4♥ 5♦ 6♣ 7♠ 8♥ 9♦ 10♣ J♠ Q♥')).toEqual([
      'deck=52 instantWins=four|five: sanh-rong',
      'deck=52 instantWins=none: null',
      'deck=40: card-not-in-deck',
    ]);
    expect(summary(';bai:A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠ 10♥')).toEqual([
      'runs=low-two instantWins=four|five: sanh-rong',
      'runs=no-two instantWins=four|five: null',
      'instantWins=none: null',
    ]);
    expect(summary(';bai:2♠ 2♥ 2♦ 2♣ 4♠ 6♥ 7♠ 9♦ 10♣ 10♥')).toEqual([
      'instantWins=four|five: tu-quy-heo',
      'instantWins=none: null',
    ]);
  });

  test('row 22: payout, and cóng for who never played', () => {
    expect(summary(';d:-;b:2♠;c:3♠ 3♥ 5♦ 6♣ 7♠ 8♥ 9♦ 10♣ A♠ 2♥')).toEqual([
      'cong=15 payout=per-card: d 0 +45, b 1 -15, c 10 cong -30',
      'cong=0 payout=per-card: d 0 +39, b 1 -15, c 10 cong -24',
      'payout=none: d 0 0, b 1 0, c 10 cong 0',
      'cong=15 payout=flat: d 0 +16, b 1 -1, c 10 cong -15',
      'cong=0 payout=flat: d 0 +2, b 1 -1, c 10 cong -1',
    ]);
  });

  test('presets fall where the ledger has them: row 1, row 3', () => {
    const where = (text: string) => [...branches(game, fieldsOf(text)).presets];
    expect(where(';ban:2♠;danh:7♠ 7♥ 7♦ 7♣')).toEqual([
      ['mien-bac', 0],
      ['adam-tips', 0],
      ['strict', 0],
      ['local', 1],
    ]);
    expect(where(';ban:2♠ 2♥;danh:5♠ 5♥ 5♦ 5♣ 9♠ 9♥ 9♦ 9♣')).toEqual([
      ['mien-bac', 0],
      ['adam-tips', 1],
      ['strict', 0],
      ['local', 0],
    ]);
  });

  test('what no setting can change is one branch without conditions', () => {
    expect(summary(';ban:7♦ 7♥;danh:8♠ 8♣')).toEqual([': yes: doi 2 8 on doi 2 7']);
    expect(summary(';bai:3♠ 4♥ 6♦ 7♣ 9♠ 9♥ 10♦ 10♣ A♠ 2♥')).toEqual([': null']);
  });
});

describe('only what matters is tried', () => {
  test('4,000 cases ask for at most 8 rulings of the 10,368 houses', () => {
    const rng = makeRng(18);
    const asked = Array.from({ length: 4000 }, () => {
      let rulings = 0;
      const counting = {
        ...game,
        decide(...given: Parameters<typeof game.decide>) {
          rulings++;
          return game.decide(...given);
        },
      };
      branches(counting, anyFields(rng, anyRules(rng)));
      return rulings;
    });
    expect(Math.max(...asked)).toBeLessThanOrEqual(8);
  });
});
