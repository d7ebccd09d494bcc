/** Naturals are settled before anybody draws; later events do not change that. */

import { ALL_CARDS, type Card } from '#core/card.ts';
import { mistake, netAnswer } from '#core/quiz/answer.ts';
import type { Rng } from '#core/random/rng.ts';
import type { Who } from '#core/ruling.ts';
import type { XiDachRules } from '../../engine/rules.ts';
import { BANKER, dealFrom, round, type XiDachAction, type XiDachState } from '../../round/index.ts';
import { dealHand } from '../hands.ts';
import { MOST_STAKE, NAMES, played, roundQuestion, stakeOf } from './moments.ts';

export const phasesPlays = {
  /** The banker draws to a five-card hand. What does a player get, who had a natural or still sits there? */
  phases: roundQuestion({
    rules: ['xd-phases-separate', 'xd-phase1-player'],
    level: 2,
    least: 3,
    find(rng, rules) {
      const [natural, sits] = NAMES;
      const his = dealHand(rng, BANKER, 'ngu-linh', rules);
      const best = his && dealHand(rng, natural, rng.pick(['xi-dach', 'xi-dach', 'xi-ban']), rules, his.cards);
      const plain =
        best && dealHand(rng, sits, 'du', rules, [...his.cards, ...best.cards], ({ cards }) => cards.length === 2);
      if (!his || !best || !plain) return undefined;
      const hands = { [BANKER]: his.cards, [natural]: best.cards, [sits]: plain.cards };
      const dealt = dealtWith(rng, rules, [natural, sits], hands);
      const state = dealt && drawnOut(dealt.state, sits);
      const who = rng.upTo(2) > 0 ? natural : sits;
      return (
        state && { state, deck: dealt.deck, asked: { who, count: stakeOf(state, who) }, seat: BANKER, opens: [sits] }
      );
    },
    read(state, { who }) {
      const checked = round.apply(state, { type: 'check', seat: BANKER, target: who });
      const then = checked.ok ? checked.value : state;
      const net = round.view(then, '').seats.find((seat) => seat.who === who)?.net;
      return net === undefined ? undefined : netAnswer(who, net);
    },
    misconceptions: ({ asked: { who, count = 0 } }) =>
      who === NAMES[0]
        ? [mistake('settled-before', netAnswer(who, -count)), mistake('settled-before', netAnswer(who, 0))]
        : [],
    others: ({ asked: { who, count = 0 } }) => [count, -count, 0].map((net) => netAnswer(who, net)),
  }),
};

/** A round in which these hands are dealt, and the banker's other cards come first from the stock. */
function dealtWith(rng: Rng, rules: XiDachRules, names: readonly Who[], hands: Readonly<Record<Who, readonly Card[]>>) {
  const order = rules.dealOrder === 'banker-first' ? [BANKER, ...names] : [...names, BANKER];
  const first = [0, 1].flatMap((at) => order.flatMap((who) => hands[who]?.slice(at, at + 1) ?? []));
  const drawn = hands[BANKER]?.slice(2) ?? [];
  const held = new Set([...first, ...drawn]);
  const deck = [...first, ...drawn, ...rng.shuffled(ALL_CARDS.filter((card) => !held.has(card)))];
  const players = names.map((name) => ({ name, stake: 1 + rng.upTo(MOST_STAKE - 1) }));
  const state = dealFrom(rules, { seed: rng.upTo(2 ** 30), players }, deck);
  return state.ok ? { state: state.value, deck } : undefined;
}

/** The player stands, and the banker draws to five cards. */
function drawnOut(from: XiDachState, sits: Who): XiDachState | undefined {
  const draw: XiDachAction = { type: 'draw', seat: BANKER };
  return played(from, { type: 'stand', seat: sits }, draw, draw, draw);
}
