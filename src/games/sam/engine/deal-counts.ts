/** In how many ways unseen cards can fall to hands so that each gets certain numbers of 2s and quads. */

import { assertDefined } from '#core/assert-defined.ts';
import { binomial } from '#core/binomial.ts';
import { memo } from '#core/branches/diagram.ts';
import { type Card, rankIndex } from '#core/card.ts';
import { isTwo } from './ranks.ts';

/** Four of a kind are a quad (rule sam-quad). */
const QUAD = 4;

/** Hands with empty places, and what is left to fill them with. */
export interface OpenDeal {
  /** The empty places of each hand. */
  readonly slots: readonly number[];
  /** How many 2s are left. */
  readonly twos: number;
  /** Every rank, the ace first; of the 2s, which are counted apart, none is left here. */
  readonly ranks: readonly RankLeft[];
}

interface RankLeft {
  /** How many of it are left. */
  readonly left: number;
  /** How many of it each hand holds. */
  readonly held: readonly number[];
}

/** The 2s and the quads that each hand still has to get, exactly. */
export interface TwosAndQuads {
  readonly twos: readonly number[];
  readonly quads: readonly number[];
}

/** How many ranks a hand can make quads of, by the number of cards that it lacks. */
interface Chances {
  /** For each hand, the ranks that only it can complete, by the cards missing: 1, 2, 3. */
  readonly own: readonly (readonly number[])[];
  /** Ranks of which all four are left: any hand can have them. */
  readonly free: number;
}

function chancesOf({ slots, ranks }: OpenDeal): Chances {
  const own = slots.map((_, hand) =>
    [1, 2, 3].map(
      (missing) => ranks.filter(({ left, held }) => left === missing && held[hand] === QUAD - missing).length,
    ),
  );
  return { own, free: ranks.filter(({ left }) => left === QUAD).length };
}

/**
 * Counts, for any wanted 2s and quads, the ordered ways to fill all places with exactly these: by inclusion and exclusion over the
 * sets of ranks that are quads, whatever else is.
 */
export function dealCounter(deal: OpenDeal): (wanted: TwosAndQuads) => bigint {
  const { own, free } = chancesOf(deal);
  const choicesOf = own.map(choices);
  const others = deal.ranks.reduce((sum, { left }) => sum + left, 0);
  return (wanted) => fromHand(0, wanted, { free, others, twos: deal.twos, rest: 0, ways: 1n });

  /** The hands from this one on, after those before it have got their quads and 2s. */
  function fromHand(hand: number, wanted: TwosAndQuads, so: SoFar): bigint {
    const slots = deal.slots[hand];
    if (slots === undefined) return so.ways * falling(so.others, so.rest);
    const least = assertDefined(wanted.quads[hand]);
    const twos = assertDefined(wanted.twos[hand]);
    let all = 0n;
    for (const { quads, cards, ways } of assertDefined(choicesOf[hand])) {
      for (let taken = 0; taken <= so.free; taken++) {
        const size = cards + QUAD * taken;
        const made = quads + taken;
        if (size + twos > slots) break;
        if (made < least || twos > so.twos) continue;
        const sign = (made - least) % 2 === 0 ? 1n : -1n;
        const chosen = BigInt(ways * binomial(so.free, taken) * binomial(made, least) * binomial(so.twos, twos));
        all += fromHand(hand + 1, wanted, {
          free: so.free - taken,
          others: so.others - size,
          twos: so.twos - twos,
          rest: so.rest + slots - size - twos,
          ways: so.ways * sign * chosen * falling(slots, size + twos),
        });
      }
    }
    return all;
  }
}

interface SoFar {
  readonly free: number;
  /** Cards left that are neither 2s nor in a chosen quad. */
  readonly others: number;
  readonly twos: number;
  /** Places for them. */
  readonly rest: number;
  readonly ways: bigint;
}

/** The ways to choose among the ranks that one hand alone can complete. */
function choices(own: readonly number[]): { readonly quads: number; readonly cards: number; readonly ways: number }[] {
  let all = [{ quads: 0, cards: 0, ways: 1 }];
  for (const [at, count] of own.entries()) {
    all = all.flatMap(({ quads, cards, ways }) =>
      Array.from({ length: count + 1 }, (_, some) => ({
        quads: quads + some,
        cards: cards + some * (at + 1),
        ways: ways * binomial(count, some),
      })),
    );
  }
  return all;
}

