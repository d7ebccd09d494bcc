import { describe, expect, test } from 'vitest';
import { cards, textOf } from '#testing/round-table.ts';
import { PRESETS, type TaLaRules } from '../engine/rules.ts';
import {
  caseNets,
  eventsOf,
  idle,
  made,
  melds,
  options,
  places,
  play,
  refused,
  rows,
  sees,
  sit,
  toldBy,
  units,
} from '../testing/table.ts';
import { round, type Seat, type TaLaState } from './index.ts';

const BAC = PRESETS['mien-bac'];
const TIPS = PRESETS['adam-tips'];
const NO_SHIFT: TaLaRules = { ...BAC, shift: false };

/** No meld anywhere; each can eat one card of the seat before: 9♦, 4♣, 6♦, and An Dũng's J♣. */
const FOUR = {
  an: 'J♠ J♥ 9♦ 2♠ 5♥ 7♣ Q♦ 10♣ 3♥ 8♠',
  binh: '9♠ 9♥ 4♣ K♦ 6♣ A♥ Q♠ 3♠ 7♦',
  chi: '4♠ 4♥ 6♦ K♣ 10♦ 2♥ 8♣ A♦ 5♠',
  dung: '6♠ 6♥ J♣ Q♥ 3♦ 8♦ 10♥ A♠ 5♣',
} as const;
const FOUR_STOCK = 'K♥ 2♣ 7♠ Q♣ A♣ K♠ 7♥ 2♦ 3♣ 10♠ 9♣ 8♥ J♦ 5♦ 4♦';
const { an, binh } = FOUR;

/** An lays 777 or 7-8-9♥, Bình can lay off afterwards, Chi has nothing. No drawn card makes a meld. */
const LAYING = {
  an: '7♠ 7♦ 7♥ 8♥ 9♥ 2♣ 4♦ Q♠ A♠ K♦',
  binh: '5♣ 5♦ 5♥ 10♥ 6♥ J♥ 3♠ K♣ 9♣',
  chi: '7♣ A♥ 3♦ 6♠ 8♦ 10♣ J♦ Q♣ 4♠',
} as const;
const LAYING_STOCK = '2♠ K♠ J♠ 8♠ 2♥ 9♠ A♦ 3♥ K♥ Q♦ A♣';

/** An discards K♦, then nothing happens for three rounds, up to An's fourth discard. */
const beforeLaying = (rules: TaLaRules = BAC): TaLaState =>
  play(idle(play(sit(rules, LAYING, LAYING_STOCK), 'an K♦'), 8), 'an draw');

const beforeEnd = (): TaLaState => idle(play(beforeLaying(), 'an lay 7♥ 8♥ 9♥', 'an Q♠'), 1);

const handOf = (state: TaLaState, who: string): string => {
  const seat = state.seats.find(({ name }) => name === who);
  return textOf(seat?.hand ?? []);
};

describe('drawing and eating (tl-turn, tl-eat-source, tl-eat-proof)', () => {
  const first = sit(BAC, FOUR, FOUR_STOCK);

  test('tl-first: the one with ten discards without drawing', () => {
    expect(options(first, 'an')).toEqual(an.split(' '));
    for (const move of ['an draw', 'an eat', 'an K♦']) expect(refused(first, move), move).toBe('tl-turn');
    expect(handOf(play(first, 'an 9♦'), 'an')).toBe('J♠ J♥ 2♠ 5♥ 7♣ Q♦ 10♣ 3♥ 8♠');
  });

  test('the next one eats or draws, then discards one', () => {
    const next = play(first, 'an 9♦');
    expect(options(next, 'binh')).toEqual(['eat', 'draw']);
    expect(refused(next, 'binh 4♣')).toBe('tl-turn');
    const drawn = play(next, 'binh draw');
    expect(eventsOf(drawn, 'draw')).toEqual([{ type: 'draw', who: 'binh', rule: 'tl-turn', cards: cards('K♥') }]);
    expect(options(drawn, 'binh')).toEqual([...binh.split(' '), 'K♥']);
    for (const move of ['binh draw', 'binh eat', 'binh J♠']) expect(refused(drawn, move), move).toBe('tl-turn');
    expect(round.view(play(drawn, 'binh K♥'), '')).toMatchObject({ turn: 'chi', phase: 'take', stock: 14 });
  });

  test('an eaten card leaves the row, and everybody sees where it went', () => {
    const state = play(first, 'an 9♦', 'binh eat');
    expect(eventsOf(state, 'eat')).toEqual([
      { type: 'eat', who: 'binh', rule: 'tl-eat-proof', from: 'an', cards: cards('9♦'), chot: false },
    ]);
    expect(handOf(state, 'binh')).toBe(`${binh} 9♦`);
    expect(rows(state)['an']).toBe('');
    expect(sees(state, 'chi', 'binh')).toBe(`${'? '.repeat(9)}9♦`);
    expect(round.view(state, 'chi').seats[1]).toMatchObject({ eaten: cards('9♦'), laid: false });
    expect(state.stock).toEqual(first.stock);
  });

  test('tl-eat-source: only the fresh discard of the one before, and only by the next one', () => {
    const state = play(first, 'an 9♦');
    for (const who of ['an', 'chi', 'dung']) expect(refused(state, `${who} eat`), who).toBe('tl-turn');
    const later = play(state, 'binh draw', 'binh 4♣');
    expect(round.view(later, '').fresh).toEqual({ card: cards('4♣')[0], from: 'binh' });
    const drawn = play(later, 'chi draw');
    expect(round.view(drawn, '').fresh).toBeNull();
    expect(refused(drawn, 'chi eat')).toBe('tl-turn');
  });

  test.each([
    ['7♠ 7♥', null],
    ['5♦ 6♦', null],
    ['6♦ 8♦', null],
    ['7♠ 8♦', 'tl-eat-proof'],
    ['7♠ 5♦', 'tl-eat-proof'],
  ])('row 13, tl-eat-proof: may a hand with %s eat 7♦? %s', (two, rule) => {
    const rest = cards('2♣ 4♥ J♣ 10♠ Q♥ K♣ A♠');
    const state = sit(BAC, { an: '7♦ 2♠ 4♣ 10♥ Q♠ K♥ A♦ J♥ 3♠ 9♣', binh: `${two} ${textOf(rest)}` });
    expect(refused(play(state, 'an 7♦'), 'binh eat')).toBe(rule);
  });

  const two = sit(BAC, { an: '4♠ 7♠ Q♦ 10♣ K♦ 2♥ 6♦ A♣ 8♥ J♥', binh: '5♠ 6♠ Q♣ Q♥ J♣ 2♦ 3♥ 8♦ A♦' }, '3♣ 9♥');
  const again = (rules: TaLaRules, one: string, other: string): string | null =>
    refused(play({ ...two, rules }, `an ${one}`, 'binh eat', 'binh A♦', 'an draw', `an ${other}`), 'binh eat');

  test('tl-eat-limit: at most one eaten card in a phỏm, unless the house says any', () => {
    expect(again(BAC, '4♠', '7♠')).toBe('tl-eat-limit');
    expect(again({ ...BAC, eatPerMeld: 'any' }, '4♠', '7♠')).toBeNull();
    expect(again(BAC, '4♠', 'Q♦')).toBeNull();
  });

  test('tl-one-meld-each: own cards that prove one eaten card do not prove another', () => {
    expect(again(BAC, 'Q♦', '10♣')).toBe('tl-one-meld-each');
    expect(again(BAC, 'Q♦', 'K♦')).toBe('tl-eat-proof');
  });

  test('tl-eat-limit: an eaten card is not discarded, nor one that its phỏm needs', () => {
    const state = play(two, 'an Q♦', 'binh eat');
    for (const move of ['binh Q♦', 'binh Q♣', 'binh Q♥']) expect(refused(state, move), move).toBe('tl-eat-limit');
    expect(options(state, 'binh')).toEqual('5♠ 6♠ J♣ 2♦ 3♥ 8♦ A♦'.split(' '));
    const four = sit(BAC, { an: two.seats[0] ? textOf(two.seats[0].hand) : '', binh: 'Q♠ Q♣ Q♥ 5♠ 6♠ 2♦ 3♥ 8♦ A♦' });
    const spare = play(four, 'an Q♦', 'binh eat');
    expect(refused(spare, 'binh Q♦')).toBe('tl-eat-limit');
    expect(refused(spare, 'binh Q♠')).toBeNull();
  });
});

