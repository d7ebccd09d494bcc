/** The view of a Ba Cây table, in any language. */

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
import type { BaCayRuleId } from '../engine/rules.ts';
import { BANKER, type BaCayAction, type BaCayEvent, type BaCaySeatView, type BaCayView } from '../round/index.ts';
import type { BaCayTableWords } from '../words/vi/table.ts';

type BaCaySight = SeatInput<BaCayEvent, BaCayAction, BaCayView>;

export function tableOf(w: BaCayTableWords): TablePresenter<BaCayEvent, BaCayAction, BaCayView> {
  return {
    scene: ({ view }: BaCaySight) => ({
      strips: stripsOf(view, w),
      middle: middleOf(view, w),
      own: ownOf(view, w),
      say: sayOf(view, w),
      offers: offersOf(view, w),
    }),
    ending: (view, log) => ({ places: placesOf(view, w), payments: paymentsOf(view, log, w) }),
  };
}

function bankerOf({ seats }: BaCayView): BaCaySeatView | undefined {
  return seats.find(({ who }) => who === BANKER);
}

function stripsOf(view: BaCayView, w: BaCayTableWords): OpponentRow[] {
  return othersOf(view.seats, view.seat)
    .filter(({ who }) => who !== BANKER)
    .map(({ who, cards, stage, reading }) => {
      const did = reading
        ? w.hand(reading)
        : { down: w.did.down, looked: w.did.looked, open: '', out: w.did.out }[stage];
      return { who, left: '', did, out: stage === 'out', cards };
    });
}

function middleOf(view: BaCayView, w: BaCayTableWords): CenterView {
  const banker = bankerOf(view);
  if (!banker)
    return {
      kind: 'pot',
      pot: view.pot,
      rows: [
        [w.middle.stake, ownSeat(view)?.stake ?? 0],
        [w.middle.deals, view.deals],
      ],
    };
  if (view.seat === BANKER) return { kind: 'cards', cards: [], head: w.banker.you, text: w.banker.youText };
  const text = banker.reading ? w.hand(banker.reading) : w.banker.down;
  return { kind: 'cards', cards: banker.cards, head: w.banker.head, text };
}

function ownOf(view: BaCayView, w: BaCayTableWords): PlayerView {
  const me = ownSeat(view);
  const stake = me?.stake ?? null;
  return {
    figure: me?.reading ? w.hand(me.reading) : stake === null ? '' : w.stake(stake),
    hand: { kind: 'few', cards: me?.cards ?? [], taps: 'none' },
  };
}

function sayOf(view: BaCayView, w: BaCayTableWords): StatusLine {
  const plain = (text: string, rule: BaCayRuleId): StatusLine => ({ tone: 'plain', text, rule });
  if (view.done) return plain(w.say.over, 'bc-no-draw');
  if (view.legal.length > 0) return plain(w.say.look, 'bc-look');
  return plain(ownSeat(view)?.stage === 'looked' ? w.say.looked : w.say.waits, 'bc-no-draw');
}

function offersOf(view: BaCayView, w: BaCayTableWords): MoveButton<BaCayAction>[] {
  if (view.done) return [];
  const ask: MoveButton<BaCayAction> = whyButton('why-draw', w.moves.whyNoDraw, {
    tone: 'refused',
    text: w.noDraw,
    rule: 'bc-no-draw',
  });
  const acts = view.legal.map(({ action }) =>
    action.type === 'look'
      ? moveButton(action, w.moves.look, w.moves.lookSmall, true)
      : moveButton(action, w.moves.show, w.moves.showSmall, false),
  );
  return acts.length > 0 ? [...acts, ask] : [waitButton('look', w.moves.look, w.moves.wait), ask];
}

function placesOf({ seats }: BaCayView, w: BaCayTableWords): SeatResult[] {
  return byNet(
    seats.map(({ who, reading, net, cards }) => ({
      who,
      place: '',
      text: reading ? w.hand(reading) : w.did.out,
      net,
      cards: openHand(cards),
    })),
  );
}

function paymentsOf(view: BaCayView, log: readonly BaCayEvent[], w: BaCayTableWords): Payment[] {
  const { seat, seats } = view;
  const settled = log.flatMap((event): Payment[] => {
    if (event.type !== 'settle') return [];
    const { who, rule, outcome, net, steps } = event;
    const ground = steps.find(({ decides }) => decides);
    const best = ground && 'winner' in ground && 'cards' in ground ? ground.cards : [];
    const mine = who === seat ? net : seat === BANKER ? -net : undefined;
    return [
      {
        rule,
        text: w.pays.settle(w.nameOf(who), outcome, outcome === 'win' ? best : best.toReversed()),
        to: [net < 0 ? BANKER : who],
        chips: Math.abs(net),
        concernsReader: mine,
      },
    ];
  });
  if (bankerOf(view)) return settled;
  const winners = seats.filter(({ net }) => net > 0).map(({ who }) => who);
  const to = winners.map(w.nameOf).join(', ');
  return seats.flatMap(({ who, net }): Payment[] => {
    if (net >= 0) return [];
    const mine = who === seat ? net : winners.length === 1 && winners[0] === seat ? -net : undefined;
    return [
      { rule: 'bc-mode-tat', text: w.pays.pot(w.nameOf(who), to), to: winners, chips: -net, concernsReader: mine },
    ];
  });
}
