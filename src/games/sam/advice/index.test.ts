import { describe, expect, test } from 'vitest';
import { type Card, displayCard } from '#core/card.ts';
import type { Weighed } from '#core/game/advice.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import { weighing } from '#testing/advice.ts';
import { contest } from '../engine/beat.ts';
import { combinationOf } from '../engine/combination.ts';
import { RULE_SECTIONS, type SamRules } from '../engine/rules.ts';
import { round, type SamState } from '../round/index.ts';
import { anyRules } from '../testing/cases.ts';
import { rounds } from '../testing/rounds.ts';
import { BAC, LOCAL, midway, moveText, play, STRICT, sit, TIPS } from '../testing/table.ts';
import { advice } from './index.ts';
import { beater, unseenOf } from './unseen.ts';

const { weigh, figures, best, applied, moments, swapHidden } = weighing({ round, rounds, advice, moveText });

describe('what is counted', () => {
  test('turns that are left, whether it can be beaten, 2s that are left', () => {
    const state = midway(LOCAL, { an: '3♠ 4♥ 5♦ 9♣ 9♠ 2♥', binh: 'K♠ K♥ 7♦' });
    expect(figures(state, 'an 3♠ 4♥ 5♦')).toMatchObject({ turns: 2, beaten: 1, twos: 1, worth: -2 });
    expect(figures(state, 'an 9♠ 9♣')).toMatchObject({ turns: 2, beaten: 1, twos: 1, worth: -2 });
    expect(figures(state, 'an 2♥')).toMatchObject({ turns: 2, beaten: 0, twos: 0, sure: 0, worth: -1.5 });
  });

  test('nobody chops with fewer than four cards', () => {
    const hand = '3♠ 4♥ 7♦ 2♥';
    expect(figures(midway(BAC, { an: hand, binh: 'K♠ K♥ 7♥' }), 'an 2♥')).toMatchObject({ beaten: 0, worth: -2.5 });
    expect(figures(midway(BAC, { an: hand, binh: 'K♠ K♥ 7♥ 8♦' }), 'an 2♥')).toMatchObject({ beaten: 1, worth: -3 });
    expect(figures(midway(LOCAL, { an: hand, binh: 'K♠ K♥ 7♥ 8♦' }), 'an 2♥')).toMatchObject({ beaten: 0 });
  });

  test('nor with cards that have been put down', () => {
    const hands = { chi: '2♠ 2♥ 2♦ 2♣ 3♥ 9♥', an: 'A♠ 5♥ 7♦', binh: '8♥ 9♠' };
    const before = play(midway(BAC, hands), 'chi 3♥');
    expect(figures(before, 'an A♠')).toMatchObject({ beaten: 1 });
    const next = play(midway(BAC, hands), 'chi 2♠ 2♥ 2♦ 2♣', 'an pass', 'binh pass', 'chi 3♥');
    expect(figures(next, 'an A♠')).toMatchObject({ beaten: 0 });
    expect(figures(next, 'an 7♦')).toMatchObject({ beaten: 1 });
  });

  test('who passed cannot beat it any more', () => {
    const state = midway(BAC, { chi: '9♠ 8♠', an: '10♦ 3♥ 5♣', binh: 'A♠ 2♠ 4♣ 6♦' });
    expect(figures(play(state, 'chi 9♠'), 'an 10♦')).toMatchObject({ beaten: 1 });
    const trick = play(midway(BAC, { chi: '9♠ 8♠', binh: 'A♠ 2♠', an: '2♦ 3♥ 5♣' }), 'chi 9♠', 'binh pass');
    expect(figures(trick, 'an 2♦')).toMatchObject({ beaten: 0 });
  });
});