describe('laying down (tl-ha, tl-mom)', () => {
  const state = beforeLaying();

  test('before the fourth discard, and not before', () => {
    expect(made(state)).toBe('3 3 3');
    expect(round.view(state, '')).toMatchObject({ turn: 'an', phase: 'lay' });
    expect(refused(state, 'an Q♠')).toBe('tl-ha');
    expect(refused(state, 'an gui 10♥ 0')).toBe('tl-gui');
    const early = play(sit(BAC, LAYING, LAYING_STOCK), 'an K♦', 'binh draw');
    expect(refused(early, 'binh lay 5♣ 5♦ 5♥')).toBe('tl-ha');
  });

  test('of all ways to lay down the best is listed; any that leaves no phỏm behind is allowed', () => {
    expect(options(state, 'an')).toEqual(['lay 7♥ 8♥ 9♥']);
    // A discard of nothing is no move at all.
    expect(Reflect.apply(round.apply, null, [state, { type: 'discard', seat: 'an' }])).toEqual({
      ok: false,
      error: { rule: 'tl-turn' },
    });
    expect(refused(state, 'an lay 7♠ 7♦ 7♥')).toBeNull();
    const laid = play(state, 'an lay 9♥ 7♥ 8♥');
    expect(eventsOf(laid, 'lay')).toEqual([
      { type: 'lay', who: 'an', rule: 'tl-ha', melds: melds('7♥ 8♥ 9♥'), again: false },
    ]);
    expect(round.view(laid, 'chi').table).toEqual([{ who: 'an', cards: cards('7♥ 8♥ 9♥') }]);
    expect(round.view(laid, 'chi').seats[0]).toMatchObject({ laid: true, melds: melds('7♥ 8♥ 9♥') });
    expect(round.view(laid, 'chi').seats[1]).toMatchObject({ laid: false, melds: [] });
    expect(refused(laid, 'an lay 7♥ 8♥ 9♥')).toBe('tl-ha');
  });

  test.each([
    ['nothing, where there is a phỏm', '', 'tl-ha'],
    ['a card twice', '7♠ 7♦ 7♥ / 7♥ 8♥ 9♥', 'tl-one-meld-each'],
    ['another’s card', '7♥ 8♥ 9♥ 10♥', 'tl-ha'],
    ['two cards', '7♠ 7♦', 'tl-phom-doc'],
    ['no run', '7♥ 8♥ 9♥ / Q♠ K♥ A♠', 'tl-phom-doc'],
  ])('a player may not lay %s', (_, text, rule) => {
    expect(refused(state, `an lay ${text}`.trim())).toBe(rule);
  });

  test('eaten cards are laid, and one in each phỏm', () => {
    const hands = { an: '4♠ 7♠ Q♦ 10♣ K♦ 2♥ 6♦ A♣ 8♥ J♥', binh: '5♠ 6♠ 8♠ 2♣ 2♦ 3♦ Q♥ 9♥ K♣' } as const;
    const open = sit({ ...BAC, shift: false }, hands, '3♠ 10♥ J♠ 4♣ 9♠ 9♦ 5♥');
    const fourth = play(idle(play(open, 'an 7♠', 'binh eat', 'binh Q♥'), 4), 'an draw', 'an lay', 'an 9♠', 'binh draw');
    expect(round.view(fourth, '')).toMatchObject({ turn: 'binh', phase: 'lay' });
    expect(options(fourth, 'binh')).toEqual(['lay 5♠ 6♠ 7♠ 8♠']);
    expect(refused(fourth, 'binh lay')).toBe('tl-eat-limit');
    expect(refused(fourth, 'binh lay 5♠ 6♠ 7♠')).toBeNull();
    const crowded = (rules: TaLaRules): TaLaState => {
      const seats = fourth.seats.map((seat): Seat => {
        if (seat.name !== 'binh') return seat;
        return { ...seat, eaten: cards('7♠ 8♠').map((card) => ({ card, from: 'an', chot: false })) };
      });
      return { ...fourth, rules, seats };
    };
    expect(refused(crowded(NO_SHIFT), 'binh lay 5♠ 6♠ 7♠ 8♠')).toBe('tl-eat-limit');
    expect(refused(crowded({ ...NO_SHIFT, eatPerMeld: 'any' }), 'binh lay 5♠ 6♠ 7♠ 8♠')).toBeNull();
  });

  test('tl-mom: who has no phỏm lays nothing, and is last whatever the points', () => {
    const chiLays = play(idle(play(state, 'an lay 7♥ 8♥ 9♥', 'an Q♠'), 1), 'chi draw');
    expect(options(chiLays, 'chi')).toEqual(['lay']);
    const laid = play(chiLays, 'chi lay');
    expect(eventsOf(laid, 'lay').at(-1)).toEqual({ type: 'lay', who: 'chi', rule: 'tl-mom', melds: [], again: false });
    const end = play(laid, 'chi A♣');
    expect(places(end)).toBe('an 1 34, binh 2 52, chi 3 62');
    expect(eventsOf(end, 'place').map(({ rule }) => rule)).toEqual(['tl-rank', 'tl-rank', 'tl-mom']);
    expect(units(end)).toEqual({ an: 5, binh: -1, chi: -4 });
  });
});

