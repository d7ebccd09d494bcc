/**
 * Rounds that are told by who beat the banker. Hands of every worth stand in for what was told: those that the engine rules on as the
 * table says tell what is paid.
 */

import { assertDefined } from '../assert-defined.ts';
import { memo } from '../branches/diagram.ts';
import { type Card, rankOf, withoutCards } from '../card.ts';
import type { Field } from '../case.ts';
import { type BareHand, deckUnder, type Game } from '../game/game.ts';
import type { Rules } from '../house-rules.ts';
import { err, ok, type Result } from '../result.ts';
import type { Told, ToldHands } from '../told/stand-ins.ts';
import type { ToldResult } from './evening.ts';
import { paymentsBy } from './payments.ts';
import { MEETING_OUTCOMES, type MeetingOutcome, PLAIN } from './result-words.ts';
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
  fits(result: ToldResult, role: SeatRole, hand: StandIn): boolean;
}

/** A meeting of a player's hand with the banker's, as the engine rules on it. */
export interface BankerMeeting {
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

  const saidOfBanker = banker.result ?? { code: PLAIN };
  const isBankerTold = saidOfBanker.code !== PLAIN;
  const his = handsOf(table, 'banker', rules).filter((hand) => table.fits(saidOfBanker, 'banker', hand));
  const tables = his.map((hand) => saying.map(({ result }) => meetingsOf(table, result, hand, rules)));
  const together = tables.filter((meetings) => meetings.every((some) => some.length > 0));
  if (together.length === 0) {
    const odd = saying.find((_, at) => tables.every((meetings) => (meetings[at] ?? []).length === 0));
    return err(odd ? { code: 'not-in-house', seat: odd.seat } : { code: 'no-such-round' });
  }
  for (const [at, { seat }] of saying.entries()) {
    const nets = together.map((meetings) => new Set(meetings[at]?.map(({ net }) => net)));
    if (new Set(nets.flatMap((some) => [...some])).size < 2) continue;
    // It hangs on what the banker holds, or on which of two hands that are told alike is better.
    const isHis = !isBankerTold && nets.every(({ size }) => size === 1);
    return err({ code: 'missing', seat: isHis ? banker.seat : seat });
  }
  const dealt = together.find((meetings) => areInOnePack(table, meetings, rules))?.flatMap((some) => some.slice(0, 1));
  if (!dealt) return err({ code: 'no-such-round' });
  const netAt = new Map(saying.map(({ seat }, at) => [seat, assertDefined(dealt[at]).net]));
  const sum = [...netAt.values()].reduce((one, other) => one + other, 0);
  const isOutcome = (at: number): boolean => MEETING_OUTCOMES.some((code) => code === saying[at]?.result.code);
  const telling = [...dealt.keys()].sort((a, b) => Number(isOutcome(a)) - Number(isOutcome(b)));
  return ok({
    payments: seats.map((_, seat) => netAt.get(seat) ?? 0 - sum),
    rules: [...new Set(telling.flatMap((at) => assertDefined(dealt[at]).rules))],
  });
}

/** What the house can make of a hand that is told so, against any hand of the banker's. */
export function comesUp<R extends Rules>(table: BankerGame<R>, result: ToldResult, role: SeatRole, rules: R): boolean {
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
  result: ToldResult,
  banker: StandIn,
  rules: R,
): readonly BankerMeeting[] {
  const wanted = MEETING_OUTCOMES.find((code) => code === result.code);
  return allMeetings(table, banker, rules).filter((meeting) => {
    const { player } = meeting;
    if (!wanted) return table.fits(result, 'player', player);
    return wanted === outcomeOf(meeting) && (table.plain.includes(player.kind) || player.kind === banker.kind);
  });
}

function outcomeOf({ net }: BankerMeeting): MeetingOutcome {
  return net > 0 ? 'win' : net < 0 ? 'lose' : 'push';
}

const MEETINGS = new WeakMap<StandIn, readonly BankerMeeting[]>();

