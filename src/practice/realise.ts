/** Turns a planned question into a real one, once the engine of its game is loaded. */

import type { RuleSet } from '#core/house-rules.ts';
import { ask, type Question } from '#core/quiz/ask.ts';
import type { GameQuiz, QuestionKind } from '#core/quiz/kind.ts';
import { seedOf } from '#core/quiz/seed.ts';
import type { PlannedQuestion } from './plan.ts';

/** What asking a question needs of a game's questions. */
type Asks = Pick<GameQuiz, 'game' | 'kinds'>;

/** Were these hands asked about before? By `hashOf`. */
export type WasAsked = (hash: string) => boolean;

/** What a question should be beyond the plan. Each wish is dropped where nothing fits. */
export interface Wishes {
  /** Hands that should not be asked about again; left out where everybody gets the same questions. */
  readonly seen?: WasAsked | undefined;
  /** Rules that were the main rule of a question in this session: others are preferred. */
  readonly asked?: readonly string[];
  /** Kinds that this session has had enough of (`wornKinds`): asked again only where no other can be. */
  readonly worn?: readonly string[];
  /** Rules that no lesson has taught yet: no question may depend on them. Never dropped. */
  readonly untaught?: readonly string[] | undefined;
}

/** How many questions of one kind are tried, where its questions differ in rule and level. */
const TRIES = 12;
/** How many kinds are tried to find a rule that was not asked yet. */
const MOST_KINDS = 5;
/** How many questions are tried to find one on a given rule that only showdowns ask: the rarest come up once in a hundred. */
const TRIES_ON_RULE = 240;

/**
 * The planned question, or the closest that can be asked under these house rules: of a kind that is not worn, at its level, on a
 * rule not asked yet, on other hands; of the planned kind where it has such a question, else of the next kind.
 * @returns undefined only where no kind of the game can be asked under these house rules with what was taught
 */
export function realise(
  asking: PlannedQuestion,
  quiz: Asks,
  ruleSet: RuleSet,
  wishes: Wishes = {},
): Question | undefined {
  const { rule } = asking;
  const onRule = rule === undefined ? undefined : questionOn(rule, quiz, ruleSet, asking, wishes);
  return onRule ?? nearest(asking, quiz, ruleSet, wishes);
}

function nearest(asking: PlannedQuestion, quiz: Asks, ruleSet: RuleSet, wishes: Wishes): Question | undefined {
  const { worn = [] } = wishes;
  const kinds = inTurn(
    quiz.kinds.filter(({ type }) => !asking.type || type === asking.type),
    asking.kind,
  );
  const fresh = kinds.filter(({ id }) => !worn.includes(id));
  const again = worn.map((id) => kinds.filter((kind) => kind.id === id));
  for (const some of [fresh, ...again]) {
    const question = closest(some, asking, quiz, ruleSet, wishes);
    if (question) return question;
  }
  return undefined;
}

function closest(
  kinds: readonly QuestionKind[],
  asking: PlannedQuestion,
  { game }: Asks,
  ruleSet: RuleSet,
  wishes: Wishes,
): Question | undefined {
  let best: Question | undefined;
  let least = Number.POSITIVE_INFINITY;
  let tried = 0;
  for (const kind of kinds) {
    for (let at = 0; at < (kind.type === 'play' ? 2 : TRIES); at++) {
      const question = ask(game, kind, at === 0 ? asking.seed : seedOf(asking.seed, 'other', at), ruleSet);
      if (!question) break;
      const misses = missesOf(question, asking, wishes);
      if (misses < least) [best, least] = [question, misses];
      if (least === 0) return best;
    }
    // Where the level fits only a few other kinds are tried for the remaining wishes.
    if (least < OTHER_LEVEL && ++tried === MOST_KINDS) return best;
  }
  return least < NEVER ? best : undefined;
}

/** How far a question is from the wishes: 0 where it meets them all. */
const [SAME_RULE, SAME_HANDS, OTHER_LEVEL, NEVER] = [1, 2, 4, 1000];

function missesOf(question: Question, { level }: PlannedQuestion, { seen, asked = [], untaught = [] }: Wishes): number {
  const [rule = ''] = question.rules;
  const off = level === undefined ? 0 : Math.abs(question.level - level);
  return (
    (asked.includes(rule) ? SAME_RULE : 0) +
    (seen?.(hashOf(question)) ? SAME_HANDS : 0) +
    off * OTHER_LEVEL +
    (question.rules.some((one) => untaught.includes(one)) ? NEVER : 0)
  );
}

/** The kinds in rotation, starting with this one. */
function inTurn(kinds: readonly QuestionKind[], id: string): readonly QuestionKind[] {
  const from = Math.max(
    0,
    kinds.findIndex((kind) => kind.id === id),
  );
  return [...kinds.slice(from), ...kinds.slice(0, from)];
}

/**
 * A question on a rule: of a kind that is about it, else the first found with it as the main rule, else one that trains it too,
 * else undefined.
 * @param asking its seed, the preferred level, and a kind that has asked it; another kind than those that are worn is preferred
 */
export function questionOn(
  rule: string,
  { game, kinds }: Asks,
  ruleSet: RuleSet,
  { seed, level, kind: known }: Pick<PlannedQuestion, 'seed' | 'level'> & { readonly kind?: string },
  { seen = () => false, worn = [], untaught = [] }: Wishes = {},
): Question | undefined {
  // Rounds under other house rules ask nothing here: counted among them, they would end the search long before a rare showdown.
  const own = kinds.filter((kind) => kind.type === 'play' && kind.rules[0] === rule && kind.fits(ruleSet.rules));
  const showdowns = kinds.filter((kind) => kind.type === 'case');
  const turns = [own, showdowns, kinds.filter(({ id }) => id === known)].filter((some) => some.length > 0);
  let best: Question | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < (own.length > 0 ? TRIES : TRIES_ON_RULE); at++) {
    const some = turns[at % turns.length] ?? [];
    const kind = some[(seed + at) % some.length];
    const question = kind && ask(game, kind, seedOf(seed, 'on', at), ruleSet);
    if (!question?.rules.includes(rule) || seen(hashOf(question))) continue;
    if (question.rules.some((one) => untaught.includes(one))) continue;
    const misses =
      (question.rules[0] === rule ? 0 : TRAINS_TOO) +
      (worn.includes(question.kind.id) ? WORN_KIND : 0) +
      (worn.at(-1) === question.kind.id ? SAME_KIND : 0) +
      (level === undefined || question.level === level ? 0 : NOT_LEVEL);
    if (misses < least) [best, least] = [question, misses];
    if (least === 0 || (least < TRAINS_TOO && at > TRIES)) break;
  }
  return best;
}

/** How far a question on a rule is from the one wished for. */
const [NOT_LEVEL, WORN_KIND, SAME_KIND, TRAINS_TOO] = [1, 2, 4, 8];

/** A short hash of a question's hands: the same for the same hands, whatever is asked about them and under whatever rules. */
export function hashOf(question: Question): string {
  const { game } = question;
  if (question.type === 'play') return seedOf(game.id, JSON.stringify([question.asked, question.state])).toString(36);
  const hands = question.fields.flatMap(({ name, cards, eaten }) => [
    name,
    ...cards,
    ...eaten.map(({ card }) => `${card}*`),
  ]);
  return seedOf(game.id, ...hands).toString(36);
}
