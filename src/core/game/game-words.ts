import type { Ruling, Step } from '../ruling.ts';
import type { Section } from '../sections.ts';

/** The guess before a verdict is shown: its possible answers, and the right one. */
export interface Guess {
  /** The question, where it is not who wins. */
  readonly question?: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly answer: string;
}

/** What a widget says about one hand: its total or name in large type, its kind in small type. */
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
  /** One line for each player where there are several; empty with one. */
  readonly lines: readonly { readonly text: string; readonly net: string }[];
}

export interface SettingWords {
  readonly label: string;
  /** A few words for each value; the key is the value as written in a case. */
  readonly values: Readonly<Record<string, string>>;
}

/**
 * The words of one game in one language. Verdicts and steps come from the engine and only sentences are made here, so both
 * languages always name the same winner.
 */
export interface GameWords<V = unknown, S extends Step = Step> {
  readonly name: string;
  /** The texts of the referee's questions, by the ids of the manifest's questions. */
  readonly asks: Readonly<Record<string, string>>;
  readonly presets: Readonly<Record<string, string>>;
  readonly settings: Readonly<Record<string, SettingWords>>;
  seat(verdict: V, who: string): SeatWords;
  verdict(ruling: Ruling<V, S>): VerdictWords;
  /**
   * The guess that a verdict allows; every verdict has one. Where several players are settled at once, it asks about one of them.
   * @param early the page has explained that a case may come too early to be settled, so that this is one of the answers, right
   *   or wrong
   */
  guess(verdict: V, early?: boolean): Guess;
  reason(step: S): string;
  /** One player's outcome in two or three words. */
  outcome(outcome: 'win' | 'lose' | 'push' | 'unsettled', who: string): string;
}

/** The site's texts about a game as a whole. */
export interface GameSiteWords {
  /** Its name with another that many say, where it has one: `Tá Lả (Phỏm)`. */
  readonly called?: string;
  /** A description in a sentence or two. */
  readonly line: string;
  /** Cards and players, in a few words. */
  readonly deck: string;
  /** Its names for sections of its rules, where they differ from the common ones. */
  readonly sections: Partial<Readonly<Record<Section, string>>>;
  /** What people tell the referee, as they say it, the commonest first: at least one, each read whole and ruled on. */
  readonly told: readonly string[];
}

/** A sentence on each house rule, and on each pair of conflicting choices. */
export interface AboutWords {
  readonly about: Readonly<Record<string, string>>;
  readonly conflicts: Readonly<Record<string, string>>;
}
