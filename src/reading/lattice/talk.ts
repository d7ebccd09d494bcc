/** Words that say nothing of cards, and what it costs to take them so. */

import type { Feature } from '../weights.ts';
import { isCardLike } from './context.ts';
import { costOfStart } from './names.ts';
import type { Edge } from './piece.ts';
import { suitFollows } from './rows.ts';
import { NONE, type TextView } from './text-view.ts';

/** The cost of taking words for chatter. @param strong they say something about cards or players */
export function costOfTalk(
  view: TextView,
  at: number,
  to: number,
  strong: boolean,
  cardLike = isCardLike(view, view.tokens[at], at),
): readonly Feature[] {
  const colon =
    view.tokens[to]?.text === ':' && view.begins(at) && view.cardsFollow(to + 1) ? (['chatterColon'] as const) : NONE;
  if (to > at + 1) return ['chatter', ...colon];
  if (cardLike) return [view.isTail(at) ? 'chatter' : 'chatterNumber'];
  // A name, and cards behind it.
  const named =
    costOfStart(view, at, to).length > 0 &&
    view
      .meantAt(at)
      .some(({ meaning, to: end }) => end === to && meaning.is === 'person' && (!meaning.english || view.english));
  const holds = view.isHolding(at) && view.ranksAt(at - 1).length === 0;
  return [strong && !holds ? 'chatterThough' : 'chatter', ...(named ? (['chatterStart'] as const) : NONE), ...colon];
}

/** `a 5`, `an ace`: no card of its own. */
export function articleAt(view: TextView, at: number): Edge[] {
  const token = view.tokens[at];
  const next = view.ranksAt(at + 1);
  const isGroup = view.means(at + 1, 'group', 'row', 'flush', 'full', 'kind');
  if (!token) return [];
  const upper = token.capital && !view.beginsSentence(at);
  const article = (pays: readonly Feature[]): Edge[] => [
    { is: 'chatter', at, to: at + 1, pays: ['article', ...(upper ? (['articleCapital'] as const) : NONE), ...pays] },
  ];
  if (next.length === 0 && !isGroup && !view.gluedAt(at + 1))
    return view.english && view.isArticle(at) ? article(NONE) : [];
  const alone =
    isGroup ||
    next.every(({ to }) => view.ranksAt(to).length === 0 && view.ranksAt(view.pastComma(to)).length === 0) ||
    suitFollows(view, next[0]?.to ?? at);
  // `A 2 6` is three cards, `a king 7` two.
  if (!alone && (upper || next.some(({ word }) => !word))) return [];
  return article([
    ...(view.english ? NONE : (['articleForeign'] as const)),
    ...(alone ? NONE : (['articleCapital'] as const)),
  ]);
}
