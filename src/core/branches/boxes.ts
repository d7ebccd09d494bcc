import { assertDefined } from '../assert-defined.ts';
import type { Diagram } from './diagram.ts';

/** A box in the space of settings: all of it leads to one leaf. */
export interface SettingsBox {
  /** For each setting its allowed values, as bits; all of them where the setting does not matter. */
  readonly allowed: readonly number[];
  /** The leaf's id. */
  readonly leaf: number;
}

/**
 * A diagram as disjoint boxes that cover the whole space; no two boxes of one leaf differ in a single setting only.
 * @param sizes for each setting how many values it has, 31 at most
 */
export function boxesOf(diagram: Diagram, sizes: readonly number[]): readonly SettingsBox[] {
  const anything = sizes.map((size) => 2 ** size - 1);
  const known = new Map<number, readonly SettingsBox[]>();
  return below(diagram);

  function below(from: Diagram): readonly SettingsBox[] {
    const before = known.get(from.id);
    if (before) return before;
    const boxes =
      from.setting === null ? [{ allowed: anything, leaf: from.id }] : joined(forked(from.setting, from.children));
    known.set(from.id, boxes);
    return boxes;
  }

  /** Values that lead to the same node are grouped. */
  function forked(setting: number, ways: readonly Diagram[]): readonly SettingsBox[] {
    const groups: { values: number; readonly boxes: readonly SettingsBox[] }[] = [];
    for (const [value, way] of ways.entries()) {
      const boxes = below(way);
      const group = groups.find((one) => areAlike(one.boxes, boxes));
      if (group) group.values |= 1 << value;
      else groups.push({ values: 1 << value, boxes });
    }
    return groups.flatMap(({ values, boxes }) =>
      boxes.map(({ allowed, leaf }) => ({ allowed: allowed.with(setting, values), leaf })),
    );
  }
}

function areAlike(some: readonly SettingsBox[], others: readonly SettingsBox[]): boolean {
  if (some === others) return true;
  if (some.length !== others.length) return false;
  return some.every(({ allowed, leaf }, at) => {
    const other = assertDefined(others[at]);
    return leaf === other.leaf && allowed.every((values, setting) => values === other.allowed[setting]);
  });
}

/**
 * Merges boxes of one leaf that differ in a single setting, until none are left. A merged box takes the place of its first part.
 */
function joined(boxes: readonly SettingsBox[]): readonly SettingsBox[] {
  const rest: (SettingsBox | undefined)[] = [...boxes];
  const places = new Map<number, number[]>();
  for (const [place, { leaf }] of boxes.entries()) {
    const others = places.get(leaf);
    if (others) others.push(place);
    else places.set(leaf, [place]);
  }
  for (const some of places.values()) while (joinOnce(rest, some));
  return rest.filter((box) => box !== undefined);
}

/** One merging pass over the boxes at these places, all of one leaf. True if any two were merged. */
function joinOnce(boxes: (SettingsBox | undefined)[], places: number[]): boolean {
  const before = places.length;
  for (let i = 0; i < places.length; i++) {
    for (let j = i + 1; j < places.length; j++) {
      const [mine, other] = [assertDefined(places[i]), assertDefined(places[j])];
      const both = join(assertDefined(boxes[mine]), assertDefined(boxes[other]));
      if (!both) continue;
      boxes[mine] = both;
      boxes[other] = undefined;
      places.splice(j, 1);
      j = i;
    }
  }
  return places.length < before;
}

/** The two boxes as one, if they differ in exactly one setting. They are disjoint, so they differ in at least one. */
function join(a: SettingsBox, b: SettingsBox): SettingsBox | undefined {
  let odd = -1;
  for (let setting = 0; setting < a.allowed.length; setting++) {
    if (a.allowed[setting] === b.allowed[setting]) continue;
    if (odd >= 0) return undefined;
    odd = setting;
  }
  return { leaf: a.leaf, allowed: a.allowed.with(odd, assertDefined(a.allowed[odd]) | assertDefined(b.allowed[odd])) };
}
