/** Steps with plays: cards lie on the table, are played, beat others; or a player has none left. */

import type { Verb } from '#core/game/vocabulary.ts';
import type { LooseHand } from '../hands.ts';
import { type Edge, GAPS } from '../lattice/piece.ts';
import type { Feature } from '../weights.ts';
import { isBegun, NOBODY, type ReadingDraft, withOpen } from './draft.ts';
import type { Steps } from './steps.ts';

/** What is done with cards: those before, or those that follow. */
export function takeVerb(steps: Steps, draft: ReadingDraft, edge: Edge, verb: Verb, ends: boolean): ReadingDraft[] {
  // `bị Bình đè`.
  if (draft.verb === 'beaten' && verb === 'beats') return [steps.next(draft, edge, {})];
  const open = draft.hands[draft.open];
  const has = open !== undefined && open.cards.length > 0;
  const states: ReadingDraft[] = [];
  const near = has && draft.gap <= GAPS.words;
  // `three kings on the table`, `sảnh 4 tới 8 trên bàn`: these cards lie on the table.
  if (
    (verb === 'lies' || (verb === 'plays' && ends && open?.verb === undefined)) &&
    near &&
    !open.over &&
    open.verb !== 'by'
  ) {
    const hands = withOpen(draft, { ...open, verb });
    const change = { hands, open: -1, gap: GAPS.words, verb: undefined, key: `_${verb}` };
    states.push(steps.next(steps.leaveHand(draft), edge, change, ends ? [] : ['verbIdle']));
    if (ends) return states;
  }
  const subject = near && (verb === 'beats' || verb === 'beaten') ? draft.open : -1;
  const far: readonly Feature[] = subject >= 0 && draft.gap === GAPS.words ? ['subjectFar'] : [];
  // The cards after it are not drawn into a hand that was started before.
  const begun = open && !has && !open.empty;
  // `hai tứ quý chặt …`: the cards were not named.
  const bare = steps.plays && verb === 'beats' && !has ? untoldAhead(draft) : [];
  const carried =
    bare.length > 0
      ? undefined
      : begun && open.claims.length > 0
        ? { claims: open.claims, suit: open.suit }
        : draft.nextClaims;
  states.push(
    steps.next(
      steps.pay(draft, [...far, ...steps.closing(draft), ...(draft.verb ? (['verbIdle'] as const) : [])]),
      edge,
      {
        hands: [
          ...(begun ? draft.hands.filter((_, i) => i !== draft.open || open.known === 'unknown') : draft.hands),
          ...bare,
        ],
        open: -1,
        gap: GAPS.none,
        verb,
        subject,
        nextClaims: carried,
        draws: false,
        key: `%${verb}${subject >= 0 ? 's' : ''}`,
      },
    ),
  );
  return states;
}

/** The named player has no cards left. */
export function takeEmpty(steps: Steps, draft: ReadingDraft, edge: Edge): ReadingDraft[] {
  const open = draft.hands[draft.open];
  if (!isBegun(open) || open.role !== 'player' || draft.gap > GAPS.bracket) return [];
  const hands = withOpen(draft, { ...open, empty: true });
  return [steps.next(draft, edge, { hands, gap: GAPS.words, key: '-' }, draft.gap > GAPS.words ? ['emptyLoose'] : [])];
}

/** A hand of which only a kind was stated, without cards after it. */
function untoldAhead({ nextClaims }: ReadingDraft): LooseHand[] {
  const claims = nextClaims?.claims.filter(({ asked }) => !asked) ?? [];
  const [first] = claims;
  return first ? [{ ...NOBODY, place: first, claims, known: 'known', verb: 'beats' }] : [];
}