/** The meetings of this hand of the banker's with one of every worth. */
function allMeetings<R extends Rules>(table: BankerGame<R>, banker: StandIn, rules: R): readonly BankerMeeting[] {
  const known = MEETINGS.get(banker);
  if (known) return known;
  const all = handsOf(table, 'player', rules).flatMap((player) => meet(table, player, banker, rules) ?? []);
  MEETINGS.set(banker, all);
  return all;
}

/** By the house: a hand that stands in is one of a house, and so are its meetings. */
const HANDS = new WeakMap<Rules, Map<string, readonly StandIn[]>>();

function handsOf<R extends Rules>(table: BankerGame<R>, role: SeatRole, rules: R): readonly StandIn[] {
  const { game, worths } = table;
  const ofHouse = HANDS.get(rules) ?? new Map<string, readonly StandIn[]>();
  HANDS.set(rules, ofHouse);
  return memo(ofHouse, `${game.id} ${role}`, () => {
    const free = deckUnder(game, rules);
    return worths(rules).flatMap((worth) =>
      listsTold(table, role === 'banker' ? 'cai' : 'player', worth, free, rules).flatMap((some) => firstOf(some) ?? []),
    );
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
): BankerMeeting | undefined {
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

function fieldOf(role: 'cai' | 'player', cards: readonly Card[]): Field {
  return { role, name: role, cards, eaten: [] };
}

function bare({ role, cards }: Field): BareHand {
  return { role, cards: cards.map((card) => ({ rank: rankOf(card) })) };
}

/** How many hands of one worth are tried for a seat: with so few people no more are in each other's way. */
const MOST_TRIES = 60;

/**
 * Is there a deal in which all players meet the banker so? Whoever holds a named hand takes cards first: others are easily found.
 * @param meetings for each player those that come to what was told
 */
function areInOnePack<R extends Rules>(
  table: BankerGame<R>,
  meetings: readonly (readonly BankerMeeting[])[],
  rules: R,
): boolean {
  const banker = meetings[0]?.[0]?.banker;
  const players = meetings.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  const deck = deckUnder(table.game, rules);
  if (!banker) return false;
  for (const his of handsTold(table, 'cai', banker, deck, rules)) {
    let free = withoutCards(deck, his.cards);
    const isDealt = players.every((some) => {
      const held = firstOf(handsToMeet(table, some, his, free, rules));
      free = withoutCards(free, held?.cards ?? []);
      return held !== undefined;
    });
    if (isDealt) return true;
  }
  return false;
}

function isNamed([first]: readonly BankerMeeting[]): boolean {
  return first?.player.told.kind !== undefined;
}

/** Hands that meet this one of the banker's in one of these ways. */
function* handsToMeet<R extends Rules>(
  table: BankerGame<R>,
  meetings: readonly BankerMeeting[],
  banker: StandIn,
  free: readonly Card[],
  rules: R,
): Iterable<StandIn> {
  for (const { player, net } of meetings) {
    for (const held of handsTold(table, 'player', player, free, rules)) {
      if (meet(table, held, banker, rules)?.net === net) yield held;
    }
  }
}

/** Hands of these cards of which the same is told. */
function* handsTold<R extends Rules>(
  table: BankerGame<R>,
  role: 'cai' | 'player',
  { told }: StandIn,
  free: readonly Card[],
  rules: R,
): Iterable<StandIn> {
  for (const some of listsTold(table, role, told, free, rules)) yield* some;
}

/** The same, each of the orders in which the game has them. What is told by its name is so in this house. */
function listsTold<R extends Rules>(
  { told, read }: BankerGame<R>,
  role: 'cai' | 'player',
  worth: Told,
  free: readonly Card[],
  rules: R,
): readonly Iterable<StandIn>[] {
  const [way] = told.waysOf(worth, fieldOf(role, []), rules);
  return (way?.hands ?? []).map(function* listed(candidates) {
    let tries = 0;
    for (const cards of candidates(free)) {
      if (++tries > MOST_TRIES) return;
      const hand = read(role, cards, rules);
      if (worth.kind === undefined || worth.kind === hand.kind) yield { told: worth, cards, ...hand };
    }
  });
}
