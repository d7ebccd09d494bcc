/** Hands of a story that are told by what they come to, and not by their cards: `cái 18, an 17`, `an thùng, bình cù lũ`. */

import type { Field } from '#core/case.ts';
import type { Told } from '#core/told/stand-ins.ts';
import type { WrittenCard } from '../cards-in-word.ts';
import { numberAt } from '../lattice/rows.ts';
import type { TextView } from '../lattice/text-view.ts';
import { nameOfNobody } from '../resolve.ts';
import { clauseTo, pieceAt, type ToldPiece } from './pieces.ts';

/** A hand of a story. */
export interface ToldSeat extends Pick<Field, 'role' | 'name'> {
  readonly told: Told;
  readonly nobody: boolean;
  /** Cards that are named all the same. */
  readonly cards: readonly WrittenCard[];
  /** How many of them are named one by one, not as a group. */
  readonly plain: number;
  /** How many of its cards nobody has seen. */
  readonly unseen: number;
  /** Numbers that may be a total, or cards. */
  readonly numbers: readonly number[];
  /** The player holds nothing any more. */
  readonly empty: boolean;
  /** Places in the list of tokens. */
  readonly at: number;
  readonly to: number;
}

/** What a story tells. */
export interface ToldStory {
  readonly seats: readonly ToldSeat[];
  /** Places of words that nothing is known of. */
  readonly left: readonly number[];
}

/**
 * Reads a story whose hands have a total, a kind or a number of cards.
 * @returns undefined where something is denied, or said of nobody: it cannot be told what is meant
 */
