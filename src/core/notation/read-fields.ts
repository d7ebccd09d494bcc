import type { Card } from '../card.ts';
import { type Eaten, type Field, RESERVED_NAMES, type Role } from '../case.ts';
import { readCard } from './read-card.ts';
import type { Head } from './read-head.ts';
import type { Scanner, Span } from './scanner.ts';

const NAME_FORM = /^[\p{L}\p{M}\p{Nd}_-]{1,24}$/u;
const TO_COLON = /[^:;\n\r\u2028\u2029]*/uy;
const DASH_ALONE = /-(?=[^\S\n\r\u2028\u2029]*(?:[;\n\r\u2028\u2029]|$))/uy;
const TO_CARD_END = /[^\s.,;]+/uy;
const STARS = /\*{1,2}/uy;
const EATEN_FROM = /[\p{L}\p{M}\p{Nd}_-]{0,24}/uy;
// After a colon the cards may begin on the next line, unless that line is a field of its own.
const CARDS_ON_NEXT_LINE = /\s*[\n\r\u2028\u2029]\s*(?=[^:;\n\r\u2028\u2029]+(?:[;\n\r\u2028\u2029]|$))/uy;

/** The places of a field: its name, its cards as a whole, and each of them. */
export interface FieldSpan {
  readonly name: Span;
  readonly hand: Span;
  readonly cards: readonly Span[];
}

export interface Fields {
  readonly fields: readonly Field[];
  /** One for each field. */
  readonly spans: readonly FieldSpan[];
}

/**
 * Reads all fields; a field or card that cannot be read is reported and left out.
 * @param unknownIn the fields in which a card may be unknown (`?`)
 */
export function readFields(scan: Scanner, head: Head, unknownIn: readonly Role[]): Fields {
  const fields: Field[] = [];
  const spans: FieldSpan[] = [];
  const names = new Set<string>();
  const holders = new Map<Card, string>();
  const named: NamedMark[] = [];
  for (scan.takeBlanks(); !scan.atEnd; scan.takeBlanks()) {
    const name = readName(scan, head, names);
    if (name) {
      const mayBeUnknown = !name.role || unknownIn.includes(name.role);
      const hand = readHand(scan, head, name.name, holders, mayBeUnknown);
      if (name.role) {
        if (name.role === 'player') named.push(...hand.named);
        const unknown = hand.unknown.length > 0 ? { unknown: hand.unknown } : {};
        fields.push({ role: name.role, name: name.name, cards: hand.cards, eaten: hand.eaten, ...unknown });
        spans.push({ name: name.span, hand: hand.span, cards: hand.spans });
      }
    }
    scan.takeChar(';');
  }
  checkEatenFrom(scan, fields, named);
  return { fields, spans };
}

/** The player from whom a card was eaten, and where that is written. */
interface NamedMark {
  readonly owner: string;
  readonly from: string;
  readonly span: Span;
}

/**
 * At a table of players a card was eaten from one of the others: with any other name a payment would be missing without a
 * warning.
 */
function checkEatenFrom(scan: Scanner, fields: readonly Field[], named: readonly NamedMark[]): void {
  for (const { owner, from, span } of named) {
    const others = fields.filter(({ role, name }) => role === 'player' && name !== owner);
    const eatenFrom = others.map(({ name }) => name);
    if (!eatenFrom.includes(from)) {
      scan.fault({ code: 'unknown-field', roles: [], eatenFrom }, span.from, span.to);
    }
  }
}

/** A field's name and its colon; without `role` the name is not allowed here. Undefined where there is no colon. */
function readName(
  scan: Scanner,
  { game }: Head,
  names: Set<string>,
): { name: string; role?: Role; span: Span } | undefined {
  const from = scan.pos;
  const written = scan.take(TO_COLON).trimEnd();
  const lineEnd = scan.pos;
  const span = { from, to: from + written.length };
  scan.takeBlanks();
  if (!scan.takeChar(':')) {
    scan.pos = lineEnd;
    scan.fault({ code: 'bad-syntax', what: 'field-without-colon' }, from);
    return undefined;
  }
  const role = RESERVED_NAMES.get(written) ?? 'player';
  const name = role === 'player' ? written : role;
  if (!NAME_FORM.test(written)) {
    scan.fault({ code: 'bad-syntax', what: 'name' }, from, span.to);
  } else if (!game.roles.includes(role)) {
    scan.fault({ code: 'unknown-field', roles: game.roles }, from, span.to);
  } else if (names.has(name)) {
    scan.fault({ code: 'duplicate-field', name, out: false }, from, span.to);
  } else {
    names.add(name);
    return { name, role, span };
  }
  return { name, span };
}

