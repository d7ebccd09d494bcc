/**
 * Hands are compared: what one gets or pays in chips, with a banker, in the pot, and by a bet of two on their own. All lie open but
 * one: with the last look the round is over, so the question itself says what that hand is.
 */

import { deckUnder } from '#core/game/game.ts';
import { type Answer, mistake, netAnswer, netFrom, playersAnswer, sentenceAnswer } from '#core/quiz/answer.ts';
import type { MomentQuestion } from '#core/quiz/play.ts';
import type { Who } from '#core/ruling.ts';
import { game } from '../../engine/index.ts';
import { BANKER, type BaCayState, dealFrom, round } from '../../round/index.ts';
import { dealHand, levelWith } from '../hands.ts';
import { meet } from '../meeting.ts';
import { after, allBut, dealtWith, deckWith, eventsOf, NAMES, roundQuestion, setupOf } from './moments.ts';

/** From this many points two hands are often best together. */
const LIKELY_BEST = 5;

export const endsPlays = {
  /** All others lie open, and the last player looks: what does this player get, or pay? */
  'show-last': roundQuestion({
    rules: ['bc-direction', 'bc-mode-cai'],
    level: 2,
    least: 3,
    find(rng, rules) {
      const setup = setupOf(rng, true, 2, 2);
      const [mine, his] = rng.shuffled(meet(rng, rules) ?? []);
      const [who = NAMES[0], other = NAMES[1]] = rng.shuffled(setup.players.map(({ name }) => name));
      if (!mine || !his) return undefined;
      const third = dealHand(rng, 'any', rules, [...mine.cards, ...his.cards]);
      if (!third) return undefined;
      const held = { [who]: mine.cards, [BANKER]: his.cards, [other]: third.cards };
      const { state, deck } = dealtWith(rng, rules, setup, held);
      const asked = { who, count: stakeOf(state, who), cards: mine.cards };
      return { state: allBut(state, who), deck, asked, seat: '' };
    },
    read: (state, { who }) => netBy(state, who),
    misconceptions({ asked: { who, count = 0 } }, answer) {
      const net = netFrom(answer);
      if (net === 0) return [];
      return [
        ...(net < 0
          ? ([
              mistake('last-must-compare', netAnswer(who, 0)),
              mistake('last-is-no-help', netAnswer(who, count)),
            ] as const)
          : [mistake('own-stake', netAnswer(who, 1))]),
      ];
    },
    others: ({ asked: { who, count = 0 } }) => [count, -count, 0].map((net) => netAnswer(who, net)),
  }),
  /** What does the banker get from all together, or pay? */
  'banker-chips': roundQuestion({
    rules: ['bc-pay', 'bc-mode-cai'],
    level: 3,
    least: 4,
    find(rng, rules) {
      const setup = setupOf(rng, true, 3);
      const [his, mine] = meet(rng, rules) ?? [];
      if (!mine || !his) return undefined;
      const { state, deck } = dealtWith(rng, rules, setup, {
        [BANKER]: his.cards,
        [NAMES[rng.upTo(2)] ?? '']: mine.cards,
      });
      return { state: allBut(state, BANKER), deck, asked: { who: BANKER, cards: his.cards }, seat: '' };
    },
    read: (state) => netBy(state, BANKER),
    misconceptions({ state }, answer) {
      const nets = state.setup.players.map(({ name }) => playerNet(state, name));
      const sum = (of: (net: number, at: number) => number): number =>
        0 - nets.reduce((all, net, at) => all + of(net, at), 0);
      const stakes = state.setup.players.map(({ stake }) => stake);
      const right = netFrom(answer);
      return [
        mistake(
          'own-stake',
          netAnswer(
            BANKER,
            sum((net, at) => net / (stakes[at] ?? 1)),
          ),
        ),
        mistake(
          'wins-only',
          netAnswer(
            BANKER,
            sum((net) => Math.min(net, 0)),
          ),
        ),
        mistake(
          'draws-paid',
          netAnswer(
            BANKER,
            sum((net, at) => (net === 0 ? -(stakes[at] ?? 0) : net)),
          ),
        ),
        mistake('wrong-side', netAnswer(BANKER, -right)),
      ];
    },
    others({ state }, answer) {
      const right = netFrom(answer);
      return state.setup.players.map(({ stake }) =>
        netAnswer(BANKER, right > 0 ? right - 2 * stake : right + 2 * stake),
      );
    },
  }),
  /** Two of the players have a side bet: who wins it? */
  bien: roundQuestion({
    rules: ['bc-bien', 'bc-mode-cai'],
    level: 2,
    least: 3,
    find(rng, rules) {
      const setup = setupOf(rng, true, 2);
      const [who, target] = NAMES;
      const [mine, his] = rng.shuffled(meet(rng, rules) ?? []);
      if (!mine || !his) return undefined;
      const { state, deck } = dealtWith(rng, rules, setup, { [who]: mine.cards, [target]: his.cards });
      const open = after(allBut(state, BANKER), { type: 'show', seat: BANKER });
      return { state: open, deck, asked: { who, target, count: 1 + rng.upTo(4) }, seat: '' };
    },
    read(state, { who, target = '', count = 1 }) {
      const events = betweenTwo(state, [who, target], count);
      if (!events) return undefined;
      const won = events.find(({ type }) => type === 'take');
      return won ? playersAnswer(won.who) : sentenceAnswer('nobody');
    },
    misconceptions: (_, answer) => [answer.type === 'who' && mistake('bien-is-apart', sentenceAnswer('nobody'))],
    others: ({ asked: { who, target = '' } }) => [playersAnswer(who), playersAnswer(target), sentenceAnswer('nobody')],
  }),
  /** Best takes all: what has this player won or lost in the end? */
  'pot-wins': roundQuestion({
    rules: ['bc-mode-tat', 'bc-ga'],
    level: 2,
    least: 4,
    find(rng, rules) {
      const setup = setupOf(rng, false, 3, 2);
      const [mine, his] = meet(rng, rules) ?? [];
      if (!mine || !his) return undefined;
      const [a = '', b = '', last = ''] = rng.shuffled(setup.players.map(({ name }) => name));
      const { state, deck } = dealtWith(rng, rules, setup, { [a]: mine.cards, [b]: his.cards });
      const who = rng.pick([a, b]);
      const open = allBut(state, last);
      if (!isEven(open, last)) return undefined;
      return { state: open, deck, asked: lastToShow(open, last, who), seat: '' };
    },
    read: (state, { who, target = '' }) => potFor(state, who, target),
    misconceptions: ({ state, asked: { count = 0 } }, answer) =>
      answer.type === 'said' && answer.said === 'gain'
        ? [mistake('own-share-in-pot', sentenceAnswer('gain', state.pot))]
        : [
            mistake('share-is-gone', sentenceAnswer('even')),
            mistake('second-gets-nothing', sentenceAnswer('gain', count)),
          ],
    others: ({ state: { pot }, asked: { count = 0 } }) => [
      sentenceAnswer('gain', pot - count),
      sentenceAnswer('loss', count),
      sentenceAnswer('gain', count),
      sentenceAnswer('even'),
      sentenceAnswer('gain', pot),
    ],
  }),
  /** Several are best together: what becomes of the pot? */
  'tie-pot': roundQuestion({
    rules: ['bc-tat-tie', 'bc-ga'],
    level: 2,
    least: 4,
    fits: ({ tie }) => tie === 'draw',
    find(rng, rules) {
      // Two share three stakes: they are even, so that nothing is left over.
      const even = setupOf(rng, false, 3, 2);
      const setup = { ...even, players: even.players.map(({ name, stake }) => ({ name, stake: 2 * (stake >> 1) })) };
      const mine = dealHand(rng, 'any', rules, [], ({ points }) => points >= LIKELY_BEST);
      const his = mine && levelWith(rng, mine, undefined, rules, mine.cards);
      if (!mine || !his) return undefined;
      const [a = '', b = '', third = ''] = rng.shuffled(setup.players.map(({ name }) => name));
      const { state, deck } = dealtWith(rng, rules, setup, { [a]: mine.cards, [b]: his.cards });
      const who = rng.pick([a, b, third]);
      const open = allBut(state, third);
      const pot = eventsOf(open, third)?.find(({ type }) => type === 'share' || type === 'redeal');
      return pot && { state: open, deck, asked: lastToShow(open, third, who), seat: '' };
    },
    read: (state, { who, target = '' }) => potFor(state, who, target),
    misconceptions: ({ state, asked: { count = 0 } }, answer) => [
      answer.type === 'said' && answer.said === 'loss'
        ? mistake('share-is-gone', sentenceAnswer('even'))
        : mistake('own-share-in-pot', sentenceAnswer('gain', state.pot / 2)),
      mistake('nobody-before', sentenceAnswer('gain', state.pot - count)),
    ],
    others: ({ state: { pot }, asked: { count = 0 } }) => [
      sentenceAnswer('again'),
      sentenceAnswer('gain', pot / 2 - count),
      sentenceAnswer('loss', count),
      sentenceAnswer('even'),
    ],
  }),
};