describe('what is best', () => {
  test('what nobody can stop any more', () => {
    const state = midway(LOCAL, { an: '3♠ 9♥ 9♦ 2♥', binh: 'K♠ K♥ 7♥ 8♦ J♣' });
    // A pair of 9s can be beaten, and a single 3 after it.
    expect(figures(state, 'an 2♥')).toMatchObject({ sure: 0 });
    const sure = midway(LOCAL, { an: '3♠ 2♦ 2♥', binh: 'K♠ K♥ 7♥ 8♦ J♣' });
    expect(best(sure)).toEqual(['an 2♦', 'an 2♥', 'an 2♦ 2♥']);
    expect(weigh(sure)?.rule).toBe('sam-end');
    expect(figures(sure, 'an 3♠')).toMatchObject({ sure: 0, worth: -1 });
  });

  test('goes out where that is possible', () => {
    expect(best(midway(BAC, { an: '3♠ 3♥', binh: '7♠ 8♠' }))).toEqual(['an 3♠ 3♥']);
  });

  test('does not keep a 2 that does not win', () => {
    const table = { an: '5♠ 2♠', binh: '6♦ 7♦ 9♥ J♦' };
    expect(best(midway(BAC, table))).toEqual(['an 2♠']);
    expect(weigh(midway(BAC, table))?.rule).toBe('sam-thoi-2');
    expect(figures(midway(BAC, table), 'an 5♠')).toMatchObject({ thoi: 1, worth: -11 });
    expect(best(midway(LOCAL, table))).toEqual(['an 2♠']);
    expect(figures(midway(LOCAL, table), 'an 5♠')).toMatchObject({ thoi: 0, worth: -1 });
    // The rule set leaves no choice.
    expect(weigh(midway(STRICT, table))).toBeNull();
    expect(best(play(midway(BAC, { an: 'K♠ 3♠', binh: '2♠ 4♦' }), 'an K♠'))).toEqual(['binh 2♠']);
  });

  test('does not keep a higher card before one with a single card', () => {
    const state = midway(BAC, { an: '3♠ 8♥ K♦', binh: '7♠' });
    expect(best(state)).toEqual(['an K♦']);
    expect(weigh(state)?.rule).toBe('sam-bao-mot');
    expect(figures(state, 'an 8♥')).toMatchObject({ owed: 1, worth: -4 });
  });

  test('does not break a run up for a single', () => {
    const state = play(midway(BAC, { an: '4♠ 9♦ J♦', binh: '5♠ 6♥ 7♦ 8♣ 10♥' }), 'an 4♠');
    expect(best(state)).toEqual(['binh 10♥']);
    expect(weigh(state)?.rule).toBe('sam-follow');
  });

  test('against a caller any play that beats is best; a caller does not pass', () => {
    const alone = { ...midway(BAC, { an: '9♥ 3♠ 4♥ 6♦', binh: '4♦ J♠ 7♦ 2♦' }), caller: 'an' };
    const blocked = play(alone, 'an 9♥');
    expect(best(blocked)).toEqual(['binh J♠', 'binh 2♦']);
    expect(weigh(blocked)?.rule).toBe('sam-bao-sam');
    const soft = { ...alone, rules: { ...BAC, samFails: 'pass-or-beaten' } as const };
    expect(best(play(soft, 'an 9♥', 'binh J♠'))).toEqual([]);
    expect(
      figures(
        play({ ...soft, seats: midway(BAC, { an: '9♥ 3♠ 4♥ K♦', binh: '4♦ J♠ 7♦ 2♦' }).seats }, 'an 9♥', 'binh J♠'),
        'an pass',
      ),
    ).toMatchObject({ fails: 1 });
  });

  test('nothing is weighed in the calling, out of turn, or where there is no choice', () => {
    const dealt = sit(TIPS, { an: '3♠ 4♥ 5♦ 7♣ 7♥ 9♥ 10♦ 8♣ 9♠ A♥', binh: '3♣ 4♦ 6♠ 7♦ 8♥ 10♣ 5♠ 6♥ 9♣ 2♦' });
    expect(weigh(dealt)).toBeNull();
    expect(weigh(midway(BAC, { an: '3♠ 4♠', binh: '5♠' }), 'binh')).toBeNull();
    expect(weigh(midway(BAC, { an: '3♠', binh: '5♠' }))).toBeNull();
  });
});

