import { describe, expect, test } from 'vitest';
import { ALL_CARDS, type Card, displayCard, formatCard } from '#core/card.ts';
import { allowedValues } from '#core/house-rules.ts';
import { makeRng } from '#core/random/rng.ts';
import { arrange } from '../engine/arrange.ts';
import { PRESETS, SCHEMA } from '../engine/rules.ts';
import { cardsOf } from '../testing/cases.ts';
import { eachPartition, isLiteralMeld } from '../testing/literal.ts';
import { discards } from './discard.ts';
import { canEat } from './eat.ts';

const RULES = PRESETS['mien-bac'];
const ANY = PRESETS.online;

/** The one card of a text. */
function card(text: string): Card {
  const [one] = cardsOf(text);
  if (one === undefined) throw new Error(`${text} is no card`);
  return one;
}

describe('may it be eaten (tl-eat-proof, tl-eat-limit; ta-la.md §4.9 row 13)', () => {
  test.each([
    ['7♠ 7♥', '', '7♦', 'yes'],
    ['5♦ 6♦', '', '7♦', 'yes'],
    ['7♠ 8♦', '', '7♦', 'tl-eat-proof'],
    ['K♠ Q♠', '', 'A♠', 'tl-eat-proof'],
    ['2♠ 3♠', '', 'A♠', 'yes'],
    // Its two partners hold up the meld of a card eaten before.
    ['7♠ 7♥ 7♦', '7♦', '7♣', 'tl-eat-limit'],
    ['5♥ 6♥ 7♥', '5♥', '6♠', 'tl-eat-proof'],
    ['5♥ 6♥ 7♥ 6♦', '5♥', '6♠', 'tl-one-meld-each'],
    // One of the two is itself an eaten card.
    ['5♠ 7♠ 5♥ 5♦', '5♠', '6♠', 'tl-eat-limit'],
  ])('%s (eaten %s), then %s: %s', (hand, eaten, discard, said) => {
    const found = canEat(cardsOf(hand), eaten ? cardsOf(eaten) : [], card(discard), RULES);
    expect(found.ok ? 'yes' : found.error).toBe(said);
  });

  test('where the house sets no limit two eaten cards may share a meld, if two of its cards are the player’s own', () => {
    const one = canEat(cardsOf('5♠ 6♠ 7♠'), cardsOf('5♠'), card('8♠'), ANY);
    expect(one.ok && one.value.meld.map(displayCard).join(' ')).toBe('5♠ 6♠ 7♠ 8♠');
    expect(canEat(cardsOf('5♠ 6♠ 7♠'), cardsOf('5♠'), card('8♠'), RULES).ok).toBe(false);
  });

  test.each([
    ['7♠ 7♥ 5♦ 6♦', '7♠ 7♥ 7♦'],
    ['7♠ 7♥ 8♦ 9♦', '7♦ 8♦ 9♦'],
    // Either leaves 14: the meld that begins lower.
    ['7♠ 7♥ 6♦ 8♦', '6♦ 7♦ 8♦'],
  ])('%s, then 7♦: of the melds that it makes the one that leaves least: %s', (hand, meld) => {
    const found = canEat(cardsOf(hand), [], card('7♦'), RULES);
    expect(found.ok && found.value.meld.map(displayCard).join(' ')).toBe(meld);
  });

  test('a discard may be eaten exactly where some way to part the cards proves it: 10,000 hands', () => {
    const rng = makeRng(9);
    const said = { yes: 0, no: 0 };
    for (let run = 0; run < 10_000; run++) {
      const low = rng.upTo(8);
      const deck = ALL_CARDS.filter((one) => one % 13 >= low && one % 13 < low + 5);
      const [discard, ...hand] = rng.cards(2 + rng.upTo(6), deck);
      if (discard === undefined) continue;
      const rules = { faces: '11-12-13', eatPerMeld: rng.pick(allowedValues(SCHEMA.eatPerMeld)) } as const;
      const eaten = hand.slice(0, rng.upTo(2));
      if (!arrange(hand, eaten, rules)) continue;
      const names = [...hand, discard].map(formatCard);
      const taken = [...eaten, discard].map(formatCard);
      let proof = false;
      eachPartition(names, taken, rules, (melds) => {
        const home = melds.find(({ cards }) => cards.includes(formatCard(discard)));
        if (home && home.cards.filter((one) => !taken.includes(one)).length >= 2) proof = true;
      });
      const found = canEat(hand, eaten, discard, rules);
      expect(found.ok, `${names.join(' ')} | ${taken.join(' ')} ${rules.eatPerMeld}`).toBe(proof);
      if (found.ok) expect(isLiteralMeld(found.value.meld.map(formatCard))).toBe(true);
      said[found.ok ? 'yes' : 'no']++;
    }
    expect(Math.min(said.yes, said.no)).toBeGreaterThan(500);
  });
});

describe('what to discard (tl-eat-limit; the fewest points in one’s own hand)', () => {
  test('the card that leaves the fewest points first; a rác rather than a card of a meld', () => {
    const found = discards(cardsOf('4♣ 5♣ 6♣ 6♦ 6♥ 6♠ 7♠ 8♠ K♦ 2♥'), [], RULES);
    expect(found.map((one) => `${displayCard(one.card)} ${one.rest.points}`).slice(0, 3)).toEqual([
      'K♦ 11',
      '5♣ 19',
      '4♣ 20',
    ]);
    expect(found).toHaveLength(10);
  });

  test('no eaten card, and none that an eaten one’s meld needs', () => {
    const found = discards(cardsOf('7♠ 7♥ 7♦ K♣'), cardsOf('7♦'), RULES);
    expect(found.map((one) => displayCard(one.card))).toEqual(['K♣']);
  });

  test('of four alike any but the eaten one may go; of equal ones the higher card is first', () => {
    const found = discards(cardsOf('7♠ 7♥ 7♦ 7♣'), cardsOf('7♦'), RULES);
    expect(found.map((one) => displayCard(one.card))).toEqual(['7♠', '7♥', '7♣']);
    const loose = discards(cardsOf('2♠ 9♥'), [], RULES);
    expect(loose.map((one) => `${displayCard(one.card)} ${one.rest.points}`)).toEqual(['9♥ 2', '2♠ 9']);
  });

  test('where J, Q and K count the same the highest goes first', () => {
    const found = discards(cardsOf('J♠ K♥ Q♦'), [], { ...RULES, faces: '10' });
    expect(found.map((one) => displayCard(one.card))).toEqual(['K♥', 'Q♦', 'J♠']);
  });

  test('the best one is what trying every card finds: 2,000 hands of ten', () => {
    const rng = makeRng(12);
    for (let run = 0; run < 2000; run++) {
      const hand = rng.cards(10);
      const [best] = discards(hand, [], RULES);
      const points = hand.map(
        (one) =>
          arrange(
            hand.filter((other) => other !== one),
            [],
            RULES,
          )?.points ?? Infinity,
      );
      expect(best?.rest.points).toBe(Math.min(...points));
    }
  });
});
