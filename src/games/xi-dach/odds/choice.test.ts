import { describe, expect, test } from 'vitest';
import { ALL_CARDS, type Card } from '#core/card.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import { assertOk } from '#testing/results.ts';
import { cards } from '#testing/round-table.ts';
import { readHand } from '../engine/hand.ts';
import { PRESETS, type XiDachRules } from '../engine/rules.ts';
import { dealFrom, round, type XiDachAction, type XiDachState } from '../round/index.ts';
import { anyRules } from '../testing/cases.ts';
import { type LiteralBankerSpot, type LiteralSpot, literalBanker, literalChoice } from '../testing/literal-choice.ts';
import { moveOf } from '../testing/table.ts';
import { bankerChooser, chooser, type DrawChoice } from './choice.ts';
import { removeShape, shapeOf, WHOLE_DECK } from './shapes.ts';

function counted({ rules, hand, unseen, ofAge, den }: LiteralSpot): DrawChoice {
  const pack = shapeOf([...hand, ...unseen]);
  return chooser({ rules, pack, knows: ofAge ? 'of-age' : 'no-natural', den })(shapeOf(hand));
}

/** A hand of this many cards that may draw, and unseen cards; in one of three, hands have low cards. */
function anySpot(rng: Rng, rules: XiDachRules, size: number, unseen: number): LiteralSpot {
  const low = rng.upTo(2) === 0;
  for (;;) {
    const hand = rng.cards(size, low ? ALL_CARDS.filter((card) => card % 13 < 7) : ALL_CARDS);
    const rest = rng.cards(
      unseen,
      ALL_CARDS.filter((card) => !hand.includes(card)),
    );
    const spot = { rules, hand, unseen: rest, ofAge: rng.upTo(3) === 0, den: 1 + rng.upTo(6) };
    const { kind } = readHand('an', hand, rules);
    const natural = kind === 'xi-ban' || kind === 'xi-dach';
    if (!natural && possible(spot)) return spot;
  }
}

/** The banker can hold two cards consistent with what is known. */
function possible({ rules, unseen, ofAge }: LiteralSpot): boolean {
  return unseen.some((one, at) =>
    unseen.slice(at + 1).some((other) => {
      const { kind } = readHand('cai', [one, other], rules);
      return kind === 'du' || (kind === 'non' && !ofAge);
    }),
  );
}

function expectSame(spot: LiteralSpot): void {
  const { stand, draw, bust, offence } = counted(spot);
  const literal = literalChoice(spot);
  expect(offence, JSON.stringify(spot)).toBeCloseTo(literal.offence, 11);
  expect(bust, JSON.stringify(spot)).toBeCloseTo(literal.bust, 11);
  for (const part of ['net', 'win', 'lose'] as const) {
    expect(stand[part], `${JSON.stringify(spot)} stand ${part}`).toBeCloseTo(literal.stand[part], 11);
    expect(draw?.[part], `${JSON.stringify(spot)} draw ${part}`).toBeCloseTo(literal.draw[part], 11);
  }
}

describe('what brute force finds with ten cards unseen', () => {
  test('two cards in hand, under 12 houses', () => {
    const rng = makeRng(61);
    for (let i = 0; i < 12; i++) expectSame(anySpot(rng, anyRules(rng), 2, 10));
  });

  test('three cards in hand, under 30 houses', () => {
    const rng = makeRng(62);
    for (let i = 0; i < 30; i++) expectSame(anySpot(rng, anyRules(rng), 3, 10));
  });

  test('four cards in hand, under 80 houses', () => {
    const rng = makeRng(63);
    for (let i = 0; i < 80; i++) expectSame(anySpot(rng, anyRules(rng), 4, 10));
  });
});

