import type { Field } from '../case.ts';
import type { Game } from '../game/game.ts';
import { differences, type Rules } from '../house-rules.ts';
import { writeJson } from '../json.ts';
import { judge } from '../judge.ts';

/** A house rule that makes two rule sets rule differently, and the rule to name for it. */
export interface DifferingRule {
  readonly setting: string;
  readonly rule: string;
}

/**
 * What to name where another rule set rules otherwise on a case, or gives the same verdict for other reasons: the house rules
 * that, taken over from it, produce its ruling, each with the rule at which it is defined. This is not the first step that
 * differs: where an ace counts 10 there and 11 here, two totals are equal there, but what the rule sets disagree on is the ace.
 *
 * The smallest set found: of several house rules that would each be enough, one; where none is enough alone, all that are needed
 * together. Empty where both give the same verdict for the same reasons.
 */
export function differingRules(
  game: Game,
  fields: readonly Field[],
  rules: Rules,
  other: Rules,
): readonly DifferingRule[] {
  const [here, there] = [ruled(game, fields, rules), ruled(game, fields, other)];
  const what = here.verdict === there.verdict ? 'way' : 'verdict';
  if (here[what] === there[what]) return [];
  let needed = differences(game.schema, rules, other);
  // Leaves out each change that is not needed for the ruling, the last first.
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

/** The verdict under a rule set with its reasons; nothing where its rules do not allow such a deal. */
function ruled(game: Game, fields: readonly Field[], rules: Rules): { readonly verdict: string; readonly way: string } {
  const judged = judge(game, fields, rules);
  if (!judged.ok) return { verdict: '', way: '' };
  const { verdict, reasons } = judged.value;
  return { verdict: writeJson(game.verdictJson(verdict)), way: JSON.stringify(reasons) };
}
