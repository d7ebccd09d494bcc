/** Where two houses part over a case, the rule that is named is the rule of the house rule that parts them. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { housesApart } from '#core/branches/apart.ts';
import type { Case } from '#core/case.ts';
import type { Game } from '#core/game/game.ts';
import type { Rules } from '#core/house-rules.ts';
import { writeJson } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import { ENGINES, engineOf, readCase } from '#games/engines.ts';
import { rule } from './catalogue/catalogue.ts';

const CASES = readFileSync('content/rulings.txt', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => caseOf(line.split('\t')[0] ?? ''));

function caseOf(text: string): Case {
  const read = readCase(text);
  if (!read.ok) throw new Error(`${text} is no case`);
  return read.value;
}

/** The verdict of a house, and with it how it comes to it; nothing where it does not know such a deal. */
function rulingIn(game: Game, { fields }: Case, rules: Rules): { readonly verdict: string; readonly whole: string } {
  const judged = judge(game, fields, rules);
  if (!judged.ok) return { verdict: '', whole: '' };
  const verdict = writeJson(game.verdictJson(judged.value.verdict));
  return { verdict, whole: `${verdict} ${JSON.stringify(judged.value.reasons)}` };
}

describe.each(ENGINES)('what is named where two houses of $id part', (game) => {
  const cases = CASES.filter((one) => one.game === game.id);
  const pairs = cases.flatMap((of) =>
    [of.rules, ...Object.values(game.presets)].flatMap((here) =>
      Object.values(game.presets).map((there) => ({ of, here, there })),
    ),
  );

  test('on every case of the site, from its own house and from every rule set to every other: rules that depend on it', () => {
    let named = 0;
    for (const { of, here, there } of pairs) {
      for (const { setting, rule: id } of housesApart(game, of.fields, here, there)) {
        expect(here[setting]).not.toBe(there[setting]);
        expect(rule(id).settings, `${id} is named for ${setting}`).toContain(setting);
        named++;
      }
    }
    expect(named).toBeGreaterThan(cases.length);
  });

  test('is enough to bring the other ruling about, and is nothing only where both say the same throughout', () => {
    for (const { of, here, there } of pairs) {
      const settings = housesApart(game, of.fields, here, there).map(({ setting }) => setting);
      const taken = Object.entries(there).filter(([setting]) => settings.includes(setting));
      const [own, moved, other] = [here, { ...here, ...Object.fromEntries(taken) }, there].map((rules) =>
        rulingIn(game, of, rules),
      );
      expect(moved?.verdict).toBe(other?.verdict);
      if (own?.verdict === other?.verdict) expect(moved?.whole).toBe(other?.whole);
      expect(settings.length === 0).toBe(own?.whole === other?.whole);
    }
  });
});

test('an ace that counts otherwise is named as an ace, not as the totals that it makes equal', () => {
  const of = caseOf('xi-dach@pho-thong;cai:10S.9H;an:AD.4C.5S');
  const game = engineOf('xi-dach');
  expect(game && housesApart(game, of.fields, of.rules, game.presets['co-noi'] ?? {})).toEqual([
    { setting: 'aces', rule: 'xd-ace' },
  ]);
});
