import { describe, expect, test } from 'vitest';
import { assertDefined } from '../assert-defined.ts';
import { ALL_CARDS } from '../card.ts';
import { byNet, moveButton, openHand, othersOf, ownSeat, waitButton, whyButton } from './table-screen.ts';

const SEATS = ['an', 'binh', 'chi'].map((who) => ({ who }));
const first = assertDefined(ALL_CARDS[0]);
const second = assertDefined(ALL_CARDS[1]);

describe('what every table screen is built with', () => {
  test('a hand is shown where every card of it is seen, and never in part', () => {
    expect(openHand([first, second])).toEqual([{ kind: 'hand', cards: [first, second] }]);
    expect(openHand([first, null])).toEqual([]);
    expect(openHand([null])).toEqual([]);
    expect(openHand([])).toEqual([]);
  });

  test('the others come in order from the seat after one, and all of them for an onlooker', () => {
    expect(othersOf(SEATS, 'binh').map(({ who }) => who)).toEqual(['chi', 'an']);
    expect(othersOf(SEATS, 'an').map(({ who }) => who)).toEqual(['binh', 'chi']);
    expect(othersOf(SEATS, 'dung').map(({ who }) => who)).toEqual(['an', 'binh', 'chi']);
  });

  test('the own seat, where there is one', () => {
    expect(ownSeat({ seat: 'chi', seats: SEATS })).toEqual({ who: 'chi' });
    expect(ownSeat({ seat: '', seats: SEATS })).toBeUndefined();
  });

  test('buttons: a move, why not, what must come first', () => {
    const action = { type: 'draw', seat: 'an' };
    expect(moveButton(action, 'Bốc', 'nọc còn 3', true)).toMatchObject({ kind: 'move', type: 'draw', main: true });
    const say = { tone: 'refused', text: 'Chưa tới lúc.' } as const;
    expect(whyButton('why-draw', 'Sao không bốc được?', say)).toMatchObject({ kind: 'ask', small: '', say });
    expect(waitButton('draw', 'Bốc', 'chờ lượt')).toMatchObject({ kind: 'wait', type: 'draw' });
  });

  test('the greatest win comes first', () => {
    const results = [-2, 3, -1].map((net) => ({ who: `${net}`, place: '', text: '', net, cards: [] }));
    expect(byNet(results).map(({ net }) => net)).toEqual([3, -1, -2]);
  });
});
