/** Whether two rule sets ever differ: on a case, or in a round played alike under both. */

import type { Field } from '#core/case.ts';
import type { Game } from '#core/game/game.ts';
import type { MoveOption, Round, Setup } from '#core/game/round.ts';
import type { Rules } from '#core/house-rules.ts';
import { writeJson } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import type { Rng } from '#core/random/rng.ts';

export type RulesPair = readonly [Rules, Rules];

/** Do two houses rule differently on these hands? A case in one of them alone counts. */
export function partsCase(game: Game, fields: readonly Field[], [a, b]: RulesPair): boolean {
  return saidOf(game, fields, a) !== saidOf(game, fields, b);
}

function saidOf(game: Game, fields: readonly Field[], rules: Rules): string {
  const ruled = judge(game, fields, rules);
  return ruled.ok ? writeJson(game.verdictJson(ruled.value.verdict)) : JSON.stringify(ruled.error);
}

/** No round takes so many actions. */
const BOUND = 300;

/** What plays a table at random, with a preference for risky actions where there are any. */
export type ChooseOption = (options: readonly MoveOption[], rng: Rng) => MoveOption | undefined;

export const anyOption: ChooseOption = (options, { upTo }) => {
  const risky = options.filter(({ warns }) => warns !== undefined);
  const from = risky.length > 0 && upTo(2) > 0 ? risky : options;
  return from[upTo(from.length - 1)];
};

/**
 * Plays one round under both rule sets, the same actions in each, and returns whether anything differs: legal actions, events,
 * results. The reasons of events may differ.
 */
export function partsRound(
  round: Round,
  setup: Setup,
  [a, b]: RulesPair,
  rng: Rng,
  choose: ChooseOption = anyOption,
): boolean {
  const [x, y] = [round.deal(a, setup), round.deal(b, setup)];
  if (!x.ok || !y.ok) return x.ok !== y.ok;
  let [one, other]: [unknown, unknown] = [x.value, y.value];
  for (let step = 0; step < BOUND; step++) {
    const seats = round.view(one, '').seats.map(({ who }) => who);
    const options = seats.flatMap((who) => round.legal(one, who));
    const others = seats.flatMap((who) => round.legal(other, who));
    if (shown(options) !== shown(others) || shown(round.log(one)) !== shown(round.log(other))) return true;
    const taken = choose(options, rng);
    if (!taken) return false;
    const [next, same] = [round.apply(one, taken.action), round.apply(other, taken.action)];
    if (!next.ok || !same.ok) return next.ok !== same.ok;
    [one, other] = [next.value, same.value];
  }
  return false;
}

function shown(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => (key === 'steps' || key === 'step' ? undefined : part));
}
