import { allowedValues, type Schema, type SettingValue } from '../house-rules.ts';

/** For each setting that is named its allowed values; any value of the others. */
export type Condition = ReadonlyMap<string, readonly SettingValue[]>;

/**
 * A shortest condition that no house meets together with any of the given ones: the fewest settings, then the most combinations of
 * house rules. Null where they leave nothing over.
 */
export function shortestCondition(schema: Schema, others: readonly Condition[]): Condition | null {
  const settings = Object.keys(schema).length;
  // Those that name the fewest settings leave the fewest ways round them.
  const sorted = others.toSorted((a, b) => a.size - b.size);
  for (let most = 0; most <= settings; most++) {
    const found = widestClear(schema, sorted, most);
    if (found) return new Map(Object.keys(schema).flatMap((key) => [...found].filter(([named]) => named === key)));
  }
  return null;
}

/**
 * The widest condition of at most so many settings that meets none of these. Whatever it is, it is clear of each of them by some
 * setting: so from the first one that is still met the search goes on by each setting that can part with it.
 */
function widestClear(schema: Schema, others: readonly Condition[], most: number): Condition | null {
  let best: Condition | null = null;
  const seen = new Set<string>();
  narrow(new Map());
  return best;

  function narrow(condition: Condition): void {
    // What follows is narrower still.
    if (best && width(schema, condition) <= width(schema, best)) return;
    const text = JSON.stringify([...condition].toSorted());
    if (seen.has(text)) return;
    seen.add(text);
    const met = others.find((other) => partingSettings(condition, other).length === 0);
    if (!met) {
      best = condition;
      return;
    }
    for (const [key, values] of met) {
      if (condition.size === most && !condition.has(key)) continue;
      const kept = (condition.get(key) ?? allowedValues(schema[key])).filter((value) => !values.includes(value));
      if (kept.length > 0) narrow(new Map([...condition, [key, kept]]));
    }
  }
}

/** The share of all combinations of house rules that meet the condition. */
function width(schema: Schema, condition: Condition): number {
  return [...condition].reduce(
    (share, [key, values]) => (share * values.length) / allowedValues(schema[key]).length,
    1,
  );
}

/** The settings that have no value in common under two conditions: none where some house meets both. */
export function partingSettings(one: Condition, other: Condition): readonly string[] {
  return [...one.keys()].filter((key) => {
    const values = other.get(key);
    return values !== undefined && !one.get(key)?.some((value) => values.includes(value));
  });
}
