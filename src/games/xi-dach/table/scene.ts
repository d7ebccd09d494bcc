/** The view of a Xì Dách table, in any language. */

import type { Card } from '#core/card.ts';
import {
  byNet,
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
  whyButton,
} from '#core/game/table-screen.ts';
import { MAX_CARDS } from '../engine/decide.ts';
import { type Hand, isNatural, readHand } from '../engine/hand.ts';
import type { XiDachRuleId } from '../engine/rules.ts';
import { mayCheck } from '../engine/showdown.ts';
import { BANKER, type XiDachAction, type XiDachEvent, type XiDachSeatView, type XiDachView } from '../round/index.ts';
import { ownHand } from '../round/seats.ts';
import type { XiDachTableWords } from '../words/vi/table.ts';

type XiDachSight = SeatInput<XiDachEvent, XiDachAction, XiDachView>;

export function tableOf(w: XiDachTableWords): TablePresenter<XiDachEvent, XiDachAction, XiDachView> {
  return {
    scene(sight) {
      const me = ownHand(sight.view);
      return {
        strips: stripsOf(sight, w),
        middle: middleOf(sight.view, w),
        own: ownOf(sight.view, me, w),
        say: sayOf(sight.view, me, w),
        offers: offersOf(sight, me, w),
      };
    },
    ending: (view, log) => ({ places: placesOf(view, w), payments: paymentsOf(view, log, w) }),
  };
}

/** Everybody but the reader and the banker, who is shown in the middle. */
function stripsOf({ view, log }: XiDachSight, w: XiDachTableWords): OpponentRow[] {
  return othersOf(view.seats, view.seat)
    .filter(({ who }) => who !== BANKER)
    .map((seat) => ({
      who: seat.who,
      left: w.left(seat.cards.length),
      did: didOf(seat, view, log, w),
      ...shownOf(seat.cards),
      out: seat.stage !== 'playing' && seat.stage !== 'finished',
    }));
}

/** A hand that was turned up. */
function shownOf(cards: readonly (Card | null)[]): Pick<OpponentRow, 'open'> {
  const open = openHand(cards);
  return open.length > 0 ? { open } : {};
}

function didOf(seat: XiDachSeatView, view: XiDachView, log: readonly XiDachEvent[], w: XiDachTableWords): string {
  const { who, stage, outcome, cards } = seat;
  switch (stage) {
    case 'left': {
      const natural = log.find((event) => event.type === 'natural' && event.who === who);
      if (natural?.type === 'natural') return w.kinds[natural.kind];
      return outcome ? w.did.said[outcome] : '';
    }
    case 'checked':
      return outcome ? w.did.said[outcome] : '';
    case 'compensated':
      return w.did.paid;
    case 'finished':
      return cards.length === MAX_CARDS ? w.did.five : w.did.stood;
    default: {
      if (view.turn === who) return cards.length > 2 ? w.did.drew(cards.length - 2) : w.did.thinks;
      return cards.length > 2 ? w.did.drew(cards.length - 2) : w.did.waits;
    }
  }
}

function middleOf({ seat, seats, rules }: XiDachView, w: XiDachTableWords) {
  const banker = seats.find(({ who }) => who === BANKER);
  if (!banker || seat === BANKER) {
    return { kind: 'cards', cards: [], head: w.banker.you, text: w.banker.rule(rules.bankerMin) } as const;
  }
  const open = banker.cards.filter((card) => card !== null);
  const text =
    open.length < banker.cards.length
      ? `${w.banker.down(banker.cards.length)}. ${w.banker.rule(rules.bankerMin)}`
      : w.banker.open(handText(readHand(BANKER, open, rules), w));
  return { kind: 'cards', cards: banker.cards, head: w.banker.head, text } as const;
}

function handText({ kind, points }: Hand, w: XiDachTableWords): string {
  return w.hand(w.kinds[kind], points);
}

/** The minimum that the reader needs: the banker's minimum for a banker. */
function minOf({ seat, rules }: XiDachView): number {
  return seat === BANKER ? rules.bankerMin : rules.minStand;
}

function ownOf(view: XiDachView, hand: Hand, w: XiDachTableWords): PlayerView {
  const min = minOf(view);
  const { kind, points, cards } = hand;
  const stake = ownSeat(view)?.stake ?? null;
  const scale = [
    { word: w.kinds.non, span: w.scale.under(min), here: kind === 'non' },
    { word: w.kinds.du, span: w.scale.between(min), here: kind === 'du' },
    { word: w.kinds.quac, span: w.scale.over, here: kind === 'quac' },
  ];
  return {
    figure: stake === null ? '' : w.stake(stake),
    total: { word: w.kinds[kind], sum: points === null ? '' : String(points), scale },
    hand: { kind: 'few', cards, taps: 'none' },
  };
}

