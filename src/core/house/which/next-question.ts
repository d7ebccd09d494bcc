import { assertDefined } from '../../assert-defined.ts';
import { makeRng } from '../../random/rng.ts';
import { type Belief, believe, type CountWeight, type Indices } from './belief.ts';
import type { Kind } from './likely.ts';
import type { GuideQuestion } from './question.ts';
import type { Matters } from './shares.ts';
import { countIn, type HouseTally, leastIn, type Tallies } from './tally.ts';

/** What an answer counts against every house that rules otherwise: it is a slip there. */
export const SLIP = 2;
/** What “I don't know” counts against every house in which the hands are a case: it may be that there are no such cards. */
export const DOUBT = 1;
/** Beyond this nothing more is counted. */
export const MOST_AGAINST = 20;
/** How likely a doubt is; a slip is as likely as two. */
const LIKELIHOOD = 0.15;
/** A house that is less likely than this is not asked about, unless it agrees with every answer. */
const UNLIKELY = 0.02;
/** So many houses stand for all of them. */
const SAMPLES = 600;
/** How much the houses that agree with every answer count in the choice of a question beside those that are likely. */
const AGREEING = 0.1;

const likelihood: CountWeight = (against) => LIKELIHOOD ** against;

/** What is known of a house, and which of two values of a setting it is worth telling apart. */
export interface Known {
  /** For each house how much the answers count against it. */
  readonly against: HouseTally;
  readonly kinds: readonly Kind[];
  /** All houses alike. */
  readonly anyHouse: Kind;
  readonly matters: Matters;
}

/** How much a question counts that finds out what rules most deals otherwise, beside one bit. */
const FINDING_OUT = 6;
/** Nothing is asked about a value that changes fewer dealt cases than this. */
const WORTH_ASKING = 1 / 2000;

export function isWorthAsking(matters: Matters, setting: number, one: number, other: number): boolean {
  return assertDefined(matters[setting]?.[one]?.[other]) >= WORTH_ASKING;
}

/** The houses as likely as they are after the answers. */
export function believed({ against, kinds }: Known): Belief {
  return believe(against, kinds, likelihood);
}

/** Does a house with so much against it contradict as few answers as any house does? */
export function agrees(against: HouseTally): (count: number) => boolean {
  const least = leastIn(against);
  return (count) => count < least + SLIP;
}

/** For each setting and value, whether a house that agrees with the answers, or is not unlikely, can have it. */
export function possibleValues(known: Known): readonly (readonly boolean[])[] {
  const isAgreed = agrees(known.against);
  const agreed = believe(known.against, [known.anyHouse], (count) => Number(isAgreed(count))).marginals();
  return believed(known)
    .marginals()
    .map((values, setting) =>
      values.map((chance, value) => chance >= UNLIKELY || assertDefined(agreed[setting]?.[value]) > SMALLEST),
    );
}

/** How many dealt cases one house is ruled otherwise than another one, at most: what each setting changes adds up. */
function unlikeness(matters: Matters, house: Indices, other: Indices): number {
  return sumOf(house, (value, setting) => assertDefined(matters[setting]?.[assertDefined(other[setting])]?.[value]));
}

function sumOf<T>(some: readonly T[], of: (one: T, at: number) => number): number {
  return some.reduce((sum, one, at) => sum + of(one, at), 0);
}

/** Below this a chance is the error of a sum. */
const SMALLEST = 1e-12;

/** A house that stands for others, and how much it counts in the choice of a question. */
interface Sample {
  readonly house: Indices;
  readonly weight: number;
}

/**
 * The question that tells most about the house: that splits best what is still possible, and finds out first what changes most deals.
 * Two houses are the same where they are ruled alike on all but one dealt case in two thousand. Undefined where no question
 * is in doubt.
 * @param labels what else the question should tell: for each house a number
 */
