/**
 * A round at the table: who sits where from round to round, and every state from the deal on. The reader acts, then the others
 * follow one by one.
 */

import type { Advice } from '#core/game/advice.ts';
import type { Action, Round, Setup } from '#core/game/round.ts';
import type { Rules } from '#core/house-rules.ts';
import type { Who } from '#core/ruling.ts';
import { nextAction } from '../round/play.ts';

export interface Sitting {
  readonly rules: Rules;
  readonly setup: Setup;
  readonly you: Who;
  /** The state after the deal, and the one after each action. */
  readonly states: readonly unknown[];
  readonly actions: readonly Action[];
  /** What the others play by; undefined where they play plainly. */
  readonly rivals: Advice | undefined;
}

/** Dealt, and played on until it is the reader's move. Undefined where the rules do not allow the deal. */
export function sitDown(round: Round, rules: Rules, setup: Setup, you: Who, rivals?: Advice): Sitting | undefined {
  const dealt = round.deal(rules, setup);
  return dealt.ok ? follow(round, { rules, setup, you, states: [dealt.value], actions: [], rivals }) : undefined;
}

/** Does what the reader wants, and plays on until it is the reader's move again. An illegal action changes nothing. */
export function act(round: Round, sitting: Sitting, action: Action): Sitting {
  const next = round.apply(stateOf(sitting), action);
  return next.ok ? follow(round, after(sitting, action, next.value)) : sitting;
}

/** Where the round has come to. */
export function stateOf({ states }: Sitting): unknown {
  return states.at(-1);
}

function after(sitting: Sitting, action: Action, state: unknown): Sitting {
  return { ...sitting, states: [...sitting.states, state], actions: [...sitting.actions, action] };
}

/** The others play, each from what their seat sees, until it is the reader's move. */
export function follow(round: Round, sitting: Sitting): Sitting {
  let now = sitting;
  for (;;) {
    const state = stateOf(now);
    const action = nextAction(round, state, now.you, now.rivals);
    if (!action) return now;
    const next = round.apply(state, action);
    if (!next.ok) return now;
    now = after(now, action, next.value);
  }
}

/**
 * The moves of a round as text: for each action its seat, then its index among that seat's legal actions, in base 36. With the
 * seating and the rule set it determines the whole round.
 */
export function formatMoves(round: Round, { states, actions }: Sitting): string {
  return actions
    .map((action, at) => {
      const state = states[at];
      const seat = round.view(state, '').seats.findIndex(({ who }) => who === action.seat);
      const wanted = JSON.stringify(action);
      const option = round.legal(state, action.seat).findIndex((one) => JSON.stringify(one.action) === wanted);
      return `${seat}${option.toString(36)}`;
    })
    .join('.');
}

/** Replays such text from the deal, as far as it can be read; `whole` where that is to its end. */
export function playMoves(
  round: Round,
  dealt: Sitting,
  text: string,
): { readonly sitting: Sitting; readonly whole: boolean } {
  let now: Sitting = { ...dealt, states: dealt.states.slice(0, 1), actions: [] };
  for (const token of text.split('.').filter(Boolean)) {
    const state = stateOf(now);
    const who = round.view(state, '').seats[Number(token.charAt(0))]?.who;
    const option = who === undefined ? undefined : round.legal(state, who)[Number.parseInt(token.slice(1), 36)];
    if (!option) return { sitting: follow(round, now), whole: false };
    const next = round.apply(state, option.action);
    if (!next.ok) return { sitting: follow(round, now), whole: false };
    now = after(now, option.action, next.value);
  }
  return { sitting: follow(round, now), whole: true };
}

/** The seat of a banker, in games that have one. */
export const BANKER_SEAT = 'cai';
/** The others at the table, after the reader, in the order of play. */
const OTHERS = ['bình', 'chi', 'dung', 'giang'] as const;

/** Everything but the cards that two rounds at one table may differ in. People are counted round the table, the reader is 0. */
export interface Seating {
  readonly seed: number;
  readonly people: number;
  /** Who banks, or deals; null where nobody does and the best takes all. */
  readonly bank: number | null;
  /** Who won the round before; null in the first. */
  readonly winner: number | null;
}

/** A table of one game, as its page has it. */
export interface TableOf {
  /** The round that its page shows first: it gives the stakes and limits of all rounds. */
  readonly own: Setup;
  readonly first: Seating;
  /** One of the people is the banker, and has the banker's name. */
  readonly banks: boolean;
  /** The most that may sit down. */
  readonly most: number;
  /** What the reader is called in sentences. */
  readonly you: string;
}

/** The people by their seats, in the order of play; the reader first. */
function namesOf({ you }: TableOf, { people }: Seating): readonly string[] {
  return [you, ...OTHERS].slice(0, people);
}

/** The names that these people have in the round: the one with the bank is called the banker. */
export function seatNames(table: TableOf, seating: Seating): readonly Who[] {
  return namesOf(table, seating).map((name, at) => (table.banks && at === seating.bank ? BANKER_SEAT : name));
}

/** A round of it, for the engine. */
export function roundSetup(table: TableOf, seating: Seating): Setup {
  const { own } = table;
  const { seed, bank, winner } = seating;
  const names = namesOf(table, seating);
  // The one after the banker plays first.
  const order = table.banks && bank !== null ? [...names.slice(bank + 1), ...names.slice(0, bank)] : names;
  const [place] = own.players;
  return {
    ...own,
    seed,
    players: order.map((name) => ({ ...place, name })),
    ...('banker' in own ? { banker: bank !== null } : {}),
    ...('dealer' in own ? { dealer: names[bank ?? 0] ?? '' } : {}),
    ...('lastWinner' in own ? { lastWinner: winner === null ? null : (names[winner] ?? null) } : {}),
  };
}

/** Can this table play without a banker, so that the best hand takes all? */
export function bestTakesAll({ own }: TableOf): boolean {
  return 'banker' in own;
}

/** The seating of the next round. @param next the game's setup for it */
export function nextSeating(table: TableOf, seating: Seating, next: Setup, bankMoves: boolean): Seating {
  const { people, bank } = seating;
  const last = 'lastWinner' in next && typeof next.lastWinner === 'string' ? next.lastWinner : '';
  const at = seatNames(table, seating).indexOf(last);
  return {
    people,
    seed: seating.seed + 1,
    bank: bankMoves && bank !== null ? (bank + 1) % people : bank,
    winner: at < 0 ? null : at,
  };
}
