import type { Lang } from '#core/lang.ts';
import type { Question } from '#core/quiz/ask.ts';
import type { QuizUi } from '#words/ui/quiz/vi.ts';
import type { ChosenOption } from '../session/Options.tsx';
import type { LoadedQuiz } from '../start/load-quiz.ts';
import { CaseAfter } from './CaseAfter.tsx';
import { PlayAfter } from './PlayAfter.tsx';
import { RuleLinks } from './RuleLinks.tsx';

interface Props {
  readonly question: Question;
  readonly chosen: Exclude<ChosenOption, undefined>;
  readonly all: LoadedQuiz;
  readonly ui: QuizUi;
  readonly lang: Lang;
  /** The same rule comes back later in this session. */
  readonly again: boolean;
}

/** After an answer: the right one and why, the cost of a misconception, and the rule. */
export function AfterAnswer({ question, chosen, all, ui, lang, again }: Props) {
  const [rule] = question.rules;
  return (
    <>
      {question.type === 'case' ? (
        <CaseAfter question={question} chosen={chosen} all={all} ui={ui} lang={lang} />
      ) : (
        <PlayAfter question={question} all={all} lang={lang} />
      )}
      {chosen === 'late' && <p class="cost">{ui.question.timeUp}.</p>}
      {again && <p class="mute">{ui.after.again}</p>}
      {rule && <RuleLinks rule={rule} all={all} ui={ui} lang={lang} />}
    </>
  );
}
