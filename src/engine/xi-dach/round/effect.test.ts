import { expect, test } from 'vitest';
import { PRESETS } from '../rules.ts';
import { round } from './index.ts';
import { cards, eventsOf, play, sit } from './table.fixture.ts';

const RULES = PRESETS['pho-thong'];

/** An has 18 and draws 5♦ (23), 4♣ (27); Bình has 20, Cúc 19, the banker 19. */
const TABLE = {
  cai: '10♠ 9♥',
  players: { an: [10, 'K♠ 8♥'], binh: [20, 'K♣ Q♣'], cuc: [40, 'J♣ 9♣'] },
  stock: '5♦ 4♣',
} as const;
const DRAWN = play(sit(RULES, TABLE), 'an draw', 'an draw', 'an stand', 'binh stand', 'cuc stand');
const DONE = play(DRAWN, 'cai check an', 'cai check binh', 'cai check cuc');

test('cards come to whom they are dealt, and to who draws', () => {
  expect(DONE.log.slice(0, 1).map(round.effect)).toEqual([{ cards: [['an', ...cards('K♠')]] }]);
  expect(eventsOf(DONE, 'draw').map(round.effect)).toEqual([
    { cards: [['an', ...cards('5♦')]] },
    { cards: [['an', ...cards('4♣')]] },
  ]);
});

test('chips go between a player and the banker, and nowhere where nobody wins', () => {
  expect(eventsOf(DONE, 'settle').map(round.effect)).toEqual([
    {
      chips: [
        ['binh', 20],
        ['cai', -20],
      ],
    },
    {},
  ]);
});

test('who is caught pays everybody', () => {
  expect(eventsOf(DONE, 'den').map(round.effect)).toEqual([
    {
      chips: [
        ['an', -70],
        ['cai', 10],
        ['binh', 20],
        ['cuc', 40],
      ],
    },
  ]);
});

test('all else moves neither cards nor chips', () => {
  const others = DONE.log.filter(({ type }) => !['deal', 'draw', 'settle', 'den'].includes(type));
  expect(others.length).toBeGreaterThan(0);
  expect(others.map(round.effect)).toEqual(others.map(() => ({})));
});

test('a seat sees what concerns it and what was shown; when all is over, everything', () => {
  const kept = DRAWN.log.filter((event) => !round.seen(DRAWN, 'binh').includes(event));
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.every(({ type, who }) => who !== 'binh' && type !== 'natural' && type !== 'show')).toBe(true);
  expect(round.seen(DRAWN, 'binh').some(({ type }) => type === 'draw')).toBe(false);
  expect(round.seen(DONE, 'binh')).toEqual(DONE.log);
});