interface Hand {
  readonly cards: Card[];
  readonly eaten: Eaten[];
  /** The places of cards that nobody has told. */
  readonly unknown: number[];
  readonly named: NamedMark[];
  readonly spans: Span[];
  readonly span: Span;
}

function readHand(scan: Scanner, head: Head, name: string, holders: Map<Card, string>, mayBeUnknown: boolean): Hand {
  const cards: Card[] = [];
  const eaten: Eaten[] = [];
  const unknown: number[] = [];
  const named: NamedMark[] = [];
  const spans: Span[] = [];
  const colon = scan.pos - 1;
  scan.take(CARDS_ON_NEXT_LINE);
  scan.takeBlanksInLine();
  const from = scan.pos;
  let to = from;
  if (scan.take(DASH_ALONE)) to = scan.pos;
  for (scan.takeGap(); !scan.atFieldEnd; scan.takeGap()) {
    const cardAt = scan.pos;
    if (scan.takeChar('?')) {
      checkUnknown(scan, mayBeUnknown);
      unknown.push(cards.length + unknown.length);
      to = scan.pos;
      continue;
    }
    const card = readCard(scan);
    const cardEnd = scan.pos;
    if (card === undefined) {
      scan.take(TO_CARD_END);
      scan.fault({ code: 'bad-card', why: 'not-a-card' }, cardAt);
      to = scan.pos;
      continue;
    }
    const mark = readMark(scan, head, card);
    to = scan.pos;
    if (mark?.from !== undefined) {
      named.push({ owner: name, from: mark.from, span: { from: to - mark.from.length, to } });
    }
    if (mark) takeGlued(scan);
    const holder = holders.get(card);
    if (holder !== undefined) {
      scan.fault({ code: 'duplicate-card', card, holder }, cardAt, cardEnd);
    } else if (!head.game.hasCard(card, head.rules)) {
      scan.fault({ code: 'card-not-in-deck', card }, cardAt, cardEnd);
    } else {
      holders.set(card, name);
      cards.push(card);
      spans.push({ from: cardAt, to: cardEnd });
      if (mark) eaten.push(mark);
    }
  }
  if (to === from) scan.fault({ code: 'bad-card', why: 'nothing' }, colon);
  return { cards, eaten, unknown, named, spans, span: { from, to } };
}

/** A `?` was read: a fault where every card must be known, and with a star, since nobody eats a card unseen. */
function checkUnknown(scan: Scanner, mayBeUnknown: boolean): void {
  const from = scan.pos - 1;
  const isMarked = scan.take(STARS) !== '';
  if (isMarked) scan.take(EATEN_FROM);
  if (isMarked || !mayBeUnknown) scan.fault({ code: 'bad-card', why: 'unknown' }, from);
}

/** What follows a star and its name directly is neither a name nor a card of its own. */
function takeGlued(scan: Scanner): void {
  const from = scan.pos;
  if (scan.take(TO_CARD_END)) scan.fault({ code: 'bad-card', why: 'behind-star' }, from);
}

/** The star of an eaten card and the name behind it; a fault in games without eaten cards. */
function readMark(scan: Scanner, { game }: Head, card: Card): Eaten | undefined {
  const from = scan.pos;
  const stars = scan.take(STARS);
  if (!stars) return undefined;
  const name = scan.take(EATEN_FROM);
  if (game.melds) return { card, chot: stars === '**', ...(name ? { from: name } : {}) };
  scan.take(TO_CARD_END);
  scan.fault({ code: 'bad-card', why: 'star' }, from);
  return undefined;
}
