import { describe, expect, test } from 'vitest';
import type { Field } from '#core/case.ts';
import { eventKind } from '#core/game/round.ts';
import { assertOk } from '#testing/results.ts';
import { cards } from '#testing/round-table.ts';
import { decide } from '../engine/decide.ts';
import { PRESETS } from '../engine/rules.ts';
import { chips, eventsOf, options, play, playOut, refused, sees, sit } from '../testing/table.ts';
import { type BaCayState, round } from './index.ts';
import { sharesOf } from './settle.ts';

const CAY = PRESETS['ba-cay'];
const CAO = PRESETS['bai-cao'];

describe('looking (bc-look) and nothing else (bc-no-draw)', () => {
  const table = { cai: [0, '2♠ 3♠ 4♠'], an: [10, '9♠ 8♥ 3♦'], binh: [20, '5♣ 3♣ A♥'] } as const;
  const dealt = sit(CAY, table);

  test('nặn bài: before looking, even one’s own cards are hidden', () => {
    expect(['an', 'binh', 'cai', 'onlooker'].map((who) => sees(dealt, who, 'an'))).toEqual([null, null, null, null]);
    expect(round.view(dealt, 'an').seats[0]).toEqual({
      who: 'an',
      stake: 10,
      stage: 'down',
      cards: [null, null, null],
      reading: null,
      net: 0,
    });
    expect(round.seen(dealt, 'an')).toEqual([]);
  });

  test('look: only who looks sees them', () => {
    const state = play(dealt, 'an look');
    expect(sees(state, 'an', 'an')).toBe('9♠ 8♥ 3♦');
    expect(round.view(state, 'an').seats[0]?.reading).toEqual({ kind: 'nut', points: 10 });
    expect(['binh', 'cai', 'onlooker'].map((who) => sees(state, who, 'an'))).toEqual([null, null, null]);
    expect(round.view(state, 'binh').seats[0]?.reading).toBeNull();
    expect(state.log.at(-1)).toEqual({
      type: 'look',
      who: 'an',
      rule: 'bc-look',
      cards: cards('9♠ 8♥ 3♦'),
      kind: 'nut',
      points: 10,
    });
    expect(round.seen(state, 'an').map(({ type }) => type)).toEqual(['deal', 'deal', 'deal', 'look']);
    expect(round.seen(state, 'binh')).toEqual([]);
  });

  test('show: everybody sees them', () => {
    const state = play(dealt, 'an show');
    expect(['an', 'binh', 'cai', 'onlooker'].map((who) => sees(state, who, 'an'))).toEqual(Array(4).fill('9♠ 8♥ 3♦'));
    expect(round.seen(state, 'onlooker')).toMatchObject([{ type: 'show', who: 'an', rule: 'bc-look', points: 10 }]);
  });

  test('in any order, once each; the first who has not looked is named as the one whose turn it is', () => {
    expect(options(dealt, 'cai')).toEqual(['look', 'show']);
    expect(options(dealt, 'onlooker')).toEqual([]);
    const state = play(dealt, 'cai look', 'an show');
    expect(round.view(state, 'an')).toMatchObject({ turn: 'binh', done: false });
    expect(options(state, 'an')).toEqual([]);
    expect(refused(state, 'an look')).toBe('bc-look');
    expect(refused(state, 'cai show')).toBe('bc-look');
    expect(refused(state, 'onlooker look')).toBe('bc-players');
    expect(chips(state)).toBeNull();
  });

  test('the last look opens all hands, compares and pays', () => {
    const state = play(dealt, 'binh look', 'cai look', 'an show');
    expect(state.log.slice(9).map(({ type, who, rule }) => `${type} ${who} ${rule}`)).toEqual([
      'look binh bc-look',
      'look cai bc-look',
      'show an bc-look',
      'open binh bc-no-draw',
      'open cai bc-no-draw',
      'settle an bc-cmp-cay',
      'settle binh bc-suit-order',
      'end cai bc-mode-cai',
    ]);
    expect(sees(state, 'onlooker', 'cai')).toBe('2♠ 3♠ 4♠');
    expect(round.seen(state, 'onlooker')).toEqual(state.log);
    expect(round.view(state, 'an')).toMatchObject({ turn: null, done: true });
    expect(refused(state, 'an look')).toBe('bc-no-draw');
    expect(refused(state, 'onlooker look')).toBe('bc-players');
  });

  test('plain play looks, in any seat, once', () => {
    const view = round.view(dealt, 'cai');
    expect(round.suggest(view)).toEqual({ type: 'look', seat: 'cai' });
    expect(round.suggest({ ...view, legal: view.legal.toReversed() })).toEqual({ type: 'look', seat: 'cai' });
    expect(round.suggest(round.view(play(dealt, 'cai look'), 'cai'))).toBeNull();
    expect(round.suggest(round.view(dealt, 'onlooker'))).toBeNull();
  });
});

