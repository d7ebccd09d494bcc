/** Whose turn it is, when a betting round is over, and who gets a card then. */

import { type Misconception, mistake, playersAnswer, sentenceAbout, sentenceAnswer } from '#core/quiz/answer.ts';
import type { MomentQuestion } from '#core/quiz/play.ts';
import { oneOf, type Rng } from '#core/random/rng.ts';
import { mover, seatsAfter } from '#core/rounds/seats.ts';
import { round, STREETS, type XiToState } from '../../round/index.ts';
import { standing } from '../../round/seats.ts';
import {
  eventsOf,
  lively,
  momentIn,
  namesOfSeats,
  played,
  resultOf,
  roundQuestion,
  sayOf,
  stayedUntil,
} from './moments.ts';

export const turnsPlays = {
  /** The player acts: who speaks next? */
  'next-turn': roundQuestion({
    rules: ['xt-turn-direction', 'xt-act-up'],
    level: 1,
    least: 3,
    find(rng, rules) {
      const gap = rng.upTo(2) > 0;
      return momentIn(rng, rules, lively(rng), (state) => {
        const asked = askedOf(rng, state);
        if (!asked || resultOf(state, sayOf(state, asked.who, asked)) !== 'goes-on') return undefined;
        const next = seatsAfter(state, asked.who)[0];
        return next?.folded === gap ? { asked, seat: '' } : undefined;
      });
    },
    read(state, asked) {
      const turn = played(state, sayOf(state, asked.who, asked))?.turn;
      return turn ? playersAnswer(turn) : undefined;
    },
    misconceptions({ state, asked: { who } }) {
      const others = seatsAfter(state, who);
      const before = others.findLast(({ folded }) => !folded);
      const next = others[0];
      return [
        next?.folded && mistake('folded-is-out', playersAnswer(next.name)),
        before && mistake('wrong-way-round', playersAnswer(before.name)),
      ];
    },
    others: ({ state, asked: { who } }) => namesOfSeats(seatsAfter(state, who)).map((name) => playersAnswer(name)),
  }),
  /** The player acts: who has still to speak in this betting round? */
  'who-answers': roundQuestion({
    rules: ['xt-round-end', 'xt-act-to'],
    level: 2,
    least: 3,
    find(rng, rules) {
      const raises = rng.upTo(2) > 0;
      return momentIn(
        rng,
        rules,
        lively(rng),
        (state) => {
          const asked = askedOf(rng, state);
          if (!asked || state.spoken.length === 0 || raises !== (asked.count !== undefined)) return undefined;
          const fits = resultOf(state, sayOf(state, asked.who, asked)) === 'goes-on' && standing(state).length > 2;
          return fits ? { asked, seat: '' } : undefined;
        },
        () => 4,
      );
    },
    read(state, asked) {
      const now = played(state, sayOf(state, asked.who, asked));
      if (!now) return undefined;
      const over = stayedUntil(now, ({ street, turn }) => street !== state.street || turn === null);
      return playersAnswer(...over.actions.slice(now.actions.length).map(({ seat }) => seat));
    },
    misconceptions({ state, asked: { who, count } }) {
      const others = seatsAfter(state, who).filter(({ folded }) => !folded);
      const silent = others.filter(({ name }) => !state.spoken.includes(name));
      const all: Misconception = mistake('matched-is-done', playersAnswer(...namesOfSeats(others)));
      if (count === undefined) return [all];
      return [
        silent.length > 0
          ? mistake('raise-reopens', playersAnswer(...namesOfSeats(silent)))
          : mistake('raise-reopens', playersAnswer(...namesOfSeats(others.slice(0, 1)))),
      ];
    },
    others: ({ state, asked: { who } }) => {
      const others = namesOfSeats(seatsAfter(state, who).filter(({ folded }) => !folded));
      return [
        playersAnswer(...others.slice(0, 1)),
        playersAnswer(...others.slice(-1)),
        playersAnswer(...others, who),
        playersAnswer(...others),
      ];
    },
  }),
  /** The player calls or passes: what happens then? */
  'after-call': roundQuestion({
    rules: ['xt-round-end', 'xt-rounds'],
    level: 1,
    least: 3,
    find(rng, rules) {
      const wanted = rng.pick(['card', 'showdown', 'goes-on']);
      return momentIn(rng, rules, lively(rng), (state, { name: who }) => {
        const fits = state.spoken.length > 0;
        if (!fits || resultOf(state, sayOf(state, who, { who })) !== wanted) return undefined;
        return { asked: { who }, seat: '' };
      });
    },
    read(state, { who }) {
      const say = sayOf(state, who, { who });
      const outcome = resultOf(state, say);
      const turn = played(state, say)?.turn;
      if (outcome === 'goes-on') return turn ? sentenceAbout('goes-on', turn) : undefined;
      return outcome && sentenceAnswer(outcome);
    },
    misconceptions({ state, asked: { who } }, answer) {
      const next = seatsAfter(state, who).find(({ folded }) => !folded);
      if (!next || answer.type !== 'said') return [];
      return [
        answer.said === 'goes-on'
          ? mistake('not-all-spoken', sentenceAnswer('card'))
          : mistake('all-have-matched', sentenceAbout('goes-on', next.name)),
      ];
    },
    others: () => [sentenceAnswer('card'), sentenceAnswer('showdown')],
  }),
  /** A betting round ends with this say: who gets a card? */
  'who-gets-card': roundQuestion({
    rules: ['xt-streets', 'xt-hand-five'],
    level: 1,
    least: 3,
    find(rng, rules) {
      const last = rng.upTo(3) === 0;
      return momentIn(rng, rules, lively(rng), (state, seat) => {
        const outcome = resultOf(state, sayOf(state, seat.name, { who: seat.name }));
        const fits = last ? outcome === 'showdown' : outcome === 'card' && standing(state).length < state.seats.length;
        return fits ? { asked: { who: seat.name }, seat: '' } : undefined;
      });
    },
    read(state, asked) {
      const events = eventsOf(state, sayOf(state, asked.who, asked));
      const dealtTo = events?.flatMap((event) => (event.type === 'deal' ? [event.who] : []));
      if (!dealtTo) return undefined;
      return dealtTo.length > 0 ? playersAnswer(...dealtTo) : sentenceAnswer('nobody');
    },
    misconceptions({ state, asked: { who } }, answer) {
      const still = namesOfSeats(standing(state));
      const others = still.filter((name) => name !== who);
      if (answer.type === 'said') return [mistake('five-is-all', playersAnswer(...still))];
      return [
        mistake('folded-is-out', playersAnswer(...namesOfSeats(state.seats))),
        mistake('caller-stays-in', playersAnswer(...others)),
      ];
    },
    others: ({ state }) => [
      playersAnswer(...namesOfSeats(standing(state))),
      playersAnswer(...namesOfSeats(state.seats)),
      ...(state.street === STREETS
        ? namesOfSeats(standing(state))
            .slice(0, 1)
            .map((who) => playersAnswer(who))
        : []),
      sentenceAnswer('nobody'),
    ],
  }),
  /** How many betting rounds are there still, if nobody is left alone? */
  'rounds-left': roundQuestion({
    rules: ['xt-rounds'],
    level: 1,
    least: 4,
    find(rng, rules) {
      const street = 1 + rng.upTo(STREETS - 1);
      return momentIn(rng, rules, lively(rng), (state, { name: who }) => {
        return state.street === street ? { asked: { who }, seat: '' } : undefined;
      });
    },
    read(state) {
      const over = stayedUntil(state, () => false);
      return sentenceAnswer('rounds', over.log.slice(state.log.length).filter(({ type }) => type === 'speak').length);
    },
    others: () => [0, 1, 2, 3].map((count) => sentenceAnswer('rounds', count)),
  }),
};

/** A call or a pass, or a small raise. */
function askedOf(rng: Rng, state: XiToState): MomentQuestion | undefined {
  const who = mover(state)?.name;
  if (who === undefined) return undefined;
  const raises = round.legal(state, who).flatMap(({ action }) => (action.type === 'to' ? [action.amount] : []));
  const count = oneOf(rng, raises.slice(0, 3));
  const stays = sayOf(state, who, { who });
  const bets = rng.upTo(1) === 0 || !round.apply(state, stays).ok;
  return bets && count !== undefined ? { who, count } : { who };
}