export function nextHouseQuestion<Q extends Pick<GuideQuestion, 'said' | 'told'>>(
  make: Tallies,
  known: Known,
  questions: readonly Q[],
  labels?: HouseTally,
): Q | undefined {
  const { matters } = known;
  const belief = believed(known);
  const likeliest = belief.likeliest();
  const { likelyOnes, agreeingOnes, rest } = othersDrawn(make, known, belief, likeliest);
  const samples = [{ house: likeliest, weight: 1 - rest }, ...likelyOnes, ...agreeingOnes];
  const labelled = labels && samples.map(({ house }) => countIn(labels, house));
  const unlike = likelyOnes.map(({ house, weight }) => weight * unlikeness(matters, house, likeliest));
  const allUnlike = Math.max(
    SMALLEST,
    sumOf(unlike, (one) => one),
  );

  let best: { readonly question: Q; readonly score: number } | undefined;
  for (const question of questions) {
    const says = ({ house }: Pick<Sample, 'house'>): number => countIn(question.said, house);
    const expected = says({ house: likeliest });
    const isFound = (one: Sample): boolean => says(one) !== expected;
    const inDoubt = sumOf(likelyOnes, (one) => (isFound(one) ? one.weight : 0));
    if (inDoubt < UNLIKELY && !agreeingOnes.some(isFound)) continue;
    const said = samples.map(says);
    const found = sumOf(likelyOnes, (one, at) => (isFound(one) ? assertDefined(unlike[at]) : 0));
    const score = labelled
      ? 10 * information(samples, said, labelled) + entropy(samples, said)
      : entropy(samples, said) + FINDING_OUT * (found / allUnlike);
    if (!best || score > best.score) best = { question, score };
  }
  return best?.question;
}

/** Houses that are, in what matters, others than the likeliest: as they are believed, and any that agree with the answers. */
function othersDrawn(make: Tallies, known: Known, belief: Belief, likeliest: Indices) {
  const others = otherThan(make, known, likeliest);
  const isAgreed = agrees(known.against);
  const besides =
    (weight: CountWeight): CountWeight =>
    (count) =>
      count === Number.POSITIVE_INFINITY ? 0 : weight(count);
  const likely = believe(others, known.kinds, besides(likelihood));
  const agreed = believe(
    others,
    [known.anyHouse],
    besides((count) => Number(isAgreed(count))),
  );
  // The same houses for the same answers.
  const rng = makeRng(1);
  const drawn = (from: Belief, weight: number): Sample[] =>
    from.mass <= 0 || weight <= 0
      ? []
      : Array.from({ length: SAMPLES }, () => ({
          house: withWhatMatters(known.matters, from.sample(rng), likeliest),
          weight: weight / SAMPLES,
        }));
  const rest = Math.min(1, likely.mass / belief.mass);
  return { likelyOnes: drawn(likely, rest), agreeingOnes: drawn(agreed, AGREEING), rest };
}

/** The tally with no count for houses that are, in what matters, the given one. */
function otherThan(make: Tallies, { against, matters }: Known, house: Indices): HouseTally {
  const same = house.reduceRight(
    (below, own, setting) =>
      make.choose(
        setting,
        assertDefined(matters[setting]).map((_, value) =>
          isWorthAsking(matters, setting, own, value) ? make.leaf(0) : below,
        ),
      ),
    make.leaf(Number.POSITIVE_INFINITY),
  );
  return make.combine(against, same, (count, excluded) => count + excluded);
}

/** A house with the values of another one wherever the difference is not worth asking about. */
function withWhatMatters(matters: Matters, house: Indices, other: Indices): Indices {
  return house.map((value, setting) => {
    const own = assertDefined(other[setting]);
    return isWorthAsking(matters, setting, own, value) ? value : own;
  });
}

/** How much it tells to know in which group a house is, in bits. */
function entropy(samples: readonly Sample[], groups: readonly number[]): number {
  const sums = new Map<number, number>();
  let total = 0;
  for (const [at, { weight }] of samples.entries()) {
    const group = assertDefined(groups[at]);
    sums.set(group, (sums.get(group) ?? 0) + weight);
    total += weight;
  }
  return [...sums.values()].reduce((bits, sum) => (sum > 0 ? bits - (sum / total) * Math.log2(sum / total) : bits), 0);
}

/** How much the one grouping tells of the other, in bits. */
function information(samples: readonly Sample[], one: readonly number[], other: readonly number[]): number {
  const both = one.map((group, at) => group * LABELS + assertDefined(other[at]));
  return entropy(samples, one) + entropy(samples, other) - entropy(samples, both);
}

/** More than there are labels. */
const LABELS = 100;