describe('with a banker (bc-mode-cai, bc-pay)', () => {
  test('each against the banker alone, the net times the stake', () => {
    const state = playOut(
      sit(CAY, { cai: [0, '2♠ 3♠ 3♣'], an: [10, '9♠ 8♥ 3♦'], binh: [20, '5♣ A♣ A♥'], chi: [40, '9♦ 7♥ 3♥'] }),
    );
    // The banker has 8: ten, 7 and 9.
    expect(chips(state)).toEqual({ an: 10, binh: -20, chi: 40, cai: -30 });
    expect(eventsOf(state, 'settle').map(({ outcome, net }) => [outcome, net])).toEqual([
      ['win', 10],
      ['lose', -20],
      ['win', 40],
    ]);
    expect(eventsOf(state, 'settle')[0]).toMatchObject({
      player: { kind: 'nut', points: 10 },
      banker: { kind: 'nut', points: 8 },
      steps: [
        { rule: 'bc-cmp-cay', who: 'an', decides: true },
        { rule: 'bc-pay', net: 1 },
      ],
    });
    expect(eventsOf(state, 'end')).toEqual([
      {
        type: 'end',
        who: 'cai',
        rule: 'bc-mode-cai',
        result: [
          { who: 'an', chips: 10 },
          { who: 'binh', chips: -20 },
          { who: 'chi', chips: 40 },
          { who: 'cai', chips: -30 },
        ],
      },
    ]);
  });

  test('equal points draw, or are the banker’s (bankerTie)', () => {
    const table = { cai: [0, '2♠ 3♠ 4♠'], an: [10, '2♥ 3♥ 4♥'] } as const;
    const drawn = playOut(sit(CAO, table));
    expect(chips(drawn)).toEqual({ an: 0, cai: 0 });
    expect(eventsOf(drawn, 'settle')[0]).toMatchObject({ rule: 'bc-mode-cai', outcome: 'push', net: 0 });
    expect(chips(playOut(sit({ ...CAO, bankerTie: 'banker' }, table)))).toEqual({ an: -10, cai: 10 });
  });

  test('a ba tiên is paid twice where the house doubles it, the banker’s too', () => {
    const rules = { ...CAO, payout: 'ba-tien-2' } as const;
    const mine = { cai: [0, '2♠ 3♠ 4♠'], an: [10, 'J♥ Q♥ K♠'] } as const;
    expect(chips(playOut(sit(rules, mine)))).toEqual({ an: 20, cai: -20 });
    expect(chips(playOut(sit(CAO, mine)))).toEqual({ an: 10, cai: -10 });
    const his = { cai: [0, 'J♥ Q♥ K♠'], an: [10, '2♠ 3♠ 4♠'] } as const;
    expect(chips(playOut(sit(rules, his)))).toEqual({ an: -20, cai: 20 });
  });

  test('a round comes to what a case with its hands comes to', () => {
    const state = playOut(sit(CAO, { cai: [0, '10♠ 3♠ 4♠'], an: [1, '2♥ 3♥ 4♥'], binh: [1, 'K♠ K♥ 7♦'] }));
    const fields = state.seats.map(
      ({ name, cards: hand }): Field => ({ role: name === 'cai' ? 'cai' : 'player', name, cards: hand, eaten: [] }),
    );
    const { players } = decide(fields, CAO).verdict;
    expect(players?.map(({ name, net }) => [name, net])).toEqual([
      ['an', 1],
      ['binh', 0],
    ]);
    expect(chips(state)).toEqual({ an: 1, binh: 0, cai: -1 });
  });
});

