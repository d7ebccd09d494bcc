/** Sâm (Sâm lốc) as data: house rules with who plays them, presets, the ids of the rules. sam.md §5.1–5.9. */

import type { RulesOf, Schema } from '#core/house-rules.ts';

export const SCHEMA = {
  deck: { values: [52, 40], sources: [['O-BV', 'O-SVC', 'O-CT', 'O-SJS', 'O-SLW', 'O-SSC', 'O-XV'], ['S4']] },
  runs: {
    values: ['low-two', 'no-two'],
    sources: [
      ['O-BV', 'O-SJS'],
      ['O-SVC', 'O-CT', 'O-XV'],
    ],
  },
  runBlock: { values: ['equal', 'equal-or-longer'], sources: [['O-BV', 'O-SVC', 'O-CT'], ['S4']] },
  chopTwo: {
    values: ['single-only', 'quad-per-two', 'quad-takes-pair', 'none'],
    sources: [['O-BV', 'O-SVC'], ['S4'], ['O-SJS'], ['O-CT']],
  },
  firstLead: { values: ['random', 'lowest'], sources: [['O-BV'], ['S4', 'O-CT']], round: true },
  samPriority: {
    values: ['first-caller', 'seat-order'],
    sources: [['S4', 'O-SVC', 'O-BV'], ['O-CT']],
    round: true,
  },
  samFails: { values: ['any-block', 'pass-or-beaten'], sources: [['O-BV', 'O-SVC'], ['O-CT']], round: true },
  instantWins: {
    values: ['four', 'none', 'five'],
    sources: [['O-BV'], ['S4', 'O-CT'], ['O-SVC', 'O-SLW']],
  },
  finishOnTwo: { values: ['thoi', 'allowed', 'forbidden'], sources: [['O-BV'], ['O-CT'], ['O-SVC']], round: true },
  cong: {
    values: [15, 0],
    sources: [
      ['O-BV', 'O-SSC'],
      ['S4', 'O-CT'],
    ],
  },
  lastCard: {
    values: ['must-play-highest', 'off', 'stake-only', 'lead-only'],
    sources: [['O-BV'], ['S4'], ['O-CT'], ['O-HSX']],
    since: [1, 1, 1, 3],
    round: true,
  },
  payout: { values: ['per-card', 'none', 'flat'], sources: [['O-BV'], ['S4'], ['O-CT']] },
  thoiHeo: { values: [15, 'plus-5'], sources: [['O-BV'], ['O-HSX']], since: [3, 3] },
  chopChain: {
    values: ['last-pays-all', 'each-doubles'],
    sources: [['O-BV'], ['O-HSX']],
    since: [3, 3],
    round: true,
  },
  samVoids: { values: [false, true], sources: [[], ['O-HSX']], since: [3, 3], round: true },
} as const satisfies Schema;

export type SamRules = RulesOf<typeof SCHEMA>;

/** All that it depends on what cards are together. */
export type RunRules = Pick<SamRules, 'runs'>;

/** All that it depends on what beats what. */
export type BeatRules = Pick<SamRules, 'runs' | 'runBlock' | 'chopTwo'>;

/** All that it depends on what may be played from a hand. */
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

/** Where each house rule is defined: of the rules that depend on it, the one that says what its values say. */
export const DEFINED_AT = {
  deck: 'sam-deck-40',
  runs: 'sam-run-two',
  runBlock: 'sam-run-length',
  chopTwo: 'sam-chop-two',
  firstLead: 'sam-lead-first',
  samPriority: 'sam-bao-sam-priority',
  samFails: 'sam-bao-sam',
  instantWins: 'sam-instant',
  finishOnTwo: 'sam-thoi-2',
  cong: 'sam-cong',
  lastCard: 'sam-bao-mot',
  payout: 'sam-pay-cards',
  thoiHeo: 'sam-pay-thoi',
  chopChain: 'sam-pay-chop',
  samVoids: 'sam-pay-sam',
} as const satisfies Record<keyof SamRules, SamRuleId>;
