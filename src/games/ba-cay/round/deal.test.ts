import { describe, expect, test } from 'vitest';
import { ALL_CARDS } from '#core/card.ts';
import { shuffle } from '#core/random/deck.ts';
import { assertOk, refusalOf } from '#testing/results.ts';
import { type BaCayRules, PRESETS } from '../engine/rules.ts';
import { DECK_36 } from '../testing/cases.ts';
import { eventsOf } from '../testing/table.ts';
import { BANKER, type BaCayState, dealFrom, round } from './index.ts';

const CAY = PRESETS['ba-cay'];
const CAO = PRESETS['bai-cao'];
const nobodys = (count: number, stake = 1) => Array.from({ length: count }, (_, n) => ({ name: `p${n}`, stake }));

function dealt(seed: number, count: number, banker: boolean, rules: BaCayRules = CAY): BaCayState {
  return assertOk(round.deal(rules, { seed, players: nobodys(count), banker }));
}

describe('who may sit down, ba-cay.md §3.1', () => {
  const fault = (players: readonly { name: string; stake: number }[], banker: boolean, rules: BaCayRules = CAY) => {
    return refusalOf(round.deal(rules, { seed: 1, players, banker }));
  };

  test('bc-players: 2 or more, as many as the deck serves, the banker counted', () => {
    expect(fault([], false)).toBe('bc-players');
    expect(fault([], true)).toBe('bc-players');
    expect(fault(nobodys(1), false)).toBe('bc-players');
    expect(fault(nobodys(1), true)).toBeNull();
    expect(fault(nobodys(12), false)).toBeNull();
    expect(fault(nobodys(13), false)).toBe('bc-players');
    expect(fault(nobodys(11), true)).toBeNull();
    expect(fault(nobodys(12), true)).toBe('bc-players');
    expect(fault(nobodys(17), false, CAO)).toBeNull();
    expect(fault(nobodys(18), false, CAO)).toBe('bc-players');
    expect(fault(nobodys(16), true, CAO)).toBeNull();
    expect(fault(nobodys(17), true, CAO)).toBe('bc-players');
  });

  test('bc-players: each has a name of their own', () => {
    expect(fault([...nobodys(2), { name: 'p1', stake: 1 }], false)).toBe('bc-players');
    expect(fault([...nobodys(2), { name: '', stake: 1 }], true)).toBe('bc-players');
    expect(fault([{ name: 'constructor', stake: 1 }], true)).toBeNull();
  });

  test('bc-mode-cai: the banker’s name is taken, with and without a banker', () => {
    for (const banker of [true, false]) {
      expect(fault([...nobodys(2), { name: 'cai', stake: 1 }], banker)).toBe('bc-mode-cai');
      expect(fault([...nobodys(2), { name: 'cái', stake: 1 }], banker)).toBe('bc-mode-cai');
    }
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('bc-pay: no stake of %s', (stake) => {
    expect(fault([{ name: 'an', stake }], true)).toBe('bc-pay');
    expect(fault([...nobodys(1), { name: 'an', stake }], true)).toBe('bc-pay');
    expect(fault(nobodys(2, stake), false)).toBe('bc-pay');
  });

  test('bc-mode-tat: equal stakes where the best takes all; with a banker each stakes what they like', () => {
    const uneven = [...nobodys(2, 5), { name: 'an', stake: 6 }];
    expect(fault(uneven, false)).toBe('bc-mode-tat');
    expect(fault(uneven, true)).toBeNull();
    expect(fault(nobodys(3, 5), false)).toBeNull();
  });

  test('bc-deck-cay, bc-deck-cao: the whole deck, each card once', () => {
    const setup = { seed: 1, players: nobodys(2), banker: false };
    const from = (rules: BaCayRules, deck: readonly (typeof ALL_CARDS)[number][]) => {
      return refusalOf(dealFrom(rules, setup, deck));
    };
    expect(from(CAY, DECK_36)).toBeNull();
    expect(from(CAO, ALL_CARDS)).toBeNull();
    expect(from(CAY, ALL_CARDS)).toBe('bc-deck-cay');
    expect(from(CAO, DECK_36)).toBe('bc-deck-cao');
    expect(from(CAY, [...DECK_36.slice(1), ...DECK_36.slice(1, 2)])).toBe('bc-deck-cay');
  });
});

describe('the deal, ba-cay.md §3.1', () => {
  test('bc-deal: one card at a time, three times round, the banker last', () => {
    const deck = shuffle(DECK_36, 7);
    const state = dealt(7, 2, true);
    const at = (places: readonly number[]) => places.map((place) => deck[place]);
    expect(state.seats.map(({ name, cards }) => [name, cards])).toEqual([
      ['p0', at([0, 3, 6])],
      ['p1', at([1, 4, 7])],
      [BANKER, at([2, 5, 8])],
    ]);
    expect(state.stock).toEqual(deck.slice(9));
    const deals = eventsOf(state, 'deal');
    expect(deals.map(({ who }) => who).join()).toBe('p0,p1,cai,p0,p1,cai,p0,p1,cai');
    expect(deals.flatMap(({ cards }) => cards)).toEqual(deck.slice(0, 9));
    expect(new Set(deals.map(({ rule }) => rule))).toEqual(new Set(['bc-deal']));
    expect(state.pot).toBe(0);
    expect(state.log).toEqual(deals);
    expect(state.actions).toEqual([]);
  });

  test('bc-mode-tat: without a banker each puts their stake into the pot first', () => {
    const state = assertOk(round.deal(CAY, { seed: 7, players: nobodys(3, 10), banker: false }));
    expect(state.seats.map(({ name, net, stake }) => [name, net, stake])).toEqual([
      ['p0', -10, 10],
      ['p1', -10, 10],
      ['p2', -10, 10],
    ]);
    expect(state.pot).toBe(30);
    expect(state.log.slice(0, 3)).toEqual(
      ['p0', 'p1', 'p2'].map((who) => ({ type: 'ante', who, rule: 'bc-mode-tat', chips: 10 })),
    );
  });

  test('36 cards or 52, as the house has it', () => {
    expect(dealt(1, 2, false).stock).toHaveLength(30);
    expect(dealt(1, 2, false, CAO).stock).toHaveLength(46);
  });

  test('after a round the same people sit down to the next seed', () => {
    const setup = { seed: 5, players: nobodys(2), banker: true };
    expect(round.nextSetup(setup)).toEqual({ ...setup, seed: 6 });
  });

  test('the seed alone decides the cards', () => {
    expect(dealt(5, 3, true)).toEqual(dealt(5, 3, true));
    expect(dealt(5, 3, true).stock).not.toEqual(dealt(6, 3, true).stock);
  });
});
