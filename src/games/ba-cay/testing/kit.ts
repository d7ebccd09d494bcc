import { ALL_CARDS, type Card, isTen } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { Rng } from '#core/random/rng.ts';
import type { GameTestKit } from '#testing/conformance/kit.ts';
import { runs } from '#testing/runs.ts';
import type { BaCayVerdict } from '../engine/decide.ts';
import type { BaCayRules } from '../engine/rules.ts';
import { BA_CAY_KINDS, type BaCayStep } from '../engine/steps.ts';
import { anyFields, DECK_36, literalSeats } from './cases.ts';
import { dealtCases } from './dealt.ts';
import { literalDecide } from './literal.ts';
import { notation } from './notation.ts';
import { reasons } from './reasons/index.ts';
import { rounds } from './rounds.ts';
import { sentences } from './sentences.ts';
import { tellPoints } from './told.ts';

const HARD: readonly Card[] = ALL_CARDS.filter((card) => card % 13 >= 9 || card % 13 === 0);

/** A banker and four players, aces and what counts ten alone. */
function hardFields(rng: Rng): Field[] {
  const cards = rng.cards(15, HARD);
  return Array.from({ length: 5 }, (_, seat): Field => {
    const hand = cards.slice(3 * seat, 3 * seat + 3);
    return seat === 0
      ? { role: 'cai', name: 'cai', cards: hand, eaten: [] }
      : { role: 'player', name: `p${seat}`, cards: hand, eaten: [] };
  });
}

/** The description of Ba Cây for the shared tests. */
export const kit: GameTestKit<BaCayRules, BaCayVerdict, BaCayStep> = {
  fields: (rng, { deck }) => anyFields(rng, deck === 36 ? DECK_36 : ALL_CARDS),
  dealt: dealtCases,
  notation,
  branches: {
    literal: (fields, rules) =>
      rules.deck === 36 && fields.some(({ cards }) => cards.some(isTen))
        ? 'card-not-in-deck'
        : JSON.stringify(literalDecide(literalSeats(fields), rules)),
    written: JSON.stringify,
    cases: 60,
    fields: anyFields,
    crowded: [
      ['every setting of a case', '@bai-cao;cai:J♦ Q♦ K♦;a:J♠ J♥ J♣;b:9♠ 9♥ 9♦;c:A♦ 9♣ K♠;d:Q♥ K♥ Q♣'],
      ['sáp and ba tiên', '@bai-cao;a:K♠ K♥ K♦;b:J♣ Q♣ J♦;c:10♠ 10♥ 10♦;d:A♠ A♥ A♣;e:Q♠ Q♥ K♣'],
    ],
    efforts: [{ what: 'five seats of the hardest kinds', cases: 400, fields: hardFields, most: 500 }],
  },
  seeded: {
    cases: runs(120_000, 15_000),
    often: [
      ...['banker', 'open', '2 seats', '3 seats', '4 seats', '5 seats', '1 best', '2 best', '3 best'],
      ...BA_CAY_KINDS,
      ...['win 1', 'win 2', 'push 0', 'lose -1', 'lose -2'],
    ],
    shows: (fields, { verdict: { hands, players, ranking } }) => [
      players ? 'banker' : 'open',
      `${fields.length} seats`,
      ...ranking.slice(0, 1).flatMap(({ length }) => (length > 3 ? [] : [`${length} best`])),
      ...hands.map(({ kind }) => kind),
      ...(players ?? []).map(({ outcome, net }) => `${outcome} ${net}`),
    ],
  },
  // Without a banker the best; with one, each player.
  settles: ({ players, ranking }, who) =>
    who.join() === (players ? players.map(({ name }) => name).join() : (ranking[0]?.[0] ?? '')),
  sentences,
  rounds,
  reasons,
  tellings: [tellPoints],
};
