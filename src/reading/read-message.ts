/** The one door: whatever somebody writes about a case, read for the page, the package, the command line and assistants alike. */

import { cardOf } from '#core/card.ts';
import type { Case, Field } from '#core/case.ts';
import type { CaseError, Misreading } from '#core/case-error.ts';
import { displayCase } from '#core/display-case.ts';
import { formatCase } from '#core/format.ts';
import type { Game } from '#core/game/game.ts';
import { judge } from '#core/judge.ts';
import { foldMarks } from '#core/notation/lexicon.ts';
import { faultAt, MAX_LENGTH, parseCase } from '#core/notation/parse.ts';
import type { FieldSpan } from '#core/notation/read-fields.ts';
import { Scanner, type Span } from '#core/notation/scanner.ts';
import { formatSummary } from '#core/summary/summary.ts';
import { type Candidate, candidatesOf, shownOf } from './finish.ts';
import { forgottenIn } from './forgotten.ts';
import type { LooseCard } from './hands.ts';
import { houseSaid, namesNoHouse, writtenHead } from './house.ts';
import type { Passed } from './lattice/piece.ts';
import { NOTHING, readNotation } from './notation.ts';
import { OTHER_GAMES } from './other-games.ts';
import type { Answer, CardRead, House, Message, Note, Place, ReadableGame, ReadContext } from './reading.ts';
import type { Fielded, Seat } from './resolve.ts';
import { readingsOf } from './search.ts';
import { type Given, giveSuits, suited } from './suits.ts';
import { type Token, tokensOf } from './tokens.ts';
import { untrueClaims } from './told.ts';
import { WEIGHTS } from './weights.ts';
import { type Mention, mentionsIn, termsIn } from './which-game.ts';

/** What somebody is called whom a text does not name. */
const NAMES = ['an', 'bình', 'chi', 'dung', 'em', 'giang', 'hoa', 'khanh', 'lan'];
const nameless = (place: number): string => NAMES[place] ?? `${place + 1}`;

/** How much it speaks for a game that it is named, that it is played at this table, that a word is said that no other game has. */
const SPEAKS = { named: 2, home: 2.5, term: 1.5, mostTerms: 3 } as const;
/** Another game than the best is read only where so much speaks for it. */
const WORTH_READING = 1;
/** Two readings so near that rule otherwise are asked about. */
const MARGIN = 0.4;
/** Where nothing speaks for any game, they are not told apart by so little. */
const MARGIN_OF_GAMES = 2.5;
/** A reading that costs more, and so much more for each hand, is asked about, though there is no other. */
const DOUBTFUL = 6;
const FOR_A_HAND = 2.5;
/** A field that a game does not have speaks against it. */
const FOREIGN = 6;
/** So many ways are offered. */
const MOST_ANSWERS = 3;

/** A game with what the text says of its house, and its readings. */
interface GameRead {
  readonly game: ReadableGame;
  readonly engine: Game;
  readonly house: House;
  readonly houseByCards: boolean;
  /** Tokens that name the game or its house. */
  readonly passed: readonly Passed[];
  readonly candidates: readonly Candidate[];
  readonly total: number;
}

/**
 * Reads a message: as notation where it is notation, else as people write, in either language, with or without marks. Total.
 * Nothing is guessed that could change the ruling: a suit that decides is asked for, two readings that rule otherwise are both
 * offered, and what is left over, contradicted or corrected is told.
 */
export function readMessage(given: string, context: ReadContext): Message {
  const strict = readNotation(given, context);
  if (!strict.error || strict.waitsFor !== undefined) return strict;
  const engines = context.games.flatMap(({ engine }) => engine ?? []);
  const words = readWords(given, context, engines, strict.error);
  // What is written in the notation but for a slip: the strict reader knows best why.
  return words && !(words.error && isInNotation(given, strict.error)) ? words : strict;
}