describe('any moment of any round', () => {
  const ids: readonly string[] = RULE_SECTIONS.flat();

  test('all that is legal is weighed, in its order, under a rule of the game', () => {
    let weighings = 0;
    for (const [state] of moments(51, 60)) {
      const seat = state.turn ?? '';
      const legal = round.legal(state, seat);
      const found = weigh(state);
      if (state.phase === 'call' || legal.length < 2) {
        expect(found).toBeNull();
        continue;
      }
      weighings++;
      expect(found?.weighed.map(({ action }) => action)).toEqual(legal.map(({ action }) => action));
      expect(ids).toContain(found?.rule);
      for (const { worth, figures: all } of found?.weighed ?? []) {
        expect([worth, ...Object.values(all)].every(Number.isFinite)).toBe(true);
      }
    }
    expect(weighings).toBeGreaterThan(300);
  });

  test('whatever cards are hidden, the advice is the same', () => {
    for (const [state, seat, rng] of moments(52, 40)) {
      const swap = swapHidden(state, seat, rng);
      const disguised: SamState = {
        ...state,
        rest: swap(state.rest),
        seats: state.seats.map((one) => ({ ...one, hand: swap(one.hand) })),
      };
      expect(weigh(disguised)).toEqual(weigh(state));
    }
  });

  test('who is sure to be first is first, whatever the others hold and do', () => {
    let sure = 0;
    for (const [state, seat, rng] of moments(53, 180)) {
      const won = (weigh(state)?.weighed ?? []).filter(isSure);
      const first = won[rng.upTo(Math.max(won.length - 1, 0))];
      if (!first) continue;
      sure++;
      let now: SamState | undefined = applied(state, first.action);
      while (now && now.turn !== null) {
        if (now.turn !== seat) {
          const options = round.legal(now, now.turn);
          // Nobody has anything that beats it.
          expect(options.map(({ action }) => action.type)).toEqual(['pass']);
          now = applied(now, { type: 'pass', seat: now.turn });
          continue;
        }
        const legal = round.legal(now, seat);
        const next = weigh(now)?.weighed.find(isSure)?.action ?? (legal.length === 1 ? legal[0]?.action : undefined);
        if (!next) throw new Error(`${moveText(first.action)} was not sure`);
        now = applied(now, next);
      }
      const end = now?.log.at(-1);
      expect(end?.type === 'end' && end.winner).toBe(seat);
    }
    expect(sure).toBeGreaterThan(100);
  });

  const isSure = ({ figures: { sure } }: Weighed) => sure === 1;
});

describe('what could beat a play', () => {
  /** Every set of these cards, up to so many. */
  function* subsets(cards: readonly Card[], most: number): Generator<readonly Card[]> {
    for (let bits = 1; bits < 1 << cards.length; bits++) {
      const some = cards.filter((_, at) => (bits >> at) & 1);
      if (some.length <= most) yield some;
    }
  }

  /** Few ranks: quads, runs and 2s come up among few cards. */
  function few(rng: Rng, rules: SamRules): readonly [play: readonly Card[], unseen: readonly Card[]] {
    const pack = unseenOf({ ...VIEW, rules }, []);
    const ranks = [...new Set(pack.map((card) => displayCard(card).slice(0, -1)))];
    const chosen = rng.shuffled(ranks).slice(0, 4);
    const row = rng.upTo(ranks.length - 4);
    const wanted = rng.upTo(1) === 0 ? [...chosen, '2'] : [...ranks.slice(row, row + 4), 'A', '2'];
    const cards = rng.shuffled(pack.filter((card) => wanted.includes(displayCard(card).slice(0, -1))));
    return [cards.slice(0, 8), cards.slice(8, 18)];
  }

  const VIEW = { ...round.view(midway(BAC, {}), 'an'), seats: [] };

  test('is what trying every set of unseen cards finds', () => {
    const rng = makeRng(54);
    const tally = { beaten: 0, not: 0 };
    for (let i = 0; i < 120; i++) {
      const rules = anyRules(rng);
      const [own, unseen] = few(rng, rules);
      const most = 1 + rng.upTo(9);
      const beats = beater(unseen, rules, most);
      const sets = [...subsets(unseen, most)].flatMap((some) => combinationOf(some, rules) ?? []);
      for (const cards of subsets(own, 8)) {
        const put = combinationOf(cards, rules);
        if (!put) continue;
        const literally = sets.some((one) => contest(one, put, rules).beats);
        expect({ put, unseen, most, beats: beats(put) }).toEqual({ put, unseen, most, beats: literally });
        tally[literally ? 'beaten' : 'not']++;
      }
    }
    expect(Math.min(tally.beaten, tally.not)).toBeGreaterThan(500);
  });
});
