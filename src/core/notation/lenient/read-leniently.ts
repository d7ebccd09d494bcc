/** In front of the reader of the notation: what people write, read as a case. */

import { type Card, cardOf } from '#core/card.ts';
import type { Case, Field } from '#core/case.ts';
import type { CaseError, Misreading } from '#core/case-error.ts';
import { formatCase } from '#core/format.ts';
import type { Game } from '#core/game/game.ts';
import { foldMarks } from '../lexicon.ts';
import { faultAt, MAX_LENGTH, parseCase } from '../parse.ts';
import type { FieldSpan } from '../read-fields.ts';
import { Scanner, type Span } from '../scanner.ts';
import type { NamedGame } from '../suggest/game-names.ts';
import { anySuits, type BareField, type Given, giveSuits, suited } from './give-suits.ts';
import type { Interpretation, LooseCard, LooseHand, Unread, Way } from './hand.ts';
import { type LooseHead, readLooseHead } from './head.ts';
import { interpret } from './interpret.ts';
import { type Token, tokensOf } from './tokens.ts';

/** What a text is read with. */
export interface Context {
  readonly games: readonly Game[];
  /** Every game that a text may name, here or not. */
  readonly book: readonly NamedGame[];
  /** The case on the table: its game and its house rules hold where a text names none. */
  readonly home: Case;
  /** What somebody is called whom the text does not name; they are counted from 0. */
  nameless(place: number): string;
  /** The names of a game's rule sets in the page's language, by preset. */
  housesOf(game: string): Readonly<Record<string, string>>;
}

/** A place in the text as it was given, in UTF-16 units. */
export interface Place {
  readonly at: number;
  readonly length: number;
  /** What stands there. */
  readonly found: string;
}

/** A card that was understood, and the words that say it. */
export interface CardRead {
  readonly card: Card;
  readonly from: Place;
  /** `any`: nothing was said of its suit, and no suit changes the ruling; this one was free. */
  readonly suit: 'said' | 'any';
}

/** A hand that was understood. */
export interface SeatRead extends Pick<Field, 'role' | 'name'> {
  readonly cards: readonly CardRead[];
}

/** What was understood of a text. */
export interface Reading {
  /** The case, or as much of it as was understood. */
  readonly read: Case;
  readonly seats: readonly SeatRead[];
  /** Why it is no case; undefined where it is one. */
  readonly error: CaseError | undefined;
  /** Cards whose suit was not said and decides. */
  readonly asked: readonly Place[];
  /** Words that say nothing of the case, as far as can be told. */
  readonly unread: readonly Place[];
}

/** So many doubtful words are tried both ways. */
const MOST_DOUBTS = 3;

/**
 * Reads a case as people write it: in words, with or without marks, with what a copied ruling has around it. Never throws.
 * Nothing is guessed that could change the ruling: an unknown word that could be a card or a name is an error, and so is a suit that was
 * not said and would matter.
 * @returns undefined where no hand was understood, or the text's own head cannot be read: then the strict reader says why
 */
export function readLeniently(given: string, context: Context): Reading | undefined {
  const scan = new Scanner(given);
  if (scan.text.length > MAX_LENGTH) return undefined;
  const head = readLooseHead(scan.text, context.games, context.book, context.home, context.housesOf);
  if (!head) return undefined;
  const tokens = tokensOf(scan.text, head.end, head.said);
  const read = bestOf(tokens, head, context);
  if (read.hands.length === 0) return undefined;
  return linked(given, finished(given, scan, read, head), context);
}

/** The interpretation that fits best: one that is a case before one that is none, then the one with the fewest words left over. */
function bestOf(tokens: readonly Token[], head: LooseHead, context: Context): Interpretation {
  const { game } = head;
  const take = (way: Way): { interpretation: Interpretation; cost: number } => {
    const plain = interpret(tokens, game.roles, game.marks, way);
    const interpretation = named(plain, head, context);
    const names = new Set(plain.hands.map(({ name }) => name));
    const invented = interpretation.hands.filter(({ role, name }) => role === 'player' && !names.has(name)).length;
    return {
      interpretation,
      cost:
        costOf(interpretation, head) +
        2 * invented +
        (way.lineIsHand ? 1 : 0) +
        (way.suitFirst ? 1 : 0) +
        way.turned.size,
    };
  };
  const plainWay: Way = { suitFirst: false, lineIsHand: false, turned: new Set() };
  const first = take(plainWay);
  if (first.cost === 0) return first.interpretation;
  const doubts = subsetsOf(first.interpretation.doubtful.slice(0, MOST_DOUBTS));
  const ways = [false, true].flatMap((suitFirst) =>
    [false, true].flatMap((lineIsHand) =>
      doubts.map((turned): Way => ({ suitFirst, lineIsHand, turned: new Set(turned) })),
    ),
  );
  return ways.map(take).reduce((best, one) => (one.cost < best.cost ? one : best), first).interpretation;
}

