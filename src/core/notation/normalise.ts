/** Text read as NFC, with the way back to the text as it was given. */
export interface Normalised {
  readonly text: string;
  /** Offset in the given text where the unit at `index` of `text` begins. */
  start(index: number): number;
  /** Offset in the given text behind the unit before `index` of `text`. */
  end(index: number): number;
}

// A character with its marks, or a Hangul syllable in parts: nothing composes across two such matches. (U+16D67 composes with the
// character before it and is no mark.)
const CLUSTER =
  /[\u1100-\u115F\uA960-\uA97C\uAC00-\uD7A3][\u1160-\u11FF\uD7B0-\uD7FB]*\p{M}*|[^\p{M}]?[\p{M}\u{16D67}]*/gsu;

/** Longer texts are too long however they compose, and composing thousands of marks takes quadratic time. */
const LONGEST = 8000;

/**
 * Normalises to NFC and remembers, for every unit of the result, its units in the input. Text that is far too long is left as it
 * is.
 */
export function normalise(given: string): Normalised {
  if (given.length > LONGEST) return { text: given, start: (i) => i, end: (i) => i };
  const text = given.normalize('NFC');
  if (text === given) return { text, start: (i) => i, end: (i) => i };

  const starts: number[] = [];
  const ends: number[] = [];
  let offset = 0;
  for (const [cluster] of given.matchAll(CLUSTER)) {
    const length = cluster.normalize('NFC').length;
    for (let i = 0; i < length; i++) {
      starts.push(offset);
      ends.push(offset + cluster.length);
    }
    offset += cluster.length;
  }
  return {
    text,
    start: (i) => starts[i] ?? given.length,
    end: (i) => (i === 0 ? 0 : (ends[i - 1] ?? given.length)),
  };
}
