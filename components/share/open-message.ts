/** A case with unknown cards as a message: the likeliest verdict, which cards make it, and what the others make. */

import { RANKS, rankIndex } from '#core/card.ts';
import type { Outcome, openOutcomes } from '#words/outcomes/open-outcomes.ts';
import { cardsText } from '#words/text.ts';
import type { OpenWords } from '#words/vi/ui/open.ts';
import type { ShareWords } from '#words/vi/ui/share.ts';
import type { MessageExtras } from './chat.ts';

/** So many cards are named; of more their number is told. */
const MOST_CARDS = 8;
/** So many other verdicts are told. */
const MOST_OTHERS = 4;

/** @param single only one card is unknown */
export function openMessage(
  { outcomes, ways }: ReturnType<typeof openOutcomes>,
  single: boolean,
  open: OpenWords,
  share: ShareWords,
): Pick<MessageExtras, 'verdict' | 'condition' | 'ways' | 'otherwise'> {
  const [first, ...others] = outcomes;
  if (!first) return {};
  const isLikely = first.ways * 2n > ways;
  const told = (isLikely ? others : outcomes).map((one) => otherOutcome(one, ways, single, open, share));
  const big = isLikely ? saidOf(first, open) : open.unsure;
  return {
    verdict: { big, why: '', net: '', lines: [] },
    ...(isLikely && hangingOn(first, others, ways, single, open, share)),
    otherwise: told.slice(0, MOST_OTHERS),
  };
}

function hangingOn(
  first: Outcome,
  others: readonly Outcome[],
  ways: bigint,
  single: boolean,
  open: OpenWords,
  share: ShareWords,
): Pick<MessageExtras, 'condition' | 'ways'> {
  if (others.length === 0) return { condition: [open.always(single)] };
  const count = open.of(first.ways, ways, single);
  if (!single) return { ways: share.inWays(count) };
  const ranks = ranksOf(others);
  const isByRank = ranks.every((rank) => !ranksOf([first]).includes(rank));
  const among = share.ifCount(open.cards(first.ways), String(ways));
  return { condition: [...(isByRank ? [share.unlessRanks(ranks, count)] : []), among] };
}

function ranksOf(outcomes: readonly Outcome[]): readonly string[] {
  const found = new Set(outcomes.flatMap(({ choices }) => choices.map(rankIndex)));
  return RANKS.filter((_, rank) => found.has(rank));
}

function otherOutcome(one: Outcome, ways: bigint, single: boolean, open: OpenWords, share: ShareWords): string {
  const { choices } = one;
  return choices.length > 0 && choices.length <= MOST_CARDS
    ? share.otherCards(cardsText(choices), saidOf(one, open))
    : open.leads(single ? open.cards(one.ways) : open.ways(one.ways, ways), saidOf(one, open));
}

function saidOf({ says }: Outcome, { none }: OpenWords): string {
  return says || none;
}
