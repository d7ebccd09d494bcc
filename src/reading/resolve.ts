/** From described hands to the fields of a case: who is who, what lies on the table, what is played. */

import { RESERVED_NAMES } from '#core/case.ts';
import type { Game } from '#core/game/game.ts';
import type { Vocabulary } from '#core/game/vocabulary.ts';
import type { ReadingDraft } from './grammar/draft.ts';
import { corrected, type LooseCard, type LooseHand } from './hands.ts';
import type { Feature } from './weights.ts';

/** A described hand with its field in a case. */
export interface ResolvedSeat extends LooseHand {
  readonly name: string;
}

export interface Resolved {
  readonly seats: readonly ResolvedSeat[];
  /** Hands of which only a total, a kind or a count was stated. */
  readonly cardless: readonly ResolvedSeat[];
  readonly corrected: readonly ResolvedSeat[];
  /** Hands of people whom the text does not name. */
  readonly nameless: readonly ResolvedSeat[];
  readonly pays: readonly Feature[];
}

/** The name given to a person who is only referred to by one of these words. */
const CALLED: Readonly<Record<string, string>> = {
  my: 'me',
  mine: 'me',
  i: 'me',
  his: 'he',
  him: 'he',
  her: 'she',
  hers: 'she',
  their: 'they',
  theirs: 'they',
  your: 'you',
};

/**
 * @param text the text that was read
 * @param nameless the default name of a person whom the text does not name; counted from 0
 */
export function resolve(
  { hands }: ReadingDraft,
  { roles, hand: { suitForAll } }: Vocabulary,
  text: string,
  nameless: (place: number) => string,
): Resolved {
  const whole = hands.map((hand) =>
    suitedAlike({ ...hand, cards: corrected(hand.cards, hand.corrected) }, text, suitForAll === true),
  );
  const told = whole
    .filter(({ cards, empty }) => cards.length > 0 || empty)
    .toSorted((a, b) => beginOf(a) - beginOf(b));
  const untold = whole.filter(
    ({ cards, empty, role, claims, announced }) =>
      cards.length === 0 && !empty && (claims.length > 0 || announced || role === 'cai'),
  );
  const plays =
    roles.includes('danh') && !told.some(({ empty }) => empty)
      ? asPlays(told, untold)
      : asOneHand(told, roles, untold.length);
  const pays: Feature[] = [];
  const taken = new Set(plays.map(({ name }) => name));
  let next = 0;
  const free = (): string => {
    let name = nameless(next++);
    while (taken.has(name)) name = nameless(next++);
    return name;
  };
  const nobodys: ResolvedSeat[] = [];
  const named = (hand: LooseHand): ResolvedSeat => {
    if (hand.role !== 'player') return { ...hand, name: hand.role };
    const called =
      hand.name === undefined
        ? free()
        : hand.known === 'nobody'
          ? nameOfNobody(hand.name, used)
          : hand.name.slice(0, LONGEST_NAME);
    const name = asPlayers(called);
    taken.add(name);
    used.add(name);
    const seat = { ...hand, name };
    if (hand.name === undefined) {
      pays.push('invented');
      nobodys.push(seat);
    }
    return seat;
  };
  const used = new Set<string>();
  const seats = plays.map(named);
  return {
    seats,
    cardless: untold.map((one) =>
      named(roles.includes('danh') && one.name === undefined ? { ...one, role: 'danh' } : one),
    ),
    corrected: seats.filter((seat) => seat.corrected !== undefined),
    nameless: nobodys,
    pays,
  };
}

/** Where the description of a hand starts. */
function beginOf({ cards, place }: LooseHand): number {
  return cards[0]?.from ?? place.from;
}

/** The name of somebody who is only referred to by a word, other than those: `my` is me. */
export function nameOfNobody(word: string, taken: ReadonlySet<string>): string {
  return numbered((CALLED[word] ?? word).slice(0, LONGEST_NAME), taken);
}

/** The notation knows no longer names. */
const LONGEST_NAME = 24;

