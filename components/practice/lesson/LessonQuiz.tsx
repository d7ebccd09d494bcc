import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Chapter } from '#core/chapters.ts';
import { defaultRuleSet } from '#core/house-rules.ts';
import { seedOf } from '#core/quiz/seed.ts';
import { planOf } from '#practice/plan.ts';
import { realise } from '#practice/realise.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import { HandCards } from '../../cards/Card.tsx';
import { lookOf } from '../../case/CaseSeats.tsx';
import { pageGames } from '../../loading/loaded.ts';
import { whenLoaded } from '../../loading/part.ts';
import { WORD_LANGS } from '../../loading/word-langs.ts';
import { type LoadedQuiz, loadedQuiz, loadQuiz } from '../load-quiz.ts';
import { practiceWords } from '../practice-words.ts';
import { QuizSeats } from '../session/question-case.tsx';
import { LessonSession, type LessonSessionProps, loadStyles } from './LessonSession.tsx';

interface Props extends Omit<LessonSessionProps, 'setup' | 'first' | 'all' | 'ui'> {
  /** Rules that it does not ask about: no lesson so far has taught them. */
  readonly untaught: readonly string[];
}

/** The questions at the end of a lesson; the first is in the HTML, and all that follows is loaded with the first answer. */
export default function LessonQuiz(props: Props) {
  const { lang, game, chapter, untaught } = props;
  const all = loadedQuiz(game, lang);
  const setup = useMemo(() => all && lessonSetup(all, chapter, untaught), [all]);
  const form = useRef<HTMLFormElement>(null);
  // Answering hydrates this widget.
  const [first, setFirst] = useState<number>();
  useEffect(() => setFirst(chosenIn(form.current)), []);
  const ui = practiceWords[lang];
  if (!all || !setup) return null;
  if (first !== undefined) return <LessonSession {...props} setup={setup} first={first} all={all} ui={ui} />;
  const { question } = setup;
  return (
    <form
      class={`case guess small ${question.type === 'case' ? lookOf(question.fields) : 'few'}`}
      ref={form}
      aria-label={all.asks.ask(question)}
    >
      <p class="sit s">
        {ui.question.of(1, setup.plan.askings.length)}. {ruleSetName(question.house, all)}
      </p>
      {question.type === 'case' ? (
        <QuizSeats question={question} part="shown" revealed={false} all={all} />
      ) : (
        all.rounds && <all.rounds.MomentView question={question} all={all} ui={ui} />
      )}
      <fieldset>
        <legend>{all.asks.ask(question)}</legend>
        <div class="opts">
          {question.options.map(({ answer }, at) => (
            <label key={`${at}`}>
              <input type="radio" name={`${game}-${chapter}`} value={at} />
              {answer.type === 'cards' ? (
                <HandCards cards={answer.cards} ui={all.ui} inline />
              ) : (
                all.asks.answer(answer, question)
              )}
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  );
}

/** Loads the questions of the page's game, and how they look. */
async function prepare(): Promise<void> {
  await Promise.all([...WORD_LANGS.map((lang) => loadQuiz(pageGames[0] ?? '', lang)), loadStyles()]);
}

LessonQuiz.prepare = prepare;

// They come beside the words. A failed load is tried again when the widget is prepared.
if (!import.meta.env.SSR) whenLoaded(prepare());

/** The chosen option: it is in the form, and may have changed by the time that the rest is loaded. */
function chosenIn(form: HTMLFormElement | null): number | undefined {
  const chosen = form?.querySelector<HTMLInputElement>('input:checked');
  return chosen ? Number(chosen.value) : undefined;
}

/** The plan of a lesson's end, the same for everyone, and its first question. */
export function lessonSetup(all: LoadedQuiz, chapter: Chapter, untaught: readonly string[]) {
  const { quiz } = all;
  const ruleSet = defaultRuleSet(all.game);
  const { id } = quiz.game;
  const plan = planOf({ type: 'lesson', game: id, kinds: quiz.chapters[chapter], seed: seedOf('lesson', id, chapter) });
  const [asking] = plan.askings;
  const question = asking && realise(asking, quiz, ruleSet, { untaught });
  return question && { plan, ruleSet, untaught, question };
}