describe('laying off (tl-gui)', () => {
  const binhLays = (rules: TaLaRules = BAC): TaLaState =>
    play(beforeLaying(rules), 'an lay 7♥ 8♥ 9♥', 'an Q♠', 'binh draw');

  test('only after laying down oneself, onto what was laid earlier', () => {
    const state = binhLays();
    expect(refused(state, 'binh gui 10♥ 0')).toBe('tl-gui');
    const laid = play(state, 'binh lay 5♣ 5♦ 5♥');
    expect(options(laid, 'binh').filter((option) => option.startsWith('gui'))).toEqual(['gui 10♥ 0', 'gui 6♥ 0']);
    const one = play(laid, 'binh gui 10♥ 0');
    expect(eventsOf(one, 'gui')).toEqual([
      { type: 'gui', who: 'binh', rule: 'tl-gui', other: 'an', cards: cards('10♥'), meld: cards('7♥ 8♥ 9♥') },
    ]);
    expect(one.table[0]).toEqual({ who: 'an', cards: cards('7♥ 8♥ 9♥ 10♥') });
    const end = idle(play(one, 'binh gui J♥ 0', 'binh gui 6♥ 0', 'binh K♣'), 1);
    expect(end.table.map((meld) => textOf(meld.cards))).toEqual(['6♥ 7♥ 8♥ 9♥ 10♥ J♥', '5♥ 5♦ 5♣']);
    // 3♠ 9♣ Q♦ are left.
    expect(places(end)).toBe('binh 1 24, an 2 34, chi 3 62');
    expect(end.log.at(-1)).toMatchObject({ type: 'end', who: 'binh' });
    expect(eventsOf(one, 'gui').map(round.effect)).toEqual([
      { moves: [{ to: 'an', place: 'meld', cards: cards('10♥'), onto: cards('7♥')[0] }] },
    ]);
  });

  test('not before the card of this turn is taken', () => {
    const laid = play(binhLays(), 'binh lay 5♣ 5♦ 5♥');
    expect(refused({ ...laid, phase: 'take' }, 'binh gui 10♥ 0')).toBe('tl-gui');
  });

  test.each([
    ['a card that does not fit', 'binh gui K♣ 0'],
    ['a card that fits behind another one only', 'binh gui J♥ 0'],
    ['a card that is not held', 'binh gui 10♣ 0'],
    ['a phỏm that is not there', 'binh gui 10♥ 2'],
    ['no phỏm at all', 'binh gui 10♥ -1'],
  ])('not %s', (_, move) => {
    expect(refused(play(binhLays(), 'binh lay 5♣ 5♦ 5♥'), move)).toBe('tl-gui');
  });

  test('not under layOff=false', () => {
    const laid = play(binhLays({ ...BAC, layOff: false }), 'binh lay 5♣ 5♦ 5♥');
    expect(refused(laid, 'binh gui 10♥ 0')).toBe('tl-gui');
    expect(options(laid, 'binh')).toEqual('10♥ 6♥ J♥ 3♠ K♣ 9♣ Q♦'.split(' '));
    // But onto an own phỏm.
    const own = { ...laid, table: laid.table.map((meld) => ({ ...meld, who: 'binh' })) };
    expect(refused(own, 'binh gui 10♥ 0')).toBeNull();
  });

  test('not by who is móm', () => {
    const state = play(beforeLaying(), 'an lay 7♠ 7♦ 7♥', 'an Q♠');
    const laid = play(idle(state, 1), 'chi draw', 'chi lay');
    expect(refused(laid, 'chi gui 7♣ 0')).toBe('tl-gui');
    expect(refused(laid, 'chi 7♣')).toBeNull();
  });

  test('one card is kept to discard', () => {
    const hands = {
      an: '7♥ 8♥ 9♥ Q♠ Q♦ Q♣ 7♠ 4♦ A♠ K♦',
      binh: '2♠ 2♣ 2♦ 3♠ 3♣ 3♦ 5♥ 6♥ 10♥',
      chi: '7♣ A♥ 9♣ 6♠ 8♦ J♦ 4♠ 6♣ K♣',
    };
    const stock = '8♠ K♠ J♠ 10♠ 2♥ 9♠ A♦ 3♥ K♥ Q♥ A♣';
    const fourth = play(idle(play(sit(BAC, hands, stock), 'an 7♠'), 8), 'an draw');
    const after = play(fourth, 'an lay 7♥ 8♥ 9♥ / Q♠ Q♦ Q♣', 'an K♥', 'binh draw');
    const laid = play(after, 'binh lay 2♠ 2♦ 2♣ / 3♠ 3♦ 3♣', 'binh gui 6♥ 0', 'binh gui 5♥ 0', 'binh gui 10♥ 0');
    expect(handOf(laid, 'binh')).toBe('Q♥');
    expect(refused(laid, 'binh gui Q♥ 1')).toBe('tl-turn');
    const end = idle(play(laid, 'binh Q♥'), 1);
    // All six cards that still count are in phỏm: no points, but fewer than nine cards are no ù.
    expect(eventsOf(end, 'u')).toEqual([]);
    expect(places(end)).toBe('binh 1 0, an 2 18, chi 3 65');
    expect(caseNets(end)).toEqual(toldBy(end));
  });
});

describe('the end by count (tl-four-rounds, tl-score, tl-tie)', () => {
  test('four discards each; four players use up the nọc exactly', () => {
    const nearly = idle(play(sit(BAC, FOUR, FOUR_STOCK), 'an 2♠'), 14);
    expect([made(nearly), nearly.stock.length, nearly.turn]).toEqual(['4 4 4 3', 1, 'dung']);
    const end = idle(nearly, 1);
    expect([made(end), end.stock.length, end.turn]).toEqual(['4 4 4 4', 0, null]);
    expect(rows(end)).toEqual({
      an: '2♠ Q♣ 2♦ 8♥',
      binh: 'K♥ A♣ 3♣ J♦',
      chi: '2♣ K♠ 10♠ 5♦',
      dung: '7♠ 7♥ 9♣ 4♦',
    });
    expect(eventsOf(end, 'discard').map(({ count }) => count)).toEqual([1, 2, 3, 4].flatMap((n) => [n, n, n, n]));
  });

  test('places and payments are those that a case with the same cards would get', () => {
    const count = idle(beforeEnd(), 1);
    expect(eventsOf(count, 'count').map(({ who, points }) => [who, points])).toEqual([
      ['an', 34],
      ['binh', 52],
      ['chi', 62],
    ]);
    expect(toldBy(count)).toEqual({ an: [1, 34, 5], binh: [2, 52, -1], chi: [3, 62, -4] });
    expect(caseNets(count)).toEqual(toldBy(count));
    expect(round.view(count, '').seats.map(({ net }) => net)).toEqual([5, -1, -4]);
    expect(eventsOf(count, 'pay').map(({ who, rule, step }) => [who, rule, step.other, step.units])).toEqual([
      ['binh', 'tl-pay-rank', 'an', 1],
      ['chi', 'tl-pay-mom', 'an', 4],
    ]);
    expect(count.log.at(-1)).toEqual({
      type: 'end',
      who: 'an',
      rule: 'tl-four-rounds',
      result: [
        ['an', 5],
        ['binh', -1],
        ['chi', -4],
      ],
    });
  });

  test('all móm: the order of laying decides (tl-mom-many); payout=none: nobody pays', () => {
    const end = idle(play(sit({ ...TIPS, shift: true }, FOUR, FOUR_STOCK), 'an 2♠'), 15);
    expect(eventsOf(end, 'place').map(({ who, place }) => [who, place])).toEqual([
      ['an', 1],
      ['binh', 2],
      ['chi', 3],
      ['dung', 4],
    ]);
    expect(eventsOf(end, 'place').every(({ rule, steps }) => rule === 'tl-mom' && steps.length === 1)).toBe(true);
    expect([units(end), eventsOf(end, 'pay')]).toEqual([{ an: 0, binh: 0, chi: 0, dung: 0 }, []]);
    expect(caseNets(end)).toEqual(toldBy(end));
  });

  test('tl-tie: of equal points who laid down earlier', () => {
    const hands = { an: '2♠ 2♥ 2♦ K♠ 10♥ 7♣ 5♦ 9♠ 4♥ J♣', binh: '3♠ 3♥ 3♦ K♥ 10♠ 7♦ 5♣ 9♥ 4♣' } as const;
    const open = sit(BAC, hands, 'A♠ Q♠ Q♥ A♦ 8♠ 6♠ Q♣');
    const end = idle(play(open, 'an J♣'), 7);
    expect(toldBy(end)).toEqual({ an: [1, 48, 1], binh: [2, 48, -1] });
    const tie = { rule: 'tl-tie', outcome: 'held', who: 'an', other: 'binh', points: 48 };
    expect(eventsOf(end, 'place').map(({ steps }) => steps)).toEqual([[tie], [tie]]);
    expect(caseNets(end)).toEqual(toldBy(end));
  });

  test('tl-tie: who has no part in it is told of none', () => {
    const even = beforeEnd();
    const held: Readonly<Record<string, string>> = { an: 'K♦', binh: 'K♣' };
    const seats = even.seats.map((seat) => ({ ...seat, hand: cards(held[seat.name] ?? textOf(seat.hand)) }));
    const end = idle({ ...even, seats }, 1);
    expect(places(end)).toBe('an 1 13, binh 2 13, chi 3 62');
    expect(eventsOf(end, 'place').map(({ who, steps }) => [who, steps.map(({ rule }) => rule)])).toEqual([
      ['an', ['tl-tie']],
      ['binh', ['tl-tie']],
      ['chi', []],
    ]);
  });

  test('tl-deal: an empty nọc gives nothing', () => {
    const state = play(sit(BAC, FOUR, FOUR_STOCK), 'an 9♦');
    const empty = { ...state, stock: [] };
    expect(refused(empty, 'binh draw')).toBe('tl-deal');
    expect(options(empty, 'binh')).toEqual(['eat']);
  });
});

