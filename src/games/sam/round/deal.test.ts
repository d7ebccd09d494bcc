import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { ALL_CARDS, type Card, rankOf } from '#core/card.ts';
import { assertOk, refusalOf } from '#testing/results.ts';
import { cards, textOf } from '#testing/round-table.ts';
import { byHeight } from '../engine/ranks.ts';
import type { SamRules } from '../engine/rules.ts';
import {
  BAC,
  eventsOf,
  LOCAL,
  leads,
  options,
  paymentLines,
  play,
  quiet,
  STRICT,
  sees,
  sit,
  TIPS,
  units,
} from '../testing/table.ts';
import { dealFrom, round, type SamSetup, type SamState } from './index.ts';

const PEOPLE = ['an', 'binh', 'chi', 'dung', 'em'];

const named = (names: readonly string[], lastWinner: string | null = null, seed = 1): SamSetup => ({
  seed,
  players: names.map((name) => ({ name })),
  lastWinner,
});

function dealt(setup: SamSetup, rules: SamRules = BAC): SamState {
  return assertOk(round.deal(rules, setup));
}

function faultOf(setup: SamSetup, rules: SamRules = BAC): string | null {
  return refusalOf(round.deal(rules, setup));
}

describe('the deal (sam-deck-40, sam-deal)', () => {
  test.each([
    [52, 5, 2],
    [52, 4, 12],
    [52, 2, 32],
    [40, 4, 0],
    [40, 2, 20],
  ] as const)('%d cards, %d players: ten each, %d are left over', (deck, count, left) => {
    const state = dealt(named(PEOPLE.slice(0, count)), { ...BAC, deck });
    expect(state.seats.map(({ hand }) => hand.length)).toEqual(Array(count).fill(10));
    expect(state.rest).toHaveLength(left);
    const all = [...state.rest, ...state.seats.flatMap(({ hand }) => hand)].sort((a, b) => a - b);
    const faces = ['J', 'Q', 'K'];
    expect(all).toEqual(ALL_CARDS.filter((card) => deck === 52 || !faces.includes(rankOf(card))));
  });

  test('sam-direction: one by one from the first seat on, and all are told what they got', () => {
    const { seats, rest, log } = assertOk(dealFrom(BAC, named(PEOPLE.slice(0, 4)), ALL_CARDS));
    const every4th = (from: number) => ALL_CARDS.filter((_, at) => at < 40 && at % 4 === from).sort(byHeight);
    expect(seats.map(({ hand }) => hand)).toEqual([0, 1, 2, 3].map(every4th));
    expect(rest).toEqual(ALL_CARDS.slice(40));
    expect(log).toEqual(seats.map(({ name, hand }) => ({ type: 'deal', who: name, rule: 'sam-deal', cards: hand })));
  });

  test('each sees their own cards alone, an onlooker none', () => {
    const state = dealt(named(PEOPLE));
    const hidden = Array(10).fill('?').join(' ');
    expect(['an', 'binh', 'onlooker'].map((viewer) => sees(state, viewer, 'an') === hidden)).toEqual([
      false,
      true,
      true,
    ]);
    const told = round.seen(state, 'binh').flatMap((event) => (event.type === 'deal' ? [event.cards.length] : []));
    expect(told).toEqual([0, 10, 0, 0, 0]);
  });

  test('the seed alone decides the cards', () => {
    expect(dealt(named(PEOPLE))).toEqual(dealt(named(PEOPLE)));
    expect(dealt(named(PEOPLE, null, 2)).seats).not.toEqual(dealt(named(PEOPLE)).seats);
  });
});

