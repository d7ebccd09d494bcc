import { assertDefined } from '../assert-defined.ts';

/**
 * A decision diagram over settings. No path asks for a setting twice; different paths may ask in different orders. Settings and
 * their values are numbers here.
 */
export type Diagram = Leaf | Fork;

/** Nothing more is asked for. Different leaves stand for different outcomes. */
export interface Leaf {
  readonly id: number;
  readonly setting: null;
}

export interface Fork {
  readonly id: number;
  readonly setting: number;
  /** The next node for each value of the setting; not all the same. */
  readonly children: readonly Diagram[];
}

export interface Diagrams {
  /** The leaf of this number, always the same one. */
  leaf(number: number): Leaf;
  /** The fork on a setting that none of its children asks for; the child itself where all are the same. */
  fork(setting: number, ways: readonly Diagram[]): Diagram;
  /** The product of two diagrams: its leaves stand for pairs of theirs. */
  both(a: Diagram, b: Diagram): Diagram;
}

/** Larger than any number of nodes that fits into memory, so that two ids combine into one exact number. */
const MOST = 2 ** 26;

/** Creates diagrams. Equal nodes are created once and share one id, so that equality is identity. */
export function diagrams(): Diagrams {
  const leaves = new Map<number, Leaf>();
  const forks = new Map<string, Fork>();
  const pairs = new Map<number, Diagram>();
  const parts = new Map<number, Diagram>();
  let made = 0;
  return { leaf, fork, both };

  function leaf(number: number): Leaf {
    return memo(leaves, number, () => ({ id: made++, setting: null }));
  }

  function fork(setting: number, ways: readonly Diagram[]): Diagram {
    const first = assertDefined(ways[0]);
    if (ways.every((way) => way === first)) return first;
    return memo(forks, `${setting} ${ways.map(({ id }) => id).join()}`, () => ({
      id: made++,
      setting,
      children: ways,
    }));
  }

  function both(a: Diagram, b: Diagram): Diagram {
    return memo(pairs, a.id * MOST + b.id, () => {
      const { setting } = a;
      if (setting !== null) {
        return fork(
          setting,
          a.children.map((way, value) => both(way, given(b, setting, value))),
        );
      }
      if (b.setting !== null) {
        return fork(
          b.setting,
          b.children.map((way) => both(a, way)),
        );
      }
      return { id: made++, setting: null };
    });
  }

  /** The diagram that is left once a setting has its value. */
  function given(from: Diagram, setting: number, value: number): Diagram {
    if (from.setting === null) return from;
    if (from.setting === setting) return assertDefined(from.children[value]);
    const { children, setting: other } = from;
    return memo(parts, (setting * 32 + value) * MOST + from.id, () =>
      fork(
        other,
        children.map((way) => given(way, setting, value)),
      ),
    );
  }
}

/** The cached value for this key, or a new one. */
export function memo<K, T>(known: Map<K, T>, key: K, make: () => T): T {
  const before = known.get(key);
  if (before !== undefined) return before;
  const now = make();
  known.set(key, now);
  return now;
}