function costOf({ hands, unread }: Interpretation, { game, rules }: LooseHead): number {
  const fields = hands.map(bareField);
  const given = anySuits(fields);
  const wrong = new Set(hands.map(({ name }) => name)).size < hands.length;
  const faults = wrong
    ? 1
    : game.check(
        fields.map((field) => suited(field, given)),
        rules,
      ).length;
  return 8 * Math.min(faults, 2) + unread.reduce((sum, { harmless }) => sum + (harmless ? 1 : 6), 0);
}

function subsetsOf(places: readonly number[]): number[][] {
  const [first, ...rest] = places;
  if (first === undefined) return [[]];
  const without = subsetsOf(rest);
  return [...without, ...without.map((set) => [first, ...set])];
}

/** Hands that nobody was named for: the hand that the game asks about, what is played, or a player. */
function named(interpretation: Interpretation, { game, rules }: LooseHead, { nameless }: Context): Interpretation {
  const taken = new Set(interpretation.hands.map(({ name }) => name));
  let next = 0;
  const free = (): string => {
    let name = nameless(next++);
    while (taken.has(name)) name = nameless(next++);
    taken.add(name);
    return name;
  };
  const roleOf = (hand: LooseHand): 'bai' | 'danh' | 'ban' | undefined => {
    const others = interpretation.hands.filter((one) => one !== hand);
    return (['bai', 'danh', 'ban'] as const).find((role) => {
      if (!game.roles.includes(role)) return false;
      const fields = interpretation.hands.map((one) => bareField(one === hand ? { ...one, role, name: role } : one));
      return (
        others.every(({ name }) => name !== undefined) &&
        game.check(
          fields.map((field) => suited(field, anySuits(fields))),
          rules,
        ).length === 0
      );
    });
  };
  // `trên bàn …, tôi có …`: what he has is what he would play.
  const over =
    interpretation.hands.some(({ role }) => role === 'ban') &&
    !interpretation.hands.some(({ role }) => role === 'danh');
  // `tôi có 3 3 3 …`: one hand alone is no player where the game asks about a hand.
  const alone = interpretation.hands.length === 1 && interpretation.hands[0]?.role === 'player';
  const hands = interpretation.hands.map((hand) => {
    const played = over && interpretation.hands.length === 2 && hand.role === 'player';
    const role = hand.name === undefined || alone || played ? roleOf(hand) : undefined;
    if (role) return { ...hand, role, name: role };
    return hand.name === undefined ? { ...hand, name: free() } : hand;
  });
  return { ...interpretation, hands: hands.toSorted((a, b) => Number(a.role === 'danh') - Number(b.role === 'danh')) };
}

function bareField({ role, name = '', cards }: LooseHand): BareField {
  return { role, name, cards };
}

/** The case of an interpretation, with its first fault. */
function finished(given: string, scan: Scanner, { hands, unread }: Interpretation, head: LooseHead): Reading {
  const { game, preset, rules } = head;
  const fields = hands.map((hand) =>
    bareField({ ...hand, cards: hand.cards.map((card) => eatenFrom(card, hand, hands)) }),
  );
  for (const one of unread) if (!one.harmless) scan.fault(unreadFault(one), one.from, one.to);
  reportNames(scan, hands, game);
  const judged =
    !scan.hasFault &&
    game.check(
      fields.map((field) => suited(field, anySuits(fields))),
      rules,
    ).length === 0;
  const { asked, given: suits, tooMany } = giveSuits(fields, game, rules, judged);
  if (judged)
    for (const card of asked) {
      const alone = fields.flatMap(({ cards }) => cards).filter(({ from }) => from === card.from).length === 1;
      scan.fault({ code: 'bad-card', why: 'no-suit', rank: card.rank, alone }, card.from, card.to);
    }
  if (tooMany) {
    const held = { card: cardOf(tooMany.rank, 'S'), holder: holderOf(tooMany.rank, fields) };
    scan.fault({ code: 'duplicate-card', ...held }, tooMany.from, tooMany.to);
  }
  // While something is wrong no suit is taken: the cards would lie there as if somebody had said them.
  const known: Given = new Map(scan.hasFault ? [] : [...suits].filter(([card]) => !asked.has(card)));
  const spans: FieldSpan[] = [];
  const shown = fields.map((field, i): Field => {
    const hand = hands[i];
    const cards = withoutDoubles(field, fields.slice(0, i), known, scan, head);
    if (hand) spans.push(spanOf(hand, cards));
    return suited({ ...field, cards }, known);
  });
  const read: Case = { game: game.id, preset, rules, fields: shown };
  if (!scan.hasFault) for (const fault of game.check(shown, rules)) faultAt(scan, fault, shown, spans);
  if (!scan.hasFault) confirm(scan, read, game, spans);
  return {
    read,
    seats: shown.map(({ role, name }, i) => ({ role, name, cards: cardsRead(fields[i], known, given, scan) })),
    error: scan.hasFault ? scan.error(read) : undefined,
    asked: [...asked].map((one) => placeOf(one, given, scan)).toSorted((a, b) => a.at - b.at),
    unread: unread.filter(({ harmless }) => harmless).map((one) => placeOf(one, given, scan)),
  };
}