describe('who cannot sit down so', () => {
  test.each([52, 40] as const)('sam-players: two to five with %d cards, but five need the pack of 52', (deck) => {
    const six = [...PEOPLE, 'gia'];
    expect([0, 1, 2, 4, 5, 6].map((count) => faultOf(named(six.slice(0, count)), { ...BAC, deck }))).toEqual([
      'sam-players',
      'sam-players',
      null,
      null,
      deck === 52 ? null : 'sam-players',
      'sam-players',
    ]);
  });

  test.each([
    ['an', 'an'],
    ['an', ''],
    ['an', 'bàn'],
    ['danh', 'an'],
  ])('sam-players: the names %j and %j', (...names) => {
    expect(faultOf(named(names))).toBe('sam-players');
  });

  test('sam-lead-next: a winner who does not sit there', () => {
    expect(faultOf(named(['an', 'binh'], 'chi'))).toBe('sam-lead-next');
  });

  const four = named(PEOPLE.slice(0, 4));
  test.each([
    ['a card short', BAC, ALL_CARDS.slice(1)],
    ['one card twice', BAC, [...ALL_CARDS.slice(1), ...cards('2♠')]],
    ['a card too many', BAC, [...ALL_CARDS, ...cards('2♠')]],
    ['faces, where the house has none', TIPS, ALL_CARDS],
    ['forty cards of which one is a face', TIPS, ALL_CARDS.slice(0, 40)],
  ])('sam-deck-40: a pack with %s', (_, rules, deck) => {
    expect(dealFrom(rules, four, deck)).toEqual({ ok: false, error: { rule: 'sam-deck-40' } });
  });
});

/** One hand of each instant win; they share no card with `PLAIN` nor with each other where they meet. */
const DRAGON = '3♠ 4♥ 5♦ 6♣ 7♠ 8♥ 9♦ 10♣ J♠ Q♥';
const TWOS = '2♠ 2♥ 2♦ 2♣ 4♠ 5♠ 8♦ 9♣ J♥ K♦';
const COLOUR = '3♥ 5♥ 6♥ 8♦ 9♥ 10♥ J♥ Q♦ K♥ A♥';
const TRIPLES = '3♦ 3♣ 3♥ 7♥ 7♦ 7♣ K♠ K♥ K♣ A♠';
const PAIRS = '4♣ 4♦ 6♠ 6♦ 8♠ 8♣ J♦ J♣ A♦ A♣';
const PLAIN = '3♣ 5♠ 6♠ 8♠ 9♣ 10♠ J♦ Q♠ K♣ A♦';

