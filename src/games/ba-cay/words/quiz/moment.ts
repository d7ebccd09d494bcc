/** What the words of a question from a round read off its moment, in any language. */

import { type Card, rankOf } from '#core/card.ts';
import type { PlayQuestion } from '#core/quiz/ask.ts';
import { type Hand, readHand } from '#games/ba-cay/engine/hand.ts';
import { settlePlayer } from '#games/ba-cay/engine/payment.ts';
import { bestCardOf, type CardGround, compareHands, rankHands } from '#games/ba-cay/engine/showdown.ts';
import { handsDealt, handsInDeck, threeOf, WANTED, type Wanted } from '#games/ba-cay/odds/dealt.ts';
import { cardsReaching } from '#games/ba-cay/odds/unseen.ts';
import type { BaCayState } from '#games/ba-cay/round/index.ts';

export type Moment = PlayQuestion<BaCayState>;

/** The note beside a name: the stake where stakes differ, and that the seat has looked though nobody else has seen its cards. */
export function besideIn({ state: { seats, setup } }: Moment, who: string) {
  const seat = seats.find(({ name }) => name === who);
  return { stake: setup.banker ? (seat?.stake ?? 0) : 0, looked: seat?.stage === 'looked' };
}

/** The hand of the one that is asked about, or of another. */
export function handIn({ state, asked }: Moment, who = asked.who): Hand {
  return readHand(who, state.seats.find(({ name }) => name === who)?.cards ?? [], state.rules);
}

export function stakeIn({ state, asked }: Moment, who = asked.who): number {
  return state.seats.find(({ name }) => name === who)?.stake ?? 0;
}

/** What each player gets from the banker, or pays, in chips. */
export function settledIn(question: Moment): readonly { readonly name: string; readonly net: number }[] {
  const { setup, rules } = question.state;
  const banker = handIn(question, 'cai');
  return setup.players.map(({ name, stake }) => ({
    name,
    net: stake * settlePlayer(handIn(question, name), banker, rules).net,
  }));
}

/** Those who are best together, or the one who is. */
export function bestIn(question: Moment): readonly string[] {
  const { seats, rules } = question.state;
  const [best = []] = rankHands(
    seats.map(({ name }) => handIn(question, name)),
    rules,
  );
  return best.map(({ who }) => who);
}

/** What decides between two hands that are as good by what they are called: their best cards, the better one first, or the rank of three alike. */
export function groundIn(
  question: Moment,
  who: string,
  other: string,
): 'sap-rank' | { readonly by: CardGround; readonly better: Card; readonly worse: Card } | undefined {
  const { rules } = question.state;
  const [mine, his] = [handIn(question, who), handIn(question, other)];
  const { by, order } = compareHands(mine, his, rules);
  if (by === 'sap-rank') return by;
  if (by === 'kind' || by === 'points' || by === 'draw') return undefined;
  const [first, second] = [bestCardOf(mine, rules), bestCardOf(his, rules)];
  return order > 0 ? { by, better: first, worse: second } : { by, better: second, worse: first };
}

/** Those who may still look. */
export function downIn({ state: { seats } }: Moment): readonly string[] {
  return seats.filter(({ stage }) => stage === 'down').map(({ name }) => name);
}

/** What kind of deal is asked about. */
export function wantedIn({ asked: { count = 0 } }: Moment): Wanted {
  return WANTED[count] ?? 'bu';
}

/** Each of the three, and its frequency as one in so many hands. */
export function threeIn({ asked: { count = 0 }, state }: Moment) {
  const { deck } = state.rules;
  const { three, least } = threeOf(count);
  return { least, often: three.map((one) => ({ one, oneIn: Math.round(handsInDeck(deck) / handsDealt(one, deck)) })) };
}

/** Cards that somebody does not see who sees three, or two. */
export function unseenIn({ state }: Moment, seen: number): number {
  return state.rules.deck - seen;
}

/** The ranks that the last card may have. */
export function ranksIn({ asked: { cards = [], count = 0 }, state }: Moment): readonly string[] {
  return [...new Set(cardsReaching(cards, count, state.rules).map(rankOf))];
}
