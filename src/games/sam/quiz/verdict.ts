/** Answers to questions, read from a ruling on Sâm. */

import type { Ruling } from '#core/ruling.ts';
import type { DealVerdict, EndVerdict, PlayerVerdict, PlayVerdict, SamVerdict } from '../engine/decide.ts';
import type { SamRuleId } from '../engine/rules.ts';
import type { SamStep } from '../engine/steps.ts';
import type { MisconceptionId } from './ids.ts';

export type SamRuling = Ruling<SamVerdict, SamStep>;

export function playIn({ verdict }: SamRuling): PlayVerdict | undefined {
  return verdict.kind === 'play' ? verdict : undefined;
}

export function dealIn({ verdict }: SamRuling): DealVerdict | undefined {
  return verdict.kind === 'deal' ? verdict : undefined;
}

export function endIn({ verdict }: SamRuling): EndVerdict | undefined {
  return verdict.kind === 'end' ? verdict : undefined;
}

export function playerOf(ruling: SamRuling, name: string): PlayerVerdict | undefined {
  return endIn(ruling)?.players.find((player) => player.name === name);
}

/** The rules that decide a play: what settles it, then what the cards are. */
export function playRules({ reasons }: SamRuling): readonly SamRuleId[] {
  const key = reasons.filter((step) => step.decides).map(({ rule }) => rule);
  const run = reasons.filter(({ rule }) => rule === 'sam-run-two').map(({ rule }) => rule);
  return [...key, ...run, ...reasons.filter(({ who }) => who === 'danh').map(({ rule }) => rule)];
}

/** The misconception of a user who believes the opposite of a ruling on a play. */
export function misconceptionAgainst({ verdict, reasons }: SamRuling): MisconceptionId {
  const step = reasons.find((one) => one.decides);
  if (verdict.kind === 'play' && verdict.legal) return 'is-higher';
  if (step?.outcome !== 'failed' || !('why' in step)) return 'no-combination';
  switch (step.why) {
    case 'lower':
      return step.lengths[0] > step.lengths[1] ? 'longer-but-lower' : 'lower-top';
    case 'equal':
      return 'suits-decide';
    case 'shorter':
      return 'shorter-run';
    case 'longer':
      return 'longer-run';
    case 'kind':
      return 'other-kind';
    case 'no-two':
      return 'no-two-there';
    case 'house':
    case 'one-quad':
      return 'kinds' in step && step.kinds[0] === 'hai-tu-quy' ? 'two-quads' : 'one-quad';
    case 'two-quads':
      return 'two-quads';
    case 'doi-thong':
      return 'pairs-in-row';
    case 'wrap':
      return 'goes-round';
    default:
      return 'no-combination';
  }
}