export function toldSeats(view: TextView): ToldStory | undefined {
  let seats: readonly ToldSeat[] = [];
  /** How many of the last hands the next statement is about. */
  let about = 0;
  let isApart = false;
  let isReported = false;
  /** What was told last is not so: what follows is. Or it was believed, and what is so must follow. */
  let doubt: 'corrected' | 'believed' | undefined;
  /** What follows is believed, and not so. */
  let isBelief = false;
  const left: number[] = [];
  const mentioned: { readonly name: string; readonly at: number }[] = [];
  for (let at = 0; at < view.tokens.length; ) {
    const last = seats.at(-1);
    const found = pieceAt(view, at, about > 0 && last !== undefined && isBare(last));
    const piece = (found.is === 'talk' && doubt !== undefined && countAgain(view, at, last)) || found;
    const from = at;
    at = piece.to;
    switch (piece.is) {
      case 'stop':
        at = clauseTo(view, from) ?? at;
        isReported = false;
        // A hand that is half told may go on behind a comma: `nó 9 9 K Q, còn lá tẩy chưa lật`.
        isApart = true;
        break;
      case 'says':
      case 'eats':
        // What somebody says, and what they ate, is in no hand.
        isReported = true;
        break;
      case 'versus':
        isApart = true;
        break;
      case 'corrects':
        isReported = false;
        doubt = last && !isBare(last) ? 'corrected' : doubt;
        break;
      case 'believes':
        isBelief = true;
        break;
      case 'talk':
        break;
      case 'owner':
        // The last hand that is nobody's is theirs.
        if (last && isNobodys(last) && !isBare(last) && about === 1)
          seats = [
            ...seats.slice(0, -1),
            { ...last, role: piece.role, name: piece.name, nobody: piece.nobody, to: at },
          ];
        else if (!piece.nobody && piece.role === 'player') mentioned.push({ name: piece.name, at: at - 1 });
        break;
      case 'mention':
        // `my friend says`: whoever has no name and says something need not play.
        if (
          !isReported &&
          (view.tokens.slice(from, at).some(({ capital }) => capital) || pieceAt(view, at, false).is !== 'says')
        )
          mentioned.push({ name: piece.name, at: at - 1 });
        break;
      case 'left':
        if (!isReported) left.push(from);
        break;
      case 'not': {
        if (isReported) break;
        const denied = pieceAt(view, skipJoining(view, at), false);
        // `không có át rô`: a card that the other one holds.
        if (denied.is === 'cards') at = denied.to;
        else if (denied.is === 'kind' || denied.is === 'total' || denied.is === 'count' || denied.is === 'number') {
          // `17 chứ không phải 18`: what was told of it before is so.
          if (!last || !isOtherwise(last, denied)) return undefined;
          at = denied.to;
        }
        break;
      }
      case 'person':
        if (isReported && !piece.owns) break;
        isReported = false;
        if (doubt !== undefined) {
          // `cái 19, ý lộn cái 18`: of somebody else nothing was told that is not so.
          if (last?.role === piece.role && last.name === piece.name) break;
          return undefined;
        }
        seats = [...seats, { ...NOTHING, role: piece.role, name: piece.name, nobody: piece.nobody, at: from, to: at }];
        // `An với Bình đều 17`: what follows is said of both.
        about = last && isBare(last) && view.follows(from, 'and') ? about + 1 : 1;
        isApart = false;
        break;
      case 'together': {
        if (doubt !== undefined) return undefined;
        const some = Array.from({ length: piece.count }, () => ({ ...NOTHING, at: from, to: at }));
        seats = [...seats, ...some];
        about = piece.count;
        isApart = false;
        break;
      }
      default: {
        if (isReported) break;
        if (doubt !== undefined) {
          if (doubt === 'believed' && last && !isOtherwise(last, piece)) return undefined;
          seats = [...seats.slice(0, -about), ...seats.slice(-about).map((seat) => without(seat, piece))];
          isApart = false;
        }
        doubt = isBelief ? 'believed' : undefined;
        isBelief = false;
        const isNew = about === 0 || (isApart && last !== undefined && !isBare(last) && piece.is !== 'unseen');
        // `ba tây gặp ba tây`: hands that are nobody's.
        if (isNew) {
          seats = [...seats, { ...NOTHING, at: from, to: at }];
          about = 1;
        }
        isApart = false;
        const added = seats.slice(-about).map((seat) => withPiece(seat, piece));
        if (added.some((one) => one === undefined)) return undefined;
        seats = [...seats.slice(0, -about), ...added.flatMap((one) => one ?? [])];
      }
    }
  }
  // A correction, or what is so in place of what was believed, is still to come.
  if (doubt !== undefined) return undefined;
  const people = merged(seats.filter((seat) => !isBare(seat)));
  if (!people) return undefined;
  const meant = people.map(asMeant);
  // `17 hay 16`: the second one may be anybody's.
  const stray = seats.filter((seat) => isNobodys(seat) && isSaid(seat));
  if (stray.length > 0 && seats.some((seat) => !isNobodys(seat) && !isBare(seat)) && !isSaidOfAll(seats))
    return undefined;
  // `aces count 1 or 11`: cards and numbers that are nobody's.
  const isAbout = seats.some((seat) => isNobodys(seat) && seat.cards.length > 0 && Object.keys(seat.told).length === 0);
  if (isAbout) return undefined;
  if (meant.some((seat) => seat && isMixed(seat))) return undefined;
  const whole = meant.flatMap((seat) => (seat && isHand(seat, view) ? [seat] : []));
  // `cái ngửa Q K`: what is told of somebody is not passed over; `hers has a king in it` tells of a hand that was told before.
  if (meant.some((seat) => seat && !(seat.role === 'player' && seat.nobody) && !isHand(seat, view))) return undefined;
  for (const { name, at } of mentioned) if (!whole.some((seat) => isCalled(seat, name))) left.push(at);
  return meant.includes(undefined) ? undefined : { seats: whole.map((seat) => suitedAlike(seat, view)), left };
}

/** `9 9 3 được 20`, `2 lá, một con K`: cards are told too, and what is said of them is checked elsewhere. */
function isMixed({ told, cards, plain, unseen }: ToldSeat): boolean {
  if (unseen > 0 || plain === 0) return false;
  return plain > 1 ? Object.keys(told).length > 0 : told.count !== undefined && told.count !== cards.length;
}

/** `Lan`, and `chị Lan`. */
function isCalled({ name }: ToldSeat, called: string): boolean {
  return name === called || name.endsWith(`-${called}`) || called.endsWith(`-${name}`);
}

/** One card alone is no hand. */
function isHand({ told, cards, unseen, empty }: ToldSeat, { vocabulary: { hand } }: TextView): boolean {
  return empty || unseen > 0 || Object.keys(told).length > 0 || cards.length >= Math.max(2, hand.least);
}

/**
 * What is told of one person in several places; and of hands that are nobody's at first: `hai đứa cùng 9, em con 8, Yến con 7`.
 * @returns undefined where somebody is told of twice, and not alike
 */
