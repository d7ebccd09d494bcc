import { type Branches, branches, covers } from '../../src/engine/core/branches.ts';
import type { Case } from '../../src/engine/core/case.ts';
import type { Rules, SettingValue } from '../../src/engine/core/house-rules.ts';
import type { Step } from '../../src/engine/core/ruling.ts';
import type { Loaded } from './loaded.ts';

type Change = readonly [key: string, value: SettingValue];

/** All houses that say the same about a case. */
export interface Camp {
  /** What they say, in the verdict's own words. */
  readonly says: string;
  readonly presets: readonly string[];
  /** The fewest changes that lead here from the house in force; empty in its own camp. */
  readonly changes: readonly Change[];
}

export interface Houses {
  /** The camp of the house in force. */
  readonly own: Camp;
  readonly others: readonly Camp[];
  /** Settings that, changed alone, change what is said. */
  readonly deciders: readonly string[];
  /** Settings that can matter here, alone or together. */
  readonly consulted: readonly string[];
}

/** What each house would say about this case: who wins, grouped by what is said, with what leads from here to there. */
export function housesOf(of: Case, { game, words }: Loaded): Houses {
  const found = branches(game, of.fields);
  const camps = new Map<string, { presets: string[]; changes: Change[]; alone: Set<string> }>();
  const sayings = found.branches.map(({ outcome }) => (outcome.ok ? sayingOf(words.verdict(outcome.value)) : ''));
  let own = '';
  for (const [index, { when }] of found.branches.entries()) {
    const says = sayings[index] ?? '';
    const changes = changesInto(when, of.rules);
    if (covers(when, of.rules)) own = says;
    const camp = camps.get(says);
    const alone = changes.length === 1 ? changes.map(([key]) => key) : [];
    if (!camp) camps.set(says, { presets: [], changes, alone: new Set(alone) });
    else {
      if (changes.length < camp.changes.length) camp.changes = changes;
      for (const key of alone) camp.alone.add(key);
    }
  }
  for (const [preset, index] of found.presets) camps.get(sayings[index] ?? '')?.presets.push(preset);

  const others = [...camps].filter(([says]) => says !== own);
  return {
    own: { says: own, presets: camps.get(own)?.presets ?? [], changes: [] },
    others: others.map(([says, { presets, changes }]) => ({ says, presets, changes })),
    deciders: [...new Set(others.flatMap(([, camp]) => [...camp.alone]))],
    consulted: consultedIn(found),
  };
}

/** The verdict as said, and what is paid: an `An ăn` for two stakes is not an `An ăn` for one. */
function sayingOf({ big, net, lines }: ReturnType<Loaded['words']['verdict']>): string {
  const withNet = (text: string, paid: string): string => (/^\D*1?$/.test(paid) ? text : `${text} ${paid}`);
  return big ? withNet(big, net) : lines.map((line) => withNet(line.text, line.net)).join(', ');
}

/** The settings that a house would have to change to fall into a branch, with the first value that does. */
function changesInto(when: ReadonlyMap<string, readonly SettingValue[]>, rules: Rules): Change[] {
  return [...when].flatMap(([key, values]): Change[] => {
    const [first] = values;
    const own = rules[key];
    if (first === undefined || (own !== undefined && values.includes(own))) return [];
    return [[key, first]];
  });
}

function consultedIn(found: Branches<unknown, Step>): string[] {
  return [...new Set(found.branches.flatMap(({ when }) => [...when.keys()]))];
}
