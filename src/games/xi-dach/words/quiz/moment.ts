/** What the sentences on a moment of a round need, read from it once for every language. */

import { type Card, isAce, rankIndex, rankOf } from '#core/card.ts';
import type { PlayQuestion } from '#core/quiz/ask.ts';
import { MAX_CARDS } from '#games/xi-dach/engine/decide.ts';
import { isNatural, readHand, type XiDachKind } from '#games/xi-dach/engine/hand.ts';
import { cardsTo, unseen } from '#games/xi-dach/odds/next-card.ts';
import { BANKER, round, type XiDachState } from '#games/xi-dach/round/index.ts';
import { isYes, netIn, numberIn, saidIn, whoIn } from '#words/quiz/right-answer.ts';
import { displayName } from '#words/text.ts';

export type Moment = PlayQuestion<XiDachState>;

/** How a language names those at the table and their hands. */
interface Naming {
  nameOf(who: string): string;
  readonly kinds: Readonly<Record<XiDachKind, string>>;
  points(count: number): string;
}

export type MomentFacts = ReturnType<ReturnType<typeof momentReader>>;

/** Reads the facts of a moment, named as the language names them. `Who` and `Target` begin a sentence. */
export function momentReader({ nameOf, kinds, points: pointsText }: Naming) {
  return (question: Moment) => {
    const { state, asked } = question;
    const { players, banker, rules } = state;
    const { who, target = '', count = 0 } = asked;
    const hidden = unseenIn(question);
    const cardsOf = (seat: string) =>
      [{ ...banker, name: BANKER }, ...players].find(({ name }) => name === seat)?.cards ?? [];
    const hand = (seat: string) => {
      const cards = cardsOf(seat);
      const { kind, points } = readHand(seat, cards, rules);
      const total = points ?? 21;
      const counted = kind === 'du' ? pointsText(total) : `${pointsText(total)} (${kinds[kind]})`;
      return {
        owner: nameOf(seat),
        size: cards.length,
        kind,
        isNatural: isNatural(kind),
        name: kinds[kind],
        /** 21 for a natural, which is not counted. */
        points: total,
        /** Its name where that says all, else its points. */
        text: isNatural(kind) || kind === 'ngu-linh' ? kinds[kind] : counted,
        /** Two cards, an ace and a ten, that are no natural under this rule set. */
        isAceAndTen:
          cards.length === 2 && !isNatural(kind) && cards.some(isAce) && cards.some((card) => rankOf(card) === '10'),
        /** How many of the unseen cards are too many for it. */
        bust: () => cardsTo('quac', cards, hidden, rules).length,
      };
    };
    return {
      rules,
      count,
      seats: players.length + 1,
      who: nameOf(who),
      Who: displayName(nameOf(who)),
      isBanker: who === BANKER,
      hasFinished: players.find(({ name }) => name === who)?.stage === 'finished',
      stake: stakeIn(question, who),
      hand: hand(who),
      target: nameOf(target),
      Target: displayName(nameOf(target)),
      targetHand: hand(target),
      banker: hand(BANKER),
      bankerMay: bankerMayIn(state),
      allStakes: players.reduce((sum, { stake }) => sum + stake, 0),
      cardsHeld: players.reduce((sum, { cards }) => sum + cards.length, banker.cards.length),
      unseen: hidden.length,
      /** The ranks that bring the player into range, the lowest first. */
      goodRanks() {
        const good = cardsTo('du', cardsOf(who), hidden, rules).toSorted((a, b) => rankIndex(a) - rankIndex(b));
        return [...new Set(good.map(rankOf))].join(', ');
      },
      right: whoIn(question) && nameOf(whoIn(question)),
      yes: isYes(question),
      net: netIn(question),
      said: saidIn(question),
      number: numberIn(question),
    };
  };
}

/** What the player staked; 0 for the banker. */
export function stakeIn({ state }: Pick<Moment, 'state'>, who: string): number {
  return state.players.find(({ name }) => name === who)?.stake ?? 0;
}

/** The cards unseen by a player who sees what this moment shows; another's hand counts as seen where the player was shown it. */
function unseenIn({ state, asked: { who, target } }: Moment): readonly Card[] {
  const open = round.view(state, who).seats.flatMap(({ cards }) => cards.filter((card) => card !== null));
  return unseen([...open, ...(state.players.find(({ name }) => name === target)?.cards ?? [])]);
}

/** Why the banker may check: has enough or is bust, can draw no more, or the rule set compares short hands too. */
function bankerMayIn({ banker: { cards }, rules }: XiDachState): 'enough' | 'five-cards' | 'compares' {
  if (readHand(BANKER, cards, rules).kind !== 'non') return 'enough';
  return cards.length === MAX_CARDS ? 'five-cards' : 'compares';
}
