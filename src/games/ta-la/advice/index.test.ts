import { describe, expect, test } from 'vitest';
import type { Card } from '#core/card.ts';
import { weighing } from '#testing/advice.ts';
import { pointsOf } from '../engine/meld.ts';
import { PRESETS, RULE_SECTIONS } from '../engine/rules.ts';
import { round, type TaLaState } from '../round/index.ts';
import { rounds } from '../testing/rounds.ts';
import { idle, moveText, play, sit } from '../testing/table.ts';
import { advice } from './index.ts';
import { unseenCards, winsATurn } from './seen.ts';

const BAC = PRESETS['mien-bac'];

const { weigh, figures, best: good, applied, moments, swapHidden } = weighing({ round, rounds, advice, moveText });

/** The moves, the best first. */
function ranked(state: TaLaState): string[] {
  const { weighed } = weigh(state) ?? { weighed: [] };
  return weighed.toSorted((a, b) => b.worth - a.worth).map(({ action }) => moveText(action));
}

/** One half meld, so that it is not ù as it is dealt. */
const BINH = 'A♥ 3♦ 5♣ 7♥ 9♦ J♣ K♥ 2♣ 3♠';

describe('what is best', () => {
  test('a half meld stays, and the card that nothing goes with is thrown away', () => {
    const state = sit(BAC, { an: '6♠ 6♥ 6♦ 10♠ 10♥ A♦ 2♠ 4♣ J♦ 8♣', binh: BINH });
    expect(good(state)[0]).not.toMatch(/6/);
    expect(ranked(state).slice(0, 2)).toEqual(['an J♦', 'an 8♣']);
    expect(weigh(state)?.rule).toBe('tl-ca');
    expect(figures(state, 'an J♦')).toMatchObject({ waits: 3, mom: 0, turns: 3 });
    // Two more 10s, and the fourth 6; beside one 10 the 6 alone.
    expect(figures(state, 'an 10♥')).toMatchObject({ waits: 1 });
  });

  test('a meld is not broken for points', () => {
    const state = sit(BAC, { an: 'Q♠ K♠ J♠ 10♥ 8♦ 7♣ 5♥ 4♦ 2♠ A♣', binh: BINH.replace('K♥', 'K♦') });
    for (const move of ['an Q♠', 'an K♠', 'an J♠']) expect(good(state)).not.toContain(move);
    expect(figures(state, 'an K♠').mom).toBeGreaterThan(0.3);
    expect(figures(state, 'an 10♥').mom).toBe(0);
  });

  test('a first meld is eaten', () => {
    const from = sit(BAC, { an: '6♥ 10♣ Q♦ 3♠ 5♥ 7♦ 9♠ K♠ A♠ J♦', binh: '6♠ 6♦ A♣ 3♣ 5♠ 8♥ 9♣ J♥ K♦' });
    const state = play(from, 'an 6♥');
    expect(good(state)).toEqual(['binh eat']);
    expect(weigh(state)?.rule).toBe('tl-turn');
    expect(figures(state, 'binh eat')).toMatchObject({ mom: 0, gain: 1 });
    expect(figures(state, 'binh draw')).toMatchObject({ gain: 0 });
    const free = play({ ...from, rules: { ...BAC, payout: 'none' } }, 'an 6♥');
    expect(figures(free, 'binh eat')).toMatchObject({ gain: 0 });
  });

  test('who is ù says so', () => {
    const state = sit(BAC, { an: '6♠ 6♥ 6♦ 7♠ 8♠ 9♠ J♥ J♦ J♣ 2♦', binh: 'A♥ 3♦ 5♣ 7♥ 9♦ Q♣ K♥ 2♣ 4♠' });
    expect(good(state)).toEqual(['an u']);
    expect(weigh(state)?.rule).toBe('tl-u');
  });

  test('in the last turn what fits is laid off before a card is thrown away', () => {
    const from = sit(
      BAC,
      { an: '6♠ 6♥ 6♦ 10♠ A♥ 3♦ 8♣ Q♥ K♣ J♦', binh: '9♥ 9♦ 9♣ 6♣ 2♠ 4♥ K♦ 5♣ 3♣' },
      '7♣ 7♠ 4♦ J♣ Q♦ 5♥ 10♦ 2♥ 8♥',
    );
    const state = lastDiscard(from, 'binh');
    const [gui = ''] = options(state).filter((move) => move.includes('gui'));
    expect(gui).toBe('binh gui 6♣ 0');
    expect(good(state)).toContain(gui);
    expect(weigh(state)?.rule).toBe('tl-gui');
    const before = figures(state, 'binh 2♠').points ?? 0;
    expect(before - (figures(state, gui).points ?? 0)).toBeGreaterThanOrEqual(6);
  });

  test('who is burnt is last whatever is left: only what may be eaten is weighed', () => {
    const from = sit(
      BAC,
      { an: '6♠ 6♥ 6♦ 10♠ A♥ 3♦ 8♣ Q♥ K♣ J♦', binh: 'A♠ 3♥ 5♦ 7♣ 9♥ J♠ K♦ 2♣ 4♥' },
      '7♠ 10♥ 4♦ J♣ Q♦ 5♥ 10♦ 2♥ 8♥',
    );
    const state = lastDiscard(from, 'binh');
    expect(figures(state, 'binh K♦')).toMatchObject({ mom: 1 });
    for (const move of options(state)) {
      const { worth, eaten = 0, price = 0 } = figures(state, move);
      expect(worth).toBeCloseTo(-70 - 5 * price * eaten, 9);
    }
  });

  test('nothing is weighed out of turn, or where there is no choice', () => {
    const state = sit(BAC, { an: '6♠ 6♥ 6♦ 10♠ 10♥ A♦ 2♠ 4♣ J♦ 8♣', binh: BINH });
    expect(weigh(state, 'binh')).toBeNull();
    expect(weigh(play(state, 'an J♦'))).toBeNull();
  });

  function options(state: TaLaState): string[] {
    return round.legal(state, state.turn ?? '').map(({ action }) => moveText(action));
  }

  /** Plays on without events up to the turn in which a seat has laid down and makes its last discard. */
  function lastDiscard(from: TaLaState, seat: string): TaLaState {
    let state = play(from, 'an J♦');
    for (let turns = 0; turns < 6; turns++) state = idle(state, 1);
    state = play(state, `${seat} draw`);
    const [lay = ''] = options(state).filter((move) => move.includes('lay'));
    return play(state, lay);
  }
});

