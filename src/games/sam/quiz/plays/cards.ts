/** What may be played: one card by itself, and pairs in a row. */

import type { Card } from '#core/card.ts';
import { mistake, saysYes, yesAnswer } from '#core/quiz/answer.ts';
import { oneOf, type Rng } from '#core/random/rng.ts';
import { ACE, byHeight, heightOf, heightOfRank, TWO } from '../../engine/ranks.ts';
import type { SamRules } from '../../engine/rules.ts';
import { shapes } from '../../hands/plays.ts';
import { round, type SamState } from '../../round/index.ts';
import { heightsOf, pileOf } from '../hands.ts';
import {
  dealtWith,
  eager,
  may,
  momentIn,
  NAMES,
  played,
  playOrPass,
  roundQuestion,
  seatsFor,
  setupOf,
  silenced,
} from './moments.ts';

const SCENES = ['row', 'row', 'row-on-two', 'two-pairs', 'run', 'run', 'pair', 'pair-on-pair'] as const;

export const cardsPlays = {
  /** May the player play this one card, or this pair? */
  single: roundQuestion({
    rules: ['sam-single', 'sam-follow'],
    level: 1,
    find(rng, rules) {
      const wanted = rng.pick(['split', 'split', 'split', 'low', 'one-on-two', 'two-on-one']);
      return momentIn(rng, rules, eager(rng), (state, seat) => {
        const on = state.trick.at(-1);
        if (!on || on.cards.length > 2) return undefined;
        const height = topOf(on.cards);
        const [size, least] = wanted === 'one-on-two' ? [2, 1] : [1, 2];
        if (on.cards.length !== size) return undefined;
        const groups = alike(seat.hand).filter(
          (cards) => cards.length >= least && (wanted === 'low') === topOf(cards) <= height,
        );
        const cards = oneOf(rng, groups)?.slice(0, wanted === 'two-on-one' ? 2 : 1);
        const kept = cards && refusalOf(state, seat.name, cards) !== 'sam-thoi-2';
        return kept ? { asked: { who: seat.name, cards }, seat: seat.name } : undefined;
      });
    },
    read: (state, { who, cards }) => yesAnswer(may(state, playOrPass(who, cards))),
    misconceptions({ state, asked: { who, cards = [] } }, answer) {
      if (saysYes(answer)) return [mistake('may-split', yesAnswer(false))];
      const why = { 'sam-rank': 'lower-top', 'sam-no-suit': 'suits-decide' } as const;
      const rule = refusalOf(state, who, cards);
      const misconception = rule === 'sam-rank' || rule === 'sam-no-suit' ? why[rule] : 'as-many-cards';
      return [mistake(misconception, yesAnswer(true))];
    },
  }),
  /** May the player play this combination: one of the same kind, or of another that is higher? */
  follow: roundQuestion({
    rules: ['sam-follow'],
    level: 1,
    find(rng, rules) {
      const same = rng.upTo(1) === 0;
      return momentIn(rng, rules, eager(rng), (state, seat) => {
        const on = state.trick.at(-1)?.combination;
        if (!on || on.kind === 'tu-quy') return undefined;
        const wishes = shapes(seat.hand, null, rules).filter(
          ({ kind, length, top }) =>
            length > 1 && kind !== 'tu-quy' && same === (kind === on.kind) && heightOfRank(top) > heightOfRank(on.top),
        );
        const cards = oneOf(rng, wishes)?.cards;
        const fits = cards && refusalOf(state, seat.name, cards) === (same ? undefined : 'sam-follow');
        return fits ? { asked: { who: seat.name, cards }, seat: seat.name } : undefined;
      });
    },
    read: (state, { who, cards }) => yesAnswer(may(state, playOrPass(who, cards))),
    misconceptions: (_, answer) => [
      saysYes(answer) ? mistake('is-higher', yesAnswer(false)) : mistake('other-kind', yesAnswer(true)),
    ],
  }),
  /** Three pairs in a row: may these of them be played? */
  'doi-thong': roundQuestion({
    rules: ['sam-no-doi-thong', 'sam-run'],
    trains: ({ asked: { cards = [] } }) => [cards.length === 3 ? 'sam-run' : 'sam-no-doi-thong'],
    level: 1,
    find(rng, rules) {
      const scene = rng.pick(SCENES);
      const on = scene === 'row-on-two' ? 1 : scene === 'pair-on-pair' ? 2 : 0;
      const found = threePairs(rng, rules, on);
      if (!found) return undefined;
      const { pairs, ...moment } = found;
      const some = pairs.slice(0, scene === 'two-pairs' ? 2 : scene.startsWith('pair') ? 1 : 3);
      const cards = some.flatMap((pair) => (scene === 'run' ? pair.slice(0, 1) : pair)).sort(byHeight);
      return { ...moment, asked: { who: moment.seat, cards } };
    },
    read: (state, { who, cards }) => yesAnswer(may(state, playOrPass(who, cards))),
    misconceptions: ({ state, asked: { cards = [] } }, answer) => {
      if (!saysYes(answer)) {
        return [mistake(state.trick.length > 0 ? 'only-quads-chop' : 'pairs-in-row', yesAnswer(true))];
      }
      return [cards.length === 3 && mistake('any-suits', yesAnswer(false))];
    },
  }),
};

function refusalOf(state: SamState, who: string, cards: readonly Card[]): string | undefined {
  const tried = round.apply(state, playOrPass(who, cards));
  return tried.ok ? undefined : tried.error.rule;
}

function topOf(cards: readonly Card[]): number {
  return Math.max(...cards.map(heightOf));
}

/** A hand by its ranks. */
function alike(hand: readonly Card[]): readonly (readonly Card[])[] {
  const heights = [...new Set(hand.map(heightOf))];
  return heights.map((height) => hand.filter((card) => heightOf(card) === height));
}

/** A player with three pairs in a row who leads; or who follows on a 2, or on a pair that is lower. */
function threePairs(rng: Rng, rules: SamRules, on: number) {
  const pile = pileOf(rng, rules);
  const plain = heightsOf(rules).filter((height) => height < ACE);
  const low = 1 + rng.upTo(plain.length - 4);
  const pairs = [0, 1, 2].flatMap((step) => {
    const pair = pile.alike(low + step, 2);
    return pair ? [pair] : [];
  });
  const led = on === 0 ? [] : pile.alike(on === 1 ? TWO : low - 1, on);
  if (!led || pairs.length < 3) return undefined;
  const seats = seatsFor(rng);
  const at = rng.upTo(seats - 1);
  const before = (at + seats - 1) % seats;
  const held = NAMES.slice(0, seats).map((_, seat) => (seat === at ? pairs.flat() : seat === before ? led : []));
  const seat = NAMES[at] ?? NAMES[0];
  const leader = on === 0 ? seat : (NAMES[before] ?? NAMES[0]);
  const { state, deck } = dealtWith(rng, rules, setupOf(rng, seats, leader), held);
  const open = state.turn === null ? undefined : silenced(state);
  const now = open && (on === 0 ? open : played(open, playOrPass(leader, led)));
  return now && { state: now, deck, seat, pairs };
}
