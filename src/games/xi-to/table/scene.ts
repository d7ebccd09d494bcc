/** The view of a Xì Tố table, in any language. */

import { displayCard } from '#core/card.ts';
import {
  byNet,
  type CenterView,
  type MoveButton,
  moveButton,
  type OpponentRow,
  openHand,
  othersOf,
  ownSeat,
  type Payment,
  type PlayerView,
  type SeatInput,
  type SeatResult,
  type StatusLine,
  type TablePresenter,
  waitButton,
  whyButton,
} from '#core/game/table-screen.ts';
import { readHand } from '../engine/hand.ts';
import type { XiToRuleId } from '../engine/rules.ts';
import type { XiToAction, XiToEvent, XiToSeatView, XiToView } from '../round/index.ts';
import type { XiToTableWords } from '../words/vi/table.ts';

type XiToSight = SeatInput<XiToEvent, XiToAction, XiToView>;

export function tableOf(w: XiToTableWords): TablePresenter<XiToEvent, XiToAction, XiToView> {
  return {
    scene: (sight) => ({
      strips: stripsOf(sight, w),
      middle: potOf(sight, w),
      own: ownOf(sight.view, w),
      say: sayOf(sight.view, w),
      offers: offersOf(sight, w),
    }),
    ending: (view, log) => ({ places: placesOf(view, w), payments: paymentsOf(view, log, w) }),
  };
}

/** The pot, and what the reader has in it; at the end who took how much of it. */
function potOf({ view, log }: XiToSight, w: XiToTableWords): CenterView {
  const { pot, toMatch } = view;
  const win = log.findLast((event) => event.type === 'win');
  if (win)
    return {
      kind: 'pot',
      pot: win.pot,
      rows: win.shares.map(({ who, chips }) => [w.middle.took(w.nameOf(who)), chips]),
    };
  const toStay = toMatch > 0 ? w.middle.toMatch : w.middle.noBet;
  return {
    kind: 'pot',
    pot,
    rows: [
      [toStay, toMatch],
      [w.middle.paid, -(ownSeat(view)?.net ?? 0)],
    ],
  };
}

function stripsOf({ view, log }: XiToSight, w: XiToTableWords): OpponentRow[] {
  // Actions of the previous betting round do not matter in this one.
  const betting = log.slice(log.findLastIndex(({ type }) => type === 'speak') + 1);
  return othersOf(view.seats, view.seat).map((seat) => {
    const { who, cards, folded, net } = seat;
    if (view.done) return { who, left: '', did: endOf(seat, view, w), out: folded, cards };
    const last = (folded ? log : betting).findLast(({ type, who: one }) => one === who && type in ACTS);
    return { who, left: '', did: view.turn === who ? w.did.thinks : didOf(last, -net, w), out: folded, cards };
  });
}

const ACTS = { to: true, theo: true, check: true, up: true };

function didOf(event: XiToEvent | undefined, paid: number, w: XiToTableWords): string {
  switch (event?.type) {
    case 'to':
      return w.did.to(event.amount, paid);
    case 'theo':
      return w.did.theo(paid);
    case 'check':
      return w.did.check;
    case 'up':
      return w.did.up(event.lost);
    default:
      return paid > 0 ? w.did.paid(paid) : '';
  }
}

function ownOf(view: XiToView, w: XiToTableWords): PlayerView {
  const me = ownSeat(view);
  const cards = (me?.cards ?? []).filter((card) => card !== null);
  const choosing = view.legal.some(({ action }) => action.type === 'hole');
  const figure = cards.length > 0 ? w.figure(w.named(readHand(cards, view.rules).category)) : '';
  const down = me?.down?.length ?? 0;
  if (choosing || down === 0) return { figure, hand: { kind: 'few', cards, taps: choosing ? 'one' : 'none' } };
  return { figure, hand: { kind: 'hole', cards, taps: 'none' } };
}

/** The raises that may be made, the least first. */
function raisesOf({ legal }: XiToView) {
  return legal.flatMap(({ action }) => (action.type === 'to' ? [action] : [])).toSorted((a, b) => a.amount - b.amount);
}

function sayOf(view: XiToView, w: XiToTableWords): StatusLine {
  const plain = (text: string, rule: XiToRuleId): StatusLine => ({ tone: 'plain', text, rule });
  if (view.done) return plain(w.say.over, 'xt-pay-pot');
  if (ownSeat(view)?.folded) return plain(w.say.folded, 'xt-act-up');
  if (view.legal.some(({ action }) => action.type === 'hole')) return plain(w.say.hole, 'xt-deal');
  if (view.turn !== view.seat) return plain(w.say.waits, 'xt-turn-direction');
  const raises = raisesOf(view);
  const [least, most] = [raises[0]?.amount, raises.at(-1)?.amount];
  return plain(least === undefined || most === undefined ? w.say.full : w.say.bounds(least, most), 'xt-act-to');
}