describe('chuyển bài and tái (tl-chuyen)', () => {
  const first = sit(BAC, FOUR, FOUR_STOCK);
  const shifts = (state: TaLaState) =>
    eventsOf(state, 'shift').map(({ who, to, cards: moved }) => `${who} > ${to} ${textOf(moved)}`.trim());

  test('the opener’s own discard is eaten: nothing moves, the opener is one short, the next seat opens', () => {
    const state = play(first, 'an 9♦', 'binh eat');
    expect(eventsOf(state, 'shift')).toEqual([{ type: 'shift', who: 'an', rule: 'tl-chuyen', to: 'an', cards: [] }]);
    expect([made(state), state.opener, state.turn]).toEqual(['0 0 0 0', 'binh', 'binh']);
  });

  test('in a later round of discards too: those made before stay where they lie', () => {
    const state = play(idle(play(first, 'an 2♠'), 3), 'an draw', 'an 9♦', 'binh eat');
    expect([shifts(state), rows(state)['an'], made(state)]).toEqual([['an > an'], '2♠', '1 1 1 1']);
  });

  test('another’s is eaten: the opener’s latest discard goes there, and the opener is one short', () => {
    const state = play(first, 'an 2♠', 'binh draw', 'binh 4♣', 'chi eat');
    expect(shifts(state)).toEqual(['an > binh 2♠']);
    expect(rows(state)).toEqual({ an: '', binh: '2♠', chi: '', dung: '' });
    expect([made(state), state.opener]).toEqual(['0 1 0 0', 'binh']);
  });

  test('one eaten card after another, all round the table', () => {
    const three = play(first, 'an 2♠', 'binh draw', 'binh 4♣', 'chi eat', 'chi 6♦', 'dung eat');
    expect([made(three), three.opener, rows(three)['chi']]).toEqual(['0 0 1 0', 'chi', '2♠']);
    const all = play(three, 'dung J♣', 'an eat');
    expect(shifts(all)).toEqual(['an > binh 2♠', 'binh > chi 2♠', 'chi > dung 2♠']);
    expect([made(all), all.opener, all.turn]).toEqual(['0 0 0 1', 'dung', 'an']);
    const end = idle(play(all, 'an Q♦'), 14);
    expect([made(end), end.turn, end.stock.length]).toEqual(['4 4 4 4', null, 0]);
    expect(
      eventsOf(end, 'discard')
        .map(({ who }) => who)
        .join(' '),
    ).toBe(`${'an binh chi dung '.repeat(4)}an binh chi`);
    expect(Object.values(rows(end)).map((row) => row.split(' ').length)).toEqual([4, 4, 4, 4]);
  });

  test('the one who is to open eats: their own card of this round goes back, and they discard it anew', () => {
    const state = play(idle(play(first, 'an 2♠'), 2), 'dung draw', 'dung J♣', 'an eat');
    expect(shifts(state)).toEqual(['an > dung 2♠']);
    expect([made(state), state.opener, state.turn]).toEqual(['0 1 1 1', 'binh', 'an']);
    const next = play(state, 'an Q♦');
    expect(eventsOf(next, 'discard').at(-1)).toMatchObject({ who: 'an', count: 1 });
    expect([made(next), next.turn]).toEqual(['1 1 1 1', 'binh']);
    expect(play(next, 'binh draw', 'binh K♦').opener).toBe('binh');
  });

  test('the next round is opened by who opens now, and goes on from there', () => {
    const state = idle(play(first, 'an 9♦', 'binh eat', 'binh 4♣'), 3);
    expect([made(state), state.opener, state.turn]).toEqual(['1 1 1 1', 'binh', 'binh']);
    const end = idle(state, 12);
    expect(
      eventsOf(end, 'discard')
        .map(({ who }) => who)
        .join(' '),
    ).toBe(`an ${'binh chi dung an '.repeat(4).trim()}`);
    expect([made(end), end.stock.length]).toEqual(['4 4 4 4', 0]);
  });

  test.each([
    [3, 'an binh chi an binh chi an binh chi an binh chi an binh', 24 - 11],
    [2, 'an binh an binh an binh an binh an', 33 - 7],
  ])('%d players: each eaten card costs one more turn, and the rows end level', (count, turns, left) => {
    const { dung: _, ...three } = FOUR;
    const seats = count === 3 ? three : { an: FOUR.an, binh: FOUR.binh };
    const open = sit(BAC, seats, count === 3 ? '2♣ 7♠ Q♣ J♣ K♠ A♣ Q♥ 3♣ 10♠ K♥ 8♥ J♦' : 'K♥ 2♣ 7♠ Q♣ A♣ K♠ 7♥ 2♦');
    const eats = count === 3 ? ['binh 4♣', 'chi eat', 'chi K♣'] : ['binh K♦'];
    const end = idle(play(open, 'an 9♦', 'binh eat', ...eats), 20);
    expect(eventsOf(end, 'eat').map(({ who }) => who)).toEqual(count === 3 ? ['binh', 'chi'] : ['binh']);
    expect(
      eventsOf(end, 'discard')
        .map(({ who }) => who)
        .join(' '),
    ).toBe(turns);
    expect(new Set(end.seats.map(({ row }) => row.length))).toEqual(new Set([4]));
    expect(end.stock).toHaveLength(left);
  });

  test('shift=false: rows stay as they are, and nobody plays again', () => {
    const open = sit(NO_SHIFT, FOUR, FOUR_STOCK);
    const state = play(open, 'an 9♦', 'binh eat', 'binh 4♣', 'chi eat');
    expect([made(state), eventsOf(state, 'shift')]).toEqual(['1 1 0 0', []]);
    const end = idle(play(state, 'chi K♣'), 13);
    expect([made(end), end.turn, end.stock.length]).toEqual(['4 4 4 4', null, 2]);
    expect(Object.values(rows(end)).map((row) => row.split(' ').length)).toEqual([3, 3, 4, 4]);
  });
});

