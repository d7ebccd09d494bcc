/** The view of a Sâm table, in any language. */

import { type Card, rankOf } from '#core/card.ts';
import type {
  CenterView,
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
import type { Combination } from '../engine/combination.ts';
import { combinationOf } from '../engine/combination.ts';
import { byHeight, lined } from '../engine/ranks.ts';
import type { SamRuleId } from '../engine/rules.ts';
import type { SamAction, SamEvent, SamView } from '../round/index.ts';
import { type BeatenBy, beatenBy } from './beaten-by.ts';

/** The words of the table. */
export interface SamTableWords {
  nameOf(who: string): string;
  left(cards: number): string;
  readonly did: {
    plays(cards: readonly Card[]): string;
    beats(cards: readonly Card[]): string;
    chops(cards: readonly Card[]): string;
    readonly passed: string;
    readonly calls: string;
    readonly silent: string;
    readonly waits: string;
    readonly thinks: string;
  };
  readonly middle: {
    /** `Sảnh 3 lá`. */
    named(combination: Combination): string;
    /** Whose it is, and what beats it. */
    beatenBy(who: string, combination: Combination, by: BeatenBy): string;
    was(who: string): string;
    readonly call: string;
    readonly callText: string;
    /** The table is empty: somebody leads. */
    leads(who: string, you: boolean): string;
    readonly leadText: string;
    readonly over: string;
  };
  readonly say: {
    readonly tap: string;
    readonly call: string;
    readonly waits: string;
    readonly passed: string;
    readonly over: string;
    /** The tapped cards may be played: on the table's play, or as a lead. */
    beats(mine: Combination, theirs: Combination): readonly [head: string, text: string];
    leads(mine: Combination): readonly [head: string, text: string];
    /** The tapped cards may not be played. */
    lower(mine: Combination, theirs: Combination): string;
    more(mine: Combination, theirs: Combination): string;
    /** The tapped cards would be playable with more cards added. */
    readonly grows: string;
  };
  /** The risk of a play, by the rule that the engine warns of. */
  readonly warns: Partial<Readonly<Record<SamRuleId, string>>>;
  /** Two or three words, by the rule that forbids the play; then why. */
  readonly refuses: Partial<Readonly<Record<SamRuleId, readonly [head: string, text: string]>>>;
  readonly refused: readonly [head: string, text: string];
  readonly moves: {
    readonly call: string;
    readonly callSmall: string;
    readonly silent: string;
    readonly silentSmall: string;
    play(cards: readonly Card[]): string;
    readonly none: string;
    readonly tap: string;
    readonly other: string;
    readonly more: string;
    left(cards: number): string;
    readonly pass: string;
    readonly passSmall: string;
    readonly whyNoPass: string;
    readonly wait: string;
  };
  readonly ends: { readonly first: string; left(cards: readonly Card[]): string; cong(cards: readonly Card[]): string };
  readonly pays: {
    cards(who: string, other: string, cards: number): string;
    /** One stake, whatever is left. */
    flat(who: string, other: string): string;
    thoi(who: string, other: string, cards: readonly Card[]): string;
    cong(who: string, other: string): string;
    chop(who: string, other: string): string;
    sam(who: string, other: string): string;
    white(who: string, other: string): string;
    lastCard(who: string, other: string): string;
    back(who: string, other: string): string;
  };
}

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

function handOf({ seat, seats }: SamView): readonly Card[] {
  const cards = seats.find(({ who }) => who === seat)?.cards ?? [];
  return cards.filter((card) => card !== null).toSorted(byHeight);
}

function stripsOf({ view, log }: SamSight, w: SamTableWords): OpponentRow[] {
  const trick = log.slice(log.findLastIndex(({ type }) => type === 'trick') + 1);
  return othersOf(view.seats, view.seat).map(({ who, cards, passed }) => {
    const last = trick.findLast((event) => event.who === who && isAct(event));
    const did = view.turn === who ? w.did.thinks : last ? didOf(last, w) : w.did.waits;
    return { who, left: w.left(cards.length), did, out: passed };
  });
}

function isAct({ type }: SamEvent): boolean {
  return type === 'play' || type === 'pass' || type === 'call' || type === 'silent';
}

function didOf(event: SamEvent, w: SamTableWords): string {
  switch (event.type) {
    case 'play': {
      const cards = lined(event.cards);
      if (event.over === null) return w.did.plays(cards);
      return event.by === 'higher' ? w.did.beats(cards) : w.did.chops(cards);
    }
    case 'pass':
      return w.did.passed;
    case 'call':
      return w.did.calls;
    default:
      return w.did.silent;
  }
}

function middleOf({ view, log }: SamSight, w: SamTableWords): CenterView {
  const { table, phase, turn, seat } = view;
  const nothing = { kind: 'cards', cards: [] } as const;
  if (turn === null) return { ...nothing, head: w.middle.over, text: '' };
  if (phase === 'call') return { ...nothing, head: w.middle.call, text: w.middle.callText };
  if (!table) return { ...nothing, head: w.middle.leads(w.nameOf(turn), turn === seat), text: w.middle.leadText };
  const plays = log.filter((event) => event.type === 'play');
  const before = plays.at(-2);
  const under = before && plays.at(-1)?.over === before.who ? before : undefined;
  return {
    kind: 'cards',
    cards: lined(table.cards),
    mine: table.who === seat,
    head: w.middle.named(table.combination),
    text: w.middle.beatenBy(w.nameOf(table.who), table.combination, beatenBy(table.combination, view.rules)),
    was: under && { text: w.middle.was(w.nameOf(under.who)), cards: lined(under.cards) },
  };
}

function ownOf(view: SamView, w: SamTableWords): PlayerView {
  const cards = handOf(view);
  const taps = view.turn === view.seat && view.phase === 'play' ? 'many' : 'none';
  return { figure: w.left(cards.length), hand: { kind: 'rows', cards: cards.map((card) => ({ card })), taps } };
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
  return tapped.length > 0 ? judged(sight, w) : plain(w.say.tap, view.table ? 'sam-follow' : 'sam-lead-next');
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
    const [head, text] = table ? w.say.beats(mine, table.combination) : w.say.leads(mine);
    const warned = playOf(sight)?.warns;
    const warns: Readonly<Record<string, string | undefined>> = w.warns;
    return {
      tone: 'ok',
      head,
      text: (warned && warns[warned]) || text,
      rule: warned ?? (table ? 'sam-rank' : 'sam-follow'),
    };
  }
  if (grows(sight)) return { tone: 'plain', text: w.say.grows, rule: table ? 'sam-follow' : 'sam-lead-next' };
  const refuses: Readonly<Record<string, readonly [string, string] | undefined>> = w.refuses;
  const [head, text] = (rule && refuses[rule]) || w.refused;
  if (!mine || !table) return { tone: 'refused', head, text, rule };
  const compared =
    rule === 'sam-rank'
      ? w.say.lower(mine, table.combination)
      : rule === 'sam-follow'
        ? w.say.more(mine, table.combination)
        : text;
  return { tone: 'refused', head, text: compared, rule };
}

