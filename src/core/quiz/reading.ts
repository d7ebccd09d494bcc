import type { Field } from '../case.ts';
import type { Game } from '../game/game.ts';
import type { Rules } from '../house-rules.ts';
import type { Rng } from '../random/rng.ts';
import type { Ruling, Step } from '../ruling.ts';
import { nearestMiss } from '../summary/near-miss.ts';
import { type Answer, answerKey, distinct } from './answer.ts';
import type { CaseKind, Draft, Level, Option, WithoutId } from './kind.ts';
import { judgeAround } from './mark.ts';

/** Hands to ask about. */
export interface Dealt {
  readonly fields: readonly Field[];
  readonly about: string;
  readonly shows?: readonly string[];
}

/** An answer that a common mistake leads to. */
export interface Slip<Id extends string = string> {
  readonly answer: Answer;
  /** The mistake's id in the game's words. */
  readonly slip: Id;
}

interface Definition<R extends Rules, V, S extends Step> {
  /** Left out where it can be asked in any house. */
  fits?(rules: R): boolean;
  /** Hands near a boundary, or undefined where this chance gave none. */
  deal(rng: Rng, rules: R): Dealt | undefined;
  /** What the ruling says to the question; undefined where it says nothing to it. */
  read(ruling: Ruling<V, S>, about: string): Answer | undefined;
  /** What those would answer who make a common mistake on these hands. */
  slips?(dealt: Dealt, ruling: Ruling<V, S>, rules: R): readonly Slip[];
  /** What else one answers to such a question: the other two of win, lose and draw. */
  others?(dealt: Dealt, ruling: Ruling<V, S>): readonly Answer[];
  /** The fewest options that make a question: 3 where it is not given. */
  readonly least?: number;
  /** As many ranks away is the card, at most, that would change the answer: any where it is not given. For rulings that take long. */
  readonly near?: number;
  trains(ruling: Ruling<V, S>, about: string): readonly string[];
}

/** Answers of rival houses that stand before the common mistakes. */
const RIVALS_FIRST = 2;

/**
 * A kind of question that is answered by reading the ruling on the hands as they lie. Wrong options are what houses say that
 * play one setting otherwise, then what common mistakes lead to, then what one answers to such a question at all.
 */
export function reading<R extends Rules, V, S extends Step>(
  game: Game<R, V, S>,
  { fits = () => true, deal, read, slips, others, least = 3, near, trains }: Definition<R, V, S>,
): WithoutId<CaseKind<R, V, S>> {
  function draft(rng: Rng, rules: R): Draft | undefined {
    const dealt = deal(rng, rules);
    if (!dealt) return undefined;
    const { fields, about, shows } = dealt;
    const { base: ruled, around } = judgeAround(game, fields, rules);
    if (!ruled.ok) return undefined;
    const answer = read(ruled.value, about);
    if (!answer) return undefined;
    const right = answerKey(answer);
    // What houses answer that play one setting otherwise.
    const away = around
      .flatMap(({ ruled: rival }) => (rival.ok ? (read(rival.value, about) ?? []) : []))
      .filter((one) => answerKey(one) !== right);
    if (away.length === 0 && !turnsByACard(fields, rules, about, right)) return undefined;

    const mistakes = slips?.(dealt, ruled.value, rules) ?? [];
    // The first mistake that leads to an answer explains it.
    const slipOf = new Map(mistakes.toReversed().map((one) => [answerKey(one.answer), one.slip]));
    // Whoever slips may come to what is right all the same.
    slipOf.delete(right);
    const pool = distinct([
      answer,
      ...distinct(away).slice(0, RIVALS_FIRST),
      ...mistakes.map((one) => one.answer),
      ...away,
      ...(others?.(dealt, ruled.value) ?? []),
    ]);
    if (pool.length < least) return undefined;
    const options = pool.map((one): Option => ({ answer: one, fields, changes: [], slip: slipOf.get(answerKey(one)) }));
    return { fields, about, shows, options, level: levelOf(away.length > 0, trains(ruled.value, about).length) };
  }

  /** Is there a single card that, had it been another, would have changed the answer? */
  function turnsByACard(fields: readonly Field[], rules: R, about: string, right: string): boolean {
    const differs = (ruling: Ruling<V, S>): boolean => {
      const answer = read(ruling, about);
      return answer !== undefined && answerKey(answer) !== right;
    };
    return nearestMiss(game, fields, rules, differs, near) !== undefined;
  }

  return {
    type: 'case',
    explains: 'houses',
    fits,
    draft,
    marks: (options, judged, _, about) =>
      options.map((option, at) => {
        const ruled = judged[at];
        const answer = ruled?.ok ? read(ruled.value, about) : undefined;
        return answer !== undefined && answerKey(answer) === answerKey(option.answer);
      }),
    trains,
  };
}

/** More than so many rules at once are much to keep in mind. */
const FEW_RULES = 2;

/** @param housed the house decides: a table that plays one setting otherwise answers otherwise */
function levelOf(housed: boolean, rules: number): Level {
  if (rules > FEW_RULES) return housed ? 3 : 2;
  return housed ? 2 : 1;
}
