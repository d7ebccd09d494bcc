/** Cards that were eaten from somebody. */

import type { LooseMark } from '../hands.ts';
import { type Edge, GAPS } from '../lattice/piece.ts';
import { type ReadingDraft, withOpen } from './draft.ts';
import type { Steps } from './steps.ts';

/** A word says that a card was eaten: the one before, or the one behind. */
export function takeEaten(steps: Steps, draft: ReadingDraft, edge: Edge, chot: boolean): ReadingDraft[] {
  if (!steps.marks) return [];
  if (draft.eats) return [steps.next(draft, edge, { eats: { chot: chot || draft.eats.chot } })];
  const states = [steps.next(draft, edge, { eats: { chot }, key: '*>' }, ['verb'])];
  const marked = asEaten(steps, draft, { chot });
  if (marked && draft.gap <= GAPS.bracket)
    states.push(steps.next(marked, edge, { gap: GAPS.words, key: chot ? '**' : '*' }, ['verb']));
  return states;
}

/** `8♥*bình`: the card before was eaten. */
export function takeStar(
  steps: Steps,
  draft: ReadingDraft,
  edge: Edge,
  { chot, from }: { readonly chot: boolean; readonly from: string | undefined },
): ReadingDraft[] {
  const marked =
    draft.gap === GAPS.none ? asEaten(steps, draft, { chot, ...(from === undefined ? {} : { from }) }) : undefined;
  return marked ? [steps.next(marked, edge, { key: `*${from ?? ''}` })] : [];
}

/** The reading with its last card as eaten; undefined where there is none. */
function asEaten(steps: Steps, draft: ReadingDraft, eaten: LooseMark): ReadingDraft | undefined {
  const open = draft.hands[draft.open];
  const last = open?.cards.at(-1);
  if (!steps.marks || !open || !last) return undefined;
  const cards = [...open.cards.slice(0, -1), { ...last, eaten }];
  return { ...draft, hands: withOpen(draft, { ...open, cards }) };
}
