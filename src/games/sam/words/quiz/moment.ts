/** What the words of a question from a round read off its moment, in any language. */

import type { Card } from '#core/card.ts';
import type { PlayQuestion } from '#core/quiz/ask.ts';
import { byHeight, heightOf, isTwo } from '#games/sam/engine/ranks.ts';
import type { SamRuleId } from '#games/sam/engine/rules.ts';
import { type Dealt, handsWith } from '#games/sam/odds/dealt.ts';
import { handsOfTen } from '#games/sam/odds/index.ts';
import { round, type SamAction, type SamEvent, type SamState } from '#games/sam/round/index.ts';
import { netIn } from '#words/quiz/right-answer.ts';

export type Moment = PlayQuestion<SamState>;

/** The note beside a name: that the seat called sâm, or is out of this trick. */
export function besideIn({ state: { seats, caller, turn } }: Moment, who: string): 'called' | 'passed' | undefined {
  const seat = seats.find(({ name }) => name === who);
  if (seat?.passed && turn !== null) return 'passed';
  return caller === who || seat?.answer === 'call' ? 'called' : undefined;
}

export function handIn({ state }: Pick<Moment, 'state'>, who: string): readonly Card[] {
  return state.seats.find(({ name }) => name === who)?.hand ?? [];
}

/** The play to be beaten. */
export function tableIn({ state }: Moment): readonly Card[] {
  return state.trick.at(-1)?.cards ?? [];
}

/** Whose it is. */
export function ownerIn({ state }: Moment): string {
  return state.trick.at(-1)?.who ?? '';
}

/** The seat's cards left after the play asked about. */
export function leftIn(question: Moment): readonly Card[] {
  const { cards = [], who } = question.asked;
  return handIn(question, who).filter((card) => !cards.includes(card));
}

export function onlyTwos(cards: readonly Card[]): boolean {
  return cards.every(isTwo);
}

/** The highest of these. */
export function highestOf(cards: readonly Card[]): Card[] {
  return cards.toSorted(byHeight).slice(-1);
}

/** Does the seat keep a higher card than those asked about? */
export function keepsHigher(question: Moment): boolean {
  const { cards = [] } = question.asked;
  return leftIn(question).some((card) => cards.every((one) => heightOf(card) > heightOf(one)));
}

/** The move that is asked about: cards, or a pass. */
function moveIn({ asked }: Moment, seat: string): SamAction {
  const { cards = [] } = asked;
  return cards.length > 0 ? { type: 'play', seat, cards } : { type: 'pass', seat };
}

/** The rule that forbids it; undefined where the seat may. */
export function refusalIn(question: Moment): SamRuleId | undefined {
  const tried = round.apply(question.state, moveIn(question, question.asked.who));
  return tried.ok ? undefined : tried.error.rule;
}

type Of<T extends SamEvent['type']> = Extract<SamEvent, { readonly type: T }>;

/** How the sâm fails by the move that is asked about, made by this one. */
export function failureIn(question: Moment, seat: string): Of<'sam-lost'> | undefined {
  const next = round.apply(question.state, moveIn(question, seat));
  const lost = next.ok ? next.value.log.find(({ type }) => type === 'sam-lost') : undefined;
  return lost?.type === 'sam-lost' ? lost : undefined;
}

/** How a round that is over ended. */
export function overIn({ state: { log } }: Moment): Of<'sam-lost' | 'sam-won' | 'thoi' | 'out'> | undefined {
  for (const event of log) {
    if (event.type === 'sam-lost' || event.type === 'sam-won' || event.type === 'thoi' || event.type === 'out') {
      return event;
    }
  }
  return undefined;
}

/** What is paid for chops once nobody beats the last play. */
export function chopsIn({ state }: Moment): readonly Extract<Of<'pay'>['step'], { readonly rule: 'sam-pay-chop' }>[] {
  let now = state;
  while (now.turn !== null && now.trick.length > 0) {
    const next = round.apply(now, { type: 'pass', seat: now.turn });
    if (!next.ok) break;
    now = next.value;
  }
  return now.log
    .slice(state.log.length)
    .flatMap((event) => (event.type === 'pay' && event.step.rule === 'sam-pay-chop' ? [event.step] : []));
}

/** One hand in so many has it, rounded to two figures. */
export function oneIn({ state: { rules } }: Moment, dealing: Dealt): number {
  return Number((handsOfTen(rules.deck) / handsWith(dealing, rules)).toPrecision(2));
}

/** How many play against one. */
export function rivalsIn({ state: { seats } }: Moment): number {
  return seats.length - 1;
}

/** What each opponent pays or gets, where the right answer is what the lone player gets or pays. */
export function eachIn(question: Moment, alone: string | null | undefined): number {
  const net = Math.abs(netIn(question));
  return question.asked.who === alone ? net / rivalsIn(question) : net;
}
