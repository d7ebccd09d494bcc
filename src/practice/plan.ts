/** What a session will ask, as ids: no engine is needed to plan one. `session.ts` asks it. */

import { LEVELS, type Level } from '#core/quiz/kind.ts';
import { seedOf } from '#core/quiz/seed.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import { gameOfRule } from './game-of-rule.ts';
import { ALL_KINDS, CASE_KINDS, type KindsOf } from './kinds.ts';

/** One question to come. */
export interface Asking {
  readonly game: string;
  /** The kind of question. */
  readonly kind: string;
  readonly seed: number;
  /** The rule that it is to train, where one was wished for; then any kind will do. */
  readonly rule?: string;
  /** It is asked about hands, whatever else may be asked: rounds are not needed yet. */
  readonly type?: 'case';
  /** How much it is to ask for; any question will do where nothing is said. */
  readonly level?: Level;
}

/** What one may practise. Every `seed` is a whole number; the same one gives the same questions. */
export type Order =
  | { readonly type: 'game'; readonly game: string; readonly seed: number }
  /** The end of a lesson's chapter: `kinds` are those that the game's `chapters` name for it. */
  | { readonly type: 'lesson'; readonly game: string; readonly kinds: readonly string[]; readonly seed: number }
  /** One rule, again and again with other cards. */
  | { readonly type: 'rule'; readonly rule: string; readonly seed: number }
  | { readonly type: 'mixed'; readonly seed: number }
  /** The ten of a day, the same for everyone; `seed` is the day's (`dayOf`). */
  | { readonly type: 'daily'; readonly seed: number }
  /** Rules that were missed, the one to train most first. */
  | { readonly type: 'mistakes'; readonly rules: readonly string[]; readonly seed: number }
  /** Rules that the schedule wants asked, the longest overdue first. */
  | { readonly type: 'due'; readonly rules: readonly string[]; readonly seed: number }
  /** What a link challenges one to. */
  | { readonly type: 'challenge'; readonly kinds: KindsOf; readonly seed: number };

/** What a session will ask, before the first answer. */
export interface Plan {
  readonly type: Order['type'];
  readonly seed: number;
  readonly askings: readonly Asking[];
  /** True where it is for one reader alone: it follows his answers. False where all are asked the same. */
  readonly open: boolean;
  /** Which questions, from 0, give way to what was missed before them, if anything was. */
  readonly returns: readonly number[];
}

/** A session asks so many, a lesson's end so many as its chapter names. */
export const QUESTIONS = 10;
/** A missed rule is asked so often at most, however few there are. */
const TIMES_A_RULE = 3;
/** One rule is asked so often where it is practised alone. */
const ONE_RULE = 5;
/** In ten questions seven are new, whatever is answered, and three may come back. */
const RETURNS = [5, 7, 9];
/** Where all are asked the same: how many questions of each level, the easiest first. */
const STEPS = [3, 7];

/** The plan of a session. It has no askings where it names no game and no rule that there is. */
export function planOf(order: Order): Plan {
  const open = order.type !== 'daily' && order.type !== 'challenge';
  const askings = askingsOf(order);
  const returns = order.type === 'game' || order.type === 'mixed' ? RETURNS : [];
  return { type: order.type, seed: order.seed, askings: open ? askings : askings.map(rising), open, returns };
}

/** The same for everyone, so that it cannot follow anybody's answers: it rises by itself. */
function rising(asking: Asking, at: number): Asking {
  const passed = STEPS.filter((step) => at >= step).length;
  return { ...asking, level: LEVELS[passed] ?? 1 };
}

function askingsOf(order: Order): readonly Asking[] {
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

/** Ten questions, as many of each game as of any other, and within a game as many of each kind. */
function spread(wanted: KindsOf, seed: number): readonly Asking[] {
  const rng = makeRng(seedOf('plan', seed));
  const kinds = inOrder(wanted);
  const games = inTurns(rng, [...kinds.keys()], QUESTIONS);
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

/** The games and kinds that there are, in the book's order: what is asked hangs on which they are, not on how they were listed. */
function inOrder(wanted: KindsOf): KindsOf {
  return new Map(
    [...ALL_KINDS]
      .map(([game, kinds]) => [game, kinds.filter((kind) => wanted.get(game)?.includes(kind))] as const)
      .filter(([, kinds]) => kinds.length > 0),
  );
}

/** Questions on these rules, one after the other and then from the first again: each up to so many times, ten at most. */
function onRules(wanted: readonly string[], times: number, seed: number): readonly Asking[] {
  const rng = makeRng(seedOf('plan', seed));
  const nextKind = kindsInTurn(rng, ALL_KINDS);
  const rules = [...new Set(wanted)].flatMap((rule) => {
    const game = gameOfRule(rule);
    return game === undefined ? [] : [{ rule, game }];
  });
  return Array.from({ length: times }, () => rules)
    .flat()
    .slice(0, QUESTIONS)
    .flatMap(({ rule, game }, at) => nextKind(game).map((kind) => ({ game, kind, seed: seedOf(seed, at), rule })));
}

/** The next kind of a game at each call: one, or none where the game has none. @param begins comes first where there is a choice */
function kindsInTurn(rng: Rng, kinds: KindsOf, begins?: string): (game: string) => string[] {
  const turns = new Map([...kinds].map(([game, all]) => [game, inTurns(rng, all, QUESTIONS, begins)]));
  return (game) => turns.get(game)?.splice(0, 1) ?? [];
}

/**
 * So many of these, in rounds: each comes once a round, in another order each time, and none twice in a row where there are
 * several.
 */
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
