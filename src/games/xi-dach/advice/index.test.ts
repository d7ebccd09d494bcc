import { describe, expect, test } from 'vitest';
import type { Card } from '#core/card.ts';
import { makeRng } from '#core/random/rng.ts';
import { weighing } from '#testing/advice.ts';
import { cards } from '#testing/round-table.ts';
import { PRESETS, RULE_SECTIONS } from '../engine/rules.ts';
import { BANKER, round, type XiDachState } from '../round/index.ts';
import { literalChoice } from '../testing/literal-choice.ts';
import { rounds } from '../testing/rounds.ts';
import { play, sit } from '../testing/table.ts';
import { words as en } from '../words/en/advice.ts';
import { words as vi } from '../words/vi/advice.ts';
import { advice } from './index.ts';

const {
  weigh,
  weighed: figures,
  best,
  moments,
  swapHidden,
} = weighing({ round, rounds, advice, moveText: ({ type }) => type });

const alone = (hand: string, preset: keyof typeof PRESETS = 'pho-thong') =>
  sit(PRESETS[preset], { cai: '9♥ 8♣', players: { an: [10, hand] } });

describe('what is best', () => {
  test.each([
    ['10♠ 6♦', 'draw'],
    ['9♠ 8♦', 'stand'],
    ['A♠ 7♦', 'draw'],
    ['A♠ 9♦', 'stand'],
    ['9♠ 3♦', 'draw'],
  ])('with %s, as most play, to %s', (hand, move) => {
    expect(best(alone(hand))).toEqual([move]);
  });

  test('with four low cards a ngũ linh is near', () => {
    const state = sit(PRESETS['pho-thong'], {
      cai: '9♥ 8♣',
      players: { an: [10, '3♠ 4♦'] },
      stock: '5♣ 4♠ K♠',
    });
    const four = play(state, 'an draw', 'an draw');
    expect(best(four)).toEqual(['draw']);
    expect(weigh(four, 'an')?.rule).toBe('xd-draw');
  });

  test('who is short loses by standing', () => {
    const state = alone('9♠ 3♦');
    const { worth, figures: all } = figures(state, 'stand');
    expect([worth, all['win']]).toEqual([expect.closeTo(-1, 12), 0]);
    expect(weigh(state, 'an')?.rule).toBe('xd-min-stand');
  });

  test('over 21 a player would pay for the table, and stands', () => {
    const players = { an: [10, '10♠ 6♦'], binh: [25, '9♠ 9♦'] } as const;
    const over = play(sit(PRESETS['pho-thong'], { cai: '9♥ 8♣', players, stock: 'K♦ 2♣' }), 'an draw');
    const more = figures(over, 'draw');
    expect(more.worth).toBeCloseTo(-3.5, 12);
    for (const chance of ['offence', 'bust', 'lose']) expect(more.figures[chance]).toBeCloseTo(1, 12);
    expect(best(over)).toEqual(['stand']);
    expect(weigh(over, 'an')?.rule).toBe('xd-bust-draw');
    // The offence is done: the seat will pay whatever it does.
    expect(weigh(play(over, 'an draw'), 'an')).toBeNull();
    const mild = { ...PRESETS['pho-thong'], overdraw: 'den-at-28' } as const;
    const some = figures(play(sit(mild, { cai: '9♥ 8♣', players, stock: 'K♦ 2♣' }), 'an draw'), 'draw');
    // With 26 any card but an ace makes 28; a little more than 45 of 49, as the banker has no ace with a ten.
    expect(some.figures['offence']).toBeGreaterThan(0.91);
    expect(some.figures['offence']).toBeLessThan(45 / 49);
    const strict = { ...PRESETS['pho-thong'], overdraw: 'forbidden' } as const;
    expect(weigh(play(sit(strict, { cai: '9♥ 8♣', players, stock: 'K♦ 2♣' }), 'an draw'), 'an')).toBeNull();
  });
});

