/** Challenges: ten questions of one's own for somebody else. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { defaultRuleSet } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import { seedOf } from '#core/quiz/seed.ts';
import { type Challenge, formatChallenge, gamesInChallenge, parseChallenge } from '#practice/challenge.ts';
import { QUIZ_EDITION } from '#practice/edition.ts';
import { ALL_KINDS } from '#practice/kinds.ts';
import { planOf } from '#practice/plan.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import { chosenRuleSet } from '../house-rules/choice.ts';
import { Button } from '../page/controls.tsx';
import { loadCases, loadedQuiz } from './load-quiz.ts';
import { practiceLink } from './place.ts';
import type { PracticeContext } from './practice-words.ts';
import { Share } from './session/Share.tsx';
import { loadAll, type SessionSetup } from './session/setup.ts';

/** A parsed challenge, ready to start. */
export interface ReadyChallenge {
  readonly challenge: Challenge;
  readonly setup: SessionSetup;
  /** Part of the link could not be read. */
  readonly broken: boolean;
  /** The same challenge with the player's own score. */
  withScore(score: number): string;
}

/** The challenge of a link; undefined where nothing of it can be read. Rejects where its games cannot be loaded. */
export async function setUpChallenge(text: string, lang: Lang): Promise<ReadyChallenge | undefined> {
  const ids = gamesInChallenge(text);
  await Promise.all(ids.map((id) => loadCases(id, lang)));
  const engines = ids.flatMap((id) => loadedQuiz(id, lang)?.game ?? []);
  const read = parseChallenge(text, engines);
  const challenge = read.ok ? read.value : read.error.read;
  if (!challenge) return undefined;
  const { seed, games } = challenge;
  const plan = planOf({ type: 'challenge', seed, kinds: new Map(games.map(({ game, kinds }) => [game, kinds])) });
  const ruleSets = new Map(games.map(({ game, house }) => [game, house]));
  const quizzes = await loadAll(plan, lang);
  return {
    challenge,
    setup: { of: practiceLink({ type: 'challenge', text }, lang), plan, quizzes, ruleSets },
    broken: !read.ok,
    withScore: (score) => formatChallenge({ ...challenge, score }, engines),
  };
}

/** A challenge on these games under the reader's own house rules, with a new seed. */
export async function challengeOn(ids: readonly string[], lang: Lang): Promise<string> {
  await Promise.all(ids.map((id) => loadCases(id, lang)));
  const all = ids.flatMap((id) => loadedQuiz(id, lang) ?? []);
  const games = await Promise.all(
    all.map(async (one) => {
      const house = (await chosenRuleSet(one.game)) ?? defaultRuleSet(one.game);
      return { game: one.game.id, house, kinds: ALL_KINDS.get(one.game.id) ?? [] };
    }),
  );
  const engines = all.map(({ game }) => game);
  return formatChallenge({ seed: seedOf('challenge', Date.now()), games, edition: QUIZ_EDITION }, engines);
}

interface Props extends PracticeContext {
  readonly text: string;
  readonly of: ReadyChallenge;
  /** The reader made the challenge. */
  readonly own: boolean;
  onBegin(): void;
}

/** Before a challenge: its games and house rules, the sender's score, the link to pass on. */
export function Intro({ text, of: { challenge, setup, broken }, own, ui, lang, onBegin }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
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
          <Button class="btn" data-act="begin" onClick={onBegin} text={ui.challenge.begin} />
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