describe('best takes all (bc-mode-tat)', () => {
  test('the pot to the best hand, whatever it is: nobody pays double for a ba tiên', () => {
    const rules = { ...CAO, payout: 'ba-tien-2' } as const;
    const state = playOut(sit(rules, { an: [5, '2♠ 3♠ 4♠'], binh: [5, 'J♥ Q♥ K♠'], chi: [5, '9♠ 9♥ A♠'] }));
    expect(chips(state)).toEqual({ an: -5, binh: 10, chi: -5 });
    expect(eventsOf(state, 'take')).toMatchObject([{ who: 'binh', rule: 'bc-mode-tat', chips: 15 }]);
    expect(eventsOf(state, 'take')[0]?.steps.at(-1)).toEqual({
      rule: 'bc-mode-tat',
      outcome: 'held',
      who: 'binh',
      decides: true,
    });
    expect(state.log.at(-1)).toMatchObject({ type: 'end', who: 'binh', rule: 'bc-mode-tat' });
    expect(state.pot).toBe(0);
  });

  test('while the round lasts the stakes lie in the pot', () => {
    const state = play(sit(CAY, { an: [5, '2♠ 3♠ 4♠'], binh: [5, '2♥ 3♥ 5♥'] }), 'an look');
    expect(round.view(state, 'an')).toMatchObject({ pot: 10, deals: 1 });
    expect(round.view(state, 'an').seats.map(({ net }) => net)).toEqual([-5, -5]);
    expect(chips(state)).toBeNull();
  });

  const tied = { an: [5, '2♠ 3♠ 4♠'], binh: [5, '2♥ 3♥ 4♥'], chi: [5, '2♦ 2♣ A♠'] } as const;

  test('bc-tat-tie, split: equal best hands share; a chip left over goes to the first of them in turn order', () => {
    const state = playOut(sit(CAO, tied));
    expect(chips(state)).toEqual({ an: 3, binh: 2, chi: -5 });
    expect(eventsOf(state, 'share')).toMatchObject([
      {
        who: 'an',
        rule: 'bc-tat-tie',
        why: 'split',
        shares: [
          { who: 'an', chips: 8 },
          { who: 'binh', chips: 7 },
        ],
      },
    ]);
    expect(state.log.at(-1)).toMatchObject({ type: 'end', who: 'an', rule: 'bc-tat-tie' });
  });

  test.each([
    [10, 2, [5, 5]],
    [11, 3, [4, 4, 3]],
    [10, 3, [4, 3, 3]],
    [2, 4, [1, 1, 0, 0]],
  ])('%i chips among %i', (pot, count, shares) => {
    const names = Array.from({ length: count }, (_, n) => `p${n}`);
    expect(sharesOf(pot, names).map(({ chips: share }) => share)).toEqual(shares);
  });

  describe('bc-tat-tie, replay (O-1Q): those who tie play again for the pot', () => {
    const rules = { ...CAO, bestTie: 'replay' } as const;
    const again = () => play(sit(rules, tied, 3), 'an look', 'binh show', 'chi look');

    test('the pot stands, the cards are gathered, shuffled and dealt to them alone', () => {
      const state = again();
      expect(state).toMatchObject({ pot: 15, deals: 2 });
      expect(state.seats.map(({ name, cards: hand, stage }) => [name, hand.length, stage])).toEqual([
        ['an', 3, 'down'],
        ['binh', 3, 'down'],
        ['chi', 0, 'out'],
      ]);
      const all = [...state.stock, ...state.seats.flatMap(({ cards: hand }) => hand)];
      expect(new Set(all).size).toBe(52);
      expect(all).toHaveLength(52);
      expect(eventsOf(state, 'redeal')).toMatchObject([
        { who: 'an', rule: 'bc-tat-tie', players: ['an', 'binh'], pot: 15, steps: [{}, {}, { rule: 'bc-tat-tie' }] },
      ]);
      expect(chips(state)).toBeNull();
    });

    test('who is out watches; what was opened before stays known, the new cards are hidden', () => {
      const state = again();
      expect(options(state, 'chi')).toEqual([]);
      expect(refused(state, 'chi look')).toBe('bc-no-draw');
      expect(round.view(state, 'chi')).toMatchObject({ turn: 'an', done: false });
      expect(sees(state, 'an', 'an')).toBeNull();
      const known = round.seen(state, 'onlooker');
      expect(known.at(-1)?.type).toBe('redeal');
      expect(known).toEqual(state.log.slice(0, state.log.findIndex(({ type }) => type === 'redeal') + 1));
      const looked = play(state, 'an look');
      expect(round.seen(looked, 'an').map(({ type }) => type)).toEqual([
        ...known.map(({ type }) => type),
        ...['deal', 'deal', 'deal', 'look'],
      ]);
      expect(round.seen(looked, 'chi')).toEqual(known);
    });

    test('the best of them takes it all', () => {
      const state = playOut(again());
      expect(eventsOf(state, 'take')).toHaveLength(1);
      expect(Object.values(chips(state) ?? {}).sort((a, b) => a - b)).toEqual([-5, -5, 10]);
      expect(chips(state)?.['chi']).toBe(-5);
    });

    test('the new deal depends on the seed, and each has its own order', () => {
      const other = play(sit(rules, tied, 4), 'an look', 'binh show', 'chi look');
      expect(other.stock).not.toEqual(again().stock);
      const hands = (state: BaCayState) => state.seats.map(({ cards: hand }) => hand.join());
      expect(hands(play(sit(rules, tied, 3), 'an show', 'binh show', 'chi show'))).toEqual(hands(again()));
    });

    test('after six deals the pot is split, so that every round ends', () => {
      // A seed with which two players tie six times running: one in a million does.
      const players = ['an', 'binh'].map((name) => ({ name, stake: 5 }));
      const state = playOut(assertOk(round.deal(rules, { seed: 116_554, players, banker: false })));
      expect(state.deals).toBe(6);
      expect(eventsOf(state, 'redeal')).toHaveLength(5);
      expect(eventsOf(state, 'share')).toMatchObject([{ why: 'enough', shares: [{ chips: 5 }, { chips: 5 }] }]);
      expect(chips(state)).toEqual({ an: 0, binh: 0 });
      const orders = new Set(eventsOf(state, 'open').map(({ cards: hand }) => hand.join()));
      expect(orders.size).toBe(12);
    });
  });
});

