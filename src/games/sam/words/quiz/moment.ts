/** What the words of a question from a round say of its moment: names, cards and figures, as they are written in any language. */

import type { Card } from '#core/card.ts';
import type { PlayQuestion } from '#core/quiz/ask.ts';
import { instantWin } from '#games/sam/engine/instant.ts';
import { byHeight, heightOf, isTwo } from '#games/sam/engine/ranks.ts';
import { handsWith, OFTEN, threeOf } from '#games/sam/odds/dealt.ts';
import { handsOfTen } from '#games/sam/odds/index.ts';
import { round, type SamAction, type SamState } from '#games/sam/round/index.ts';
import { cardsIn, isYes, netIn, numberIn, saidIn, whoIn } from '#words/quiz/right-answer.ts';
import { cardsText, displayName } from '#words/text.ts';
import { endOf } from '../round/end.ts';

export type SamQuestion = PlayQuestion<SamState>;

/** The note beside a name: that the seat called sâm, or is out of this trick. */
export function besideIn(
  { state: { seats, caller, turn } }: SamQuestion,
  who: string,
): 'called' | 'passed' | undefined {
  const seat = seats.find(({ name }) => name === who);
  if (seat?.passed && turn !== null) return 'passed';
  return caller === who || seat?.answer === 'call' ? 'called' : undefined;
}

export type SamMoment = ReturnType<typeof momentOf>;

/** Names are empty where there is nobody. What plays the round on, or counts hands, is worked out where it is said. */
export function momentOf(question: SamQuestion) {
  const { asked, state } = question;
  const { cards = [], count = 0 } = asked;
  const { rules, seats } = state;
  const { three, least } = threeOf(count);
  const handOf = (who: string): readonly Card[] => seats.find(({ name }) => name === who)?.hand ?? [];
  const left = handOf(asked.who).filter((card) => !cards.includes(card));
  const right = whoIn(question);
  const on = state.trick.at(-1);
  /** One plays against all: who called, or who wins at once. */
  const lone = asked.who === (state.caller ?? asked.target);
  const net = Math.abs(netIn(question));
  const rivals = seats.length - 1;
  const move = (seat: string): SamAction => (cards.length > 0 ? { type: 'play', seat, cards } : { type: 'pass', seat });
  return {
    rules,
    who: displayName(asked.who),
    target: displayName(asked.target ?? ''),
    count,
    /** The cards asked about. */
    cards: cardsText(cards),
    size: cards.length,
    onlyTwos: cards.every(isTwo),
    /** The seat's cards left after the play asked about. */
    left: left.length,
    leavesTwos: left.every(isTwo),
    highest: cardsText(left.toSorted(byHeight).slice(-1)),
    keepsHigher: left.some((card) => cards.every((one) => heightOf(card) > heightOf(one))),
    /** The play to be beaten. */
    on: cardsText(on?.cards ?? []),
    onSize: on?.cards.length ?? 0,
    caller: displayName(state.caller ?? ''),
    isCaller: asked.who === state.caller,
    /** Who has called while others are still asked. */
    called: displayName(seats.find(({ answer }) => answer === 'call')?.name ?? ''),
    isSilent: seats.some(({ name, answer }) => name === asked.who && answer === 'silent'),
    /** What the right answer says. */
    yes: isYes(question),
    said: saidIn(question),
    number: numberIn(question),
    named: displayName(right),
    namedOwnsTrick: right === on?.who,
    namedLowest: cardsText(handOf(right).slice(0, 1)),
    namedCards: cardsText(cardsIn(question)),
    /** Each seat and its lowest card. */
    lowest: seats.map(({ name, hand }) => `${displayName(name)} ${cardsText(hand.slice(0, 1))}`).join(', '),
    lone,
    rivals,
    /** What the lone player gets or pays, and each opponent. */
    net,
    each: lone ? net / rivals : net,
    /** A kind of deal, by its id; the three of which one is rarest. */
    often: OFTEN[count] ?? 'quad',
    least,
    /** The rule that forbids the play asked about. */
    get refusal() {
      const tried = round.apply(state, move(asked.who));
      return tried.ok ? undefined : tried.error.rule;
    },
    /** How the sâm failed, or fails by the move asked about; and what the one who stopped it gets alone, or 0. */
    get failure() {
      const next = round.apply(state, move(asked.target ?? asked.who));
      const { log } = next.ok ? next.value : state;
      const lost = log.find((event) => event.type === 'sam-lost');
      const whole = log.flatMap((event) =>
        event.type === 'pay' && event.step.rule === 'sam-pay-sam' && event.step.why === 'stopped'
          ? [event.step.units]
          : [],
      );
      return lost && { how: lost.why, ...namesIn(lost), whole: whole[0] ?? 0 };
    },
    /** How a round that is over ended, where no sâm failed. */
    get end() {
      const end = endOf(state.log);
      const how = end?.how === 'sam' || end?.how === 'thoi' ? end.how : 'first';
      return { how, ...namesIn(end) } as const;
    },
    /** What is paid for chops once nobody beats the last play. */
    get chops() {
      return passedOut(state)
        .log.slice(state.log.length)
        .flatMap((event) => (event.type === 'pay' && event.step.rule === 'sam-pay-chop' ? [event.step] : []))
        .map((step) => ({ ...namesIn(step), cards: cardsText(step.cards), units: step.units, why: step.why }));
    },
    /** The instant win that the cards asked about are. */
    get win() {
      return instantWin(cards, rules);
    },
    /** One hand in so many has each of the three, rounded to two figures. */
    get odds() {
      const hands = handsOfTen(rules.deck);
      return three.map((dealt) => ({ dealt, oneIn: Number((hands / handsWith(dealt, rules)).toPrecision(2)) }));
    },
  };
}

function namesIn(fact: { readonly who: string; readonly other?: string } | undefined) {
  return { who: displayName(fact?.who ?? ''), other: displayName(fact?.other ?? '') };
}

/** Everybody passes until the trick is over. */
function passedOut(state: SamState): SamState {
  let now = state;
  while (now.turn !== null && now.trick.length > 0) {
    const next = round.apply(now, { type: 'pass', seat: now.turn });
    if (!next.ok) break;
    now = next.value;
  }
  return now;
}
