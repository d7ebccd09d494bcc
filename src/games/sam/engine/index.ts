import { rankOf } from '#core/card.ts';
import type { Game } from '#core/game/game.ts';
import { check, decide, handSize, playerCount, type SamVerdict } from './decide.ts';
import { PRESETS, RULE_SECTIONS, type SamRules, SCHEMA } from './rules.ts';
import type { SamStep } from './steps.ts';
import { summary, verdictJson } from './verdict.ts';

const FACES: readonly string[] = ['J', 'Q', 'K'];

/** Sâm (Sâm lốc): cases ask whether a play is legal, whether a deal wins at once, or who pays what at the end. */
export const game: Game<SamRules, SamVerdict, SamStep> = {
  id: 'sam',
  schema: SCHEMA,
  presets: PRESETS,
  defaultPreset: 'mien-bac',
  ruleSections: RULE_SECTIONS,
  combinations: ['sam-pair', 'sam-triple', 'sam-run', 'sam-quad', 'sam-instant'],
  roles: ['ban', 'danh', 'bai', 'player'],
  unknownIn: ['player'],
  // Rule sam-deck-40.
  hasCard: (card, rules) => !FACES.includes(rankOf(card)) || rules.deck === 52,
  // Rule sam-no-suit; ten cards of one colour are an instant win.
  suits: ([first]) => (first?.role === 'bai' ? 'colours' : 'never'),
  handSize,
  playerCount,
  check,
  decide,
  verdictJson,
  summary,
};
