/** To draw or to stand: what each is worth to a player, over all cards that he has not seen. */

import { MAX_CARDS } from '../engine/decide.ts';
import type { Hand } from '../engine/hand.ts';
import { pay } from '../engine/payment.ts';
import type { XiDachRules } from '../engine/rules.ts';
import { meet } from '../engine/showdown.ts';
import { isOffence } from '../round/den.ts';
import { bankerEnds, type Knows } from './banker.ts';
import { CLASSES, codeOf, handOfShape, type Shape, sizeOf, withCard, without } from './shapes.ts';

/** What comes of it. `net` is the mean that he wins, in stakes, and what he loses where it is negative; the others are chances. */
export interface Worth {
  readonly net: number;
  readonly win: number;
  readonly lose: number;
}

export interface Choice {
  readonly stand: Worth;
  /** Draws now, and then does what is best until he stands. Null with five cards. */
  readonly draw: Worth | null;
  /** The chance that the next card takes him over 21. */
  readonly bust: number;
  /** The chance that the next card makes him pay for all. */
  readonly offence: number;
  /** The chance that the banker’s first two cards are as they are known to be: of so many deals all this is the mean. */
  readonly known: number;
}

export interface Spot {
  readonly rules: XiDachRules;
  /** His own hand and all cards that he has not seen: the whole pack but for what lies open. */
  readonly pack: Shape;
  readonly knows: Knows;
  /** What he loses, in his own stakes, if he is found to have drawn over 21 (rule xd-den-amount). */
  readonly den: number;
}

/** The choice with each hand that can be made of one pack; what was counted for one hand serves the next. */
export type Chooser = (hand: Shape) => Choice;

/**
 * Exact: every order in which the unseen cards can come, by counts of ranks. The cards of the other players are among the unseen ones,
 * and as the pack is shuffled it does not matter how many of them have been drawn. The banker plays as `bankerEnds` says and checks everybody.
 */
export function chooser({ rules, pack, knows, den }: Spot): Chooser {
  const banker = bankerEnds(rules, knows);
  const read = remembering((shape) => handOfShape('an', shape, rules));
  const payments = new Map<string, readonly number[]>();
  const odds = remembering((hand) => banker.chances(without(pack, hand)));
  const choices = remembering(count);
  const best = remembering(bestOf);

  /** What each end of the banker's pays this hand. */
  function paymentsOf(hand: Hand): readonly number[] {
    const key = `${hand.kind} ${hand.points}`;
    const nets = payments.get(key) ?? banker.hands.map((his) => pay(hand, his, meet(hand, his, rules), rules).net);
    payments.set(key, nets);
    return nets;
  }

  /** Not yet divided by the chance that the banker's first two cards are as they are known to be: so are all worths in here. */
  function stand(hand: Shape): Worth {
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

  function draw(hand: Shape): Omit<Choice, 'stand' | 'known'> {
    const unseen = without(pack, hand);
    const size = sizeOf(unseen);
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

  /** He will be checked, and pays for the whole table. */
  function found(hand: Shape): Worth {
    const all = known(hand);
    return { net: -den * all, win: 0, lose: all };
  }

  /** The chance of what is known of the banker's first two cards. */
  function known(hand: Shape): number {
    return odds(hand).reduce((sum, chance) => sum + chance, 0);
  }

  /** Over 21 no card helps: no house pays a higher total more, and some punish the draw. */
  function bestOf(hand: Shape): Worth {
    if (sizeOf(hand) === MAX_CARDS || read(hand).kind === 'quac') return stand(hand);
    const { stand: stay, draw: more } = choices(hand);
    return more && more.net > stay.net ? more : stay;
  }

  function count(hand: Shape): Choice {
    const more = sizeOf(hand) < MAX_CARDS ? draw(hand) : { draw: null, bust: 0, offence: 0 };
    return { stand: stand(hand), ...more, known: known(hand) };
  }

  return (hand) => {
    const { stand: stay, draw: more, bust, offence, known: all } = choices(hand);
    const share = ({ net, win, lose }: Worth): Worth => ({ net: net / all, win: win / all, lose: lose / all });
    return { stand: share(stay), draw: more && share(more), bust: bust / all, offence: offence / all, known: all };
  };
}

/** The same, each shape counted once. */
function remembering<T>(count: (shape: Shape) => T): (shape: Shape) => T {
  const known = new Map<number, T>();
  return (shape) => {
    const code = codeOf(shape);
    const before = known.get(code);
    if (before !== undefined) return before;
    const counted = count(shape);
    known.set(code, counted);
    return counted;
  };
}
