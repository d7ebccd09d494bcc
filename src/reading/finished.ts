/** The message of a reading: its case, or its first fault, and all notes beside it. */

import { cardOf } from '#core/card.ts';
import type { Case, Field } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import type { Game } from '#core/game/game.ts';
import { foldMarks } from '#core/notation/lexicon.ts';
import { faultAt, parseOpenCase } from '#core/notation/parse.ts';
import type { FieldSpan } from '#core/notation/read-fields.ts';
import type { Scanner, Span } from '#core/notation/scanner.ts';
import { withStandIns } from '#core/unknown/fill.ts';
import { untrueClaims } from './claims-checked.ts';
import type { Effort } from './effort.ts';
import { shownFields } from './finish.ts';
import { forgottenIn, mistakenIn } from './forgotten.ts';
import type { GameRead } from './game-read.ts';
import type { LooseCard } from './hands.ts';
import type { Passed } from './lattice/piece.ts';
import { NO_MESSAGE } from './notation.ts';
import type { CardRead, Message, Note, TextPlace } from './reading.ts';
import type { Fielded, ResolvedSeat } from './resolve.ts';
import { type Given, giveSuits, suited } from './suits.ts';
import type { Token } from './tokens.ts';

/** The case of the best reading, with its first fault. */
export function finished(
  given: string,
  scan: Scanner,
  tokens: readonly Token[],
  { game, passed, engine, ruleSet, candidates, ruleSetByCards }: GameRead,
  how: Message['game'],
  effort: Effort,
  open: boolean,
): Message {
  const best = candidates[0];
  const { rules } = ruleSet;
  if (!best) return NO_MESSAGE;
  const { seats, cardless } = best.resolved;
  const nobodys = nobodysCounts(tokens, passed, [...seats, ...cardless]);
  const mayCount = open && nobodys.length === 0;
  const counted = mayCount ? cardless.filter((seat) => isCounted(seat, engine)) : [];
  const partly = mayCount
    ? seats.filter((seat) => isCounted(seat, engine) && seat.announced?.part && seat.cards.length > 0)
    : [];
  const told = best.fields.map((field) => {
    const seat = seats.find(({ name, role }) => name === field.name && role === field.role);
    return { seat, field: { ...field, cards: field.cards.map((card) => eatenFrom(card, seat, seats)) } };
  });
  for (const seat of counted) told.push({ seat, field: { role: seat.role, name: seat.name, cards: [] } });
  // Everybody in the order of the text.
  if (counted.length > 0) told.sort((a, b) => (a.seat?.place.from ?? 0) - (b.seat?.place.from ?? 0));
  const placed = told.map(({ seat }) => seat);
  const fields = told.map(({ field }) => field);
  for (const one of best.draft.unread)
    if (one.card)
      scan.fault({ code: 'bad-card', why: one.held === false ? 'not-held' : 'not-a-card' }, one.from, one.to);
  for (const seat of [...seats, ...cardless])
    if (!counted.includes(seat) && !partly.includes(seat))
      for (const { from, to } of seat.untold) scan.fault({ code: 'bad-card', why: 'unknown' }, from, to);
  for (const seat of cardless) if (!counted.includes(seat) && seat.untold.length === 0) reportCardless(scan, seat);
  reportNames(scan, fields, placed, engine);
  const isOpen = counted.length + partly.length > 0;
  const judged = !scan.hasFault && !isOpen && engine.check(shownFields(fields), rules).length === 0;
  const { toAsk, given: suits, tooMany } = giveSuits(fields, engine, rules, judged, isOpen, effort);
  if (judged || (isOpen && !scan.hasFault))
    for (const card of toAsk) {
      const alone = fields.flatMap(({ cards }) => cards).filter(({ from }) => from === card.from).length === 1;
      scan.fault({ code: 'bad-card', why: 'no-suit', rank: card.rank, alone }, card.from, card.to);
    }
  if (tooMany) {
    const holder = fields.find(({ cards }) => cards.some(({ rank }) => rank === tooMany.rank))?.name ?? '';
    scan.fault({ code: 'duplicate-card', card: cardOf(tooMany.rank, 'S'), holder }, tooMany.from, tooMany.to);
  }
  // While something is wrong no free suits are assigned: the cards would look as if they had been named.
  const known: Given = new Map(scan.hasFault ? [] : [...suits].filter(([card]) => !toAsk.has(card)));
  const spans: FieldSpan[] = [];
  const shown = fields.map((field, i): Field => {
    const cards = withoutDoubles(field, fields.slice(0, i), known, scan, engine, rules);
    const place = placed[i]?.place ?? { from: 0, to: 0 };
    const seat = placed[i];
    const held = [...cards, ...(seat?.untold ?? [])];
    const from = held[0]?.from ?? place.from;
    spans.push({ name: place, hand: { from, to: Math.max(from, ...held.map(({ to }) => to)) }, cards });
    const hand = suited({ ...field, cards }, known);
    const isCountKnown = seat && (counted.includes(seat) || partly.includes(seat));
    const unnamed = isCountKnown ? (seat.announced?.count ?? 0) - field.cards.length : 0;
    return unnamed > 0 ? { ...hand, unknown: Array.from({ length: unnamed }, (_, at) => cards.length + at) } : hand;
  });
  const read: Case = { game: engine.id, preset: ruleSet.preset, rules, fields: shown };
  if (!scan.hasFault) {
    const whole = withStandIns(engine, shown, rules);
    for (const fault of engine.check(whole, rules)) {
      const strange = fault.code === 'wrong-card-count' ? strangeIn(fault.field, spans, best.draft.unread) : undefined;
      if (strange) scan.fault({ code: 'bad-card', why: 'not-a-card' }, strange.from, strange.to);
      else faultAt(scan, fault, whole, spans);
    }
  }
  if (!scan.hasFault) confirm(scan, read, engine, spans);
  const place = (span: Span): TextPlace => {
    const { at, length } = scan.place(span);
    return { at, length, found: given.slice(at, at + length) };
  };
  const leftOver = [
    ...best.draft.unread.filter(({ card }) => !card),
    // Where hands may be of any size, a number of cards tells of a hand.
    ...(game.vocabulary.hand.least === 0 ? [...nobodys, ...vagueCounts(tokens)] : []),
    ...mistakenIn(tokens, game.vocabulary, seats),
    ...forgottenIn(tokens, game.vocabulary, passed, seats, best.draft),
  ].sort((a, b) => a.from - b.from);
  const isNamed = seats.some((seat) => seat.role === 'player' && !best.resolved.nameless.includes(seat));
  const untrue = scan.hasFault || isOpen ? [] : untrueClaims(seats, shown, engine, rules, game.vocabulary);
  const inOrder = scan.hasFault || isOpen ? [] : (engine.byOrder?.(engine.decide(shown, rules)) ?? []);
  return {
    ...NO_MESSAGE,
    game: how,
    read,
    seats: shown.map(({ role, name }, i) => ({ role, name, cards: cardsRead(fields[i], known, place) })),
    error: scan.hasFault ? scan.error(read) : undefined,
    asked: [...toAsk].map(place).toSorted((a, b) => a.at - b.at),
    unread: leftOver.map(place),
    contradictions: untrue.map(({ name, said }) => ({ name, said: place(said) })),
    notes: [
      ...best.resolved.corrected.map(
        ({ name, cards }): Note => ({ code: 'corrected', name, at: place(cards.at(-1) ?? { from: 0, to: 0 }) }),
      ),
      ...best.resolved.nameless
        .filter((seat) => isNamed || beginsAtOnce(seat, seats, tokens))
        .map(({ name, cards }): Note => ({ code: 'nameless', name, at: place(cards[0] ?? { from: 0, to: 0 }) })),
      ...(how === 'said' ? [{ code: 'game-by-its-words', game: engine.id } as const] : []),
      ...(ruleSetByCards ? [{ code: 'house-by-its-cards', preset: ruleSet.preset } as const] : []),
      ...inOrder.map((names) => ({ code: 'told-order', names }) as const),
    ],
  };
}

