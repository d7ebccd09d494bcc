/** What each seat may do, and which rule forbids the rest. */

import { type Card, withoutCards } from '#core/card.ts';
import type { MoveOption } from '#core/game/round.ts';
import { seatOf } from '#core/rounds/seats.ts';
import type { Who } from '#core/ruling.ts';
import { type Arrangement, arrange } from '../engine/arrange.ts';
import { meldsIn } from '../engine/hand.ts';
import { fits, meldKind } from '../engine/meld.ts';
import type { TaLaRuleId } from '../engine/rules.ts';
import { type Going, readU } from '../engine/u.ts';
import { canEat } from '../hands/eat.ts';
import { eatenInHand, isDone, isLastTurn } from './seats.ts';
import type { Seat, TaLaAction, TaLaState } from './types.ts';

/** All that this seat may do now; empty when it is not its move. Of all ways to lay down, only the best one. */
export function legal(state: TaLaState, seat: Who): readonly MoveOption<TaLaAction>[] {
  return movesOf(state, seat)
    .filter((action) => refusal(state, action) === undefined)
    .map((action) => ({ action }));
}

/**
 * The rule that forbids an action, or undefined. tl-players: nobody sits there; tl-turn: it is not this seat's move, or not now.
 */
export function refusal(state: TaLaState, action: TaLaAction): TaLaRuleId | undefined {
  const seat = seatOf(state, action.seat);
  if (!seat) return 'tl-players';
  if (isDone(state)) return state.log.some(({ type }) => type === 'u') ? 'tl-u' : 'tl-four-rounds';
  if (state.turn !== seat.name) return 'tl-turn';
  switch (action.type) {
    case 'u':
      return outOf(state, seat).going.kind === null ? 'tl-u' : undefined;
    case 'eat':
      return eatRefusal(state, seat);
    case 'draw':
      if (state.phase !== 'take') return 'tl-turn';
      return state.stock.length === 0 ? 'tl-deal' : undefined;
    case 'lay':
      return layRefusal(state, seat, action.melds);
    case 'gui':
      return guiRefusal(state, seat, action.card, action.meld);
    case 'discard':
      return discardRefusal(state, seat, action.card);
  }
}

/** The seat's hand sorted alone, without the melds laid down. Always defined: a seat never ate without proof. */
export function sortedHand(state: TaLaState, seat: Seat): Arrangement {
  const found = arrange(seat.hand, eatenInHand(seat), state.rules);
  return found ?? { melds: [], loose: seat.hand, points: 0 };
}

/** Is the seat ù, and of which kind? Rule tl-u, at any moment of its own turn; khan only with the cards as dealt. */
export function outOf(
  state: TaLaState,
  seat: Seat,
): { readonly going: Going; readonly melds: readonly (readonly Card[])[]; readonly loose: readonly Card[] } {
  const { melds, loose, points } = sortedHand(state, seat);
  const laid = seat.laid ?? [];
  const all = { melds: [...laid, ...melds], loose, points };
  const cards = [...laid.flat(), ...seat.hand];
  const going = readU(seat.name, cards, !seat.asDealt, all, state.rules);
  return { going, melds: all.melds, loose };
}

/** Rules tl-eat-source, tl-eat-proof and tl-eat-limit. */
function eatRefusal({ phase, fresh, rules }: TaLaState, seat: Seat): TaLaRuleId | undefined {
  if (phase !== 'take') return 'tl-turn';
  if (!fresh) return 'tl-eat-source';
  const found = canEat(seat.hand, eatenInHand(seat), fresh.card, rules);
  return found.ok ? undefined : found.error;
}

/** Rule tl-ha: before the last discard, all melds of the hand, each eaten card in one of them. */
function layRefusal(state: TaLaState, seat: Seat, melds: readonly (readonly Card[])[]): TaLaRuleId | undefined {
  if (state.phase !== 'lay') return 'tl-ha';
  const cards = melds.flat();
  if (new Set(cards).size < cards.length) return 'tl-one-meld-each';
  if (!cards.every((card) => seat.hand.includes(card))) return 'tl-ha';
  const wrong = melds.find((meld) => meldKind(meld) === null);
  if (wrong) return 'tl-phom-doc';
  const eaten = eatenInHand(seat);
  if (!eaten.every((card) => cards.includes(card))) return 'tl-eat-limit';
  const crowded = melds.some((meld) => meld.filter((card) => eaten.includes(card)).length > 1);
  if (crowded && state.rules.eatPerMeld === 'one') return 'tl-eat-limit';
  return meldsIn(withoutCards(seat.hand, cards)).length > 0 ? 'tl-ha' : undefined;
}

/**
 * Rule tl-gui: after laying down, not by a seat that is móm, and not its last loose card: one must be left to discard. The rule
 * set may forbid laying off onto an own meld; that comes up in an extra turn only.
 */
function guiRefusal(state: TaLaState, seat: Seat, card: Card, at: number): TaLaRuleId | undefined {
  const meld = state.table[at];
  if (state.phase !== 'discard' || !seat.laid || seat.laid.length === 0) return 'tl-gui';
  if (!meld || !seat.hand.includes(card) || !fits(card, meld.cards)) return 'tl-gui';
  if (meld.who !== seat.name && !state.rules.layOff) return 'tl-gui';
  return seat.hand.length === 1 ? 'tl-turn' : undefined;
}

/** Rules tl-turn and tl-eat-limit: a card of the hand, not an eaten one, and none that an eaten card's meld needs. */
function discardRefusal({ phase, rules }: TaLaState, seat: Seat, card: Card): TaLaRuleId | undefined {
  if (phase === 'lay') return 'tl-ha';
  if (phase !== 'discard' || !seat.hand.includes(card)) return 'tl-turn';
  const eaten = eatenInHand(seat);
  if (eaten.length === 0) return undefined;
  if (eaten.includes(card)) return 'tl-eat-limit';
  return arrange(withoutCards(seat.hand, [card]), eaten, rules) ? undefined : 'tl-eat-limit';
}

/** Everything that a seat could try in this state. */
function movesOf(state: TaLaState, name: Who): readonly TaLaAction[] {
  const seat = seatOf(state, name);
  if (!seat || state.turn !== name) return [];
  const simple = (['u', 'eat', 'draw'] as const).map((type): TaLaAction => ({ type, seat: name }));
  if (state.phase === 'take') return simple;
  const out: TaLaAction = { type: 'u', seat: name };
  if (state.phase === 'lay') return [out, { type: 'lay', seat: name, melds: sortedHand(state, seat).melds }];
  const guis = seat.hand.flatMap((card) =>
    state.table.map((_, meld): TaLaAction => ({ type: 'gui', seat: name, card, meld })),
  );
  return [out, ...guis, ...seat.hand.map((card): TaLaAction => ({ type: 'discard', seat: name, card }))];
}

/** After a card was taken: melds go on the table in the last turn, or in an extra one where there is something to lay. */
export function mustLay(seat: Seat): boolean {
  if (!isLastTurn(seat)) return false;
  return seat.laid === null || meldsIn(seat.hand).length > 0;
}
