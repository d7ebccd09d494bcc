/** What a table shows at one moment of a round. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Card } from '#core/card.ts';
import type { RoundModule } from '#core/game/book.ts';
import type { Action, RoundEvent, TableView } from '#core/game/round.ts';
import type { EndWords, RoundWords } from '#core/game/round-words.ts';
import type { Payment, SeatResult, TablePresenter, TableScreen } from '#core/game/table-screen.ts';
import { presetOf } from '#core/house/preset-of.ts';
import type { Lang } from '#core/lang.ts';
import { findGame } from '#games/index.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import type { Loaded } from '../loading/loaded.ts';
import { keyedParts } from '../loading/part.ts';
import { storyOf, type ToldEvent } from '../round/play.ts';
import type { Sitting } from './sitting.ts';
import { withReader } from './words.ts';

/** Everything that a table needs of its game: the round, its sentences, its screen. */
export interface Playing {
  readonly lang: Lang;
  readonly all: Loaded;
  readonly file: RoundModule;
  readonly words: RoundWords;
  readonly table: TablePresenter;
}

/** The rounds of a game, and their words. */
export const roundParts = keyedParts(async (id: string, lang: Lang) => {
  const { load } = assertDefined(findGame(id));
  const [file, { words, table }] = await Promise.all([load.round(), load.roundWords[lang]()]);
  return { file, words, table };
});

export async function loadPlaying(all: Loaded, lang: Lang): Promise<Playing> {
  return { lang, all, ...(await roundParts(all.game.id, lang).load()) };
}

/** The seat of one of the people: name, and chips in this round. */
export interface SeatShown {
  readonly who: string;
  readonly name: string;
  readonly net: number;
  readonly moves: boolean;
}

/** How it ended: for the reader, for every seat, and every payment. */
export interface Ended extends EndWords {
  readonly places: readonly SeatResult[];
  readonly payments: readonly Payment[];
}

export interface ShownTable {
  readonly scene: TableScreen;
  readonly you: string;
  readonly seats: readonly SeatShown[];
  /** It is the reader's move. */
  readonly yours: boolean;
  /** The name of the rule set. */
  readonly house: string;
  /** The events that the reader saw, oldest first. */
  readonly lines: readonly ToldEvent[];
  readonly end: Ended | null;
}

/**
 * The round as its reader sees it.
 * @param at the state to show: counted from the deal
 * @param tapped cards of the reader's hand that are tapped
 */
export function shownAt(playing: Playing, sitting: Sitting, at: number, tapped: readonly Card[]): ShownTable {
  const { all, words } = playing;
  const { round } = playing.file;
  const { schema, presets, defaultPreset } = all.game;
  const state = sitting.states[at];
  const { you, rules } = sitting;
  const [view, log] = [round.view(state, you), round.seen(state, you)];
  return {
    scene: sceneAt(playing, sitting, at, tapped),
    you,
    seats: view.seats.map(({ who, net }) => ({ who, name: all.ui.seatName(who), net, moves: view.turn === who })),
    yours: view.turn === you,
    house: ruleSetName({ preset: presetOf(schema, presets, rules) ?? defaultPreset, rules }, all),
    lines: storyOf(log, words).map(({ rule, text }) => ({ rule, text: withReader(text) })),
    end: view.done ? ended(playing, view, log) : null,
  };
}

/** The table at that moment, and the legal moves. */
export function sceneAt({ file, table }: Playing, sitting: Sitting, at: number, tapped: readonly Card[]): TableScreen {
  const { round } = file;
  const { you, states } = sitting;
  const state = states[at];
  const refusal = (action: Action): string | undefined => {
    const tried = round.apply(state, action);
    return tried.ok ? undefined : tried.error.rule;
  };
  return table.scene({ view: round.view(state, you), log: round.seen(state, you), tapped, refusal });
}

function ended({ words, table }: Playing, view: TableView, log: readonly RoundEvent[]): Ended {
  const { big, why } = words.end(view, log);
  const { places, payments } = table.ending(view, log);
  return {
    big,
    why: withReader(why),
    places,
    payments: payments.map((payment) => ({ ...payment, text: withReader(payment.text) })),
  };
}
