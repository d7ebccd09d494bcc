import type { Field } from '../case.ts';
import type { Game } from '../game/game.ts';
import { differences, type Rules } from '../house-rules.ts';
import { writeJson } from '../json.ts';
import { judge } from '../judge.ts';

/** A house rule over which two houses part, and the rule to name for it. */
export interface Apart {
  readonly setting: string;
  readonly rule: string;
}

/**
 * What to name where another house rules otherwise on a case, or comes to the same by another way: the house rules that, taken over
 * from it, bring its ruling about, each with the rule at which it is defined. That is not the first step that comes out otherwise: where
 * an ace counts 10 there and 11 here, two totals are equal there, but what the houses disagree on is the ace.
 *
 * Fewest first found: of house rules each of which would do one is named; where each alone does nothing, all that were needed together.
 * Empty where both say the same throughout.
 */
export function housesApart(game: Game, fields: readonly Field[], rules: Rules, other: Rules): readonly Apart[] {
  const [here, there] = [ruled(game, fields, rules), ruled(game, fields, other)];
  const what = here.verdict === there.verdict ? 'way' : 'verdict';
  if (here[what] === there[what]) return [];
  let needed = differences(game.schema, rules, other);
  // What can be left out without another ruling is left out, the last first.
  for (const key of needed.toReversed()) {
    const fewer = needed.filter((one) => one !== key);
    const taken = Object.entries(other).filter(([one]) => fewer.includes(one));
    if (ruled(game, fields, { ...rules, ...Object.fromEntries(taken) })[what] === there[what]) needed = fewer;
  }
  return needed.flatMap((setting) => {
    const rule = game.schema[setting]?.definedAt;
    return rule === undefined ? [] : [{ setting, rule }];
  });
}

/** What a house says, and how it comes to it; nothing where it does not know such a deal. */
function ruled(game: Game, fields: readonly Field[], rules: Rules): { readonly verdict: string; readonly way: string } {
  const judged = judge(game, fields, rules);
  if (!judged.ok) return { verdict: '', way: '' };
  const { verdict, reasons } = judged.value;
  return { verdict: writeJson(game.verdictJson(verdict)), way: JSON.stringify(reasons) };
}
