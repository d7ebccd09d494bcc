/** What other rule sets would rule. */

import { type OpinionGroup, opinionsOf } from '#core/branches/opinion-groups.ts';
import type { Case } from '#core/case.ts';
import type { SettingValue } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import { CASE_WORDS } from './explain.ts';
import type { GameKit } from './kit.ts';

/** A house rule with one of its values, both in words. */
export interface SettingTold {
  readonly key: string;
  readonly value: SettingValue;
  readonly label: string;
  readonly says: string;
}

/** All rule sets that give the same verdict on a case. */
export interface HouseTold {
  /** The verdict as said at the table; where their rules do not allow these cards, that there is no such deal. */
  readonly verdict: string;
  readonly possible: boolean;
  /** The presets among them. */
  readonly presets: readonly { readonly id: string; readonly name: string }[];
  /** The fewest changes that lead there from the rule set in force; empty in its own opinion group. */
  readonly changes: readonly SettingTold[];
  /** The changes in a sentence; empty where there are none. */
  readonly sentence: string;
}

/** How the house rules differ over a case. */
export interface HousesTold {
  /** True where no house rule can change the verdict. */
  readonly agreed: boolean;
  /** The opinion group of the rule set in force. */
  readonly own: HouseTold;
  readonly others: readonly HouseTold[];
  /** The house rules that, changed alone, change the verdict. */
  readonly deciders: readonly { readonly key: string; readonly label: string }[];
}

/** What each rule set would say about a case. */
export function tellHouses(of: Case, kit: GameKit, lang: Lang): HousesTold {
  const words = kit.words[lang];
  const ui = CASE_WORDS[lang];
  const labelOf = (key: string): string => words.settings[key]?.label ?? key;
  const told = ({ says, presets, changes }: OpinionGroup): HouseTold => {
    const ways = changes.map(([key, value]) => ({
      key,
      value,
      label: labelOf(key),
      says: words.settings[key]?.values[String(value)] ?? String(value),
    }));
    const parts = ways.map((way) => ui.branches.change(way.label, way.says));
    return {
      verdict: says || ui.branches.impossible,
      possible: says !== '',
      presets: presets.map((id) => ({ id, name: words.presets[id] ?? id })),
      changes: ways,
      sentence: parts.length > 0 ? ui.branches.otherwise(parts.join('; ')) : '',
    };
  };
  const { own, others, deciders } = opinionsOf(of, { game: kit.engine, words });
  return {
    agreed: others.length === 0,
    own: told(own),
    others: others.map(told),
    deciders: deciders.map((key) => ({ key, label: labelOf(key) })),
  };
}
