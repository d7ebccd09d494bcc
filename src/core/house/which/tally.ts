import { assertDefined } from '../../assert-defined.ts';
import { memo } from '../../branches/diagram.ts';

/**
 * A number for every house, as a decision diagram. Settings are asked for in the catalogue's order, so that two tallies can be put
 * together node by node. Settings and their values are numbers here.
 */
export type HouseTally = TallyLeaf | TallyFork;

interface TallyLeaf {
  readonly id: number;
  readonly setting: null;
  readonly count: number;
}

interface TallyFork {
  readonly id: number;
  readonly setting: number;
  /** For each value; not all the same. Only later settings are asked for below. */
  readonly children: readonly HouseTally[];
}

export interface Tallies {
  /** The same number for every house. */
  leaf(count: number): HouseTally;
  /** What each way says of the houses where the setting has its value; the ways may ask for any other settings. */
  choose(setting: number, ways: readonly HouseTally[]): HouseTally;
  /** Other numbers in the place of these; the tally may have been made elsewhere. */
  map(tally: HouseTally, to: (count: number) => number): HouseTally;
  /** One number out of two. */
  combine(one: HouseTally, other: HouseTally, both: (one: number, other: number) => number): HouseTally;
}

/** Larger than any number of nodes that fits into memory, so that two ids combine into one exact number. */
const MOST = 2 ** 26;

/** Creates tallies. Equal ones are created once, so that equality is identity. */
export function tallies(): Tallies {
  const leaves = new Map<number, HouseTally>();
  const forks = new Map<string, HouseTally>();
  let made = 0;
  return { leaf, choose, map, combine };

  function leaf(count: number): HouseTally {
    return memo(leaves, count, () => ({ id: made++, setting: null, count }));
  }

  function fork(setting: number, ways: readonly HouseTally[]): HouseTally {
    const first = assertDefined(ways[0]);
    if (ways.every((way) => way === first)) return first;
    const key = `${setting} ${ways.map(({ id }) => id).join()}`;
    return memo(forks, key, () => ({ id: made++, setting, children: ways }));
  }

  function choose(setting: number, ways: readonly HouseTally[]): HouseTally {
    const earliest = ways.reduce((one, other) => (settingOf(other) < settingOf(one) ? other : one));
    if (earliest.setting === null || earliest.setting >= setting) {
      return fork(
        setting,
        ways.map((way, value) => given(way, setting, value)),
      );
    }
    // An earlier setting is asked for first, and this one below it.
    const first = earliest.setting;
    return fork(
      first,
      earliest.children.map((_, value) =>
        choose(
          setting,
          ways.map((way) => given(way, first, value)),
        ),
      ),
    );
  }

  function map(tally: HouseTally, to: (count: number) => number): HouseTally {
    const known = new Map<HouseTally, HouseTally>();
    const mapped = (part: HouseTally): HouseTally =>
      memo(known, part, () =>
        part.setting === null ? leaf(to(part.count)) : fork(part.setting, part.children.map(mapped)),
      );
    return mapped(tally);
  }

  function combine(one: HouseTally, other: HouseTally, both: (one: number, other: number) => number): HouseTally {
    const known = new Map<number, HouseTally>();
    return combined(one, other);

    function combined(a: HouseTally, b: HouseTally): HouseTally {
      return memo(known, a.id * MOST + b.id, () => {
        const asking = settingOf(b) < settingOf(a) ? b : a;
        if (asking.setting === null) return leaf(both(countIn(a, []), countIn(b, [])));
        const { setting, children } = asking;
        return fork(
          setting,
          children.map((_, value) => combined(given(a, setting, value), given(b, setting, value))),
        );
      });
    }
  }
}

/** The setting that is asked for first; none comes after all of them. */
const settingOf = ({ setting }: HouseTally): number => setting ?? Number.POSITIVE_INFINITY;

/** What is left of a tally once a setting that comes before all others of it has its value. */
function given(tally: HouseTally, setting: number, value: number): HouseTally {
  return tally.setting === setting ? assertDefined(tally.children[value]) : tally;
}

/** The number of one house, given by the index of the value of each setting. */
export function countIn(tally: HouseTally, house: readonly number[]): number {
  let part = tally;
  while (part.setting !== null) part = assertDefined(part.children[assertDefined(house[part.setting])]);
  return part.count;
}

/** Every node of a tally, each before those below it. */
export function nodesOf(tally: HouseTally): readonly HouseTally[] {
  const found = new Set<HouseTally>();
  const visit = (part: HouseTally): void => {
    if (found.has(part)) return;
    if (part.setting !== null) for (const child of part.children) visit(child);
    found.add(part);
  };
  visit(tally);
  return [...found].reverse();
}

/** The least number that any house has. */
export function leastIn(tally: HouseTally): number {
  return Math.min(...nodesOf(tally).flatMap((part) => (part.setting === null ? [part.count] : [])));
}
