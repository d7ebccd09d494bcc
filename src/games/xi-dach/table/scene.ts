/** The view of a Xì Dách table, in any language. */

import type {
  MoveButton,
  OpponentRow,
  Payment,
  PlayerView,
  SeatInput,
  SeatResult,
  StatusLine,
  TablePresenter,
} from '#core/game/table-screen.ts';
import { othersOf } from '#core/game/table-screen.ts';
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
      out: seat.stage !== 'playing' && seat.stage !== 'finished',
    }));
}

function didOf(seat: XiDachSeatView, view: XiDachView, log: readonly XiDachEvent[], w: XiDachTableWords): string {
  const { who, stage, outcome, cards } = seat;
  switch (stage) {
    case 'left': {
      const natural = log.find((event) => event.type === 'natural' && event.who === who);
      if (natural?.type === 'natural') return w.did.natural(cards, w.kinds[natural.kind]);
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
  const stake = view.seats.find(({ who }) => who === view.seat)?.stake ?? null;
  const scale = [
    { word: w.kinds.non, span: w.scale.under(min), here: kind === 'non' },
    { word: w.kinds.du, span: w.scale.between(min), here: kind === 'du' },
    { word: w.kinds.quac, span: w.scale.over, here: kind === 'quac' },
  ];
  return {
    figure: stake === null ? '' : w.stake(stake),
    total: { word: w.kinds[kind], sum: points === null ? '' : String(points), scale },
    hand: { kind: 'few', cards: cards.map((card) => ({ card })), taps: 'none' },
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
  const may = (type: XiDachAction['type']) => view.legal.filter(({ action }) => action.type === type);
  const asks = may('ask').map(({ action }): MoveButton<XiDachAction> => {
    return { kind: 'move', type: 'ask', text: w.moves.ask, small: w.moves.askSmall, action };
  });
  if (view.done) return asks;
  return seat === BANKER ? bankerOffers(sight, hand, w) : [...playerOffers(sight, hand, w), ...asks];
}

function playerOffers({ view, refusal }: XiDachSight, hand: Hand, w: XiDachTableWords): MoveButton<XiDachAction>[] {
  const { seat } = view;
  const draw: XiDachAction = { type: 'draw', seat };
  const stand: XiDachAction = { type: 'stand', seat };
  const short = hand.kind === 'non';
  const noDraw = refusal(draw);
  const drawing: MoveButton<XiDachAction> =
    noDraw === undefined
      ? {
          kind: 'move',
          type: 'draw',
          text: w.moves.draw,
          small: hand.kind === 'quac' ? w.moves.drawBust : w.moves.drawSmall(hand.cards.length + 1),
          action: draw,
          main: short,
        }
      : { kind: 'ask', type: 'why-draw', text: w.moves.whyNoDraw, small: '', say: refusedBy(noDraw, w) };
  const standText = short
    ? { text: w.moves.standShort, small: w.moves.standShortSmall }
    : { text: w.moves.stand, small: w.moves.standSmall(handText(hand, w)) };
  const noStand = refusal(stand);
  const standing: MoveButton<XiDachAction> =
    noStand === undefined
      ? { kind: 'move', type: 'stand', ...standText, action: stand, main: !short }
      : { kind: 'wait', type: 'stand', text: w.moves.stand, small: w.moves.wait, say: refusedBy(noStand, w) };
  return [drawing, standing];
}

/** The banker draws, or checks any player. */
function bankerOffers({ view, refusal }: XiDachSight, hand: Hand, w: XiDachTableWords): MoveButton<XiDachAction>[] {
  const { seat, seats, rules } = view;
  const draw: XiDachAction = { type: 'draw', seat };
  const ready = mayCheck(hand, rules);
  const noDraw = refusal(draw);
  const drawing: MoveButton<XiDachAction> =
    noDraw === undefined
      ? {
          kind: 'move',
          type: 'draw',
          text: w.moves.draw,
          small: w.moves.drawSmall(hand.cards.length + 1),
          action: draw,
          main: !ready,
        }
      : { kind: 'ask', type: 'why-draw', text: w.moves.whyNoDraw, small: '', say: refusedBy(noDraw, w) };
  const checks = view.legal
    .flatMap(({ action }) => (action.type === 'check' ? [action] : []))
    .map((action, at): MoveButton<XiDachAction> => {
      const text = w.moves.check(w.nameOf(action.target));
      return {
        kind: 'move',
        type: `check-${action.target}`,
        text,
        small: w.moves.checkSmall,
        action,
        main: ready && at === 0,
      };
    });
  if (checks.length > 0) return [drawing, ...checks];
  const target = seats.find(({ stage }) => stage === 'playing' || stage === 'finished')?.who;
  const noCheck = target === undefined ? undefined : refusal({ type: 'check', seat, target });
  if (noCheck === undefined) return [drawing];
  return [drawing, { kind: 'ask', type: 'why-check', text: w.moves.whyNoCheck, small: '', say: refusedBy(noCheck, w) }];
}

function refusedBy(rule: string, w: XiDachTableWords): StatusLine {
  const texts: Readonly<Record<string, string | undefined>> = w.refuses;
  return { tone: 'refused', text: texts[rule] ?? w.refused, rule };
}

function placesOf({ seats, rules }: XiDachView, w: XiDachTableWords): SeatResult[] {
  return seats
    .map(({ who, cards, net }): SeatResult => {
      const open = cards.filter((card) => card !== null);
      const shown = open.length === cards.length && open.length > 1;
      return {
        who,
        place: '',
        text: shown ? handText(readHand(who, open, rules), w) : w.banker.down(cards.length),
        net,
      };
    })
    .toSorted((a, b) => b.net - a.net);
}

function paymentsOf({ seat }: XiDachView, log: readonly XiDachEvent[], w: XiDachTableWords): Payment[] {
  return log.flatMap((event): Payment[] => {
    if (event.type === 'settle') {
      const { who, rule, outcome, net } = event;
      const mine = who === seat ? net : seat === BANKER ? -net : undefined;
      return [{ rule, text: w.pays.settle(w.nameOf(who), outcome), chips: Math.abs(net), concernsReader: mine }];
    }
    if (event.type === 'den') {
      return event.paid.map(({ who, chips }) => {
        const mine = who === seat ? chips : event.who === seat ? -chips : undefined;
        return { rule: event.rule, text: w.pays.den(w.nameOf(event.who), w.nameOf(who)), chips, concernsReader: mine };
      });
    }
    return [];
  });
}
