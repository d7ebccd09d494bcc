import { HandCards, spokenCard } from '#components/cards/Card.tsx';
import type { Question } from '#core/quiz/ask.ts';
import type { QuizUi } from '#words/vi/ui/quiz.ts';
import type { LoadedQuiz } from '../load-quiz.ts';
import { OPTION_LETTERS } from './option-keys.ts';

/** The answer: the index of an option, or nothing in time. */
export type ChosenOption = number | 'late' | undefined;

interface Props {
  readonly question: Question;
  readonly chosen: ChosenOption;
  readonly all: LoadedQuiz;
  readonly ui: QuizUi;
  /** The note on each option, shown once one is chosen. */
  readonly notes: readonly string[];
  onChoose(option: number): void;
}

/** The options as on an exam sheet: a circle round the right letter, a cross through the wrong one, and words with both. */
export function Options({ question, chosen, all, ui, notes, onChoose }: Props) {
  const answered = chosen !== undefined;
  return (
    <ol class="ans">
      {question.options.map((option, at) => {
        const right = answered && at === question.right;
        const wrong = answered && at === chosen && !right;
        const letter = OPTION_LETTERS[at] ?? '';
        const state = right ? 'right' : wrong ? 'wrong' : answered ? 'off' : undefined;
        return (
          <li key={`${question.seed} ${letter}`} class={state}>
            <button
              type="button"
              data-option={at}
              aria-pressed={at === chosen}
              aria-disabled={answered}
              onClick={() => answered || onChoose(at)}
            >
              <span class="let">
                {letter}
                {right && <Mark path="M23 4C12 3 4 11 4 22s8 18 18 18 18-8 18-18S31 5 18 6" />}
                {wrong && <Mark path="M6 7c10 9 20 20 32 31M38 6C27 16 17 27 6 38" />}
              </span>
              <span class="t">
                {option.answer.type === 'cards' ? (
                  <HandCards cards={option.answer.cards} ui={all.ui} inline />
                ) : (
                  all.asks.answer(option.answer, question)
                )}
              </span>
              {(right || wrong) && (
                <span class="mk">
                  {wrong ? ui.after.chosen : at === chosen ? `${ui.after.chosen}: ${ui.after.right}` : ui.after.right}
                </span>
              )}
            </button>
            {notes[at] && <p class="note">{notes[at]}</p>}
          </li>
        );
      })}
    </ol>
  );
}

function Mark({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 44 44" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** An option as it is read aloud: cards by their names. */
export function spokenOption(question: Question, at: number, { asks, ui }: LoadedQuiz): string {
  const answer = question.options[at]?.answer;
  if (!answer) return '';
  if (answer.type !== 'cards') return asks.answer(answer, question);
  return answer.cards.map((card) => spokenCard(card, ui)).join(', ');
}
