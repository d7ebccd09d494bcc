import { type Card, withoutCards } from '../card.ts';
import type { Field } from '../case.ts';
import type { Game } from '../game/game.ts';
import type { Rules } from '../house-rules.ts';
import { judge } from '../judge.ts';
import { settledPart } from './settled-part.ts';
import type { Candidates, HandWay, ToldHand, ToldHands } from './told-hand.ts';

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
 * @param ways of each hand one
 * @param free the cards that are in no hand for certain
 * @returns undefined where the pack has no such hands together
 */
export function ruleOnStory<R extends Rules>(
  game: Game<R>,
  told: ToldHands<R>,
  hands: readonly ToldHand[],
  ways: readonly HandWay[],
  free: readonly Card[],
  rules: R,
): RuledStory | undefined {
  const shown = ways.flatMap((way) => way.hands.slice(0, 1));
  const bounds = ways.map((way) => (way.hands.length > 1 ? way.hands.slice(1) : way.hands));
  const isLarge = bounds.reduce((count, { length }) => count * length, 1) > MOST_CHOICES;
  const [first, ...rest] = [shown, ...(isLarge ? [] : choicesOf(bounds))].flatMap(
    (choice) => dealHands(choice, free, ruleOn) ?? [],
  );
  if (!first) return undefined;
  const isSure = !isLarge && rest.every(({ settled }) => settled === first.settled);
  return { fields: first.fields, settled: isSure ? first.settled : undefined };

  /** Undefined where these cards are no case, or come to something else beside each other. */
  function ruleOn(cards: readonly (readonly Card[])[]): RuledStory | undefined {
    const fields = hands.map(({ role, name, eaten }, at): Field => ({ role, name, cards: cards[at] ?? [], eaten }));
    const ruling = judge(game, fields, rules);
    if (!ruling.ok) return undefined;
    const { verdict } = ruling.value;
    if (told.agrees && !told.agrees(verdict, hands)) return undefined;
    return { fields, settled: settledPart(game.verdictJson(verdict)) };
  }
}

/** One of each list, in every way. */
function choicesOf<T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return lists.reduce<readonly (readonly T[])[]>(
    (choices, list) => choices.flatMap((choice) => list.map((one) => [...choice, one])),
    [[]],
  );
}

/** Makes something of a hand of each of these, no card twice: of the first ones that go together and of which it can be made. */
function dealHands<T>(
  all: readonly Candidates[],
  pack: readonly Card[],
  make: (hands: readonly (readonly Card[])[]) => T | undefined,
): T | undefined {
  let tries = 0;
  return dealFrom([], pack);

  function dealFrom(dealt: readonly (readonly Card[])[], free: readonly Card[]): T | undefined {
    const candidates = all[dealt.length];
    if (!candidates) return make(dealt);
    for (const cards of candidates(free)) {
      tries += 1;
      if (tries > MOST_TRIES) return undefined;
      const made = dealFrom([...dealt, cards], withoutCards(free, cards));
      if (made !== undefined) return made;
    }
    return undefined;
  }
}
