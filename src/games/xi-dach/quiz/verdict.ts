/** Answers to questions, read from a ruling on Xì Dách. */

import type { Answer } from '#core/quiz/answer.ts';
import type { Ruling } from '#core/ruling.ts';
import type { PlayerVerdict, XiDachVerdict } from '../engine/decide.ts';
import type { XiDachStep } from '../engine/steps.ts';

export type XiDachRuling = Ruling<XiDachVerdict, XiDachStep>;

export function playerOf({ verdict }: XiDachRuling, name: string): PlayerVerdict | undefined {
  return verdict.players.find((player) => player.name === name);
}

/** How a player stands against the banker. */
export function outcomeOf(ruling: XiDachRuling, about: string): Answer | undefined {
  const player = playerOf(ruling, about);
  return player && { type: 'outcome', who: about, outcome: player.outcome };
}

/** The rule that settled a player's stake, and then the rules on what the hands are. */
export function decided({ reasons }: XiDachRuling, about: string): readonly string[] {
  const own = reasons.filter(({ who }) => who === about);
  const key = own.filter((step) => step.decides).map(({ rule }) => rule);
  return [
    ...key,
    ...own.filter(({ rule }) => rule === 'xd-phases-separate').map(({ rule }) => rule),
    ...reasons.filter(({ rule, outcome }) => outcome === 'held' && MAKES.includes(rule)).map(({ rule }) => rule),
  ];
}

/** The rules of what a hand is, which a comparison rests on. */
const MAKES: readonly XiDachStep['rule'][] = ['xd-xi-ban', 'xd-xi-dach', 'xd-ngu-linh', 'xd-ace', 'xd-ngu-linh-ace'];

/** Two ngũ linh met, and in this house the lower one wins (rule xd-ngu-linh-low). */
export function lowerNguLinhWins({ reasons }: XiDachRuling): boolean {
  return reasons.some((step) => step.rule === 'xd-ngu-linh-low' && step.house === 'lower');
}
