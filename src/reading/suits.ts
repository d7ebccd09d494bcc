import { type Card, cardOf, type Rank, SUITS, type Suit } from '#core/card.ts';
import type { Eaten, Field } from '#core/case.ts';
import type { Game, SuitsMatter } from '#core/game/game.ts';
import type { Rules } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import { formatSummary } from '#core/summary/summary.ts';
import type { Effort } from './effort.ts';
import type { LooseCard } from './hands.ts';

/** A hand with suits that may be missing; its cards replace those of the field. */
export interface BareField extends Pick<Field, 'role' | 'name'> {
  readonly cards: readonly LooseCard[];
}

/** A card without a suit, and whose it is. */
interface Slot {
  readonly card: LooseCard;
  readonly field: number;
}

export type Given = ReadonlyMap<LooseCard, Suit>;

/** How many ways to assign suits are tried; where there are more, or no effort is left, every suit is asked for. */
const MOST_WAYS = 4096;
/** What it takes to judge one of them. */
const JUDGED = 3;

/** The result for suits that were not stated. */
export interface MissingSuits {
  /** The cards whose suits must be asked for, because the ruling depends on them. */
  readonly toAsk: ReadonlySet<LooseCard>;
  /** Suits for all others, chosen from the free ones. */
  readonly given: Given;
  /** A card of which the deck has none left. */
  readonly tooMany: LooseCard | undefined;
}

/**
 * Which suits must be asked for, and what the other cards may be.
 * @param isOpen some cards are unknown: hands may come to the same that now look different
 * @param judged whether the hands can be judged; where they cannot, every suit that could matter in any case must be asked for
 */
export function giveSuits(
  fields: readonly BareField[],
  game: Game,
  rules: Rules,
  judged: boolean,
  isOpen: boolean,
  effort: Effort,
): MissingSuits {
  const slots = slotsOf(fields);
  const held = heldIn(fields);
  const first = firstWay(slots, held);
  if (slots.length === 0 || first.length < slots.length) {
    return { toAsk: new Set(), given: givenOf(slots, first), tooMany: slots[first.length]?.card };
  }
  // A card that is told twice makes it no case, whatever the suits: that is said of the card, and no suit is asked for.
  if (isToldTwice(fields, held)) return { toAsk: new Set(), given: givenOf(slots, first), tooMany: undefined };
  const never = game.suits?.(isOpen ? fields.flatMap((one) => [one, one]) : fields, rules) === 'never';
  const asked = never || judged ? askedOf(fields, slots, held, game, rules, effort) : slots.map(({ card }) => card);
  return { toAsk: new Set(asked), given: givenOf(slots, first), tooMany: undefined };
}

/** Some suit for every card that has none: one that is free, as far as there are any. */
export function anySuits(fields: readonly BareField[]): Given {
  const slots = slotsOf(fields);
  const some = new Map(slots.map(({ card }, i) => [card, SUITS[i % SUITS.length] ?? 'S'] as const));
  return new Map([...some, ...givenOf(slots, firstWay(slots, heldIn(fields)))]);
}

function slotsOf(fields: readonly BareField[]): readonly Slot[] {
  return fields.flatMap(({ cards }, field) =>
    cards.filter(({ suit }) => suit === undefined).map((card) => ({ card, field })),
  );
}

function isToldTwice(fields: readonly BareField[], held: ReadonlySet<Card>): boolean {
  return fields.flatMap(({ cards }) => cards.filter(({ suit }) => suit)).length > held.size;
}

function heldIn(fields: readonly BareField[]): ReadonlySet<Card> {
  return new Set(fields.flatMap(({ cards }) => cards.flatMap(({ rank, suit }) => (suit ? cardOf(rank, suit) : []))));
}

/** A free suit for each, as far as there are any; mixed, so that no unstated flush results. */
function firstWay(slots: readonly Slot[], held: ReadonlySet<Card>): string {
  let way = '';
  for (const slot of slots) {
    const free = freeSuits(slot, slots, way, held);
    const next = SUITS[way.length % SUITS.length];
    const suit = free.find((one) => one === next) ?? free[0];
    if (!suit) break;
    way += suit;
  }
  return way;
}

function askedOf(
  fields: readonly BareField[],
  slots: readonly Slot[],
  held: ReadonlySet<Card>,
  game: Game,
  rules: Rules,
  effort: Effort,
): ReadonlySet<LooseCard> {
  const suitsOf = (some: readonly BareField[]): SuitsMatter => game.suits?.(some, rules) ?? 'together';
  const tell = suitsOf(fields);
  if (tell === 'never') return new Set();
  if (tell !== 'in-pairs') return deciding(fields, slots, held, game, rules, tell, effort);
  const banker = fields.findIndex(({ role }) => role === 'cai');
  const asked = new Set<LooseCard>();
  for (const [a, one] of fields.entries()) {
    for (const [b, other] of fields.entries()) {
      if (b <= a || (banker >= 0 && a !== banker && b !== banker)) continue;
      const pair = suitsOf([one, other]);
      if (pair === 'never') continue;
      const theirs = slots
        .filter(({ field }) => field === a || field === b)
        .map(({ card, field }) => ({ card, field: field === a ? 0 : 1 }));
      for (const card of deciding([one, other], theirs, held, game, rules, pair, effort)) asked.add(card);
    }
  }
  return asked;
}

