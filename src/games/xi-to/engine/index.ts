import type { Game } from '#core/game/game.ts';
import { placesThatTell } from './bare.ts';
import { check, decide, handSize, playerCount, type XiToVerdict } from './decide.ts';
import { isInDeck } from './hand.ts';
import { PRESETS, RULE_SECTIONS, SCHEMA, type XiToRules } from './rules.ts';
import type { XiToStep } from './steps.ts';
import { summary, verdictJson } from './verdict.ts';

/** Xì Tố: cases ask who has the strongest combination, or with up cards alone who speaks first. */
export const game: Game<XiToRules, XiToVerdict, XiToStep> = {
  id: 'xi-to',
  schema: SCHEMA,
  presets: PRESETS,
  defaultPreset: 'vipgame',
  ruleSections: RULE_SECTIONS,
  combinations: ['xt-doi', 'xt-thu', 'xt-sam', 'xt-sanh', 'xt-thung', 'xt-cu-lu', 'xt-tu-quy', 'xt-thung-pha-sanh'],
  roles: ['player'],
  unknownIn: ['player'],
  hasCard: isInDeck,
  suits(fields, rules) {
    const places = placesThatTell(fields, rules);
    if (places.length === 0) return 'never';
    return fields.length > 2 ? 'in-pairs' : places;
  },
  handSize,
  playerCount,
  check,
  decide,
  verdictJson,
  summary,
};