/** This hand is turned up last: what does it mean for the other player? */
function lastToShow(state: BaCayState, last: Who, who: Who): MomentQuestion {
  const cards = state.seats.find(({ name }) => name === last)?.cards ?? [];
  return { who, target: last, count: stakeOf(state, who), cards };
}

/** Is the pot shared without a rest? The question does not say who gets an odd chip. */
function isEven(state: BaCayState, last: Who): boolean {
  const shared = eventsOf(state, last)?.find((event) => event.type === 'share');
  return !shared || new Set(shared.shares.map(({ chips }) => chips)).size === 1;
}

/** What the pot brings this one when the last hand lies open. */
function potFor(state: BaCayState, who: Who, last: Who): Answer | undefined {
  const next = round.apply(state, { type: 'look', seat: last });
  if (!next.ok) return undefined;
  const again = next.value.log.slice(state.log.length).find((event) => event.type === 'redeal');
  if (again?.players.includes(who)) return sentenceAnswer('again');
  const net = round.view(next.value, '').seats.find((seat) => seat.who === who)?.net ?? 0;
  return net === 0 ? sentenceAnswer('even') : sentenceAnswer(net > 0 ? 'gain' : 'loss', Math.abs(net));
}

/** The result if only these two played for a pot with the cards that they hold. */
function betweenTwo({ rules, seats, setup }: BaCayState, two: readonly Who[], stake: number) {
  const players = two.map((name) => ({ name, stake }));
  const held = Object.fromEntries(seats.map(({ name, cards }) => [name, cards]));
  const apart = { ...setup, players, banker: false };
  const from = dealFrom(rules, apart, deckWith(apart, held, deckUnder(game, rules)));
  const [first = '', second = ''] = two;
  const before = from.ok ? round.apply(from.value, { type: 'show', seat: first }) : from;
  return before.ok ? eventsOf(before.value, second) : undefined;
}

/** What this player has won after looking, as the last of all. */
function netBy(state: BaCayState, who: Who): Answer | undefined {
  const next = round.apply(state, { type: 'look', seat: who });
  const net = next.ok ? round.result(next.value)?.get(who) : undefined;
  return net === undefined ? undefined : netAnswer(who, net);
}

/** What a player has won when the banker has looked, the last of all. */
function playerNet(state: BaCayState, who: Who): number {
  const paid = eventsOf(state, BANKER)?.find((event) => event.type === 'settle' && event.who === who);
  return paid?.type === 'settle' ? paid.net : 0;
}

function stakeOf({ seats }: BaCayState, who: Who): number {
  return seats.find(({ name }) => name === who)?.stake ?? 0;
}
