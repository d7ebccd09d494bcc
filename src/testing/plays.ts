/**
 * Properties of every question from a round: the engine reaches its moment, one option is right, and both languages state the
 * same.
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import type { RoundModule } from '#core/game/book.ts';
import type { QuizWords } from '#core/game/quiz-words.ts';
import type { Action, MoveOption, RoundEvent, Setup, TableView } from '#core/game/round.ts';
import { type Answer, answerKey } from '#core/quiz/answer.ts';
import type { PlayQuestion } from '#core/quiz/ask.ts';
import type { GameQuiz } from '#core/quiz/kind.ts';
import type { PlayKind } from '#core/quiz/play.ts';
import type { Who } from '#core/ruling.ts';
import { figures, questionsOfSeeds } from './quiz.ts';
import { runs } from './runs.ts';

const SEEDS = runs(10_000);
/** How many are put into words. */
const CLOSE = runs(1_000);
const PATIENCE = 600_000;

/** The moment of a question, dealt and replayed from its deck and its actions. */
export interface PlayedMoment {
  readonly turn: Who | null;
  readonly log: readonly RoundEvent[];
  legal(seat: Who): readonly MoveOption[];
  /** The rule that forbids this; undefined where it is allowed. */
  refusal(action: Action): string | undefined;
  view(seat: Who): TableView;
  /** What happens by this action, and by those after it; empty where it is forbidden. */
  after(...actions: readonly Action[]): readonly RoundEvent[];
}

/** Is this answer right? Read from the round, not from the kind that asks. */
export type PlayKey = (answer: Answer, played: PlayedMoment, question: PlayQuestion) => boolean;

/** A question that is answered by yes or no. */
export function yesKey(says: (played: PlayedMoment, question: PlayQuestion) => boolean): PlayKey {
  return (answer, played, question) => answer.type === 'yes' && answer.yes === says(played, question);
}

/** The sentence that an answer is, by its id; empty where it is none. */
export function sentenceIn(answer: Answer): string {
  return answer.type === 'said' ? answer.said : '';
}

/** The number in the sentence that an answer is. */
export function figureIn(answer: Answer): number {
  return answer.type === 'said' ? (answer.numbers?.[0] ?? Number.NaN) : Number.NaN;
}

export interface PlayBook {
  readonly quiz: GameQuiz;
  readonly file: RoundModule;
  readonly words: Readonly<Record<'vi' | 'en', QuizWords>>;
  readonly keys: Readonly<Record<string, PlayKey>>;
}

/** What every state of a round holds: it is plain JSON. */
interface Stored {
  readonly setup: Setup;
  readonly actions: readonly Action[];
}

