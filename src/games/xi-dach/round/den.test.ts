import { describe, expect, test } from 'vitest';
import { cards } from '#testing/round-table.ts';
import { PRESETS } from '../engine/rules.ts';
import { chips, eventsOf, options, play, refused, seenCards, sit } from '../testing/table.ts';
import { round } from './index.ts';

const RULES = PRESETS['pho-thong'];
const GRAVE = { ...RULES, overdraw: 'den-at-28' } as const;

/** An has 18 and draws 5♦ (23), 4♣ (27), A♣ (28); Bình has 20, Cúc 17, the banker 19. */
const TABLE = {
  cai: '10♠ 9♥',
  players: { an: [10, 'K♠ 8♥'], binh: [20, 'K♣ Q♣'], cuc: [40, 'J♣ 7♣'] },
  stock: '5♦ 4♣ A♣',
} as const;
const BUST = play(sit(RULES, TABLE), 'an draw');
const REST = ['binh stand', 'cuc stand'];

describe('xd-bust-draw: drawing when already over 21', () => {
  test('xi-dach.md §1.10 row 24: K♠ 8♥ 5♦ (23) wants another card', () => {
    for (const preset of ['vipgame', 'blog', 'adam-tips'] as const) {
      const state = play(sit(PRESETS[preset], TABLE), 'an draw');
      const forbidden = preset === 'vipgame';
      expect(refused(state, 'an draw'), preset).toBe(forbidden ? 'xd-bust-draw' : null);
      expect(options(state, 'an'), preset).toEqual(forbidden ? ['stand'] : ['draw!xd-den', 'stand']);
    }
    const blog = play(sit(PRESETS.blog, TABLE), 'an draw', 'an draw', 'an stand', ...REST, 'cai check an');
    expect(blog.players[0]?.net).toBe(-70);
    const grave = play(sit(GRAVE, TABLE), 'an draw', 'an draw', 'an stand', ...REST, 'cai check an');
    expect(grave.players[0]?.net).toBe(-10);
  });

  test('the event says that the rule was broken, and the draw that made the player bust does not', () => {
    const [first, second] = eventsOf(play(BUST, 'an draw'), 'draw');
    expect(first).toMatchObject({ rule: 'xd-draw', total: 23, kind: 'quac', offence: false });
    expect(second).toMatchObject({ rule: 'xd-bust-draw', total: 27, cards: cards('4♣'), offence: true });
  });

  test('forbidden (S1) holds for the banker too, who checks instead', () => {
    const table = { cai: '10♠ 5♥', players: { an: [10, 'K♦ 7♦'] }, stock: 'Q♣' } as const;
    const state = play(sit({ ...RULES, overdraw: 'forbidden' }, table), 'an stand', 'cai draw');
    expect(refused(state, 'cai draw')).toBe('xd-bust-draw');
    expect(options(state, 'cai')).toEqual(['check an']);
  });
});

