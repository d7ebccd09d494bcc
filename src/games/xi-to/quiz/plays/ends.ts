/** The end of a round: who is left alone, who turns up the hole card, who takes the pot and how much of it is a gain. */

import {
  mistake,
  numberOf,
  playersAnswer,
  saysYes,
  sentenceAbout,
  sentenceAnswer,
  yesAnswer,
} from '#core/quiz/answer.ts';
import { oneOf, type Rng } from '#core/random/rng.ts';
import { mover, seatsAfter } from '#core/rounds/seats.ts';
import type { XiToRules } from '../../engine/rules.ts';
import { ANTE, round, type XiToState } from '../../round/index.ts';
import { potOf, standing } from '../../round/seats.ts';
import { eventsOf, FOLDS, lively, momentIn, namesOfSeats, played, resultOf, roundQuestion, sayOf } from './moments.ts';

export const endsPlays = {
  /** The player folds: what happens then? */
  'after-fold': roundQuestion({
    rules: ['xt-last-standing', 'xt-round-end'],
    level: 1,
    least: 3,
    find(rng, rules) {
      const wanted = rng.pick(['alone', 'alone', 'card', 'showdown', 'goes-on']);
      return momentIn(
        rng,
        rules,
        lively(rng, { folds: wanted === 'alone' ? 3 : 1, raises: 3 }),
        (state, { name: who }) => {
          if (who === undefined || resultOf(state, { type: 'up', seat: who }) !== wanted) return undefined;
          return { asked: { who }, seat: '' };
        },
      );
    },
    read(state, { who }) {
      const action = { type: 'up', seat: who } as const;
      const outcome = resultOf(state, action);
      const next = played(state, action);
      if (outcome === 'alone') {
        const win = next?.log.findLast(({ type }) => type === 'win');
        return win && sentenceAbout('alone', win.who);
      }
      if (outcome === 'goes-on') return next?.turn ? sentenceAbout('goes-on', next.turn) : undefined;
      return outcome && sentenceAnswer(outcome);
    },
    misconceptions({ state, asked: { who } }, answer) {
      const next = seatsAfter(state, who).find(({ folded }) => !folded);
      if (!next || answer.type !== 'said') return [];
      switch (answer.said) {
        case 'alone':
          return [
            mistake('alone-needs-no-show', sentenceAbout('shows', next.name)),
            mistake('alone-is-over', sentenceAnswer('card')),
          ];
        case 'goes-on':
          return [mistake('not-all-spoken', sentenceAnswer('card'))];
        default:
          return [mistake('all-have-matched', sentenceAbout('goes-on', next.name))];
      }
    },
    others: ({ state, asked: { who } }) => {
      const next = seatsAfter(state, who).find(({ folded }) => !folded);
      return [
        sentenceAnswer('card'),
        sentenceAnswer('showdown'),
        ...(next ? [sentenceAbout('goes-on', next.name)] : []),
      ];
    },
  }),
  /** The player acts: must another turn up the hole card? */
  'must-show': roundQuestion({
    rules: ['xt-showdown', 'xt-last-standing'],
    level: 1,
    find(rng, rules) {
      const wanted = rng.pick(['showdown', 'showdown', 'alone', 'card']);
      const count = wanted === 'alone' ? FOLDS : 0;
      return momentIn(rng, rules, lively(rng, { folds: wanted === 'alone' ? 2 : 1, raises: 3 }), (state) => {
        const target = mover(state)?.name;
        const late = state.seats.some(({ cards, folded }) => !folded && cards.length > 3);
        if (target === undefined || !late) return undefined;
        const who = oneOf(
          rng,
          namesOfSeats(standing(state)).filter((name) => name !== target),
        );
        const fits = resultOf(state, sayOf(state, target, { who: target, count })) === wanted;
        return fits && who !== undefined ? { asked: { who, target, count }, seat: '' } : undefined;
      });
    },
    read(state, { who, target = '', count = 0 }) {
      const events = eventsOf(state, sayOf(state, target, { who: target, count }));
      return events && yesAnswer(events.some((event) => event.type === 'show' && event.who === who));
    },
    misconceptions({ asked: { count } }, answer) {
      if (saysYes(answer)) return [];
      return [mistake(count === FOLDS ? 'alone-needs-no-show' : 'shows-at-the-end', yesAnswer(true))];
    },
  }),
  /** The player calls, and all turn up their cards: who takes the pot? */
  'pot-winner': roundQuestion({
    rules: ['xt-showdown', 'xt-order'],
    level: 2,
    least: 3,
    find(rng, rules) {
      const found = atShowdown(rng, rules);
      return found && { ...found, seat: '', opens: namesOfSeats(standing(found.state)) };
    },
    read(state, asked) {
      const win = winOf(state, asked.who);
      return win && playersAnswer(...win.shares.map(({ who }) => who));
    },
    misconceptions: ({ state }) =>
      state.seats.filter(({ folded }) => folded).map(({ name }) => mistake('folded-is-out', playersAnswer(name))),
    others: ({ state }) => namesOfSeats(standing(state)).map((who) => playersAnswer(who)),
  }),
  /** What does one gain or lose by the round? */
  'win-net': roundQuestion({
    rules: ['xt-pay-pot'],
    level: 2,
    least: 4,
    find(rng, rules) {
      const found = atShowdown(rng, rules);
      const win = found && winOf(found.state, found.asked.who);
      if (!found || win?.shares.length !== 1) return undefined;
      const target = rng.upTo(1) === 0 ? win.who : oneOf(rng, found.state.seats)?.name;
      return target === undefined ? undefined : { ...found, asked: { who: found.asked.who, target }, seat: '' };
    },
    read(state, { who, target = '' }) {
      const over = played(state, sayOf(state, who, { who }));
      const net = over && round.result(over)?.get(target);
      if (net === undefined) return undefined;
      return net > 0 ? sentenceAnswer('gains', net) : sentenceAnswer('loses', -net);
    },
    misconceptions({ state, asked: { who, target = '' } }) {
      const over = played(state, sayOf(state, who, { who }));
      const win = winOf(state, who);
      const paid = over?.seats.find(({ name }) => name === target)?.paid ?? 0;
      if (!win) return [];
      return win.who === target
        ? [
            mistake('own-chips-too', sentenceAnswer('gains', win.pot)),
            mistake('last-call-too', sentenceAnswer('gains', potOf(state) - paid)),
          ]
        : [
            mistake('second-gets-nothing', sentenceAnswer('loses', 0)),
            paid > ANTE && mistake('ante-too', sentenceAnswer('loses', paid - ANTE)),
          ];
    },
    others: ({ state, asked: { target = '' } }, answer) => {
      const right = numberOf(answer);
      const { paid = 0 } = state.seats.find(({ name }) => name === target) ?? {};
      return answer.type === 'said'
        ? [right + 1, right + paid, right + 2].map((chips) => sentenceAnswer(answer.said, chips))
        : [];
    },
  }),
};

/** Somebody calls, or passes, and the round is over. */
function atShowdown(rng: Rng, rules: XiToRules) {
  return momentIn(rng, rules, lively(rng, { folds: 1, raises: 1 }), (state, { name: who }) => {
    const fits = resultOf(state, sayOf(state, who, { who })) === 'showdown';
    return fits && { asked: { who }, seat: '' };
  });
}

function winOf(state: XiToState, who: string) {
  const events = eventsOf(state, sayOf(state, who, { who })) ?? [];
  const win = events.find(({ type }) => type === 'win');
  return win?.type === 'win' ? win : undefined;
}
