import type { Card } from '../card.ts';
import type { Conflict, NoEffect } from '../house/no-effect.ts';
import type { Witnesses } from '../house/witness.ts';
import type { Rules } from '../house-rules.ts';
import type { Lang } from '../lang.ts';
import type { CaseQuiz, GameQuiz } from '../quiz/kind.ts';
import type { Result } from '../result.ts';
import type { Advice, AdviceWords } from './advice.ts';
import type { Game, Said } from './game.ts';
import type { AboutWords, GameSiteWords, GameWords } from './game-words.ts';
import type { QuizWords } from './quiz-words.ts';
import type { Action, Round, Setup, Violation } from './round.ts';
import type { RoundWords } from './round-words.ts';
import type { Attempt, Script } from './script.ts';
import type { Table } from './table.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The inks that a game can be printed in; `components/shell/tokens.css` mixes them for light and dark. */
export type Ink = 'son' | 'cham' | 'hoe' | 'dong' | 'tim';

/** A game as people call it: small letters, without marks, one blank between words. */
export interface Alias {
  readonly said: string;
  /** The preset that the name stands for, where it means more than the game. */
  readonly preset?: string;
  /** Where the name may be the beginning of a hand as well: it is a card term (`phỏm: 5 6 7`), or it counts cards (`ba lá 7`). */
  readonly doubt?: 'term' | 'count';
}

/** One kind of question that the referee is asked, with a case that asks it. It names no house: that is the reader's. */
export interface Question {
  readonly id: string;
  readonly example: string;
}

/** What `round/index.ts` of a game exports. */
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

/** What the build alone asks of a game, to write its pages. */
export interface GameBuild {
  /** The cards that it is known by; `??` lies face down. */
  readonly emblem: string;
  readonly site: Readonly<Record<Lang, GameSiteWords>>;
  /** What the referee is asked, the commonest first. */
  readonly questions: readonly Question[];
  /** The tables that readers sit down at: who plays, what is at stake, and a seed. */
  readonly tables: { readonly own: Setup } & Readonly<Record<string, Setup>>;
  /** The rounds that lessons replay, by the names that lessons call them by. */
  readonly scripts: Readonly<Record<string, Script>>;
  /** What the rules of a round forbid, tried: by the rule that each attempt breaks. */
  readonly attempts: Readonly<Record<string, Attempt>>;
  /** Which of the game's own widgets show cases in a lesson. */
  readonly lessonCases: LessonCases;
  /** What a verdict of the game says of the hand of this name, by which lessons are held to it; empty for no hand of the case. */
  said(verdict: unknown, name: string): readonly Said[];
  /** What shows each house rule at work. */
  readonly witnesses: Witnesses;
}

type Load<T> = () => Promise<T>;
type LoadByLang<T> = Readonly<Record<Lang, Load<T>>>;

/** What practice asks of a game. Apart from the rest, since few pages ask it anything. */
export interface PracticeBook {
  /** The ids of its kinds of question, the first ones first met. */
  readonly kinds: { readonly cases: readonly string[]; readonly plays: readonly string[] };
  readonly load: {
    /** The questions about hands alone, and their words: what a session begins with. */
    readonly cases: Load<{ readonly cases: CaseQuiz }>;
    readonly caseWords: LoadByLang<{ readonly words: QuizWords }>;
    /** With those about moments of rounds. */
    readonly quiz: Load<{ readonly quiz: GameQuiz }>;
    readonly quizWords: LoadByLang<{ readonly words: QuizWords }>;
  };
}

/**
 * A game as the site knows it: all that a page, a tool or a test asks of one. What stands here is small and everywhere; the rest
 * is loaded by the page that needs it. A game without one of these says so with `null`.
 */
export interface GameBook<Id extends string = string> {
  /** The game's id: its folder, its address, its name in the notation. Never changed. */
  readonly id: Id;
  readonly name: string;
  readonly aliases: readonly Alias[];
  readonly ink: Ink;
  readonly prefix: {
    /** What the id of each of its rules begins with. */
    readonly rule: string;
    /** The two letters of its house codes. */
    readonly code: string;
    /** Its part in their check character: a number of its own, never changed. */
    readonly check: number;
  };
  readonly load: {
    readonly engine: Load<{ readonly game: Game }>;
    /** How its hands are told by people. */
    readonly vocabulary: Load<{ readonly vocabulary: Vocabulary }>;
    readonly words: LoadByLang<{ readonly words: GameWords }>;
    /** A sentence on each house rule. */
    readonly about: LoadByLang<AboutWords>;
    /** House rules that come to nothing, and choices that do not go together. */
    readonly noEffect: Load<{ readonly NO_EFFECT: readonly NoEffect[]; readonly CONFLICTS: readonly Conflict[] }>;
    readonly round: Load<RoundModule>;
    /** A round told in sentences, and as the screen of a table shows it. */
    readonly roundWords: LoadByLang<{ readonly words: RoundWords; readonly table: Table }>;
    /** What was best on what a seat could see, for who looks back at a round; null where nobody has anything to decide. */
    readonly advice: Load<{ readonly advice: Advice }> | null;
    readonly adviceWords: LoadByLang<{ readonly words: AdviceWords }> | null;
    /** What may be asked, and how it is loaded. */
    readonly practice: Load<{ readonly practice: PracticeBook }>;
    /** Null in a browser: nothing of it is shipped. */
    readonly build: Load<{ readonly build: GameBuild }> | null;
  };
}

/** The manifest of one game: `src/games/<id>/index.ts`. */
export function defineGame<const Id extends string>(book: GameBook<Id>): GameBook<Id> {
  return book;
}
