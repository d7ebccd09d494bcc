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
/** How many hands are tried in all: after that nothing is said for certain. */
const MOST_TRIES = 400;

/** A hand of a story, and in which way it is what was told of it. */
interface StoryHand {
  readonly hand: ToldHand;
  readonly way: HandWay;
}

/**
 * Rules on hands that are each one way. Hands are in order, so where the lowest and the highest of each meet alike, all do.
 * @param free the cards that are in no hand for certain
 * @returns undefined where the pack has no such hands together
 */
export function ruleOnStory<R extends Rules>(
  game: Game<R>,
  told: ToldHands<R>,
  story: readonly StoryHand[],
  free: readonly Card[],
  rules: R,
): RuledStory | undefined {
  const worths = story.map(({ hand, way }) => way.hands.map((candidates): Choice => ({ hand, candidates })));
  const shown = worths.flatMap((all) => all.slice(0, 1));
  const bounds = worths.map((all) => (all.length > 1 ? all.slice(1) : all));
  const isLarge = bounds.reduce((count, { length }) => count * length, 1) > MOST_CHOICES;
  let tries = 0;
  const [first, ...rest] = [shown, ...(isLarge ? [] : choicesOf(bounds))].flatMap(
    (choice) => dealFrom(choice, [], free) ?? [],
  );
  if (!first) return undefined;
  const isSure = !isLarge && tries < MOST_TRIES && rest.every(({ settled }) => settled === first.settled);
  return { fields: first.fields, settled: isSure ? first.settled : undefined };

  /** The ruling on a hand of each of these, no card twice: the first ones that go together. */
  function dealFrom(choice: readonly Choice[], dealt: readonly Field[], left: readonly Card[]): RuledStory | undefined {
    const next = choice[dealt.length];
    if (!next) return ruleOn(dealt);
    const { role, name, eaten } = next.hand;
    for (const cards of next.candidates(left)) {
      if (tries >= MOST_TRIES) return undefined;
      tries += 1;
      const ruled = dealFrom(choice, [...dealt, { role, name, cards, eaten }], withoutCards(left, cards));
      if (ruled) return ruled;
    }
    return undefined;
  }

  /** Undefined where these hands are no case, or come to something else beside each other. */
  function ruleOn(fields: readonly Field[]): RuledStory | undefined {
    const ruling = judge(game, fields, rules);
    if (!ruling.ok) return undefined;
    const { verdict } = ruling.value;
    const hands = story.map(({ hand }) => hand);
    if (told.agrees && !told.agrees(verdict, hands)) return undefined;
    return { fields, settled: settledPart(game.verdictJson(verdict)) };
  }
}

/** Hands of one worth that a hand may be. */
interface Choice {
  readonly hand: ToldHand;
  readonly candidates: Candidates;
}

/** One of each list, in every way. */
function choicesOf<T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return lists.reduce<readonly (readonly T[])[]>(
    (choices, list) => choices.flatMap((choice) => list.map((one) => [...choice, one])),
    [[]],
  );
}