function merged(seats: readonly ToldSeat[]): readonly ToldSeat[] | undefined {
  const named: ToldSeat[] = [];
  for (const seat of seats) {
    if (isNobodys(seat)) continue;
    const at = named.findIndex((one) => isSamePerson(one, seat));
    const before = named[at];
    if (!before) named.push(seat);
    else if (areApart(before, seat)) return undefined;
    else named[at] = { ...together(before, seat), name: before.name, at: before.at };
  }
  const nobodys = seats.filter(isNobodys);
  if (named.length === 0) return nobodys;
  const [all] = nobodys;
  if (all && isSaidOfAll(seats)) return named.map((seat) => ({ ...together(all, seat), at: seat.at }));
  // `hai đứa kia mỗi đứa 4 lá, tui về nhất`: others, whoever they are.
  const counted = nobodys.filter(({ told }) => told.count !== undefined);
  const areOthers = counted.length > 1 && counted.every(({ at }) => at === counted[0]?.at);
  return areOthers ? [...counted, ...named] : named;
}

/** `he` and `his`; `cậu Hòa`, and then `cậu`. */
function isSamePerson(one: ToldSeat, other: ToldSeat): boolean {
  const isAlike = nameAlone(one) === nameAlone(other) || isTitleOf(other, one);
  return one.role === other.role && isAlike;
}

const NOBODY_TAKEN: ReadonlySet<string> = new Set();
const nameAlone = ({ name, nobody }: ToldSeat): string => (nobody ? nameOfNobody(name, NOBODY_TAKEN) : name);

function isTitleOf(title: ToldSeat, { name }: ToldSeat): boolean {
  return !title.nobody && !title.name.includes('-') && name.startsWith(`${title.name}-`);
}

/** `nó 3 điểm … nó móm`: two people, or a mistake. A total may well go with a kind, but not with one that has none. */
function areApart(one: ToldSeat, other: ToldSeat): boolean {
  // `chị Hoa 14, chị 14` may be two people all the same.
  const isTitle = isTitleOf(other, one);
  const isOther = (key: 'total' | 'kind' | 'count'): boolean =>
    one.told[key] !== undefined && other.told[key] !== undefined && (isTitle || one.told[key] !== other.told[key]);
  const hasTotal = ({ told, numbers }: ToldSeat): boolean => told.total !== undefined || numbers.length > 0;
  const isMom = [one, other].some(({ told }) => told.kind === 'mom');
  const haveTotal = [one, other].filter(hasTotal).length;
  if (haveTotal > (isTitle ? 1 : 2) || (isMom && haveTotal > 0) || one.empty !== other.empty) return true;
  return isOther('total') || isOther('kind') || isOther('count');
}

/** As many hands that are nobody's, told in one, as there are people. */
function isSaidOfAll(seats: readonly ToldSeat[]): boolean {
  const nobodys = seats.filter(isNobodys);
  const people = new Set(
    seats.filter((seat) => !isNobodys(seat) && !isBare(seat)).map(({ role, name }) => role + name),
  );
  return nobodys.length > 0 && nobodys.length === people.size && nobodys.every(({ at }) => at === nobodys[0]?.at);
}

/** A total or a kind is told of it. */
function isSaid({ told, numbers }: ToldSeat): boolean {
  return told.total !== undefined || told.kind !== undefined || numbers.length > 0;
}

function isNobodys({ role, name }: ToldSeat): boolean {
  return role === 'player' && name === '';
}

function together(one: ToldSeat, other: ToldSeat): ToldSeat {
  return {
    ...other,
    told: { ...one.told, ...other.told },
    cards: [...one.cards, ...other.cards],
    plain: one.plain + other.plain,
    unseen: one.unseen + other.unseen,
    numbers: [...one.numbers, ...other.numbers],
    empty: one.empty || other.empty,
  };
}

const NOTHING: ToldSeat = {
  role: 'player',
  name: '',
  nobody: true,
  told: {},
  cards: [],
  plain: 0,
  unseen: 0,
  numbers: [],
  empty: false,
  at: 0,
  to: 0,
};

/** Nothing is told of it yet. */
function isBare({ told, cards, unseen, numbers, empty }: ToldSeat): boolean {
  return Object.keys(told).length + cards.length + unseen + numbers.length === 0 && !empty;
}

