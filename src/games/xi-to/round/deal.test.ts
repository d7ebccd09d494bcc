import { describe, expect, test } from 'vitest';
import { ALL_CARDS, rankOf } from '#core/card.ts';
import { eventKind } from '#core/game/round.ts';
import { assertOk, refusalOf } from '#testing/results.ts';
import { cards } from '#testing/round-table.ts';
import { PRESETS, type XiToRules } from '../engine/rules.ts';
import { eventsOf } from '../testing/table.ts';
import { dealFrom, round, type XiToSetup, type XiToState } from './index.ts';
import { DECK } from './pack.ts';

const VIP = PRESETS.vipgame;
const INCLUSIVE: XiToRules = { ...VIP, betBounds: 'inclusive' };
const CHOSEN: XiToRules = { ...VIP, hole: 'chosen' };

const named = (...names: string[]): XiToSetup => ({ seed: 1, players: names.map((name) => ({ name })), limit: 10 });
const people = (count: number): string[] => Array.from({ length: count }, (_, i) => `p${i}`);

function dealt(setup: XiToSetup, rules: XiToRules = VIP): XiToState {
  return assertOk(round.deal(rules, setup));
}

function faultOf(setup: XiToSetup, rules: XiToRules = VIP): string | null {
  return refusalOf(round.deal(rules, setup));
}

describe('the deal', () => {
  test('xt-deck: 32 cards, 7 to ace', () => {
    expect(DECK).toHaveLength(32);
    expect(new Set(DECK.map(rankOf))).toEqual(new Set(['7', '8', '9', '10', 'J', 'Q', 'K', 'A']));
    const { stock, seats } = dealt(named('an', 'binh', 'chi'));
    const all = [...stock, ...seats.flatMap((seat) => seat.cards)];
    expect(all.toSorted((a, b) => a - b)).toEqual([...DECK]);
    expect(stock).toHaveLength(26);
  });

  test('xt-ante: everybody puts in 1 before any card', () => {
    const state = dealt(named('an', 'binh', 'chi'));
    expect(state.log.slice(0, 3)).toEqual(
      ['an', 'binh', 'chi'].map((who) => ({ type: 'ante', who, rule: 'xt-ante', chips: 1 })),
    );
    expect(state.seats.map(({ paid, bet, won }) => [paid, bet, won])).toEqual(Array(3).fill([1, 0, 0]));
    expect(round.view(state, 'an')).toMatchObject({ pot: 3, toMatch: 0, limit: 10, street: 1, done: false });
  });

  test('xt-deal: a card down to each in turn order, then a card up to each', () => {
    const order = [...cards('7♠ 8♥ A♠ K♥'), ...DECK.filter((one) => !cards('7♠ 8♥ A♠ K♥').includes(one))];
    const state = assertOk(dealFrom(VIP, named('an', 'binh'), order));
    expect(eventsOf(state, 'deal')).toEqual([
      { type: 'deal', who: 'an', rule: 'xt-deal', cards: cards('7♠'), down: true },
      { type: 'deal', who: 'binh', rule: 'xt-deal', cards: cards('8♥'), down: true },
      { type: 'deal', who: 'an', rule: 'xt-deal', cards: cards('A♠'), down: false },
      { type: 'deal', who: 'binh', rule: 'xt-deal', cards: cards('K♥'), down: false },
    ]);
    expect(state.seats.map((seat) => seat.cards)).toEqual([cards('7♠ A♠'), cards('8♥ K♥')]);
    expect(state.stock).toEqual(order.slice(4));
    expect(state.log.at(-1)).toMatchObject({ type: 'speak', who: 'an', street: 1, category: 'mau-thau' });
    expect(state.spoken).toEqual([]);
    // A seat's own card down is shown only to that seat.
    const told = (seat: string) =>
      round.seen(state, seat).flatMap((event) => (event.type === 'deal' ? [event.cards] : []));
    expect(told('binh')).toEqual(['8♥', 'A♠', 'K♥'].map(cards));
    expect(told('onlooker')).toEqual(['A♠', 'K♥'].map(cards));
    expect(round.log(state)).toBe(state.log);
    expect(new Map(state.log.map((event) => [event.type, eventKind(event)]))).toEqual(
      new Map([
        ['ante', 'ante'],
        ['deal', 'deal'],
        ['speak', 'play'],
      ]),
    );
  });

  test('hole=chosen: both cards lie face down, and nobody speaks yet', () => {
    const state = dealt(named('an', 'binh'), CHOSEN);
    expect(eventsOf(state, 'deal').map(({ down }) => down)).toEqual([true, true, true, true]);
    expect(eventsOf(state, 'speak')).toEqual([]);
    expect(round.view(state, 'binh')).toMatchObject({ street: 0, speaker: null, turn: 'an', done: false });
    expect(round.view(state, 'binh').seats[0]?.cards).toEqual([null, null]);
    expect(state).toMatchObject({ spoken: [], actions: [] });
  });

  test('after a round the same people sit down to the next seed', () => {
    expect(round.nextSetup(named('an', 'binh'))).toEqual({ ...named('an', 'binh'), seed: 2 });
  });

  test('the seed alone decides the cards', () => {
    const setup = named('an', 'binh');
    expect(dealt(setup)).toEqual(dealt(setup));
    expect(dealt({ ...setup, seed: 2 }).stock).not.toEqual(dealt(setup).stock);
  });
});

describe('who cannot sit down so', () => {
  test('xt-players: two to six', () => {
    expect([0, 1, 2, 6, 7].map((count) => faultOf(named(...people(count))))).toEqual([
      'xt-players',
      'xt-players',
      null,
      null,
      'xt-players',
    ]);
  });

  test.each([
    ['an', 'an'],
    ['an', ''],
    ['an', 'cai'],
    ['bài', 'an'],
  ])('xt-players: the names %j and %j', (...names) => {
    expect(faultOf(named(...names))).toBe('xt-players');
  });

  test.each([
    [VIP, 3, 2],
    [INCLUSIVE, 1, 0],
  ])('xt-act-to: the limit leaves at least one amount to bet (%#)', (rules, least, less) => {
    expect(faultOf({ ...named('an', 'binh'), limit: least }, rules)).toBeNull();
    expect(faultOf({ ...named('an', 'binh'), limit: less }, rules)).toBe('xt-act-to');
  });

  test.each([-5, 4.5, Number.NaN, Number.POSITIVE_INFINITY, 1001, 2 ** 40])('xt-act-to: a limit of %d', (limit) => {
    expect(faultOf({ ...named('an', 'binh'), limit })).toBe('xt-act-to');
  });

  test('a limit of 1000 is the highest', () => {
    expect(faultOf({ ...named('an', 'binh'), limit: 1000 })).toBeNull();
  });

  test.each([
    ['a card short', DECK.slice(1)],
    ['all 52', ALL_CARDS],
    ['one card twice', [...DECK.slice(1), ...DECK.slice(1, 2)]],
    ['a 2 for a 7', [...DECK.slice(1), ...cards('2♠')]],
  ])('xt-deck: a pack with %s', (_, deck) => {
    expect(dealFrom(VIP, named('an', 'binh'), deck)).toEqual({ ok: false, error: { rule: 'xt-deck' } });
  });
});
