/** Claims about a hand: its kind, its total, or its number of cards. */

import type { Claim } from '../hands.ts';
import { type Edge, GAPS } from '../lattice/piece.ts';
import { takeCards } from './cards.ts';
import { type ReadingDraft, withOpen } from './draft.ts';
import type { Steps } from './steps.ts';

type Claimed = { readonly kind: string } | { readonly total: number };

/** A claim with its place, and whether it is a question. */
export function claimAt(steps: Steps, draft: ReadingDraft, edge: Edge, what: Claimed): Claim {
  // `không đủ tuổi`.
  const denied = NEGATIVE.has(steps.tokens[edge.at - 1]?.bare ?? '');
  return {
    ...steps.span(edge),
    asked: draft.asks || denied,
    behind: (draft.hands[draft.open]?.cards.length ?? 0) > 0,
    ...what,
  };
}

/** A claim about the current hand, or about the one before it. */
export function takeClaim(steps: Steps, draft: ReadingDraft, edge: Edge, what: Claimed): ReadingDraft[] {
  const open = draft.hands[draft.open];
  const opens =
    draft.verb !== undefined || !open || (open.cards.length > 0 && draft.gap >= GAPS.comma && draft.prev !== 'of');
  if (opens || draft.prev === 'same') {
    // A kind that is named before its cards, which belong to nobody yet.
    if ('kind' in what && (draft.verb !== undefined || !open || draft.gap >= GAPS.comma) && draft.prev !== 'same') {
      const claims = [...(draft.nextClaims?.claims ?? []), { ...claimAt(steps, draft, edge, what), behind: false }];
      return [steps.next(draft, edge, { nextClaims: { claims, suit: draft.nextClaims?.suit } }, ['kindLoose'])];
    }
    return [steps.nextApart(draft, edge, {}, ['total' in what ? 'totalLoose' : 'kindLoose'])];
  }
  const hands = withOpen(draft, { ...open, claims: [...open.claims, claimAt(steps, draft, edge, what)] });
  return [open.cards.length > 0 ? steps.nextApart(draft, edge, { hands }) : steps.next(draft, edge, { hands })];
}

/** A claim of a kind; where the kind determines its cards (`xì bàn`) it may name them. */
export function takeKind(steps: Steps, draft: ReadingDraft, edge: Edge & { readonly is: 'kind' }): ReadingDraft[] {
  const claimed = takeClaim(steps, draft, edge, { kind: edge.kind });
  const open = draft.hands[draft.open];
  if (edge.cards.length === 0 || !open || open.cards.length > 0 || draft.gap > GAPS.words) return claimed;
  const cards = edge.cards.map((rank) => ({ rank }));
  return [...claimed, ...takeCards(steps, draft, edge, cards, false).map((one) => steps.pay(one, ['kindLoose']))];
}

/** A claim of how many cards a player has. */
export function takeCount(steps: Steps, draft: ReadingDraft, edge: Edge & { readonly is: 'announce' }): ReadingDraft[] {
  const open = draft.hands[draft.open];
  if (!open || open.cards.length > 0 || edge.count > 10) {
    const wrong =
      open &&
      open.cards.length > 0 &&
      (edge.listed
        ? draft.gap >= GAPS.comma || draft.gap === GAPS.none
        : draft.gap < GAPS.stop && open.cards.length !== edge.count);
    return [steps.nextApart(draft, edge, {}, wrong ? ['announcedWrong'] : [])];
  }
  const announced = { ...steps.span(edge), count: edge.count, part: edge.part };
  return [steps.next(draft, edge, { hands: withOpen(draft, { ...open, announced }) })];
}

const NEGATIVE: ReadonlySet<string> = new Set(['khong', 'chua', 'ko', 'hong', 'not', 'isnt', 'chang']);
