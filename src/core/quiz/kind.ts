import type { SettingChange } from '../branches/flips.ts';
import type { Field } from '../case.ts';
import type { Chapter } from '../chapters.ts';
import type { Fault, Game } from '../game/game.ts';
import type { Round } from '../game/round.ts';
import type { Rules } from '../house-rules.ts';
import type { Rng } from '../random/rng.ts';
import type { Result } from '../result.ts';
import type { Ruling, Step } from '../ruling.ts';
import type { Answer } from './answer.ts';
import type { Level } from './level.ts';
import type { PlayKind } from './play.ts';

/** The engine's result on hands: a ruling, or why they are no case. */
export type Judged<V = unknown, S extends Step = Step> = Result<Ruling<V, S>, Fault>;

/** One possible answer, with what the engine judges to find out whether it is right. */
export interface AnswerOption {
  readonly answer: Answer;
  /** The hands that it leads to; those of the question where it only makes a statement about them. */
  readonly fields: readonly Field[];
  /** House rules that it changes. */
  readonly changes: readonly SettingChange[];
  /** The misconception that leads to it, by its id in the game's words. */
  readonly misconception?: string | undefined;
}

/** Hands to ask about, and all possible answers; the most useful ones come first. */
export interface QuestionDraft {
  readonly fields: readonly Field[];
  /** The player whose hand is asked about, where that matters. */
  readonly about: string;
  /** The seats that are shown before the answer; by default all of them. */
  readonly shows?: readonly string[] | undefined;
  readonly options: readonly AnswerOption[];
  readonly level: Level;
}

/** A kind of question: about hands that are shown down, or about a moment of a round. */
export type QuestionKind = CaseKind | PlayKind;

/** A kind without its id, which is its key in the record of all kinds of its game. */
export type WithoutId<K extends QuestionKind> = Omit<K, 'id'>;

/** The kinds of question of a game with their ids, which are the keys of the record, in its order. */
export function kindsOf<K extends WithoutId<CaseKind> | WithoutId<PlayKind>>(
  kinds: Readonly<Record<string, K>>,
): readonly (K & { readonly id: string })[] {
  return Object.entries(kinds).map(([id, kind]) => ({ ...kind, id }));
}

/** How hands for a question are dealt, and how the engine's rulings mark the answers. */
export interface CaseKind<R extends Rules = Rules, V = unknown, S extends Step = Step> {
  readonly type: 'case';
  /** Its name in links and in the words of its game: `who-wins`. */
  readonly id: string;
  /**
   * The kind of note on wrong answers: under which house rules they would be right, or that changing the setting changes nothing.
   */
  readonly noteKind: 'houses' | 'still';
  /** Can it be asked under these house rules? */
  fits(rules: R): boolean;
  /** Hands near a boundary, where one card or one setting changes the answer; undefined where these random choices gave none. */
  draft(rng: Rng, rules: R): QuestionDraft | undefined;
  /**
   * Which of the options are right under given house rules.
   * @param judged the ruling on each option, in their order
   * @param base the ruling on the hands as shown
   */
  marks(
    options: readonly AnswerOption[],
    judged: readonly Judged<V, S>[],
    base: Judged<V, S>,
    about: string,
  ): readonly boolean[];
  /**
   * The rules that decide the right option: what the question trains, the main one first.
   * @param base the ruling on the hands as they are shown; that on the right option where these are no case
   */
  trains(ruling: Ruling<V, S>, about: string, base: Ruling<V, S>): readonly string[];
  /** The hands that the answer is about, where the question takes some away: what is explained after it. */
  remaining?(fields: readonly Field[], base: Ruling<V, S>): readonly Field[];
}

/** A wrong guess at a case of a lesson. */
export interface MissedGuess<V = unknown, S extends Step = Step, R extends Rules = Rules> {
  readonly fields: readonly Field[];
  readonly rules: R;
  readonly ruling: Ruling<V, S>;
  /** The ids of the guess (`GameWords.guess`): what was chosen, and what is right. */
  readonly chosen: string;
  readonly answer: string;
}

/** What practice starts with: enough of a game to ask about hands. */
export interface CaseQuiz {
  readonly game: Game;
  /** The misconception that leads to a wrong guess, by its id in the game's words; undefined where none explains it. */
  misconceptionOf(missed: MissedGuess): string | undefined;
  readonly kinds: readonly CaseKind[];
  /** The kinds of question that are asked at the end of each chapter. */
  readonly chapters: Readonly<Record<Chapter, readonly string[]>>;
}

/** Everything that practice asks about one game. */
export interface GameQuiz extends Omit<CaseQuiz, 'kinds'> {
  readonly round: Round;
  readonly kinds: readonly QuestionKind[];
}
