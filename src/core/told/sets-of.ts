/** Every choice of so many things, one of a kind as often as one likes: those with the most different ones first. */
export function setsOf<T>(kinds: readonly T[], size: number): readonly (readonly T[])[] {
  return choose(kinds, size)
    .map((set) => ({ set, different: new Set(set).size }))
    .sort((a, b) => b.different - a.different)
    .map(({ set }) => set);
}

function choose<T>(kinds: readonly T[], size: number): (readonly T[])[] {
  if (size === 0) return [[]];
  return kinds.flatMap((kind, at) => choose(kinds.slice(at), size - 1).map((rest) => [kind, ...rest]));
}