/** The cards of these hands whose suits can change the ruling, whatever suits the others have. */
function deciding(
  fields: readonly BareField[],
  all: readonly Slot[],
  held: ReadonlySet<Card>,
  game: Game,
  rules: Rules,
  tell: SuitsMatter,
  effort: Effort,
): ReadonlySet<LooseCard> {
  const outcomes = new Map<string, string>();
  const slots = typeof tell === 'string' ? all : all.filter(({ field }) => tell.includes(field));
  const hands = openHands(fields, slots, givenOf(all, firstWay(all, held)));
  const ways: string[] = [];
  // The ways are counted before any is judged.
  for (const way of suitAssignments(slots, held, tell === 'colours')) {
    if (ways.length === MOST_WAYS) return new Set(slots.map(({ card }) => card));
    ways.push(way);
  }
  if (!effort.afford(ways.length * JUDGED)) return new Set(slots.map(({ card }) => card));
  for (const way of ways) {
    outcomes.set(way, outcomeOf(withWay(hands, way), game, rules));
  }
  const asked = new Set<LooseCard>();
  if (new Set(outcomes.values()).size <= 1) return asked;
  for (const [way, said] of outcomes) {
    for (const [place, { card }] of slots.entries()) {
      if (asked.has(card)) continue;
      const turned = SUITS.some((suit) => {
        const otherwise = outcomes.get(withSuit(slots, way, place, suit));
        return otherwise !== undefined && otherwise !== said;
      });
      if (turned) asked.add(card);
    }
  }
  return asked;
}

/** The same with another suit in one place; where a card of its rank has that suit, the two change places. */
function withSuit(slots: readonly Slot[], way: string, place: number, suit: Suit): string {
  const rank = slots[place]?.card.rank;
  return [...way]
    .map((own, i) => {
      if (i === place) return suit;
      return own === suit && slots[i]?.card.rank === rank ? way.charAt(place) : own;
    })
    .join('');
}

/**
 * Every way to give the slots suits, a letter each, so that no card is there twice.
 * @param colours of two suits of one colour the first that is free is enough
 */
function* suitAssignments(
  slots: readonly Slot[],
  held: ReadonlySet<Card>,
  colours: boolean,
  way = '',
): Generator<string> {
  const slot = slots[way.length];
  if (!slot) {
    yield way;
    return;
  }
  const free = freeSuits(slot, slots, way, held);
  const colourOf = (suit: Suit): boolean => suit === 'H' || suit === 'D';
  const tried = colours
    ? free.filter((suit, i) => !free.slice(0, i).some((one) => colourOf(one) === colourOf(suit)))
    : free;
  for (const suit of tried) yield* suitAssignments(slots, held, colours, way + suit);
}

/** The suits that nobody has of this card's rank; `way` says what the slots before it were given. */
function freeSuits({ card: { rank } }: Slot, slots: readonly Slot[], way: string, held: ReadonlySet<Card>): Suit[] {
  const given = [...way].filter((_, i) => slots[i]?.card.rank === rank);
  return SUITS.filter((suit) => !given.includes(suit) && !held.has(cardOf(rank, suit)));
}

function givenOf(slots: readonly Slot[], way: string): Given {
  return new Map(
    slots.flatMap(({ card }, i) => {
      const suit = SUITS.find((one) => one === way.charAt(i));
      return suit ? [[card, suit] as const] : [];
    }),
  );
}

/** A hand that is filled for every way. */
interface OpenHand {
  readonly field: Field;
  /** The cards without a suit: their places, their slots, and their places among the eaten cards, -1 for none. */
  readonly open: readonly { readonly at: number; readonly slot: number; readonly mark: number; readonly rank: Rank }[];
}

function openHands(fields: readonly BareField[], slots: readonly Slot[], any: Given): readonly OpenHand[] {
  return fields.map((bare) => {
    const marked = bare.cards.filter(({ eaten }) => eaten !== undefined);
    return {
      field: suited(bare, any),
      open: bare.cards.flatMap((card, at) => {
        const slot = slots.findIndex((one) => one.card === card);
        return slot < 0 ? [] : [{ at, slot, mark: marked.indexOf(card), rank: card.rank }];
      }),
    };
  });
}

function withWay(hands: readonly OpenHand[], way: string): Field[] {
  return hands.map(({ field, open }) => {
    if (open.length === 0) return field;
    const cards = [...field.cards];
    const eaten = [...field.eaten];
    for (const { at, slot, mark, rank } of open) {
      const card = cardOf(rank, SUITS.find((one) => one === way.charAt(slot)) ?? 'S');
      cards[at] = card;
      const eater = eaten[mark];
      if (eater) eaten[mark] = { ...eater, card };
    }
    return { ...field, cards, eaten };
  });
}

function outcomeOf(hands: readonly Field[], game: Game, rules: Rules): string {
  const ruled = judge(game, hands, rules);
  return ruled.ok ? formatSummary(game.summary(ruled.value.verdict)) : '';
}

/** The hand with the suits that it was given; cards that have none are left out. */
export function suited({ role, name, cards }: BareField, given: Given): Field {
  const all = cards.flatMap((loose) => {
    const suit = loose.suit ?? given.get(loose);
    return suit ? [{ card: cardOf(loose.rank, suit), eaten: loose.eaten }] : [];
  });
  const marks = all.flatMap(({ card, eaten }): Eaten[] =>
    eaten ? [{ card, chot: eaten.chot, ...(eaten.from === undefined ? {} : { from: eaten.from }) }] : [],
  );
  return { role, name, cards: all.map(({ card }) => card), eaten: marks };
}
