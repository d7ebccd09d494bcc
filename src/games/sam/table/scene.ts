/** The view of a Sâm table, in any language. */

import { type Card, rankOf } from '#core/card.ts';
import {
  byNet,
  type CenterView,
  type MoveButton,
  moveButton,
  type OpponentRow,
  othersOf,
  ownSeat,
  type Payment,
  type PlayerView,
  type SeatInput,
  type SeatResult,
  type StatusLine,
  type TableCards,
  type TablePresenter,
  waitButton,
  whyButton,
} from '#core/game/table-screen.ts';
import { cardsText, displayName, inside } from '#words/text.ts';
import type { Combination } from '../engine/combination.ts';
import { combinationOf } from '../engine/combination.ts';
import { byHeight, lined } from '../engine/ranks.ts';
import type { SamRuleId } from '../engine/rules.ts';
import type { SamAction, SamEvent, SamView } from '../round/index.ts';
import type { SamTableWords } from '../words/vi/table.ts';
import { beatenBy } from './beaten-by.ts';

type SamSight = SeatInput<SamEvent, SamAction, SamView>;

export function tableOf(w: SamTableWords): TablePresenter<SamEvent, SamAction, SamView> {
  return {
    scene: (sight) => ({
      strips: stripsOf(sight, w),
      middle: middleOf(sight, w),
      own: ownOf(sight.view, w),
      say: sayOf(sight, w),
      offers: offersOf(sight, w),
    }),
    ending: (view, log) => ({ places: placesOf(view, log, w), payments: paymentsOf(view, log, w) }),
  };
}

function handOf(view: SamView): readonly Card[] {
  return (ownSeat(view)?.cards ?? []).filter((card) => card !== null).toSorted(byHeight);
}

function stripsOf({ view, log }: SamSight, w: SamTableWords): OpponentRow[] {
  const trick = log.slice(log.findLastIndex(({ type }) => type === 'trick') + 1);
  return othersOf(view.seats, view.seat).map(({ who, cards, passed }) => {
    const last = trick.filter(isAct).findLast((event) => event.who === who);
    const did = view.turn === who ? w.did.thinks : last ? didOf(last, w) : view.done ? '' : w.did.waits;
    const held = view.done ? cards.filter((card) => card !== null) : [];
    return { who, left: w.left(cards.length), did, out: passed, ...(held.length > 0 ? { open: leftOf(held) } : {}) };
  });
}

/** What a seat has left at the end. */
function leftOf(cards: readonly Card[]): TableCards[] {
  return [{ kind: 'left', cards: cards.toSorted(byHeight) }];
}

type Act = Extract<SamEvent, { type: 'play' | 'pass' | 'call' | 'silent' }>;

function isAct(event: SamEvent): event is Act {
  return event.type === 'play' || event.type === 'pass' || event.type === 'call' || event.type === 'silent';
}

function didOf(event: Act, { did }: SamTableWords): string {
  if (event.type !== 'play') return did[event.type];
  const cards = cardsText(lined(event.cards));
  if (event.over === null) return did.plays(cards);
  return event.by === 'higher' ? did.beats(cards) : did.chops(cards);
}

/** A combination on a sign. */
function nameOf({ kind, top, length }: Combination, w: SamTableWords): string {
  return w.named[kind === 'rac' && top === '2' ? 'two' : kind](top === '2' ? w.two : top, length);
}

function beatenText(combination: Combination, view: SamView, { middle: { beaten } }: SamTableWords): string {
  const { kind, top, length } = combination;
  const by = beatenBy(combination, view.rules);
  const what = by !== 'higher' ? by : kind === 'hai-tu-quy' ? 'nothing' : kind;
  return beaten[what](top, length);
}

