import { describe, expect, test } from 'vitest';
import { cards } from '#testing/round-table.ts';
import { PRESETS } from '../engine/rules.ts';
import { chips, eventsOf, options, play, refused, seenCards, sit } from '../testing/table.ts';
import { round } from './index.ts';

const RULES = PRESETS['pho-thong'];

/** An 20, Bình 8, the banker 19: nobody has a natural. */
const TABLE = {
  cai: '10♠ 9♥',
  players: { an: [10, 'K♦ Q♦'], binh: [20, '5♣ 3♣'] },
  stock: '9♦ 2♠ 7♥',
} as const;

describe('xd-turn-order (S0 S1 S4): one after another, the banker last', () => {
  test('who is not on turn neither draws nor stands', () => {
    const state = sit(RULES, TABLE);
    expect(round.view(state, 'an').turn).toBe('an');
    for (const move of ['binh draw', 'binh stand', 'cai draw', 'cai stand', 'nobody draw', 'nobody stand']) {
      expect(refused(state, move), move).toBe('xd-turn-order');
    }
    expect(options(state, 'binh')).toEqual([]);
  });

  test('each plays to the end, then the next', () => {
    const state = play(sit(RULES, TABLE), 'an stand');
    expect(round.view(state, 'an').turn).toBe('binh');
    expect(refused(state, 'an draw')).toBe('xd-turn-order');
    expect(round.view(play(state, 'binh draw'), 'an').turn).toBe('binh');
    expect(round.view(play(state, 'binh draw', 'binh stand'), 'an').turn).toBe('cai');
  });

  test('xd-draw: the next card of the stock', () => {
    const state = play(sit(RULES, TABLE), 'an stand', 'binh draw');
    expect(state.players[1]?.cards).toEqual(cards('5♣ 3♣ 9♦'));
    expect(state.stock[0]).toBe(cards('2♠')[0]);
    expect(state.log.at(-1)).toEqual({
      type: 'draw',
      who: 'binh',
      rule: 'xd-draw',
      cards: cards('9♦'),
      kind: 'du',
      total: 17,
      offence: false,
    });
  });

  test('a round played out: chips, outcome and events', () => {
    const state = play(sit(RULES, TABLE), 'an stand', 'binh draw', 'binh stand', 'cai check binh', 'cai check an');
    expect(chips(state)).toEqual({ an: 10, binh: -20, cai: 10 });
    expect(state.log.slice(6).map(({ type, who, rule }) => `${who} ${type} ${rule}`)).toEqual([
      'an stand xd-draw',
      'binh draw xd-draw',
      'binh stand xd-draw',
      'cai check xd-check-each',
      'binh settle xd-cmp-both-du',
      'cai check xd-check-each',
      'an settle xd-cmp-both-du',
      'cai end xd-check-each',
    ]);
    expect(eventsOf(state, 'settle')[0]).toMatchObject({
      outcome: 'lose',
      net: -20,
      player: { kind: 'du', total: 17 },
      banker: { kind: 'du', total: 19 },
      steps: [{ rule: 'xd-cmp-ngu-linh' }, { rule: 'xd-cmp-both-du' }, { rule: 'xd-pay-even', net: -1 }],
    });
    for (const move of ['an draw', 'an stand', 'cai draw', 'cai stand']) {
      expect(refused(state, move), move).toBe('xd-turn-order');
    }
    expect(refused(state, 'cai check an')).toBe('xd-check-each');
  });

  test('no chips are told before the end', () => {
    const state = play(sit(RULES, TABLE), 'an stand', 'binh stand', 'cai check binh');
    expect(chips(state)).toBeNull();
    expect(state.banker.net).toBe(20);
  });
});

