/** What a round that is being entered comes to, however it is told. */

import { MOST_CHIPS, type RoundTold, type SidePayment } from '#core/evening/evening.ts';
import { isPot, sideChips } from '#core/evening/payments.ts';
import { potChips } from '#core/evening/pot.ts';
import { keptResults } from '#core/evening/told-seats.ts';
import type { RoundDraft } from '../draft.ts';
import { chipsTyped, filledAmounts } from './amounts.ts';
import { type CardsRound, cardsRound } from './cards.ts';
import { NO_PUTS, type TypedPuts, typedPuts } from './puts.ts';
import { formOf, type ResultRound, resultRound } from './result.ts';
import type { RoundGame } from './round-game.ts';
import { paidSide } from './sides.ts';
import type { Seated } from './stand-in.ts';

export interface SettledDraft {
  /** Chips of each seat, in the order of the draft's seats; null where nothing says it yet. */
  readonly nets: readonly (number | null)[];
  /** The seat that is filled in by itself. */
  readonly filled: number | undefined;
  /** What is missing to 0; undefined where something is not told. */
  readonly off: number | undefined;
  /** How it is told, once it can be written. */
  readonly told: RoundTold | undefined;
  readonly sides: readonly SidePayment[];
  /** The book takes no such number of chips. */
  readonly isTooMuch?: true;
  /** What else is told of it cannot be so: that is said at its place. */
  readonly isMarked?: true;
  /** What the house says of it, where what the table paid is typed. */
  readonly byHouse?: SettledDraft;
  readonly put?: readonly number[];
  readonly cards?: CardsRound;
  readonly result?: ResultRound;
}

/** @param stake what one stake is worth in this round, in chips */
export function settledOf(
  draft: RoundDraft,
  game: RoundGame | undefined,
  stake: number,
  people: readonly Seated[],
): SettledDraft {
  const settled = settledAs(draft, game, stake, people);
  const chips = [stake, ...settled.nets, ...settled.sides.map((side) => side.chips)];
  const isTooMuch = chips.some((one) => Math.abs(one ?? 0) > MOST_CHIPS);
  return isTooMuch ? { ...settled, told: undefined, isTooMuch } : settled;
}

function settledAs(
  draft: RoundDraft,
  game: RoundGame | undefined,
  stake: number,
  people: readonly Seated[],
): SettledDraft {
  if (draft.way === 'amounts') return settledAmounts(draft);
  if (!game) return unsettled(draft);
  const byHouse = draft.way === 'cards' ? settledCards(draft, game, stake, people) : settledResult(draft, game, stake);
  return draft.otherwise ? paidOtherwise(byHouse, settledAmounts(draft)) : byHouse;
}

/** The round as it was told, and what the table paid for it. */
function paidOtherwise(byHouse: SettledDraft, { nets, filled, off, told }: SettledDraft): SettledDraft {
  // What the table paid is asked only once it is told what happened.
  return byHouse.told
    ? { ...byHouse, byHouse, nets, filled, off, told: told && byHouse.told }
    : { ...byHouse, byHouse };
}

/** Did the table pay otherwise than the house says? */
export function isPaidOtherwise({ nets, byHouse }: SettledDraft): boolean {
  return byHouse?.nets.some((net, seat) => net !== nets[seat]) === true;
}

function unsettled({ seats }: RoundDraft): SettledDraft {
  return { nets: seats.map(() => null), filled: undefined, off: undefined, told: undefined, sides: [] };
}

/** Only the payments are told. */
function settledAmounts({ seats, amounts }: RoundDraft): SettledDraft {
  const typed = seats.map((id) => bare(amounts.get(id)));
  const told = typed.map((text) => (text === '' ? null : (chipsTyped(text) ?? null)));
  const isBad = typed.some((text) => text !== '' && chipsTyped(text) === undefined);
  const { nets, filled, off } = filledAmounts(told);
  return isBad
    ? { nets: told, filled: undefined, off: undefined, told: undefined, sides: [] }
    : { nets, filled, off, told: off === 0 ? { type: 'amounts' } : undefined, sides: [] };
}

/** A sign alone says nothing. */
function bare(text = ''): string {
  return /^\s*[+\-−–]?\s*$/u.test(text) ? '' : text.trim();
}

/** Is the round played for a pot? */
export function isForPot({ banker }: Pick<RoundDraft, 'banker'>, { results, ruleSet }: RoundGame): boolean {
  return results !== undefined && formOf(results, ruleSet.rules, banker) === 'pot';
}

function settledCards(draft: RoundDraft, game: RoundGame, stake: number, people: readonly Seated[]): SettledDraft {
  const puts = isForPot(draft, game) ? typedPuts(draft) : NO_PUTS;
  const put = puts.chips;
  const cards = cardsRound(draft, people, game.all, game.ruleSet, { stake, put });
  const isRuledPot = cards.ruling !== undefined && isPot(game.all.game, cards.ruling.verdict);
  const told = cards.nets && { type: 'cards' as const, case: cards.case };
  return {
    ...withPuts(puts, withSides(draft, game, stake, cards.nets, told)),
    ...(isRuledPot && put ? { put } : {}),
    cards,
  };
}

function settledResult(draft: RoundDraft, game: RoundGame, stake: number): SettledDraft {
  if (!game.results) return unsettled(draft);
  const result = resultRound(draft, game.results, game.ruleSet.rules);
  const isPotForm = result.form === 'pot';
  const puts = isPotForm ? typedPuts(draft) : NO_PUTS;
  const put = puts.chips;
  const told = result.ruling && { type: 'result' as const, results: keptResults(result.seats) };
  const nets =
    result.ruling &&
    (isPotForm
      ? potChips(result.seats, put ?? draft.seats.map(() => stake))
      : result.ruling.payments.map((units) => units * stake));
  const settled = withPuts(puts, withSides(draft, game, stake, nets, told));
  const filled = firstTold(result);
  return { ...settled, filled: filled < 0 ? undefined : filled, ...(put ? { put } : {}), result };
}

/** Whoever is out is paid what the others owe, and a banker has what the players have not. */
function firstTold({ form, seats }: ResultRound): number {
  return seats.findIndex(({ role, result }) => role === 'banker' || (form === 'out' && result?.code === 'out'));
}

/** Nothing is paid while what some put into the pot is told, and not what all did. */
function withPuts({ missing, bad }: TypedPuts, settled: SettledDraft): SettledDraft {
  return missing.length + bad.length > 0 ? marked(settled) : settled;
}

function marked({ nets, sides }: SettledDraft): SettledDraft {
  return { nets: nets.map(() => null), filled: undefined, off: undefined, told: undefined, sides, isMarked: true };
}

function withSides(
  draft: RoundDraft,
  { results, ruleSet }: RoundGame,
  stake: number,
  nets: readonly number[] | undefined,
  told: RoundTold | undefined,
): SettledDraft {
  const options = results?.sidesOf(ruleSet.rules) ?? [];
  const paid = draft.sides.map((side) => paidSide(side, draft.seats, options, stake));
  const sides = paid.flatMap((one) => (one.ok ? [one.value] : []));
  const all = nets?.map((net, seat) => net + sideChips(sides, draft.seats[seat]));
  // Without a payment that is none the round would be another.
  if (sides.length < paid.length) return marked({ ...unsettled(draft), sides });
  if (!all || !told) return { ...unsettled(draft), sides };
  return { nets: all, filled: undefined, off: all.reduce((sum, net) => sum + net, 0), told, sides };
}
