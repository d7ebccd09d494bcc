/** Answers to questions, read from a ruling on Tá Lả. */

import type { Ruling } from '#core/ruling.ts';
import type { HandVerdict, PlayerVerdict, ShowdownVerdict, TaLaVerdict } from '../engine/decide.ts';
import type { TaLaRuleId } from '../engine/rules.ts';
import type { TaLaStep } from '../engine/steps.ts';

export type TaLaRuling = Ruling<TaLaVerdict, TaLaStep>;

export function handIn({ verdict }: TaLaRuling): HandVerdict | undefined {
  return verdict.kind === 'hand' ? verdict : undefined;
}

export function showdownIn({ verdict }: TaLaRuling): ShowdownVerdict | undefined {
  return verdict.kind === 'showdown' ? verdict : undefined;
}

export function playerOf(ruling: TaLaRuling, name: string): PlayerVerdict | undefined {
  return showdownIn(ruling)?.players.find((player) => player.name === name);
}

/** The special features of a sorted hand, the most special first, then what every hand has. */
export function sortingRules({ reasons }: TaLaRuling): readonly TaLaRuleId[] {
  const seen = (rule: TaLaRuleId): boolean => reasons.some((step) => step.rule === rule);
  return [...PECULIAR.filter(seen), ...PLAIN.filter(seen)];
}

const PECULIAR: readonly TaLaRuleId[] = ['tl-eat-limit', 'tl-ace-low', 'tl-one-meld-each', 'tl-rac'];
const PLAIN: readonly TaLaRuleId[] = ['tl-ca', 'tl-points', 'tl-phom-ngang', 'tl-phom-doc'];
