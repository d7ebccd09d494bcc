import type { Game } from '#core/game/game.ts';
import {
  check,
  decide,
  handSize,
  mergeSettlements,
  playerCount,
  splitSettlements,
  type XiDachVerdict,
} from './decide.ts';
import { PRESETS, RULE_SECTIONS, SCHEMA, type XiDachRules } from './rules.ts';
import type { XiDachStep } from './steps.ts';
import { summary, verdictJson } from './verdict.ts';

/** Xì Dách: cases ask who wins against the banker in a check of everyone now. */
export const game: Game<XiDachRules, XiDachVerdict, XiDachStep> = {
  id: 'xi-dach',
  schema: SCHEMA,
  presets: PRESETS,
  defaultPreset: 'pho-thong',
  ruleSections: RULE_SECTIONS,
  combinations: ['xd-xi-ban', 'xd-xi-dach', 'xd-ngu-linh'],
  roles: ['cai', 'player'],
  unknownIn: ['cai', 'player'],
  hasCard: () => true,
  // Rule xd-deck.
  suits: () => 'never',
  handSize,
  playerCount,
  check,
  decide,
  verdictJson,
  summary,
  settlement: { splitSettlements, mergeSettlements },
};
