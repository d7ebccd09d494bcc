import type { Card } from '../card.ts';
import type { ResultWords } from '../evening/result-words.ts';
import type { RoundResults } from '../evening/results.ts';
import type { Conflict, NoEffect } from '../house/no-effect.ts';
import type { HouseGuide } from '../house/which/shares.ts';
import type { EarlierMeaning, Rules } from '../house-rules.ts';
import type { Lang } from '../lang.ts';
import type { CaseQuiz, GameQuiz } from '../quiz/kind.ts';
import type { Result } from '../result.ts';
import type { ToldHands } from '../told/told-hand.ts';
import type { UnknownCards } from '../unknown/fillings.ts';
import type { Advice, AdviceWords } from './advice.ts';
import type { CoachedRound, CoachWords } from './coach.ts';
import type { Game, HandFact } from './game.ts';
import type { AboutWords, GameSiteWords, GameWords } from './game-words.ts';
import type { QuizWords } from './quiz-words.ts';
import type { Action, Round, Setup, Violation } from './round.ts';
import type { RoundWords } from './round-words.ts';
import type { Attempt, Script } from './script.ts';
import type { TablePresenter } from './table-screen.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The colours that a game can have; `components/page/tokens.css` defines them for light and dark. */
export type Ink = 'son' | 'cham' | 'hoe' | 'dong' | 'tim';

/** A name that people use for a game: small letters, without marks, one blank between words. */
export interface Alias {
  readonly said: string;
  /** The preset that the name stands for, where it means more than the game. */
  readonly preset?: string;
  /** Set where the name may also start a hand: it is a card term (`phỏm: 5 6 7`), or it counts cards (`ba lá 7`). */
  readonly doubt?: 'term' | 'count';
}

/** One kind of question for the referee, with an example case. The case names no rule set: the reader's own applies. */
export interface RefereeQuestion {
  readonly id: string;
  readonly example: string;
}

/** The exports of a game's `round/index.ts`. */
export interface RoundModule {
  readonly round: Round;
  dealFrom(rules: Rules, setup: Setup, deck: readonly Card[]): Result<unknown, Violation>;
  playOn(
    state: unknown,
    actions: readonly Action[],
  ): Result<readonly unknown[], Violation & { readonly action?: number }>;
}

/** A case that a widget shows in a lesson. */
export interface ShownCase {
  readonly text: string;
  /** What the engine must say of it (src/book/expect.ts), empty where the lesson forgot it; none where the widget asks for something else. */
  readonly expect?: string;
}

/** By the name of each component that shows cases: which ones, by its attributes as written in the lesson. One that is not given is empty. */
export type LessonCases = Readonly<Record<string, (attribute: (key: string) => string) => readonly ShownCase[]>>;

/** What only the build needs of a game, to write its pages. */
export interface GameBuild {
  /** The cards that stand for the game on its plate; `??` lies face down. */
  readonly emblem: string;
  readonly site: Readonly<Record<Lang, GameSiteWords>>;
  /** The referee's questions, the commonest first. */
  readonly questions: readonly RefereeQuestion[];
  /** The tables that readers can play at: who plays, what is at stake, and a seed. */
  readonly tables: { readonly own: Setup } & Readonly<Record<string, Setup>>;
  /** The rounds that lessons replay, by name. */
  readonly scripts: Readonly<Record<string, Script>>;
  /** An attempt for each rule of a round that forbids something, by that rule. */
  readonly attempts: Readonly<Record<string, Attempt>>;
  /** Which of the game's own widgets show cases in a lesson. */
  readonly lessonCases: LessonCases;
  /**
   * What a verdict says of the hand with this name, for checking the expectations of lessons; empty where the case has no such
   * hand.
   */
  handFacts(verdict: unknown, name: string): readonly HandFact[];
}

type Load<T> = () => Promise<T>;
type LoadByLang<T> = Readonly<Record<Lang, Load<T>>>;

/**
 * A game as the site knows it: everything that a page, a tool or a test uses of one. The manifest itself is small and loaded
 * everywhere; its parts are loaded by the pages that need them. A part that a game lacks is `null`.
 */
export interface GameBook<Id extends string = string> {
  /** The game's id: its folder, its address, its name in the notation. Never changed. */
  readonly id: Id;
  readonly name: string;
  readonly aliases: readonly Alias[];
  readonly ink: Ink;
  readonly prefix: {
    /** The prefix of its rule ids. */
    readonly rule: string;
    /** The two letters of its house codes. */
    readonly code: string;
    /** Its number in their check character: unique, never changed. */
    readonly check: number;
  };
  /** House rules that links of earlier editions could not name; the schema says the same. */
  readonly meant?: readonly EarlierMeaning[];
  readonly load: {
    readonly engine: Load<{ readonly game: Game }>;
    /** How its verdicts are counted where cards are unknown (`?`); null where it rules on whole hands only. */
    readonly unknown: Load<{ readonly unknown: UnknownCards }> | null;
    /** What its hands can be that are told by what they come to; null where they are told by their cards only. */
    readonly told: Load<{ readonly told: ToldHands }> | null;
    /** How its rounds are told in a score book; null where they are told by their cards only. */
    readonly evening: {
      /** What can be told of rounds without their cards, and what that pays. */
      readonly results: Load<{ readonly results: RoundResults }>;
      readonly words: LoadByLang<{ readonly words: ResultWords }>;
    } | null;
    /** How people say its hands. */
    readonly vocabulary: Load<{ readonly vocabulary: Vocabulary }>;
    readonly words: LoadByLang<{ readonly words: GameWords }>;
    /** A sentence on each house rule. */
    readonly about: LoadByLang<AboutWords>;
    /** House rules without effect, and choices that conflict. */
    readonly noEffect: Load<{ readonly NO_EFFECT: readonly NoEffect[]; readonly CONFLICTS: readonly Conflict[] }>;
    /** What is asked to find out which house is played; null where nothing is. */
    readonly guide: Load<{ readonly houseGuide: HouseGuide }> | null;
    readonly round: Load<RoundModule>;
    /** The sentences of a round, and the table screen that shows it. */
    readonly roundWords: LoadByLang<{ readonly words: RoundWords; readonly table: TablePresenter }>;
    /** The advice for looking back at a round; null where a game leaves its players no decisions. */
    readonly advice: Load<{ readonly advice: Advice }> | null;
    /** The words of advice, and the first round that is led by the hand; null where there are none yet. */
    readonly teaching: {
      /** Null where a game has no advice. */
      readonly adviceWords: LoadByLang<{ readonly words: AdviceWords }> | null;
      /** The first round that is led by the hand, and what its coach says. */
      readonly coach: LoadByLang<{ readonly coach: CoachedRound; readonly words: CoachWords }>;
    } | null;
    readonly practice: {
      /** The questions about hands only, and their words: what a session starts with. */
      readonly cases: Load<{ readonly cases: CaseQuiz }>;
      readonly caseWords: LoadByLang<{ readonly words: QuizWords }>;
      /** The same with the questions about moments of rounds. */
      readonly quiz: Load<{ readonly quiz: GameQuiz }>;
      readonly quizWords: LoadByLang<{ readonly words: QuizWords }>;
    };
    /** Null in a browser: none of it is shipped. */
    readonly build: Load<{ readonly build: GameBuild }> | null;
  };
}

/** The manifest of one game: `src/games/<id>/index.ts`. */
export function defineGame<const Id extends string>(book: GameBook<Id>): GameBook<Id> {
  return book;
}
