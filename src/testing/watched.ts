import type { Rules } from '#core/house-rules.ts';

/** The same house rules, and the names of those that are asked for from now on. */
export function watched<R extends Rules>(rules: R): { readonly rules: R; readonly asked: ReadonlySet<string> } {
  const asked = new Set<string>();
  const watching = new Proxy(rules, {
    get(target, key, receiver) {
      asked.add(String(key));
      const value: unknown = Reflect.get(target, key, receiver);
      return value;
    },
  });
  return { rules: watching, asked };
}
