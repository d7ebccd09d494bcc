/** Rounds that plain players play, in two houses. */

import type { Card } from '#core/card.ts';
import type { Round, Setup } from '#core/game/round.ts';
import { recordReads } from '#core/house/read-rules.ts';
import type { Rules } from '#core/house-rules.ts';
import type { Who } from '#core/ruling.ts';
import { plainStates } from '#testing/plain-play.ts';
import { movedBetween, type Nets, type Variant } from './tally.ts';

/** So many rounds are played in an evening: then somebody begins for the first time again. */
const EVENING = 20;

/** A round that was played to its end. */
interface Played {
  readonly dealt: string;
  readonly nets: Nets;
}

/**
 * Plays so many rounds under these rules, one after the other at the same table, and each again in every other house. Where that
 * house deals the seats other cards nothing is counted: one deal is as good as another.
 */
export function countRounds(
  round: Round,
  table: Setup,
  rules: Rules,
  variants: readonly Variant[],
  rounds: number,
  seed: number,
): void {
  let setup = { ...table, seed };
  for (let n = 0; n < rounds; n++) {
    const recorded = recordReads(rules);
    const states = plainStates(round, recorded.rules, setup);
    const was = playedOf(round, states);
    for (const { keys, rules: other, tally } of variants) {
      tally.deals++;
      if (!keys.some((key) => recorded.asked.has(key))) continue;
      const is = playedOf(round, plainStates(round, other, setup));
      if (is.dealt !== was.dealt) continue;
      const moved = movedBetween(was.nets, is.nets);
      tally.moved += moved;
      if (moved > 0) {
        tally.changed++;
        tally.results++;
      }
    }
    const next = (n + 1) % EVENING === 0 ? table : round.nextSetup(setup, round.log(states.at(-1)));
    setup = { ...next, seed: setup.seed + 1 };
  }
}

function playedOf(round: Round, states: readonly unknown[]): Played {
  const hands = new Map<Who, readonly Card[]>();
  for (const event of round.log(states[0])) {
    for (const [who, ...cards] of event.type === 'deal' ? (round.effect(event).cards ?? []) : []) {
      hands.set(who, [...(hands.get(who) ?? []), ...cards]);
    }
  }
  return { dealt: JSON.stringify([...hands].sort()), nets: round.result(states.at(-1)) ?? new Map() };
}