describe('instant wins at the deal (sam-instant, sam-pay-white)', () => {
  test.each([
    ['sanh-rong', DRAGON, '3♣ 5♠ 6♠ 8♠ 9♣ 10♠ J♦ Q♠ K♣ A♦'],
    ['tu-quy-heo', TWOS, PLAIN.replace('5♠', '5♥').replace('9♣', '9♥')],
    ['dong-mau', COLOUR, PLAIN],
    ['nam-doi', PAIRS, PLAIN.replace('J♦', 'J♠').replace('6♠', '6♥').replace('8♠', '8♦').replace('A♦', 'A♥')],
  ] as const)('%s: over before anyone plays, the hand is shown, and each pays 20', (kind, hand, other) => {
    const state = sit(BAC, { an: other, binh: hand });
    const shown = cards(hand).sort(byHeight);
    expect(eventsOf(state, 'instant')).toEqual([
      { type: 'instant', who: 'binh', rule: 'sam-instant', kind, cards: shown },
    ]);
    expect(units(state)).toEqual({ an: -20, binh: 20 });
    expect([state.turn, ...['an', 'binh'].map((who) => options(state, who).length)]).toEqual([null, 0, 0]);
    expect(state.log.at(-1)).toMatchObject({ type: 'end', who: 'binh', rule: 'sam-instant', winner: 'binh' });
    expect(eventsOf(state, 'left').map(({ who }) => who)).toEqual(['an']);
    expect(eventsOf(state, 'pay').map(({ step }) => step)).toEqual([
      { rule: 'sam-pay-white', outcome: 'held', who: 'an', other: 'binh', units: 20 },
    ]);
    expect(sees(state, 'an', 'binh')).toBe(textOf(shown));
  });

  test('three triples win where the house counts five kinds', () => {
    const other = '3♠ 5♠ 6♠ 8♠ 9♣ 10♠ J♦ Q♠ K♦ A♦';
    expect(units(sit(STRICT, { an: TRIPLES, binh: other }))).toEqual({ an: 20, binh: -20 });
    expect(units(sit(BAC, { an: TRIPLES, binh: other }))).toBeNull();
  });

  test('flat: two stakes; none: nobody pays; and where the house has no instant wins play goes on', () => {
    const table = { an: TWOS, binh: PLAIN.replace('5♠', '5♥').replace('9♣', '9♥') };
    expect(units(sit({ ...BAC, payout: 'flat' }, table))).toEqual({ an: 2, binh: -2 });
    const free = sit({ ...BAC, payout: 'none' }, table);
    expect([units(free), paymentLines(free)]).toEqual([{ an: 0, binh: 0 }, []]);
    expect(sit(LOCAL, table)).toMatchObject({ turn: 'an', phase: 'call' });
  });

  test.each([
    ['the stronger kind, wherever it sits', { an: PAIRS, binh: DRAGON.replace('6♣', '6♥') }, 'binh', 'sanh-rong'],
    [
      'of one kind the earlier seat',
      { an: PLAIN, binh: '3♥ 5♥ 6♥ 8♦ 9♥ 10♥ J♥ Q♦ K♥ A♥', chi: '3♠ 4♠ 5♣ 6♣ 7♠ 8♣ 9♠ 10♣ K♠ Q♣' },
      'binh',
      'dong-mau',
    ],
  ] as const)('two at once: %s', (_, table, who, kind) => {
    const state = sit(BAC, table);
    expect(eventsOf(state, 'instant')).toMatchObject([{ who, kind }]);
    expect(units(state)?.[who]).toBe(20 * (Object.keys(table).length - 1));
  });

  test('the strongest kind of one hand: ten in a row of one colour is a dragon', () => {
    const red = '3♥ 4♦ 5♥ 6♦ 7♥ 8♦ 9♥ 10♦ J♥ Q♦';
    const state = sit(BAC, { an: PLAIN.replace('J♦', 'J♠'), binh: red });
    expect(eventsOf(state, 'instant').map(({ kind }) => kind)).toEqual(['sanh-rong']);
  });
});

/** Nobody has anything special; An 3♠, Bình 3♣, Chi 3♦ 3♥. */
const THREES = {
  an: '3♠ 4♥ 6♦ 7♣ 9♠ 9♥ J♦ Q♣ K♠ A♥',
  binh: '3♣ 4♦ 5♠ 7♥ 8♣ 10♦ J♠ Q♥ K♣ 2♦',
  chi: '3♦ 3♥ 5♣ 6♠ 8♦ 10♠ J♣ Q♦ A♠ 2♥',
} as const;

function byCard(a: { readonly card: Card }, b: { readonly card: Card }): number {
  return byHeight(a.card, b.card);
}