describe('the last round: chốt (tl-pay-eat)', () => {
  const lastOf = (rules: TaLaRules): TaLaState => idle(play(sit(rules, FOUR, FOUR_STOCK), 'an 2♠'), 11);

  test('the fourth discard, eaten, is marked and costs 4; its owner plays again', () => {
    const last = play(lastOf(BAC), 'an draw', 'an lay', 'an 9♦', 'binh eat');
    expect(eventsOf(last, 'eat')).toMatchObject([{ who: 'binh', from: 'an', chot: true }]);
    expect(options(last, 'binh')).toEqual(['lay 9♠ 9♥ 9♦']);
    expect(made(last)).toBe('3 3 3 3');
    const extra = idle(play(last, 'binh lay 9♠ 9♥ 9♦', 'binh 3♠'), 2);
    expect([extra.turn, made(extra), extra.stock.length]).toEqual(['an', '3 4 4 4', 1]);
    const drawn = play(extra, 'an draw');
    // The seat has laid down already: nothing more to lay, so straight to the discard.
    expect(drawn.phase).toBe('discard');
    const end = play(drawn, 'an Q♦');
    expect(end.order).toEqual(['an', 'binh', 'chi', 'dung']);
    const pays = eventsOf(end, 'pay').filter(({ rule }) => rule === 'tl-pay-eat');
    expect(pays.map(({ who, step }) => [who, step.other, step.units])).toEqual([['an', 'binh', 4]]);
    expect(units(end)).toEqual({ an: -8, binh: 16, chi: -4, dung: -4 });
    expect(caseNets(end)).toEqual(toldBy(end));
  });

  test('a card of an extra turn is chốt as well', () => {
    const hands = { an: FOUR.an, binh: FOUR.binh.replace('7♦', 'Q♥'), chi: FOUR.chi };
    const open = sit(BAC, hands, '8♥ K♠ 2♦ A♣ 7♥ 10♠ 3♣ 5♦ K♥ A♠ 9♣');
    const last = play(idle(play(open, 'an 2♠'), 8), 'an draw', 'an lay', 'an 9♦', 'binh eat', 'binh lay 9♠ 9♥ 9♦');
    const extra = play(last, 'binh 4♣', 'chi eat', 'chi lay 4♠ 4♥ 4♣', 'chi K♣', 'an draw', 'an Q♦');
    expect([extra.turn, made(extra)]).toEqual(['binh', '4 3 4']);
    const end = play(extra, 'binh eat', 'binh lay Q♠ Q♥ Q♦', 'binh K♦', 'chi draw', 'chi 10♦');
    expect(eventsOf(end, 'eat').map(({ from, chot }) => [from, chot])).toEqual([
      ['an', true],
      ['binh', true],
      ['an', true],
    ]);
    const pays = eventsOf(end, 'pay').filter(({ rule }) => rule === 'tl-pay-eat');
    expect(pays.map(({ who, step }) => [who, step.other, step.units])).toEqual([
      ['an', 'binh', 4],
      ['an', 'binh', 4],
      ['binh', 'chi', 4],
    ]);
    expect([end.turn, caseNets(end)]).toEqual([null, toldBy(end)]);
  });

  test('the last seat’s fourth discard cannot be eaten: the round is over', () => {
    for (const rules of [BAC, NO_SHIFT]) {
      const end = play(idle(lastOf(rules), 3), 'dung draw', 'dung lay', 'dung J♣');
      expect(end.turn).toBeNull();
      expect(refused(end, 'an eat')).toBe('tl-four-rounds');
    }
  });

  test('it can where the next one has a turn left; without shift there never is one', () => {
    const last = (rules: TaLaRules): TaLaState => {
      const turns = idle(play(sit(rules, FOUR, FOUR_STOCK), 'an 9♦', 'binh eat', 'binh 4♣'), 13);
      return play(turns, 'dung draw', 'dung lay', 'dung J♣');
    };
    const open = last(BAC);
    expect([open.turn, made(open)]).toEqual(['an', '3 4 4 4']);
    const eaten = play(open, 'an eat');
    expect(eventsOf(eaten, 'eat').at(-1)).toMatchObject({ who: 'an', from: 'dung', chot: true });
    // Bình opened the last round: Bình's discard goes to Dũng, and Bình plays again after An.
    expect(eventsOf(eaten, 'shift').at(-1)).toMatchObject({ who: 'binh', to: 'dung' });
    const extra = play(eaten, 'an lay J♠ J♥ J♣', 'an Q♦');
    expect([extra.turn, made(extra)]).toEqual(['binh', '4 3 4 4']);
    expect(last(NO_SHIFT).turn).toBeNull();
  });

  test('who lays again in an extra turn keeps their place in the order', () => {
    const hands = {
      an: 'A♠ A♥ A♦ 6♦ 8♣ K♣ 10♠ J♠ J♥ 2♦',
      binh: '9♠ 9♥ 3♦ Q♠ K♥ 4♠ 7♦ 10♣ 6♥',
      chi: 'Q♦ 5♣ 3♠ 5♥ 8♠ 10♦ 2♣ 6♠ 4♥',
    } as const;
    const stock = 'K♠ 8♦ 4♦ 7♠ Q♥ K♦ 3♥ Q♣ 9♦ 10♥ J♦';
    const last = play(
      idle(play(sit(BAC, hands, stock), 'an 2♦'), 8),
      'an draw',
      'an lay A♠ A♥ A♦',
      'an 9♦',
      'binh eat',
    );
    const extra = play(idle(play(last, 'binh lay 9♠ 9♥ 9♦', 'binh K♥'), 1), 'an draw');
    expect(options(extra, 'an')).toEqual(['lay J♠ J♥ J♦']);
    expect(refused(extra, 'an lay')).toBe('tl-ha');
    const laid = play(extra, 'an lay J♠ J♥ J♦');
    expect(eventsOf(laid, 'lay').at(-1)).toMatchObject({ who: 'an', rule: 'tl-ha', again: true });
    expect(laid.order).toEqual(['an', 'binh', 'chi']);
    expect(laid.table.map(({ who }) => who)).toEqual(['an', 'binh', 'an']);
    const end = play(laid, 'an K♣');
    expect(places(end)).toBe('an 1 24, binh 2 42, chi 3 55');
    expect(caseNets(end)).toEqual(toldBy(end));
  });

  test('who was móm is not any more after laying in an extra turn', () => {
    const last = play(lastOf(BAC), 'an draw', 'an lay', 'an 9♦', 'binh eat', 'binh lay 9♠ 9♥ 9♦', 'binh 3♠');
    const extra = { ...idle(last, 2), stock: cards('J♦') };
    const end = play(extra, 'an draw', 'an lay J♠ J♥ J♦', 'an Q♦');
    expect(eventsOf(end, 'place').find(({ who }) => who === 'an')).toMatchObject({ rule: 'tl-rank', place: 1 });
  });
});

/** Ten cards that are ù with one left; nine of them are, with none. */
const OUT = '4♠ 4♦ 4♥ 6♥ 7♥ 8♥ K♠ K♦ K♣ 2♣';
const NINE = OUT.slice(0, -3);
const LOW = '3♠ 5♦ 9♣ J♠ Q♥ A♦ 8♣ 10♦ 6♠';
const ODD = 'A♥ 3♦ 5♠ 7♣ 9♦ J♥ Q♣ 10♠ 2♥';