describe('any moment of any round', () => {
  const ids: readonly string[] = RULE_SECTIONS.flat();

  test('all that is legal is weighed, in its order, under a rule of the game', () => {
    let weighings = 0;
    for (const [state] of moments(71, 12)) {
      const legal = round.legal(state, state.turn ?? '');
      const found = weigh(state);
      if (legal.length < 2) {
        expect(found).toBeNull();
        continue;
      }
      weighings++;
      expect(found?.weighed.map(({ action }) => action)).toEqual(legal.map(({ action }) => action));
      expect(ids).toContain(found?.rule);
      for (const { worth, figures: all } of found?.weighed ?? []) {
        expect([worth, ...Object.values(all)].every(Number.isFinite)).toBe(true);
        for (const chance of [all.mom, all.out, all.eaten]) {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1);
        }
      }
    }
    expect(weighings).toBeGreaterThan(60);
  });

  test('whatever cards are hidden, the advice is the same', () => {
    for (const [state, seat, rng] of moments(72, 8)) {
      const swap = swapHidden(state, seat, rng);
      const disguised: TaLaState = {
        ...state,
        stock: swap(state.stock),
        seats: state.seats.map((one) => ({ ...one, hand: swap(one.hand) })),
      };
      expect(weigh(disguised)).toEqual(weigh(state));
    }
  });
});

describe('the last turn', () => {
  /** The result of a seat after its turn, with every way to end it tried: in points; ù as units of 5 points, all móm equal. */
  function best(state: TaLaState, seat: string): number {
    if (state.turn !== seat) {
      const own = state.seats.find(({ name }) => name === seat);
      if (!own) throw new Error(`${seat} is not there`);
      if (state.log.some(({ type, who }) => type === 'u' && who === seat)) return 25;
      return (own.laid ?? []).length === 0 ? -70 : -pointsOf(own.hand, state.rules);
    }
    return Math.max(...round.legal(state, seat).map(({ action }) => best(applied(state, action), seat)));
  }

  test('is counted as it is played, with every card that could be drawn', () => {
    const tally = { draw: 0, eat: 0, lay: 0, gui: 0, discard: 0, u: 0 };
    for (const [dealt] of moments(74, 300)) {
      const seat = dealt.turn ?? '';
      const own = dealt.seats.find(({ name }) => name === seat);
      // Nobody is paid for a card, so that only points are compared.
      const state: TaLaState = { ...dealt, rules: { ...dealt.rules, payout: 'none' } };
      const enough = { take: tally.draw > 60, lay: false, discard: tally.discard > 60 }[state.phase];
      const mayLayOff = round.legal(state, seat).some(({ action }) => action.type === 'gui');
      if (own?.made !== 3 || (enough && !mayLayOff)) continue;
      const hidden = unseenCards(round.view(state, seat));
      for (const { action, worth } of weigh(state)?.weighed ?? []) {
        // Under such rule sets the opener of the round of discards plays once more.
        if (action.type === 'eat' && winsATurn(round.view(state, seat), round.seen(state, seat))) continue;
        const drawn = action.type === 'draw' ? hidden : [undefined];
        const ends = drawn.map((card) =>
          best(applied(card === undefined ? state : withNext(state, card), action), seat),
        );
        expect(worth).toBeCloseTo(ends.reduce((sum, end) => sum + end, 0) / ends.length, 9);
        tally[action.type]++;
      }
    }
    expect(Math.min(tally.draw, tally.eat, tally.gui, tally.discard, tally.u)).toBeGreaterThan(5);
  });

  /** The nọc with this card on top; where it was, the card that was there. */
  function withNext(state: TaLaState, card: Card): TaLaState {
    const [top] = state.stock;
    const swap = (cards: readonly Card[]) =>
      cards.map((one) => (one === card ? (top ?? one) : one === top ? card : one));
    return {
      ...state,
      stock: swap(state.stock),
      seats: state.seats.map((one) => (one.name === state.turn ? one : { ...one, hand: swap(one.hand) })),
    };
  }
});
