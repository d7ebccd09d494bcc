/** A way of writing a term, and the term it leads to. */
export interface Spelling {
  readonly id: string;
  readonly text: string;
}

/** Where a term stands in a text: from the first letter to after the last, in UTF-16 units. */
export interface FoundTerm {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Every place where a text says a term, in reading order. The longest spelling wins (`dằn non` hides `dằn`), no two places
 * overlap, and only whole words count: a letter with marks is a letter, so `ù` is not found in `cùng`.
 */
export function findTerms(text: string, spellings: readonly Spelling[]): FoundTerm[] {
  if (spellings.length === 0) return [];
  const ids = new Map(spellings.map((one) => [one.text.toLowerCase(), one.id]));
  const longestFirst = [...ids.keys()].sort((a, b) => b.length - a.length).map((one) => RegExp.escape(one));
  const words = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
  return [...text.matchAll(words)].flatMap(({ 0: said, index }) => {
    const id = ids.get(said.toLowerCase());
    return id === undefined ? [] : [{ id, from: index, to: index + said.length }];
  });
}
