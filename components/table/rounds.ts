/** The rounds at one table: the current one, and the results of those before. Loaded on the first interaction. */

import type { Card } from '#core/card.ts';
import type { Advice } from '#core/game/advice.ts';
import type { Action } from '#core/game/round.ts';
import type { Rules } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import { findGame } from '#games/index.ts';
import { chosenRuleSet } from '../house-rules/choice.ts';
import type { Loaded } from '../loading/loaded.ts';
import { loadPlaying, type Playing, type ShownTable, shownAt } from './shown.ts';
import {
  act,
  follow,
  nextSeating,
  roundSetup,
  type Seating,
  type Sitting,
  seatNames,
  sitDown,
  stateOf,
  type TableOf,
} from './sitting.ts';

/** What changes from round to round. */
export interface Now {
  readonly seating: Seating;
  readonly sitting: Sitting;
  /** Which round at this table, from 1. */
  readonly count: number;
  /** Chips of the rounds before, by person: the reader is 0. */
  readonly chips: readonly number[];
  readonly bankMoves: boolean;
}

export class Rounds {
  readonly playing: Playing;
  readonly table: TableOf;
  readonly now: Now;

  constructor(playing: Playing, table: TableOf, now: Now) {
    this.playing = playing;
    this.table = table;
    this.now = now;
  }

  get sitting(): Sitting {
    return this.now.sitting;
  }

  get count(): number {
    return this.now.count;
  }

  /** The chips of earlier rounds, in the view's order of seats. */
  get totals(): readonly number[] {
    const { seating, chips } = this.now;
    const people = seatNames(this.table, seating);
    const { seats } = this.#round.view(stateOf(this.sitting), this.sitting.you);
    return seats.map(({ who }) => chips[people.indexOf(who)] ?? 0);
  }

  get #round() {
    return this.playing.file.round;
  }

  shown(at: number, tapped: readonly Card[]): ShownTable {
    return shownAt(this.playing, this.sitting, at, tapped);
  }

  /** The same table with something else on it. */
  with(change: Partial<Now>): Rounds {
    return new Rounds(this.playing, this.table, { ...this.now, ...change });
  }

  act(action: Action): Rounds {
    return this.with({ sitting: act(this.#round, this.sitting, action) });
  }

  /** With this round in its place, in which the others play on until it is the reader's move. */
  continued(sitting: Sitting): Rounds {
    return this.with({ sitting: follow(this.#round, sitting) });
  }

  /** Another round, under the rule set that is chosen now: the chips go on, the bank and the first play move. */
  async again(): Promise<Rounds> {
    const { seating, sitting, count, bankMoves } = this.now;
    const { seats } = this.#round.view(stateOf(sitting), sitting.you);
    const people = seatNames(this.table, seating);
    const chips = people.map(
      (who, at) => (this.now.chips[at] ?? 0) + (seats.find((seat) => seat.who === who)?.net ?? 0),
    );
    const next = this.#round.nextSetup(sitting.setup, this.#round.seen(stateOf(sitting), sitting.you));
    const rules = { ...sitting.rules, ...(await chosenRules(this.playing.all)) };
    const seated = nextSeating(this.table, seating, next, bankMoves);
    return this.dealt(seated, rules, { count: count + 1, chips }) ?? this;
  }

  /** Do the others play as good as the advice? */
  get good(): boolean {
    return this.sitting.rivals !== undefined;
  }

  /** The same table, where the others play as good as the advice, or plainly, from their next move on. */
  async withRivals(good: boolean): Promise<Rounds> {
    const load = good ? findGame(this.playing.all.game.id)?.load.advice : null;
    const rivals = (await load?.())?.advice;
    return this.with({ sitting: { ...this.sitting, rivals } });
  }

  /** A round dealt to these people; undefined where the rules do not allow this seating. */
  dealt(seating: Seating, rules: Rules, change: Partial<Now> = {}): Rounds | undefined {
    const sitting = dealtTo(this.playing, this.table, seating, rules, this.sitting.rivals);
    return sitting && this.with({ ...change, seating, sitting });
  }
}

/** The rule set that the reader has chosen for this game; undefined where there is none. */
export async function chosenRules(all: Loaded): Promise<Rules | undefined> {
  return (await chosenRuleSet(all.game))?.rules;
}

function dealtTo(
  { file, all }: Playing,
  table: TableOf,
  seating: Seating,
  rules: Rules,
  rivals?: Advice,
): Sitting | undefined {
  const you = seatNames(table, seating)[0] ?? '';
  return sitDown(
    file.round,
    { ...all.game.presets[all.game.defaultPreset], ...rules },
    roundSetup(table, seating),
    you,
    rivals,
  );
}

/** The first round at a table, as the page shows it: dealt under the usual rule set. */
export async function openRounds(all: Loaded, lang: Lang, table: TableOf): Promise<Rounds> {
  const playing = await loadPlaying(all, lang);
  const sitting = dealtTo(playing, table, table.first, {});
  if (!sitting) throw new Error('the first round of a table cannot be dealt');
  return new Rounds(playing, table, { seating: table.first, sitting, count: 1, chips: [], bankMoves: true });
}
