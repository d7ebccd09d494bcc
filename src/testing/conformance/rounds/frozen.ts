/** Nothing may be written into a state once it is there. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}

/** A rule set for one round: it is frozen with the state, and the presets are everybody's. */
export function copyOfRules<R extends object>(rules: R): R {
  return { ...rules };
}