describe('ù (tl-u, tl-u-rank, tl-pay-u)', () => {
  const TRON: TaLaRules = { ...BAC, uKinds: 'plain-tron-khan', uPay: 'by-kind' };
  const DOUBLE: TaLaRules = { ...TRON, uPay: 'tron-double' };
  const NONE_LEFT: TaLaRules = { ...BAC, u: 'none-left' };
  const kindOf = (state: TaLaState) => eventsOf(state, 'u').map(({ kind }) => kind)[0];

  test('on the dealt ten: the round ends at once, the others lose alike', () => {
    const first = sit(BAC, { an: OUT, binh: LOW, chi: ODD });
    expect(options(first, 'an')[0]).toBe('u');
    const end = play(first, 'an u');
    expect(eventsOf(end, 'u')).toEqual([
      {
        type: 'u',
        who: 'an',
        rule: 'tl-u',
        kind: 'thuong',
        melds: melds('4♠ 4♥ 4♦ / 6♥ 7♥ 8♥ / K♠ K♦ K♣'),
        cards: cards('2♣'),
      },
    ]);
    expect(eventsOf(end, 'place').map(({ who, place, rule }) => [who, place, rule])).toEqual([
      ['an', 1, 'tl-u-rank'],
      ['binh', 2, 'tl-u-rank'],
      ['chi', 2, 'tl-u-rank'],
    ]);
    expect(units(end)).toEqual({ an: 10, binh: -5, chi: -5 });
    expect(end.log.at(-1)).toMatchObject({ type: 'end', who: 'an', rule: 'tl-u' });
    expect(refused(end, 'an u')).toBe('tl-u');
    expect(eventsOf(end, 'count')).toEqual([]);
  });

  test.each([
    ['row 6: one left', OUT, BAC, 'thuong', 5],
    ['row 6 where none may be left', OUT, NONE_LEFT, null, 0],
    ['row 7: all ten', '4♣ 5♣ 6♣ 6♥ 7♥ 8♥ 9♥ K♠ K♦ K♣', BAC, 'thuong', 5],
    ['row 7 where that is tròn', '4♣ 5♣ 6♣ 6♥ 7♥ 8♥ 9♥ K♠ K♦ K♣', TRON, 'tron', 6],
    ['row 7 where that is tròn, and double', '4♣ 5♣ 6♣ 6♥ 7♥ 8♥ 9♥ K♠ K♦ K♣', DOUBLE, 'tron', 10],
    [
      'row 7 where that is tròn, and costs the same',
      '4♣ 5♣ 6♣ 6♥ 7♥ 8♥ 9♥ K♠ K♦ K♣',
      { ...TRON, uPay: 'alike' },
      'tron',
      5,
    ],
    ['row 7 where that is plain', '4♣ 5♣ 6♣ 6♥ 7♥ 8♥ 9♥ K♠ K♦ K♣', { ...BAC, uPay: 'by-kind' }, 'thuong', 5],
    ['row 7 where none may be left', '4♣ 5♣ 6♣ 6♥ 7♥ 8♥ 9♥ K♠ K♦ K♣', NONE_LEFT, 'thuong', 5],
    ['row 8: two phỏm and one left', '6♥ 7♥ 8♥ 9♥ 10♥ 8♠ 9♠ 10♠ J♠ 3♦', BAC, 'thuong', 5],
    ['row 9', '4♠ 4♦ 4♥ 6♥ 7♥ 8♥ K♠ K♦ 2♣ 2♦', BAC, null, 0],
    ['no half meld at all', 'A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠ 10♥', BAC, 'khan', 5],
    ['no half meld, the dearest', 'A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠ 10♥', TRON, 'khan', 7],
    ['no half meld, as dear as plain', 'A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠ 10♥', DOUBLE, 'khan', 5],
    ['no half meld by kind, without tròn', 'A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠ 10♥', { ...BAC, uPay: 'by-kind' }, 'khan', 7],
    ['no half meld where it gives nothing', 'A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠ 10♥', TIPS, null, 0],
  ] as const)('on the dealt ten, %s', (_, hand, rules, kind, each) => {
    const others = cards('A♥ 2♠ 5♥ 9♦ J♦ Q♣ 3♣ 10♠ J♠ 5♦ 7♠ Q♠').filter((one) => !cards(hand).includes(one));
    const first = sit(rules, { an: hand, binh: textOf(others.slice(0, 9)) });
    expect(refused(first, 'an u')).toBe(kind === null ? 'tl-u' : null);
    if (kind === null) return;
    const end = play(first, 'an u');
    expect([kindOf(end), units(end)]).toEqual([kind, { an: each, binh: -each }]);
  });

  test('on nine as dealt, before taking a card', () => {
    const state = play(sit(NONE_LEFT, { an: `${LOW} A♣`, binh: NINE, chi: ODD }), 'an A♣');
    expect(options(state, 'binh')).toEqual(['u', 'draw']);
    const end = play(state, 'binh u');
    expect(eventsOf(end, 'u')).toMatchObject([{ kind: 'thuong', cards: [] }]);
    expect(units(end)).toEqual({ an: -5, binh: 10, chi: -5 });
    expect(caseNets(end)).toEqual(toldBy(end));
    expect(end.stock).toHaveLength(24);
  });

  const KHAN = 'A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠';
  const GAPPED = 'A♠ 2♥ 3♦ 4♣ 5♠ 6♣ 9♥ Q♦ K♠';
  const REST = '2♠ 4♥ J♥ 10♦ J♣ Q♥ 8♠ 10♥ 5♦ 7♣';
  const khan = (rules: TaLaRules, hand: string): TaLaState => play(sit(rules, { an: REST, binh: hand }), 'an J♣');

  test('rows 16 and 17, ù khan: no half meld in nine cards as dealt', () => {
    expect(kindOf(play(khan(BAC, KHAN), 'binh u'))).toBe('khan');
    expect(refused(khan(TIPS, KHAN), 'binh u')).toBe('tl-u');
    expect(refused(khan(BAC, GAPPED), 'binh u')).toBe('tl-u');
    expect(refused(khan({ ...BAC, caGap: 1 }, GAPPED), 'binh u')).toBeNull();
    const end = play(khan(BAC, KHAN), 'binh u');
    expect(eventsOf(end, 'u')).toMatchObject([{ melds: [], cards: cards(KHAN) }]);
    expect(units(end)).toEqual({ an: -5, binh: 5 });
  });

  test('ù khan is gone with the first card taken or thrown away', () => {
    const state = sit(BAC, { an: REST, binh: KHAN }, 'K♥ Q♣');
    expect(refused(play(state, 'an J♣', 'binh draw'), 'binh u')).toBe('tl-u');
    expect(refused(play(state, 'an J♣', 'binh draw', 'binh K♥', 'an draw', 'an Q♣'), 'binh u')).toBe('tl-u');
    const ten = sit(BAC, { an: `${KHAN} 10♥`, binh: REST.replace('10♥ ', '') });
    expect(refused(ten, 'an u')).toBeNull();
    expect(refused(idle(play(ten, 'an 10♥'), 1), 'an u')).toBe('tl-u');
  });

  test('after eating', () => {
    const hand = NINE.replace('K♣', '2♣');
    const eaten = play(sit(BAC, { an: `${LOW} K♣`, binh: hand, chi: ODD }), 'an K♣', 'binh eat');
    expect(options(eaten, 'binh')[0]).toBe('u');
    expect(refused(eaten, 'binh K♦')).toBe('tl-eat-limit');
    const end = play(eaten, 'binh u');
    // 5 from each, and 1 for the eaten card.
    expect(units(end)).toEqual({ an: -6, binh: 11, chi: -5 });
    expect(refused(sit(BAC, { an: `${LOW} K♣`, binh: hand, chi: ODD }), 'binh u')).toBe('tl-turn');
  });

  test('after drawing; going on is possible as well', () => {
    const hand = NINE.replace('K♣', '2♣');
    const drawn = play(sit(BAC, { an: `${LOW} A♣`, binh: hand, chi: ODD }, 'K♣'), 'an A♣', 'binh draw');
    expect(units(play(drawn, 'binh u'))).toEqual({ an: -5, binh: 10, chi: -5 });
    const on = play(drawn, 'binh 2♣');
    expect(on.turn).toBe('chi');
    // Nine cards, none outside: ù in the seat's next turn, before it takes a card.
    expect(options(idle(on, 2), 'binh')).toContain('u');
  });

  /** An lays seven and discards 9♦, the last-round card; Bình eats it, and An draws the third jack in an extra turn. */
  const extraTurn = (rules: TaLaRules): TaLaState => {
    const hands = {
      an: 'A♠ A♥ A♦ 5♣ 6♣ 7♣ 8♣ J♠ J♥ 2♦',
      binh: '9♠ 9♥ 3♦ Q♠ K♥ 4♠ 7♦ 10♣ 6♥',
      chi: 'Q♦ K♣ 3♠ 5♥ 8♠ 10♦ 2♣ 6♠ 4♥',
    };
    const open = sit(rules, hands, 'K♠ 8♦ 4♦ 7♠ Q♥ K♦ 3♥ Q♣ 9♦ 10♥ J♦');
    const last = play(idle(play(open, 'an 2♦'), 8), 'an draw', 'an lay A♠ A♥ A♦ / 5♣ 6♣ 7♣ 8♣', 'an 9♦', 'binh eat');
    return play(idle(play(last, 'binh lay 9♠ 9♥ 9♦', 'binh K♥'), 1), 'an draw');
  };

  test('in an extra turn, with what was laid down before', () => {
    const state = extraTurn({ ...BAC, uDen: 'none' });
    expect(options(state, 'an')).toEqual(['u', 'lay J♠ J♥ J♦']);
    const end = play(state, 'an u');
    expect(eventsOf(end, 'u')).toMatchObject([
      { kind: 'thuong', melds: melds('A♠ A♥ A♦ / 5♣ 6♣ 7♣ 8♣ / J♠ J♥ J♦'), cards: [] },
    ]);
    expect(end.table.map(({ who }) => who)).toEqual(['an', 'an', 'binh', 'an']);
    expect(units(end)).toEqual({ an: 10 - 4, binh: -5 + 4, chi: -5 });
  });

  test('who lays the whole hand down is ù, said or not', () => {
    const state = extraTurn({ ...BAC, uDen: 'none' });
    const [said, laid] = [play(state, 'an u'), play(state, 'an lay J♠ J♥ J♦')];
    expect(units(laid)).toEqual(units(said));
    expect(eventsOf(laid, 'u').map(({ kind }) => kind)).toEqual(['thuong']);
  });

  test('and so is who throws away the last card beside nine that lie in phỏm', () => {
    for (const rules of [BAC, NONE_LEFT]) {
      const stock = '9♠ Q♠ 2♠ J♣ 7♠ 5♥ 3♣ 8♦ 6♦ 10♥';
      const open = idle(play(sit(rules, { an: `${LOW} A♣`, binh: NINE, chi: ODD }, stock), 'an A♣'), 8);
      const fourth = play(idle(open, 1), 'binh draw');
      expect(refused(fourth, 'binh u')).toBe(rules === BAC ? null : 'tl-u');
      const laid = play(fourth, 'binh lay 4♠ 4♦ 4♥ / 6♥ 7♥ 8♥ / K♠ K♦ K♣');
      const end = play(laid, 'binh 10♥');
      expect(eventsOf(end, 'u')).toMatchObject([{ who: 'binh', kind: 'thuong', cards: [] }]);
      expect(units(end)).toEqual({ an: -5, binh: 10, chi: -5 });
      expect(caseNets(end)).toEqual(toldBy(end));
    }
  });

  test('fewer than nine laid down whole: no ù, and the turn is over without a discard', () => {
    const base = idle(play(sit(BAC, { an: `${LOW} A♣`, binh: ODD }, '9♠ Q♠ 2♠ J♣ 7♠ 5♥'), 'an A♣'), 6);
    const seats = base.seats.map((seat): Seat => {
      return { ...seat, made: 3, laid: melds('4♠ 4♦ 4♥'), hand: cards('4♣ 5♣ 7♣ 8♣') };
    });
    const state: TaLaState = { ...base, seats, order: ['an', 'binh'], stock: cards('6♣ K♥ Q♦') };
    const seat = state.turn ?? '';
    const laid = play(state, `${seat} draw`, `${seat} lay 4♣ 5♣ 6♣ 7♣ 8♣`);
    expect([eventsOf(laid, 'u'), laid.seats.find(({ name }) => name === seat)?.made]).toEqual([[], 4]);
    expect(laid.turn).not.toBe(seat);
    // There is no discard for the next seat to eat.
    expect(refused(laid, `${laid.turn} eat`)).toBe('tl-eat-source');
    expect(options(laid, laid.turn ?? '')).toEqual(['draw']);
  });

  describe('đền (tl-u-den)', () => {
    const FULL = BAC;
    const THREE: TaLaRules = { ...BAC, uDen: 'three-eaten' };
    const NONE: TaLaRules = { ...BAC, uDen: 'none' };

    test.each([
      [FULL, { an: -16, binh: 16, chi: 0 }],
      [THREE, { an: -16, binh: 16, chi: 0 }],
      [NONE, { an: -11, binh: 16, chi: -5 }],
    ])('(a) three cards of one player were eaten (%#)', (rules, wanted) => {
      const hands = {
        an: '9♦ Q♦ 6♣ A♠ 3♥ 8♠ J♣ 10♥ 2♥ K♠',
        binh: '9♠ 9♥ Q♠ Q♥ 4♣ 5♣ 2♦ K♦ 7♥',
        chi: 'A♥ 3♠ 5♠ 7♦ 8♣ J♦ K♣ 10♠ 4♥',
      };
      let state = sit(rules, hands, '2♠ 6♠ 3♦ J♠');
      for (const [eaten, thrown] of [
        ['9♦', '2♦'],
        ['Q♦', 'K♦'],
      ]) {
        state = idle(play(state, `an ${eaten}`, 'binh eat', `binh ${thrown}`), 1);
        state = play(state, 'an draw');
      }
      const end = play(state, 'an 6♣', 'binh eat', 'binh u');
      expect(units(end)).toEqual(wanted);
      expect(caseNets(end)).toEqual(toldBy(end));
    });

    test.each([
      [FULL, { an: -14, binh: 14, chi: 0 }],
      [THREE, { an: -9, binh: 14, chi: -5 }],
    ])('(b) the last-round card that makes the ù was theirs (%#)', (rules, wanted) => {
      const hand = NINE.replace('K♣', '2♣');
      const open = sit(rules, { an: `${LOW} K♣`, binh: hand, chi: ODD }, '9♠ Q♠ 2♠ J♣ 7♠ 5♥ 3♣ 8♦ 6♦');
      const last = play(idle(play(open, 'an 3♠'), 8), 'an draw', 'an lay', 'an K♣', 'binh eat');
      expect(options(last, 'binh')).toEqual(['u', 'lay 4♠ 4♥ 4♦ / 6♥ 7♥ 8♥ / K♠ K♦ K♣']);
      const end = play(last, 'binh u');
      expect(units(end)).toEqual(wanted);
      expect(caseNets(end)).toEqual(toldBy(end));
    });

    test.each([
      [FULL, { an: 6, binh: -6, chi: 0 }],
      [THREE, { an: 6, binh: -1, chi: -5 }],
    ])('(c) who ate such a card, and another is ù then (%#)', (rules, wanted) => {
      const end = play(extraTurn(rules), 'an u');
      expect(units(end)).toEqual(wanted);
      expect(eventsOf(end, 'pay').map(({ rule }) => rule)).toContain(rules === FULL ? 'tl-u-den' : 'tl-pay-u');
    });

    test('of two who ate such cards the one who laid down earlier, wherever they sit', () => {
      const hands = {
        chi: 'Q♦ K♣ 3♠ 5♥ 8♠ K♦ 2♣ 6♠ 4♥',
        an: 'A♠ A♥ A♦ 5♣ 6♣ 7♣ 8♣ J♠ J♥ 2♦',
        binh: '9♠ 9♥ 3♦ Q♠ K♥ 4♠ 7♦ 10♣ 6♥',
      };
      const open = sit(FULL, hands, 'K♠ 8♦ 4♦ 7♠ Q♥ 10♦ 3♥ Q♣ 9♦ J♦');
      const last = play(idle(play(open, 'an 2♦'), 8), 'an draw', 'an lay A♠ A♥ A♦ / 5♣ 6♣ 7♣ 8♣', 'an 9♦');
      const both = play(last, 'binh eat', 'binh lay 9♠ 9♥ 9♦', 'binh K♥', 'chi eat', 'chi lay K♣ K♦ K♥', 'chi Q♦');
      const end = play(both, 'an draw', 'an u');
      expect(eventsOf(end, 'pay').map(({ who, rule }) => [who, rule])[0]).toEqual(['binh', 'tl-u-den']);
      expect(units(end)).toEqual({ chi: 4, an: 10 - 4, binh: 4 - 10 - 4 });
      expect(caseNets(end)).toEqual(toldBy(end));
    });
  });
});

