/** What we use of two packages that come without types. */

declare module 'pokersolver' {
  interface Hand {
    /** The combination's place among all, weakest first. */
    readonly rank: number;
    /** Above 0 where this hand loses to the other one. */
    compare(other: Hand): number;
  }
  const pokersolver: { readonly Hand: { solve(cards: readonly string[]): Hand } };
  export default pokersolver;
}

declare module 'phe' {
  const phe: {
    /** Lower is stronger. */
    evaluateCardCodes(codes: readonly number[]): number;
  };
  export default phe;
}

declare module 'phe/lib/evaluator5.js' {
  /** What `evaluateCardCodes` calls for five cards. */
  export default function evaluate5(a: number, b: number, c: number, d: number, e: number): number;
}
