/** Tá Lả (Phỏm) as data: house rules with who plays them, presets, the ids of the rules. ta-la.md §4.1–4.8. */

import type { RulesOf, Schema } from '#core/house-rules.ts';
import { U_PAY_MEANT } from '../meant.ts';

export const SCHEMA = {
  u: {
    values: [
      { value: 'one-left-or-zero', sources: ['S4', 'O-BV'] },
      { value: 'none-left', sources: ['O-TG', 'O-KP'] },
    ],
    definedAt: 'tl-u',
  },
  uKinds: {
    values: [
      { value: 'plain-khan', sources: ['O-BV'] },
      { value: 'plain', sources: ['S4'] },
      { value: 'plain-tron-khan', sources: ['O-TLS'] },
    ],
    definedAt: 'tl-u',
  },
  caGap: {
    values: [
      { value: 2, sources: ['O-TG'] },
      { value: 1, sources: ['S4'] },
    ],
    definedAt: 'tl-ca',
  },
  firstTen: {
    values: [
      { value: 'last-winner', sources: ['O-KP', 'O-BV'] },
      { value: 'dealer', sources: ['S4'] },
    ],
    definedAt: 'tl-first',
    round: true,
  },
  layOff: {
    values: [
      { value: true, sources: ['O-BV', 'O-TG', 'O-PJS'] },
      { value: false, sources: ['S4'] },
    ],
    definedAt: 'tl-gui',
  },
  shift: {
    values: [
      { value: true, sources: ['O-BV', 'O-KP'] },
      { value: false, sources: ['S4'] },
    ],
    definedAt: 'tl-chuyen',
    round: true,
  },
  eatPerMeld: {
    values: [
      { value: 'one', sources: ['O-BV', 'O-VG'] },
      { value: 'any', sources: ['S4'] },
    ],
    definedAt: 'tl-eat-limit',
  },
  manyMom: {
    values: [
      { value: 'all-last', sources: ['S4'] },
      { value: 'lay-order', sources: ['O-TG'] },
    ],
    definedAt: 'tl-mom-many',
  },
  payout: {
    values: [
      { value: 'standard', sources: ['O-TG', 'O-BV', 'O-TLS'] },
      { value: 'none', sources: ['S4'] },
      { value: 'no-eaten', sources: ['CK'], since: 4 },
    ],
    definedAt: 'tl-pay-rank',
  },
  uDen: {
    values: [
      { value: 'full', sources: ['O-BV'] },
      { value: 'three-eaten', sources: ['O-TG'] },
      { value: 'none', sources: ['S4'] },
    ],
    definedAt: 'tl-u-den',
  },
  faces: {
    values: [
      { value: '11-12-13', sources: ['S4', 'O-BV', 'O-TG'] },
      { value: '10', sources: ['O-TRB'] },
    ],
    definedAt: 'tl-points',
  },
  uPay: {
    values: [
      { value: 'alike', sources: ['O-BV'], since: 4 },
      { value: 'by-kind', sources: ['O-TLS', 'O-J2T'], since: 4 },
      { value: 'tron-double', sources: ['O-BLN', 'O-TVG'], since: 4 },
    ],
    definedAt: 'tl-pay-u',
    meant: U_PAY_MEANT,
  },
} as const satisfies Schema<TaLaRuleId>;

export type TaLaRules = RulesOf<typeof SCHEMA>;

/** All that an arrangement depends on. */
export type MeldRules = Pick<TaLaRules, 'faces' | 'eatPerMeld'>;

const MIEN_BAC: TaLaRules = {
  u: 'one-left-or-zero',
  uKinds: 'plain-khan',
  caGap: 2,
  firstTen: 'last-winner',
  layOff: true,
  shift: true,
  eatPerMeld: 'one',
  manyMom: 'all-last',
  payout: 'standard',
  uDen: 'full',
  faces: '11-12-13',
  uPay: 'alike',
};

/** Full choices of house rules: the northern game, the seed's bare one, an online one. ta-la.md §4.8. */
export const PRESETS = {
  'mien-bac': MIEN_BAC,
  'adam-tips': {
    ...MIEN_BAC,
    uKinds: 'plain',
    caGap: 1,
    firstTen: 'dealer',
    layOff: false,
    shift: false,
    eatPerMeld: 'any',
    payout: 'none',
    uDen: 'none',
  },
  online: {
    ...MIEN_BAC,
    u: 'none-left',
    uKinds: 'plain',
    shift: false,
    eatPerMeld: 'any',
    manyMom: 'lay-order',
    uDen: 'three-eaten',
  },
} as const satisfies Record<string, TaLaRules>;

export type TaLaPreset = keyof typeof PRESETS;

/**
 * Every rule, by section: its number is section and place (`tl-ca` is 2.5). Once published an id and its number stay; a new
 * rule goes to the end of its section.
 */
export const RULE_SECTIONS = [
  ['tl-deck', 'tl-players', 'tl-deal', 'tl-deal-direction', 'tl-first', 'tl-direction', 'tl-eat-show', 'tl-misdeal'],
  ['tl-points', 'tl-phom-ngang', 'tl-phom-doc', 'tl-ace-low', 'tl-ca', 'tl-rac', 'tl-one-meld-each'],
  [
    'tl-turn',
    'tl-eat-source',
    'tl-eat-proof',
    'tl-eat-limit',
    'tl-four-rounds',
    'tl-ha',
    'tl-gui',
    'tl-chuyen',
    'tl-u',
  ],
  ['tl-score', 'tl-rank', 'tl-tie', 'tl-mom', 'tl-mom-many', 'tl-u-rank'],
  ['tl-pay-rank', 'tl-pay-mom', 'tl-pay-eat', 'tl-pay-u', 'tl-u-den'],
] as const;

export type TaLaRuleId = (typeof RULE_SECTIONS)[number][number];
