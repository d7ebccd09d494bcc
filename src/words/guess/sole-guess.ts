import type { Guess } from '#core/game/game-words.ts';
import { displayName } from '#words/text.ts';

interface Settled<Outcome extends string> {
  readonly name: string;
  readonly outcome: Outcome;
}

/**
 * What can be asked where the banker settles with several players at once: who is the only one with some outcome, with all
 * players as answers; where no outcome is unique, that of the last player.
 * @param order the outcomes, the one to ask about first where it can be first
 */
export function soleGuess<Outcome extends string>(
  players: readonly Settled<Outcome>[],
  order: readonly Outcome[],
  questions: Readonly<Record<Outcome, string>> & { one(who: string): string },
  does: Readonly<Record<Outcome, string>>,
): Guess {
  for (const outcome of order) {
    const [only, ...more] = players.filter((player) => player.outcome === outcome);
    if (!only || more.length > 0 || players.length < 2) continue;
    return {
      question: questions[outcome],
      answer: only.name,
      options: players.map(({ name }) => ({ id: name, label: displayName(name) })),
    };
  }
  const last = players.at(-1);
  return {
    question: questions.one(displayName(last?.name ?? '')),
    answer: last?.outcome ?? '',
    options: order.map((outcome) => ({ id: outcome, label: displayName(does[outcome]) })),
  };
}
