/** Sâm (Sâm lốc) as data: house rules with who plays them, presets, the ids of the rules. sam.md §5.1–5.9. */

import type { RulesOf, Schema } from '#core/house-rules.ts';

export const SCHEMA = {
  deck: {
    values: [
      { value: 52, sources: ['O-BV', 'O-SVC', 'O-CT', 'O-SJS', 'O-SLW', 'O-SSC', 'O-XV', 'O-HSX'] },
      { value: 40, sources: ['S4'] },
    ],
    definedAt: 'sam-deck-40',
  },
  runs: {
    values: [
      { value: 'low-two', sources: ['O-BV', 'O-SJS'] },
      { value: 'no-two', sources: ['O-SVC', 'O-CT', 'O-XV', 'O-HSX'] },
    ],
    definedAt: 'sam-run-two',
  },
  runBlock: {
    values: [
      { value: 'equal', sources: ['O-BV', 'O-SVC', 'O-CT', 'O-HSX'] },
      { value: 'equal-or-longer', sources: ['S4'] },
    ],
    definedAt: 'sam-run-length',
  },
  chopTwo: {
    values: [
      { value: 'single-only', sources: ['O-BV', 'O-SVC', 'O-HSX'] },
      { value: 'quad-per-two', sources: ['S4'] },
      { value: 'quad-takes-pair', sources: ['O-SJS'] },
      { value: 'none', sources: ['O-CT'] },
    ],
    definedAt: 'sam-chop-two',
  },
  firstLead: {
    values: [
      { value: 'random', sources: ['O-BV'] },
      { value: 'lowest', sources: ['S4', 'O-CT', 'O-HSX'] },
    ],
    definedAt: 'sam-lead-first',
    round: true,
  },
  samPriority: {
    values: [
      { value: 'first-caller', sources: ['S4', 'O-SVC', 'O-BV'] },
      { value: 'seat-order', sources: ['O-CT', 'O-HSX'] },
    ],
    definedAt: 'sam-bao-sam-priority',
    round: true,
  },
  samFails: {
    values: [
      { value: 'any-block', sources: ['O-BV', 'O-SVC', 'O-HSX'] },
      { value: 'pass-or-beaten', sources: ['O-CT'] },
    ],
    definedAt: 'sam-bao-sam',
    round: true,
  },
  instantWins: {
    values: [
      { value: 'four', sources: ['O-BV'] },
      { value: 'none', sources: ['S4', 'O-CT'] },
      { value: 'five', sources: ['O-SVC', 'O-SLW', 'O-HSX'] },
    ],
    definedAt: 'sam-instant',
  },
  finishOnTwo: {
    values: [
      { value: 'thoi', sources: ['O-BV'] },
      { value: 'allowed', sources: ['O-CT'] },
      { value: 'forbidden', sources: ['O-SVC'] },
    ],
    definedAt: 'sam-thoi-2',
    round: true,
  },
  cong: {
    values: [
      { value: 15, sources: ['O-BV', 'O-SSC', 'O-HSX'] },
      { value: 0, sources: ['S4', 'O-CT'] },
    ],
    definedAt: 'sam-cong',
  },
  lastCard: {
    values: [
      { value: 'must-play-highest', sources: ['O-BV'] },
      { value: 'off', sources: ['S4'] },
      { value: 'stake-only', sources: ['O-CT'] },
      { value: 'lead-only', sources: ['O-HSX'], since: 3 },
    ],
    definedAt: 'sam-bao-mot',
    round: true,
  },
  payout: {
    values: [
      { value: 'per-card', sources: ['O-BV'] },
      { value: 'none', sources: ['S4'] },
      { value: 'flat', sources: ['O-CT'] },
      { value: 'count', sources: ['CK'], since: 4 },
    ],
    definedAt: 'sam-pay-cards',
  },
  thoiHeo: {
    values: [
      { value: 15, sources: ['O-BV'], since: 3 },
      { value: 'plus-5', sources: ['O-HSX'], since: 3 },
    ],
    definedAt: 'sam-pay-thoi',
  },
  chopChain: {
    values: [
      { value: 'last-pays-all', sources: ['O-BV'], since: 3 },
      { value: 'each-doubles', sources: ['O-HSX'], since: 3 },
    ],
    definedAt: 'sam-pay-chop',
    round: true,
  },
  samVoids: {
    values: [
      { value: false, sources: [], since: 3 },
      { value: true, sources: ['O-HSX'], since: 3 },
    ],
    definedAt: 'sam-pay-sam',
    round: true,
  },
  samStopped: {
    values: [
      { value: 'everyone', sources: ['O-BV'], since: 4 },
      { value: 'stopper', sources: ['O-SLU', 'O-PNT'], since: 4 },
    ],
    definedAt: 'sam-pay-sam',
    round: true,
  },
} as const satisfies Schema<SamRuleId>;

