import { useEffect, useRef, useState } from 'preact/hooks';
import { listAhead, loadAhead } from '#components/loading/part.ts';
import { useFocusKept } from '#components/page/use-focus-kept.ts';
import { remembered } from '#components/storage/remembered.ts';
import { ruleNumber } from '#core/game/game.ts';
import type { Lang } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { dayOf, dayOfSeed, sharesDays } from '#practice/day.ts';
import type { QuizUi } from '#words/vi/ui/quiz.ts';
import { HistoryNotice } from './HistoryNotice.tsx';
import { quizPart } from './load-quiz.ts';
import { type GameEntry, practiceLink } from './place.ts';
import { type PracticeContext, practiceWords } from './practice-words.ts';
import { Start } from './Start.tsx';
import { SessionView } from './session/SessionView.tsx';
import type { EndLinks } from './session/setup.ts';
import { useClockChoice } from './use-clock.ts';
import { useHistory } from './use-history.ts';
import { type PracticeStage, type SessionStage, useStage } from './use-stage.ts';

interface Props {
  readonly lang: Lang;
  readonly games: readonly GameEntry[];
  readonly title: string;
  readonly lead: string;
}

/** How long to wait before the rest of practice is loaded, in milliseconds. */
const PAUSE = 1500;

/** Loads what practice may still need: from then on all of it works offline. */
function loadRest(lang: Lang): () => void {
  for (const { id } of GAMES) listAhead(quizPart(id, lang));
  return loadAhead(PAUSE);
}

/** The score of the day's ten, with its day: `20261121 8/10`. */
const daily = remembered('practice:daily');

/** Practice: what one may be asked, and the asking. */
export default function Practice(props: Props) {
  const { lang, games, title } = props;
  const ui = practiceWords[lang];
  const page = useRef<HTMLDivElement>(null);
  const state = useHistory();
  const { history } = state;
  // It must not move what is being answered: there it is shown below.
  const notice = <HistoryNotice key="notice" state={state} lang={lang} />;
  const [clock, setClock] = useClockChoice();
  const { stage, moved, visitOwn, begin } = useStage(games, lang, page);
  const today = useToday();
  useEffect(() => (stage.type === 'loading' ? undefined : loadRest(lang)), [stage.type]);
  return (
    <div class="practice" ref={page}>
      {stage.type !== 'session' && notice}
      {stage.type === 'start' && (
        <Start
          {...props}
          history={history}
          ui={ui}
          today={today}
          clock={clock}
          focus={moved}
          onClock={setClock}
          onChallenge={visitOwn}
        />
      )}
      {stage.type === 'challenge' && (
        <stage.Intro text={stage.text} of={stage.ready} own={stage.own} ui={ui} lang={lang} onBegin={begin} />
      )}
      {stage.type === 'session' && stage.old && <p class="old">{ui.challenge.old}</p>}
      {stage.type === 'session' && (
        <SessionView
          key={stage.setup.of}
          setup={stage.setup}
          history={history}
          ui={ui}
          lang={lang}
          title={titleOf(stage, games, ui)}
          clock={clock}
          moved={moved}
          rival={stage.ready?.challenge.score}
          note={noteOf(stage, ui)}
          ends={endsOf(stage, lang)}
          onDone={(score) => {
            if (stage.place.type === 'daily') daily.set(`${stage.place.seed ?? ''} ${score}`);
          }}
        />
      )}
      {stage.type === 'session' && notice}
      <Notice stage={stage} moved={moved} ui={ui} lang={lang} title={title} />
      {/* Court cards and backs are loaded with the page: the first one may be needed when the network is gone. */}
      <p class="sr-only" aria-hidden="true">
        <span class="card sp court J">
          <b />
        </span>
        <span class="card back" />
      </p>
    </div>
  );
}

interface NoticeProps extends PracticeContext {
  readonly stage: PracticeStage;
  /** The reader has come from another place of practice. */
  readonly moved: boolean;
  readonly title: string;
}

/** Where nothing can be asked: why, and what to do instead. */
function Notice({ stage: { type }, moved, ui, lang, title }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The link or the button that led here is gone; on arrival the focus is left alone.
  useFocusKept(type, () => (moved ? heading.current : undefined));
  const text = new Map<PracticeStage['type'], string>([
    ['loading', ui.loading],
    ['nothing', ui.nothing],
    ['unreadable', ui.challenge.unreadable],
  ]).get(type);
  return (
    <div class={text && 'quiz'}>
      {text && (
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      )}
      <p class="lead" role="status">
        {text}
      </p>
      {text && type !== 'loading' && (
        <p class="btns">
          <a class="btn b2" data-act="start" href={practiceLink({ type: 'start' }, lang)}>
            {ui.score.all}
          </a>
        </p>
      )}
    </div>
  );
}

/** The reader's score in today's ten; undefined where they were not taken. */
function useToday(): string | undefined {
  const [text, setText] = useState('');
  useEffect(() => {
    setText(daily.get());
    return daily.listen(setText);
  }, []);
  const [seed, score] = text.split(' ');
  return text !== '' && seed === `${dayOf(Date.now()).seed}` ? score : undefined;
}

/** The name of a session in its shared result. */
function titleOf({ place, setup }: SessionStage, games: readonly GameEntry[], { sessions }: QuizUi): string {
  switch (place.type) {
    case 'game':
      return sessions.game(games.find(({ id }) => id === place.game)?.name ?? '');
    case 'lesson': {
      const game = games.find(({ id }) => id === place.game);
      const lesson = game?.lessons.find(({ chapter }) => chapter === place.chapter);
      return sessions.lesson(game?.name ?? '', lesson?.title ?? '');
    }
    case 'rule': {
      const [all] = setup.quizzes.values();
      return all ? sessions.rule(all.words.name, ruleNumber(all.game, place.rule)) : '';
    }
    case 'daily': {
      const { day, month, year } = dayOfSeed(place.seed ?? 0);
      return sessions.daily(day, month, year);
    }
    default:
      return sessions[place.type];
  }
}

/** What the end of a session says of itself: whose day today's ten follow, where the reader's is another one. */
function noteOf({ place }: SessionStage, { score }: QuizUi): string | undefined {
  return place.type === 'daily' && !sharesDays(new Date().getTimezoneOffset()) ? score.daily : undefined;
}

/**
 * The actions after a session. The day's ten and challenges are shared as the same questions; of any other session, the game is.
 */
function endsOf({ place, ready }: SessionStage, lang: Lang): EndLinks {
  const ends = { mistakes: practiceLink({ type: 'mistakes' }, lang), start: practiceLink({ type: 'start' }, lang) };
  if (place.type === 'challenge') {
    const text = (score: number): string => ready?.withScore(score) ?? place.text;
    return { ...ends, share: (right) => practiceLink({ type: 'challenge', text: text(right) }, lang) };
  }
  if (place.type === 'daily') return { ...ends, share: () => practiceLink(place, lang) };
  const again = practiceLink({ ...place, seed: undefined }, lang);
  const own = place.type === 'mistakes' || place.type === 'due';
  return { ...ends, again, share: () => (own ? ends.start : practiceLink(place, lang)) };
}