/** Checks one game's questions from rounds. */
export function holdPlays({ quiz, file, words, keys }: PlayBook): void {
  const { game } = quiz;
  const kinds = quiz.kinds.filter((kind) => kind.type === 'play');
  const known = new Set(game.ruleSections.flat());

  function* questions(kind: PlayKind, from: number, to: number): Generator<PlayQuestion> {
    for (const question of questionsOfSeeds(game, kind, from, to)) {
      if (question.type !== 'play') throw new Error(`${game.id} ${kind.id}: a question about hands`);
      yield question;
    }
  }

  /** Deals and plays it again; the result must be the very moment that is asked about. */
  function playAgain({ state, deck, house }: PlayQuestion): PlayedMoment {
    const text = JSON.stringify(state);
    const stored: Stored = JSON.parse(text);
    const dealt = deck ? file.dealFrom(house.rules, stored.setup, deck) : file.round.deal(house.rules, stored.setup);
    const played = dealt.ok ? file.playOn(dealt.value, stored.actions) : dealt;
    if (!played.ok) throw new Error(`not reached: ${played.error.rule}`);
    const now = played.value.at(-1);
    // Compared key by key only where the JSON differs, since that takes long.
    const again = JSON.stringify(now);
    if (again !== text) expect(JSON.parse(again)).toEqual(stored);
    const { round } = file;
    return {
      turn: round.view(now, '').turn,
      log: round.log(now),
      legal: (seat) => round.legal(now, seat),
      refusal: (action) => {
        const tried = round.apply(now, action);
        return tried.ok ? undefined : tried.error.rule;
      },
      view: (seat) => round.view(now, seat),
      after: (...actions) => {
        const then = file.playOn(now, actions);
        return then.ok ? round.log(then.value.at(-1)).slice(round.log(now).length) : [];
      },
    };
  }

  describe(`questions from rounds of ${game.id}`, () => {
    test('each has its words and its key', () => {
      expect(Object.keys(keys).toSorted()).toEqual(kinds.map(({ id }) => id).toSorted());
      for (const { rules } of kinds) for (const rule of rules) expect(known).toContain(rule);
    });

    describe.each(kinds.map((kind) => [kind.id, kind] as const))('%s', (id, kind) => {
      /** Made once for all that is held of them. */
      let close: readonly PlayQuestion[] = [];
      beforeAll(() => {
        close = [...questions(kind, 0, CLOSE)];
      }, PATIENCE);
      afterAll(() => {
        close = [];
      });

      test(`${SEEDS} seeds, one right option each, at a moment that the round engine comes to`, {
        timeout: PATIENCE,
      }, () => {
        const trained = new Set<string>();
        let asked = 0;
        const hold = (question: PlayQuestion): void => {
          const { options, right, house, rules } = question;
          const told = JSON.stringify({ seed: question.seed, house, options, asked: question.asked });
          const answers = new Set(options.map(({ answer }) => answerKey(answer)));
          if (answers.size !== options.length || options.length < 2 || options.length > 4) throw new Error(told);
          const played = playAgain(question);
          const found = options.map(({ answer }) => keys[id]?.(answer, played, question) === true);
          if (found.filter(Boolean).length !== 1 || found[right] !== true) throw new Error(`${found} ${told}`);
          if (!rules.every((rule) => kind.rules.includes(rule))) throw new Error(told);
          for (const rule of rules) trained.add(rule);
          asked++;
        };
        close.forEach(hold);
        for (const question of questions(kind, CLOSE, SEEDS)) hold(question);
        expect(asked).toBeGreaterThan(0);
        expect([...trained].toSorted()).toEqual(kind.rules.toSorted());
      });

      test('the same numbers and cards in both languages', { timeout: PATIENCE }, () => {
        const { vi, en } = words;
        for (const question of close) {
          same(vi.ask(question), en.ask(question), /^\S.{2,110}[?.]$/u);
          same(vi.why(question), en.why(question), /^\S.*\.$/u);
          for (const { answer, misconception } of question.options) {
            if (answer.type !== 'cards') same(vi.answer(answer, question), en.answer(answer, question), /^\S.*\S$/u);
            if (misconception !== undefined)
              for (const { misconceptions } of [vi, en])
                expect(misconceptions[misconception], misconception).toMatch(/^\S.*\.$/u);
          }
        }
      });

      test('hands that lie open are seen in full', { timeout: PATIENCE }, () => {
        for (const question of close) {
          const { opens = [] } = question;
          if (opens.length === 0) continue;
          const { view } = playAgain(question);
          for (const open of opens) expect(view(open).seats.find(({ who }) => who === open)?.cards).not.toContain(null);
        }
      });

      test('no option is always right', () => {
        const right = new Set(close.map(({ options, right: at }) => answerKey(assertDefined(options[at]).answer)));
        expect(right.size).toBeGreaterThan(1);
      });
    });
  });
}

function same(vi: string, en: string, shape: RegExp): void {
  for (const text of [vi, en]) {
    expect(text).toMatch(shape);
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
  }
  expect(figures(vi), `${vi} / ${en}`).toEqual(figures(en));
}
