/** Answers to questions, read from a ruling on Ba Cây. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Answer } from '#core/quiz/answer.ts';
import type { Ruling } from '#core/ruling.ts';
import type { BaCayVerdict, HandVerdict, PlayerVerdict } from '../engine/decide.ts';
import type { BaCayStep } from '../engine/steps.ts';

export type BaCayRuling = Ruling<BaCayVerdict, BaCayStep>;

export function handIn({ verdict }: BaCayRuling, name: string): HandVerdict | undefined {
  return verdict.hands.find((hand) => hand.name === name);
}

export function playerIn({ verdict }: BaCayRuling, name: string): PlayerVerdict | undefined {
  return verdict.players?.find((player) => player.name === name);
}

/** How a player stands against the banker. */
export function outcomeOf(ruling: BaCayRuling, about: string): Answer | undefined {
  const player = playerIn(ruling, about);
  return player && { type: 'outcome', who: about, outcome: player.outcome };
}

/** Whose hand is best, or whose are equal best. */
export function winnersOf({ verdict: { ranking } }: BaCayRuling): readonly string[] {
  return assertDefined(ranking[0]);
}

/**
 * The rules that decided: how the first two compare, or how the rule set treats equal hands; then what the hands are.
 * @param who only what decided for this player; left out, what decided for the table
 */
export function decided({ reasons, verdict: { ranking } }: BaCayRuling, who?: string): readonly string[] {
  const best = who ?? ranking.flat()[0];
  const own = reasons.filter((step) => step.who === best);
  const steps = [
    ...own.filter((step) => step.decides && step.rule !== 'bc-mode-tat'),
    // Two ba tiên have a step that they do not draw, and then one for the card.
    ...own.filter((step) => 'other' in step).toReversed(),
    ...reasons.filter(({ rule }) => MAKES.includes(rule)),
    ...own.filter(({ rule }) => rule === 'bc-mode-tat'),
  ];
  return steps.map(({ rule }) => rule);
}

/** The rules of what a hand is, which a comparison rests on. */
const MAKES: readonly BaCayStep['rule'][] = ['bc-ba-tien', 'bc-sap', 'bc-10-at-cu'];
