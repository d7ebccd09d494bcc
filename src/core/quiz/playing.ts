import type { Game } from '../game/game.ts';
import type { TableView } from '../game/round.ts';
import { recordReads } from '../house/read-rules.ts';
import type { Rules } from '../house-rules.ts';
import type { Rng } from '../random/rng.ts';
import type { Who } from '../ruling.ts';
import { type Answer, answerKey, distinct } from './answer.ts';
import type { Level, WithoutId } from './kind.ts';
import { changed, neighbours } from './mark.ts';
import type { Moment, PlayDraft, PlayKind } from './play.ts';
import type { Slip } from './reading.ts';

interface Definition<R extends Rules, State> {
  /** The rules that it trains, the first above all. */
  readonly rules: readonly [string, ...string[]];
  /** Those of them that the answer turns on at this moment; left out where it is always all of them. */
  trains?(moment: Moment<State>): readonly [string, ...string[]];
  /** 1 where the moment alone tells; 2 where something must be counted or remembered; 3 where several rules meet. */
  readonly level: Level;
  /** Left out where it can be asked in any house. */
  fits?(rules: R): boolean;
  /** A moment at which it can be asked; undefined where this chance gave none. */
  find(rng: Rng, rules: R): Moment<State> | undefined;
  /** What the engine says, read off `legal`, `apply`, `view` or the log of this state. Nothing of it is worked out here. */
  read(state: State, asked: Moment<State>['asked']): Answer | undefined;
  /** What those would answer who make a common mistake. */
  slips?(moment: Moment<State>, answer: Answer): readonly Slip[];
  /** What else one answers to such a question. */
  others?(moment: Moment<State>, answer: Answer): readonly Answer[];
  /** The fewest options that make a question: 2 where it is not given. */
  readonly least?: number;
  /**
   * The same round at a table that plays by other rules, where what is asked lies behind this moment: another house would have
   * dealt, or played, otherwise. Left out where it is about what comes: then this very moment is judged by the other rules.
   */
  anew?(state: State, rules: R): State | undefined;
}

/** Of a round, what tells who sits there. */
interface Table<State> {
  view(state: State, seat: Who): Pick<TableView, 'seats'>;
}

/** Answers of rival houses that stand before the common mistakes. */
const RIVALS_FIRST = 2;

/**
 * A kind of question that is answered by what the round engine says at a moment. Wrong options are what houses say that play one
 * setting otherwise, then what common mistakes lead to, then what one answers to such a question at all.
 */
export function playing<R extends Rules, State extends { readonly rules: R }>(
  { game, round }: { readonly game: Pick<Game, 'schema'>; readonly round: Table<State> },
  {
    rules: trained,
    trains,
    level,
    fits = () => true,
    find,
    read,
    slips,
    others,
    least = 2,
    anew,
  }: Definition<R, State>,
): WithoutId<PlayKind<R, State>> {
  function readIn({ state, asked }: Moment<State>, rules: R): Answer | undefined {
    const there = anew ? anew(state, rules) : { ...state, rules };
    return there && read(there, asked);
  }

  /** What houses answer that play one setting otherwise. */
  function rivals(moment: Moment<State>, rules: R): readonly Answer[] {
    const recorded = recordReads(rules);
    readIn(moment, recorded.rules);
    return neighbours(game, rules, true)
      .filter(([key]) => recorded.asked.has(key))
      .flatMap((change) => readIn(moment, changed(rules, [change])) ?? []);
  }

  return {
    type: 'play',
    rules: trained,
    level,
    fits,
    read: readIn,
    draft(rng: Rng, rules: R): PlayDraft<State> | undefined {
      const moment = find(rng, rules);
      const answer = moment && readIn(moment, rules);
      if (!moment || !answer) return undefined;
      const right = answerKey(answer);
      const away = rivals(moment, rules).filter((one) => answerKey(one) !== right);
      const mistakes = slips?.(moment, answer) ?? [];
      // The first mistake that leads to an answer explains it.
      const slipOf = new Map(mistakes.toReversed().map((one) => [answerKey(one.answer), one.slip]));
      const pool = distinct([
        answer,
        ...distinct(away).slice(0, RIVALS_FIRST),
        ...mistakes.map((one) => one.answer),
        ...away,
        ...(others?.(moment, answer) ?? []),
      ]);
      if (pool.length < least) return undefined;
      const options = pool.map((one) => ({
        answer: one,
        slip: answerKey(one) === right ? undefined : slipOf.get(answerKey(one)),
      }));
      // What the house decides is never among the easiest.
      const seats = round.view(moment.state, '').seats.map(({ who }) => who);
      return {
        ...moment,
        seats,
        options,
        rules: trains?.(moment) ?? trained,
        level: away.length > 0 && level === 1 ? 2 : level,
      };
    },
  };
}
