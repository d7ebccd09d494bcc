import type { Ruling, Step } from '../ruling.ts';
import type { Section } from '../sections.ts';

/** What is asked before a verdict is told: its possible answers, and the one that is right. */
export interface Guess {
  /** What is asked, where it is not who wins. */
  readonly question?: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly answer: string;
}

/** What a widget says about one hand: its total or name, large, and what it is, small. */
export interface SeatWords {
  readonly sum: string;
  readonly state: string;
}

/** A verdict in words. */
export interface VerdictWords {
  /** Two or three words, as said at the table. */
  readonly big: string;
  /** Why, in one sentence. */
  readonly why: string;
  /** Who gets what: `+1`, `An −1`; empty where nothing is paid. */
  readonly net: string;
  /** With several players one line each; empty with one. */
  readonly lines: readonly { readonly text: string; readonly net: string }[];
}

export interface SettingWords {
  readonly label: string;
  /** A few words for each value; the key is the value as written in a case. */
  readonly values: Readonly<Record<string, string>>;
}

/**
 * The words of one game in one language. Verdicts and steps come from the engine; only sentences are made here, so the
 * two languages cannot disagree about who wins.
 */
export interface GameWords<V = unknown, S extends Step = Step> {
  readonly name: string;
  /** What the referee is asked, by the ids of the manifest's questions. */
  readonly asks: Readonly<Record<string, string>>;
  readonly presets: Readonly<Record<string, string>>;
  readonly settings: Readonly<Record<string, SettingWords>>;
  seat(verdict: V, who: string): SeatWords;
  verdict(ruling: Ruling<V, S>): VerdictWords;
  /**
   * Every verdict can be guessed: where several players are settled at once, what became of one of them.
   * @param early the page has told that a case may come too early to be settled: that is an answer too, whether right or not
   */
  guess(verdict: V, early?: boolean): Guess;
  reason(step: S): string;
  /** Two or three words about one player's outcome. */
  outcome(outcome: 'win' | 'lose' | 'push' | 'unsettled', who: string): string;
}

/** What the site says of a game as a whole. */
export interface GameSiteWords {
  /** What it is, in a sentence or two. */
  readonly line: string;
  /** Cards and players, in a few words. */
  readonly deck: string;
  /** What it calls the sections of its rules, where not as all games do. */
  readonly sections: Partial<Readonly<Record<Section, string>>>;
}

/** A sentence on each house rule, and on each pair of choices that do not go together. */
export interface AboutWords {
  readonly about: Readonly<Record<string, string>>;
  readonly conflicts: Readonly<Record<string, string>>;
}
