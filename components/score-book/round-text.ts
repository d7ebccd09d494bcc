import type { EveningPlayer } from '#core/evening/evening.ts';

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
