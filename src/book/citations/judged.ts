/** Cases of the site, read and ruled on. */

import type { Case } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import { judge } from '#core/judge.ts';
import type { Ruling, Step } from '#core/ruling.ts';
import { engineOf, readCase } from '#games/engines.ts';

/** A case that was read and ruled on. */
export interface JudgedCase {
  /** As it was typed. */
  readonly text: string;
  readonly canonical: string;
  readonly of: Case;
  readonly ruling: Ruling<unknown>;
}

/** The ruling on a case as typed; undefined where the text is none. */
export function judged(text: string): JudgedCase | undefined {
  const read = readCase(text);
  const game = read.ok ? engineOf(read.value.game) : undefined;
  const ruling = read.ok && game ? judge(game, read.value.fields, read.value.rules) : undefined;
  if (!read.ok || !game || !ruling?.ok) return undefined;
  return { text, canonical: formatCase(read.value, game), of: read.value, ruling: ruling.value };
}

/** The steps of a ruling that cite a rule. */
export function stepsCiting({ ruling }: JudgedCase, rule: string): Step[] {
  return ruling.reasons.filter((step) => step.rule === rule);
}
