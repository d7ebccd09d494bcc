/** To draw, or to leave it at that: what each is worth to a player, or to a banker with one player left, over all cards unseen. */

import type { Who } from '#core/ruling.ts';
import { MAX_CARDS } from '../engine/decide.ts';
import type { Hand } from '../engine/hand.ts';
import { netOfPlayer } from '../engine/payment.ts';
import type { XiDachRules } from '../engine/rules.ts';
import { mayCheck, meetBanker } from '../engine/showdown.ts';
import { isOffence } from '../round/den.ts';
import { BANKER } from '../round/types.ts';
import { bankerEnds, type HiddenEnds, type Knows, openEnd, playerEnds } from './hidden.ts';
import { CLASSES, type HandShape, handOfShape, removeShape, shapeCode, shapeSize, withCard } from './shapes.ts';

/** The expected result. `net` is the mean gain in stakes, negative for a loss; the others are chances. */
export interface Worth {
  readonly net: number;
  readonly win: number;
  readonly lose: number;
}

export interface DrawChoice {
  /** Stand; for a banker, check. */
  readonly stand: Worth;
  /** Draws now, and then does what is best. Null with five cards. */
  readonly draw: Worth | null;
  /** The chance that the next card takes the hand over 21. */
  readonly bust: number;
  /** The chance that the next card makes the hand pay for all. */
  readonly offence: number;
  /** The chance of what is known of the other's hand: the results are conditional on it. */
  readonly known: number;
}

/** Differences up to this are rounding errors: standing is then as good. */
const EVEN = 1e-12;

/** The choice with each hand that can be made of one pack; what was counted for one hand serves the next. */
export type Chooser = (hand: HandShape) => DrawChoice;

interface Spot {
  readonly rules: XiDachRules;
  /** The own hand and all unseen cards: the whole pack without the cards that lie open. */
  readonly pack: HandShape;
}

export interface PlayerSpot extends Spot {
  readonly knows: Knows;
  /** The loss, in the player's own stakes, if found to have drawn over 21 (rule xd-den-amount). */
  readonly den: number;
}

export interface BankerSpot extends Spot {
  /** The one player who is not settled yet: the hand where it lies open, or else its number of cards. */
  readonly player: Hand | number;
}

/**
 * Exact: every order in which the unseen cards can come, by counts of ranks. The cards of the other players are among the unseen ones,
 * and as the pack is shuffled it does not matter how many of them have been drawn. The banker plays as `bankerEnds` says and checks everybody.
 */
export function chooser({ rules, pack, knows, den }: PlayerSpot): Chooser {
  return chooserOf({
    rules,
    pack,
    den,
    who: 'an',
    other: bankerEnds(rules, knows),
    net: (hand, his) => netOfPlayer(hand, his, meetBanker(hand, his, rules), rules).net,
    mayStop: () => true,
    // Over 21 no card helps: no rule set pays a higher total more, and some punish the draw.
    mayDraw: ({ kind }) => kind !== 'quac',
  });
}

/** The banker against the last player: as exact, if the player plays as `playerEnds` says. In stakes of that player. */
export function bankerChooser({ rules, pack, player }: BankerSpot): Chooser {
  return chooserOf({
    rules,
    pack,
    // A player who is not settled gets the amount of the stake from the banker.
    den: 1,
    who: BANKER,
    other: typeof player === 'number' ? playerEnds(rules, player) : openEnd(player),
    net: (hand, his) => 0 - netOfPlayer(his, hand, meetBanker(his, hand, rules), rules).net,
    mayStop: (hand) => mayCheck(hand, rules),
    // Where a ngũ linh is paid more, being caught over 21 can cost less than checking.
    mayDraw: ({ kind }) => kind !== 'quac' || rules.overdraw !== 'forbidden',
  });
}

