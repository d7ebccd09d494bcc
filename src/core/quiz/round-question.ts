import type { Game } from '../game/game.ts';
import type { TableView } from '../game/round.ts';
import { recordReads } from '../house/read-rules.ts';
import type { Rules } from '../house-rules.ts';
import type { Rng } from '../random/rng.ts';
import type { Who } from '../ruling.ts';
import { type Answer, answerKey, type Mistakes } from './answer.ts';
import type { WithoutId } from './kind.ts';
import type { Level } from './level.ts';
import { changed, neighbours } from './mark.ts';
import { optionsFor } from './options.ts';
import type { PlayDraft, PlayKind, RoundMoment } from './play.ts';

interface Definition<R extends Rules, State> {
  /** The rules that it trains, the main one first. */
  readonly rules: readonly [string, ...string[]];
  /** Those of them that decide the answer at this moment; by default all. */
  trains?(moment: RoundMoment<State>): readonly [string, ...string[]];
  /**
   * 1 where the moment alone shows the answer; 2 where something must be counted or remembered; 3 where several rules combine.
   */
  readonly level: Level;
  /** Left out where it can be asked under any rule set. */
  fits?(rules: R): boolean;
  /** A moment at which it can be asked; `false` or undefined where this random round has none. */
  find(rng: Rng, rules: R): RoundMoment<State> | false | undefined;
  /** The engine's answer, read off `legal`, `apply`, `view` or the log of this state. Nothing of it is computed here. */
  read(state: State, asked: RoundMoment<State>['asked']): Answer | undefined;
  /** The answers of players with a misconception. */
  misconceptions?(moment: RoundMoment<State>, answer: Answer): Mistakes;
  /** Other plausible answers to such a question; yes and no are both offered anyway. */
  others?(moment: RoundMoment<State>, answer: Answer): readonly Answer[];
  /** The fewest options that make a question; 2 by default. */
  readonly least?: number;
  /**
   * The same round replayed under other rules, for questions about something before this moment: under other rules it would have
   * been dealt or played differently. Left out where the question is about what comes next: then this moment itself is judged
   * under the other rules.
   */
  replayUnder?(state: State, rules: R): State | undefined;
}

/** What tells who sits at a round's table. */
interface Table<State> {
  view(state: State, seat: Who): Pick<TableView, 'seats'>;
}

/**
 * How a game makes its kinds of question that the round engine answers at a moment. Wrong options are the answers under rule sets
 * with one setting changed, then those of misconceptions, then other plausible answers.
 */
export function roundQuestions<R extends Rules, State extends { readonly rules: R }>(
  game: Pick<Game, 'schema'>,
  round: Table<State>,
) {
  return ({
    rules: trained,
    trains,
    level,
    fits = () => true,
    find,
    read,
    misconceptions,
    others,
    least = 2,
    replayUnder,
  }: Definition<R, State>): WithoutId<PlayKind<R, State>> => {
    function readIn({ state, asked }: RoundMoment<State>, rules: R): Answer | undefined {
      const there = replayUnder ? replayUnder(state, rules) : { ...state, rules };
      return there && read(there, asked);
    }

    /** The answers under rule sets with one setting changed. */
    function rivals(moment: RoundMoment<State>, rules: R): readonly Answer[] {
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
        const mistakes = misconceptions?.(moment, answer) ?? [];
        const options = optionsFor(answer, away, mistakes, others?.(moment, answer));
        if (options.length < least) return undefined;
        // What the house rules decide is never at the lowest level.
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
  };
}

/** For `replayUnder`: the round under its own rules alone, where the answers under others are too close to be told apart. */
export function ownRulesOnly<State extends { readonly rules: Rules }>(state: State, rules: Rules): State | undefined {
  return rules === state.rules ? state : undefined;
}
