/** How much each house rule matters, as data: `content/weights.json`, counted once by `npm run update -- house-weights`. */

import type { Schema } from '../house-rules.ts';

/** What another value of one house rule changes. */
export interface Weight {
  /**
   * Of the dealt cases, those whose verdict changes, 0 to 1; of a setting that only a round reads, the played rounds whose result
   * does. A deal that poses several cases counts once.
   */
  readonly share: number;
  /** The standard error of `share`; 0 where it is exact. */
  readonly error: number;
  /** The mean of what changes hands otherwise, in stakes, over all deals. */
  readonly by: number;
  /** Those whose result changes: who is paid, who wins, what is legal. No more than `share`, as totals may change alone. */
  readonly result: number;
}

/** By preset, by setting, and by each other value as a case writes it: the preset's own is left out. */
export type Weights = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Weight>>>>>>;

/** The weights of all games, with what they were counted from. */
export interface WeightsFile {
  /** By game: so many deals for a setting that cases read, and so many rounds for one that only a round reads. */
  readonly counted: Readonly<Record<string, { readonly deals: number; readonly rounds: number }>>;
  /** By game. */
  readonly games: Readonly<Record<string, Weights>>;
}

/** How often a setting decides under a preset: the largest share of results that one of its values changes. */
export function weightOf(weights: Weights, preset: string, key: string): number {
  return Math.max(0, ...Object.values(weights[preset]?.[key] ?? {}).map(({ result }) => result));
}

/** The settings of a game, those first that change a result most often; of equal ones the catalogue's order. */
export function byWeight(schema: Schema, weights: Weights, preset: string): string[] {
  return Object.keys(schema).sort((a, b) => weightOf(weights, preset, b) - weightOf(weights, preset, a));
}
