import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { href, pathOf } from '#book/address.ts';
import { whenLoaded } from '#components/loading/part.ts';
import { usePart } from '#components/loading/use-part.ts';
import { Button } from '#components/page/controls.tsx';
import type { Question } from '#core/quiz/ask.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import type { QuizUi } from '#words/vi/ui/quiz.ts';
import { answerPart } from '../answer-part.ts';
import type { LoadedQuiz } from '../load-quiz.ts';
import type { PracticeContext } from '../practice-words.ts';
import { type ChosenOption, Options, spokenOption } from './Options.tsx';
import { QuizSeats } from './question-case.tsx';

interface Props extends PracticeContext {
  readonly question: Question;
  readonly chosen: ChosenOption;
  readonly all: LoadedQuiz;
  /** The question takes the focus: it replaces another one. */
  readonly focus: boolean;
  /** Shown within a page, under its headings. */
  readonly inside: boolean;
  /** It is asked under the reader's own house rules, and is not the same for everyone. */
  readonly ownHouse: boolean;
  readonly again: boolean;
  readonly last: boolean;
  onChoose(option: number): void;
  onNext(): void;
}

/** From so many letters on a question is set smaller: three lines of large type are a third of a phone. */
const LONG = 34;

/** One question: hands, options, and after the answer all that there is to learn from it. */
export function QuestionView(props: Props) {
  const { question, chosen, all, ui, lang, focus, inside, ownHouse, again, last, onChoose, onNext } = props;
  const { house } = question;
  const Heading = inside ? 'h3' : 'h1';
  const asked = all.asks.ask(question);
  const answered = chosen !== undefined;
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (focus) title.current?.focus();
  }, [question]);
  const notes = useNotes(question, answered, all, ui);
  const later = usePart(answerPart, answered);
  const told = answered ? notes : undefined;

  return (
    <>
      <Heading class={asked.length > LONG ? 'asked long' : 'asked'} ref={title} tabIndex={-1}>
        {asked}
      </Heading>
      <div class="deal">
        <p class="s of-house">
          {all.words.name}. {ruleSetName(house, all)}
          {ownHouse && (
            <>
              {'. '}
              <a href={href(pathOf(lang, 'luat-nha'))}>{ui.question.changeHouse}</a>
            </>
          )}
        </p>
        {question.type === 'case' ? (
          <QuizSeats question={question} part="shown" revealed={answered} all={all} />
        ) : (
          all.rounds && <all.rounds.MomentView question={question} all={all} ui={ui} />
        )}
      </div>
      <Options question={question} chosen={chosen} all={all} ui={ui} notes={told ?? []} onChoose={onChoose} />
      {answered && (
        <div class="after">
          {told && later.part && (
            <later.part.AfterAnswer question={question} chosen={chosen} all={all} ui={ui} lang={lang} again={again} />
          )}
          <div class="onward">
            <Button class="btn" data-act="next" onClick={onNext} text={last ? ui.after.finish : ui.after.next} />
          </div>
        </div>
      )}
      <p class="sr-only" role="status">
        {chosen === 'late' && `${ui.question.timeUp}. `}
        {answered && ui.after.said(chosen === question.right, spokenOption(question, question.right, all))}
      </p>
    </>
  );
}

/** The least time in milliseconds before a question's notes are computed, so that a quick tap does not wait. */
const THINKS = 1500;

/**
 * The notes on the options, computed while the reader thinks, since they try all rule sets. What is below appears with them, so
 * that nothing moves once it can be read; a quicker answer is marked first.
 * @returns undefined until they are computed
 */
function useNotes(question: Question, answered: boolean, all: LoadedQuiz, ui: QuizUi): readonly string[] | undefined {
  const [notes, setNotes] = useState<{ readonly of: Question; readonly texts: readonly string[] }>();
  const made = notes?.of === question;
  useEffect(() => {
    if (made) return undefined;
    let late = false;
    const later = setTimeout(
      () =>
        whenLoaded(answerPart.load(), ({ notesOf }) => {
          if (!late) setNotes({ of: question, texts: notesOf(question, all, ui) });
        }),
      answered ? 30 : THINKS,
    );
    return () => {
      late = true;
      clearTimeout(later);
    };
  }, [question, answered]);
  return made ? notes.texts : undefined;
}
