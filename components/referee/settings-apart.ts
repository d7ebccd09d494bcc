import type { Case } from '#core/case.ts';
import type { Game } from '#core/game/game.ts';
import type { House } from '#core/house-rules.ts';
import { differences } from '#core/house-rules.ts';
import { writeJson } from '#core/json.ts';
import { judge } from '#core/judge.ts';

/**
 * The settings to name where two houses rule otherwise on a case: those that, taken over one by one from the other house,
 * bring its ruling about. Fewest first found; where each alone does nothing, all that were needed together.
 */
export function settingsApart(game: Game, now: Case, other: House): readonly string[] {
  const ruled = (rules: Case['rules']): string => {
    const judged = judge(game, now.fields, rules);
    return judged.ok ? writeJson(game.verdictJson(judged.value.verdict)) : '';
  };
  const wanted = ruled(other.rules);
  if (ruled(now.rules) === wanted) return [];
  let needed = differences(game.schema, now.rules, other.rules);
  // What can be left out without another ruling is left out, the last first.
  for (const key of needed.toReversed()) {
    const fewer = needed.filter((one) => one !== key);
    const taken = Object.entries(other.rules).filter(([one]) => fewer.includes(one));
    if (ruled({ ...now.rules, ...Object.fromEntries(taken) }) === wanted) needed = fewer;
  }
  return needed;
}
