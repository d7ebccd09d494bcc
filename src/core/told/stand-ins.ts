/** Hands that are told by what they come to (“18 against 17”): real hands that stand in for them, and what was taken for granted. */

import { type Card, withoutCards } from '../card.ts';
import { type Field, unknownCards } from '../case.ts';
import { deckUnder, type Game } from '../game/game.ts';
import type { Rules } from '../house-rules.ts';
import { judge } from '../judge.ts';
import { err, ok, type Result } from '../result.ts';
import { filled } from '../unknown/fill.ts';
import { type RuledStory, ruleOnStory } from './rule-on-story.ts';
import { settledPart } from './settled-part.ts';
import type { Granted, HandWay, ToldHand, ToldHands, Unusual } from './told-hand.ts';

export { GRANTED, type Granted, type Told, type ToldHand, type ToldHands } from './told-hand.ts';

/** What the hands are where some are not as such hands usually are. */
export interface OtherStory extends Unusual {
  /** Whose hand is the unusual one, or whose are. */
  readonly who: readonly string[];
  /** The hands with cards that fit this. */
  readonly fields: readonly Field[];
  /** Hands that fit this are ruled in several ways; `fields` are one of them. */
  readonly open?: true;
}

export interface StandIns {
  /** The hands with cards that fit what was told, as such hands usually are. */
  readonly fields: readonly Field[];
  /** What else they could be where that changes the ruling; the first is not in this list (it is `fields`). */
  readonly granted:
    | {
        readonly code: Granted;
        /** Whom the usual hands put first (`laid-first`); nobody elsewhere. */
        readonly who: readonly string[];
        readonly others: readonly OtherStory[];
      }
    | undefined;
}

/**
 * Hands with cards in the place of those that are told by what they come to. A ruling depends on what hands are worth, so the one on
 * these is that on all that fit.
 * @param told what the game says of such hands
 * @returns `open` where hands that fit are ruled in several ways even so; `no-such-hand` where none fits
 */
export function standIns<R extends Rules>(
  game: Game<R>,
  told: ToldHands<R>,
  hands: readonly ToldHand[],
  rules: R,
): Result<StandIns, 'open' | 'no-such-hand'> {
  if (unknownCards(hands.filter((hand) => !hand.told)) > 1) return err('open');
  const named = hands.flatMap(({ cards }) => cards);
  const free = withoutCards(deckUnder(game, rules), named);
  const seats = hands.flatMap((hand) => seatOf(hand, waysOf(hand, told, free, rules), free));
  if (seats.length < hands.length) return err('no-such-hand');

  const rule = (wayOf: (seat: Seat) => HandWay): RuledStory | undefined =>
    ruleOnStory(
      game,
      told,
      seats.map((seat) => ({ hand: seat.hand, way: wayOf(seat) })),
      free,
      rules,
    );
  const usually = rule(({ usual }) => usual);
  if (!usually) return err('no-such-hand');
  if (usually.settled === undefined) return err('open');

  const { fields } = usually;
  const others = unusualStories(seats, told.granted?.together === true).flatMap(({ who, what, wayOf }) => {
    const ruled = rule(wayOf);
    return ruled ? [{ story: otherStory(who, what, ruled), changes: ruled.settled !== usually.settled }] : [];
  });
  if (!told.granted || !others.some(({ changes }) => changes))
    return ok({ fields, granted: otherOrder(game, usually, rules) });
  const stories = others.map(({ story }) => story);
  return ok({ fields, granted: { code: told.granted.codeOf(stories), who: [], others: stories } });
}

/** What another order makes of hands that only their order places: each of them put before the first; nothing where that changes nothing. */
function otherOrder<R extends Rules>(game: Game<R>, { fields, settled }: RuledStory, rules: R): StandIns['granted'] {
  const usual = judge(game, fields, rules);
  for (const [who = '', ...after] of (usual.ok && game.byOrder?.(usual.value)) || []) {
    const first = fields.findIndex(({ name }) => name === who);
    const others = fields.flatMap((field, at): OtherStory[] => {
      if (!after.includes(field.name)) return [];
      const moved = fields.toSpliced(at, 1).toSpliced(first, 0, field);
      const ruling = judge(game, moved, rules);
      const changes = ruling.ok && settledPart(game.verdictJson(ruling.value.verdict)) !== settled;
      return changes ? [{ who: [field.name], fields: moved }] : [];
    });
    if (others.length > 0) return { code: 'laid-first', who: [who], others };
  }
  return undefined;
}

/** A hand, and the ways in which it can be what was told of it. */
interface Seat {
  readonly hand: ToldHand;
  readonly usual: HandWay;
  readonly unusual: readonly HandWay[];
}

function waysOf<R extends Rules>(
  hand: ToldHand,
  told: ToldHands<R>,
  free: readonly Card[],
  rules: R,
): readonly HandWay[] {
  if (!hand.told) return namedWays(hand, free);
  const { total = 0, count = 0 } = hand.told;
  const isWhole = [total, count].every((number) => Number.isInteger(number) && number >= 0);
  return isWhole ? told.waysOf(hand.told, hand, rules) : [];
}

/** Only the ways that cards can make, and of each the candidates that there are. None where there is no such hand. */
function seatOf(hand: ToldHand, ways: readonly HandWay[], free: readonly Card[]): readonly Seat[] {
  const [usual, ...unusual] = ways.flatMap((way) => {
    const hands = way.hands.filter((candidates) => !isEmpty(candidates(free)));
    return hands.length > 0 ? [{ ...way, hands }] : [];
  });
  return usual ? [{ hand, usual, unusual }] : [];
}

function isEmpty(all: Iterable<unknown>): boolean {
  for (const _ of all) return false;
  return true;
}

/** Of a hand whose cards are named there is one way; a card that nobody has told may be any. */
function namedWays(hand: ToldHand, free: readonly Card[]): readonly HandWay[] {
  if (unknownCards([hand]) === 0) return [{ hands: [() => [hand.cards]] }];
  const any = free.map((card) => (left: readonly Card[]) => (left.includes(card) ? [filled(hand, [card]).cards] : []));
  return [{ hands: [...any.slice(0, 1), ...any] }];
}

interface UnusualStory {
  readonly who: readonly string[];
  readonly what: Unusual | undefined;
  readonly wayOf: (seat: Seat) => HandWay;
}

/** Each hand that can be unusual by itself, in their order; then all of them. */
function unusualStories(seats: readonly Seat[], together: boolean): readonly UnusualStory[] {
  const single = seats.flatMap((seat) =>
    seat.unusual.map((way): UnusualStory => {
      return { who: [seat.hand.name], what: way.unusual, wayOf: (one) => (one === seat ? way : one.usual) };
    }),
  );
  if (!together || single.length < 2) return single;
  const who = single.flatMap((story) => story.who);
  return [...single, { who, what: undefined, wayOf: ({ unusual: [way], usual }) => way ?? usual }];
}

function otherStory(who: readonly string[], what: Unusual | undefined, { fields, settled }: RuledStory): OtherStory {
  return { who, ...what, fields, ...(settled === undefined ? { open: true } : {}) };
}