function offersOf(sight: SamSight, w: SamTableWords): MoveButton<SamAction>[] {
  const { view, tapped, refusal } = sight;
  const { seat, turn } = view;
  if (turn === null) return [];
  if (view.phase === 'call') {
    const may = view.legal.length > 0;
    if (!may) return waiting(w);
    return [
      {
        kind: 'move',
        type: 'silent',
        text: w.moves.silent,
        small: w.moves.silentSmall,
        action: { type: 'silent', seat },
        main: true,
      },
      { kind: 'move', type: 'call', text: w.moves.call, small: w.moves.callSmall, action: { type: 'call', seat } },
    ];
  }
  if (turn !== seat) return waiting(w);
  const cards = lined(tapped);
  const action: SamAction = { type: 'play', seat, cards };
  const text = cards.length > 0 ? w.moves.play(cards) : w.moves.none;
  const playing: MoveButton<SamAction> =
    cards.length > 0 && refusal(action) === undefined
      ? {
          kind: 'move',
          type: 'play',
          text,
          small: w.moves.left(handOf(view).length - cards.length),
          action,
          main: true,
        }
      : { kind: 'wait', type: 'play', text, small: toDo() };
  const pass: SamAction = { type: 'pass', seat };
  const noPass = refusal(pass);
  const passing: MoveButton<SamAction> =
    noPass === undefined
      ? { kind: 'move', type: 'pass', text: w.moves.pass, small: w.moves.passSmall, action: pass }
      : { kind: 'ask', type: 'why-pass', text: w.moves.whyNoPass, small: '', say: noPassSay(w, noPass) };
  return [playing, passing];

  /** What to do before this is a play. */
  function toDo(): string {
    if (cards.length === 0) return w.moves.tap;
    return grows(sight) ? w.moves.more : w.moves.other;
  }
}

