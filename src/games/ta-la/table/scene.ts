/** The view of a Tá Lả table, in any language. */

import { byCard, type Card } from '#core/card.ts';
import {
  type HandGroup,
  type MoveButton,
  moveButton,
  type OpenMeld,
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
import { arrange } from '../engine/arrange.ts';
import { casIn } from '../engine/hand.ts';
import { pointsOf } from '../engine/meld.ts';
import type { TaLaRuleId } from '../engine/rules.ts';
import type { TaLaStep } from '../engine/steps.ts';
import { canEat } from '../hands/eat.ts';
import { ROUNDS, type TaLaAction, type TaLaEvent, type TaLaSeatView, type TaLaView } from '../round/index.ts';
import type { TaLaTableWords } from '../words/vi/table.ts';

type TaLaSight = SeatInput<TaLaEvent, TaLaAction, TaLaView>;

export function tableOf(w: TaLaTableWords): TablePresenter<TaLaEvent, TaLaAction, TaLaView> {
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

function handOf(view: TaLaView): readonly Card[] {
  return (ownSeat(view)?.cards ?? []).filter((card) => card !== null);
}

/** The cards of the hand that were eaten. */
function eatenOf(view: TaLaView): readonly Card[] {
  return ownSeat(view)?.eaten ?? [];
}

function sortedOf(view: TaLaView) {
  const hand = handOf(view);
  return arrange(hand, eatenOf(view), view.rules) ?? { melds: [], loose: hand, points: pointsOf(hand, view.rules) };
}

function stripsOf({ view, log }: TaLaSight, w: TaLaTableWords): OpponentRow[] {
  return othersOf(view.seats, view.seat).map((seat) => {
    const melds = meldsBefore(seat, log, w);
    const left = view.done ? leftOf(seat) : [];
    return {
      who: seat.who,
      left: w.left(seat.cards.length),
      did: '',
      open: [...thrownBy(seat, view), ...seat.eaten.map((card) => meldOf([card], [card], [], w))],
      ...(melds.length + left.length > 0
        ? { laid: { label: w.laid(melds.length > 0), cards: [...melds, ...left] } }
        : {}),
    };
  });
}

/** The discards before a seat, the last of them apart as long as the next player may eat it. */
function thrownBy({ row }: TaLaSeatView, { fresh }: TaLaView): TableCards[] {
  return row.map((card) => ({ kind: card === fresh?.card ? 'fresh' : 'thrown', cards: [card] }));
}

/** What a seat holds at the end, where it is turned up; sorted. */
function leftOf({ cards }: TaLaSeatView): TableCards[] {
  const left = cards.filter((card) => card !== null);
  if (left.length === 0 || left.length < cards.length) return [];
  return [{ kind: 'left', cards: left.toSorted(byCard) }];
}

/** The melds before a seat: which card was eaten, which was laid off onto it. */
function meldsBefore({ who, melds }: TaLaSeatView, log: readonly TaLaEvent[], w: TaLaTableWords): OpenMeld[] {
  const eaten = log.flatMap((event) => (event.type === 'eat' && event.who === who ? event.cards : []));
  const sent = log.flatMap((event) => (event.type === 'gui' && event.other === who ? event.cards : []));
  return melds.map((meld) => meldOf(meld, eaten, sent, w));
}

function meldOf(meld: readonly Card[], eaten: readonly Card[], sent: readonly Card[], w: TaLaTableWords): OpenMeld {
  const first = meld.filter((card) => eaten.includes(card));
  const last = meld.filter((card) => sent.includes(card));
  const own = meld.filter((card) => !first.includes(card) && !last.includes(card));
  return {
    kind: 'meld',
    name: w.groups.meld,
    parts: [{ mark: w.eaten, cards: first }, { cards: own }, { mark: w.sent, cards: last }].filter(
      ({ cards }) => cards.length > 0,
    ),
  };
}

function middleOf({ view, log }: TaLaSight, w: TaLaTableWords) {
  const { fresh, stock, turn, seat, phase } = view;
  const me = ownSeat(view);
  const edible = view.legal.some(({ action }) => action.type === 'eat');
  const offered = turn === seat && phase === 'take' && fresh;
  return {
    kind: 'stock',
    fresh: offered ? { card: fresh.card, text: w.thrown(w.nameOf(fresh.from)), edible } : null,
    stock: { cards: stock, text: w.inStock(stock) },
    laid: me ? meldsBefore(me, log, w) : [],
    row: me?.row ?? [],
  } as const;
}

/** Melds, then what would make one with the card to eat, half melds, and the rest. */
function ownOf(view: TaLaView, w: TaLaTableWords): PlayerView {
  const { melds, loose, points } = sortedOf(view);
  const near = nearOf(view).filter((card) => loose.includes(card));
  const rest = loose.filter((card) => !near.includes(card)).toSorted(byCard);
  const pairs = pairsIn(rest);
  const single = rest.filter((card) => !pairs.flat().includes(card));
  const groups: HandGroup[] = [
    ...melds.map((cards): HandGroup => ({ tone: 'meld', name: w.groups.meld, cards })),
    ...(view.fresh ? [{ tone: 'near', name: w.groups.near(view.fresh.card), cards: near } as const] : []),
    ...pairs.map((cards): HandGroup => ({ tone: 'pair', name: w.groups.ca, cards })),
    { tone: 'loose', name: w.groups.loose, cards: single },
  ];
  const taps = view.legal.some(({ action }) => action.type === 'discard') ? 'one' : 'none';
  return {
    figure: w.points(points),
    hand: { kind: 'groups', groups: groups.filter(({ cards }) => cards.length > 0), taps },
  };
}

/** Own cards that make a meld with the card that may be eaten. */
function nearOf(view: TaLaView): readonly Card[] {
  if (!view.fresh || view.phase !== 'take' || view.turn !== view.seat) return [];
  const found = canEat(handOf(view), eatenOf(view), view.fresh.card, view.rules);
  return found.ok ? found.value.meld : [];
}

/** Half melds, each card in one of them at most. Rule tl-ca: a gap between two cards counts for ù khan alone. */
function pairsIn(cards: readonly Card[]): (readonly [Card, Card])[] {
  const used = new Set<Card>();
  return casIn(cards, 1).filter(([a, b]) => {
    if (used.has(a) || used.has(b)) return false;
    used.add(a).add(b);
    return true;
  });
}

function sayOf(sight: TaLaSight, w: TaLaTableWords): StatusLine {
  const { view, tapped, refusal } = sight;
  const plain = (text: string, rule: TaLaRuleId): StatusLine => ({ tone: 'plain', text, rule });
  if (view.done) return plain(w.say.over, 'tl-score');
  if (view.turn !== view.seat) return plain(w.say.waits, 'tl-turn');
  if (view.phase === 'take') {
    const meld = nearOf(view);
    if (!view.fresh || meld.length === 0) return plain(w.say.take, 'tl-turn');
    const [head, text] = w.say.edible(meld.toSorted(byCard), pointsAfterEating(view));
    return { tone: 'ok', head, text, rule: 'tl-eat-proof' };
  }
  if (view.phase === 'lay') return plain(w.say.lay, 'tl-ha');
  const [card] = tapped;
  if (card === undefined)
    return plain((ownSeat(view)?.row.length ?? 0) >= ROUNDS - 1 ? w.say.last : w.say.discard, 'tl-turn');
  const rule = refusal({ type: 'discard', seat: view.seat, card });
  if (rule !== undefined) return refusedBy(rule, w);
  return plain(w.say.leaves(pointsWithout(view, card)), 'tl-turn');
}

function pointsWithout(view: TaLaView, card: Card): number {
  const rest = handOf(view).filter((one) => one !== card);
  return arrange(rest, eatenOf(view), view.rules)?.points ?? 0;
}

/** Loose points after eating the card, before the discard. */
function pointsAfterEating(view: TaLaView): number {
  if (!view.fresh) return 0;
  const { card } = view.fresh;
  return arrange([...handOf(view), card], [...eatenOf(view), card], view.rules)?.points ?? 0;
}

function offersOf(sight: TaLaSight, w: TaLaTableWords): MoveButton<TaLaAction>[] {
  const { view } = sight;
  if (view.done) return [];
  if (view.turn !== view.seat) {
    return [waitButton('draw', w.moves.draw, w.moves.wait), waitButton('discard', w.moves.discard, w.moves.wait)];
  }
  const out = view.legal.find(({ action }) => action.type === 'u');
  const going = out ? [moveButton(out.action, w.moves.u, w.moves.uSmall, true)] : [];
  return [...going, ...offersIn(sight, !out, w)];
}

function offersIn(sight: TaLaSight, main: boolean, w: TaLaTableWords): MoveButton<TaLaAction>[] {
  switch (sight.view.phase) {
    case 'take':
      return takingOffers(sight, main, w);
    case 'lay':
      return layingOffers(sight, main, w);
    case 'discard':
      return discardOffers(sight, main, w);
  }
}

function takingOffers({ view, refusal }: TaLaSight, main: boolean, w: TaLaTableWords): MoveButton<TaLaAction>[] {
  const { seat, fresh, stock } = view;
  const eat: TaLaAction = { type: 'eat', seat };
  const draw: TaLaAction = { type: 'draw', seat };
  const noEat = refusal(eat);
  const drawing: MoveButton<TaLaAction> =
    refusal(draw) === undefined
      ? moveButton(draw, w.moves.draw, w.moves.drawSmall(stock), main && noEat !== undefined)
      : waitButton('draw', w.moves.draw, w.moves.drawSmall(stock));
  if (noEat !== undefined) return [drawing, whyButton('why-eat', w.moves.whyNoEat, refusedBy(noEat, w))];
  if (!fresh) return [drawing];
  return [moveButton(eat, w.moves.eat(fresh.card), w.moves.eatSmall(w.nameOf(fresh.from)), main), drawing];
}

function layingOffers({ view }: TaLaSight, main: boolean, w: TaLaTableWords): MoveButton<TaLaAction>[] {
  const { points } = sortedOf(view);
  const laying = view.legal.flatMap(({ action }): MoveButton<TaLaAction>[] =>
    action.type === 'lay' ? [moveButton(action, w.moves.lay(action.melds.length), w.moves.laySmall(points), main)] : [],
  );
  const [head, text] = w.say.layFirst;
  const say: StatusLine = { tone: 'refused', head, text, rule: 'tl-ha' };
  return [...laying, whyButton('why-discard', w.moves.whyNoDiscard, say)];
}

/** Lay-offs of loose cards; before a card is tapped, the one offered is what the simple policy does first. */
function layOffs(
  { view }: TaLaSight,
  tapped: Card | undefined,
  main: boolean,
  w: TaLaTableWords,
): MoveButton<TaLaAction>[] {
  return view.legal
    .flatMap(({ action }) =>
      action.type === 'gui' && (tapped === undefined || action.card === tapped) ? [action] : [],
    )
    .map((action) => {
      const text = w.moves.layOff(action.card, w.nameOf(view.table[action.meld]?.who ?? ''));
      const button = moveButton<TaLaAction>(action, text, w.moves.layOffSmall, main && tapped === undefined);
      return { ...button, type: `gui-${action.meld}` };
    });
}

function discardOffers(sight: TaLaSight, main: boolean, w: TaLaTableWords): MoveButton<TaLaAction>[] {
  const { view, tapped, refusal } = sight;
  const { seat } = view;
  const [card] = tapped;
  const action: TaLaAction | undefined = card === undefined ? undefined : { type: 'discard', seat, card };
  const layingOff = layOffs(sight, card, main, w);
  const throwing: MoveButton<TaLaAction> =
    action && card !== undefined && refusal(action) === undefined
      ? moveButton(action, w.moves.throws(card), w.moves.left(pointsWithout(view, card)), main)
      : waitButton('discard', w.moves.discard, w.moves.tap);
  // A card that fits two melds is laid off to either.
  if (layingOff.length > 0) return [throwing, ...(card === undefined ? layingOff.slice(0, 1) : layingOff)];
  if (ownSeat(view)?.laid) return [throwing];
  const rule = refusal({ type: 'lay', seat, melds: sortedOf(view).melds }) ?? 'tl-ha';
  return [throwing, whyButton('why-lay', w.moves.whyNoLay, refusedBy(rule, w))];
}

function refusedBy(rule: string, w: TaLaTableWords): StatusLine {
  const texts: Readonly<Record<string, readonly [string, string] | undefined>> = w.refuses;
  const [head, text] = texts[rule] ?? w.refused;
  return { tone: 'refused', head, text, rule };
}

function placesOf({ seats }: TaLaView, log: readonly TaLaEvent[], w: TaLaTableWords): SeatResult[] {
  const out = log.find((event) => event.type === 'u');
  const placed = log.flatMap((event) => (event.type === 'place' ? [event] : []));
  return placed.map(({ who, place, of, points, rule, steps }): SeatResult => {
    const seat = seats.find((one) => one.who === who);
    const cards = seat ? [...meldsBefore(seat, log, w), ...leftOf(seat)] : [];
    const result = { who, place: w.ends.place(place, of), net: seat?.net ?? 0, cards };
    if (out?.who === who)
      return { ...result, place: w.ends.place(1, of), text: w.ends.u, cards: outMelds(out, log, w) };
    if (rule === 'tl-mom') return { ...result, text: w.ends.mom(points) };
    if (out) return { ...result, place: '', text: seat?.cards.includes(null) ? w.ends.hidden : w.points(points) };
    return { ...result, text: [w.points(points), ...tieOf(who, steps, w)].join(', ') };
  });
}

/** Who is ù shows everything: the melds, and the card over. */
function outMelds(
  { who, melds, cards }: Extract<TaLaEvent, { type: 'u' }>,
  log: readonly TaLaEvent[],
  w: TaLaTableWords,
): TableCards[] {
  const eaten = log.flatMap((event) => (event.type === 'eat' && event.who === who ? event.cards : []));
  const left = cards.filter((card) => !melds.flat().includes(card));
  const over: TableCards[] = left.length > 0 ? [{ kind: 'left', cards: left }] : [];
  return [...melds.map((meld) => meldOf(meld, eaten, [], w)), ...over];
}

/** Rule tl-tie: why the player stands above or below a neighbour. */
function tieOf(who: string, steps: readonly TaLaStep[], w: TaLaTableWords): string[] {
  const ties = steps.filter((step) => step.rule === 'tl-tie');
  const over = ties.find(({ other }) => other === who);
  if (over) return [w.ends.tie.after(w.nameOf(over.who))];
  return ties.slice(0, 1).map(({ other }) => w.ends.tie.before(w.nameOf(other)));
}

function paymentsOf({ seat }: TaLaView, log: readonly TaLaEvent[], w: TaLaTableWords): Payment[] {
  const places = log.flatMap((event) => (event.type === 'place' ? [event] : []));
  return log.flatMap((event): Payment[] => {
    if (event.type !== 'pay') return [];
    const { step } = event;
    const { who, other, units } = step;
    const [Who, to] = [w.nameOf(who), w.nameOf(other)];
    const mine = other === seat ? units : who === seat ? -units : undefined;
    const at = places.find((one) => one.who === who);
    const place = at ? w.ends.place(at.place, at.of) : '';
    const text = payText(event.rule, Who, to, place, w);
    return [{ rule: event.rule, text, to: [other], chips: units, concernsReader: mine }];
  });
}

function payText(rule: string, who: string, to: string, place: string, w: TaLaTableWords): string {
  switch (rule) {
    case 'tl-pay-rank':
      return w.pays.rank(who, to, place);
    case 'tl-pay-mom':
      return w.pays.mom(who, to);
    case 'tl-pay-u':
      return w.pays.u(who, to);
    case 'tl-pay-eat':
      return w.pays.eat(who, to);
    default:
      return w.pays.den(who, to);
  }
}