describe('xd-max-five (S1): at most three cards are drawn', () => {
  const table = {
    cai: '2♠ 2♥',
    players: { an: [10, '3♠ 3♥'], binh: [5, 'K♠ Q♠'] },
    stock: '4♠ 4♥ 5♠ 2♦ 2♣ 3♦ 6♠',
  } as const;

  test('with five a player is finished and the next has the turn', () => {
    const state = play(sit(RULES, table), 'an draw', 'an draw', 'an draw');
    expect(refused(state, 'an draw')).toBe('xd-max-five');
    expect(refused(state, 'an stand')).toBe('xd-turn-order');
    expect(round.view(state, 'binh').turn).toBe('binh');
    expect(state.log.at(-1)).toEqual({
      type: 'stand',
      who: 'an',
      rule: 'xd-max-five',
      kind: 'ngu-linh',
      total: 19,
    });
  });

  test('the banker too; with five the banker checks even if short (xi-dach.md Q3)', () => {
    const rules = { ...RULES, fiveCard: '16-to-21' } as const;
    const draws = ['an draw', 'an draw', 'an draw', 'binh stand', 'cai draw', 'cai draw', 'cai draw'];
    const state = play(sit(rules, table), ...draws);
    expect(state.banker.cards).toHaveLength(5);
    expect(refused(state, 'cai draw')).toBe('xd-max-five');
    expect(refused(state, 'cai stand')).toBe('xd-check-each');
    expect(options(state, 'cai')).toEqual(['check an', 'check binh']);
    expect(eventsOf(state, 'stand').map(({ who }) => who)).not.toContain('cai');
  });
});

describe('xd-min-stand and xd-non-checked (S0 S3 S4): standing short is allowed, and loses', () => {
  const table = {
    cai: '10♠ 7♥',
    players: { an: [10, '8♦ 7♦'] },
  } as const;

  test('the option warns, the event says so, the check costs the stake', () => {
    const state = sit(RULES, table);
    expect(options(state, 'an')).toEqual(['draw', 'stand!xd-non-checked']);
    const stood = play(state, 'an stand');
    expect(stood.log.at(-1)).toMatchObject({ type: 'stand', rule: 'xd-min-stand', kind: 'non', total: 15 });
    const done = play(stood, 'cai check an');
    expect(chips(done)).toEqual({ an: -10, cai: 10 });
    expect(eventsOf(done, 'settle')[0]?.steps).toContainEqual({
      rule: 'xd-non-checked',
      outcome: 'held',
      who: 'an',
    });
  });

  test('where 15 is of age there is nothing to warn of', () => {
    expect(options(sit({ ...RULES, minStand: 15 }, table), 'an')).toEqual(['draw', 'stand']);
  });
});

describe('xd-five-show: what the fifth card shows', () => {
  const hands = {
    /** 14: a ngũ linh under this rule set. */
    linh: { stock: '4♠ 2♥ 3♥', open: '2♦ 3♦ 4♠ 2♥ 3♥' },
    /** 22: five cards and bust. */
    quac: { stock: '4♠ 3♥ K♣', open: '2♦ 3♦ 4♠ 3♥ K♣' },
  } as const;

  test.each([
    ['hidden', 'linh', false],
    ['hidden', 'quac', false],
    ['shown-if-ngu-linh', 'linh', true],
    ['shown-if-ngu-linh', 'quac', false],
    ['shown', 'linh', true],
    ['shown', 'quac', true],
  ] as const)('fifthCard %s, %s: shown to all is %s', (fifthCard, which, open) => {
    const { stock, open: hand } = hands[which];
    const players = { an: [10, '2♦ 3♦'], binh: [5, 'K♥ 8♥'] } as const;
    const four = play(sit({ ...RULES, fifthCard }, { cai: 'K♠ 9♥', players, stock }), 'an draw', 'an draw');
    expect(seenCards(four, 'binh', 'an')).toBeNull();
    const five = play(four, 'an draw');
    for (const viewer of ['binh', 'cai', 'onlooker']) {
      expect(seenCards(five, viewer, 'an'), viewer).toBe(open ? hand : null);
    }
    const shows = eventsOf(five, 'show').map(({ who, rule }) => `${who} ${rule}`);
    expect(shows).toEqual(open ? ['an xd-five-show'] : []);
  });

  test('the banker’s fifth card too (S4)', () => {
    const table = { cai: '2♠ 3♠', players: { an: [10, 'K♥ 8♥'] }, stock: '4♠ 2♥ 3♥' } as const;
    const moves = ['an stand', 'cai draw', 'cai draw', 'cai draw'];
    const shown = play(sit({ ...RULES, fifthCard: 'shown' }, table), ...moves);
    expect(seenCards(shown, 'an', 'cai')).toBe('2♠ 3♠ 4♠ 2♥ 3♥');
    // There is nothing left to ask the banker for.
    expect(options(play(shown, 'cai check an'), 'an')).toEqual([]);
    expect(options(play(sit(RULES, table), ...moves, 'cai check an'), 'an')).toEqual(['ask']);
    expect(seenCards(play(sit(RULES, table), ...moves), 'an', 'cai')).toBeNull();
  });
});

