/** What Lighthouse says of a page, and what it is held to. */

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
const LEAST: Readonly<Record<Category, number>> = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
/** The most milliseconds until the largest paint; the most that may shift. */
const MOST = { lcp: 1400, cls: 0.001 } as const;

export interface Figures {
  readonly scores: Readonly<Record<Category, number>>;
  readonly lcp: number;
  readonly cls: number;
}

/** Of a page of which nothing was measured. */
export const FAILED: Figures = { scores: scoresOf(() => 0), lcp: Number.POSITIVE_INFINITY, cls: 1 };

export function faultsOf({ scores, lcp, cls }: Figures): readonly string[] {
  return [
    ...CATEGORIES.filter((name) => scores[name] < LEAST[name]).map((name) => `${name} under ${LEAST[name]}`),
    ...(lcp <= MOST.lcp ? [] : [`LCP over ${MOST.lcp} ms`]),
    ...(cls <= MOST.cls ? [] : [`CLS over ${MOST.cls}`]),
  ];
}

/** The better of each figure: a pause of the machine is no work of ours. */
export function best(one: Figures, other: Figures): Figures {
  return {
    scores: scoresOf((name) => Math.max(one.scores[name], other.scores[name])),
    lcp: Math.min(one.lcp, other.lcp),
    cls: Math.min(one.cls, other.cls),
  };
}

export function scoresOf(score: (category: Category) => number): Figures['scores'] {
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}