describe('xd-den and xd-den-amount (S3 S4, O-GEO): a player who is caught', () => {
  const guilty = play(BUST, 'an draw', 'an stand', ...REST);

  test('the offender pays their stake to the banker and each player’s stake to that player', () => {
    const state = play(guilty, 'cai check an');
    expect(state.players.map(({ net }) => net)).toEqual([-70, 20, 40]);
    expect(state.banker.net).toBe(10);
    expect(state.players[0]).toMatchObject({ stage: 'checked', outcome: 'lose', caught: true });
    expect(eventsOf(state, 'den')).toEqual([
      {
        type: 'den',
        who: 'an',
        rule: 'xd-den',
        net: -70,
        paid: [
          { who: 'cai', chips: 10 },
          { who: 'binh', chips: 20 },
          { who: 'cuc', chips: 40 },
        ],
      },
    ]);
    expect(eventsOf(state, 'settle')).toEqual([]);
  });

  test('the others still settle with the banker: 20 and 17 against 19', () => {
    const state = play(guilty, 'cai check an', 'cai check binh', 'cai check cuc');
    expect(chips(state)).toEqual({ an: -70, binh: 40, cuc: 0, cai: 30 });
  });

  test('players who were settled before are paid all the same, a natural among them', () => {
    const table = {
      ...TABLE,
      players: { ...TABLE.players, binh: [20, 'A♠ Q♣'] },
    } as const;
    const state = play(sit(RULES, table), ...['an draw', 'an draw', 'an stand', 'cai check cuc', 'cai check an']);
    expect(chips(state)).toEqual({ an: -70, binh: 40, cuc: 0, cai: 30 });
  });

  test('two offenders each pay the whole table', () => {
    const table = {
      cai: '10♠ 9♥',
      players: { an: [10, 'K♠ 8♥'], binh: [20, 'K♣ 7♣'] },
      stock: '5♦ 4♣ 6♦ 2♣',
    } as const;
    const moves = ['an draw', 'an draw', 'an stand', 'binh draw', 'binh draw', 'binh stand'];
    const state = play(sit(RULES, table), ...moves, 'cai check an', 'cai check binh');
    // An: −30 for An's own, +10 of Bình's; Bình: −30 for Bình's own, +20 of An's; the banker gets both stakes.
    expect(chips(state)).toEqual({ an: -20, binh: -10, cai: 30 });
  });

  test('alone at the table the offender pays the banker the stake', () => {
    const table = { ...TABLE, players: { an: TABLE.players.an } } as const;
    const state = play(sit(RULES, table), 'an draw', 'an draw', 'an stand', 'cai check an');
    expect(chips(state)).toEqual({ an: -10, cai: 10 });
  });

  test('a player may be caught in the middle of a turn (earlyCheck)', () => {
    const state = play(BUST, 'an draw', 'cai check an');
    expect(state.players[0]).toMatchObject({ caught: true, net: -70 });
    expect(round.view(state, 'an').turn).toBe('binh');
  });

  test('until then nobody knows; caught, the hand lies open, since all are paid for it', () => {
    expect(round.view(guilty, 'an').offender).toBe(true);
    expect(['binh', 'cai', 'onlooker'].map((seat) => round.view(guilty, seat).offender)).toEqual([false, false, false]);
    expect(JSON.stringify(round.view(guilty, 'binh'))).not.toMatch(/"(offender|caught)":true/);
    expect(seenCards(guilty, 'binh', 'an')).toBeNull();
    const state = play(guilty, 'cai check an');
    expect(seenCards(state, 'binh', 'an')).toBe('K♠ 8♥ 5♦ 4♣');
    expect(round.view(state, 'binh').seats[0]?.caught).toBe(true);
    expect(eventsOf(state, 'show')).toMatchObject([{ who: 'an', rule: 'xd-den', kind: 'quac', total: 27 }]);
  });

  test('bust without drawing again is no offence', () => {
    const state = play(BUST, 'an stand', ...REST, 'cai check an');
    expect(state.players.map(({ net }) => net)).toEqual([-10, 0, 0]);
    expect(eventsOf(state, 'den')).toEqual([]);
  });
});

describe('xd-den at 28 (O-GEO)', () => {
  test('27 goes unpunished, 28 does not; the warning comes with every draw over 21', () => {
    const at27 = play(sit(GRAVE, TABLE), 'an draw', 'an draw');
    expect(at27.players[0]?.offender).toBe(false);
    expect(options(at27, 'an')).toEqual(['draw!xd-den', 'stand']);
    const at28 = play(at27, 'an draw');
    expect(at28.players[0]?.offender).toBe(true);
    const state = play(at28, ...REST, 'cai check an');
    expect(state.players.map(({ net }) => net)).toEqual([-70, 20, 40]);
  });

  test('28 and more in one draw from 21 or less is bad luck, not an offence', () => {
    const table = { cai: '10♠ 9♥', players: { an: [10, 'K♠ 8♥'] }, stock: 'Q♦' } as const;
    const state = play(sit(GRAVE, table), 'an draw');
    expect(state.log.at(-1)).toMatchObject({ total: 28, offence: false });
    expect(chips(play(state, 'an stand', 'cai check an'))).toEqual({ an: -10, cai: 10 });
  });
});