/** A text that begins as the notation does, and fails at something else than its punctuation. */
function isInNotation(text: string, error: CaseError): boolean {
  if (error.code === 'unknown-game') return /^\s*[^\s;@{]+\s*[;@{]/.test(text);
  return error.read !== null && error.code !== 'bad-syntax';
}

const UNKNOWN_ID = /^\s*[a-z]+(?:-[a-z]+)+\s*[;@{]/;

function readWords(
  given: string,
  context: ReadContext,
  engines: readonly Game[],
  strict: CaseError,
): Message | undefined {
  if (given.length > 4 * MAX_LENGTH) return undefined;
  const scan = new Scanner(given);
  if (scan.text.length > MAX_LENGTH || scan.text.trim() === '') return undefined;
  const head = writtenHead(scan.text, engines);
  if (head && !head.house) return undefined;
  const tokens = tokensOf(scan.text, head?.end);
  const mentions = head ? [] : mentionsIn(tokens, context.games);
  // `co-tuong; …`: the id of a game that there is not.
  if (mentions.length === 0 && !head && UNKNOWN_ID.test(scan.text)) return undefined;
  if (namesNoHouse(scan.text, tokens, mentions, engines)) return undefined;
  const other = mentions.length === 0 && !head ? otherGame(tokens) : undefined;
  if (other) {
    scan.fault({ code: 'unknown-game', known: context.games.map(({ id }) => id) }, other.from, other.to);
    return { ...NOTHING, error: scan.error(null) };
  }
  const spoken = context.games.map((game) => ({
    game,
    prior: priorOf(game, tokens, mentions, context, head?.game.id),
  }));
  const most = Math.max(...spoken.map(({ prior }) => prior));
  const named = mentions.length > 0 || head !== undefined;
  const worth = spoken.filter(({ prior }) => (named ? prior >= most - WORTH_READING : most <= 0 || prior > 0));
  const missing = worth.find(({ game, prior }) => game.engine === undefined && prior === most);
  if (missing && (named || most > 0)) return { ...NOTHING, waitsFor: missing.game.id };
  const reads = worth.flatMap(({ game, prior }) => {
    const read = readAs(game, prior, scan.text, tokens, mentions, head?.house, context);
    return read ?? [];
  });
  const [best, ...others] = reads.toSorted((a, b) => a.total - b.total);
  if (!best) return undefined;
  const first = best.candidates[0];
  if (!first || (first.resolved.seats.length === 0 && first.resolved.untold.length === 0)) {
    return noHands(scan, best, named || most > 0, context.home, strict);
  }
  const how: Message['game'] = named
    ? context.games.length > 1
      ? 'named'
      : 'only'
    : best.house.game === context.home?.game
      ? 'given'
      : context.games.length > 1
        ? 'said'
        : 'only';
  const message = finished(given, scan, tokens, best, how);
  // `hello`: nothing speaks for any game, and there are no cards.
  if (
    !named &&
    most <= 0 &&
    message.error &&
    message.seats.every(({ cards }) => cards.length === 0) &&
    first.resolved.seats.every(({ cards }) => cards.length === 0)
  )
    return undefined;
  const doubt = askedOf(best, others, first, named, most > 0);
  return linked(
    given,
    doubt && (!message.error || doubt.about === 'game') ? asking(given, message, doubt) : message,
    engines,
  );
}

/** How much speaks for a game. */
function priorOf(
  { id, vocabulary }: ReadableGame,
  tokens: readonly Token[],
  mentions: readonly Mention[],
  { home }: ReadContext,
  written: string | undefined,
): number {
  const named = Math.max(0, ...mentions.filter(({ game }) => game === id).map(({ weight }) => weight)) * SPEAKS.named;
  const terms = Math.min(SPEAKS.mostTerms, termsIn(tokens, vocabulary)) * SPEAKS.term;
  return (written === id ? 4 * SPEAKS.named : 0) + named + terms + (home?.game === id ? SPEAKS.home : 0);
}

function otherGame(tokens: readonly Token[]): Span | undefined {
  for (let at = 0; at < tokens.length; at++) {
    for (let length = 3; length > 0; length--) {
      const words = tokens.slice(at, at + length);
      const [first, last] = [words[0], words.at(-1)];
      if (words.length === length && first && last && OTHER_GAMES.has(words.map(({ bare }) => bare).join(' ')))
        return { from: first.from, to: last.to };
    }
  }
  return undefined;
}

/** The readings of a text as of one game, under the house that it names, or that its cards are of. */
function readAs(
  game: ReadableGame,
  prior: number,
  text: string,
  tokens: readonly Token[],
  mentions: readonly Mention[],
  written: House | undefined,
  { home, weights = WEIGHTS }: ReadContext,
): GameRead | undefined {
  const { engine, vocabulary } = game;
  if (!engine) return undefined;
  const own = mentions.filter((one) => one.game === game.id);
  const said = written ? undefined : houseSaid(text, tokens, own, engine, vocabulary);
  const passed: Passed[] = [...own, ...(said ? [said.passed] : [])].sort((a, b) => a.at - b.at);
  const drafts = readingsOf(tokens, vocabulary, passed, weights);
  const named = own.find(({ preset }) => preset !== undefined)?.preset;
  const houseOf = (preset: string): House | undefined => {
    const rules = engine.presets[preset];
    return rules && { game: game.id, preset, rules };
  };
  const sure =
    written ??
    (said && { game: game.id, preset: said.preset, rules: said.rules }) ??
    (named === undefined ? undefined : houseOf(named));
  const usual = sure ?? (home?.game === game.id ? home : houseOf(engine.defaultPreset));
  if (!usual) return undefined;
  const tried = [
    usual,
    ...(sure || home?.game === game.id
      ? []
      : vocabulary.names.flatMap(({ preset }) =>
          preset !== undefined && preset !== usual.preset ? (houseOf(preset) ?? []) : [],
        )),
  ];
  const reads = tried.map((house, i): GameRead => {
    const candidates = candidatesOf(drafts, engine, house.rules, vocabulary, text, nameless, weights);
    return {
      game,
      engine,
      house,
      houseByCards: i > 0,
      passed,
      candidates,
      total:
        (candidates[0]?.cost ?? Number.POSITIVE_INFINITY) +
        (candidates[0]?.fields.some(({ role }) => !engine.roles.includes(role)) ? FOREIGN : 0) -
        prior,
    };
  });
  // Another house only where the cards are not in the pack of this one.
  return reads.reduce((best, one) => (one.total < best.total - 1 ? one : best));
}

/** What is missing where no hand is told: that of the game that is named, or played at this table. */
function noHands(
  scan: Scanner,
  { engine, house }: GameRead,
  named: boolean,
  home: ReadContext['home'],
  strict: CaseError,
): Message | undefined {
  if (!named && (house.game !== home?.game || strict.code === 'empty')) return undefined;
  const bare = parseCase(formatCase({ ...house, fields: [] }, engine).replace(/;.*$/, ''), [engine]);
  const error = bare.ok ? strict : { ...bare.error, at: scan.text.length, length: 0, found: '' };
  return { ...NOTHING, game: named ? 'named' : 'given', read: undefined, error };
}

/** The case of the best reading, with its first fault. */
function finished(
  given: string,
  scan: Scanner,
  tokens: readonly Token[],
  { game, passed, engine, house, candidates, houseByCards }: GameRead,
  how: Message['game'],
): Message {
  const best = candidates[0];
  const { rules } = house;
  if (!best) return NOTHING;
  const { seats } = best.resolved;
  const placed = best.fields.map((field) => seats.find(({ name, role }) => name === field.name && role === field.role));
  const fields = best.fields.map((field, i) => ({
    ...field,
    cards: field.cards.map((card) => eatenFrom(card, placed[i], seats)),
  }));
  for (const one of best.draft.unread)
    if (one.card)
      scan.fault({ code: 'bad-card', why: one.held === false ? 'not-held' : 'not-a-card' }, one.from, one.to);
  for (const seat of best.resolved.untold) scan.fault(untold(seat), ...placeOfUntold(seat));
  reportNames(scan, fields, placed, engine);
  const judged = !scan.hasFault && engine.check(shownOf(fields), rules).length === 0;
  const { asked, given: suits, tooMany } = giveSuits(fields, engine, rules, judged);
  if (judged)
    for (const card of asked) {
      const alone = fields.flatMap(({ cards }) => cards).filter(({ from }) => from === card.from).length === 1;
      scan.fault({ code: 'bad-card', why: 'no-suit', rank: card.rank, alone }, card.from, card.to);
    }
  if (tooMany) {
    const holder = fields.find(({ cards }) => cards.some(({ rank }) => rank === tooMany.rank))?.name ?? '';
    scan.fault({ code: 'duplicate-card', card: cardOf(tooMany.rank, 'S'), holder }, tooMany.from, tooMany.to);
  }
  // While something is wrong no suit is taken: the cards would lie there as if somebody had said them.
  const known: Given = new Map(scan.hasFault ? [] : [...suits].filter(([card]) => !asked.has(card)));
  const spans: FieldSpan[] = [];
  const shown = fields.map((field, i): Field => {
    const cards = withoutDoubles(field, fields.slice(0, i), known, scan, engine, rules);
    const place = placed[i]?.place ?? { from: 0, to: 0 };
    const from = cards[0]?.from ?? place.from;
    spans.push({ name: place, hand: { from, to: Math.max(from, ...cards.map((card) => card.to)) }, cards });
    return suited({ ...field, cards }, known);
  });
  const read: Case = { game: engine.id, preset: house.preset, rules, fields: shown };
  if (!scan.hasFault) {
    for (const fault of engine.check(shown, rules)) {
      const strange = fault.code === 'wrong-card-count' ? strangeIn(fault.field, spans, best.draft.unread) : undefined;
      if (strange) scan.fault({ code: 'bad-card', why: 'not-a-card' }, strange.from, strange.to);
      else faultAt(scan, fault, shown, spans);
    }
  }
  if (!scan.hasFault) confirm(scan, read, engine, spans);
  const place = (span: Span): Place => placeOf(span, given, scan);
  const leftOver = [
    ...best.draft.unread.filter(({ card }) => !card),
    ...forgottenIn(tokens, game.vocabulary, passed, seats, best.draft),
  ].sort((a, b) => a.from - b.from);
  const untrue = scan.hasFault ? [] : untrueClaims(seats, shown, engine, rules, game.vocabulary);
  return {
    ...NOTHING,
    game: how,
    read,
    seats: shown.map(({ role, name }, i) => ({ role, name, cards: cardsRead(fields[i], known, place) })),
    error: scan.hasFault ? scan.error(read) : undefined,
    asked: [...asked].map(place).toSorted((a, b) => a.at - b.at),
    unread: leftOver.map(place),
    contradictions: untrue.map(({ name, said }) => ({ name, said: place(said) })),
    notes: [
      ...best.resolved.corrected.map(
        ({ name, cards }): Note => ({ code: 'corrected', name, at: place(cards.at(-1) ?? { from: 0, to: 0 }) }),
      ),
      ...(seats.some((seat) => seat.role === 'player' && !best.resolved.nameless.includes(seat))
        ? best.resolved.nameless.map(
            ({ name, cards }): Note => ({ code: 'nameless', name, at: place(cards[0] ?? { from: 0, to: 0 }) }),
          )
        : []),
      ...(how === 'said' ? [{ code: 'game-by-its-words', game: engine.id } as const] : []),
      ...(houseByCards ? [{ code: 'house-by-its-cards', preset: house.preset } as const] : []),
    ],
  };
}

/** A word that was left over where cards of this hand are missing: it was meant for one. */
function strangeIn(field: number, spans: readonly FieldSpan[], unread: readonly Span[]): Span | undefined {
  const own = spans[field];
  const end =
    spans
      .map(({ name }) => name.from)
      .filter((from) => own && from > own.hand.to)
      .sort((a, b) => a - b)[0] ?? Number.POSITIVE_INFINITY;
  return own && unread.find(({ from }) => from >= own.name.from && from < end);
}

/** Of whom only a total, a kind or a count was told. */
function untold({ name, claims, announced }: Seat): Misreading {
  return { code: 'bad-card', why: 'not-told', name, counted: claims.length === 0 && announced !== undefined };
}

function placeOfUntold({ claims, announced, place }: Seat): [number, number] {
  const { from, to } = claims[0] ?? announced ?? place;
  return [from, to];
}

/** Fields that this game does not have, and names that stand for two hands. */
function reportNames(
  scan: Scanner,
  fields: readonly Fielded[],
  placed: readonly (Seat | undefined)[],
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

/** A card with the name of the player whom it was eaten from as he is called here: `binh` may stand for `bình`. */
function eatenFrom(card: LooseCard, hand: Seat | undefined, seats: readonly Seat[]): LooseCard {
  const said = card.eaten?.from;
  if (!card.eaten || said === undefined) return card;
  const names = seats.flatMap(({ name }) => (name === hand?.name ? [] : name));
  const name = names.find((one) => one === said) ?? names.find((one) => foldMarks(one) === foldMarks(said));
  return name === undefined ? card : { ...card, eaten: { ...card.eaten, from: name } };
}

/** The cards that may lie there; what is held already, or is not in the deck, is a fault and left out. */
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
    // Nothing is left of its rank, or its suit is asked for.
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

/** The strict reader has the last word: what it does not read as this very case is none. */
function confirm(scan: Scanner, read: Case, game: Game, spans: readonly FieldSpan[]): void {
  const again = parseCase(formatCase(read, game), [game]);
  if (again.ok) return;
  const eaten = spans.flatMap(({ cards }) => cards).find((span) => 'eaten' in span);
  const place: Span = eaten ?? spans[0]?.name ?? { from: 0, to: scan.text.length };
  scan.fault(again.error, place.from, place.to);
}

function cardsRead(field: Fielded | undefined, given: Given, place: (span: Span) => Place): CardRead[] {
  return (field?.cards ?? []).flatMap((loose) => {
    const [card] = suited({ role: 'player', name: '', cards: [loose] }, given).cards;
    return card === undefined ? [] : [{ card, from: place(loose), suit: loose.suit ? 'said' : 'any' } as const];
  });
}

function placeOf({ from, to }: Span, given: string, scan: Scanner): Place {
  const { at, length } = scan.place({ from, to });
  return { at, length, found: given.slice(at, at + length) };
}

// Doubts.

/** Other readings so near that they must be asked about, the best first; undefined where there is no doubt. */
function askedOf(
  best: GameRead,
  otherGames: readonly GameRead[],
  first: Candidate,
  named: boolean,
  spoken: boolean,
): Message['ask'] {
  const near = otherGames.filter(
    ({ candidates: [one], total }) =>
      one !== undefined &&
      one.faults.length === 0 &&
      one.fields.length > 0 &&
      total - best.total < (spoken ? MARGIN : MARGIN_OF_GAMES),
  );
  if (!named && near.length > 0 && first.faults.length === 0) {
    const answers = [best, ...near].flatMap((one) => answerOf(one, one.candidates[0]) ?? []);
    if (answers.length > 1) return { about: 'game', answers };
  }
  const ruled = ruledAs(first, best);
  if (ruled === undefined) return undefined;
  const others = best.candidates.filter((one) => {
    if (one === first || one.cost - first.cost >= MARGIN || one.draft.unread.some(({ card }) => card)) return false;
    const otherwise = ruledAs(one, best);
    return otherwise !== undefined && otherwise !== ruled;
  });
  const told = first.resolved.seats.length;
  if (others.length === 0 && first.cost < DOUBTFUL + FOR_A_HAND * told) return undefined;
  const answers = [first, ...others].slice(0, MOST_ANSWERS).flatMap((one) => answerOf(best, one) ?? []);
  return answers.length > 0 ? { about: 'reading', answers } : undefined;
}

/** What a reading comes to, whatever its players are called; undefined where it is no case. */
function ruledAs({ fields, faults, draft, resolved }: Candidate, { engine, house }: GameRead): string | undefined {
  if (faults.length > 0 || resolved.untold.length > 0 || draft.unread.some(({ card }) => card)) return undefined;
  const renamed = shownOf(fields).map((field, i) => (field.role === 'player' ? { ...field, name: `p${i}` } : field));
  const ruled = judge(engine, renamed, house.rules);
  return ruled.ok ? formatSummary(engine.summary(ruled.value.verdict)) : undefined;
}

function answerOf({ engine, house }: GameRead, candidate: Candidate | undefined): Answer | undefined {
  if (!candidate) return undefined;
  const of: Case = { ...house, fields: shownOf(candidate.fields) };
  const again = parseCase(formatCase(of, engine), [engine]);
  return again.ok ? { text: displayCase(again.value, engine), case: again.value } : undefined;
}

/** The message with its doubt in the place of its ruling. */
function asking(given: string, message: Message, ask: NonNullable<Message['ask']>): Message {
  const whole = new Scanner(given);
  whole.fault({ code: 'bad-syntax', what: ask.about === 'game' ? 'which-game' : 'two-ways' }, 0, whole.text.length);
  return {
    ...message,
    ask,
    error: ask.about === 'reading' && message.error ? message.error : whole.error(message.read ?? null),
  };
}

/** A ruling that was copied whole has its link: its house rules hold, and where the hands are the same so does all the rest of it. */
function linked(given: string, message: Message, engines: readonly Game[]): Message {
  const link = /https?:\S+/u.exec(given)?.[0];
  const text = link && URL.canParse(link) ? new URL(link).searchParams.get('c') : null;
  const read = text === null ? undefined : parseCase(text, engines);
  if (!read?.ok || read.value.game !== message.read?.game) return message;
  const cardsOf = ({ fields }: Case): string => fields.map(({ cards }) => cards.join(' ')).join('/');
  if (cardsOf(read.value) === cardsOf(message.read))
    return { ...message, read: read.value, error: undefined, ask: undefined, contradictions: [] };
  return { ...message, read: { ...message.read, preset: read.value.preset, rules: read.value.rules } };
}