export type SamRules = RulesOf<typeof SCHEMA>;

/** The house rules that decide what cards are together. */
export type RunRules = Pick<SamRules, 'runs'>;

/** The house rules that decide what beats what. */
export type BeatRules = Pick<SamRules, 'runs' | 'runBlock' | 'chopTwo'>;

/** The house rules that decide what may be played from a hand. */
export type PlayRules = BeatRules & Pick<SamRules, 'finishOnTwo'>;

const MIEN_BAC: SamRules = {
  deck: 52,
  runs: 'low-two',
  runBlock: 'equal',
  chopTwo: 'single-only',
  firstLead: 'random',
  samPriority: 'first-caller',
  samFails: 'any-block',
  instantWins: 'four',
  finishOnTwo: 'thoi',
  cong: 15,
  lastCard: 'must-play-highest',
  payout: 'per-card',
  thoiHeo: 15,
  chopChain: 'last-pays-all',
  samVoids: false,
  samStopped: 'everyone',
};

/** Full choices of house rules: the northern game, the seed's short pack, a strict server, a plain local one, an app. sam.md §5.9. */
export const PRESETS = {
  'mien-bac': MIEN_BAC,
  'adam-tips': {
    ...MIEN_BAC,
    deck: 40,
    runBlock: 'equal-or-longer',
    chopTwo: 'quad-per-two',
    firstLead: 'lowest',
    instantWins: 'none',
    finishOnTwo: 'allowed',
    cong: 0,
    lastCard: 'off',
    payout: 'none',
  },
  strict: {
    ...MIEN_BAC,
    runs: 'no-two',
    firstLead: 'lowest',
    instantWins: 'five',
    finishOnTwo: 'forbidden',
    cong: 0,
    lastCard: 'off',
  },
  local: {
    ...MIEN_BAC,
    runs: 'no-two',
    chopTwo: 'none',
    firstLead: 'lowest',
    samPriority: 'seat-order',
    samFails: 'pass-or-beaten',
    instantWins: 'none',
    finishOnTwo: 'allowed',
    cong: 0,
    lastCard: 'stake-only',
    payout: 'flat',
  },
  'samloc-app': {
    ...MIEN_BAC,
    runs: 'no-two',
    firstLead: 'lowest',
    samPriority: 'seat-order',
    instantWins: 'five',
    finishOnTwo: 'allowed',
    lastCard: 'lead-only',
    thoiHeo: 'plus-5',
    chopChain: 'each-doubles',
    samVoids: true,
  },
} as const satisfies Record<string, SamRules>;

export type SamPreset = keyof typeof PRESETS;

/**
 * Every rule, by section: its number is section and place (`sam-pair` is 3.2). Once published an id and its number stay; a
 * new rule goes to the end of its section.
 */
export const RULE_SECTIONS = [
  ['sam-deck-40', 'sam-players', 'sam-deal', 'sam-family', 'sam-misdeal'],
  ['sam-rank', 'sam-no-suit'],
  ['sam-single', 'sam-pair', 'sam-triple', 'sam-run', 'sam-quad', 'sam-no-doi-thong', 'sam-run-two'],
  [
    'sam-lead-first',
    'sam-lead-next',
    'sam-call',
    'sam-follow',
    'sam-run-length',
    'sam-chop-two',
    'sam-quad-quad',
    'sam-no-other-chop',
    'sam-pass',
    'sam-end',
    'sam-direction',
  ],
  ['sam-bao-sam', 'sam-bao-sam-priority', 'sam-instant', 'sam-bao-mot', 'sam-thoi-2', 'sam-cong'],
  ['sam-pay-cards', 'sam-pay-thoi', 'sam-pay-cong', 'sam-pay-chop', 'sam-pay-sam', 'sam-pay-white'],
] as const;

export type SamRuleId = (typeof RULE_SECTIONS)[number][number];
