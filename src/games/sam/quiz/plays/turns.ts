/** Whose turn it is, and what a pass means. */

import { mistake, playersAnswer, saysYes, yesAnswer } from '#core/quiz/answer.ts';
import { oneOf, type Rng } from '#core/random/rng.ts';
import { mover, seatsAfter } from '#core/rounds/seats.ts';
import type { SamRules } from '../../engine/rules.ts';
import { shapes } from '../../hands/plays.ts';
import { round, type SamState, type Seat } from '../../round/index.ts';

import {
  dealt,
  eager,
  led,
  may,
  momentIn,
  NAMES,
  played,
  playOrPass,
  roundQuestion,
  seatsFor,
  silenced,
} from './moments.ts';

export const turnsPlays = {
  /** Who sits on this player's right, or left? `count`: 1 for the right, −1 for the left. */
  direction: roundQuestion({
    rules: ['sam-direction'],
    level: 1,
    least: 3,
    find(rng, rules) {
      const seats = rules.deck === 52 ? 4 + rng.upTo(1) : 4;
      const from = dealt(rng, rules, seats, oneOf(rng, NAMES.slice(0, seats)) ?? null);
      const state = from && led(rng, silenced(from));
      const who = state?.turn;
      return state && who ? { state, asked: { who, count: rng.upTo(1) === 0 ? 1 : -1 }, seat: '' } : undefined;
    },
    read(state, { who, count = 0 }) {
      // The player who played just before sits on one side, the next one on the other.
      const next = played(state, playOrPass(who));
      const before = round.view(state, '').table?.who;
      if (count < 0) return before === undefined ? undefined : playersAnswer(before);
      return next?.turn ? playersAnswer(next.turn) : undefined;
    },
    misconceptions({ state, asked: { who, count = 0 } }) {
      const others = seatsAfter(state, who);
      const side = count > 0 ? others.at(-1) : others[0];
      return [side && mistake('to-the-right', playersAnswer(side.name))];
    },
    others: ({ state, asked: { who } }) => seatsAfter(state, who).map(({ name }) => playersAnswer(name)),
  }),
  /** The player passes: whose turn is it then? */
  'next-turn': roundQuestion({
    rules: ['sam-pass', 'sam-direction'],
    level: 2,
    find(rng, rules) {
      const ends = rng.upTo(2) === 0;
      return momentIn(rng, rules, eager(rng), (state, seat) => {
        const owner = state.trick.at(-1)?.who;
        if (owner === undefined) return undefined;
        const others = seatsAfter(state, seat.name);
        const open = others.filter(({ passed, name }) => !passed && name !== owner);
        const fits = ends ? open.length === 0 && others[0]?.name !== owner : open.length > 0 && others[0]?.passed;
        return fits ? { asked: { who: seat.name }, seat: '' } : undefined;
      });
    },
    read(state, { who }) {
      const turn = played(state, playOrPass(who))?.turn;
      return turn ? playersAnswer(turn) : undefined;
    },
    misconceptions({ state, asked: { who } }, answer) {
      const owner = state.trick.at(-1)?.who;
      const [next] = seatsAfter(state, who);
      const behind = owner === undefined ? undefined : seatsAfter(state, owner)[0];
      const ends = answer.type === 'who' && answer.who[0] === owner;
      return [
        next?.passed && mistake('passed-is-out', playersAnswer(next.name)),
        ends && behind && mistake('last-leads', playersAnswer(behind.name)),
      ];
    },
    others: ({ state, asked: { who } }) => seatsAfter(state, who).map(({ name }) => playersAnswer(name)),
  }),
  /** The player passed a while ago: may this be played now? */
  'pass-back': roundQuestion({
    rules: ['sam-pass'],
    level: 1,
    find(rng, rules) {
      const again = rng.upTo(1) === 0;
      return momentIn(rng, rules, eager(rng, 4), (state) => {
        const seat = again ? backIn(state) : skipped(state);
        if (!seat) return undefined;
        const combination = state.trick.at(-1)?.combination ?? null;
        const cards = oneOf(rng, shapes(seat.hand, combination, rules))?.cards;
        return cards && { asked: { who: seat.name, cards }, seat: seat.name };
      });
    },
    read: (state, { who, cards }) => yesAnswer(may(state, playOrPass(who, cards))),
    misconceptions: (_, answer) => [
      saysYes(answer) ? mistake('new-trick-all-in', yesAnswer(false)) : mistake('passed-is-out', yesAnswer(true)),
    ],
  }),
  /** May the player pass, when leading, or when able to beat the table? */
  'may-pass': roundQuestion({
    rules: ['sam-pass', 'sam-follow'],
    level: 1,
    find: (rng, rules) => passing(rng, rules),
    read: (state, { who }) => yesAnswer(may(state, playOrPass(who))),
    misconceptions: (_, answer) => [
      saysYes(answer) ? mistake('may-hold-back', yesAnswer(false)) : mistake('leader-plays', yesAnswer(true)),
    ],
  }),
};

/** A player who passed, and has just been skipped. */
function skipped(state: SamState): Seat | undefined {
  const last = state.actions.at(-1)?.seat;
  const [next] = last === undefined ? [] : seatsAfter(state, last);
  return next?.passed && state.trick.length > 0 ? next : undefined;
}

/** Who passed in the trick before this one, and has the turn again. */
function backIn(state: SamState): Seat | undefined {
  const tricks = state.log.flatMap(({ type }, at) => (type === 'trick' || type === 'lead' ? [at] : []));
  const [from, to] = tricks.slice(-2);
  const seat = mover(state);
  if (from === undefined || to === undefined || !seat || state.trick.length > 1) return undefined;
  return state.log.slice(from, to).some(({ type, who }) => type === 'pass' && who === seat.name) ? seat : undefined;
}

function passing(rng: Rng, rules: SamRules) {
  const leads = rng.upTo(1) === 0;
  const earliest = seatsFor(rng) + rng.upTo(8);
  return momentIn(rng, rules, eager(rng), (state, seat) => {
    if (state.actions.length < earliest || leads !== (state.trick.length === 0)) return undefined;
    const could = round.legal(state, seat.name).some(({ action }) => action.type === 'play');
    return could ? { asked: { who: seat.name }, seat: seat.name } : undefined;
  });
}
