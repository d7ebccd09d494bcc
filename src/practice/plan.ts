/** Plans what a session will ask, as ids: no engine is needed. `session.ts` runs it. */

import { LEVELS, type Level } from '#core/quiz/level.ts';
import { seedOf } from '#core/quiz/seed.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import { gameOfRule } from './game-of-rule.ts';
import { ALL_KINDS, CASE_KINDS, type KindsOf } from './kinds.ts';

/** One planned question. */
export interface PlannedQuestion {
  readonly game: string;
  /** The kind of question. */
  readonly kind: string;
  readonly seed: number;
  /** The rule to train, where one was requested; then any kind may be asked. */
  readonly rule?: string;
  /** Only a question about hands may be asked: rounds are not needed yet. */
  readonly type?: 'case';
  /** The level of the question; any level by default. */
  readonly level?: Level;
}

/** What can be practised. Every `seed` is a whole number; the same one gives the same questions. */
export type PracticeOrder =
  | { readonly type: 'game'; readonly game: string; readonly seed: number }
  /** The end of a lesson's chapter: `kinds` are those that the game's `chapters` name for it. */
  | { readonly type: 'lesson'; readonly game: string; readonly kinds: readonly string[]; readonly seed: number }
  /** One rule, asked repeatedly with other cards. */
  | { readonly type: 'rule'; readonly rule: string; readonly seed: number }
  | { readonly type: 'mixed'; readonly seed: number }
  /** The ten of a day, the same for everyone; `seed` is the day's (`dayOf`). */
  | { readonly type: 'daily'; readonly seed: number }
  /** Rules that were missed, the one that most needs training first. */
  | { readonly type: 'mistakes'; readonly rules: readonly string[]; readonly seed: number }
  /** Rules that are due in the schedule, the longest overdue first. */
  | { readonly type: 'due'; readonly rules: readonly string[]; readonly seed: number }
  /** The content of a challenge link. */
  | { readonly type: 'challenge'; readonly kinds: KindsOf; readonly seed: number };

/** The questions of a session, before the first answer. */
export interface Plan {
  readonly type: PracticeOrder['type'];
  readonly seed: number;
  readonly askings: readonly PlannedQuestion[];
  /** True where the session is one reader's own: it adapts to the answers. False where everybody gets the same questions. */
  readonly open: boolean;
  /** The indices of questions that are replaced by rules missed before them, if there are any; the rest of those follow at the end. */
  readonly returns: readonly number[];
}

/** The number of questions of a session; the end of a lesson has as many as its chapter names. */
export const SESSION_LENGTH = 10;
/** How often a missed rule is asked at most, however few there are. */
const TIMES_A_RULE = 3;
/** How often a rule is asked where it is practised alone. */
const ONE_RULE = 5;
/** Of ten questions seven are always new, and three may be repeats. */
const RETURNS = [5, 7, 9];
/** Where everybody gets the same questions: how many of each level, the easiest first. */
const STEPS = [3, 7];

/** The plan of a session. It is empty where the order names no existing game or rule. */
export function planOf(order: PracticeOrder): Plan {
  const open = order.type !== 'daily' && order.type !== 'challenge';
  const askings = askingsOf(order);
  const returns = order.type === 'game' || order.type === 'mixed' ? RETURNS : [];
  return { type: order.type, seed: order.seed, askings: open ? askings : askings.map(rising), open, returns };
}

/** The same for everyone, so it cannot adapt to answers: its level rises by itself. */
function rising(asking: PlannedQuestion, at: number): PlannedQuestion {
  const passed = STEPS.filter((step) => at >= step).length;
  return { ...asking, level: LEVELS[passed] ?? 1 };
}

function askingsOf(order: PracticeOrder): readonly PlannedQuestion[] {
  const { seed } = order;
  switch (order.type) {
    case 'game':
      return spread(new Map([[order.game, ALL_KINDS.get(order.game) ?? []]]), seed);
    case 'lesson':
      return order.kinds.map((kind, at) => ({ game: order.game, kind, seed: seedOf(seed, at) }));
    case 'rule':
      return onRules([order.rule], ONE_RULE, seed);
    case 'mixed':
    case 'daily':
      return spread(ALL_KINDS, seed);
    case 'challenge':
      return spread(order.kinds, seed);
    case 'mistakes':
      return onRules(order.rules, TIMES_A_RULE, seed);
    case 'due':
      return onRules(order.rules, 1, seed);
  }
}

/** Ten questions, evenly divided among the games, and within a game among its kinds. */
function spread(wanted: KindsOf, seed: number): readonly PlannedQuestion[] {
  const rng = makeRng(seedOf('plan', seed));
  const kinds = inOrder(wanted);
  const games = inTurns(rng, [...kinds.keys()], SESSION_LENGTH);
  const [first = ''] = games;
  const begins = rng.shuffled(kinds.get(first)?.filter((kind) => CASE_KINDS.get(first)?.includes(kind)) ?? [])[0];
  const nextKind = kindsInTurn(rng, kinds, begins);
  return games.flatMap((game, at) =>
    nextKind(game).map((kind) => ({
      game,
      kind,
      seed: seedOf(seed, at),
      ...(at === 0 && begins !== undefined ? { type: 'case' as const } : {}),
    })),
  );
}

/** The existing games and kinds in the book's order, so that the plan does not depend on the order in which they were listed. */
function inOrder(wanted: KindsOf): KindsOf {
  return new Map(
    [...ALL_KINDS]
      .map(([game, kinds]) => [game, kinds.filter((kind) => wanted.get(game)?.includes(kind))] as const)
      .filter(([, kinds]) => kinds.length > 0),
  );
}

/** Questions on these rules in rotation: each up to so many times, at most ten in all. */
function onRules(wanted: readonly string[], times: number, seed: number): readonly PlannedQuestion[] {
  const rng = makeRng(seedOf('plan', seed));
  const nextKind = kindsInTurn(rng, ALL_KINDS);
  const rules = [...new Set(wanted)].flatMap((rule) => {
    const game = gameOfRule(rule);
    return game === undefined ? [] : [{ rule, game }];
  });
  return Array.from({ length: times }, () => rules)
    .flat()
    .slice(0, SESSION_LENGTH)
    .flatMap(({ rule, game }, at) => nextKind(game).map((kind) => ({ game, kind, seed: seedOf(seed, at), rule })));
}

/** Returns the next kind of a game at each call; none where the game has none. @param begins the preferred first kind */
function kindsInTurn(rng: Rng, kinds: KindsOf, begins?: string): (game: string) => string[] {
  const turns = new Map([...kinds].map(([game, all]) => [game, inTurns(rng, all, SESSION_LENGTH, begins)]));
  return (game) => turns.get(game)?.splice(0, 1) ?? [];
}

/** So many of these, in shuffled rounds: each comes once per round, and none twice in a row where there are several. */
function inTurns<T>(rng: Rng, from: readonly T[], count: number, begins?: T): T[] {
  const all: T[] = [];
  while (from.length > 0 && all.length < count) {
    const round = [...rng.shuffled(from)];
    if (all.length === 0) round.sort((a, b) => Number(b === begins) - Number(a === begins));
    if (from.length > 1 && round[0] === all.at(-1)) round.push(...round.splice(0, 1));
    all.push(...round);
  }
  return all.slice(0, count);
}