describe('the banker with one player left, by brute force', () => {
  /** A banker's hand that may draw, and a player who can hold this many of the unseen cards. */
  function anyBankerSpot(rng: Rng, size: number, cards: number, unseen: number): LiteralBankerSpot {
    for (;;) {
      const rules = anyRules(rng);
      // Hands of five cards mostly consist of low cards.
      const from = cards === 5 ? ALL_CARDS.filter((card) => card % 13 < 6) : ALL_CARDS;
      const some = rng.cards(size + unseen, from);
      const [hand, rest] = [some.slice(0, size), some.slice(size)];
      const { kind } = readHand('cai', hand, rules);
      const found = bankerChooser({ rules, pack: shapeOf(some), player: cards })(shapeOf(hand));
      if (kind !== 'xi-ban' && kind !== 'xi-dach' && found.known > 0) return { rules, hand, unseen: rest, cards };
    }
  }

  test.each([
    [2, 2, 8, 12],
    [3, 2, 10, 20],
    [3, 3, 9, 12],
    [4, 3, 10, 12],
    [4, 4, 8, 12],
    [4, 5, 7, 12],
  ])('%i cards against %i, %i unseen, under %i houses', (size, cards, unseen, houses) => {
    const rng = makeRng(66 + size * 10 + cards);
    for (let i = 0; i < houses; i++) {
      const spot = anyBankerSpot(rng, size, cards, unseen);
      const { rules, hand } = spot;
      const pack = shapeOf([...hand, ...spot.unseen]);
      const { stand, draw } = bankerChooser({ rules, pack, player: cards })(shapeOf(hand));
      const literal = literalBanker(spot);
      for (const part of ['net', 'win', 'lose'] as const) {
        expect(stand[part], `${JSON.stringify(spot)} check ${part}`).toBeCloseTo(literal.check[part], 11);
        expect(draw?.[part], `${JSON.stringify(spot)} draw ${part}`).toBeCloseTo(literal.draw[part], 11);
      }
    }
  });

  test('a hand that lies open', () => {
    const rules = PRESETS['adam-tips'];
    const [his, open] = [cards('10♠ 7♦'), cards('2♠ 3♠ 4♦ 5♦ 2♣')];
    const pack = removeShape(WHOLE_DECK, shapeOf(open));
    const { stand, draw } = bankerChooser({ rules, pack, player: readHand('an', open, rules) })(shapeOf(his));
    // A ngũ linh of 16: whatever comes, a hand of five cards here totals more.
    expect([stand.net, stand.lose]).toEqual([-1, 1]);
    expect(draw?.net).toBeCloseTo(-1, 12);
  });
});

/** Every order of these. */
function* orders(some: readonly Card[]): Generator<readonly Card[]> {
  if (some.length === 0) yield [];
  for (const card of some) {
    for (const rest of orders(some.filter((other) => other !== card))) yield [card, ...rest];
  }
}

