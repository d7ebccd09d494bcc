/** Steps without cards: talk, questions, signs. */

import type { Claim, LooseHand } from '../hands.ts';
import { type Edge, GAPS } from '../lattice/piece.ts';
import type { Feature } from '../weights.ts';
import { type DraftChange, type ReadingDraft, replaced, widen } from './draft.ts';
import type { Steps } from './steps.ts';

/** Talk: nothing is recorded, but the gap widens. */
export function passOver(steps: Steps, draft: ReadingDraft, edge: Edge, pays: readonly Feature[] = []): ReadingDraft {
  const before = steps.tokens[edge.at - 1];
  const begins =
    edge.is === 'chatter' &&
    edge.to === edge.at + 1 &&
    before?.kind === 'mark' &&
    steps.tokens[edge.at]?.kind === 'word';
  return steps.nextApart(
    draft,
    edge,
    {
      talk: begins ? steps.span(edge) : undefined,
      unread: isNumberUnused(draft, edge) ? [...draft.unread, { ...steps.span(edge), card: false }] : draft.unread,
    },
    pays,
  );
}

/** A number that is taken for talk is reported; so is one that counts something right behind a card. */
function isNumberUnused(draft: ReadingDraft, { pays }: Edge): boolean {
  if (pays.includes('chatterNumber')) return true;
  const counts = pays.includes('counted') || pays.includes('money') || pays.includes('moneyLoose');
  return counts && draft.prev === 'cards' && draft.gap === GAPS.none;
}

/** A question starts: a kind of hand named in it is no claim. */
export function takeQuestion(steps: Steps, draft: ReadingDraft, edge: Edge): ReadingDraft {
  return steps.nextApart(draft, edge, { asks: true, hands: askedNow(draft, false) });
}

/** A sign separates what stands before and after it. */
export function takeGap(steps: Steps, draft: ReadingDraft, edge: Edge & { readonly is: 'gap' }): ReadingDraft {
  const { gap, sign } = edge;
  const ends = gap >= GAPS.stop;
  const open = draft.hands[draft.open];
  // `[cái | 6 6 4]`.
  if (
    ['|', '→', '⇒', '-', '–', '—'].includes(sign) &&
    open &&
    open.cards.length === 0 &&
    (draft.prev === 'person' || draft.prev === 'role')
  )
    return steps.next(draft, edge, { prev: draft.prev });
  // `ăn`, and no card behind it.
  const pending: readonly Feature[] = gap >= GAPS.comma && draft.eats ? ['pending'] : [];
  const change: DraftChange = {
    gap: widen(draft.gap, gap),
    asks: draft.asks && (gap < GAPS.comma || sign === 'versus'),
    eats: gap >= GAPS.comma ? undefined : draft.eats,
    says: draft.says && gap < GAPS.comma,
    partSuit: ends ? undefined : draft.partSuit,
    draws: draft.draws && gap < GAPS.stop,
    hands: sign === '?' ? askedNow(draft, true) : draft.hands,
    prev: gap === GAPS.none || gap === GAPS.bracket ? draft.prev : edge.is,
  };
  return steps.next(draft, edge, change, pending);
}

/** A kind named after the cards of a question is asked, not claimed; before the cards it is claimed. */
function askedNow({ hands, open }: ReadingDraft, all: boolean): readonly LooseHand[] {
  const at = all ? hands.length - 1 : open;
  const hand = hands[at];
  const isAsked = (claim: Claim): boolean => claim.behind || hand?.cards.length === 0;
  if (!hand?.claims.some((claim) => !claim.asked && isAsked(claim))) return hands;
  return replaced(hands, at, {
    ...hand,
    claims: hand.claims.map((claim) => (isAsked(claim) ? { ...claim, asked: true } : claim)),
  });
}
