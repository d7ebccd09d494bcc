/** What changed in the public interface: two texts like `package/public-api.txt` compared, name by name. */

/** A name that is there before and after otherwise, or at one time only; `was` and `now` are its kind and its type. */
export interface InterfaceChange {
  /** The modules that export it, `luat-bai/rulebook`. */
  readonly entries: readonly string[];
  readonly name: string;
  readonly was?: Exported;
  readonly now?: Exported;
}

interface Exported {
  readonly kind: string;
  /** Of a value its type; of all else its members, or the texts that it allows; empty where neither is told. */
  readonly type: string;
  /** Is it to go? */
  readonly deprecated: boolean;
}

/** What stands in one text and not in the other, in the order of the later one; what several modules export is told once. */
export function interfaceChanges(earlier: string, later: string): readonly InterfaceChange[] {
  const [was, now] = [exportsOf(earlier), exportsOf(later)];
  const changes = new Map<string, InterfaceChange>();
  for (const key of new Set([...now.keys(), ...was.keys()])) {
    const [before, after] = [was.get(key), now.get(key)];
    if (before && after && isSame(before, after)) continue;
    const { entry = '', name = '' } = after ?? before ?? {};
    const change = { name, ...(before && { was: exportedOf(before) }), ...(after && { now: exportedOf(after) }) };
    const same = JSON.stringify(change);
    changes.set(same, { ...change, entries: [...(changes.get(same)?.entries ?? []), entry] });
  }
  return [...changes.values()];
}

/** Is it told for the first time that the name is to go? */
export function isDeprecation({ was, now }: InterfaceChange): boolean {
  return now?.deprecated === true && !was?.deprecated;
}

/** Does it break programs? A new name breaks none, nor does what a type has beside what it had. */
export function isBreaking({ was, now }: InterfaceChange): boolean {
  if (was === undefined) return false;
  if (now === undefined || was.kind !== now.kind) return true;
  if (was.kind === 'const') return was.type !== now.type;
  return typeMembers(was).some((member) => !typeMembers(now).includes(member));
}

/** The members of a type, or the texts that it allows, each as it is written: `meldsIn?`. */
export function typeMembers({ type }: Exported): readonly string[] {
  return type
    .replace(/^= |^\{ | \}$/g, '')
    .split(/, | \| /)
    .filter(Boolean);
}

type Named = Exported & { readonly entry: string; readonly name: string };

/** By module and name. A module that is data alone is a name of its own. */
function exportsOf(text: string): ReadonlyMap<string, Named> {
  const found = text
    .split('\n\n')
    .filter(Boolean)
    .flatMap((section): Named[] => {
      const [entry = '', ...lines] = section.trimEnd().split('\n');
      if (lines.length === 0) return [{ entry, name: entry, kind: 'data', type: '', deprecated: false }];
      return lines.flatMap((line) => {
        const [, kind = '', name = '', type = '', mark] =
          /^ {2}(const|type|command|tool) (\w+):? ?(.*?)( @deprecated)?$/.exec(line) ?? [];
        // Its type is the version itself, which is another one each time.
        return [{ entry, name, kind, type: name === 'VERSION' ? 'string' : type, deprecated: mark !== undefined }];
      });
    });
  return new Map(found.map((one) => [`${one.entry} ${one.name}`, one]));
}

function exportedOf({ kind, type, deprecated }: Named): Exported {
  return { kind, type, deprecated };
}

function isSame(one: Exported, other: Exported): boolean {
  return one.kind === other.kind && one.type === other.type && one.deprecated === other.deprecated;
}
