/** What the words of a question from a round read off its moment, in any language. */

import type { Card } from '#core/card.ts';
import type { PlayQuestion } from '#core/quiz/ask.ts';
import { arrange } from '#games/ta-la/engine/arrange.ts';
import { casIn, meldsIn } from '#games/ta-la/engine/hand.ts';
import { fits } from '#games/ta-la/engine/meld.ts';
import { canEat, type EatRefusal } from '#games/ta-la/hands/eat.ts';
import { askedPairs, riskOf, unseenBy } from '#games/ta-la/odds/at-table.ts';
import { completing } from '#games/ta-la/odds/unseen.ts';
import { round, type Seat, type TaLaEvent, type TaLaState } from '#games/ta-la/round/index.ts';
import { cardsIn, isYes } from '#words/quiz/right-answer.ts';

export type Moment = PlayQuestion<TaLaState>;

/** The note beside a name: the number of discards where the question is about that, or that the seat is móm. */
export function besideIn({ state, kind }: Moment, who: string): { readonly made: number } | 'mom' | undefined {
  const seat = seatIn({ state }, who);
  if (kind.id === 'after-last' || kind.id === 'lays-first') return { made: seat?.made ?? 0 };
  return seat?.laid?.length === 0 ? 'mom' : undefined;
}

export function seatIn({ state }: Pick<Moment, 'state'>, who: string): Seat | undefined {
  return state.seats.find(({ name }) => name === who);
}

export function handIn(question: Pick<Moment, 'state'>, who: string): readonly Card[] {
  return seatIn(question, who)?.hand ?? [];
}

/** The eaten cards that the seat still holds. */
export function eatenIn(question: Pick<Moment, 'state'>, who: string): readonly Card[] {
  const hand = handIn(question, who);
  return (seatIn(question, who)?.eaten ?? []).map(({ card }) => card).filter((card) => hand.includes(card));
}

/** Who sits on the right, whose turn comes after this seat's; and on the left. */
export function sidesOf({ seats }: Moment, who: string): { readonly right: string; readonly left: string } {
  const at = seats.indexOf(who);
  return { right: seats[(at + 1) % seats.length] ?? '', left: seats.at(at - 1) ?? '' };
}

/** The card that is asked about. */
export function cardIn({ asked: { cards = [] } }: Moment): readonly Card[] {
  return cards.slice(0, 1);
}

/** What the seat took in this turn; undefined where it has taken nothing yet. */
export function tookIn({ state: { log } }: Moment, who: string): 'eat' | 'draw' | undefined {
  const last = log.findLast((event) => event.type === 'eat' || event.type === 'draw' || event.type === 'discard');
  return last?.who === who && last.type !== 'discard' ? last.type : undefined;
}

/** The discard that may be eaten now. */
export function freshIn({ state: { fresh } }: Moment): readonly Card[] {
  return fresh ? [fresh.card] : [];
}

/** May the seat eat the discard on the table, if it took it now? */
export function couldEat(question: Moment, who: string): boolean {
  const { fresh, rules } = question.state;
  return fresh !== null && canEat(handIn(question, who), eatenIn(question, who), fresh.card, rules).ok;
}

/** The meld that eating this makes; or why it may not be eaten. */
export function eatingIn(question: Moment): { readonly meld: readonly Card[] } | EatRefusal {
  const { state, asked } = question;
  const [card] = asked.cards ?? [];
  if (card === undefined) return 'tl-eat-proof';
  const found = canEat(handIn(question, asked.who), eatenIn(question, asked.who), card, state.rules);
  return found.ok ? found.value : found.error;
}

/** The melds of eaten cards that remain after discarding the card asked about. */
export function keptIn(question: Moment): readonly (readonly Card[])[] {
  const { who } = question.asked;
  const eaten = eatenIn(question, who);
  const rest = handIn(question, who).filter((card) => !cardIn(question).includes(card));
  const melds = arrange(rest, eaten, question.state.rules)?.melds ?? [];
  return melds.filter((meld) => meld.some((card) => eaten.includes(card)));
}

/** Did the player eat the card asked about? */
export function isEaten(question: Moment): boolean {
  const eaten = eatenIn(question, question.asked.who);
  return cardIn(question).some((card) => eaten.includes(card));
}