/** Many people are called Danh: in the notation it is a name with a capital, and a field without. */
function asPlayers(name: string): string {
  return RESERVED_NAMES.has(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

/** Two unnamed people are two different people. */
function numbered(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  let n = 2;
  while (taken.has(`${name}-${n}`)) n++;
  return `${name}-${n}`;
}

/** A suit that was said for all cards; at the end of some hands one word says it. */
function suitedAlike(hand: LooseHand, text: string, forAll: boolean): LooseHand {
  const { cards, suit } = hand;
  if (suit) return { ...hand, cards: cards.map((card) => ({ ...card, suit: card.suit ?? suit })) };
  const last = cards.at(-1);
  const bare = cards.filter((card) => card.suit === undefined);
  if (!forAll || !last?.suit || bare.length === 0) return hand;
  const said = /\p{L}{2,}$/u.test(text.slice(last.from, last.to));
  const distinct = new Set(cards.map(({ rank }) => rank)).size === cards.length;
  const alike = cards.every((card) => card.suit === undefined || card.suit === last.suit);
  return said && distinct && alike ? { ...hand, cards: cards.map((card) => ({ ...card, suit: last.suit })) } : hand;
}

/** A single hand is no player where the game asks about one hand. */
function asOneHand(told: readonly LooseHand[], roles: Vocabulary['roles'], untold: number): readonly LooseHand[] {
  const [first, ...others] = told;
  const alone =
    first && others.length === 0 && untold === 0 && first.role === 'player' && roles.includes('bai') && !first.empty;
  if (alone) return [{ ...first, role: 'bai', name: 'bai' }];
  // `bài em …, bài nó …`: where there are several, each is somebody's.
  return others.length === 0
    ? told
    : told.map((hand) => (hand.role === 'bai' ? { ...hand, role: 'player', name: undefined } : hand));
}

/** What lies on the table, and what is played on it, from plays described in any order. */
function asPlays(told: readonly LooseHand[], untold: readonly LooseHand[]): readonly LooseHand[] {
  const [first] = told;
  if (
    told.length === 1 &&
    untold.length === 0 &&
    first &&
    (first.role === 'bai' || (first.cards.length === 10 && first.verb === undefined))
  )
    return [{ ...first, role: 'bai', name: 'bai' }];
  if (told.some(({ role }) => role === 'bai')) return told;
  const verbs = told.some(({ verb }) => verb !== undefined);
  const people = told.filter(({ name, known }) => name !== undefined && known !== 'nobody').length;
  if (!verbs && people > 1) return told;
  // The plays in the order in which they were made.
  const made: LooseHand[] = [];
  for (const [at, hand] of told.entries()) {
    const next = told[at + 1];
    if (hand.verb === 'lies') {
      // `… trước đó bàn đang là đôi Q`: what lay there came first.
      made.unshift(hand);
    } else if (hand.verb === 'beats' && hand.over && made.length > 0) {
      // `tứ quý 6 chặt heo`: the cards behind the word were there first.
      if (!sameRanks(hand, made.at(-2))) made.splice(-1, 0, hand);
    } else if (hand.verb === 'beats' && next?.verb === 'by' && sameRanks(hand, made.at(-1))) {
      // `nó đánh heo, tôi chặt heo bằng …`: told before.
    } else if (hand.verb === 'plays' && told[at - 1]?.verb === 'by' && sameRanks(hand, made[0])) {
      // `chặt heo bằng tứ quý, bên kia đánh heo bích`: told again, with its suit.
      made[0] = { ...hand, verb: 'lies' };
    } else made.push(hand);
  }
  const [ban, danh] = made.slice(-2);
  if (!ban) return told;
  // `chặt heo được mấy`: with what nobody says.
  if (!danh)
    return ban.verb === 'lies' || (ban.verb === 'beats' && untold.length === 0)
      ? [{ ...ban, role: 'ban', name: 'ban' }]
      : [{ ...ban, role: 'danh', name: 'danh' }];
  return [
    { ...ban, role: 'ban', name: 'ban' },
    { ...danh, role: 'danh', name: 'danh' },
  ];
}

/** Described hands without a place in the case: a third play that is not one of the two repeated. */
export function unplacedHands({ hands }: ReadingDraft, seats: readonly ResolvedSeat[]): readonly LooseHand[] {
  const placed = new Set(seats.flatMap(({ cards }) => cards.map(({ from }) => from)));
  return hands.filter(
    (hand) =>
      hand.cards.length > 0 &&
      hand.cards.every(({ from }) => !placed.has(from)) &&
      !seats.some((seat) => sameRanks(hand, seat)),
  );
}

function sameRanks(a: LooseHand, b: LooseHand | undefined): boolean {
  const ranks = ({ cards }: LooseHand): string => cards.map(({ rank }) => rank).join(' ');
  return b !== undefined && ranks(a) === ranks(b);
}

/** The fields of a case as the game's own check takes them. */
export type Fielded = Pick<ResolvedSeat, 'role' | 'name'> & { readonly cards: LooseCard[] };

export function resolvedFields(seats: readonly ResolvedSeat[], game: Game): Fielded[] {
  const placed = game.roles.includes('danh')
    ? seats.toSorted((a, b) => Number(a.role === 'danh') - Number(b.role === 'danh'))
    : seats;
  return placed.map(({ role, name, cards }) => ({ role, name, cards: [...cards] }));
}
