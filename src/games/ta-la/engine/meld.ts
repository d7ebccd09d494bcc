import { byCard, type Card, rankIndex, suitIndex } from '#core/card.ts';
import type { MeldRules, TaLaRules } from './rules.ts';

/** Rules tl-phom-ngang and tl-phom-doc: no phỏm is smaller. */
export const LEAST = 3;

/** A phỏm: cards of one rank (ngang), or consecutive ranks of one suit (dọc). The ace stands below the two: rule tl-ace-low. */
export type MeldKind = 'ngang' | 'doc';

/** Rule tl-points: the ace 1, numbers as they stand, J Q K 11 12 13, or 10 each under `faces=10`. */
export function valueAt(rank: number, faces: TaLaRules['faces']): number {
  return faces === '10' ? Math.min(rank + 1, 10) : rank + 1;
}

/** What a card of this rank counts. House rule `faces` is asked only for a J, Q or K. */
export function worthAt(rank: number, rules: MeldRules): number {
  return rank < 10 ? rank + 1 : valueAt(rank, rules.faces);
}

/** What one card counts. */
export function cardWorth(card: Card, rules: MeldRules): number {
  return worthAt(rankIndex(card), rules);
}

/** What these cards count together, where they are left outside the melds. */
export function pointsOf(cards: readonly Card[], rules: MeldRules): number {
  return cards.reduce((sum, card) => sum + cardWorth(card, rules), 0);
}

/** What kind of phỏm these cards are, all of them together, in any order; null where they are none. */
export function meldKind(cards: readonly Card[]): MeldKind | null {
  const [first, ...others] = cards.toSorted(byCard);
  if (first === undefined || cards.length < LEAST) return null;
  if (others.every((card) => rankIndex(card) === rankIndex(first))) return 'ngang';
  const next = (card: Card, place: number): boolean =>
    suitIndex(card) === suitIndex(first) && rankIndex(card) === rankIndex(first) + place + 1;
  return others.every(next) ? 'doc' : null;
}

/** May this card lie with a phỏm that is on the table? The rank's last card, or the next one at either end of a run. */
export function fits(card: Card, meld: readonly Card[]): boolean {
  return meldKind([...meld, card]) !== null;
}
