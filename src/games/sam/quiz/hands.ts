import { ALL_CARDS, type Card } from '#core/card.ts';
import type { Field, Role } from '#core/case.ts';
import { deckUnder } from '#core/game/game.ts';
import type { Rng } from '#core/random/rng.ts';
import { game } from '../engine/index.ts';
import { byHeight, heightOf, lined } from '../engine/ranks.ts';
import type { SamRules } from '../engine/rules.ts';

/** The rule set's deck, from which cards are taken; taken cards are gone. */
export interface Pile {
  /** This many cards of this height; undefined where there are fewer. */
  alike(height: number, size: number): readonly Card[] | undefined;
  /** One card of each of these heights, of suits of chance; undefined where one is missing. */
  heights(heights: readonly number[]): readonly Card[] | undefined;
  /** As many cards of this sort; undefined where there are fewer. */
  some(count: number, is?: (card: Card) => boolean): readonly Card[] | undefined;
}

export function pileOf(rng: Rng, rules: SamRules): Pile {
  let left: readonly Card[] = rng.cards(ALL_CARDS.length).filter((card) => game.hasCard(card, rules));
  const some = (count: number, is: (card: Card) => boolean = () => true): readonly Card[] | undefined => {
    const found = left.filter(is).slice(0, count);
    if (found.length < count) return undefined;
    left = left.filter((card) => !found.includes(card));
    return found;
  };
  const alike = (height: number, size: number) => some(size, (card) => heightOf(card) === height);
  return { some, alike, heights: (heights) => together(heights.map((height) => alike(height, 1))) };
}

/** All parts of a hand, from the lowest card up; undefined where one is missing. */
export function together(parts: readonly (readonly Card[] | undefined)[]): readonly Card[] | undefined {
  if (parts.includes(undefined)) return undefined;
  return parts.flatMap((part) => part ?? []).sort(byHeight);
}

/** Heights one after another; a run from −2 begins with the ace, one from −1 with the 2. */
export function row(low: number, length: number): readonly number[] {
  return Array.from({ length }, (_, step) => (low + step + 13) % 13);
}

/** The fields of a play, on a table where there is one. */
export function playFields(play: readonly Card[], table?: readonly Card[]): readonly Field[] {
  return [...(table ? [fieldOf('ban', 'ban', lined(table))] : []), fieldOf('danh', 'danh', lined(play))];
}

export function fieldOf(role: Role, name: string, cards: readonly Card[]): Field {
  return { role, name, cards, eaten: [] };
}

/** The heights in the rule set's deck: without J, Q and K an ace comes after the ten. */
export function heightsOf(rules: SamRules): readonly number[] {
  return [...new Set(deckUnder(game, rules).map(heightOf))].sort((a, b) => a - b);
}
