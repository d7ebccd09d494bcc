/** The styles that each page already has, by its request. */
export const stylesOf = new WeakMap<Request, Set<string>>();
