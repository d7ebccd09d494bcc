import { useEffect, useRef } from 'preact/hooks';
import type { Lang } from '#core/lang.ts';
import { QUIZ_EDITION } from '#practice/edition.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import type { QuizUi } from '#words/ui/quiz/vi.ts';
import type { ReadyChallenge } from './challenge.ts';
import { practiceLink } from './place.ts';
import { Share } from './session/Share.tsx';

interface Props {
  readonly text: string;
  readonly of: ReadyChallenge;
  /** The reader made the challenge. */
  readonly own: boolean;
  readonly ui: QuizUi;
  readonly lang: Lang;
  onBegin(): void;
}

/** Before a challenge: its games and house rules, the sender's score, the link to pass on. */
export function Intro({ text, of: { challenge, setup, broken }, own, ui, lang, onBegin }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { askings } = setup.plan;
  return (
    <div class="quiz intro">
      <h1 ref={heading} tabIndex={-1} class="wide">
        {own ? ui.challenge.own : ui.challenge.title}
      </h1>
      <div>
        {broken && <p class="err">{ui.challenge.broken}</p>}
        {challenge.edition !== QUIZ_EDITION && <p class="err">{ui.challenge.old}</p>}
        <p class="lead">{ui.challenge.lead(askings.length)}</p>
        {own && <p>{ui.challenge.ownLead}</p>}
        {challenge.score !== undefined && <p>{ui.score.from(`${challenge.score}/${askings.length}`)}</p>}
        <ul class="houses">
          {challenge.games.map(({ game, house }) => {
            const all = setup.quizzes.get(game);
            return all && <li key={game}>{`${all.words.name}: ${ruleSetName(house, all)}`}</li>;
          })}
        </ul>
        <p class="btns">
          <button type="button" class="btn" data-act="begin" onClick={onBegin}>
            {ui.challenge.begin}
          </button>
        </p>
        <Share
          text={ui.challenge.text}
          link={practiceLink({ type: 'challenge', text }, lang)}
          names={ui.challenge}
          ui={ui}
        />
      </div>
    </div>
  );
}
