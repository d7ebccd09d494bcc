import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { href, pathOf } from '#book/address.ts';
import { Button } from '#components/page/controls.tsx';
import { clockThere, sharesDays } from '#practice/day.ts';
import { dueOf, isScheduled, mistakesOf, type PracticeHistory, SCHEDULED_FROM } from '#practice/history.ts';
import { dateText } from '#words/site/date.ts';
import type { QuizUi } from '#words/vi/ui/quiz.ts';
import { answerPart } from './answer-part.ts';
import { type GameEntry, practiceLink } from './place.ts';
import type { PracticeContext } from './practice-words.ts';
import { CLOCKS } from './use-clock.ts';

interface Props extends PracticeContext {
  readonly games: readonly GameEntry[];
  readonly history: PracticeHistory;
  /** The reader's score in the day's ten; undefined before they were taken. */
  readonly today: string | undefined;
  readonly clock: number | undefined;
  readonly title: string;
  readonly lead: string;
  /** The reader has returned to this page from a session. */
  readonly focus: boolean;
  onClock(seconds: number | undefined): void;
  /** The reader has made a challenge. */
  onChallenge(text: string): void;
}

/** Everything that can be practised. */
export function Start({ games, history, ui, lang, today, clock, title, lead, focus, onClock, onChallenge }: Props) {
  const { start } = ui;
  const heading = useRef<HTMLHeadingElement>(null);
  // The build does not know the current day.
  const [now, setNow] = useState<number>();
  useEffect(() => setNow(Date.now()), []);
  useLayoutEffect(() => {
    if (focus) heading.current?.focus();
  }, []);
  const missed = mistakesOf(history).length;
  const due = now === undefined ? 0 : dueOf(history, now).length;
  return (
    <div class="start">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p class="lead">{lead}</p>

      <section class="plate">
        <h2>{start.daily}</h2>
        <p class="when">
          {now !== undefined && dateText(clockThere(now), lang)}
          {now !== undefined && !sharesDays(new Date(now).getTimezoneOffset()) && <small> {start.dailyThere}</small>}
        </p>
        <p>{start.dailyLead}</p>
        {today !== undefined && <p>{start.dailyDone(today)}</p>}
        <a class="btn b3" data-act="daily" href={practiceLink({ type: 'daily' }, lang)}>
          {today === undefined ? start.go : start.see}
        </a>
      </section>

      <section>
        <h2>{start.games}</h2>
        <p class="mute">{start.gamesLead}</p>
        <ul class="plates">
          {games.map(({ id, name, ink, lessons }) => (
            <li key={id} data-g={ink}>
              <a class="disp" href={practiceLink({ type: 'game', game: id }, lang)}>
                {name}
              </a>
              <details>
                <summary>{start.lessons(name)}</summary>
                <ul>
                  {lessons.map(({ chapter, title }) => (
                    <li key={chapter}>
                      <a href={practiceLink({ type: 'lesson', game: id, chapter }, lang)}>{title}</a>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
        </ul>
      </section>

      <section class="rows">
        <Row title={start.mixed} lead={start.mixedLead} link={practiceLink({ type: 'mixed' }, lang)} />
        <Row
          title={start.mistakes}
          lead={start.mistakesLead(missed)}
          link={missed > 0 ? practiceLink({ type: 'mistakes' }, lang) : undefined}
        />
        <Row
          title={start.due}
          lead={dueText(history, due, ui)}
          link={due > 0 ? practiceLink({ type: 'due' }, lang) : undefined}
        />
        <Row title={start.progress} lead={start.progressLead} link={href(pathOf(lang, 'luyen-tap', 'tien-bo'))} />
      </section>

      <MakeChallenge games={games} ui={ui} lang={lang} onMade={onChallenge} />

      <fieldset class="clock-choice">
        <legend>{start.clock}</legend>
        <p class="mute s">{start.clockLead}</p>
        {[undefined, ...CLOCKS].map((seconds) => (
          <label key={`${seconds}`}>
            <input type="radio" name="clock" checked={clock === seconds} onChange={() => onClock(seconds)} />
            {seconds === undefined ? start.noClock : start.seconds(seconds)}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** What the schedule has for the reader; that it starts later, or is off. */
function dueText(history: PracticeHistory, due: number, { start }: QuizUi): string {
  if (isScheduled(history)) return start.dueLead(due);
  return history.schedule === 'off' ? start.dueOff : start.dueSoon(SCHEDULED_FROM - history.count);
}

interface RowProps {
  readonly title: string;
  readonly lead: string;
  /** Left out where there is nothing to practise yet. */
  readonly link: string | undefined;
}

function Row({ title, lead, link }: RowProps) {
  return (
    <p>
      {link === undefined ? (
        <b class="disp">{title}</b>
      ) : (
        <a class="disp" href={link}>
          {title}
        </a>
      )}
      <span>{lead}</span>
    </p>
  );
}

interface MakeChallengeProps extends Pick<Props, 'games' | 'ui' | 'lang'> {
  onMade(text: string): void;
}

/** Makes a challenge: the games are chosen, the house rules are the reader's own, and the link holds both. */
function MakeChallenge({ games, ui, lang, onMade }: MakeChallengeProps) {
  const [chosen, setChosen] = useState<readonly string[]>(() => games.map(({ id }) => id));
  const make = async (): Promise<void> => {
    const { challengeOn } = await answerPart.load();
    onMade(await challengeOn(chosen, lang));
  };
  return (
    <fieldset class="make-challenge">
      <legend>{ui.challenge.make}</legend>
      <p class="mute s">{ui.challenge.makeLead}</p>
      <div class="which">
        {games.map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ currentTarget }) =>
                setChosen(
                  games
                    .map((game) => game.id)
                    .filter((one) => (one === id ? currentTarget.checked : chosen.includes(one))),
                )
              }
            />
            {name}
          </label>
        ))}
      </div>
      <Button
        class="btn b2"
        data-act="challenge"
        aria-disabled={chosen.length === 0}
        onClick={() => chosen.length > 0 && make()}
        text={ui.challenge.go}
      />
    </fieldset>
  );
}
