import { describe, expect, test } from 'vitest';
import { ALL_CARDS, type Card, formatCard } from '#core/card.ts';
import { readHand } from '../engine/hand.ts';
import { houseOf } from '../testing/cases.ts';
import { literalHand } from '../testing/literal.ts';
import { HANDS_36, handsFrom } from './all-hands.ts';

const HANDS_52 = handsFrom(ALL_CARDS);

/** How many hands are of each kind, and how many of points have each number. */
function census(hands: readonly (readonly Card[])[], house: string): Readonly<Record<string, number>> {
  const rules = houseOf(house);
  const counts: Record<string, number> = {};
  for (const cards of hands) {
    const { kind, points } = readHand('', cards, rules);
    const names = kind === 'nut' || kind === 'at-cu' ? [kind, `${points}`] : [kind];
    for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

const ODD_AND_EVEN = { 1: 708, 2: 724, 3: 708, 4: 724, 5: 708, 6: 724, 7: 708, 8: 724, 9: 708 };

describe('census, ba-cay.md §3.9', () => {
  test('every hand is there once', () => {
    expect(HANDS_36).toHaveLength(7140);
    expect(HANDS_52).toHaveLength(22_100);
    for (const hands of [HANDS_36, HANDS_52]) {
      expect(new Set(hands.map((cards) => cards.join())).size).toBe(hands.length);
      expect(hands.every((cards) => new Set(cards).size === 3)).toBe(true);
    }
  });

  test('36 cards: 704 with 10, 708 with each odd number, 724 with 2 to 8; 60 of the tens hold A♦', () => {
    // A♦ and two cards that make 9: A+8 3×4 (the other aces), 2+7, 3+6, 4+5 4×4 each. Two cards never make 19.
    expect(census(HANDS_36, 'ba-cay')).toEqual({ ...ODD_AND_EVEN, 10: 704, nut: 7080, 'at-cu': 60 });
    expect(census(HANDS_36, 'ba-cay{ace=high}')).toEqual({ ...ODD_AND_EVEN, 10: 704, nut: 7140 });
    expect(census(HANDS_36, 'ba-cay{tie=draw}')).toEqual({ ...ODD_AND_EVEN, 10: 704, nut: 7140 });
    expect(census(HANDS_36, 'ba-cay{ten=worst}')).toEqual({ ...ODD_AND_EVEN, nut: 6436, bu: 704 });
  });

  test('52 cards: 220 ba tiên, 2,164 bù', () => {
    const counts = census(HANDS_52, 'bai-cao');
    expect(counts).toMatchObject({ 'ba-tien': 220, bu: 2164, nut: 22_100 - 220 - 2164 });
    expect(census(HANDS_52, 'online-cao')).toEqual(counts);
    expect(census(HANDS_52, 'bai-cao{threeFaces=false}')).toEqual({ ...counts, bu: 2384, 'ba-tien': undefined });
    // A♦ with two cards that make 9 (60, as above) or 19: a 9 and one of sixteen tens.
    expect(census(HANDS_52, 'bai-cao{ten=best,tie=suit}')).toMatchObject({ 10: 2164, 'at-cu': 124, 'ba-tien': 220 });
  });

  test('sáp: four of each rank; three J, Q or K are one only above a ba tiên, or where there is none', () => {
    expect(census(HANDS_36, 'ba-cay{threeAlike=above-all}')).toMatchObject({ sap: 36 });
    expect(census(HANDS_52, 'bai-cao{threeAlike=above-all}')).toMatchObject({ sap: 52, 'ba-tien': 208 });
    expect(census(HANDS_52, 'bai-cao{threeAlike=below-ba-tien}')).toMatchObject({ sap: 40, 'ba-tien': 220 });
    const none = census(HANDS_52, 'bai-cao{threeAlike=below-ba-tien,threeFaces=false}');
    expect(none).toMatchObject({ sap: 52 });
    expect(none).not.toHaveProperty('ba-tien');
  });

  test.each([
    'ba-cay',
    'bai-cao',
    'online-cao',
    'bai-cao{threeAlike=above-all}',
    'bai-cao{threeAlike=below-ba-tien,ten=best,tie=suit}',
    'bai-cao{threeFaces=false,threeAlike=below-ba-tien}',
  ])('%s: every hand is what the rules read literally says', (house) => {
    const rules = houseOf(house);
    const wrong = HANDS_52.filter((cards) => {
      const { kind, points } = readHand('', cards, rules);
      const literal = literalHand(cards.map(formatCard), rules);
      return kind !== literal.kind || points !== literal.points;
    });
    expect(wrong).toEqual([]);
  });
});