/** Who holds the first card of a rank. */
function holderOf(rank: LooseCard['rank'], fields: readonly BareField[]): string {
  return fields.find(({ cards }) => cards.some((card) => card.rank === rank))?.name ?? '';
}

function unreadFault({ card }: Unread): Misreading {
  return card ? { code: 'bad-card', why: 'not-a-card' } : { code: 'bad-syntax', what: 'word' };
}

/** Fields that this game does not have, and names that stand for two hands. */
function reportNames(scan: Scanner, hands: readonly LooseHand[], { roles }: Game): void {
  const names = new Set<string>();
  for (const { role, name = '', place } of hands) {
    if (!roles.includes(role)) scan.fault({ code: 'unknown-field', roles }, place.from, place.to);
    else if (names.has(name)) scan.fault({ code: 'duplicate-field', name, out: false }, place.from, place.to);
    names.add(name);
  }
}

/** A card with the name of the player whom it was eaten from as he is called here: `binh` may stand for `bình`. */
function eatenFrom(card: LooseCard, hand: LooseHand, hands: readonly LooseHand[]): LooseCard {
  const said = card.eaten?.from;
  if (!card.eaten || said === undefined) return card;
  const names = hands.flatMap(({ name }) => (name === undefined || name === hand.name ? [] : name));
  const name = names.find((one) => one === said) ?? names.find((one) => foldMarks(one) === foldMarks(said));
  return name === undefined ? card : { ...card, eaten: { ...card.eaten, from: name } };
}

/** The cards that may lie there; what is held already, or is not in the deck, is a fault and left out. */
function withoutDoubles(
  field: BareField,
  before: readonly BareField[],
  given: Given,
  scan: Scanner,
  { game, rules }: LooseHead,
): LooseCard[] {
  const holders = new Map(before.flatMap((one) => suited(one, given).cards.map((card) => [card, one.name] as const)));
  return field.cards.filter((loose) => {
    const suit = loose.suit ?? given.get(loose);
    // Nothing is left of its rank, or its suit is asked for.
    if (suit === undefined) return false;
    const card = cardOf(loose.rank, suit);
    const holder = holders.get(card);
    if (holder !== undefined) scan.fault({ code: 'duplicate-card', card, holder }, loose.from, loose.to);
    else if (!game.hasCard(card, rules)) scan.fault({ code: 'card-not-in-deck', card }, loose.from, loose.to);
    else {
      holders.set(card, field.name);
      return true;
    }
    return false;
  });
}

function spanOf({ place }: LooseHand, cards: readonly LooseCard[]): FieldSpan {
  const from = cards[0]?.from ?? place.from;
  const to = Math.max(from, ...cards.map((card) => card.to), place.to);
  return { name: place, hand: { from, to }, cards };
}

/** The strict reader has the last word: what it does not read as this very case is none. */
function confirm(scan: Scanner, read: Case, game: Game, spans: readonly FieldSpan[]): void {
  const again = parseCase(formatCase(read, game), [game]);
  if (again.ok) return;
  const eaten = spans.flatMap(({ cards }) => cards).find((span) => 'eaten' in span);
  const place: Span = eaten ?? spans[0]?.name ?? { from: 0, to: scan.text.length };
  scan.fault(again.error, place.from, place.to);
}

function cardsRead(field: BareField | undefined, given: Given, text: string, scan: Scanner): CardRead[] {
  return (field?.cards ?? []).flatMap((loose) => {
    const suit = loose.suit ?? given.get(loose);
    if (suit === undefined) return [];
    return [
      { card: cardOf(loose.rank, suit), from: placeOf(loose, text, scan), suit: loose.suit ? 'said' : 'any' } as const,
    ];
  });
}

function placeOf({ from, to }: Span, given: string, scan: Scanner): Place {
  const { at, length } = scan.place({ from, to });
  return { at, length, found: given.slice(at, at + length) };
}

/** A ruling that was copied whole has its link: its house rules hold, and where the hands are the same so does all the rest of it. */
function linked(given: string, reading: Reading, { games }: Context): Reading {
  const link = /https?:\S+/u.exec(given)?.[0];
  const text = link && URL.canParse(link) ? new URL(link).searchParams.get('c') : null;
  const read = text === null ? undefined : parseCase(text, games);
  if (!read?.ok || read.value.game !== reading.read.game) return reading;
  const cardsOf = ({ fields }: Case): string => fields.map(({ cards }) => cards.join(' ')).join('/');
  if (cardsOf(read.value) === cardsOf(reading.read)) return { ...reading, read: read.value, error: undefined };
  return { ...reading, read: { ...reading.read, preset: read.value.preset, rules: read.value.rules } };
}
