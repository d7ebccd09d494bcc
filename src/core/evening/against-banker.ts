/**
 * Rounds that are told by who beat the banker. Hands of every worth stand in for what was told: those that the engine rules on as the
 * table says tell what is paid.
 */

import { memo } from '../branches/diagram.ts';
import { type Card, rankOf } from '../card.ts';
import type { Field } from '../case.ts';
import { type BareHand, deckUnder, type Game } from '../game/game.ts';
import type { Rules } from '../house-rules.ts';
import { err, ok, type Result } from '../result.ts';
import { standIns, type Told, type ToldHands } from '../told/stand-ins.ts';
import type { SeatResult } from './evening.ts';
import { paymentsBy } from './payments.ts';
import { OUTCOMES, type Outcome, PLAIN } from './result-words.ts';
import type { ResultFault, ResultRuling, ResultSeat, SeatRole } from './results.ts';

/** A hand that can stand in. */
export interface StandIn {
  readonly told: Told;
  readonly cards: readonly Card[];
  readonly kind: string;
  readonly points: number | null;
}

export interface BankerGame<R extends Rules> {
  readonly game: Game<R>;
  readonly told: ToldHands<R>;
  /** Enough to be told of hands for one of every worth; the likeliest first. */
  worths(rules: R): readonly Told[];
  /** What a hand is. @param name `cai` for the banker's */
  read(name: string, cards: readonly Card[], rules: R): Pick<StandIn, 'kind' | 'points'>;
  /** The kinds of hands of which people say only that they won or lost. */
  readonly plain: readonly string[];
  /** Is the hand what was told, by anything but its outcome? */
  fits(result: SeatResult, role: SeatRole, hand: StandIn): boolean;
}

/** A meeting of a player's hand with the banker's, as the engine rules on it. */
export interface Meeting {
  readonly banker: StandIn;
  readonly player: StandIn;
  /** What the player is paid. */
  readonly net: number;
  /** The rule that decided it, then those of the payment. */
  readonly rules: readonly string[];
}

/** What each player is paid, and the banker with them. */
export function settleWithBanker<R extends Rules>(
  table: BankerGame<R>,
  seats: readonly ResultSeat[],
  rules: R,
): Result<ResultRuling, ResultFault> {
  const bankers = seats.flatMap(({ role, result }, seat) => (role === 'banker' ? [{ seat, result }] : []));
  const players = seats.flatMap(({ role, result }, seat) => (role === 'player' ? [{ seat, result }] : []));
  const [banker, secondBanker] = bankers;
  if (!banker || secondBanker || players.length === 0) return err({ code: 'no-such-round' });
  const saying = players.flatMap(({ seat, result }) => (result ? [{ seat, result }] : []));
  const untold = players.find(({ result }) => !result);
  if (untold) return err({ code: 'missing', seat: untold.seat });

  const his = handsOf(table, 'banker', rules).filter((hand) =>
    table.fits(banker.result ?? { code: PLAIN }, 'banker', hand),
  );
  const tables = his.map((hand) => saying.map(({ result }) => meetingsOf(table, result, hand, rules)));
  const together = tables.filter((meetings) => meetings.every((some) => some.length > 0));
  if (together.length === 0) {
    const odd = saying.find((_, at) => tables.every((meetings) => (meetings[at] ?? []).length === 0));
    return err(odd ? { code: 'not-in-house', seat: odd.seat } : { code: 'no-such-round' });
  }
  for (const [at, { seat }] of saying.entries()) {
    const nets = together.map((meetings) => new Set(meetings[at]?.map(({ net }) => net)));
    if (nets.some(({ size }) => size > 1)) return err({ code: 'missing', seat });
    // It hangs on what the banker holds.
    if (new Set(nets.flatMap((some) => [...some])).size > 1) return err({ code: 'missing', seat: banker.seat });
  }
  const found = together.map((meetings) => meetings.flatMap((some) => some.slice(0, 1)));
  const dealt = found.slice(0, MOST_DEALS).find((meetings) => areInOnePack(table, meetings, rules));
  if (!dealt) return err({ code: 'no-such-round' });
  const netAt = new Map(saying.map(({ seat }, at) => [seat, dealt[at]?.net ?? 0]));
  const sum = [...netAt.values()].reduce((one, other) => one + other, 0);
  const isOutcome = (at: number): boolean => OUTCOMES.some((code) => code === saying[at]?.result.code);
  const telling = [...dealt.keys()].sort((a, b) => Number(isOutcome(a)) - Number(isOutcome(b)));
  return ok({
    payments: seats.map((_, seat) => netAt.get(seat) ?? 0 - sum),
    rules: [...new Set(telling.flatMap((at) => dealt[at]?.rules ?? []))],
  });
}

/** How many bankers' hands are tried to find cards for the whole table. */
const MOST_DEALS = 3;

