/** The readings that a step leads to. */

import { type Edge, GAPS } from '../lattice/piece.ts';
import { takeCards } from './cards.ts';
import { takeClaim, takeCount, takeKind } from './claims.ts';
import { type ReadingDraft, withOpen } from './draft.ts';
import { takeEaten, takeStar } from './eaten.ts';
import { takeBank, takePerson } from './people.ts';
import { takeEmpty, takeVerb } from './plays.ts';
import type { Steps } from './steps.ts';
import { takeFlush, takeSuits } from './suits.ts';
import { passOver, takeGap, takeQuestion } from './talk.ts';

/** The readings that a step leads to: none, one, or several. */
export function take(steps: Steps, draft: ReadingDraft, edge: Edge): ReadingDraft[] {
  switch (edge.is) {
    case 'cards':
      return takeCards(steps, draft, edge, edge.cards, edge.loose);
    case 'mention':
      if (draft.prev === 'cards' && draft.gap === GAPS.none) return [];
      // `nó kêu phải đôi 6`: reported as unused, and in nobody's hand.
      if (draft.says) return [leaveUnread(steps, draft, edge, false, '~')];
      return [
        steps.nextApart(draft, edge, {
          mentions: [...draft.mentions, ...edge.cards.map((card) => ({ ...card, ...steps.span(edge) }))],
          key: '~',
        }),
      ];
    case 'untold':
      return [takeUntold(steps, draft, edge)];
    case 'suits':
      return takeSuits(steps, draft, edge, edge.suits);
    case 'flush':
      return takeFlush(steps, draft, edge);
    case 'kind':
      return takeKind(steps, draft, edge);
    case 'announce':
      return takeCount(steps, draft, edge);
    case 'role':
      return takePerson(steps, draft, edge, { role: edge.role, name: edge.role, known: 'known', behind: edge.behind });
    case 'person': {
      const { name, known, behind } = edge;
      return takePerson(
        steps,
        draft,
        edge,
        draft.bankers.includes(name)
          ? { role: 'cai', name: 'cai', known: 'known', behind }
          : { role: 'player', name, known, behind },
      );
    }
    case 'deals':
      return takeBank(steps, draft, edge);
    case 'verb':
      return takeVerb(steps, draft, edge, edge.verb, edge.ends);
    case 'total':
      return takeClaim(steps, draft, edge, { total: edge.total });
    case 'star':
      return takeStar(steps, draft, edge, edge);
    case 'gap':
      return [takeGap(steps, draft, edge)];
    case 'draws':
      return [
        draft.open >= 0 ? steps.nextApart(draft, edge, { draws: true }) : passOver(steps, draft, edge, ['chatter']),
      ];
    case 'empty':
      return takeEmpty(steps, draft, edge);
    case 'says':
      return [steps.nextApart(draft, edge, { says: true, key: '“' }, ['chatter'])];
    case 'without':
      return [steps.next(draft, edge, { without: steps.span(edge), key: '!-' }, ['chatter'])];
    case 'corrects':
      return steps.holds(draft) && (draft.gap >= GAPS.comma || edge.to > edge.at + 1)
        ? [steps.next(draft, edge, { corrects: true, draws: false, key: '≠' }, ['corrects'])]
        : [];
    case 'eaten':
    case 'chot':
      return takeEaten(steps, draft, edge, edge.is === 'chot');
    case 'asks':
      return [takeQuestion(steps, draft, edge)];
    case 'of':
      return [steps.next(draft, edge, {}, ['chatter'])];
    case 'same':
      return [passOver(steps, draft, edge, ['chatter'])];
    case 'own':
      return [steps.next(draft, edge, {})];
    case 'ahead':
      return [steps.next(draft, edge, { partSuit: edge.suit, key: `>${edge.suit}` })];
    case 'chatter':
      return [passOver(steps, draft, edge)];
    case 'left':
      return [leaveUnread(steps, draft, edge, edge.card, edge.card ? `!${edge.at}` : '')];
  }
}

/** A card that nobody told, of the current hand; what is played has to be known. */
function takeUntold(steps: Steps, draft: ReadingDraft, edge: Edge): ReadingDraft {
  const open = draft.hands[draft.open];
  if (!open || draft.verb !== undefined) return leaveUnread(steps, draft, edge, true, '?');
  const hands = withOpen(draft, { ...open, untold: [...open.untold, steps.span(edge)] });
  return steps.next(draft, edge, { hands, gap: GAPS.none, draws: false, key: '?' });
}

/** The words are reported as unused. @param card they may be a card @param key what that adds to the content */
function leaveUnread(steps: Steps, draft: ReadingDraft, edge: Edge, card: boolean, key: string): ReadingDraft {
  return steps.nextApart(draft, edge, { unread: [...draft.unread, { ...steps.span(edge), card }], key });
}
