/** What the words of a question from a round read off its moment, in any language. */

import type { Card } from '#core/card.ts';
import type { PlayQuestion } from '#core/quiz/ask.ts';
import type { Category } from '#games/xi-to/engine/category.ts';
import { categoryOf } from '#games/xi-to/hands/strength.ts';
import { comparisonOf, handsWith, OFTEN } from '#games/xi-to/odds/dealt.ts';
import { drawsTo } from '#games/xi-to/odds/draws.ts';
import { sayOf } from '#games/xi-to/quiz/plays/moments.ts';
import { round, type Seat, type XiToState } from '#games/xi-to/round/index.ts';
import { highestBet, potOf, seatsFromNext, standing } from '#games/xi-to/round/seats.ts';
import { isYes, namesIn, numberIn, saidIn, whoIn } from '#words/quiz/right-answer.ts';
import { cardsText, displayName } from '#words/text.ts';

export type Moment = PlayQuestion<XiToState>;
export type Facts = ReturnType<typeof momentFacts>;

/** The note beside a name: that the seat folded, or what it has put in during this betting round. */
export function besideIn({ state: { seats, turn } }: Moment, who: string): 'folded' | number | undefined {
  const seat = seats.find(({ name }) => name === who);
  if (seat?.folded) return 'folded';
  return turn !== null && seat && seat.bet > 0 ? seat.bet : undefined;
}

/** Names, figures and cards as they stand in a sentence; what takes counting is counted only where it is read. */
export function momentFacts(question: Moment) {
  const { state, asked, opens = [asked.who] } = question;
  const { who, target = '', cards = [], count = 0 } = asked;
  const { seats, rules, street, setup } = state;
  const seat = seats.find(({ name }) => name === who);
  const bet = highestBet(state);
  const own = seat?.bet ?? 0;
  const say = spokenOf(count, bet);
  const answer = whoIn(question);
  const next = () => {
    const result = round.apply(state, sayOf(state, who, asked));
    return result.ok ? result.value : state;
  };
  /** What makes a player's four cards one of these, by all cards that are seen here. */
  const drawOf = (name: string, ...wanted: readonly Category[]) => {
    const open = seats.flatMap((one) => (opens.includes(one.name) ? one.cards : one.cards.slice(1)));
    const draw = drawsTo(seats.find((one) => one.name === name)?.cards ?? [], open, wanted, rules);
    return { cards: cardsText(draw.cards), good: draw.cards.length, unseen: draw.outOf };
  };
  /** The card of those asked about that each seat gets. */
  const dealt = (state.turn === null ? seats : standing(state)).flatMap(({ name }, at) => {
    const text = cardsText(cards.slice(at, at + 1));
    return text === '' ? [] : [{ name, text }];
  });
  return {
    who: displayName(who),
    target: displayName(target),
    count,
    size: seats.length,
    // What the right answer says.
    yes: isYes(question),
    said: saidIn(question),
    number: numberIn(question),
    named: namesIn(question).map(displayName).join(', '),
    several: namesIn(question).length > 1,
    rules,
    street,
    limit: setup.limit,
    pot: potOf(state),
    /** What is said at this moment. */
    say,
    /** What must be matched in this betting round; what the player has put in; what is missing. */
    bet,
    own,
    toMatch: bet - own,
    handSize: seat?.cards.length ?? 0,
    dealt: dealt.map(({ name, text }) => `${displayName(name)} ${text}`).join(', '),
    /** The card of those that the right answer's player gets. */
    namedCard: dealt.find(({ name }) => name === answer)?.text ?? '',
    /** Who folded between the player and the next who speaks. */
    get passedOver() {
      const after = seatsFromNext(state, who).map(({ name }) => name);
      return after
        .slice(0, Math.max(0, after.indexOf(answer)))
        .map(displayName)
        .join(', ');
    },
    /** The hand of the right answer's player; and what that player shows once the action is made. */
    get hand() {
      return handOf(state, answer, (one) => one.cards);
    },
    get shown() {
      return handOf(next(), answer, (one) => one.cards.slice(1));
    },
    /** The end that the action leads to: who wins the pot, and what the other player put into it. */
    get end() {
      const { log, seats: after } = next();
      const win = log.findLast((event) => event.type === 'win');
      return {
        winner: displayName(win?.who ?? ''),
        pot: win?.pot ?? 0,
        paid: after.find(({ name }) => name === target)?.paid ?? 0,
        wins: win?.who === target,
      };
    },
    /** The combination asked about, and how many hands are that. */
    get often() {
      const category = OFTEN[count] ?? 'doi';
      return { category, hands: handsWith(category, rules) };
    },
    get rarest() {
      const { three, least } = comparisonOf(count);
      return { least, three: three.map((category) => ({ category, hands: handsWith(category, rules) })) };
    },
    /** The cards that make the flush asked about, or else the straight. */
    get outs() {
      return drawOf(who, count === 0 ? 'thung' : 'sanh').cards;
    },
    get flushDraw() {
      return drawOf(who, 'thung', 'thung-pha-sanh');
    },
    get straightDraw() {
      return drawOf(target, 'sanh', 'thung-pha-sanh');
    },
    /** What a pair becomes with one card more. */
    get improves() {
      const [thu, sam] = [drawOf(who, 'thu'), drawOf(who, 'sam')];
      return { unseen: thu.unseen, thu: thu.good, sam: sam.good, all: thu.good + sam.good };
    },
  };
}

/** The first bet, a raise, a call, a pass, a fold. */
type Say = 'bet' | 'raise' | 'call' | 'pass' | 'fold';

function spokenOf(count: number, bet: number): Say {
  if (count > 0) return bet === 0 ? 'bet' : 'raise';
  if (count < 0) return 'fold';
  return bet === 0 ? 'pass' : 'call';
}

/** A player's combination, and another player still in who has the same one. */
function handOf(state: XiToState, name: string, cardsOf: (seat: Seat) => readonly Card[]) {
  const still = standing(state);
  const own = still.find((seat) => seat.name === name);
  const categoryIn = (seat: Seat) => categoryOf(cardsOf(seat), state.rules);
  const category = own ? categoryIn(own) : 'mau-thau';
  const peer = still.find((seat) => seat !== own && categoryIn(seat) === category);
  return {
    category,
    cards: cardsText(own ? cardsOf(own) : []),
    peer: peer && { who: displayName(peer.name), cards: cardsText(cardsOf(peer)) },
  };
}
