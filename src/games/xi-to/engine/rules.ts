/** Xì Tố as data: house rules with who plays them, presets, the ids of the rules. xi-to.md §2.1–2.8. */

import type { RulesOf, Schema } from '#core/house-rules.ts';

export const SCHEMA = {
  flush: { values: ['below-full-house', 'above-full-house'], sources: [['S2'], ['O-32']] },
  aceLow: { values: [false, true], sources: [['S2'], ['CK']] },
  suits: { values: ['SHDC', 'SCDH', 'none'], sources: [['S2'], ['O-XT7'], ['CK']] },
  tieBreak: { values: ['kickers-then-suit', 'suit-of-pair-first'], sources: [['S2'], ['CK']] },
  betBounds: { values: ['exclusive', 'inclusive'], sources: [['S2'], ['CK']], round: true },
  check: { values: [false, true], sources: [['S2'], ['CK']], round: true },
  hole: { values: ['dealt', 'chosen'], sources: [['S2'], ['CK', 'O-XT7', 'O-CRA']], round: true },
} as const satisfies Schema;

export type XiToRules = RulesOf<typeof SCHEMA>;

const VIPGAME: XiToRules = {
  flush: 'below-full-house',
  aceLow: false,
  suits: 'SHDC',
  tieBreak: 'kickers-then-suit',
  betBounds: 'exclusive',
  check: false,
  hole: 'dealt',
};

/** Full choices of house rules: the one source text, and two that come from outside. xi-to.md §2.8. */
export const PRESETS = {
  vipgame: VIPGAME,
  'thung-lon': {
    ...VIPGAME,
    flush: 'above-full-house',
    tieBreak: 'suit-of-pair-first',
    betBounds: 'inclusive',
    check: true,
  },
  'short-deck': { ...VIPGAME, flush: 'above-full-house', aceLow: true, betBounds: 'inclusive', check: true },
} as const satisfies Record<string, XiToRules>;

export type XiToPreset = keyof typeof PRESETS;

/**
 * Every rule, by section: its number is section and place (`xt-suit` is 2.2). Once published an id and its number stay; a new
 * rule goes to the end of its section.
 */
export const RULE_SECTIONS = [
  ['xt-deck', 'xt-hand-five', 'xt-players', 'xt-ante', 'xt-deal', 'xt-streets', 'xt-misdeal'],
  ['xt-rank', 'xt-suit', 'xt-card-compare'],
  [
    'xt-mau-thau',
    'xt-doi',
    'xt-thu',
    'xt-sam',
    'xt-sanh',
    'xt-thung',
    'xt-cu-lu',
    'xt-tu-quy',
    'xt-thung-pha-sanh',
    'xt-order',
    'xt-straight-top',
    'xt-cmp-same',
    'xt-cmp-suit',
    'xt-partial',
  ],
  [
    'xt-rounds',
    'xt-first-actor',
    'xt-act-to',
    'xt-act-theo',
    'xt-act-up',
    'xt-no-check',
    'xt-round-end',
    'xt-showdown',
    'xt-last-standing',
    'xt-turn-direction',
  ],
  ['xt-pay-pot'],
] as const;

export type XiToRuleId = (typeof RULE_SECTIONS)[number][number];

/** Where each house rule is defined: of the rules that depend on it, the one that says what its values say. */
export const DEFINED_AT = {
  flush: 'xt-order',
  aceLow: 'xt-straight-top',
  suits: 'xt-suit',
  tieBreak: 'xt-cmp-same',
  betBounds: 'xt-act-to',
  check: 'xt-no-check',
  hole: 'xt-deal',
} as const satisfies Record<keyof XiToRules, XiToRuleId>;
