import type { Game } from '#core/game/game.ts';
import { check, decide, handSize, playerCount, type TaLaVerdict } from './decide.ts';
import { PRESETS, RULE_SECTIONS, SCHEMA, type TaLaRules } from './rules.ts';
import { placedByOrder } from './standing.ts';
import type { TaLaStep } from './steps.ts';
import { summary, verdictJson } from './verdict.ts';

/** Tá Lả (Phỏm): cases ask how one hand is best sorted and whether it is ù, or who comes first and who pays whom. */
export const game: Game<TaLaRules, TaLaVerdict, TaLaStep> = {
  id: 'ta-la',
  schema: SCHEMA,
  presets: PRESETS,
  defaultPreset: 'mien-bac',
  ruleSections: RULE_SECTIONS,
  combinations: ['tl-phom-ngang', 'tl-phom-doc'],
  roles: ['bai', 'player'],
  unknownIn: ['player'],
  // Rule tl-deck.
  hasCard: () => true,
  handSize,
  playerCount,
  check,
  decide,
  verdictJson,
  summary,
  byOrder: ({ reasons }) => placedByOrder(reasons),
  melds: {
    meldsIn: ({ reasons }, name) =>
      reasons.flatMap((step) =>
        step.who === name && (step.rule === 'tl-phom-ngang' || step.rule === 'tl-phom-doc') ? [step.cards] : [],
      ),
  },
};