describe('every refusal names its rule', () => {
  const first = sit(BAC, FOUR, FOUR_STOCK);

  test('out of turn, where nobody sits, after the end', () => {
    expect(refused(first, 'binh draw')).toBe('tl-turn');
    expect(refused(first, 'onlooker draw')).toBe('tl-players');
    const end = idle(play(first, 'an 2♠'), 15);
    for (const who of ['an', 'binh', 'chi', 'dung']) expect(refused(end, `${who} draw`)).toBe('tl-four-rounds');
    expect(refused(end, 'onlooker draw')).toBe('tl-players');
    expect(options(end, 'an')).toEqual([]);
    const out = play(sit(BAC, { an: OUT, binh: LOW }), 'an u');
    for (const who of ['an', 'binh']) expect(refused(out, `${who} draw`)).toBe('tl-u');
  });
});

describe('what is seen', () => {
  test('what others draw stays hidden, the end not excepted; what they are left with is turned up and counted', () => {
    const state = play(sit(BAC, FOUR, FOUR_STOCK), 'an 2♠', 'binh draw');
    const drawn = (viewer: string) =>
      round.seen(state, viewer).flatMap((event) => (event.type === 'draw' ? [textOf(event.cards)] : []));
    expect(['an', 'binh', 'onlooker'].map(drawn)).toEqual([[''], ['K♥'], ['']]);
    const end = idle(play(state, 'binh K♥'), 14);
    const told = round.seen(end, 'onlooker');
    expect(told.flatMap((event) => (event.type === 'draw' || event.type === 'deal' ? event.cards : []))).toEqual([]);
    expect(told.filter(({ type }) => type !== 'draw' && type !== 'deal')).toEqual(
      end.log.filter(({ type }) => type !== 'draw' && type !== 'deal'),
    );
    expect(sees(end, 'onlooker', 'an')).not.toContain('?');
  });

  test('at an ù nobody else turns up their cards, nor are they counted in public', () => {
    const out = play(sit(BAC, { an: OUT, binh: LOW }), 'an u');
    expect(sees(out, 'binh', 'an')).not.toContain('?');
    expect(sees(out, 'an', 'binh')).toBe(Array(9).fill('?').join(' '));
    expect(sees(out, 'binh', 'binh')).not.toContain('?');
    const points = (viewer: string) =>
      round
        .seen(out, viewer)
        .flatMap((event) => (event.type === 'place' && event.who === 'binh' ? [event.points] : []));
    expect(points('an')).toEqual([0]);
    expect(points('binh')[0]).toBeGreaterThan(0);
  });

  test('what an event puts before people', () => {
    const end = idle(
      play(
        play(beforeLaying(), 'an lay 7♥ 8♥ 9♥', 'an Q♠'),
        'binh draw',
        'binh lay 5♣ 5♦ 5♥',
        'binh gui 10♥ 0',
        'binh K♣',
      ),
      1,
    );
    const effects = (state: TaLaState, ...types: string[]) =>
      state.log.filter(({ type }) => types.includes(type)).map(round.effect);
    expect(effects(end, 'lay')[0]).toEqual({ moves: [{ to: 'an', place: 'meld', cards: cards('7♥ 8♥ 9♥') }] });
    expect(effects(end, 'gui')).toMatchObject([{ moves: [{ to: 'an', place: 'meld', cards: cards('10♥') }] }]);
    expect(effects(end, 'discard')[0]).toEqual({ moves: [{ to: 'an', place: 'row', cards: cards('K♦') }] });
    expect(effects(end, 'draw')[0]).toEqual({ cards: [['binh', ...cards('2♠')]], down: true });
    expect(effects(end, 'deal')[2]).toEqual({ cards: [['an', ...cards(LAYING.an)]], down: true });
    expect(effects(end, 'count')).toEqual([{ opens: ['an'] }, { opens: ['binh'] }, { opens: ['chi'] }]);
    expect(effects(end, 'pay')).toEqual([
      {
        chips: [
          ['binh', -1],
          ['an', 1],
        ],
      },
      {
        chips: [
          ['chi', -4],
          ['an', 4],
        ],
      },
    ]);
    expect(effects(end, 'first', 'place', 'end')).toEqual(Array(5).fill({}));
    const eaten = play(sit(BAC, FOUR, FOUR_STOCK), 'an 2♠', 'binh draw', 'binh 4♣', 'chi eat');
    expect(effects(eaten, 'eat')).toEqual([{ cards: [['chi', ...cards('4♣')]] }]);
    expect(effects(eaten, 'shift')).toEqual([{ moves: [{ to: 'binh', place: 'row', cards: cards('2♠') }] }]);
    const out = play(sit(BAC, { an: OUT, binh: LOW }), 'an u');
    expect(effects(out, 'u')).toEqual([
      {
        moves: melds('4♠ 4♥ 4♦ / 6♥ 7♥ 8♥ / K♠ K♦ K♣').map((meld) => ({ to: 'an', place: 'meld', cards: meld })),
        opens: ['an'],
      },
    ]);
  });
});
