import { type Card, withoutCards } from '../card.ts';
import type { Field } from '../case.ts';
import type { Game } from '../game/game.ts';
import type { Rules } from '../house-rules.ts';
import { judge } from '../judge.ts';
import { settledPart } from './settled-part.ts';
import type { Candidates, HandWay, ToldHand } from './told-hand.ts';

/** A story with cards, and what is settled on it. */
export interface RuledStory {
  readonly fields: readonly Field[];
  /** What every hand that fits leads to; undefined where they are ruled in several ways. */
  readonly settled: string | undefined;
}

/** How many choices of lowest and highest hands are ruled on. */
const MOST_CHOICES = 100;
/** How many hands are tried before such hands are held to be impossible together. */
const MOST_TRIES = 200;

/**
 * Rules on hands that are each one way. Hands are in order, so where the lowest and the highest of each meet alike, all do.
 * @returns undefined where the pack has no such hands together
 */
export function ruleOnStory<R extends Rules>(
  game: Game<R>,
  hands: readonly ToldHand[],
  ways: readonly HandWay[],
  free: readonly Card[],
  rules: R,
): RuledStory | undefined {
  const shown = ways.flatMap((way) => way.hands.slice(0, 1));
  const bounds = ways.map((way) => (way.hands.length > 1 ? way.hands.slice(1) : way.hands));
  const isLarge = bounds.reduce((count, { length }) => count * length, 1) > MOST_CHOICES;
  const [first, ...rest] = [shown, ...(isLarge ? [] : choicesOf(bounds))].flatMap((choice) => {
    const cards = dealHands(choice, free);
    if (!cards) return [];
    const fields = hands.map((hand, at) => fieldOf(hand, cards[at] ?? []));
    const ruling = judge(game, fields, rules);
    return ruling.ok ? [{ fields, settled: settledPart(game.verdictJson(ruling.value.verdict)) }] : [];
  });
  if (!first) return undefined;
  const isSure = !isLarge && rest.every(({ settled }) => settled === first.settled);
  return { fields: first.fields, settled: isSure ? first.settled : undefined };
}

/** One of each list, in every way. */
function choicesOf<T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return lists.reduce<readonly (readonly T[])[]>(
    (choices, list) => choices.flatMap((choice) => list.map((one) => [...choice, one])),
    [[]],
  );
}

/** A hand of each of these, no card twice: the first ones that go together. */
function dealHands(all: readonly Candidates[], pack: readonly Card[]): readonly (readonly Card[])[] | undefined {
  let tries = 0;
  return dealFrom(0, pack);

  function dealFrom(at: number, free: readonly Card[]): readonly (readonly Card[])[] | undefined {
    const candidates = all[at];
    if (!candidates) return [];
    for (const cards of candidates(free)) {
      tries += 1;
      if (tries > MOST_TRIES) return undefined;
      const others = dealFrom(at + 1, withoutCards(free, cards));
      if (others) return [cards, ...others];
    }
    return undefined;
  }
}

function fieldOf({ role, name, eaten }: ToldHand, cards: readonly Card[]): Field {
  return { role, name, cards, eaten };
}