describe('who leads (sam-lead-first, sam-lead-next)', () => {
  test.each([
    ['♠ before ♣', THREES, 'an lowest 3♠'],
    ['♣ before ♦', { ...THREES, an: THREES.an.replace('3♠', '10♣') }, 'binh lowest 3♣'],
    ['♦ before ♥', { binh: THREES.binh.replace('3♣', '3♥'), chi: THREES.chi.replace('3♥', '9♣') }, 'chi lowest 3♦'],
    [
      'worked case 21: Bình holds the only 3 that was dealt',
      { an: THREES.an.replace('3♠', '10♣'), binh: THREES.binh, chi: '4♠ 4♣ 5♣ 6♠ 8♦ 10♠ J♣ Q♦ A♠ 2♥' },
      'binh lowest 3♣',
    ],
    [
      'a 2 is not the lowest card, nor an ace',
      { an: '2♠ A♣ 6♦ 7♣ 9♠ 9♥ J♦ Q♣ K♠ A♥', binh: '4♦ 5♠ 6♥ 7♥ 8♣ 10♦ J♠ Q♥ K♣ 2♦' },
      'binh lowest 4♦',
    ],
  ] as const)('firstLead=lowest: %s', (_, table, wanted) => {
    const state = quiet(sit(LOCAL, table));
    expect(leads(state)).toEqual([wanted]);
    expect(eventsOf(state, 'lead')[0]?.rule).toBe('sam-lead-first');
    expect(state.turn).toBe(wanted.split(' ')[0]);
  });

  test('with the 40 cards as well', () => {
    const state = quiet(sit(TIPS, { an: '4♠ 4♥ 6♦ 7♣ 9♠ 9♥ 10♦ A♣ 2♠ A♥', binh: '5♠ 5♣ 6♥ 7♥ 8♣ 10♣ 3♥ 4♦ 2♦ A♠' }));
    expect(leads(state)).toEqual(['binh lowest 3♥']);
  });

  test('the leader need not lead the lowest card, and may lead anything', () => {
    const state = quiet(sit(LOCAL, THREES));
    expect(options(state, 'an')).toContain('9♠ 9♥');
    expect(play(state, 'an 9♠ 9♥').turn).toBe('binh');
  });

  test('firstLead=random: from the seed, no card decides it, and in the long run everyone alike', () => {
    const setup = (seed: number) => named(PEOPLE.slice(0, 4), null, seed);
    const counts = new Map<string, number>();
    const first = new Map<string, number>();
    for (let seed = 1; seed <= 2000; seed++) {
      const state = dealt(setup(seed), { ...BAC, instantWins: 'none' });
      const after = quiet(state);
      const who = after.turn ?? '';
      counts.set(who, (counts.get(who) ?? 0) + 1);
      const [low] = state.seats.map(({ name, hand }) => ({ name, card: assertDefined(hand[0]) })).sort(byCard);
      first.set(String(low?.name === who), (first.get(String(low?.name === who)) ?? 0) + 1);
      if (seed <= 20) expect(quiet(dealt(setup(seed), { ...BAC, instantWins: 'none' })).turn).toBe(who);
    }
    // A link to a round always has the same leader.
    const leaders = [1, 2, 3, 4, 5, 6].map((seed) => quiet(dealt(setup(seed), { ...BAC, instantWins: 'none' })).turn);
    expect(leaders).toEqual(['dung', 'chi', 'binh', 'an', 'chi', 'chi']);
    for (const who of PEOPLE.slice(0, 4)) expect(Math.abs((counts.get(who) ?? 0) - 500)).toBeLessThan(80);
    // Who holds the lowest card leads as often as anybody.
    expect(Math.abs((first.get('true') ?? 0) - 500)).toBeLessThan(80);
    expect(eventsOf(quiet(sit(BAC, THREES)), 'lead')).toMatchObject([
      { rule: 'sam-lead-first', why: 'random', cards: [] },
    ]);
  });

  test.each([BAC, LOCAL])('a later deal: the last winner, under every house', (rules) => {
    const state = quiet(sit(rules, THREES, 'chi'));
    expect(leads(state)).toEqual(['chi last-winner']);
    expect(eventsOf(state, 'lead')[0]?.rule).toBe('sam-lead-next');
  });

  test('after a last 2 that does not win nobody has won: the next deal is as a first one', () => {
    const setup = named(PEOPLE, 'chi');
    const end = { type: 'end', who: 'an', rule: 'sam-thoi-2', result: [] } as const;
    expect(round.nextSetup(setup, [{ ...end, winner: null }])).toEqual({ ...setup, seed: 2, lastWinner: null });
    expect(round.nextSetup(setup, [{ ...end, winner: 'an' }])).toEqual({ ...setup, seed: 2, lastWinner: 'an' });
    expect(round.nextSetup(setup, [])).toEqual({ ...setup, seed: 2, lastWinner: null });
  });
});
