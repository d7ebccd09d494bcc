/** Turns a place of practice into a session that can start: its plan, its games, and its house rules. */

import { chosenRuleSet } from '#components/house-rules/choice.ts';
import { defaultRuleSet, type RuleSet } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import { seedOf } from '#core/quiz/seed.ts';
import { dayOf } from '#practice/day.ts';
import { dueOf, mistakesOf, type PracticeHistory } from '#practice/history.ts';
import { type Plan, type PracticeOrder, planOf } from '#practice/plan.ts';
import { type LoadedQuiz, loadCases, loadedQuiz, loadQuiz } from '../load-quiz.ts';
import { type GameEntry, type PracticePage, practiceLink } from '../place.ts';

export interface EndLinks {
  /** The text to share, with the result; left out where there is nothing to send. */
  share?(right: number): string;
  readonly again?: string | undefined;
  readonly mistakes: string;
  readonly start: string;
}

/** The setup of a session: fixed once it starts. */
export interface SessionSetup {
  /** Its address: the key under which its answers are stored. */
  readonly of: string;
  readonly plan: Plan;
  readonly quizzes: ReadonlyMap<string, LoadedQuiz>;
  readonly ruleSets: ReadonlyMap<string, RuleSet>;
  /** Rules that are not asked about: the lesson has not taught them. */
  readonly untaught?: readonly string[] | undefined;
}

export type SessionPlace = Exclude<PracticePage, { readonly type: 'start' | 'challenge' }>;

/** A place with fixed questions: every session has its seed. */
export function settled(place: SessionPlace, history: PracticeHistory, now: number): SessionPlace {
  if (place.seed !== undefined) return place;
  return { ...place, seed: place.type === 'daily' ? dayOf(now).seed : seedOf('session', now, history.count) };
}

/** Loads all that a session needs; rejects where that fails. */
export async function setUp(
  place: SessionPlace,
  games: readonly GameEntry[],
  history: PracticeHistory,
  lang: Lang,
  now: number,
): Promise<SessionSetup> {
  if ('game' in place) await loadCases(place.game, lang);
  const plan = planOf(orderOf(place, history, lang, now));
  const quizzes = await loadAll(plan, lang);
  // Everybody has the same ten that day, whatever rules they have chosen.
  const chosen = [...quizzes].map(
    async ([id, all]) =>
      [id, (place.type === 'daily' ? undefined : await chosenRuleSet(all.game)) ?? defaultRuleSet(all.game)] as const,
  );
  const ruleSets = new Map(await Promise.all(chosen));
  return { of: practiceLink(place, lang), plan, quizzes, ruleSets, untaught: untaughtAt(place, games) };
}

function untaughtAt(place: SessionPlace, games: readonly GameEntry[]): readonly string[] {
  if (place.type !== 'lesson') return [];
  const lessons = games.find(({ id }) => id === place.game)?.lessons ?? [];
  return lessons.find(({ chapter }) => chapter === place.chapter)?.untaught ?? [];
}

function orderOf(place: SessionPlace, history: PracticeHistory, lang: Lang, now: number): PracticeOrder {
  const seed = place.seed ?? 0;
  switch (place.type) {
    case 'game':
      return { type: 'game', game: place.game, seed };
    case 'lesson': {
      const kinds = loadedQuiz(place.game, lang)?.quiz.chapters[place.chapter] ?? [];
      return { type: 'lesson', game: place.game, kinds, seed };
    }
    case 'rule':
      return { type: 'rule', rule: place.rule, seed };
    case 'mistakes':
      return { type: 'mistakes', rules: mistakesOf(history), seed };
    case 'due':
      return { type: 'due', rules: dueOf(history, now), seed };
    default:
      return { type: place.type, seed };
  }
}

/** Loads every game of a plan, as far as the first question needs it. */
export async function loadAll({ askings }: Plan, lang: Lang): Promise<ReadonlyMap<string, LoadedQuiz>> {
  const ids = [...new Set(askings.map(({ game }) => game))];
  const load = askings[0]?.type === 'case' ? loadCases : loadQuiz;
  await Promise.all(ids.map((id) => load(id, lang)));
  return quizzesOf(ids, lang);
}

/** Those of these games that are loaded. */
export function quizzesOf(ids: readonly string[], lang: Lang): ReadonlyMap<string, LoadedQuiz> {
  return new Map(
    ids.flatMap((id) => {
      const all = loadedQuiz(id, lang);
      return all ? [[id, all] as const] : [];
    }),
  );
}
