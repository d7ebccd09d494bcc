/** Closes a reading at the end of the text. */

import type { LooseHand } from '../hands.ts';
import type { Feature } from '../weights.ts';
import { isAlike, type ReadingDraft } from './draft.ts';
import type { Steps } from './steps.ts';

/** A reading at its end: a hand that was started but got no cards is left out. */
export function closed(steps: Steps, draft: ReadingDraft): ReadingDraft {
  const closed = steps.leaveHand(draft);
  const kept: LooseHand[] = [];
  const unread = [...closed.unread];
  const pays: Feature[] = [];
  const told = closed.hands.filter(({ cards }) => cards.length > 0);
  for (const hand of withShared(closed.hands).map(withCount)) {
    const holds = hand.cards.length > 0 || hand.empty;
    if (!holds && hand.known === 'nobody' && told.length > 1 && hand.untold.length === 0) continue;
    if (
      holds ||
      hand.claims.some(({ asked }) => !asked) ||
      hand.announced ||
      (hand.role === 'cai' &&
        closed.hands.length > 1 &&
        !closed.hands.some((one) => one !== hand && one.role === 'cai'))
    ) {
      kept.push(hand);
      if (!holds && hand.untold.length === 0 && hand.verb !== 'beats' && told.length > 0) pays.push('untold');
      continue;
    }
    if (hand.name === undefined || hand.known === 'nobody' || hand.role !== 'player') continue;
    if (told.some((one) => one !== hand && one.name === hand.name)) continue;
    pays.push('nameAlone');
    if (hand.known === 'unknown' || steps.isNamed(hand) || steps.isNumber(hand))
      unread.push({ ...hand.place, card: false });
  }
  const lost = closed.mentions.filter(
    ({ rank, suit }) => !kept.some(({ cards }) => cards.some((card) => isAlike(card, { rank, suit }))),
  );
  for (const { from, to } of lost) unread.push({ from, to, card: true });
  if (draft.verb !== undefined || draft.eats) pays.push('pending');
  return steps.pay({ ...closed, hands: kept, unread: unread.sort((a, b) => a.from - b.from) }, [
    ...pays,
    ...lost.map(() => 'mentionLost' as const),
  ]);
}

/** Cards that nobody told are counted with the others. */
function withCount(hand: LooseHand): LooseHand {
  const { cards, untold, announced } = hand;
  const [first] = untold;
  if (!first) return hand;
  const count = Math.max(announced?.count ?? 0, cards.length + untold.length);
  return { ...hand, announced: { ...(announced ?? first), count, part: cards.length > 0 } };
}

/** Hands that are stated once for several players. */
function withShared(hands: readonly LooseHand[]): readonly LooseHand[] {
  return hands.map((hand, i) => {
    if (hand.name === undefined || hand.cards.length > 0 || hand.empty || hand.claims.length > 0) return hand;
    const next = hands.slice(i + 1).find(({ cards }) => cards.length > 0);
    return next?.shared && next.cards.every(({ suit }) => suit === undefined)
      ? { ...hand, cards: next.cards.map((card) => ({ ...card })) }
      : hand;
  });
}
