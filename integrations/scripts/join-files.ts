/** Decides which chunks of script are sent together. */

/** What a request costs beside its bytes, in characters of script: headers, a line of its own in lists, a place in the queue. */
const REQUEST = 3500;

/** What a page asks for in one step. */
export interface Ask {
  readonly chunks: ReadonlySet<string>;
  /** How often that happens, compared with others. */
  readonly weight: number;
}

interface File {
  readonly chunks: readonly string[];
  readonly size: number;
  /** The asks that want some of it, by their places. */
  readonly wantedBy: ReadonlySet<number>;
  readonly begins: boolean;
}

/**
 * Chunks become one file where the requests that this saves weigh more than what is sent to pages that have no use for it: the two
 * files that gain most are joined, again and again, until none gain.
 * @param sizes every chunk with its length in characters
 * @param begins the chunks in which a page's own code begins: no two of them are in one file
 * @returns the chunks of each file, the longest first
 */
export function joinFiles(
  sizes: ReadonlyMap<string, number>,
  asks: readonly Ask[],
  begins: ReadonlySet<string>,
): readonly (readonly string[])[] {
  const weightOf = (places: Iterable<number>): number =>
    [...places].reduce((sum, place) => sum + (asks[place]?.weight ?? 0), 0);
  const gainOf = (a: File, b: File): number => {
    if (a.begins && b.begins) return 0;
    const both = weightOf([...a.wantedBy].filter((place) => b.wantedBy.has(place)));
    const needless = a.size * (weightOf(b.wantedBy) - both) + b.size * (weightOf(a.wantedBy) - both);
    return both * REQUEST - needless;
  };
  let files: readonly File[] = [...sizes].map(([name, size]) => ({
    chunks: [name],
    size,
    wantedBy: new Set(asks.flatMap(({ chunks }, place) => (chunks.has(name) ? [place] : []))),
    begins: begins.has(name),
  }));
  let pairs = files.flatMap((a, at) => files.slice(at + 1).map((b) => ({ a, b, gain: gainOf(a, b) })));
  for (;;) {
    pairs = pairs.filter(({ gain }) => gain > 0);
    const [first] = pairs;
    if (!first) break;
    const { a, b } = pairs.reduce((best, pair) => (pair.gain > best.gain ? pair : best), first);
    const [long, short] = a.size >= b.size ? [a, b] : [b, a];
    const joined: File = {
      chunks: [...long.chunks, ...short.chunks],
      size: a.size + b.size,
      wantedBy: a.wantedBy.union(b.wantedBy),
      begins: a.begins || b.begins,
    };
    const apart = (one: File): boolean => one !== a && one !== b;
    files = files.filter(apart);
    pairs = pairs.filter((pair) => apart(pair.a) && apart(pair.b));
    pairs.push(...files.map((one) => ({ a: joined, b: one, gain: gainOf(joined, one) })));
    files = [...files, joined];
  }
  return files.map(({ chunks }) => chunks);
}