describe('the banker', () => {
  const rules = PRESETS['pho-thong'];
  const players = { an: [10, '10♠ 9♦'], binh: [10, '9♠ 9♥'] } as const;
  const all = (cai: string) => play(sit(rules, { cai, players }), 'an stand', 'binh stand');
  const one = (cai: string) => play(all(cai), 'cai check an');

  test('draws on 16 for somebody who has stood on two cards, and checks them with 19', () => {
    expect(best(one('10♥ 6♣'), BANKER)).toEqual(['draw']);
    expect(best(one('10♥ 9♣'), BANKER)).toEqual(['check']);
    expect(weigh(one('10♥ 6♣'), BANKER)?.rule).toBe('xd-check-each');
  });

  test('whoever is on the other side, what one wins the other loses', () => {
    const { figures: his } = figures(one('10♥ 9♣'), 'check', BANKER);
    expect((his['win'] ?? 0) - (his['lose'] ?? 0)).toBeCloseTo(his['net'] ?? Number.NaN, 12);
    // The banker has reached the minimum with two cards, 16 to 20, and An's cards are known.
    expect(his['win']).toBeGreaterThan(0.5);
    expect(his['lose']).toBeGreaterThan(0.2);
  });

  test('nothing is weighed with two players left, or where the banker may not check yet', () => {
    expect(weigh(all('10♥ 6♣'), BANKER)).toBeNull();
    const short = play(sit(rules, { cai: '10♥ 5♣', players: { an: [10, '10♠ 9♦'] } }), 'an stand');
    expect(weigh(short, BANKER)).toBeNull();
  });

  test('a hand that lies open is known', () => {
    const tips = { ...PRESETS['adam-tips'], fiveCard: 'up-to-21' } as const;
    const table = { cai: '10♥ 8♣', players: { an: [10, '2♠ 3♦'] }, stock: '2♥ 3♣ 4♠' } as const;
    const five = play(sit(tips, table), 'an draw', 'an draw', 'an draw');
    expect(figures(five, 'check', BANKER).figures).toMatchObject({ win: 0, lose: 1 });
  });
});

describe('what a seat can see counts', () => {
  test('a hand that lies open', () => {
    const table = (binh: string) =>
      sit(PRESETS['pho-thong'], { cai: '9♥ 8♣', players: { binh: [10, binh], an: [10, '10♠ 6♦'] } });
    const [hidden, open] = [play(table('9♠ 9♦'), 'binh stand'), table('A♠ K♦')];
    expect(figures(open, 'draw').worth).not.toBeCloseTo(figures(hidden, 'draw').worth, 4);
  });

  test('a banker who has checked somebody is of age', () => {
    const state = sit(PRESETS['pho-thong'], {
      cai: '9♥ 8♣',
      players: { binh: [10, '9♠ 9♦'], an: [10, '10♠ 6♦'] },
    });
    const checked = play(state, 'binh stand', 'cai check binh');
    // The player cannot be bust any more: 16 wins nothing.
    expect(figures(checked, 'stand').figures).toMatchObject({ win: 0 });
    expect(figures(checked, 'stand').figures['lose']).toBeGreaterThan(0.8);
  });

  test('where a short banker may check, that says nothing', () => {
    const rules = { ...PRESETS['pho-thong'], shortBanker: 'compares' } as const;
    const state = sit(rules, { cai: '9♥ 8♣', players: { binh: [10, '9♠ 9♦'], an: [10, '10♠ 6♦'] } });
    const before = play(state, 'binh stand');
    expect(figures(play(before, 'cai check binh'), 'stand')).toEqual(figures(before, 'stand'));
  });
});

