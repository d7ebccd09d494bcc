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
export type HouseWeights = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Weight>>>>>>;

/** How often two presets rule otherwise, by the one that deals and by the other. What only a round reads is left out. */
export type Between = Readonly<Record<string, Readonly<Record<string, Weight>>>>;

/** The weights of all games, with what they were counted from. */
export interface WeightsFile {
  /** By game: so many deals for a setting that cases read, and so many rounds for one that only a round reads. */
  readonly counted: Readonly<Record<string, { readonly deals: number; readonly rounds: number }>>;
  /** By game, as the weights. */
  readonly between: Readonly<Record<string, Between>>;
  readonly games: Readonly<Record<string, HouseWeights>>;
}

/** One result in how many deals a setting changes, for each setting in the catalogue's order; 0 where it changes none. */
export type OneIn = readonly number[];

/** The same of every preset: the value that changes most counts. */
export function oneInOf(schema: Schema, weights: HouseWeights): Readonly<Record<string, OneIn>> {
  const ofSettings = (settings: HouseWeights[string]): OneIn =>
    Object.keys(schema).map((key) =>
      oneIn(Math.max(0, ...Object.values(settings[key] ?? {}).map(({ result }) => result))),
    );
  return Object.fromEntries(Object.entries(weights).map(([preset, settings]) => [preset, ofSettings(settings)]));
}

/** One result in how many deals two presets make otherwise, by the one that deals and by the other; 0 where they rule alike. */
export type OneInBetween = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The same as data for a page. */
export function oneInBetween(between: Between): OneInBetween {
  const ofOthers = (others: Between[string]): Readonly<Record<string, number>> =>
    Object.fromEntries(Object.entries(others).map(([other, { result }]) => [other, oneIn(result)]));
  return Object.fromEntries(Object.entries(between).map(([preset, others]) => [preset, ofOthers(others)]));
}

/** `0.0667` is one in 15; of larger numbers two digits matter. */
function oneIn(share: number): number {
  if (share === 0) return 0;
  const deals = Math.round(1 / share);
  return deals < 100 ? deals : Number(deals.toPrecision(2));
}

/** A setting and how often it decides. */
export interface Ranked {
  readonly key: string;
  readonly oneIn: number;
}

/** All settings of a game, those first that change a result most often, and last those that change none. */
export function ranked(schema: Schema, under: OneIn = []): Ranked[] {
  const all = Object.keys(schema).map((key, at) => ({ key, oneIn: under[at] ?? 0 }));
  const often = all.filter((one) => one.oneIn > 0).sort((a, b) => a.oneIn - b.oneIn);
  return [...often, ...all.filter((one) => one.oneIn === 0)];
}
