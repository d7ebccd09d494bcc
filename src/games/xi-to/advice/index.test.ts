import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import type { Card } from '#core/card.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import { weighing } from '#testing/advice.ts';
import { cards } from '#testing/round-table.ts';
import { compare } from '../engine/compare.ts';
import { FULL_HAND, readHand } from '../engine/hand.ts';
import { PRESETS, RULE_SECTIONS, type XiToRules } from '../engine/rules.ts';
import { handStrength } from '../hands/strength.ts';
import { round, type XiToState } from '../round/index.ts';
import { DECK } from '../round/pack.ts';
import { anyRules } from '../testing/cases.ts';
import { rounds } from '../testing/rounds.ts';
import { moveAsText, play, sit } from '../testing/table.ts';
import { advice } from './index.ts';
import { type SeenTable, shareOf } from './share.ts';

const VIP = PRESETS.vipgame;
const CHECKS = PRESETS['thung-lon'];
const NO_SUITS: XiToRules = { ...VIP, suits: 'none' };

const {
  weigh,
  figures,
  best: good,
  applied,
  moments,
  swapHidden,
} = weighing({ round, rounds, advice, moveText: moveAsText });

/** Every choice of this many of these cards. */
function choices(from: readonly Card[], size: number): Card[][] {
  if (size === 0) return [[]];
  return from.flatMap((card, at) => choices(from.slice(at + 1), size - 1).map((rest) => [card, ...rest]));
}

/** Hands of this many cards each, the first one with its hole card, and the rest of the pack. */
function sight(rng: Rng, held: number, rivals: number, folded = 0): SeenTable {
  const pack = rng.shuffled(DECK);
  const own = pack.splice(0, held);
  const others = Array.from({ length: rivals }, () => pack.splice(0, held - 1));
  return { own, rivals: others, unseen: pack.slice(folded) };
}

describe('the share of the pot', () => {
  /** A set of cards as bits, by its places among the unseen ones. */
  const bitsOf = (some: readonly Card[], unseen: readonly Card[]): number =>
    some.reduce((bits, card) => bits | (1 << unseen.indexOf(card)), 0);

  /** Every way to deal all that is missing, tried one by one. */
  function literally({ own, rivals, unseen }: SeenTable, rules: XiToRules): number {
    const ends = [own, ...rivals].map((held) =>
      choices(unseen, FULL_HAND - held.length).map((some) => {
        return { bits: bitsOf(some, unseen), strength: handStrength([...held, ...some], rules) };
      }),
    );
    let [share, ways] = [0, 0];
    const deal = (at: number, taken: number, mine: number, level: number, beaten: boolean): void => {
      const next = ends[at];
      if (!next) {
        ways++;
        if (!beaten) share += 1 / (level + 1);
        return;
      }
      for (const { bits, strength } of next) {
        if (bits & taken) continue;
        if (at === 0) deal(1, bits, strength, 0, false);
        else deal(at + 1, taken | bits, mine, level + Number(strength === mine), beaten || strength > mine);
      }
    };
    deal(0, 0, 0, 0, false);
    return share / ways;
  }

  test.each([
    [4, 1, 40],
    [3, 1, 12],
    [2, 1, 3],
  ])('against one, %i up cards to a hand: as trying every way finds', (up, rivals, times) => {
    const rng = makeRng(60 + up);
    for (let i = 0; i < times; i++) {
      const rules = i % 3 === 0 ? { ...anyRules(rng), suits: 'none' as const } : anyRules(rng);
      const seen = sight(rng, up + 1, rivals, rng.upTo(4));
      expect(shareOf(seen, rules)).toBeCloseTo(literally(seen, rules), 9);
    }
  });

  test('against one, from the first cards on: as trying every way finds', () => {
    const seen: SeenTable = { ...sight(makeRng(9), 2, 1, 9) };
    expect(seen.unseen).toHaveLength(20);
    for (const rules of [VIP, NO_SUITS]) expect(shareOf(seen, rules)).toBeCloseTo(literally(seen, rules), 9);
  });

  test.each([2, 3, 4, 5])('against %i, all cards dealt: as trying every way finds', (rivals) => {
    const rng = makeRng(70 + rivals);
    for (let i = 0; i < 20; i++) {
      const rules = i % 3 === 0 ? { ...anyRules(rng), suits: 'none' as const } : anyRules(rng);
      const seen = sight(rng, FULL_HAND, rivals, rng.upTo(2));
      expect(shareOf(seen, rules)).toBeCloseTo(literally(seen, rules), 9);
    }
  });

  test.each([2, 3])('against %i, a card to come: out by less than two in a hundred', (rivals) => {
    const rng = makeRng(80 + rivals);
    for (let i = 0; i < 4; i++) {
      const seen = sight(rng, 4, rivals, rivals === 2 ? 4 : 9);
      expect(Math.abs(shareOf(seen, VIP) - literally(seen, VIP))).toBeLessThan(0.02);
    }
  });

  test('shares of all who play add up to the pot', () => {
    // The other's hole card is unseen, so that one hand alone may differ: on average over hole cards they agree.
    const up = [cards('K♠ 9♦ 8♥ 7♣'), cards('Q♠ J♦ 10♥ 8♣')] as const;
    const rest = DECK.filter((card) => !up.flat().includes(card));
    const mean = (at: 0 | 1): number => {
      const shares = rest.map((hole) =>
        shareOf(
          { own: [hole, ...up[at]], rivals: [up[at === 0 ? 1 : 0]], unseen: rest.filter((one) => one !== hole) },
          VIP,
        ),
      );
      return shares.reduce((sum, share) => sum + share, 0) / shares.length;
    };
    expect(mean(0) + mean(1)).toBeCloseTo(1, 9);
  });
});

