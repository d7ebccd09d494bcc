import type { XiDachRules } from '../engine/rules.ts';
import { drawOne, type HandShape, reader, removeShape, type Weighted, weightedHands } from './shapes.ts';

/** A count of equally likely cases. `chance` is `ways / outOf`, 0 to 1. */
export interface Odds {
  readonly ways: number;
  readonly outOf: number;
  readonly chance: number;
}

export const odds = (ways: number, outOf: number): Odds => ({ ways, outOf, chance: ways / outOf });

export interface Naturals {
  /** One two-card hand, of 1,326. Rules xd-xi-ban, xd-xi-dach. */
  readonly xiBan: Odds;
  readonly xiDach: Odds;
  readonly either: Odds;
  /** A player and the banker, both hands just dealt: they hold equal naturals (rule xd-phase1-equal). */
  readonly bothEqual: Odds;
  /** A player holds a xì dách; what the banker's two cards are, of 1,225 hands. */
  readonly onXiDach: { readonly equal: Odds; readonly higher: Odds };
  /** A player holds a xì bàn: the banker has the other two aces. */
  readonly onXiBan: { readonly equal: Odds };
}

/** How often the first two cards are a natural. Of the rules only `naturalTens` matters. */
export function naturals(rules: XiDachRules): Naturals {
  const read = reader(rules);
  const hands = weightedHands(2);
  const kindOf = (shape: HandShape) => read(shape).kind;
  const count = (kind: string) => sum(hands.filter(({ shape }) => kindOf(shape) === kind));
  const all = sum(hands);

  /** Pairs of hands, the player's first, without a card in common. */
  const pairs = (mine: string, his: string) =>
    hands
      .filter(({ shape }) => kindOf(shape) === mine)
      .reduce((total, { shape, ways }) => total + ways * sum(others(shape, his)), 0);
  const others = (held: HandShape, kind: string) =>
    twoMore(held).filter(({ shape }) => kindOf(removeShape(shape, held)) === kind);

  const xiBan = count('xi-ban');
  const xiDach = count('xi-dach');
  const second = (50 * 49) / 2;
  const equalDach = pairs('xi-dach', 'xi-dach');
  const equalBan = pairs('xi-ban', 'xi-ban');
  return {
    xiBan: odds(xiBan, all),
    xiDach: odds(xiDach, all),
    either: odds(xiBan + xiDach, all),
    bothEqual: odds(equalDach + equalBan, all * second),
    onXiDach: {
      equal: odds(equalDach / xiDach, second),
      higher: odds(pairs('xi-dach', 'xi-ban') / xiDach, second),
    },
    onXiBan: { equal: odds(equalBan / xiBan, second) },
  };
}

/**
 * The chance that at least one of the hands at a table is a natural when two cards each have been dealt, 0 to 1.
 * Exact: one hand after the other from what is left, over the cards that naturals are made of (aces, tens that count,
 * the rest).
 * @param hands how many hold cards, the banker among them, 1 to 26
 */
export function naturalAtTable(hands: number, rules: XiDachRules): number {
  const tens = rules.naturalTens === 'faces' ? 12 : 16;
  const known = new Map<string, number>();
  /** The chance that none of `left` hands is a natural, dealt from the given numbers of aces, tens and other cards. */
  const none = (left: number, ace: number, ten: number, rest: number): number => {
    if (left === 0) return 1;
    const key = [left, ace, ten, rest].join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const all = pairsOf(ace + ten + rest);
    const step = (ways: number, a: number, t: number, r: number) =>
      ways > 0 ? (ways / all) * none(left - 1, ace - a, ten - t, rest - r) : 0;
    const chance =
      step(ace * rest, 1, 0, 1) +
      step(pairsOf(ten), 0, 2, 0) +
      step(ten * rest, 0, 1, 1) +
      step(pairsOf(rest), 0, 0, 2);
    known.set(key, chance);
    return chance;
  };
  return 1 - none(hands, 4, tens, 48 - tens);
}

const pairsOf = (n: number): number => (n * (n - 1)) / 2;

const sum = (hands: readonly Weighted[]): number => hands.reduce((total, { ways }) => total + ways, 0);

/** The hands with two more cards; `ways` counts the unordered pairs that were added. */
function twoMore(held: HandShape): Weighted[] {
  return drawOne(drawOne([{ shape: held, ways: 1 }])).map(({ shape, ways }) => ({
    shape,
    ways: ways / 2,
  }));
}