describe('what rounds come to that are played to their end in every order of six cards', () => {
  /** An has drawn to four cards; Bình has two that all can see; the banker’s two and whatever comes next are of `unseen`. */
  function dealt({ rules, hand, unseen }: LiteralSpot, binh: readonly Card[]): XiDachState | undefined {
    const seats = [hand.slice(0, 2), binh, unseen.slice(0, 2)];
    const order = rules.dealOrder === 'banker-first' ? [unseen.slice(0, 2), hand.slice(0, 2), binh] : seats;
    const top = [0, 1].flatMap((pass) => order.flatMap((two) => two.slice(pass, pass + 1)));
    top.push(...hand.slice(2), ...unseen.slice(2));
    const pack = [...top, ...ALL_CARDS.filter((card) => !top.includes(card))];
    const setup = {
      seed: 0,
      players: [
        { name: 'an', stake: 2 },
        { name: 'binh', stake: 3 },
      ],
    };
    const state = dealFrom(rules, setup, pack);
    return state.ok ? moved(moved(state.value, 'an draw'), 'an draw') : undefined;
  }

  function moved(state: XiDachState | undefined, move: string): XiDachState | undefined {
    const next = state && round.apply(state, moveOf(move));
    return next?.ok ? next.value : undefined;
  }

  /** Everybody else plays the simple policy; returns what An gets, in stakes. */
  function playedOut(start: XiDachState | undefined): number {
    let state = start;
    for (let turn = 'binh'; state && !round.result(state); turn = 'cai') {
      const action = round.suggest(round.view(state, turn));
      const next = action ? round.apply(state, action) : null;
      state = next?.ok ? next.value : state;
    }
    const chips = state && round.result(state)?.get('an');
    return (chips ?? Number.NaN) / 2;
  }

  test('standing on four cards, and drawing the fifth, under 30 houses', () => {
    const rng = makeRng(64);
    let over = 0;
    for (let i = 0; i < 30; ) {
      const rules = anyRules(rng);
      const spot: LiteralSpot = { ...anySpot(rng, rules, 4, 6), den: 5 / 2, ofAge: false };
      // Nobody has drawn over 21 yet.
      if (readHand('an', spot.hand.slice(0, 3), rules).kind === 'quac') continue;
      const others = ALL_CARDS.filter((card) => ![...spot.hand, ...spot.unseen].includes(card));
      const binh = others.filter((card) => card % 13 >= 7);
      const nets = { stand: [] as number[], draw: [] as number[] };
      for (const unseen of orders(spot.unseen)) {
        const state = dealt({ ...spot, unseen }, binh.slice(0, 2));
        // A natural has ended the round, or the rule set allows no further draw.
        const [stand, draw] = [moved(state, 'an stand'), moved(state, 'an draw')];
        if (stand && draw) {
          nets.stand.push(playedOut(stand));
          nets.draw.push(playedOut(draw));
        }
      }
      if (nets.stand.length === 0) continue;
      i++;
      if (readHand('an', spot.hand, rules).kind === 'quac') over++;
      const mean = (some: readonly number[]) => some.reduce((sum, net) => sum + net, 0) / some.length;
      const found = counted(spot);
      expect(found.stand.net, JSON.stringify(spot)).toBeCloseTo(mean(nets.stand), 11);
      expect(found.draw?.net, JSON.stringify(spot)).toBeCloseTo(mean(nets.draw), 11);
    }
    expect(over).toBeGreaterThan(3);
  });
});

test('the whole pack, with three others who draw as they must: what 6,000 rounds come to', () => {
  const rules = PRESETS['mien-nam'];
  const rng = makeRng(65);
  const hand = cards('2♠ 4♦ 6♣ 5♥');
  const others = ['binh', 'chi', 'dung'];
  const setup = { seed: 0, players: ['an', ...others].map((name) => ({ name, stake: 2 })) };
  const nets = { stand: [] as number[], draw: [] as number[] };
  while (nets.stand.length < 6000) {
    const rest = rng.shuffled(ALL_CARDS.filter((card) => !hand.includes(card)));
    // An is dealt to first, and draws before anybody else does.
    const pack = [hand[0], ...rest.slice(0, 4), hand[1], ...rest.slice(4, 8), hand[2], hand[3], ...rest.slice(8)];
    const state = dealFrom(
      rules,
      setup,
      pack.filter((card) => card !== undefined),
    );
    let four = state.ok ? state.value : undefined;
    for (const move of ['an draw', 'an draw']) {
      const next: ReturnType<typeof round.apply> | undefined = four && round.apply(four, moveOf(move));
      four = next?.ok ? next.value : undefined;
    }
    // The banker had a natural.
    if (!four) continue;
    for (const move of ['stand', 'draw'] as const) {
      let now: XiDachState = four;
      for (let action: XiDachAction | null = moveOf(`an ${move}`); action; ) {
        now = assertOk(round.apply(now, action));
        action = round.suggest(round.view(now, round.view(now, '').turn ?? ''));
      }
      nets[move].push((round.result(now)?.get('an') ?? Number.NaN) / 2);
    }
  }
  const found = chooser({ rules, pack: WHOLE_DECK, knows: 'no-natural', den: 4 })(shapeOf(hand));
  for (const move of ['stand', 'draw'] as const) {
    const all = nets[move];
    const mean = all.reduce((sum, net) => sum + net, 0) / all.length;
    const spread = Math.sqrt(all.reduce((sum, net) => sum + (net - mean) ** 2, 0)) / all.length;
    expect(Math.abs(mean - (found[move]?.net ?? Number.NaN)), move).toBeLessThan(4 * spread);
  }
});