describe('xd-check-right (S0 S3 S4): the banker checks only when of age', () => {
  test('xi-dach.md §1.10 row 17: banker 12, player 14', () => {
    const table = { cai: '7♠ 5♣', players: { an: [10, '9♣ 5♦'] } } as const;
    for (const preset of ['pho-thong', 'blog', 'adam-tips'] as const) {
      const state = play(sit(PRESETS[preset], table), 'an stand');
      expect(refused(state, 'cai check an'), preset).toBe('xd-check-right');
      expect(refused(state, 'cai stand'), preset).toBe('xd-check-right');
      expect(options(state, 'cai'), preset).toEqual(['draw']);
    }
    const vipgame = play(sit(PRESETS.vipgame, table), 'an stand', 'cai check an');
    expect(chips(vipgame)).toEqual({ an: 10, cai: -10 });
  });

  test('xi-dach.md §1.10 row 22: 15 on three cards is not enough', () => {
    const table = { cai: '5♠ 4♦', players: { an: [10, '10♣ 7♦'] }, stock: '6♣' } as const;
    const ruling = (preset: keyof typeof PRESETS) => {
      const state = play(sit(PRESETS[preset], table), 'an stand', 'cai draw');
      return refused(state, 'cai check an') ?? chips(play(state, 'cai check an'));
    };
    expect(ruling('bach-khoa')).toBe('xd-check-right');
    expect(ruling('blog')).toBe('xd-check-right');
    expect(ruling('adam-tips')).toBe('xd-check-right');
    for (const preset of ['vipgame', 'co-noi', 'mien-nam'] as const) {
      expect(ruling(preset), preset).toEqual({ an: 10, cai: -10 });
    }
  });

  test('a bust banker is of age (xi-dach.md Q4)', () => {
    const table = { cai: '10♠ 5♥', players: { an: [10, 'K♦ 7♦'] }, stock: 'Q♣' } as const;
    expect(chips(play(sit(RULES, table), 'an stand', 'cai draw', 'cai check an'))).toEqual({ an: 10, cai: -10 });
  });

  test('xd-banker: nobody else checks; xd-check-each: only who sits at the table', () => {
    const state = sit(RULES, TABLE);
    expect(refused(state, 'an check binh')).toBe('xd-banker');
    expect(refused(state, 'cai check nobody')).toBe('xd-check-each');
    expect(refused(state, 'cai check cai')).toBe('xd-check-each');
    // A check of nobody is no move at all.
    expect(Reflect.apply(round.apply, null, [state, { type: 'check', seat: 'cai' }])).toEqual({
      ok: false,
      error: { rule: 'xd-turn-order' },
    });
  });
});

