/** What Lighthouse says of a page, and what it is held to. */

export const AUDIT_CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof AUDIT_CATEGORIES)[number];
/** Figures that do not depend on the machine. */
const LEAST = { accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const MOST_SHIFT = 0.001;
/**
 * Figures that depend on the machine are compared with those of a bare page from the same run: at most so many points below its
 * score, most of them for work that takes longer on a slow machine, and at most so many times its largest paint.
 */
const MOST_UNDER = 3;
const MOST_TIMES = 1.15;

export interface PageFigures {
  readonly scores: Readonly<Record<Category, number>>;
  readonly lcp: number;
  readonly cls: number;
}

/** The figures of a page that could not be measured. */
export const FAILED: PageFigures = { scores: scoresOf(() => 0), lcp: Number.POSITIVE_INFINITY, cls: 1 };

export function figureFaults({ scores, lcp, cls }: PageFigures, bare: PageFigures): readonly string[] {
  const least: PageFigures['scores'] = { ...LEAST, performance: bare.scores.performance - MOST_UNDER };
  const latest = Math.round(bare.lcp * MOST_TIMES);
  return [
    ...AUDIT_CATEGORIES.filter((name) => scores[name] < least[name]).map((name) => `${name} under ${least[name]}`),
    ...(lcp <= latest ? [] : [`LCP over ${latest} ms`]),
    ...(cls <= MOST_SHIFT ? [] : [`CLS over ${MOST_SHIFT}`]),
  ];
}

/** The better of each figure, so that pauses of the machine do not count. */
export function betterOf(one: PageFigures, other: PageFigures): PageFigures {
  return {
    scores: scoresOf((name) => Math.max(one.scores[name], other.scores[name])),
    lcp: Math.min(one.lcp, other.lcp),
    cls: Math.min(one.cls, other.cls),
  };
}

export function scoresOf(score: (category: Category) => number): PageFigures['scores'] {
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}
