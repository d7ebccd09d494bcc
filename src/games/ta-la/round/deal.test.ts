import { describe, expect, test } from 'vitest';
import { ALL_CARDS } from '#core/card.ts';
import { eventKind } from '#core/game/round.ts';
import { assertOk, refusalOf } from '#testing/results.ts';
import { card } from '#testing/round-table.ts';
import { PRESETS, type TaLaRules } from '../engine/rules.ts';
import { eventsOf, options, sees } from '../testing/table.ts';
import { dealFrom, round, type TaLaSetup, type TaLaState } from './index.ts';

const BAC = PRESETS['mien-bac'];
const BY_DEALER: TaLaRules = { ...BAC, firstTen: 'dealer' };
const PEOPLE = ['an', 'binh', 'chi', 'dung'];

const named = (names: readonly string[], dealer = names[0] ?? '', lastWinner: string | null = null): TaLaSetup => ({
  seed: 1,
  players: names.map((name) => ({ name })),
  dealer,
  lastWinner,
});

function dealt(setup: TaLaSetup, rules: TaLaRules = BAC): TaLaState {
  return assertOk(round.deal(rules, setup));
}

function faultOf(setup: TaLaSetup, rules: TaLaRules = BAC): string | null {
  return refusalOf(round.deal(rules, setup));
}

describe('the deal', () => {
  test.each([
    [4, 15],
    [3, 24],
    [2, 33],
  ])('tl-deck, tl-deal: %d players, nine cards each and ten for one; the nọc holds %d', (count, left) => {
    const { stock, seats } = dealt(named(PEOPLE.slice(0, count)));
    expect(seats.map(({ hand }) => hand.length)).toEqual([10, ...Array(count - 1).fill(9)]);
    expect(stock).toHaveLength(left);
    const all = [...stock, ...seats.flatMap(({ hand }) => hand)];
    expect(all.toSorted((a, b) => a - b)).toEqual([...ALL_CARDS]);
  });

  test('tl-deal-direction: one by one from the seat behind the one with ten, who takes the last, tenth card', () => {
    const { seats, stock, log } = assertOk(dealFrom(BAC, named(PEOPLE, 'binh'), ALL_CARDS));
    const every4th = (from: number) => ALL_CARDS.filter((_, at) => at < 36 && at % 4 === from);
    expect(seats.map(({ hand }) => hand)).toEqual([
      every4th(2),
      [...every4th(3), ...ALL_CARDS.slice(36, 37)],
      every4th(0),
      every4th(1),
    ]);
    expect(stock).toEqual(ALL_CARDS.slice(37));
    expect(log).toEqual([
      { type: 'first', who: 'binh', rule: 'tl-first', why: 'dealer' },
      ...[2, 3, 0, 1].map((at) => {
        return { type: 'deal', who: PEOPLE[at], rule: 'tl-deal', cards: seats[at]?.hand };
      }),
    ]);
  });

  test('the one with ten discards first, without drawing, and nobody else may do anything', () => {
    const state = dealt(named(PEOPLE, 'chi'));
    expect(round.view(state, 'an')).toMatchObject({
      turn: 'chi',
      phase: 'discard',
      done: false,
      fresh: null,
      stock: 15,
    });
    expect(options(state, 'chi')).toHaveLength(10);
    expect(PEOPLE.map((who) => options(state, who).length)).toEqual([0, 0, 10, 0]);
    expect(round.result(state)).toBeNull();
    expect([state.nets, state.actions]).toEqual([PEOPLE.map((who) => [who, 0]), []]);
    expect(new Map(state.log.map((event) => [event.type, eventKind(event)]))).toEqual(
      new Map([
        ['first', 'play'],
        ['deal', 'deal'],
      ]),
    );
  });

  test('each sees their own cards alone, an onlooker none', () => {
    const state = dealt(named(PEOPLE));
    expect(sees(state, 'binh', 'an')).toBe(Array(10).fill('?').join(' '));
    expect(sees(state, 'onlooker', 'binh')).toBe(Array(9).fill('?').join(' '));
    expect(sees(state, 'binh', 'binh')).not.toContain('?');
    const told = round.seen(state, 'binh').flatMap((event) => (event.type === 'deal' ? [event.cards.length] : []));
    expect(told).toEqual([9, 0, 0, 0]);
  });

  test('the seed alone decides the cards', () => {
    const setup = named(PEOPLE);
    expect(dealt(setup)).toEqual(dealt(setup));
    expect(dealt({ ...setup, seed: 2 }).stock).not.toEqual(dealt(setup).stock);
  });
});

describe('tl-first: who gets ten', () => {
  const tenOf = (rules: TaLaRules, lastWinner: string | null) => {
    const state = dealt(named(PEOPLE, 'binh', lastWinner), rules);
    const ten = state.seats.filter(({ hand }) => hand.length === 10).map(({ name }) => name);
    const [first] = eventsOf(state, 'first');
    return [...ten, first?.who, first?.why];
  };

  test('firstTen=last-winner: who won the round before', () => {
    expect(tenOf(BAC, 'dung')).toEqual(['dung', 'dung', 'last-winner']);
  });

  test('firstTen=dealer: the dealer, whoever won', () => {
    expect(tenOf(BY_DEALER, 'dung')).toEqual(['binh', 'binh', 'dealer']);
  });

  test.each([BAC, BY_DEALER])('in a first round the dealer under every house', (rules) => {
    expect(tenOf(rules, null)).toEqual(['binh', 'binh', 'dealer']);
  });
});

test('after a round the same people sit down to the next seed, and who won is kept', () => {
  const setup = named(PEOPLE);
  const end = { type: 'end', who: 'chi', rule: 'tl-four-rounds', result: [] } as const;
  expect(round.nextSetup(setup, [end])).toEqual({ ...setup, seed: 2, lastWinner: 'chi' });
  const first = { type: 'first', who: 'an', rule: 'tl-first', why: 'dealer' } as const;
  for (const log of [[], [end, first]]) {
    expect(round.nextSetup(setup, log)).toEqual({ ...setup, seed: 2, lastWinner: null });
  }
});

describe('who cannot sit down so', () => {
  test('tl-players: two to four', () => {
    const five = [...PEOPLE, 'em'];
    expect([0, 1, 2, 4, 5].map((count) => faultOf(named(five.slice(0, count))))).toEqual([
      'tl-players',
      'tl-players',
      null,
      null,
      'tl-players',
    ]);
  });

  test.each([
    ['an', 'an'],
    ['an', ''],
    ['an', 'cai'],
    ['bài', 'an'],
  ])('tl-players: the names %j and %j', (...names) => {
    expect(faultOf(named(names))).toBe('tl-players');
  });

  test.each([
    ['a dealer', named(['an', 'binh'], 'chi')],
    ['a winner', named(['an', 'binh'], 'an', 'chi')],
  ])('tl-first: %s who does not sit there', (_, setup) => {
    expect(faultOf(setup)).toBe('tl-first');
    expect(faultOf(setup, BY_DEALER)).toBe('tl-first');
  });

  test.each([
    ['a card short', ALL_CARDS.slice(1)],
    ['one card twice', [...ALL_CARDS.slice(1), card('2♠')]],
    ['a card too many', [...ALL_CARDS, card('2♠')]],
  ])('tl-deck: a pack with %s', (_, deck) => {
    expect(dealFrom(BAC, named(['an', 'binh']), deck)).toEqual({ ok: false, error: { rule: 'tl-deck' } });
  });
});
