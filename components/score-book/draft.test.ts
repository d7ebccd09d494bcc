import { describe, expect, test } from 'vitest';
import type { EveningEvent, EveningRound } from '#core/evening/evening.ts';
import { tallyOf } from '#core/evening/tally.ts';
import { amountsRound, smallEvening } from '#core/evening/testing/small-evening.ts';
import { correctionDraft, emptyDraft, isDraftStale } from './draft.ts';

const won = (net: number): EveningRound => {
  const event = amountsRound(net);
  if (event.type !== 'round') throw new Error('no round');
  return event.round;
};
const tally = (...events: readonly EveningEvent[]) => tallyOf(smallEvening('toi-nay', ...events));

describe('a correction', () => {
  const draft = correctionDraft(1, won(5), '');

  test('goes on while its round is the one that it was begun from', () => {
    expect(isDraftStale(draft, tally(amountsRound(5), amountsRound(2)))).toBe(false);
  });

  test.each<[string, readonly EveningEvent[]]>([
    ['was undone', []],
    ['was undone and entered anew', [amountsRound(9)]],
    ['was corrected in another tab', [amountsRound(5), { type: 'correct', at: 3, of: 1, round: won(9), why: '' }]],
  ])('begins anew where the round %s', (_, events) => {
    expect(isDraftStale(draft, tally(...events))).toBe(true);
  });
});

test('a new round is about people whom the book knows', () => {
  const empty = emptyDraft(tally(), 'amounts');
  expect(isDraftStale(empty, tally())).toBe(false);
  expect(isDraftStale({ ...empty, seats: [1, 2, 3] }, tally())).toBe(true);
});
