/** What the sentences on a moment of a round need, read from it once for every language. */

import { rankOf } from '#core/card.ts';
import type { PlayQuestion } from '#core/quiz/ask.ts';
import { type Hand, readHand } from '#games/ba-cay/engine/hand.ts';
import { settlePlayer } from '#games/ba-cay/engine/payment.ts';
import type { BaCayRules } from '#games/ba-cay/engine/rules.ts';
import { bestCardOf, type CardGround, compareHands, rankHands } from '#games/ba-cay/engine/showdown.ts';
import { handsDealt, handsInDeck, threeOf, WANTED } from '#games/ba-cay/odds/dealt.ts';
import { cardsReaching } from '#games/ba-cay/odds/unseen.ts';
import { BANKER, type BaCayState, type HandReading } from '#games/ba-cay/round/index.ts';
import { cardsIn, isYes, netIn, numberIn, saidIn, whoIn } from '#words/quiz/right-answer.ts';
import { cardsText, displayName } from '#words/text.ts';

export type Moment = PlayQuestion<BaCayState>;

/** How a language names those at the table and their hands. */
interface Naming {
  nameOf(who: string): string;
  handText(hand: HandReading): string;
}

export type MomentFacts = ReturnType<ReturnType<typeof momentReader>>;
export type TwoHands = ReturnType<MomentFacts['withBanker']>;
/** How a pot without a banker ends for the one asked about. */
export type PotEnd = 'beaten-by-card' | 'beaten' | 'beaten-by-several' | 'takes' | 'replays' | 'shares';

/** The note beside a name: the stake where stakes differ, and that the seat has looked though nobody else has seen its cards. */
export function besideIn({ state: { seats, setup } }: Moment, who: string) {
  const seat = seats.find(({ name }) => name === who);
  return { stake: setup.banker ? (seat?.stake ?? 0) : 0, looked: seat?.stage === 'looked' };
}

/** Reads the facts of a moment, named as the language names them; `Who` and `Target` begin a sentence. */
export function momentReader({ nameOf, handText }: Naming) {
  return (question: Moment) => {
    const { state, asked } = question;
    const { rules, setup } = state;
    const { who, target = '', count = 0, cards = [] } = asked;
    const down = state.seats.filter(({ stage }) => stage === 'down').map(({ name }) => name);
    const handOf = (seat: string): Hand =>
      readHand(seat, state.seats.find(({ name }) => name === seat)?.cards ?? [], rules);
    const bestHands = () =>
      rankHands(
        state.seats.map(({ name }) => handOf(name)),
        rules,
      )[0] ?? [];
    const meeting = (one: string, other: string) => {
      const [hand, otherHand] = [handOf(one), handOf(other)];
      const [text, otherText] = [handText(hand), handText(otherHand)];
      const ground = groundOf(hand, otherHand, rules);
      const same = text === otherText;
      return {
        one: nameOf(one),
        other: nameOf(other),
        hand: text,
        otherHand: otherText,
        same,
        ground,
        areEqual: same && !ground,
      };
    };
    return {
      rules,
      count,
      hasBanker: setup.banker,
      players: setup.players.length,
      seats: question.seats.length,
      who: nameOf(who),
      Who: displayName(nameOf(who)),
      Target: displayName(nameOf(target)),
      cards: cardsText(cards),
      down: down.map(nameOf),
      /** Those who have not looked, beside the one asked about. */
      downBeside: down.filter((name) => name !== who).map(nameOf),
      hand: () => handText(handOf(who)),
      bankerHand: () => handText(handOf(BANKER)),
      withBanker: () => meeting(who, BANKER),
      withTarget: () => meeting(who, target),
      /** What each player gets from the banker, or pays, in chips. */
      settled: () =>
        setup.players.map(({ name, stake }) => ({
          player: nameOf(name),
          hand: handText(handOf(name)),
          net: stake * settlePlayer(handOf(name), handOf(BANKER), rules).net,
        })),
      /** What becomes of the pot: those who are best, and what they have. */
      pot() {
        const best = bestHands().map((hand) => hand.who);
        const first = meeting(best[0] ?? '', who);
        return {
          end: potEnd(best, who, first.ground !== undefined, rules.bestTie),
          best: best.map(nameOf),
          hand: first.hand,
          /** The best one and the one asked about. */
          hands: first,
          chips: state.pot,
          stake: state.seats.find(({ name }) => name === who)?.stake ?? 0,
        };
      },
      wanted: WANTED[count] ?? 'bu',
      least: threeOf(count).least,
      /** Each of three kinds of deal, and its frequency as one in so many hands. */
      often: () =>
        threeOf(count).three.map((dealt) => ({
          dealt,
          oneIn: Math.round(handsInDeck(rules.deck) / handsDealt(dealt, rules.deck)),
        })),
      /** The ranks that the last card may have. */
      ranks: () => [...new Set(cardsReaching(cards, count, rules).map(rankOf))].join(', '),
      right: whoIn(question) && nameOf(whoIn(question)),
      yes: isYes(question),
      net: netIn(question),
      said: saidIn(question),
      number: numberIn(question),
      rightCards: cardsText(cardsIn(question)),
    };
  };
}

/** What decides between two hands that are as good by what they are called: their best cards, or the rank of three alike. */
function groundOf(
  hand: Hand,
  other: Hand,
  rules: BaCayRules,
): 'sap-rank' | { readonly by: CardGround; readonly better: string; readonly worse: string } | undefined {
  const { by, order } = compareHands(hand, other, rules);
  if (by === 'sap-rank') return by;
  if (by === 'kind' || by === 'points' || by === 'draw') return undefined;
  const [first, second] = [hand, other].map((one) => cardsText([bestCardOf(one, rules)]));
  const [better = '', worse = ''] = order > 0 ? [first, second] : [second, first];
  return { by, better, worse };
}

function potEnd(best: readonly string[], who: string, byCard: boolean, tie: BaCayRules['bestTie']): PotEnd {
  const alone = best.length === 1;
  if (best.includes(who)) return alone ? 'takes' : tie === 'replay' ? 'replays' : 'shares';
  return !alone ? 'beaten-by-several' : byCard ? 'beaten-by-card' : 'beaten';
}