/** The hand with one more thing told of it; nothing where it was told otherwise before. */
function withPiece(seat: ToldSeat, piece: ToldPiece): ToldSeat | undefined {
  const { told } = seat;
  const to = piece.to;
  switch (piece.is) {
    case 'kind':
      return told.kind === undefined || told.kind === piece.kind
        ? { ...seat, told: { ...told, kind: piece.kind }, cards: [...seat.cards, ...piece.cards], to }
        : undefined;
    case 'number':
      return { ...seat, numbers: [...seat.numbers, piece.value], to };
    case 'total':
      return told.total === undefined || told.total === piece.total
        ? { ...seat, told: { ...told, total: piece.total }, to }
        : undefined;
    case 'count':
      return told.count === undefined || told.count === piece.count
        ? { ...seat, told: { ...told, count: piece.count }, to }
        : undefined;
    case 'cards':
      return { ...seat, cards: [...seat.cards, ...piece.cards], plain: seat.plain + piece.cards.length, to };
    case 'unseen':
      return { ...seat, unseen: seat.unseen + 1, to };
    case 'empty':
      return { ...seat, empty: true, to };
    default:
      return seat;
  }
}

/** The same sort of thing is told of it already. */
function isOtherwise({ told, numbers, empty }: ToldSeat, { is }: ToldPiece): boolean {
  switch (is) {
    case 'kind':
      return told.kind !== undefined;
    case 'number':
    case 'total':
      return told.total !== undefined || numbers.length > 0;
    case 'count':
      return told.count !== undefined || empty;
    default:
      return false;
  }
}

/** The hand without what a piece corrects: what is told in its place, or all of it. */
function without(seat: ToldSeat, piece: ToldPiece): ToldSeat {
  if (!isOtherwise(seat, piece))
    return { ...seat, told: {}, cards: [], plain: 0, numbers: [], unseen: 0, empty: false };
  const { kind, total, count } = seat.told;
  const left = (one: Told): Told => Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined));
  switch (piece.is) {
    case 'kind':
      return { ...seat, told: left({ total, count }), cards: [], plain: 0 };
    case 'count':
      return { ...seat, told: left({ kind, total }), empty: false };
    default:
      return { ...seat, told: left({ kind, count }), numbers: [] };
  }
}

/** `one card left, sorry, two`. */
function countAgain(view: TextView, at: number, last: ToldSeat | undefined): ToldPiece | undefined {
  const number = last?.told.count === undefined ? undefined : numberAt(view, at);
  return number && { is: 'count', count: number.value, to: number.to };
}

/**
 * A hand with its numbers as they are meant: beside a card that nobody has seen they are cards (`cái 10 với một lá úp`), else a
 * total. Undefined where two totals are told.
 */
function asMeant(seat: ToldSeat): ToldSeat | undefined {
  const { told, unseen, cards, numbers } = seat;
  if (unseen === 0) {
    const [total, ...others] = new Set([...numbers, ...(told.total === undefined ? [] : [told.total])]);
    return others.length > 0 ? undefined : { ...seat, told: total === undefined ? told : { ...told, total } };
  }
  const isCountOfThem = told.count === undefined || told.count === numbers.length + cards.length;
  const ranks = [...(isCountOfThem ? [] : [told.count ?? 0]), ...numbers].map((number) => RANKS_BY_NUMBER[number]);
  const named = ranks.flatMap((rank): WrittenCard[] => (rank === undefined ? [] : [{ rank }]));
  return named.length < ranks.length ? undefined : { ...seat, told: {}, cards: [...cards, ...named] };
}

/** `7 9 J K cơ`: in games of flushes one suit at the end is that of all. */
function suitedAlike(seat: ToldSeat, { vocabulary: { hand } }: TextView): ToldSeat {
  const { cards } = seat;
  const suit = cards.at(-1)?.suit;
  const isOfAll = hand.suitForAll && suit && cards.slice(0, -1).every((card) => card.suit === undefined);
  return isOfAll && cards.length > 2 ? { ...seat, cards: cards.map(({ rank }) => ({ rank, suit })) } : seat;
}

const RANKS_BY_NUMBER: readonly (WrittenCard['rank'] | undefined)[] = [
  undefined,
  'A',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
];

/** Behind words that join: `không có át rô`. */
function skipJoining(view: TextView, at: number): number {
  let next = at;
  while (view.isHolding(next) || /^(?:ai|phai)$/.test(view.bareAt(next))) next++;
  return next;
}