/** Is the discard that may be eaten a last-round card? */
export function isChot({ state: { log } }: Moment): boolean {
  const last = log.findLast((event) => event.type === 'discard');
  return last?.type === 'discard' && last.count === 4;
}

/** The card shifted when the player eats the card asked about. */
export function shiftIn({ state, asked }: Moment): Extract<TaLaEvent, { readonly type: 'shift' }> | undefined {
  const next = round.apply(state, { type: 'eat', seat: asked.who });
  const shift = next.ok ? next.value.log.slice(state.log.length).find(({ type }) => type === 'shift') : undefined;
  return shift?.type === 'shift' ? shift : undefined;
}

/** Some meld of the player. */
export function meldIn(question: Moment): readonly Card[] {
  return meldsIn(handIn(question, question.asked.who))[0] ?? [];
}

/** The meld on the table that is asked about. */
export function ontoIn({ state, asked }: Moment): readonly Card[] {
  return state.table[asked.count ?? 0]?.cards ?? [];
}

/** Why a card may not be laid off. */
export function guiRefusal(question: Moment): 'does-not-fit' | 'early' | 'mom' {
  const [card] = cardIn(question);
  const laid = seatIn(question, question.asked.who)?.laid;
  if (card === undefined || !fits(card, ontoIn(question))) return 'does-not-fit';
  if (!laid) return 'early';
  return 'mom';
}

/** The meld that the card of the right answer fits on, and whose it is. */
export function homeIn(question: Moment): { readonly who: string; readonly cards: readonly Card[] } | undefined {
  const [card] = cardsIn(question);
  return card === undefined ? undefined : question.state.table.find(({ cards }) => fits(card, cards));
}

/** Why the player may say ù, or may not yet. */
export type Outness =
  | { readonly type: 'khan' | 'all' | 'one-left' | 'not-his-turn' | 'took' | 'no-khan' | 'gap' | 'none-left' }
  | { readonly type: 'loose'; readonly left: number };

export function outnessIn(question: Moment): Outness {
  const { state, asked } = question;
  const hand = handIn(question, asked.who);
  const left = arrange(hand, [], state.rules)?.loose.length ?? hand.length;
  if (state.turn !== asked.who) return { type: 'not-his-turn' };
  if (isYes(question)) return { type: left === 0 ? 'all' : left === 1 ? 'one-left' : 'khan' };
  if (left === 1) return { type: 'none-left' };
  if (meldsIn(hand).length > 0) return { type: 'loose', left };
  if (state.rules.uKinds === 'plain') return { type: 'no-khan' };
  return { type: seatIn(question, asked.who)?.asDealt ? 'gap' : 'took' };
}

/** Two cards of the hand with one rank between them. */
export function gapIn(question: Moment): readonly Card[] {
  return casIn(handIn(question, question.asked.who), 2)[0] ?? [];
}

/** Did the player who is ù eat a last-round card? */
export function ateChot(question: Moment): boolean {
  return (seatIn(question, question.asked.who)?.eaten ?? []).some(({ chot }) => chot);
}

/** The half melds of a question, and how many unseen cards complete each; as they were offered. */
export function waitsIn({
  state,
  asked,
}: Moment): readonly { readonly pair: readonly Card[]; readonly count: number }[] {
  const unseen = unseenBy(state, asked.who);
  return askedPairs(asked.cards).map((pair) => ({ pair, count: completing(pair, unseen).length }));
}

/** Each card of a question, and how likely the next one can eat it, in whole hundredths. */
export function risksIn({ state, asked }: Moment): readonly { readonly card: Card; readonly percent: number }[] {
  const { who, cards = [] } = asked;
  return cards.map((card) => ({ card, percent: Math.round(100 * riskOf(state, who, card)) }));
}

/** How many cards the player has not seen, and how many of them complete the half meld asked about. */
export function drawsIn({ state, asked }: Moment): { readonly unseen: number; readonly good: number } {
  const unseen = unseenBy(state, asked.who);
  return { unseen: unseen.length, good: completing(asked.cards ?? [], unseen).length };
}