describe('chips that can be expected', () => {
  /** The same moment with these hole cards of the others. */
  function withHoles(state: XiToState, seat: string, holes: readonly Card[]): XiToState {
    const [...left] = holes;
    const seats = state.seats.map((one) => {
      if (one.name === seat || one.folded) return one;
      return { ...one, cards: [assertDefined(left.shift()), ...one.cards.slice(1)] };
    });
    return { ...state, seats };
  }

  /** Every seat that is in stays at the lowest cost. */
  function follow(state: XiToState): XiToState {
    if (state.turn === null) return state;
    const [stay] = round.legal(state, state.turn);
    return follow(applied(state, assertDefined(stay).action));
  }

  test('at the end they are the mean of all rounds played on with every hole card', () => {
    let weighed = 0;
    for (const [state] of moments(61, 120)) {
      const seat = state.turn ?? '';
      const rivals = state.seats.filter(({ name, folded }) => name !== seat && !folded);
      if (state.street !== 4 || state.rules.suits === 'none' || rivals.length > 2) continue;
      const known = new Set(round.view(state, seat).seats.flatMap((one) => one.cards));
      const unseen = DECK.filter((card) => !known.has(card));
      const holes = choices(unseen, rivals.length).flatMap((some) => [some, some.toReversed()]);
      const paid = assertDefined(state.seats.find(({ name }) => name === seat)).paid;
      for (const { action, figures: found } of weigh(state)?.weighed ?? []) {
        if (action.type === 'to' && action.amount > 3) continue;
        const nets = holes.map((some) => {
          const next = applied(withHoles(state, seat, some), action);
          // A folded seat is out; nobody else is.
          const end = action.type === 'up' ? undefined : follow(next);
          return end ? assertDefined(round.result(end)?.get(seat)) + paid : 0;
        });
        expect(found.chips).toBeCloseTo(nets.reduce((sum, net) => sum + net, 0) / nets.length, 9);
        weighed++;
      }
    }
    expect(weighed).toBeGreaterThan(100);
  });
});

/** The last betting round: everybody has stayed for 2 so far. */
function last(rules: XiToRules, an: string, binh: string): XiToState {
  let state = sit(rules, { an, binh });
  while (state.street < 4) {
    const seat = state.turn ?? '';
    const options = round.legal(state, seat).map(({ action }) => moveAsText(action));
    state = play(
      state,
      assertDefined(['theo', 'check', 'to 2'].map((what) => `${seat} ${what}`).find((move) => options.includes(move))),
    );
  }
  return state;
}

