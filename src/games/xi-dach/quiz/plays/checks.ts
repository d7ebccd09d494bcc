/** The banker checks: whom, when, what may be asked, and what a stake comes to. */

import type { Card } from '#core/card.ts';
import { mistake, netAnswer, yesAnswer } from '#core/quiz/answer.ts';
import type { Who } from '#core/ruling.ts';
import { readHand } from '../../engine/hand.ts';
import { mayCheck as has } from '../../engine/showdown.ts';
import { BANKER, round, type XiDachState } from '../../round/index.ts';
import { atRandom, greedy, momentIn, plain, refusal, roundQuestion } from './moments.ts';

export const checksPlays = {
  /** May this one check that one? */
  'who-checks': roundQuestion({
    rules: ['xd-banker', 'xd-check-right'],
    level: 1,
    find(rng, rules) {
      const state = momentIn(rng, rules, plain, (one) => round.view(one, '').turn === BANKER && bankerMay(one));
      const [target] = state ? rng.shuffled(state.players.filter(({ stage }) => stage === 'finished')) : [];
      const rival = state?.players.find(({ name }) => name !== target?.name);
      const who = rng.upTo(1) === 0 ? BANKER : rival?.name;
      return state && target && who !== undefined && { state, asked: { who, target: target.name }, seat: who };
    },
    read: (state, { who, target = '' }) =>
      yesAnswer(refusal(state, { type: 'check', seat: who, target }) === undefined),
    misconceptions: ({ asked: { who } }) => [who !== BANKER && mistake('only-banker', yesAnswer(true))],
  }),
  /** May the banker check a player while others still draw? */
  'check-early': roundQuestion({
    rules: ['xd-check-early', 'xd-check-right'],
    level: 2,
    find(rng, rules) {
      const state = momentIn(rng, rules, atRandom, (one) => {
        const { turn } = round.view(one, '');
        return turn !== null && turn !== BANKER && one.actions.length > 0 && openIn(one) !== undefined;
      });
      const target = state && openIn(state);
      return state && target !== undefined ? { state, asked: { who: BANKER, target }, seat: BANKER } : undefined;
    },
    read: (state, { target = '' }) => yesAnswer(refusal(state, { type: 'check', seat: BANKER, target }) === undefined),
  }),
  /** One player has been checked. May the banker draw before checking the next? */
  'check-each': roundQuestion({
    rules: ['xd-check-each', 'xd-max-five', 'xd-bust-draw'],
    trains({ state }) {
      if (state.banker.cards.length === 5) return ['xd-max-five'];
      const drawn = refusal(state, { type: 'draw', seat: BANKER });
      return [drawn === undefined ? 'xd-check-each' : 'xd-bust-draw'];
    },
    level: 2,
    find(rng, rules) {
      const state = momentIn(rng, rules, rng.upTo(1) === 0 ? greedy : plain, (one) => {
        const checked = one.players.some(({ stage }) => stage === 'checked');
        return checked && round.view(one, '').turn === BANKER && one.players.some(({ stage }) => stage === 'finished');
      });
      return state && { state, asked: { who: BANKER }, seat: BANKER };
    },
    read: (state) => yesAnswer(refusal(state, { type: 'draw', seat: BANKER }) === undefined),
    misconceptions: ({ state }) => [state.banker.cards.length < 5 && mistake('checks-all-at-once', yesAnswer(false))],
  }),
  /** May a player ask for the total that the banker had at the check? */
  'ask-total': roundQuestion({
    rules: ['xd-check-secret'],
    level: 1,
    find(rng, rules) {
      const settled = rng.upTo(1) === 0;
      const state = momentIn(
        rng,
        rules,
        plain,
        (one) =>
          round.view(one, '').turn === BANKER &&
          one.players.some(({ stage }) => stage === (settled ? 'checked' : 'finished')),
      );
      const player = state?.players.find(({ stage }) => stage === (settled ? 'checked' : 'finished'));
      return state && player && { state, asked: { who: player.name }, seat: player.name };
    },
    read: (state, { who }) => yesAnswer(refusal(state, { type: 'ask', seat: who }) === undefined),
    misconceptions: ({ state, asked: { who } }) => [
      state.players.some(({ name, stage }) => name === who && stage === 'checked')
        ? mistake('total-is-secret', yesAnswer(false))
        : mistake('asks-too-early', yesAnswer(true)),
    ],
  }),
  /** The player is checked: what does the stake win or lose? */
  stake: roundQuestion({
    rules: ['xd-stake', 'xd-pay-even'],
    level: 2,
    least: 3,
    find(rng, rules) {
      const state = momentIn(rng, rules, plain, (one) => round.view(one, '').turn === BANKER && bankerMay(one));
      // A five-card hand (rule xd-ngu-linh) is paid differently under some rule sets.
      if (!state || isFive(state, BANKER, state.banker.cards)) return undefined;
      const [target] = rng.shuffled(
        state.players.filter(
          ({ name, cards, stage, stake: chips }) => stage === 'finished' && chips > 1 && !isFive(state, name, cards),
        ),
      );
      return (
        target && {
          state,
          asked: { who: target.name, target: target.name, count: target.stake },
          seat: BANKER,
          opens: [target.name],
        }
      );
    },
    read(state, { who }) {
      const after = round.apply(state, { type: 'check', seat: BANKER, target: who });
      const paid = after.ok ? after.value.log.find((event) => event.type === 'settle' && event.who === who) : undefined;
      return paid?.type === 'settle' ? netAnswer(who, paid.net) : undefined;
    },
    misconceptions: ({ asked: { who } }, answer) =>
      answer.type === 'net' && answer.net !== 0
        ? [
            mistake('own-stake', netAnswer(who, Math.sign(answer.net))),
            mistake('wrong-side', netAnswer(who, -answer.net)),
          ]
        : [],
    others: ({ asked: { who, count = 1 } }) => [count, -count, 0].map((net) => netAnswer(who, net)),
  }),
};

/** The banker's hand allows a check, so that only whom to check is asked. */
function bankerMay(state: XiDachState): boolean {
  return has(readHand(BANKER, state.banker.cards, state.rules), state.rules) && !state.banker.offender;
}

function isFive({ rules }: XiDachState, who: Who, cards: readonly Card[]): boolean {
  return readHand(who, cards, rules).kind === 'ngu-linh';
}

function openIn(state: XiDachState): string | undefined {
  return state.players.find(({ stage }) => stage === 'finished')?.name;
}
