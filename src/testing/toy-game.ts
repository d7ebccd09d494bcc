import { rankOf } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { Fault, Game } from '#core/game/game.ts';
import type { RulesOf } from '#core/house-rules.ts';
import { ordered } from '#core/json.ts';
import { testSetting } from './rule-sets.ts';

const SCHEMA = {
  deck: testSetting([52, 40], 'toy-deck'),
  limit: testSetting([3, 4], 'toy-hand'),
};

/**
 * A made-up game that has everything which Xì Dách has not: a smaller deck, eaten cards, hands to analyse and tables, an
 * empty hand that may stand once, and faults of every code. Its hands are one to `limit` cards.
 */
export const toy: Game<RulesOf<typeof SCHEMA>, number> = {
  id: 'toy',
  schema: SCHEMA,
  presets: { plain: { deck: 52, limit: 3 }, forty: { deck: 40, limit: 3 } },
  defaultPreset: 'plain',
  ruleSections: [['toy-deck', 'toy-hand']],
  combinations: [],
  roles: ['bai', 'ban', 'danh', 'player'],
  hasCard: (card, { deck }) => deck === 52 || !['J', 'Q', 'K'].includes(rankOf(card)),
  handSize: (_, __, { limit }) => ({ min: 1, max: limit }),
  playerCount: () => ({ min: 1, max: 2 }),
  check,
  decide: (fields) => ({ verdict: fields.length, reasons: [] }),
  verdictJson: (verdict) => ordered([['fields', verdict]]),
  summary: (points) => ({ kind: 'word', word: 'points', points }),
  melds: { meldsIn: () => [] },
};

function check(fields: readonly Field[], { limit }: RulesOf<typeof SCHEMA>): Fault[] {
  const faults: Fault[] = [];
  const oneHand = fields.some(({ role }) => role === 'bai');
  let players = 0;
  let empty = 0;
  for (const [field, { role, cards, eaten }] of fields.entries()) {
    if (role === 'player') players++;
    if (cards.length === 0) empty++;
    if (role === 'player' && oneHand) faults.push({ code: 'unknown-field', field });
    if (empty > 1) faults.push({ code: 'duplicate-field', field });
    if (cards.length > limit) faults.push({ code: 'wrong-card-count', field, min: 1, max: limit });
    if (players > 2) faults.push({ code: 'wrong-player-count', field, min: 1, max: 2 });
    for (const mark of eaten) {
      if (rankOf(mark.card) === 'A') {
        faults.push({ code: 'eaten-card-outside-meld', field, eaten: mark });
      }
    }
  }
  if (fields.length === 0) faults.push({ code: 'missing-field', role: 'bai' });
  return faults;
}