function middleOf({ view, log }: SamSight, w: SamTableWords): CenterView {
  const { table, phase, turn, seat } = view;
  const nothing = { kind: 'cards', cards: [] } as const;
  if (turn === null) return { ...nothing, head: w.middle.over, text: '' };
  if (phase === 'call') return { ...nothing, head: w.middle.call, text: w.middle.callText };
  if (!table)
    return {
      ...nothing,
      head: turn === seat ? w.middle.youLead : w.middle.leads(displayName(turn)),
      text: w.middle.leadText,
    };
  const plays = log.filter((event) => event.type === 'play');
  const before = plays.at(-2);
  const under = before && plays.at(-1)?.over === before.who ? before : undefined;
  return {
    kind: 'cards',
    cards: lined(table.cards),
    mine: table.who === seat,
    head: nameOf(table.combination, w),
    text: w.middle.of(displayName(table.who), beatenText(table.combination, view, w)),
    was: under && { text: w.middle.was(displayName(under.who)), cards: lined(under.cards) },
  };
}

function ownOf(view: SamView, w: SamTableWords): PlayerView {
  const cards = handOf(view);
  const taps = view.turn === view.seat && view.phase === 'play' ? 'many' : 'none';
  return { figure: w.left(cards.length), hand: { kind: 'rows', cards, taps } };
}

function sayOf(sight: SamSight, w: SamTableWords): StatusLine {
  const { view, tapped } = sight;
  const plain = (text: string, rule: SamRuleId): StatusLine => ({ tone: 'plain', text, rule });
  if (view.turn === null) return plain(w.say.over, 'sam-end');
  if (view.phase === 'call') return plain(w.say.call, 'sam-bao-sam');
  if (view.turn !== view.seat) {
    const passed = view.seats.some(({ who, passed }) => who === view.seat && passed);
    return passed ? plain(w.say.passed, 'sam-pass') : plain(w.say.waits, 'sam-follow');
  }
  if (tapped.length > 0) return judged(sight, w);
  if (!view.legal.some(({ action }) => action.type === 'play')) return plain(w.say.nothing, 'sam-pass');
  return plain(w.say.tap, view.table ? 'sam-follow' : 'sam-lead-next');
}

/** The play that the tapped cards are, where it is legal. */
function playOf({ view, tapped }: SamSight) {
  return view.legal.find(
    ({ action }) =>
      action.type === 'play' &&
      action.cards.length === tapped.length &&
      action.cards.every((card) => tapped.includes(card)),
  );
}

/** Can the tapped cards be extended to a play? `legal` lists one play per shape: other suits are as good, other ranks are not. */
function grows({ view, tapped }: SamSight): boolean {
  return view.legal.some(({ action }) => {
    if (action.type !== 'play' || action.cards.length <= tapped.length) return false;
    const ranks = action.cards.map(rankOf);
    return tapped.every((card) => {
      const at = ranks.indexOf(rankOf(card));
      return at >= 0 && ranks.splice(at, 1).length > 0;
    });
  });
}

/** The state of the tapped cards. `legal` lists one play per shape, so that cards equal under the rules count as listed. */
function judged(sight: SamSight, w: SamTableWords): StatusLine {
  const { view, tapped, refusal } = sight;
  const { table, rules, seat } = view;
  const mine = combinationOf(tapped, rules);
  const rule = refusal({ type: 'play', seat, cards: tapped });
  if (rule === undefined && mine) {
    const warned = playOf(sight)?.warns;
    const warns: Readonly<Record<string, string | undefined>> = w.warns;
    const [head, text] = table ? against(mine, table.combination) : [w.say.leads, `${nameOf(mine, w)}.`];
    return {
      tone: 'ok',
      head,
      text: (warned && warns[warned]) || text,
      rule: warned ?? (table ? 'sam-rank' : 'sam-follow'),
    };
  }
  if (grows(sight)) return { tone: 'plain', text: w.say.grows, rule: table ? 'sam-follow' : 'sam-lead-next' };
  const refused = refusedBy(rule, w);
  if (!mine || !table) return refused;
  if (rule === 'sam-rank') return { ...refused, text: compared(mine, table.combination) };
  if (rule === 'sam-follow')
    return { ...refused, text: w.say.more(inside(nameOf(mine, w)), inside(nameOf(table.combination, w))) };
  return refused;

  function against(mine: Combination, theirs: Combination): readonly [head: string, text: string] {
    return mine.kind === theirs.kind
      ? [w.say.beats, compared(mine, theirs)]
      : [w.say.chops, both(w.say.takes, mine, theirs)];
  }

  function both(say: (mine: string, theirs: string) => string, mine: Combination, theirs: Combination): string {
    return say(nameOf(mine, w), inside(nameOf(theirs, w)));
  }

  function compared(mine: Combination, theirs: Combination): string {
    return mine.kind === 'sanh' ? w.say.tops(mine.top, theirs.top) : both(w.say.names, mine, theirs);
  }
}

