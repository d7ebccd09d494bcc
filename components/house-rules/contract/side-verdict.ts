import type { Case, Field } from '#core/case.ts';
import type { RuleSet } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import type { Ruling } from '#core/ruling.ts';
import type { Loaded } from '../../loading/loaded.ts';

/** What one of two houses makes of some hands. */
export interface SideVerdict {
  readonly of: Case;
  /** Undefined where the hands are no case in this house. */
  readonly ruling: Ruling<unknown> | undefined;
  readonly says: string;
  readonly net: string;
}

/** The verdict of a house in a few words, and what is paid. */
export function sideVerdict(
  fields: readonly Field[],
  { preset, rules }: RuleSet,
  { game, words, ui }: Loaded,
): SideVerdict {
  const of = { game: game.id, preset, rules, fields };
  const ruled = judge(game, fields, rules);
  if (!ruled.ok) return { of, ruling: undefined, says: ui.branches.impossible, net: '' };
  const { big, net, lines } = words.verdict(ruled.value);
  const many = lines.map((line) => line.text).join(', ');
  return { of, ruling: ruled.value, says: big || many, net: big ? net : lines.map((line) => line.net).join(', ') };
}

/** Both verdicts as they are read side by side: where they have the same name, their payments differ. */
export function sideTexts(sides: readonly [SideVerdict, SideVerdict]): readonly [string, string] {
  const [a, b] = sides;
  if (a.says !== b.says) return [a.says, b.says];
  const paid = ({ says, net }: SideVerdict): string => [says, net].filter(Boolean).join(' ');
  return [paid(a), paid(b)];
}
