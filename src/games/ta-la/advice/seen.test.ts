import { describe, expect, test } from 'vitest';
import { makeRng } from '#core/random/rng.ts';
import { round, type TaLaAction, type TaLaState } from '../round/index.ts';
import { rounds } from '../testing/rounds.ts';
import { eventsOf } from '../testing/table.ts';
import { madeBy, nextSeat, priceOf, unseenCards, winsATurn } from './seen.ts';

/** Every moment of random rounds, under any rule set. */
function* moments(seed: number, count: number): Generator<TaLaState> {
  const rng = makeRng(seed);
  for (let i = 0; i < count; i++) {
    const { rules, setup, choose } = rounds.table(rng);
    const dealt = round.deal(rules, setup);
    let state = dealt.ok ? dealt.value : undefined;
    while (state && state.turn !== null) {
      yield state;
      const options = round.legal(state, state.turn).map(({ action }) => action);
      const action: TaLaAction | undefined = choose(state, options, rng);
      const next = action && round.apply(state, action);
      state = next?.ok ? next.value : undefined;
    }
  }
}

function look(state: TaLaState) {
  const seat = state.turn ?? '';
  return { seat, view: round.view(state, seat), seen: round.seen(state, seat) };
}

describe('what a seat knows of a round', () => {
  test('the cards that it has not seen are those that the log has not shown it', () => {
    for (const state of moments(81, 60)) {
      const { seat, view } = look(state);
      const known = rounds.known(state, seat);
      const unseen = rounds.cards(state).filter((card) => !known.has(card));
      expect(new Set(unseenCards(view))).toEqual(new Set(unseen));
    }
  });

  test('how many discards count for each', () => {
    let shifts = 0;
    for (const state of moments(82, 60)) {
      const { seen } = look(state);
      for (const { name, made, hand } of state.seats) if (hand.length > 0) expect(madeBy(name, seen)).toBe(made);
      shifts += eventsOf(state, 'shift').length;
    }
    expect(shifts).toBeGreaterThan(50);
  });

  test('who plays once more after eating', () => {
    const tally = { more: 0, not: 0 };
    for (const state of moments(83, 120)) {
      const { seat, view, seen } = look(state);
      const next = round.apply(state, { type: 'eat', seat });
      if (!next.ok) continue;
      const made = (of: TaLaState) => of.seats.find(({ name }) => name === seat)?.made;
      const more = made(next.value) !== made(state);
      expect(winsATurn(view, seen)).toBe(more);
      tally[more ? 'more' : 'not']++;
    }
    expect(Math.min(tally.more, tally.not)).toBeGreaterThan(10);
  });

  test('who may eat the next discard, and what it costs', () => {
    const tally = { next: 0, none: 0, price: 0 };
    for (const state of moments(84, 120)) {
      const { seat, view, seen } = look(state);
      const own = state.seats.find(({ name }) => name === seat);
      for (const { action } of view.legal) {
        if (action.type !== 'discard' || !own) continue;
        const thrown = round.apply(state, action);
        if (!thrown.ok || eventsOf(thrown.value, 'u').length > 0) continue;
        const after = thrown.value.turn;
        expect(nextSeat(view, seen)?.who ?? null).toBe(after);
        tally[after === null ? 'none' : 'next']++;
        const eaten = after === null ? undefined : round.apply(thrown.value, { type: 'eat', seat: after });
        if (!eaten?.ok || eaten.value.rules.payout !== 'standard') continue;
        // Played to the end with nothing more eaten from this seat, it pays so much for this card.
        const paid = paidFor(eaten.value, seat, action.card);
        if (paid !== undefined) {
          expect(priceOf(seat, own.made === 3, seen)).toBe(paid);
          tally.price++;
        }
        break;
      }
    }
    expect(Math.min(tally.next, tally.none, tally.price)).toBeGreaterThan(15);
  });

  /**
   * What one pays for an eaten card at the end; undefined where the cards eaten from this player are counted in another order.
   */
  function paidFor(from: TaLaState, who: string, card: number): number | undefined {
    let state = from;
    while (state.turn !== null) {
      const action = round.suggest(round.view(state, state.turn));
      const next = action && round.apply(state, action);
      if (!next?.ok) return undefined;
      state = next.value;
    }
    const pays = eventsOf(state, 'pay').flatMap(({ step }) =>
      step.rule === 'tl-pay-eat' && step.who === who ? [step] : [],
    );
    const eats = eventsOf(state, 'eat').flatMap((event) => (event.from === who ? event.cards : []));
    const inOrder = pays.every((step, at) => step.cards[0] === eats[at]);
    return inOrder ? pays.find((step) => step.cards.some((one) => one === card))?.units : undefined;
  }
});
