import { describe, expect, test } from 'vitest';
import { ALL_CARDS } from '#core/card.ts';
import { shuffle } from '#core/random/deck.ts';
import { assertOk, refusalOf } from '#testing/results.ts';
import { cards } from '#testing/round-table.ts';
import { PRESETS } from '../engine/rules.ts';
import { chips, eventsOf, options, refused, seenCards, sit } from '../testing/table.ts';
import { dealFrom, round, type XiDachState } from './index.ts';

const RULES = PRESETS['pho-thong'];
const nobodys = (count: number, stake = 1) => Array.from({ length: count }, (_, n) => ({ name: `p${n}`, stake }));

function dealt(seed: number, count: number, rules = RULES): XiDachState {
  return assertOk(round.deal(rules, { seed, players: nobodys(count) }));
}

describe('who may sit down, xi-dach.md §1.1', () => {
  const fault = (players: readonly { name: string; stake: number }[]) => {
    return refusalOf(round.deal(RULES, { seed: 1, players }));
  };

  test('xd-players: 1 to 9, so that everybody can draw to five', () => {
    expect(fault([])).toBe('xd-players');
    expect(fault(nobodys(1))).toBeNull();
    expect(fault(nobodys(9))).toBeNull();
    expect(fault(nobodys(10))).toBe('xd-players');
  });

  test('xd-players: each has a name of their own', () => {
    expect(fault([...nobodys(2), { name: 'p1', stake: 3 }])).toBe('xd-players');
    expect(fault([{ name: '', stake: 3 }])).toBe('xd-players');
  });

  test('xd-banker: there is one banker, whose name is taken', () => {
    expect(fault([{ name: 'cai', stake: 3 }])).toBe('xd-banker');
    expect(fault([{ name: 'cái', stake: 3 }])).toBe('xd-banker');
    expect(fault([...nobodys(1), { name: 'cai', stake: 3 }])).toBe('xd-banker');
    expect(fault([{ name: 'constructor', stake: 3 }])).toBeNull();
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('xd-stake: no stake of %s', (stake) => {
    expect(fault([{ name: 'an', stake }])).toBe('xd-stake');
    expect(fault([...nobodys(1), { name: 'an', stake }])).toBe('xd-stake');
  });

  test('xd-deck: 52 different cards', () => {
    const setup = { seed: 1, players: nobodys(1) };
    const twice = [...ALL_CARDS.slice(1), ...ALL_CARDS.slice(1, 2)];
    expect(dealFrom(RULES, setup, ALL_CARDS.slice(1))).toEqual({ ok: false, error: { rule: 'xd-deck' } });
    expect(dealFrom(RULES, setup, twice)).toEqual({ ok: false, error: { rule: 'xd-deck' } });
  });
});

describe('the deal, xi-dach.md §1.1', () => {
  test.each([
    ['players-first', [0, 3], [2, 5], ['p0', 'p1', 'cai', 'p0', 'p1', 'cai']],
    ['banker-first', [1, 4], [0, 3], ['cai', 'p0', 'p1', 'cai', 'p0', 'p1']],
  ] as const)('xd-deal-order: %s, one card at a time in two passes', (dealOrder, first, banker, order) => {
    const deck = shuffle(ALL_CARDS, 7);
    const state = dealt(7, 2, { ...RULES, dealOrder });
    expect(state.players[0]?.cards).toEqual(first.map((at) => deck[at]));
    expect(state.banker.cards).toEqual(banker.map((at) => deck[at]));
    expect(state.stock).toEqual(deck.slice(6));
    const deals = eventsOf(state, 'deal');
    expect(deals.map(({ who }) => who)).toEqual(order);
    expect(deals.flatMap((event) => event.cards)).toEqual(deck.slice(0, 6));
    expect(deals.map(({ rule }) => rule)).toEqual([...Array(3).fill('xd-deal-order'), ...Array(3).fill('xd-deal-two')]);
  });

  test('before the first move nothing is shown, found out or paid', () => {
    const { players, banker, actions } = sit(RULES, { cai: 'K♦ 9♣', players: { an: [10, 'K♠ 5♥'] } });
    const closed = { shown: 'nobody', offender: false, caught: false, net: 0 };
    expect(players).toEqual([
      {
        name: 'an',
        stake: 10,
        cards: cards('K♠ 5♥'),
        stage: 'playing',
        outcome: null,
        bankerTotal: null,
        asked: false,
        ...closed,
      },
    ]);
    expect(banker).toEqual({ cards: cards('K♦ 9♣'), ...closed });
    expect(actions).toEqual([]);
  });

  test('after a round the same people sit down to the next seed', () => {
    expect(round.nextSetup({ seed: 5, players: nobodys(2) })).toEqual({ seed: 6, players: nobodys(2) });
  });

  test('the seed alone decides the cards', () => {
    expect(dealt(5, 3)).toEqual(dealt(5, 3));
    expect(dealt(5, 3).stock).not.toEqual(dealt(6, 3).stock);
  });
});

describe('phase 1, xi-dach.md §1.4', () => {
  test('xd-phase1-player: a natural is shown, paid and leaves; the others go on', () => {
    const state = sit(RULES, {
      cai: 'K♦ 9♣',
      players: { an: [10, 'A♠ J♥'], binh: [20, 'K♠ 5♥'] },
    });
    expect(state.players[0]).toMatchObject({ stage: 'left', outcome: 'win', net: 10 });
    expect(state.players[1]).toMatchObject({ stage: 'playing', outcome: null, net: 0 });
    expect(chips(state)).toBeNull();
    expect(seenCards(state, 'binh', 'an')).toBe('A♠ J♥');
    expect(seenCards(state, 'an', 'binh')).toBeNull();
    expect(eventsOf(state, 'natural')).toEqual([
      { type: 'natural', who: 'an', rule: 'xd-phase1-show', cards: cards('A♠ J♥'), kind: 'xi-dach' },
    ]);
    expect(round.view(state, 'an').turn).toBe('binh');
    expect(options(state, 'an')).toEqual([]);
    expect(refused(state, 'an draw')).toBe('xd-phase1-player');
    expect(refused(state, 'an stand')).toBe('xd-phase1-player');
    expect(refused(state, 'cai check an')).toBe('xd-phase1-player');
    expect(refused(state, 'an ask')).toBe('xd-check-secret');
    // The reason for the win is public, the banker's hand is not.
    const [paid] = eventsOf(state, 'settle');
    expect(round.seen(state, 'binh').filter(({ type }) => type === 'settle')).toEqual([
      { ...paid, banker: { kind: null, total: null } },
    ]);
  });

  test('xd-phase1-player: if nobody is left the round is over', () => {
    const state = sit(RULES, { cai: 'K♦ 9♣', players: { an: [10, 'A♠ J♥'], binh: [20, 'A♦ A♥'] } });
    expect(chips(state)).toEqual({ an: 10, binh: 20, cai: -30 });
    expect(state.log.at(-1)).toMatchObject({ type: 'end', rule: 'xd-phase1-player' });
    expect(round.view(state, 'an').turn).toBeNull();
    expect(options(state, 'cai')).toEqual([]);
    expect(refused(state, 'cai draw')).toBe('xd-turn-order');
  });

  test('xd-phase1-banker, -equal and xd-natural-rank: the banker’s natural settles everybody at once', () => {
    const state = sit(RULES, {
      cai: 'A♣ K♣',
      players: { an: [10, 'A♠ A♥'], binh: [20, 'A♦ J♦'], cuc: [40, 'K♠ Q♠'] },
    });
    expect(chips(state)).toEqual({ an: 10, binh: 0, cuc: -40, cai: 30 });
    expect(state.players.map(({ outcome }) => outcome)).toEqual(['win', 'push', 'lose']);
    expect(eventsOf(state, 'settle').map(({ rule }) => rule)).toEqual([
      'xd-natural-rank',
      'xd-phase1-equal',
      'xd-phase1-banker',
    ]);
    expect(state.log.at(-1)).toMatchObject({ type: 'end', rule: 'xd-phase1-banker' });
    expect(refused(state, 'cuc draw')).toBe('xd-phase1-banker');
    expect(refused(state, 'cai check cuc')).toBe('xd-phase1-banker');
    expect(seenCards(state, 'cuc', 'cai')).toBe('A♣ K♣');
    expect(seenCards(state, 'cai', 'cuc')).toBeNull();
  });

  test('xd-phase1-equal: under naturalTie=banker the banker wins the tie', () => {
    const table = { cai: 'A♣ K♣', players: { an: [10, 'A♦ J♦'] } } as const;
    expect(chips(sit({ ...RULES, naturalTie: 'banker' }, table))).toEqual({ an: -10, cai: 10 });
  });

  test('xd-pay-bonus: a natural pays as the house says (mien-nam, O-BV)', () => {
    const table = {
      cai: 'K♦ 9♣',
      players: { an: [10, 'A♠ J♥'], binh: [20, 'A♦ A♥'] },
    } as const;
    expect(chips(sit(PRESETS['mien-nam'], table))).toEqual({ an: 20, binh: 60, cai: -80 });
  });

  test('naturalTens faces (co-noi, S4): ace and ten is no natural, the player goes on', () => {
    const table = { cai: 'K♦ 9♣', players: { an: [10, 'A♠ 10♥'] } } as const;
    expect(sit(PRESETS['co-noi'], table).players[0]?.stage).toBe('playing');
    expect(sit(RULES, table).players[0]?.stage).toBe('left');
  });
});