describe('xd-check-early', () => {
  test('earlyCheck true (S0 S3 S4): before and during the players’ drawing; the turn passes on', () => {
    const state = sit(RULES, TABLE);
    expect(options(state, 'cai')).toEqual(['check an', 'check binh']);
    const checked = play(state, 'cai check an');
    expect(checked.players[0]).toMatchObject({ stage: 'checked', outcome: 'win', net: 10 });
    expect(eventsOf(checked, 'check')[0]).toMatchObject({ rule: 'xd-check-early', target: 'an', total: 19 });
    expect(refused(checked, 'an draw')).toBe('xd-turn-order');
    expect(refused(checked, 'cai check an')).toBe('xd-check-each');
    expect(round.view(checked, 'an').turn).toBe('binh');
    const during = play(checked, 'binh draw', 'cai check binh');
    expect(chips(during)).toEqual({ an: 10, binh: -20, cai: 10 });
  });

  test('a player out of turn may be checked, and never comes to draw', () => {
    const state = play(sit(RULES, TABLE), 'cai check binh', 'an stand');
    expect(state.players[1]).toMatchObject({ stage: 'checked', outcome: 'lose' });
    expect(round.view(state, 'an').turn).toBe('cai');
  });

  test('earlyCheck false (S1): only when all players have finished', () => {
    const rules = { ...RULES, earlyCheck: false };
    const state = play(sit(rules, TABLE), 'an stand');
    expect(refused(state, 'cai check an')).toBe('xd-check-early');
    expect(options(state, 'cai')).toEqual([]);
    const finished = play(state, 'binh stand');
    expect(options(finished, 'cai')).toEqual(['draw', 'check an', 'check binh']);
  });
});

describe('xd-check-each: the banker may draw between checks (O-BV, O-WCB)', () => {
  test('each player meets the hand of the moment', () => {
    const table = {
      cai: '10♠ 7♥',
      players: { an: [10, 'K♦ 6♦'], binh: [20, 'K♣ 9♣'] },
      stock: '3♠',
    } as const;
    const state = play(sit(RULES, table), 'an stand', 'binh stand', 'cai check an', 'cai draw', 'cai check binh');
    expect(chips(state)).toEqual({ an: -10, binh: -20, cai: 30 });
  });
});

describe('xd-check-secret (S0 S4): the banker says won or lost, and the total only when asked', () => {
  const table = {
    cai: '10♠ 7♥',
    players: { an: [10, 'K♦ 6♦'], binh: [20, 'K♣ 9♣'] },
    stock: '3♠',
  } as const;
  const checked = play(sit(RULES, table), 'an stand', 'binh stand', 'cai check an');

  test('the outcome is public, the hand is seen by the banker alone', () => {
    const { seats } = round.view(checked, 'binh');
    expect(seats[0]).toMatchObject({ who: 'an', outcome: 'lose', cards: [null, null], net: -10 });
    expect(seenCards(checked, 'cai', 'an')).toBe('K♦ 6♦');
    expect(seenCards(checked, 'cai', 'binh')).toBeNull();
    expect(seenCards(checked, 'an', 'cai')).toBeNull();
    expect(round.view(checked, 'an').bankerTotal).toBeNull();
  });

  test('who asks learns the total they were checked with, even after the banker has drawn; nobody else does', () => {
    const state = play(checked, 'cai draw', 'an ask');
    expect(round.view(state, 'an').bankerTotal).toBe(17);
    expect(round.view(state, 'binh').bankerTotal).toBeNull();
    expect(round.view(state, 'cai').bankerTotal).toBeNull();
    expect(seenCards(state, 'an', 'cai')).toBeNull();
    expect(state.log.at(-1)).toEqual({ type: 'ask', who: 'an', rule: 'xd-check-secret', total: 17 });
  });

  test('only who was checked asks, and once', () => {
    expect(options(checked, 'an')).toEqual(['ask']);
    expect(refused(checked, 'binh ask')).toBe('xd-check-secret');
    expect(refused(checked, 'cai ask')).toBe('xd-check-secret');
    expect(refused(checked, 'onlooker ask')).toBe('xd-check-secret');
    const asked = play(checked, 'an ask');
    expect(refused(asked, 'an ask')).toBe('xd-check-secret');
    expect(options(asked, 'an')).toEqual([]);
  });

  test('the last to be checked may still ask; the round stays over and nothing else comes to light', () => {
    const done = play(checked, 'cai draw', 'cai check binh');
    expect(options(done, 'binh')).toEqual(['ask']);
    const asked = play(done, 'binh ask');
    expect(round.view(asked, 'binh').bankerTotal).toBe(20);
    expect(chips(asked)).toEqual({ an: -10, binh: -20, cai: 30 });
    expect(seenCards(asked, 'binh', 'cai')).toBeNull();
    expect(seenCards(asked, 'binh', 'an')).toBeNull();
  });
});
