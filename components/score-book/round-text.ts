import type { EveningPlayer, EveningRound } from '#core/evening/evening.ts';
import type { ScoreBookWords } from '#words/vi/ui/score-book.ts';
import { playerName } from './people.ts';

/** What is said of a round once its game is loaded. */
export interface RoundText {
  /** What happened, in one sentence. */
  sentence(people: readonly EveningPlayer[]): string;
  /** The rules behind it, the most telling first. */
  readonly rules: readonly { readonly id: string; readonly number: string }[];
  /** What the house says each seat gets, in chips, where the table paid otherwise. */
  readonly byHouse: readonly number[] | undefined;
  reasons(people: readonly EveningPlayer[]): readonly string[];
  /** Where the referee rules on it. */
  readonly referee?: string;
}

/** What happened in a round: while its game is not loaded, and where no hands were told, who won. */
export function roundSentence(
  { seats, nets }: EveningRound,
  text: RoundText | undefined,
  people: readonly EveningPlayer[],
  say: ScoreBookWords,
): string {
  const winners = seats.filter((_, seat) => (nets[seat] ?? 0) > 0).map((id) => playerName(people, id));
  return text?.sentence(people) ?? say.amounts(winners);
}
