import { expect, test } from 'vitest';
import { cards } from '#testing/round-table.ts';
import { PRESETS } from '../engine/rules.ts';
import { eventsOf, play, sit } from '../testing/table.ts';
import { round } from './index.ts';

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

const UNREAD = { kind: null, total: null };

test('others are seen to draw and to stand, and not what they hold', () => {
  expect(round.seen(DRAWN, 'binh').filter(({ who }) => who === 'an')).toEqual([
    { type: 'draw', who: 'an', rule: 'xd-draw', cards: [], offence: false, ...UNREAD },
    { type: 'draw', who: 'an', rule: 'xd-draw', cards: [], offence: false, ...UNREAD },
    { type: 'stand', who: 'an', rule: 'xd-draw', ...UNREAD },
  ]);
  const own = (state: typeof DRAWN) => state.log.filter(({ type, who }) => type !== 'ask' && who === 'an');
  expect(round.seen(DRAWN, 'an').filter(({ who }) => who === 'an')).toEqual(own(DRAWN));
});

test('the banker’s total at a check is told to who was checked if they ask, even at the end of the round', () => {
  const told = (state: typeof DONE, seat: string) =>
    round.seen(state, seat).filter((event) => event.type === 'check' || event.type === 'settle');
  const hidden = { rule: 'xd-check-secret', steps: [], banker: UNREAD };
  const checks = (seats: readonly string[]) => seats.map((target) => ({ type: 'check', target, ...UNREAD }));
  expect(told(DONE, 'binh')).toMatchObject([
    ...checks(['an', 'binh']),
    { who: 'binh', outcome: 'win', net: 20, player: { total: 20 }, ...hidden },
    ...checks(['cuc']),
    { who: 'cuc', outcome: 'push', net: 0, player: UNREAD, ...hidden },
  ]);
  const asked = play(DONE, 'binh ask');
  expect(told(asked, 'binh').filter((event) => 'target' in event && event.target === 'binh')).toMatchObject([
    { total: 19 },
  ]);
  expect(told(asked, 'binh').filter(({ who }) => who === 'binh')).toEqual(eventsOf(DONE, 'settle').slice(0, 1));
  expect(told(asked, 'binh').filter((event) => 'target' in event && event.target !== 'binh')).toMatchObject(
    checks(['an', 'cuc']),
  );
  // Nobody else learns the total by that, nor that the player asked.
  expect(round.seen(asked, 'cuc')).toEqual(round.seen(DONE, 'cuc'));
});

test('the banker knows the own hand and those that were checked; who is caught is known to all', () => {
  const settles = (seat: string) => round.seen(DONE, seat).filter(({ type }) => type === 'settle');
  expect(settles('cai')).toEqual(eventsOf(DONE, 'settle'));
  const drawn = (seat: string) => round.seen(DONE, seat).filter(({ type }) => type === 'draw');
  for (const seat of ['an', 'binh', 'cai', 'onlooker']) expect(drawn(seat)).toEqual(eventsOf(DONE, 'draw'));
});

test('who stood short is not known; that somebody has five cards is', () => {
  const table = { cai: '10♠ 9♥', players: { an: [1, '2♠ 2♥'], binh: [1, '8♣ 3♣'] }, stock: '3♦ 4♣ 5♣' } as const;
  const state = play(sit(RULES, table), 'an draw', 'an draw', 'an draw', 'binh stand');
  const stood = (seat: string) => round.seen(state, seat).flatMap(({ type, rule }) => (type === 'stand' ? [rule] : []));
  expect(stood('an')).toEqual(['xd-max-five', 'xd-draw']);
  expect(stood('binh')).toEqual(['xd-max-five', 'xd-min-stand']);
});

test('a banker whose five cards lie open was seen to draw them; why a hidden hand lost to them stays unsaid', () => {
  const shows = { ...RULES, fifthCard: 'shown' } as const;
  const table = { cai: '2♠ 2♥', players: { an: [1, 'K♦ 8♦'], binh: [1, 'K♣ Q♣'] }, stock: '3♦ 4♣ 5♣' } as const;
  const moves = ['an stand', 'binh stand', 'cai draw', 'cai draw', 'cai draw', 'cai check an'];
  const state = play(sit(shows, table), ...moves);
  expect(round.seen(state, 'binh').filter(({ type }) => type === 'draw')).toEqual(eventsOf(state, 'draw'));
  const settles = (seat: string) => round.seen(state, seat).filter(({ type }) => type === 'settle');
  expect(settles('an')).toEqual(eventsOf(state, 'settle'));
  expect(settles('binh')).toMatchObject([
    { rule: 'xd-check-secret', steps: [], player: UNREAD, banker: { total: 16 } },
  ]);
});

test('whose five cards lie open was seen to draw them', () => {
  const shows = { ...RULES, fifthCard: 'shown' } as const;
  const table = { cai: '10♠ 9♥', players: { an: [1, '2♠ 2♥'], binh: [1, 'K♣ Q♣'] }, stock: '3♦ 4♣ 5♣' } as const;
  const five = play(sit(shows, table), 'an draw', 'an draw', 'an draw');
  expect(round.seen(five, 'binh').filter(({ type }) => type === 'draw')).toEqual(eventsOf(five, 'draw'));
});
