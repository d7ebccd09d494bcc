import type { Field } from '#core/case.ts';
import type { Rules } from '#core/house-rules.ts';

/** Computes something once for each case: checks ask for it again for every sentence. */
export function perCase<R extends Rules, T>(
  make: (fields: readonly Field[], rules: R) => T,
): (fields: readonly Field[], rules: R) => T {
  let known: { readonly fields: readonly Field[]; readonly rules: R; readonly made: T } | undefined;
  return (fields, rules) => {
    if (known?.fields !== fields || known.rules !== rules) known = { fields, rules, made: make(fields, rules) };
    return known.made;
  };
}