/** What the house can make of a hand that is told so, against any hand of the banker's. */
export function comesUp<R extends Rules>(table: BankerGame<R>, result: SeatResult, role: SeatRole, rules: R): boolean {
  const hands = handsOf(table, 'banker', rules);
  if (role === 'banker') return hands.some((hand) => table.fits(result, role, hand) && isSettled(table, hand, rules));
  return hands.some((hand) => meetingsOf(table, result, hand, rules).length > 0);
}

/** May the banker settle with this hand, whoever is met? */
function isSettled<R extends Rules>(table: BankerGame<R>, banker: StandIn, rules: R): boolean {
  return allMeetings(table, banker, rules).some(({ player }) => table.plain.includes(player.kind));
}

/** How a player who is told so can have met this hand. Of a named kind also where it only equals the banker's. */
function meetingsOf<R extends Rules>(
  table: BankerGame<R>,
  result: SeatResult,
  banker: StandIn,
  rules: R,
): readonly Meeting[] {
  const wanted = OUTCOMES.find((code) => code === result.code);
  return allMeetings(table, banker, rules).filter((meeting) => {
    const { player } = meeting;
    if (!wanted) return table.fits(result, 'player', player);
    return wanted === outcomeOf(meeting) && (table.plain.includes(player.kind) || player.kind === banker.kind);
  });
}

function outcomeOf({ net }: Meeting): Outcome {
  return net > 0 ? 'win' : net < 0 ? 'lose' : 'push';
}

const MEETINGS = new WeakMap<StandIn, readonly Meeting[]>();

/** The meetings of this hand of the banker's with one of every worth. */
function allMeetings<R extends Rules>(table: BankerGame<R>, banker: StandIn, rules: R): readonly Meeting[] {
  const known = MEETINGS.get(banker);
  if (known) return known;
  const all = handsOf(table, 'player', rules).flatMap((player) => meet(table, player, banker, rules) ?? []);
  MEETINGS.set(banker, all);
  return all;
}

/** By the house: a hand that stands in is one of a house, and so are its meetings. */
const HANDS = new WeakMap<Rules, Map<string, readonly StandIn[]>>();

function handsOf<R extends Rules>(table: BankerGame<R>, role: SeatRole, rules: R): readonly StandIn[] {
  const { game, told, worths, read } = table;
  const ofHouse = HANDS.get(rules) ?? new Map<string, readonly StandIn[]>();
  HANDS.set(rules, ofHouse);
  return memo(ofHouse, `${game.id} ${role}`, () => {
    const field = fieldOf(role === 'banker' ? 'cai' : 'player', []);
    const free = deckUnder(game, rules);
    return worths(rules).flatMap((worth) => {
      const [way] = told.waysOf(worth, field, rules);
      return (way?.hands ?? []).flatMap((candidates): StandIn[] => {
        const cards = firstOf(candidates(free));
        return cards ? [{ told: worth, cards, ...read(field.name, cards, rules) }] : [];
      });
    });
  });
}

function firstOf<T>(all: Iterable<T>): T | undefined {
  for (const one of all) return one;
  return undefined;
}

/** Undefined where the banker may not check yet, or where both hands need one card on whose suit it hangs. */
function meet<R extends Rules>(
  { game }: BankerGame<R>,
  player: StandIn,
  banker: StandIn,
  rules: R,
): Meeting | undefined {
  const fields = [fieldOf('cai', banker.cards), fieldOf('player', player.cards)];
  const isShared = player.cards.some((card) => banker.cards.includes(card));
  if (isShared && game.suits?.(fields.map(bare), rules) !== 'never') return undefined;
  const { verdict, reasons } = game.decide(fields, rules);
  const paid = paymentsBy(game, verdict, ['player', 'cai']);
  const [net] = paid.ok ? paid.value : [];
  if (net === undefined) return undefined;
  const held = reasons.filter(({ outcome, who }) => outcome === 'held' && who === 'player');
  const from = held.findIndex(({ decides }) => decides);
  return { banker, player, net, rules: held.slice(from).map(({ rule }) => rule) };
}

function fieldOf(role: 'cai' | 'player', cards: readonly Card[], name: string = role): Field {
  return { role, name, cards, eaten: [] };
}

function bare({ role, cards }: Field): BareHand {
  return { role, cards: cards.map((card) => ({ rank: rankOf(card) })) };
}

/** Is there a deal in which all players meet the banker so? */
function areInOnePack<R extends Rules>({ game, told }: BankerGame<R>, meetings: readonly Meeting[], rules: R): boolean {
  const names = meetings.map((_, at) => String(at));
  const agrees = (verdict: unknown): boolean => {
    const paid = paymentsBy(game, verdict, names);
    return paid.ok && paid.value.every((net, at) => net === meetings[at]?.net);
  };
  const banker = meetings[0]?.banker;
  const hands = [
    ...(banker ? [{ ...fieldOf('cai', []), told: banker.told }] : []),
    ...meetings.map(({ player }, at) => ({ ...fieldOf('player', [], String(at)), told: player.told })),
  ];
  const sure: ToldHands<R> = { waysOf: (...args) => told.waysOf(...args).slice(0, 1), agrees };
  const found = standIns(game, sure, hands, rules);
  return found.ok || found.error === 'open';
}
