/** The code for challenges: loaded on demand. */

import { defaultRuleSet } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import { seedOf } from '#core/quiz/seed.ts';
import { type Challenge, formatChallenge, gamesInChallenge, parseChallenge } from '#practice/challenge.ts';
import { QUIZ_EDITION } from '#practice/edition.ts';
import { ALL_KINDS } from '#practice/kinds.ts';
import { planOf } from '#practice/plan.ts';
import { chosenRuleSet } from '../house-rules/choice.ts';
import { loadCases, loadedQuiz } from './load-quiz.ts';
import { practiceLink } from './place.ts';
import { loadAll } from './session/setup.ts';
import type { SessionSetup } from './session/use-run.ts';

export { Intro } from './Intro.tsx';

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
