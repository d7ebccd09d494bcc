/** What other houses would say. */

import { type Camp, housesOf } from '#core/branches/outcomes.ts';
import type { Case } from '#core/case.ts';
import type { SettingValue } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import { CASE_WORDS } from './explain.ts';
import type { GameKit } from './kit.ts';

/** A house rule with a value, and both as people say them. */
export interface Change {
  readonly key: string;
  readonly value: SettingValue;
  readonly label: string;
  readonly says: string;
}

/** All houses that say the same about a case. */
export interface HouseTold {
  /** What they say at the table; that there is no such deal, where their rules do not know these cards. */
  readonly verdict: string;
  readonly possible: boolean;
  /** The rule sets among them. */
  readonly presets: readonly { readonly id: string; readonly name: string }[];
  /** The fewest changes that lead there from the house in force; empty in its own camp. */
  readonly changes: readonly Change[];
  /** The changes in a sentence; empty where there are none. */
  readonly sentence: string;
}

/** How the house rules part over a case. */
export interface HousesTold {
  /** True where no house rule can change what is said. */
  readonly agreed: boolean;
  /** The house in force, with all that say the same. */
  readonly own: HouseTold;
  readonly others: readonly HouseTold[];
  /** The house rules that, changed alone, change what is said. */
  readonly deciders: readonly { readonly key: string; readonly label: string }[];
}

/** What each house would say about a case. */
export function tellHouses(of: Case, kit: GameKit, lang: Lang): HousesTold {
  const words = kit.words[lang];
  const ui = CASE_WORDS[lang];
  const labelOf = (key: string): string => words.settings[key]?.label ?? key;
  const told = ({ says, presets, changes }: Camp): HouseTold => {
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
  const { own, others, deciders } = housesOf(of, { game: kit.engine, words });
  return {
    agreed: others.length === 0,
    own: told(own),
    others: others.map(told),
    deciders: deciders.map((key) => ({ key, label: labelOf(key) })),
  };
}
