/** What the words of a question from a round read off its moment, in any language. */

import { type Card, isAce, rankIndex, rankOf } from '#core/card.ts';
import type { PlayQuestion } from '#core/quiz/ask.ts';
import { MAX_CARDS } from '#games/xi-dach/engine/decide.ts';
import { type Hand, isNatural, readHand } from '#games/xi-dach/engine/hand.ts';
import { cardsTo, unseen } from '#games/xi-dach/odds/next-card.ts';
import { BANKER, type Player, round, type XiDachState } from '#games/xi-dach/round/index.ts';

export type Moment = PlayQuestion<XiDachState>;

/** The hand of the one that is asked about, or of another. */
export function handIn({ state, asked }: Moment, who = asked.who): Hand {
  const cards = who === BANKER ? state.banker.cards : (playerIn({ state }, who)?.cards ?? []);
  return readHand(who, cards, state.rules);
}

/** Its total; 21 for a natural, which is not counted. */
export function pointsIn(question: Moment, who?: string): number {
  return handIn(question, who).points ?? 21;
}

export function playerIn({ state }: Pick<Moment, 'state'>, who: string): Player | undefined {
  return state.players.find(({ name }) => name === who);
}

/** What the player staked; 0 for the banker. */
export function stakeIn(question: Pick<Moment, 'state'>, who: string): number {
  return playerIn(question, who)?.stake ?? 0;
}

/** What all players staked. */
export function stakesIn({ state }: Moment): number {
  return state.players.reduce((sum, { stake }) => sum + stake, 0);
}

/** How many cards lie in hands. */
export function heldIn({ state: { players, banker } }: Moment): number {
  return players.reduce((sum, { cards }) => sum + cards.length, banker.cards.length);
}

/** The cards unseen by a player who sees what this moment shows; another's hand counts as seen where the player was shown it. */
export function unseenIn({ state, asked: { who, target } }: Moment): readonly Card[] {
  const open = round.view(state, who).seats.flatMap(({ cards }) => cards.filter((card) => card !== null));
  return unseen([...open, ...(state.players.find(({ name }) => name === target)?.cards ?? [])]);
}

/** Those of them that bust the player. */
export function bustCardsIn(question: Moment, who: string): readonly Card[] {
  return cardsTo('quac', handIn(question, who).cards, unseenIn(question), question.state.rules);
}

/** Two cards, an ace and a ten, that are no natural under this rule set. */
export function aceAndTenIn(question: Moment): boolean {
  const { cards, kind } = handIn(question);
  return cards.length === 2 && !isNatural(kind) && cards.some(isAce) && cards.some((card) => rankOf(card) === '10');
}

/** Why the banker may check: has enough or is bust, can draw no more, or the rule set compares short hands too. */
export function bankerMayIn(question: Moment): 'enough' | 'five-cards' | 'compares' {
  const { cards, kind } = handIn(question, BANKER);
  if (kind !== 'non') return 'enough';
  return cards.length === MAX_CARDS ? 'five-cards' : 'compares';
}

/** The ranks that bring the player into range, the lowest first. */
export function goodRanksIn(question: Moment): readonly string[] {
  const { asked, state } = question;
  const good = cardsTo('du', handIn(question, asked.who).cards, unseenIn(question), state.rules);
  return [...new Set(good.toSorted((a, b) => rankIndex(a) - rankIndex(b)).map(rankOf))];
}
