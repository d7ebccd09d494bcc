/** Drawing when over 21: who pays, and how much. And whether five cards are laid open. */

import { mistake, netAnswer, playersAnswer, sentenceAnswer, yesAnswer } from '#core/quiz/answer.ts';
import { readHand } from '../../engine/hand.ts';
import { mayCheck } from '../../engine/showdown.ts';
import { BANKER, round, type XiDachEvent, type XiDachState } from '../../round/index.ts';
import { dealtUnder, eventsOf, greedy, momentIn, played, roundQuestion } from './moments.ts';

export const denPlays = {
  /** A player drew when over 21, and is checked by the banker: who pays for all? */
  'who-pays': roundQuestion({
    rules: ['xd-den'],
    level: 2,
    least: 3,
    fits: ({ overdraw }) => overdraw !== 'forbidden',
    find(rng, rules) {
      const state = momentIn(rng, rules, greedy, (one) => overdrawn(one) !== undefined);
      const who = state && overdrawn(state);
      return state && who !== undefined && { state, asked: { who, target: who }, seat: BANKER, opens: [who] };
    },
    read(state, { who }) {
      const after = checked(state, who);
      if (!after) return undefined;
      const den = after.find((event) => event.type === 'den');
      return den ? playersAnswer(den.who) : sentenceAnswer('nobody');
    },
    others: ({ state, asked: { who } }) => [
      playersAnswer(who),
      playersAnswer(BANKER),
      sentenceAnswer('nobody'),
      ...state.players.map(({ name }) => playersAnswer(name)),
    ],
  }),
  /** How much does this player pay? */
  'den-amount': roundQuestion({
    rules: ['xd-den-amount', 'xd-den'],
    level: 3,
    least: 3,
    fits: ({ overdraw }) => overdraw !== 'forbidden',
    find(rng, rules) {
      const state = momentIn(rng, rules, greedy, (one) => {
        const who = overdrawn(one);
        return who !== undefined && checked(one, who)?.some(({ type }) => type === 'den') === true;
      });
      const who = state && overdrawn(state);
      return state && who !== undefined && { state, asked: { who, target: who }, seat: BANKER, opens: [who] };
    },
    read(state, { who }) {
      const den = checked(state, who)?.find((event) => event.type === 'den');
      return den?.type === 'den' ? netAnswer(den.who, den.net) : undefined;
    },
    misconceptions({ state, asked: { who } }) {
      const own = state.players.find(({ name }) => name === who)?.stake ?? 0;
      const all = state.players.reduce((sum, { stake }) => sum + stake, 0);
      return [
        mistake('own-stake-alone', netAnswer(who, -own)),
        mistake('forgets-banker', netAnswer(who, -(all - own))),
        mistake('own-stake-times-all', netAnswer(who, -state.players.length * own)),
      ];
    },
  }),
  /** The player draws a fifth card. Is the hand shown? */
  'five-open': roundQuestion({
    rules: ['xd-five-show', 'xd-max-five'],
    level: 2,
    find(rng, rules) {
      const state = momentIn(rng, rules, greedy, (one) => fiveIn(one) !== undefined);
      const who = state && fiveIn(state);
      return state && who !== undefined ? { state, asked: { who }, seat: who, hidesStory: true } : undefined;
    },
    read: (state, { who }) => yesAnswer(showsIn(state, who)),
    replayUnder(state, rules) {
      const from = dealtUnder(state, rules);
      return from && played(from, ...state.actions);
    },
  }),
};

/** A player who drew when already over 21, from the order of the cards, while the banker may check. */
function overdrawn(state: XiDachState): string | undefined {
  const { rules } = state;
  if (round.view(state, '').turn !== BANKER || state.banker.offender) return undefined;
  if (!mayCheck(readHand(BANKER, state.banker.cards, rules), rules)) return undefined;
  return state.players.find(
    ({ name, cards, stage }) =>
      stage === 'finished' && cards.length > 3 && readHand(name, cards.slice(0, -1), rules).kind === 'quac',
  )?.name;
}

function checked(state: XiDachState, target: string): readonly XiDachEvent[] | undefined {
  return eventsOf(state, { type: 'check', seat: BANKER, target });
}

function fiveIn({ players }: XiDachState): string | undefined {
  return players.find(({ cards, stage }) => cards.length === 5 && stage === 'finished')?.name;
}

function showsIn({ log }: XiDachState, who: string): boolean {
  return log.some((event) => event.type === 'show' && event.rule === 'xd-five-show' && event.who === who);
}