function offersOf({ view, tapped, refusal }: XiToSight, w: XiToTableWords): MoveButton<XiToAction>[] {
  const { seat, pot, toMatch } = view;
  if (view.done) return [];
  if (view.turn !== seat) {
    return [waitButton('up', w.moves.up, w.moves.wait), waitButton('theo', w.moves.theo(toMatch), w.moves.wait)];
  }
  if (view.legal.some(({ action }) => action.type === 'hole')) {
    const [card] = tapped;
    if (card === undefined) return [waitButton('hole', w.moves.holeWait, w.moves.tap)];
    return [moveButton({ type: 'hole', seat, card }, w.moves.hole(displayCard(card)), w.moves.holeSmall, true)];
  }
  const lost = -(ownSeat(view)?.net ?? 0);
  const folding = moveButton<XiToAction>({ type: 'up', seat }, w.moves.up, w.moves.upSmall(lost));
  return [raising(view, refusal, w), folding, staying()];

  /** Call what was bet; where nobody has bet, check if the rule set allows it. */
  function staying(): MoveButton<XiToAction> {
    const call: XiToAction = { type: 'theo', seat };
    if (refusal(call) === undefined) {
      return moveButton(call, w.moves.theo(toMatch), w.moves.pot(pot + toMatch), true);
    }
    const check: XiToAction = { type: 'check', seat };
    const noCheck = refusal(check);
    return noCheck === undefined
      ? moveButton(check, w.moves.check, w.moves.checkSmall, true)
      : whyButton('why-check', w.moves.whyNoCheck, refusedBy(noCheck, w));
  }
}

function raising(view: XiToView, refusal: XiToSight['refusal'], w: XiToTableWords): MoveButton<XiToAction> {
  const { seat, pot, toMatch, rules } = view;
  const raises = raisesOf(view);
  if (raises.length === 0) {
    const rule = refusal({ type: 'to', seat, amount: 1 }) ?? 'xt-act-to';
    return whyButton('why-to', w.moves.whyNoRaise, refusedBy(rule, w));
  }
  const ways = raises.map((action) => {
    const price = toMatch + action.amount;
    return {
      type: 'to',
      text: w.moves.to(action.amount, price, toMatch === 0),
      small: w.moves.pot(pot + price),
      action,
    };
  });
  return { kind: 'step', type: 'to', ways, main: refusal({ type: 'theo', seat }) !== undefined && !rules.check };
}

function refusedBy(rule: string, w: XiToTableWords): StatusLine {
  const texts: Readonly<Record<string, string | undefined>> = w.refuses;
  return { tone: 'refused', text: texts[rule] ?? w.refused, rule };
}

function placesOf(view: XiToView, w: XiToTableWords): SeatResult[] {
  return byNet(
    view.seats.map((seat) => {
      const { who, cards, folded, net } = seat;
      return { who, place: '', text: endOf(seat, view, w), net, cards: folded ? [] : openHand(cards) };
    }),
  );
}

/** What a seat ended with: its hand, where it was shown. */
function endOf({ cards, folded }: XiToSeatView, { rules }: XiToView, w: XiToTableWords): string {
  if (folded) return w.ends.folded;
  const open = cards.filter((card) => card !== null);
  return open.length === cards.length ? w.named(readHand(open, rules).category) : w.ends.hidden;
}

/** Each loser pays into the pot what the winner takes out of it. */
function paymentsOf({ seat, seats }: XiToView, log: readonly XiToEvent[], w: XiToTableWords): Payment[] {
  const win = log.findLast((event) => event.type === 'win');
  if (win?.type !== 'win') return [];
  const winners = win.shares.map(({ who }) => who);
  const to = winners.map(w.nameOf).join(', ');
  return seats.flatMap(({ who, folded, net }): Payment[] => {
    if (winners.includes(who) || net >= 0) return [];
    const mine = who === seat ? net : winners.includes(seat) && winners.length === 1 ? -net : undefined;
    const rule = folded ? 'xt-act-up' : win.rule;
    const text = folded ? w.pays.folded(w.nameOf(who), to) : w.pays.lost(w.nameOf(who), to);
    return [{ rule, text, to: winners, chips: -net, concernsReader: mine }];
  });
}