describe('what is best', () => {
  const STRONG = 'A♠ A♥ K♦ 10♣ 8♠';
  const WEAK = '7♥ 9♦ 9♣ J♠ Q♥';

  test('who cannot win does not pay to see it', () => {
    const state = last(CHECKS, '7♠ A♥ K♦ 10♣ 8♠', WEAK);
    expect(state.turn).toBe('binh');
    const bet = play(state, 'binh to 2');
    // A pair of 9s lies open: a 7 beside no other is beaten by whatever is under it.
    expect(figures(bet, 'an theo')).toMatchObject({ share: 0, price: 2, chips: -2 });
    expect(good(bet)).toEqual(['an up']);
    expect(weigh(bet)?.rule).toBe('xt-act-up');
  });

  test('who is ahead does not fold, and is not told to raise or not to', () => {
    const bet = play(last(CHECKS, STRONG, WEAK), 'binh to 2');
    const { share = 0, pot, price } = figures(bet, 'an theo');
    // A Q or J makes two pairs and a 9 a sám: 3 and 3 and 2 of 23 cards.
    expect(share).toBeCloseTo(1 - 8 / 23, 9);
    expect([price, pot]).toEqual([2, round.view(bet, 'an').pot + 2]);
    expect(good(bet)).toEqual(
      weigh(bet)
        ?.weighed.map(({ action }) => moveAsText(action))
        .filter((move) => move !== 'an up'),
    );
    expect(weigh(bet)?.rule).toBe('xt-act-theo');
  });

  test('to pass costs nothing, so nobody has to fold', () => {
    const state = last(CHECKS, '7♠ A♥ K♦ 10♣ 8♠', WEAK);
    const seat = state.turn ?? '';
    expect(figures(state, `${seat} check`)).toMatchObject({ price: 0 });
    expect(weigh(state)?.rule).toBe('xt-no-check');
  });

  test('a close choice is as good either way', () => {
    let [closer, flagged] = [0, 0];
    for (const [state] of moments(62, 60)) {
      if (state.street < 3) continue;
      const found = weigh(state);
      const [stay, fold] = ['theo', 'up'].map((type) => found?.weighed.find(({ action }) => action.type === type));
      if (!found || !stay || !fold) continue;
      const { share = 0, price = 0, pot = 1 } = stay.figures;
      const margin = found.close / pot;
      const off = Math.abs(share - price / pot);
      const most = Math.max(...found.weighed.map(({ worth }) => worth));
      const isGood = [stay, fold].map(({ worth }) => worth >= most - found.close);
      if (off < margin - 1e-9) {
        closer++;
        expect(isGood).toEqual([true, true]);
      } else if (off > margin + 1e-9) {
        flagged++;
        expect(isGood).toEqual([share > price / pot, share < price / pot]);
      }
    }
    expect(Math.min(closer, flagged)).toBeGreaterThan(30);
  });

  test('nothing is weighed while hole cards are chosen, out of turn, or once it is over', () => {
    const choosing = sit({ ...VIP, hole: 'chosen' }, { an: 'A♠ 7♥', binh: 'K♠ 8♥' });
    expect(weigh(choosing)).toBeNull();
    const state = sit(VIP, { an: 'A♠ 7♥', binh: 'K♠ 8♥' });
    expect(weigh(state, 'an')).toBeNull();
    expect(weigh(play(state, 'binh up'), 'an')).toBeNull();
  });
});

describe('any moment of any round', () => {
  const ids: readonly string[] = RULE_SECTIONS.flat();

  test('all that is legal is weighed, in its order, under a rule of the game', () => {
    let weighings = 0;
    for (const [state] of moments(63, 14)) {
      const legal = round.legal(state, state.turn ?? '');
      const found = weigh(state);
      if (state.street === 0) {
        expect(found).toBeNull();
        continue;
      }
      weighings++;
      expect(found?.weighed.map(({ action }) => action)).toEqual(legal.map(({ action }) => action));
      expect(ids).toContain(found?.rule);
      for (const { worth, figures: all } of found?.weighed ?? []) {
        expect([worth, found?.close, ...Object.values(all)].every(Number.isFinite)).toBe(true);
        expect(all.share).toBeGreaterThanOrEqual(0);
        expect(all.share).toBeLessThanOrEqual(1);
      }
    }
    expect(weighings).toBeGreaterThan(60);
  });

  test('whatever cards are hidden, the advice is the same', () => {
    for (const [state, seat, rng] of moments(64, 8)) {
      const swap = swapHidden(state, seat, rng);
      const disguised: XiToState = {
        ...state,
        stock: swap(state.stock),
        seats: state.seats.map((one) => ({ ...one, cards: swap(one.cards) })),
      };
      expect(weigh(disguised)).toEqual(weigh(state));
    }
  });

  test('who cannot lose any more wins, and who cannot win does not, whatever is hidden', () => {
    const tally = { sure: 0, lost: 0 };
    for (const [state] of moments(65, 150)) {
      const seat = state.turn ?? '';
      if (state.street < 4) continue;
      const share = weigh(state)?.weighed[0]?.figures.share ?? 0.5;
      if (share > 0 && share < 1) continue;
      tally[share === 1 ? 'sure' : 'lost']++;
      const hand = ({ cards: held }: XiToState['seats'][number]) => readHand(held, state.rules);
      const me = assertDefined(state.seats.find(({ name }) => name === seat));
      const orders = state.seats
        .filter(({ name, folded }) => name !== seat && !folded)
        .map((one) => compare(hand(me), hand(one), state.rules).order);
      if (share === 1) expect(Math.min(...orders)).toBeGreaterThan(0);
      else expect(Math.min(...orders)).toBeLessThan(0);
    }
    expect(Math.min(tally.sure, tally.lost)).toBeGreaterThan(5);
  });
});