/** Nothing parts this hand from the one before: there were more cards in a row than a hand may have. */
function beginsAtOnce(
  { cards: [first] }: ResolvedSeat,
  seats: readonly ResolvedSeat[],
  tokens: readonly Token[],
): boolean {
  const isNext = ({ to }: Span): boolean =>
    first !== undefined && to <= first.from && !tokens.some((one) => one.from >= to && one.to <= first.from);
  return seats.some(({ cards }) => cards.some(isNext));
}

/** An unused word where cards of this hand are missing: it was probably meant for one. */
function strangeIn(field: number, spans: readonly FieldSpan[], unread: readonly Span[]): Span | undefined {
  const own = spans[field];
  if (!own) return undefined;
  const end = Math.min(...spans.map(({ name }) => name.from).filter((from) => from > own.hand.to));
  return unread.find(({ from }) => from >= own.name.from && from < end);
}

/** Of this hand only the number of cards was stated (`bình còn 3 lá`), and its game can rule on unknown cards. */
function isCounted({ claims, announced, role }: ResolvedSeat, { unknownIn = [] }: Game): boolean {
  return claims.length === 0 && announced !== undefined && unknownIn.includes(role);
}

const COUNT = /^(?:\d{1,2}|hai|ba|bon|nam|sau|bay|tam|chin|muoi|two|three|four|five|six|seven|eight|nine|ten)$/;
const UNIT = /^(?:la|cay|quan|cards?)$/;

