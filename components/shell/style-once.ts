/** The styles that each page, told by its request, has so far. */
export const stylesOf = new WeakMap<Request, Set<string>>();
