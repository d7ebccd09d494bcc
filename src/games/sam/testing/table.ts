/** A table set for a test: chosen hands, and moves written as people say them. */

import type { Who } from '#core/ruling.ts';
import { cards, dealtInTurn, roundTable, textOf } from '#testing/round-table.ts';
import { decide } from '../engine/decide.ts';
import { byHeight } from '../engine/ranks.ts';
import { PRESETS, type SamRules } from '../engine/rules.ts';
import { packOf } from '../round/deal.ts';
import { dealFrom, round, type SamAction, type SamState } from '../round/index.ts';

export const BAC: SamRules = PRESETS['mien-bac'];
export const TIPS: SamRules = PRESETS['adam-tips'];
export const STRICT: SamRules = PRESETS.strict;
export const LOCAL: SamRules = PRESETS.local;

/** Name → hand, in turn order. */
export type Table = Readonly<Record<string, string>>;

/** The round after the deal: ten cards each, as they are written. */
export function sit(rules: SamRules, table: Table, lastWinner: Who | null = null, seed = 0): SamState {
  const hands = Object.entries(table).map(([name, text]) => ({ name, hand: cards(text) }));
  const first = dealtInTurn(hands.map(({ hand }) => hand));
  const rest = packOf(rules).filter((one) => !first.includes(one));
  const setup = { seed, players: hands.map(({ name }) => ({ name })), lastWinner };
  const dealt = dealFrom(rules, setup, [...first, ...rest]);
  if (!dealt.ok) throw new Error(dealt.error.rule);
  if (hands.some(({ hand }) => hand.length !== 10)) throw new Error('10 cards each');
  return dealt.value;
}

/** A round under way: the first one leads, nobody called sâm, and what nobody holds was played before. */
export function midway(rules: SamRules, table: Table): SamState {
  const names = Object.keys(table);
  const seats = names.map((name) => {
    return { name, hand: cards(table[name] ?? '').sort(byHeight), answer: 'silent', passed: false } as const;
  });
  const held = seats.flatMap(({ hand }) => hand);
  return {
    rules,
    setup: { seed: 0, players: names.map((name) => ({ name })), lastWinner: null },
    seats,
    rest: [],
    phase: 'play',
    turn: names[0] ?? null,
    caller: null,
    trick: [],
    gone: packOf(rules).filter((one) => !held.includes(one)),
    liable: null,
    nets: names.map((name) => [name, 0]),
    actions: [],
    log: [],
  };
}

/** `an call`, `an silent`, `an pass`, `an 7♠ 7♦`. */
export function moveOf(text: string): SamAction {
  const [seat = '', ...what] = text.split(' ');
  const [type] = what;
  if (type === 'call' || type === 'silent' || type === 'pass') return { type, seat };
  return { type: 'play', seat, cards: cards(what.join(' ')) };
}

/** Writes a move as text; the inverse of the reader above. */
export function moveText(action: SamAction): string {
  return `${action.seat} ${action.type === 'play' ? textOf(action.cards) : action.type}`.trim();
}

export const {
  play,
  refused,
  chips: units,
  options,
  eventsOf,
  sees,
  autoPlay,
} = roundTable(round, { moveOf, moveText });

/** Nobody calls sâm. */
export function quiet(state: SamState): SamState {
  return state.phase === 'call' && state.turn !== null ? quiet(play(state, `${state.turn} silent`)) : state;
}

/** What a seat is warned of: `5♣ sam-bao-mot`. */
export function warnings(state: SamState, seat: Who): string[] {
  return round.legal(state, seat).flatMap(({ action, warns }) => {
    return warns === undefined ? [] : [`${moveText(action).slice(seat.length + 1)} ${warns}`];
  });
}

/** `binh > an 15 sam-pay-cong`, in the order in which it was paid. */
export function paymentLines(state: SamState): string[] {
  return eventsOf(state, 'pay').map(({ who, rule, step }) => `${who} > ${step.other} ${step.units} ${rule}`);
}

/** `an caller`: who leads first, why, and the lowest card where that is the reason. */
export function leads(state: SamState): string[] {
  return eventsOf(state, 'lead').map(({ who, why, cards: low }) => `${who} ${why} ${textOf(low)}`.trim());
}

/** What a case with the same cards says at the end: each one's units. */
export function caseNets({ seats, rules }: SamState): Readonly<Record<Who, number>> {
  const fields = seats.map(({ name, hand }) => ({ role: 'player', name, cards: hand, eaten: [] }) as const);
  const { verdict } = decide(fields, rules);
  if (verdict.kind !== 'end') throw new Error('not the end');
  return Object.fromEntries(verdict.players.map(({ name, net }) => [name, net]));
}

/** What the round paid for the cards that were left, chops and the last card aside. */
export function toldBy(state: SamState): Readonly<Record<Who, number>> {
  const LEFT = ['sam-pay-cards', 'sam-pay-thoi', 'sam-pay-cong'];
  const paid = new Map(state.seats.map(({ name }) => [name, 0]));
  for (const { step, rule } of eventsOf(state, 'pay')) {
    if (!LEFT.includes(rule)) continue;
    paid.set(step.who, (paid.get(step.who) ?? 0) - step.units);
    paid.set(step.other, (paid.get(step.other) ?? 0) + step.units);
  }
  return Object.fromEntries(paid);
}
