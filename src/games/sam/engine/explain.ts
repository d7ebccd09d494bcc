/** Plays in steps: what cards are, and whether they beat the table. */

import type { Card } from '#core/card.ts';
import { type BeatReason, contest, type Shortfall } from './beat.ts';
import { type Combination, type CombinationKind, readCards } from './combination.ts';
import { isTwo, lined } from './ranks.ts';
import type { BeatRules, RunRules, SamRuleId } from './rules.ts';
import { FLAW_RULES, KIND_RULES, type SamStep } from './steps.ts';

/** What cards that were played are read as. */
export interface Explained {
  readonly combination: Combination | null;
  readonly steps: readonly SamStep[];
}

/** What these cards are, or why they are nothing. `settles` where that alone makes the play illegal. */
export function explainCards(
  who: 'ban' | 'danh',
  given: readonly Card[],
  rules: RunRules,
  settles: boolean,
): Explained {
  const cards = lined(given);
  const reading = readCards(cards, rules);
  if (!reading.ok) {
    const { flaw } = reading;
    const decides = settles ? ({ decides: true } as const) : {};
    const step: SamStep = { rule: FLAW_RULES[flaw], outcome: 'failed', who, why: flaw, cards, ...decides };
    return { combination: null, steps: [step] };
  }
  const { combination } = reading;
  const { kind, top } = combination;
  const steps: SamStep[] = [{ rule: KIND_RULES[kind], outcome: 'held', who, why: 'kind', cards, kind, top }];
  if (kind === 'sanh' && cards.some(isTwo)) {
    steps.push({ rule: 'sam-run-two', outcome: 'held', who, cards, top });
  }
  return { combination, steps };
}

/** May this be played on the table, and by which rule? `table` is null where nothing lies there. */
export function explainContest(
  play: Combination,
  table: Combination | null,
  rules: BeatRules,
): { readonly legal: boolean; readonly steps: readonly SamStep[] } {
  const who = 'danh';
  if (!table) {
    if (play.kind !== 'hai-tu-quy') {
      return { legal: true, steps: [{ rule: 'sam-follow', outcome: 'held', who, why: 'lead', decides: true }] };
    }
    return { legal: false, steps: [{ rule: 'sam-chop-two', outcome: 'failed', who, why: 'lead', decides: true }] };
  }
  const result = contest(play, table, rules);
  const sides = {
    who,
    tops: [play.top, table.top],
    kinds: [play.kind, table.kind],
    lengths: [play.length, table.length],
    decides: true,
  } as const;
  if (result.beats) {
    const { by } = result;
    const { rule, why } =
      play.length > table.length && play.kind === 'sanh' ? LONGER : { rule: GROUND_RULES[by], why: by };
    return { legal: true, steps: [{ rule, outcome: 'held', why, ...sides }] };
  }
  const { why } = result;
  return { legal: false, steps: [{ rule: ruleOf(why, table.kind), outcome: 'failed', why, ...sides }] };
}

const LONGER = { rule: 'sam-run-length', why: 'longer' } as const;

const GROUND_RULES = {
  higher: 'sam-rank',
  chop: 'sam-chop-two',
  quad: 'sam-quad-quad',
} as const satisfies Readonly<Record<BeatReason, SamRuleId>>;

const SHORTFALL_RULES = {
  lower: 'sam-rank',
  equal: 'sam-no-suit',
  shorter: 'sam-run-length',
  longer: 'sam-run-length',
  kind: 'sam-follow',
  house: 'sam-chop-two',
  'one-quad': 'sam-chop-two',
  'two-quads': 'sam-chop-two',
  'three-twos': 'sam-no-other-chop',
  'no-two': 'sam-no-other-chop',
} as const satisfies Readonly<Record<Shortfall, SamRuleId>>;

function ruleOf(why: Shortfall, table: CombinationKind) {
  return why === 'lower' && table === 'tu-quy' ? 'sam-quad-quad' : SHORTFALL_RULES[why];
}
