/** Where two rule sets differ over a case, the rule that is named is the one at which the differing house rule is defined. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { differingRules } from '#core/branches/differing-rules.ts';
import type { Case } from '#core/case.ts';
import type { Game } from '#core/game/game.ts';
import type { Rules } from '#core/house-rules.ts';
import { writeJson } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import { ENGINES, engineOf, readCase } from '#games/engines.ts';
import { assertOk } from '#testing/results.ts';
import { sampled } from '#testing/runs.ts';
import { allArguments, argumentCases } from './arguments.ts';
import { ruleById } from './catalogue/catalogue.ts';

const CASES = readFileSync('content/rulings.txt', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => caseOf(line.split('\t')[0] ?? ''));

/** By day one case in so many is looked at, from every rule set to every other. */
const BY_DAY = 3;

function caseOf(text: string): Case {
  return assertOk(readCase(text), text);
}

/** The verdict under a rule set, with its reasons; nothing where its rules do not allow such a deal. */
function rulingIn(game: Game, { fields }: Case, rules: Rules): { readonly verdict: string; readonly whole: string } {
  const judged = judge(game, fields, rules);
  if (!judged.ok) return { verdict: '', whole: '' };
  const verdict = writeJson(game.verdictJson(judged.value.verdict));
  return { verdict, whole: `${verdict} ${JSON.stringify(judged.value.reasons)}` };
}

describe.each(ENGINES)('what is named where two houses of $id part', (game) => {
  const cases = sampled(
    CASES.filter((one) => one.game === game.id),
    BY_DAY,
  );
  const pairs = cases.flatMap((of) =>
    [of.rules, ...Object.values(game.presets)].flatMap((here) =>
      Object.values(game.presets).map((there) => ({ of, here, there })),
    ),
  );

  test('on every case of the site, from its own house and from every rule set to every other: rules that depend on it', () => {
    const named = pairs.flatMap(({ of, here, there }) => differingRules(game, of.fields, here, there));
    expect(named.length).toBeGreaterThan(cases.length);
    expect(named.filter((one) => !ruleById(one.rule).settings.includes(one.setting))).toEqual([]);
  });

  test('is enough to bring the other ruling about, and is nothing only where both say the same throughout', () => {
    const wrong = pairs.filter(({ of, here, there }) => {
      const settings = differingRules(game, of.fields, here, there).map(({ setting }) => setting);
      const taken = Object.entries(there).filter(([setting]) => settings.includes(setting));
      const [own, other] = [rulingIn(game, of, here), rulingIn(game, of, there)];
      const moved = rulingIn(game, of, { ...here, ...Object.fromEntries(taken) });
      const what = own.verdict === other.verdict ? 'whole' : 'verdict';
      return moved[what] !== other[what] || (settings.length === 0) !== (own.whole === other.whole);
    });
    expect(wrong).toEqual([]);
  });
});

test('an ace that counts otherwise is named as an ace, not as the totals that it makes equal', () => {
  const of = caseOf('xi-dach@pho-thong;cai:10S.9H;an:AD.4C.5S');
  const game = engineOf('xi-dach');
  expect(game && differingRules(game, of.fields, of.rules, game.presets['co-noi'] ?? {})).toEqual([
    { setting: 'aces', rule: 'xd-ace' },
  ]);
});

test('an argument that rule sets decide otherwise is filed under a rule of what parts them, if it is one of house rules at all', () => {
  const parted = allArguments().flatMap((one) => {
    const game = engineOf(one.game);
    const cases = argumentCases(one).map(caseOf);
    const settings = cases.flatMap((here) =>
      cases.flatMap((there) =>
        game && rulingIn(game, here, here.rules).verdict !== rulingIn(game, here, there.rules).verdict
          ? differingRules(game, here.fields, here.rules, there.rules).map(({ setting }) => setting)
          : [],
      ),
    );
    return settings.length > 0 ? [{ id: one.id, game: one.game, depends: ruleById(one.rule).settings, settings }] : [];
  });
  // A house rule in which all rule sets are alike cannot part them; they may still pay differently.
  const ofHouses = parted.filter(({ depends, game }) => depends.some((key) => presetsDifferIn(game, key)));
  expect(ofHouses.length).toBeGreaterThan(15);
  expect(ofHouses.filter(({ depends, settings }) => !depends.some((key) => settings.includes(key)))).toEqual([]);
});

function presetsDifferIn(id: string, key: string): boolean {
  const { presets } = assertDefined(engineOf(id));
  return new Set(Object.values(presets).map((rules) => rules[key])).size > 1;
}