function refusedBy(rule: string | undefined, w: SamTableWords): StatusLine {
  const refuses: Readonly<Record<string, readonly [string, string] | undefined>> = w.refuses;
  const [head, text] = (rule && refuses[rule]) || w.refused;
  return { tone: 'refused', head, text, rule };
}

function offersOf(sight: SamSight, w: SamTableWords): MoveButton<SamAction>[] {
  const { view, tapped, refusal } = sight;
  const { seat, turn } = view;
  if (turn === null) return [];
  if (view.phase === 'call') {
    const may = view.legal.length > 0;
    if (!may) return waiting(w);
    return [
      moveButton({ type: 'silent', seat }, w.moves.silent, w.moves.silentSmall, true),
      moveButton({ type: 'call', seat }, w.moves.call, w.moves.callSmall),
    ];
  }
  if (turn !== seat) return waiting(w);
  const cards = lined(tapped);
  const action: SamAction = { type: 'play', seat, cards };
  const text = cards.length > 0 ? w.moves.play(cards.map(rankOf).join(' ')) : w.moves.none;
  const playing: MoveButton<SamAction> =
    cards.length > 0 && refusal(action) === undefined
      ? moveButton(action, text, w.moves.left(handOf(view).length - cards.length), true)
      : waitButton('play', text, toDo());
  const pass: SamAction = { type: 'pass', seat };
  const noPass = refusal(pass);
  const passing: MoveButton<SamAction> =
    noPass === undefined
      ? moveButton(pass, w.moves.pass, w.moves.passSmall)
      : whyButton('why-pass', w.moves.whyNoPass, refusedBy(noPass, w));
  return [playing, passing];

  /** What to do before this is a play. */
  function toDo(): string {
    if (cards.length === 0) return w.moves.tap;
    return grows(sight) ? w.moves.more : w.moves.other;
  }
}

/** The buttons keep their places while others play. */
function waiting(w: SamTableWords): MoveButton<SamAction>[] {
  return [waitButton('play', w.moves.none, w.moves.wait), waitButton('pass', w.moves.pass, w.moves.wait)];
}

function placesOf({ seats }: SamView, log: readonly SamEvent[], w: SamTableWords): SeatResult[] {
  return byNet(
    seats.map(({ who, cards, net }) => {
      const held = cards.filter((card) => card !== null);
      const cong = log.some((event) => event.type === 'left' && event.rule === 'sam-cong' && event.who === who);
      const text = held.length === 0 ? w.ends.first : cong ? w.ends.cong(held.length) : w.ends.left(held.length);
      return { who, place: '', text, net, cards: held.length > 0 ? leftOf(held) : [] };
    }),
  );
}

function paymentsOf({ seat }: SamView, log: readonly SamEvent[], w: SamTableWords): Payment[] {
  return log.flatMap((event): Payment[] => {
    if (event.type !== 'pay' && event.type !== 'void') return [];
    const { who, other, units } = event.type === 'pay' ? event.step : event;
    const mine = other === seat ? units : who === seat ? -units : undefined;
    return [{ rule: event.rule, text: payText(event, w), to: [other], chips: units, concernsReader: mine }];
  });
}

function payText(event: Extract<SamEvent, { type: 'pay' | 'void' }>, { pays }: SamTableWords): string {
  const paid = event.type === 'pay' ? event.step : event;
  const cards = 'cards' in paid ? paid.cards : [];
  const facts = {
    who: displayName(paid.who),
    other: displayName(paid.other),
    cards: cardsText(cards),
    count: cards.length,
  };
  if (event.type === 'void') return pays.void(facts);
  const { step } = event;
  if (step.rule === 'sam-thoi-2') return pays['sam-pay-thoi'](facts);
  if (step.rule === 'sam-pay-cards' && step.why !== 'cards') return pays[step.why](facts);
  if (step.rule === 'sam-pay-sam' && step.why === 'stopped') return pays.stopped(facts);
  return pays[step.rule](facts);
}