const known = new Map<number, bigint>();

/** `count` different ones of `from`, in order: from·(from−1)·…; none where there are too few. */
function falling(from: number, count: number): bigint {
  if (count > from) return 0n;
  if (count === 0) return 1n;
  return memo(known, from * 64 + count, () => BigInt(from) * falling(from - 1, count - 1));
}

/** Is there any such way? The same as counting them, but mostly at a glance. */
export function canDeal(deal: OpenDeal, wanted: TwosAndQuads): boolean {
  return atAGlance(deal, wanted) ?? dealCounter(deal)(wanted) > 0n;
}

/** Undefined where only counting tells. */
function atAGlance(deal: OpenDeal, wanted: TwosAndQuads): boolean | undefined {
  const { own, free } = chancesOf(deal);
  if (sumOf(wanted.twos) > deal.twos) return false;
  let spare = free;
  let others = deal.ranks.reduce((sum, { left }) => sum + left, 0);
  const fillers: number[] = [];
  for (const [hand, slots] of deal.slots.entries()) {
    let quads = assertDefined(wanted.quads[hand]);
    let size = 0;
    // A rank that this hand alone can complete takes fewer places than a free one.
    for (const [at, count] of assertDefined(own[hand]).entries()) {
      const some = Math.min(count, quads);
      size += some * (at + 1);
      quads -= some;
    }
    size += QUAD * quads;
    spare -= quads;
    others -= size;
    fillers.push(slots - size - assertDefined(wanted.twos[hand]));
  }
  const rest = sumOf(fillers);
  if (spare < 0 || rest > others || fillers.some((count) => count < 0)) return false;
  // Nobody gets a quad too many where one card stays away of each rank that could be one; or where those of which no card can stay
  // away are split between hands.
  const ranks = free + sumOf(own.map(sumOf)) - sumOf(wanted.quads);
  const whole = rest - (others - ranks);
  return whole <= 0 || (whole <= spare && whole <= rest - Math.max(...fillers)) ? true : undefined;
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The deal once a hand has got this card. */
export function dealAfter(deal: OpenDeal, hand: number, card: Card): OpenDeal {
  const slots = changed(deal.slots, hand, -1);
  if (isTwo(card)) return { ...deal, slots, twos: deal.twos - 1 };
  const rank = rankIndex(card);
  const ranks = deal.ranks.map((one, at) =>
    at === rank ? { left: one.left - 1, held: changed(one.held, hand, 1) } : one,
  );
  return { ...deal, slots, ranks };
}

/** What is still wanted once a hand of this deal has got this card; undefined where it has then more than it should get. */
export function wantedAfter(deal: OpenDeal, wanted: TwosAndQuads, hand: number, card: Card): TwosAndQuads | undefined {
  const isQuad = deal.ranks[rankIndex(card)]?.held[hand] === QUAD - 1;
  const what = isTwo(card) ? 'twos' : isQuad ? 'quads' : undefined;
  if (what === undefined) return wanted;
  const counts = changed(wanted[what], hand, -1);
  return assertDefined(counts[hand]) < 0 ? undefined : { ...wanted, [what]: counts };
}

/** All numbers of 2s and quads that the hands could get at most, each list of hands once. */
export function wantedIn(deal: OpenDeal): TwosAndQuads[] {
  const { own } = chancesOf(deal);
  let all: TwosAndQuads[] = [{ twos: [], quads: [] }];
  for (const [hand, slots] of deal.slots.entries()) {
    const most = mostQuads(slots, assertDefined(own[hand]));
    all = all.flatMap((before) =>
      upTo(Math.min(slots, deal.twos - sumOf(before.twos))).flatMap((twos) =>
        upTo(most).map((quads): TwosAndQuads => ({ twos: [...before.twos, twos], quads: [...before.quads, quads] })),
      ),
    );
  }
  return all;
}

/** The most quads that so many places can bring: those that lack the fewest cards first. */
function mostQuads(slots: number, own: readonly number[]): number {
  let [left, quads] = [slots, 0];
  for (const [at, count] of own.entries()) {
    const some = Math.min(count, Math.floor(left / (at + 1)));
    left -= some * (at + 1);
    quads += some;
  }
  return quads + Math.floor(left / QUAD);
}

function upTo(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, count) => count);
}

function changed(counts: readonly number[], at: number, by: number): number[] {
  return counts.map((count, place) => (place === at ? count + by : count));
}