/** The numbers of cards in the text that are nobody's: somebody may have been passed over. */
function nobodysCounts(tokens: readonly Token[], passed: readonly Passed[], seats: readonly ResolvedSeat[]): Span[] {
  return tokens.flatMap(({ bare, from }, at) => {
    const unit = tokens[at + 1];
    // `ba cây` is the name of a game.
    const isPassed = passed.some((one) => one.at <= at && at < one.to);
    if (isPassed || !COUNT.test(bare) || !unit || !UNIT.test(unit.bare)) return [];
    const isSomebodys = seats.some(({ announced }) => announced && announced.from <= from && from < announced.to);
    return isSomebodys ? [] : [{ from, to: unit.to }];
  });
}

/** `some other cards`, `mấy lá nữa`: cards that are left untold. */
function vagueCounts(tokens: readonly Token[]): Span[] {
  const text = tokens.map(({ bare }) => bare).join(' ');
  return [...text.matchAll(VAGUE)].flatMap((found) => {
    const at = text.slice(0, found.index).split(' ').length - 1 + (found[0].startsWith(' ') ? 1 : 0);
    const words = found[0].trim().split(' ').length;
    const [first, last] = [tokens[at], tokens[at + words - 1]];
    return first && last ? [{ from: first.from, to: last.to }] : [];
  });
}

const VAGUE =
  /(?:^| )(?:(?:some|a few|several|other|more)(?: other| more)? cards?|(?:may|vai) (?:la|con|cay)(?: (?:nua|khac|le))?|(?:a|one) (?:face(?: -)? down|facedown|hidden|unseen) card)(?= |$)/g;

/** A hand of which only a total, a kind or a count was stated. */
function reportCardless(scan: Scanner, { name, claims, announced, place }: ResolvedSeat): void {
  const { from, to } = claims[0] ?? announced ?? place;
  const counted = claims.length === 0 && announced !== undefined;
  scan.fault({ code: 'bad-card', why: 'not-told', name, counted }, from, to);
}

/** Fields that this game does not have, and names used for two hands. */
function reportNames(
  scan: Scanner,
  fields: readonly Fielded[],
  placed: readonly (ResolvedSeat | undefined)[],
  { roles }: Game,
): void {
  const names = new Set<string>();
  for (const [i, { role, name }] of fields.entries()) {
    const { from, to } = placed[i]?.place ?? { from: 0, to: 0 };
    if (!roles.includes(role)) scan.fault({ code: 'unknown-field', roles }, from, to);
    else if (names.has(name)) scan.fault({ code: 'duplicate-field', name, out: false }, from, to);
    names.add(name);
  }
}

/** A card with the name of the player whom it was eaten from, by the name used here: `binh` may stand for `bình`. */
function eatenFrom(card: LooseCard, hand: ResolvedSeat | undefined, seats: readonly ResolvedSeat[]): LooseCard {
  const said = card.eaten?.from;
  if (!card.eaten || said === undefined) return card;
  const names = seats.flatMap(({ name }) => (name === hand?.name ? [] : name));
  const name = names.find((one) => one === said) ?? names.find((one) => foldMarks(one) === foldMarks(said));
  return name === undefined ? card : { ...card, eaten: { ...card.eaten, from: name } };
}

/** The valid cards; those held already, or not in the deck, are faults and left out. */
function withoutDoubles(
  field: Fielded,
  before: readonly Fielded[],
  given: Given,
  scan: Scanner,
  game: Game,
  rules: Case['rules'],
): LooseCard[] {
  const holders = new Map(before.flatMap((one) => suited(one, given).cards.map((card) => [card, one.name] as const)));
  return field.cards.filter((loose) => {
    const [card] = suited({ ...field, cards: [loose] }, given).cards;
    // No card of its rank is left, or its suit must be asked for.
    if (card === undefined) return false;
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

/** A final check: what the strict reader does not read back as this very case is none. */
function confirm(scan: Scanner, read: Case, game: Game, spans: readonly FieldSpan[]): void {
  const again = parseOpenCase(formatCase(read, game), [game]);
  if (again.ok) return;
  const eaten = spans.flatMap(({ cards }) => cards).find((span) => 'eaten' in span);
  const place: Span = eaten ?? spans[0]?.name ?? { from: 0, to: scan.text.length };
  scan.fault(again.error, place.from, place.to);
}

function cardsRead(field: Fielded | undefined, given: Given, place: (span: Span) => TextPlace): CardRead[] {
  return (field?.cards ?? []).flatMap((loose) => {
    const [card] = suited({ role: 'player', name: '', cards: [loose] }, given).cards;
    return card === undefined ? [] : [{ card, from: place(loose), suit: loose.suit ? 'said' : 'any' } as const];
  });
}