function noPassSay(w: SamTableWords, rule: string): StatusLine {
  const refuses: Readonly<Record<string, readonly [string, string] | undefined>> = w.refuses;
  const [head, text] = refuses[rule] ?? w.refused;
  return { tone: 'refused', head, text, rule };
}

/** The buttons keep their places while others play. */
function waiting(w: SamTableWords): MoveButton<SamAction>[] {
  return [
    { kind: 'wait', type: 'play', text: w.moves.none, small: w.moves.wait },
    { kind: 'wait', type: 'pass', text: w.moves.pass, small: w.moves.wait },
  ];
}

function placesOf({ seats }: SamView, log: readonly SamEvent[], w: SamTableWords): SeatResult[] {
  return seats
    .map(({ who, cards, net }): SeatResult => {
      const held = cards.filter((card) => card !== null).toSorted(byHeight);
      const cong = log.some((event) => event.type === 'left' && event.rule === 'sam-cong' && event.who === who);
      const text = held.length === 0 ? w.ends.first : cong ? w.ends.cong(held) : w.ends.left(held);
      return { who, place: '', text, net };
    })
    .toSorted((a, b) => b.net - a.net);
}

function paymentsOf({ seat }: SamView, log: readonly SamEvent[], w: SamTableWords): Payment[] {
  return log.flatMap((event): Payment[] => {
    const paid = event.type === 'pay' ? event.step : event.type === 'void' ? event : undefined;
    if (!paid) return [];
    const { who, other, units } = paid;
    const mine = other === seat ? units : who === seat ? -units : undefined;
    return [{ rule: event.rule, text: payText(event, w), chips: units, concernsReader: mine }];
  });
}

function payText(event: SamEvent, w: SamTableWords): string {
  if (event.type === 'void') return w.pays.back(w.nameOf(event.who), w.nameOf(event.other));
  if (event.type !== 'pay') return '';
  const { step } = event;
  const [who, other] = [w.nameOf(step.who), w.nameOf(step.other)];
  switch (step.rule) {
    case 'sam-pay-cards':
      return step.why === 'flat' ? w.pays.flat(who, other) : w.pays.cards(who, other, step.cards.length);
    case 'sam-pay-thoi':
    case 'sam-thoi-2':
      return w.pays.thoi(who, other, step.cards);
    case 'sam-pay-cong':
      return w.pays.cong(who, other);
    case 'sam-pay-chop':
      return w.pays.chop(who, other);
    case 'sam-pay-sam':
      return w.pays.sam(who, other);
    case 'sam-pay-white':
      return w.pays.white(who, other);
    case 'sam-bao-mot':
      return w.pays.lastCard(who, other);
  }
}