function sayOf(view: XiDachView, { kind, points, cards }: Hand, w: XiDachTableWords): StatusLine {
  const min = minOf(view);
  const plain = (text: string, rule: XiDachRuleId): StatusLine => ({ tone: 'plain', text, rule });
  if (view.done) return plain(w.say.over, 'xd-check-each');
  if (isNatural(kind)) return plain(w.say.natural, 'xd-phase1-show');
  if (view.turn !== view.seat) return plain(w.say.waits, 'xd-turn-order');
  if (view.seat === BANKER && view.legal.some(({ action }) => action.type === 'check'))
    return plain(w.say.check, 'xd-check-each');
  if (cards.length === MAX_CARDS) return plain(w.say.five, 'xd-max-five');
  if (kind === 'quac') return plain(w.say.bust, 'xd-bust-draw');
  if (kind === 'non') return plain(w.say.short(min - (points ?? 0), min), 'xd-min-stand');
  return plain(w.say.enough, 'xd-draw');
}

function offersOf(sight: XiDachSight, hand: Hand, w: XiDachTableWords): MoveButton<XiDachAction>[] {
  const { view } = sight;
  const { seat } = view;
  const asks = view.legal
    .filter(({ action }) => action.type === 'ask')
    .map(({ action }) => moveButton(action, w.moves.ask, w.moves.askSmall));
  if (view.done) return asks;
  return seat === BANKER ? bankerOffers(sight, hand, w) : [...playerOffers(sight, hand, w), ...asks];
}

function playerOffers(sight: XiDachSight, hand: Hand, w: XiDachTableWords): MoveButton<XiDachAction>[] {
  const stand: XiDachAction = { type: 'stand', seat: sight.view.seat };
  const short = hand.kind === 'non';
  const drawing = drawOffer(sight, hand, short, w, hand.kind === 'quac' ? w.moves.drawBust : undefined);
  const noStand = sight.refusal(stand);
  if (noStand !== undefined) {
    const say = refusedBy(noStand, w);
    return [drawing, { kind: 'wait', type: 'stand', text: w.moves.stand, small: w.moves.wait, say }];
  }
  const standing = short
    ? moveButton(stand, w.moves.standShort, w.moves.standShortSmall, false)
    : moveButton(stand, w.moves.stand, w.moves.standSmall(handText(hand, w)), true);
  return [drawing, standing];
}

/** The banker draws, or checks any player. */
function bankerOffers(sight: XiDachSight, hand: Hand, w: XiDachTableWords): MoveButton<XiDachAction>[] {
  const { view, refusal } = sight;
  const { seat, seats, rules } = view;
  const ready = mayCheck(hand, rules);
  const drawing = drawOffer(sight, hand, !ready, w);
  const checks = view.legal
    .flatMap(({ action }) => (action.type === 'check' ? [action] : []))
    .map((action, at) => {
      const text = w.moves.check(w.nameOf(action.target));
      const button = moveButton<XiDachAction>(action, text, w.moves.checkSmall, ready && at === 0);
      return { ...button, type: `check-${action.target}` };
    });
  if (checks.length > 0) return [drawing, ...checks];
  const target = seats.find(({ stage }) => stage === 'playing' || stage === 'finished')?.who;
  const noCheck = target === undefined ? undefined : refusal({ type: 'check', seat, target });
  return noCheck === undefined
    ? [drawing]
    : [drawing, whyButton('why-check', w.moves.whyNoCheck, refusedBy(noCheck, w))];
}

/** Drawing a card, or why it is not allowed now. @param small by default, which card it would be */
function drawOffer(
  { view, refusal }: XiDachSight,
  { cards }: Hand,
  main: boolean,
  w: XiDachTableWords,
  small: string = w.moves.drawSmall(cards.length + 1),
): MoveButton<XiDachAction> {
  const draw: XiDachAction = { type: 'draw', seat: view.seat };
  const noDraw = refusal(draw);
  return noDraw === undefined
    ? moveButton(draw, w.moves.draw, small, main)
    : whyButton('why-draw', w.moves.whyNoDraw, refusedBy(noDraw, w));
}

function refusedBy(rule: string, w: XiDachTableWords): StatusLine {
  const texts: Readonly<Record<string, string | undefined>> = w.refuses;
  return { tone: 'refused', text: texts[rule] ?? w.refused, rule };
}

function placesOf({ seats, rules }: XiDachView, w: XiDachTableWords): SeatResult[] {
  return byNet(
    seats.map(({ who, cards, net }) => {
      const open = cards.filter((card) => card !== null);
      const shown = open.length === cards.length && open.length > 1;
      return {
        who,
        place: '',
        text: shown ? handText(readHand(who, open, rules), w) : w.banker.down(cards.length),
        net,
        cards: openHand(cards),
      };
    }),
  );
}

function paymentsOf({ seat }: XiDachView, log: readonly XiDachEvent[], w: XiDachTableWords): Payment[] {
  return log.flatMap((event): Payment[] => {
    if (event.type === 'settle') {
      const { who, rule, outcome, net } = event;
      const mine = who === seat ? net : seat === BANKER ? -net : undefined;
      const text = w.pays.settle(w.nameOf(who), outcome);
      return [{ rule, text, to: [net < 0 ? BANKER : who], chips: Math.abs(net), concernsReader: mine }];
    }
    if (event.type === 'den') {
      return event.paid.map(({ who, chips }) => {
        const mine = who === seat ? chips : event.who === seat ? -chips : undefined;
        const text = w.pays.den(w.nameOf(event.who), w.nameOf(who));
        return { rule: event.rule, text, to: [who], chips, concernsReader: mine };
      });
    }
    return [];
  });
}