describe('xd-den: a banker who is caught', () => {
  /** The banker 16 checks An (20), then draws 8♦ (24) and 2♦ (26). */
  const table = {
    cai: '10♠ 6♥',
    players: { an: [10, 'K♠ Q♥'], binh: [20, 'K♣ 5♣'], cuc: [40, 'J♣ 2♣'] },
    stock: '8♦ 2♦',
  } as const;
  const moves = ['an stand', 'binh stand', 'cuc stand', 'cai check an', 'cai draw', 'cai draw'];
  const guilty = play(sit(RULES, table), ...moves);

  test('at the next check the banker pays each player who is not settled their stake; the round is over', () => {
    expect(options(guilty, 'cai')).toEqual(['draw!xd-den', 'check binh!xd-den', 'check cuc!xd-den']);
    const state = play(guilty, 'cai check cuc');
    expect(chips(state)).toEqual({ an: 10, binh: 20, cuc: 40, cai: -70 });
    expect(state.players.map(({ stage }) => stage)).toEqual(['checked', 'compensated', 'compensated']);
    expect(state.players.map(({ outcome }) => outcome)).toEqual(['win', 'win', 'win']);
    expect(eventsOf(state, 'den')).toEqual([
      {
        type: 'den',
        who: 'cai',
        rule: 'xd-den',
        net: -60,
        paid: [
          { who: 'binh', chips: 20 },
          { who: 'cuc', chips: 40 },
        ],
      },
    ]);
    expect(state.log.at(-1)).toMatchObject({ type: 'end', rule: 'xd-den' });
    expect(refused(state, 'cai check binh')).toBe('xd-check-each');
    expect(refused(state, 'binh draw')).toBe('xd-turn-order');
    expect(refused(state, 'binh ask')).toBe('xd-check-secret');
  });

  test('until then nobody knows; then the banker’s hand lies open, and no player’s does', () => {
    expect(JSON.stringify(round.view(guilty, 'binh'))).not.toMatch(/"(offender|caught)":true|xd-den"/);
    expect(round.view(guilty, 'cai').offender).toBe(true);
    const state = play(guilty, 'cai check cuc');
    expect(seenCards(state, 'binh', 'cai')).toBe('10♠ 6♥ 8♦ 2♦');
    expect(seenCards(state, 'cai', 'cuc')).toBeNull();
    expect(round.view(state, 'binh').seats.at(-1)).toMatchObject({ who: 'cai', caught: true, net: -70 });
  });

  test('the banker is caught before the player being checked: an offender there goes free', () => {
    const both = {
      cai: '10♠ 6♥',
      players: { an: [10, 'K♠ 8♥'], binh: [20, 'K♣ 5♣'] },
      stock: '5♦ 4♣ 8♦ 2♦',
    } as const;
    const state = play(
      sit(RULES, both),
      ...['an draw', 'an draw', 'an stand', 'binh stand', 'cai draw', 'cai draw', 'cai check an'],
    );
    expect(chips(state)).toEqual({ an: 10, binh: 20, cai: -30 });
    expect(state.players[0]).toMatchObject({ offender: true, caught: false });
  });

  test('under den-at-28 a banker with 26 is not caught', () => {
    const state = play(sit(GRAVE, table), ...moves, 'cai check binh', 'cai check cuc');
    expect(eventsOf(state, 'den')).toEqual([]);
    // Short against bust: the bust hand wins under this rule set.
    expect(chips(state)).toEqual({ an: 10, binh: -20, cuc: -40, cai: 50 });
  });
});