describe('effects: chips and cards that a page shows', () => {
  test('every chip that changes hands, and every hand that is turned up', () => {
    const state = playOut(sit(CAY, { cai: [0, '2♠ 3♠ 3♣'], an: [10, '9♠ 8♥ 3♦'] }));
    const effects = state.log.map((event) => round.effect(event));
    expect(effects[0]).toEqual({ cards: [['an', ...cards('9♠')]], down: true });
    expect(effects.flatMap(({ opens }) => opens ?? [])).toEqual(['an', 'cai']);
    expect(effects.flatMap(({ chips: paid }) => paid ?? [])).toEqual([
      ['an', 10],
      ['cai', -10],
    ]);
    const drawn = playOut(sit(CAO, { cai: [0, '2♠ 3♠ 4♠'], an: [10, '2♥ 3♥ 4♥'] }));
    expect(eventsOf(drawn, 'settle').map((event) => round.effect(event))).toEqual([{}]);
  });

  test('the deal and the stakes have a pace of their own; the cards are gathered before they are dealt again', () => {
    const state = play(
      sit({ ...CAO, bestTie: 'replay' }, { an: [5, '2♠ 3♠ 4♠'], binh: [5, '2♥ 3♥ 4♥'] }),
      'an look',
      'binh look',
    );
    const kinds = new Map(state.log.map((event) => [event.type, eventKind(event)]));
    expect([...kinds]).toEqual([
      ['ante', 'ante'],
      ['deal', 'deal'],
      ['look', 'play'],
      ['open', 'play'],
      ['redeal', 'play'],
    ]);
    expect(eventsOf(state, 'redeal').map((event) => round.effect(event))).toEqual([{ gathers: true }]);
  });

  test('a hand that was shown is not turned up again', () => {
    const state = play(sit(CAY, { an: [1, '2♠ 3♠ 4♠'], binh: [1, '2♥ 3♥ 5♥'] }), 'an show', 'binh look');
    expect(state.log.flatMap((event) => round.effect(event).opens ?? [])).toEqual(['an', 'binh']);
    expect(eventsOf(state, 'open').map(({ who }) => who)).toEqual(['binh']);
  });
});
