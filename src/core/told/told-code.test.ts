/** Hands that were told, in a link. */

import { describe, expect, test } from 'vitest';
import { toldStory } from '#testing/told.ts';
import { formatToldHands, parseToldHands } from './told-code.ts';
import type { ToldHand } from './told-hand.ts';

/** The hands with cards in the place of what was told. */
const shown = (hands: readonly ToldHand[]) => hands.map(({ told: _, ...field }) => field);

describe('what was told of hands', () => {
  test.each([
    ['totals', 'cai 18; an 17', 'cai:18;an:17'],
    ['kinds', 'an thung; bình cu-lu', 'an:thung;bình:cu-lu'],
    ['numbers of cards, and who is out', 'an -; bình x3; chi x10', 'bình:c3;chi:c10'],
    ['a total in so many cards', 'cai 17; an 15 x2', 'cai:17;an:15.c2'],
    ['a kind with its cards', 'an KS KH doi; bình AS AH doi', 'an:doi.KS.KH;bình:doi.AS.AH'],
    ['a total with a card', 'an AD 10; bình 10', 'an:10.AD;bình:10'],
    ['one of them alone', 'cai 10S 9H; an 17', 'an:17'],
  ])('%s: there and back', (_, story, code) => {
    const hands = toldStory(story);
    expect(formatToldHands(hands)).toBe(code);
    expect(parseToldHands(code, shown(hands))).toEqual(hands);
  });

  test.each([
    ['nothing', ''],
    ['nobody of the case', 'chi:18'],
    ['a name alone', 'an'],
    ['nothing of somebody', 'an:'],
  ])('%s is no story', (_, code) => {
    expect(parseToldHands(code, shown(toldStory('cai KS 8H; an KH 7S')))).toBeUndefined();
  });

  test('whatever else a link holds is no total, no card and no count: it is looked up as a kind', () => {
    expect(parseToldHands('an:123.ZZ', shown(toldStory('cai KS 8H; an KH 7S')))?.[1]?.told).toEqual({ kind: '123' });
  });
});
