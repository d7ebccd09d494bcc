/** The deal, and the naturals that are settled at once. */

import { mistake, netAnswer, playersAnswer, sentenceAnswer, yesAnswer } from '#core/quiz/answer.ts';
import type { RoundMoment } from '#core/quiz/play.ts';
import type { Rng } from '#core/random/rng.ts';
import { isNatural, readHand } from '../../engine/hand.ts';
import type { XiDachRules } from '../../engine/rules.ts';
import { BANKER, type XiDachEvent, type XiDachState } from '../../round/index.ts';
import { atRandom, dealt, dealtUnder, momentIn, roundQuestion, seatedNames, stakeOf } from './moments.ts';

export const dealPlays = {
  /** Who gets the next card after this many were dealt? Two rounds of one card each, then nobody. */
  'next-card': roundQuestion({
    rules: ['xd-deal-two', 'xd-deal-order'],
    level: 1,
    find(rng, rules) {
      const state = undecided(rng, rules);
      // The last one may be behind the deal: then everybody has two.
      const count = state && 1 + rng.upTo(2 * (state.players.length + 1) - 1);
      return state && count !== undefined ? { state, asked: { who: BANKER, count }, seat: '' } : undefined;
    },
    read: (state, { count = 0 }) => {
      const next = dealsIn(state)[count];
      return next ? playersAnswer(next.who) : sentenceAnswer('nobody');
    },
    others: ({ state }) => [...seatedNames(state).map((who) => playersAnswer(who)), sentenceAnswer('nobody')],
    replayUnder: dealtUnder,
  }),
  /** Who is dealt the first card? */
  'first-card': roundQuestion({
    rules: ['xd-deal-order'],
    level: 2,
    find(rng, rules) {
      const state = undecided(rng, rules);
      return state && { state, asked: { who: BANKER }, seat: '' };
    },
    read: (state) => ({
      type: 'who',
      who: dealsIn(state)
        .slice(0, 1)
        .map(({ who }) => who),
    }),
    others: ({ state }) => seatedNames(state).map((who) => playersAnswer(who)),
    replayUnder: dealtUnder,
  }),
  /** Must these two cards be shown at once? */
  'show-now': roundQuestion({
    rules: ['xd-phase1-show', 'xd-xi-dach'],
    level: 1,
    find: (rng, rules) =>
      nearNatural(rng, rules, (state) => !isNatural(readHand(BANKER, state.banker.cards, rules).kind)),
    read: ({ log }, { who }) => yesAnswer(log.some((event) => event.type === 'natural' && event.who === who)),
    replayUnder: dealtUnder,
  }),
  /** What does a player get for two cards at the moment of the deal? */
  'natural-paid': roundQuestion({
    rules: ['xd-phase1-player', 'xd-pay-bonus'],
    level: 2,
    least: 3,
    find: (rng, rules) =>
      nearNatural(rng, rules, (state) => !isNatural(readHand(BANKER, state.banker.cards, rules).kind)),
    read({ log }, { who }) {
      const paid = log.find((event) => event.type === 'settle' && event.who === who);
      return netAnswer(who, paid?.type === 'settle' ? paid.net : 0);
    },
    misconceptions({ state, asked: { who } }) {
      const stake = stakeOf(state, who);
      return [
        mistake('naturals-always-double', netAnswer(who, 2 * stake)),
        mistake('waits-to-be-checked', netAnswer(who, 0)),
      ];
    },
    others: ({ state, asked: { who } }) => [1, 3].map((times) => netAnswer(who, times * stakeOf(state, who))),
    replayUnder: dealtUnder,
  }),
};

/** A deal after which nobody is settled with at once: it would seem to be over, and only the deal is asked about. */
function undecided(rng: Rng, rules: XiDachRules): XiDachState | undefined {
  const state = dealt(rng, rules);
  return state?.log.some(({ type }) => type === 'natural') ? undefined : state;
}

/** A table at which somebody has two cards with an ace among them, or nearly a natural. */
function nearNatural(
  rng: Rng,
  rules: XiDachRules,
  fits: (state: XiDachState) => boolean,
): RoundMoment<XiDachState> | undefined {
  const state = momentIn(
    rng,
    rules,
    atRandom,
    (one) => one.actions.length === 0 && fits(one) && nearestIn(one, rng) !== undefined,
  );
  const who = state && nearestIn(state, rng);
  return state && who !== undefined ? { state, asked: { who }, seat: who, hidesStory: true } : undefined;
}

function nearestIn({ players, rules }: XiDachState, rng: Rng): string | undefined {
  const close = players.filter(({ name, cards }) => {
    const { kind, points } = readHand(name, cards.slice(0, 2), rules);
    return isNatural(kind) || (points ?? 0) >= 19;
  });
  const natural = close.filter(({ name, cards }) => isNatural(readHand(name, cards.slice(0, 2), rules).kind));
  const [first, ...rest] = natural.length > 0 && rng.upTo(3) > 0 ? natural : close;
  return first && rng.pick([first, ...rest]).name;
}

function dealsIn({ log }: XiDachState): readonly Extract<XiDachEvent, { readonly type: 'deal' }>[] {
  return log.filter((event) => event.type === 'deal');
}
