import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Chapter } from '#core/chapters.ts';
import type { Lang } from '#core/lang.ts';
import { seedOf } from '#core/quiz/seed.ts';
import { planOf } from '#practice/plan.ts';
import { realise } from '#practice/realise.ts';
import { Hand } from '../cards/Card.tsx';
import { askAgain } from '../case/more/ask-again.ts';
import { houseName } from '../house/name.ts';
import { QuizSeats } from './session/QuizSeats.tsx';
import { ownHouse } from './start/house.ts';
import { type LoadedQuiz, loadedQuiz, quizUi } from './start/load-quiz.ts';

interface Props {
  readonly lang: Lang;
  readonly game: string;
  readonly chapter: Chapter;
  readonly title: string;
}

type Session = typeof import('./LessonSession.tsx').LessonSession;

/** What the end of a lesson asks; the first question is in the HTML, and the rest comes with the first answer. */
export default function LessonQuiz({ lang, game, chapter, title }: Props) {
  const all = loadedQuiz(game, lang);
  const setup = useMemo(() => all && lessonSetup(all, chapter), [all]);
  const form = useRef<HTMLFormElement>(null);
  const [run, setRun] = useState<{ component: Session; first: number }>();
  const [lost, setLost] = useState(false);
  // The answer lies in the form, and may be another one by the time that the rest is here.
  const show = (coming: ReturnType<typeof loadSession>): void => {
    setLost(false);
    coming.then(
      (component) => {
        const chosen = form.current?.querySelector<HTMLInputElement>('input:checked');
        if (chosen) setRun({ component, first: Number(chosen.value) });
      },
      () => setLost(true),
    );
  };
  // Whoever answered has woken this widget.
  useEffect(() => {
    if (form.current?.querySelector('input:checked')) show(loadSession());
  }, []);
  const ui = quizUi(lang);
  if (!all || !setup || !ui) return null;
  if (run) {
    return (
      <run.component
        setup={setup}
        first={run.first}
        all={all}
        lang={lang}
        ui={ui}
        game={game}
        chapter={chapter}
        title={title}
      />
    );
  }
  const { question } = setup;
  return (
    <form class="case guess" ref={form} aria-label={all.asks.ask(question)}>
      <p class="sit s">
        {ui.question.of(1, setup.plan.askings.length)}. {houseName(question.house, all)}
      </p>
      <QuizSeats question={question} part="shown" ruling={undefined} told={false} all={all} />
      <fieldset>
        <legend>{all.asks.ask(question)}</legend>
        <div class="opts">
          {question.options.map(({ answer }, at) => (
            <label key={`${at}`}>
              <input type="radio" name={`${game}-${chapter}`} value={at} />
              {answer.type === 'cards' ? <Hand cards={answer.cards} ui={all.ui} /> : all.asks.answer(answer, question)}
            </label>
          ))}
        </div>
      </fieldset>
      {lost && (
        <div class="fb" role="alert">
          <p>{ui.lost}</p>
          <button type="button" class="btn" data-act="retry" onClick={() => show(askAgain(loadSession))}>
            {ui.retry}
          </button>
        </div>
      )}
    </form>
  );
}

async function loadSession(): Promise<Session> {
  const { LessonSession, loadStyles } = await import('./LessonSession.tsx');
  await loadStyles();
  return LessonSession;
}

/** The plan of a lesson's end, the same for everyone, and its first question. */
export function lessonSetup(all: LoadedQuiz, chapter: Chapter) {
  const { quiz } = all;
  const house = ownHouse(all);
  const { id } = quiz.game;
  const plan = planOf({ type: 'lesson', game: id, kinds: quiz.chapters[chapter], seed: seedOf('lesson', id, chapter) });
  const [asking] = plan.askings;
  const question = asking && realise(asking, quiz, house);
  return question && { plan, house, question };
}
