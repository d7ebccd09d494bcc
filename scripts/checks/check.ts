/** One thing that was looked at; `fault` says what is wrong with it. */
export interface Check {
  readonly name: string;
  readonly fault?: string | undefined;
}

/** The difference of two lists, as the first place where they differ. */
export function listFault(a: readonly string[], b: readonly string[]): string | undefined {
  const at = a.findIndex((item, i) => item !== b[i]);
  if (at >= 0) return `“${a[at]}” on one side, “${b[at] ?? 'nothing'}” on the other`;
  return a.length === b.length ? undefined : `“${b[a.length]}” has no counterpart`;
}

/** Several faults as one text, without duplicates; undefined if there is none. */
export function joinFaults(faults: readonly string[]): string | undefined {
  return faults.length > 0 ? [...new Set(faults)].join('; ') : undefined;
}
