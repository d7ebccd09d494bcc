import { isTen } from '#core/card.ts';
import type { Game } from '#core/game/game.ts';
import { type BaCayVerdict, check, decide, handSize, playerCount } from './decide.ts';
import { arePointsApart } from './hand.ts';
import { type BaCayRules, PRESETS, RULE_SECTIONS, SCHEMA } from './rules.ts';
import type { BaCayStep } from './steps.ts';
import { summary, verdictJson } from './verdict.ts';

/** Ba Cây and Bài Cào: cases ask whose three cards are best, with a banker against each player, without one among all. */
export const game: Game<BaCayRules, BaCayVerdict, BaCayStep> = {
  id: 'ba-cay',
  schema: SCHEMA,
  presets: PRESETS,
  defaultPreset: 'ba-cay',
  ruleSections: RULE_SECTIONS,
  combinations: ['bc-ba-tien', 'bc-sap', 'bc-10-at-cu'],
  roles: ['cai', 'player'],
  unknownIn: ['cai', 'player'],
  // Rules bc-deck-cay and bc-deck-cao.
  hasCard: (card, rules) => !isTen(card) || rules.deck === 52,
  // Rules bc-cmp-cao and bc-cmp-cay.
  suits: (fields, rules) => (rules.tie === 'draw' || arePointsApart(fields, rules) ? 'never' : 'in-pairs'),
  handSize,
  playerCount,
  check,
  decide,
  verdictJson,
  summary,
};