/** One of the two sides, and the opposing hands. */
interface Side extends Spot {
  readonly who: Who;
  readonly other: HiddenEnds;
  /** What the hand wins against another one, in stakes. */
  net(hand: Hand, other: Hand): number;
  /** May this side stop with this hand? */
  mayStop(hand: Hand): boolean;
  /** May this side draw a further card? */
  mayDraw(hand: Hand): boolean;
  readonly den: number;
}

function chooserOf({ rules, pack, who, other, net: netOf, mayStop, mayDraw, den }: Side): Chooser {
  const read = remembering((shape) => handOfShape(who, shape, rules));
  const payments = new Map<string, readonly number[]>();
  const odds = remembering((hand) => other.chances(removeShape(pack, hand)));
  const choices = remembering(count);
  const best = remembering(bestOf);

  /** What the hand wins against each end of the other's. */
  function paymentsOf(hand: Hand): readonly number[] {
    const key = `${hand.kind} ${hand.points} ${hand.cards.length === MAX_CARDS}`;
    const nets = payments.get(key) ?? other.hands.map((his) => netOf(hand, his));
    payments.set(key, nets);
    return nets;
  }

  /** Not yet divided by the chance of what is known of the other's hand: so are all worths in here. */
  function stand(hand: HandShape): Worth {
    const nets = paymentsOf(read(hand));
    let [net, win, lose] = [0, 0, 0];
    for (const [end, chance] of odds(hand).entries()) {
      const paid = nets[end] ?? 0;
      net += paid * chance;
      if (paid > 0) win += chance;
      if (paid < 0) lose += chance;
    }
    return { net, win, lose };
  }

  function draw(hand: HandShape): Omit<DrawChoice, 'stand' | 'known'> {
    const unseen = removeShape(pack, hand);
    const size = shapeSize(unseen);
    let [net, win, lose, bust, offence] = [0, 0, 0, 0, 0];
    for (const at of CLASSES.keys()) {
      const ways = unseen[at] ?? 0;
      if (ways <= 0) continue;
      const next = withCard(hand, at);
      const chance = ways / size;
      const offends = isOffence(read(hand), read(next), rules);
      const after = offends ? found(next) : best(next);
      net += chance * after.net;
      win += chance * after.win;
      lose += chance * after.lose;
      if (read(next).kind === 'quac') bust += chance * known(next);
      if (offends) offence += chance * known(next);
    }
    return { draw: { net, win, lose }, bust, offence };
  }

  /** The hand will be found out, and pays for all. */
  function found(hand: HandShape): Worth {
    const all = known(hand);
    return { net: -den * all, win: 0, lose: all };
  }

  /** The chance of what is known of the other's hand. */
  function known(hand: HandShape): number {
    return odds(hand).reduce((sum, chance) => sum + chance, 0);
  }

  function bestOf(hand: HandShape): Worth {
    const own = read(hand);
    if (shapeSize(hand) === MAX_CARDS || !mayDraw(own)) return stand(hand);
    const { stand: stay, draw: more } = choices(hand);
    return more && (more.net > stay.net + EVEN || !mayStop(own)) ? more : stay;
  }

  function count(hand: HandShape): DrawChoice {
    const more = shapeSize(hand) < MAX_CARDS ? draw(hand) : { draw: null, bust: 0, offence: 0 };
    return { stand: stand(hand), ...more, known: known(hand) };
  }

  return (hand) => {
    const { stand: stay, draw: more, bust, offence, known: all } = choices(hand);
    const share = ({ net, win, lose }: Worth): Worth => ({ net: net / all, win: win / all, lose: lose / all });
    return { stand: share(stay), draw: more && share(more), bust: bust / all, offence: offence / all, known: all };
  };
}

/** The same function, cached by shape. */
function remembering<T>(count: (shape: HandShape) => T): (shape: HandShape) => T {
  const known = new Map<number, T>();
  return (shape) => {
    const code = shapeCode(shape);
    const before = known.get(code);
    if (before !== undefined) return before;
    const counted = count(shape);
    known.set(code, counted);
    return counted;
  };
}