describe('any moment of any round', () => {
  const ids: readonly string[] = RULE_SECTIONS.flat();

  test('all that may be done is weighed, in its order, under a rule of the game; by the banker with one player left', () => {
    const tally = { player: 0, banker: 0, none: 0 };
    for (const [state, seat] of moments(71, 120)) {
      const legal = round.legal(state, seat);
      const found = weigh(state, seat);
      const several = seat === BANKER && state.players.filter(({ stage }) => stage === 'finished').length > 1;
      if (several || round.view(state, seat).offender || legal.length < 2) {
        expect(found).toBeNull();
        tally.none++;
        continue;
      }
      tally[seat === BANKER ? 'banker' : 'player']++;
      expect(found?.weighed.map(({ action }) => action)).toEqual(legal.map(({ action }) => action));
      expect(ids).toContain(found?.rule);
      for (const one of found?.weighed ?? []) {
        const { net = Number.NaN, win = Number.NaN, lose = Number.NaN, bust = 0, offence = 0 } = one.figures;
        expect(one.worth).toBe(net);
        for (const chance of [win, lose, win + lose, bust, offence]) {
          expect(chance).toBeGreaterThan(-1e-12);
          expect(chance).toBeLessThan(1 + 1e-12);
        }
        expect(vi.figures(one)).not.toBe('');
        expect(en.figures(one).match(/\d+/g)).toEqual(vi.figures(one).match(/\d+/g));
      }
    }
    expect(Math.min(tally.player, tally.banker * 2, tally.none)).toBeGreaterThan(50);
  });

  test('nobody but the one whose turn it is gets advice', () => {
    for (const [state, seat] of moments(72, 40)) {
      for (const other of [...state.players.map(({ name }) => name), BANKER, 'onlooker']) {
        if (other !== seat) expect(weigh(state, other)).toBeNull();
      }
    }
  });

  test('whatever cards are hidden, the advice is the same', () => {
    const weighed = { player: 0, banker: 0 };
    for (const [state, seat, rng] of moments(73, 100)) {
      const swap = swapHidden(state, seat, rng);
      // A banker who checks early has reached the minimum: other cards are impossible.
      if (seat !== BANKER && state.log.some(({ type }) => type === 'check')) continue;
      const disguised: XiDachState = {
        ...state,
        stock: swap(state.stock),
        players: state.players.map((player) => ({ ...player, cards: swap(player.cards) })),
        banker: { ...state.banker, cards: swap(state.banker.cards) },
      };
      const found = weigh(state, seat);
      expect(weigh(disguised, seat)).toEqual(found);
      if (found) weighed[seat === BANKER ? 'banker' : 'player']++;
    }
    expect(Math.min(weighed.player, weighed.banker * 5)).toBeGreaterThan(100);
  });
});

test('with ten cards unseen, it says what brute force finds', () => {
  // Nine at a table of open hands: whoever draws to five cards shows them.
  const rules = { ...PRESETS['adam-tips'], fiveCard: 'up-to-21', minStand: 14 } as const;
  const pack = rounds.cards(sit(rules, { cai: '9♥ 8♣', players: { an: [1, '10♠ 6♦'] } }));
  const rng = makeRng(74);
  const names = Array.from({ length: 8 }, (_, at) => `p${at}`);
  let compared = 0;
  for (let _i = 0; compared < 10; _i++) {
    const order = rng.shuffled(pack);
    const hands = [...names, 'an'].map((name, at) => [name, [1 + at, order.slice(2 * at, 2 * at + 2)]] as const);
    const text = (some: readonly Card[]) => some.map((card) => TEXT.get(card)).join(' ');
    let state = sit(rules, {
      cai: text(order.slice(18, 20)),
      players: Object.fromEntries(hands.map(([name, [stake, hand]]) => [name, [stake, text(hand)]])),
      stock: text(order.slice(20)),
    });
    for (;;) {
      const { turn, legal } = round.view(state, round.view(state, '').turn ?? '');
      const drawn = legal.find(({ action }) => action.type === 'draw');
      if (turn === null || turn === 'an' || turn === BANKER || !drawn) break;
      const next = round.apply(state, drawn.action);
      if (!next.ok) break;
      state = next.value;
    }
    const found = weigh(state, 'an');
    const own = state.players.find(({ name }) => name === 'an')?.cards ?? [];
    const seen = rounds.known(state, 'an');
    const unseen = pack.filter((card) => !seen.has(card));
    if (!found || unseen.length > 10) continue;
    compared++;
    const literal = literalChoice({ rules, hand: own, unseen, ofAge: false, den: 45 / 9 });
    expect(found.weighed.map(({ worth }) => worth.toFixed(10))).toEqual(
      [literal.draw, literal.stand].map(({ net }) => net.toFixed(10)),
    );
  }
});

const TEXT = new Map(
  ['♠', '♥', '♦', '♣'].flatMap((suit) =>
    ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].flatMap((rank) =>
      cards(`${rank}${suit}`).map((card) => [card, `${rank}${suit}`] as const),
    ),
  ),
);
