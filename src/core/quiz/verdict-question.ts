import type { Field } from '../case.ts';
import type { Game } from '../game/game.ts';
import type { Rules } from '../house-rules.ts';
import type { Rng } from '../random/rng.ts';
import type { Ruling, Step } from '../ruling.ts';
import { nearestMiss } from '../summary/near-miss.ts';
import { type Answer, answerKey, type Mistakes } from './answer.ts';
import type { AnswerOption, CaseKind, QuestionDraft, WithoutId } from './kind.ts';
import type { Level } from './level.ts';
import { judgeAround } from './mark.ts';
import { optionsFor } from './options.ts';

/** Hands to ask about. */
export interface DealtHands {
  readonly fields: readonly Field[];
  readonly about: string;
  readonly shows?: readonly string[];
}

interface Definition<R extends Rules, V, S extends Step> {
  /** Left out where it can be asked under any rule set. */
  fits?(rules: R): boolean;
  /** Hands near a boundary, or undefined where these random choices gave none. */
  deal(rng: Rng, rules: R): DealtHands | undefined;
  /** The answer that the ruling gives; undefined where it gives none. */
  read(ruling: Ruling<V, S>, about: string): Answer | undefined;
  /** The answers of players with a misconception about these hands. */
  misconceptions?(dealt: DealtHands, ruling: Ruling<V, S>, rules: R): Mistakes;
  /** Other plausible answers: the other two of win, lose and draw. */
  others?(dealt: DealtHands, ruling: Ruling<V, S>): readonly Answer[];
  /** The fewest options that make a question; 3 by default. */
  readonly least?: number;
  /** How many ranks away, at most, the card is that would change the answer; any by default. For rulings that take long. */
  readonly maxRankDistance?: number;
  trains(ruling: Ruling<V, S>, about: string): readonly string[];
  /** See `CaseKind`. */
  remaining?(fields: readonly Field[], base: Ruling<V, S>): readonly Field[];
}

/**
 * A kind of question answered by the ruling on the hands as shown. Wrong options are the answers under rule sets with one setting
 * changed, then those of misconceptions, then other plausible answers.
 */
export function verdictQuestion<R extends Rules, V, S extends Step>(
  game: Game<R, V, S>,
  {
    fits = () => true,
    deal,
    read,
    misconceptions,
    others,
    least = 3,
    maxRankDistance,
    trains,
    remaining,
  }: Definition<R, V, S>,
): WithoutId<CaseKind<R, V, S>> {
  function draft(rng: Rng, rules: R): QuestionDraft | undefined {
    const dealt = deal(rng, rules);
    if (!dealt) return undefined;
    const { fields, about, shows } = dealt;
    const { base: ruled, around } = judgeAround(game, fields, rules);
    if (!ruled.ok) return undefined;
    const answer = read(ruled.value, about);
    if (!answer) return undefined;
    const right = answerKey(answer);
    // Answers under rule sets with one setting changed.
    const away = around
      .flatMap(({ ruled: rival }) => (rival.ok ? (read(rival.value, about) ?? []) : []))
      .filter((one) => answerKey(one) !== right);
    if (away.length === 0 && !turnsByACard(fields, rules, about, right)) return undefined;

    const mistakes = misconceptions?.(dealt, ruled.value, rules) ?? [];
    const pool = optionsFor(answer, away, mistakes, others?.(dealt, ruled.value));
    if (pool.length < least) return undefined;
    const options = pool.map(
      ({ answer: one, misconception }): AnswerOption => ({ answer: one, fields, changes: [], misconception }),
    );
    return { fields, about, shows, options, level: levelOf(away.length > 0, trains(ruled.value, about).length) };
  }

  /** Is there a single card that, replaced by another, would change the answer? */
  function turnsByACard(fields: readonly Field[], rules: R, about: string, right: string): boolean {
    const differs = (ruling: Ruling<V, S>): boolean => {
      const answer = read(ruling, about);
      return answer !== undefined && answerKey(answer) !== right;
    };
    return nearestMiss(game, fields, rules, differs, maxRankDistance) !== undefined;
  }

  return {
    type: 'case',
    noteKind: 'houses',
    fits,
    draft,
    marks: (options, judged, _, about) =>
      options.map((option, at) => {
        const ruled = judged[at];
        const answer = ruled?.ok ? read(ruled.value, about) : undefined;
        return answer !== undefined && answerKey(answer) === answerKey(option.answer);
      }),
    trains,
    ...(remaining ? { remaining } : {}),
  };
}

/** More rules than this at once make a question hard. */
const FEW_RULES = 2;

/** @param differs the house rules decide: changing one setting changes the answer */
function levelOf(differs: boolean, rules: number): Level {
  if (rules > FEW_RULES) return differs ? 3 : 2;
  return differs ? 2 : 1;
}
