/** All that a word may be. */

import type { Token } from '../tokens.ts';
import type { Feature } from '../weights.ts';
import { cardEdgesAt } from './cards.ts';
import { isCardLike, isPairPhrase } from './context.ts';
import { countedAt, totalsAt } from './counts.ts';
import { edgesOfMeaning } from './meaning.ts';
import type { Edge, Meant } from './piece.ts';
import { strangersAt } from './strangers.ts';
import { isSurelyCard } from './surely-card.ts';
import { CODED, type TextView } from './text-view.ts';

/** All that the word at a place may be, or be part of. */
export function wordAt(view: TextView, token: Token, at: number): Edge[] {
  const meant = view.meantAt(at);
  const asks = new Set(meant.filter(({ meaning: { is } }) => is === 'asks').map(({ to }) => to));
  const whole = longestPhrase(meant, at);
  const edges: Edge[] = [...cardEdgesAt(view, at), ...totalsAt(view, at), ...countedAt(view, at)];
  for (const one of meant) {
    // What asks is talk as well.
    if (one.meaning.is === 'chatter' && asks.has(one.to)) continue;
    if (isSurelyCard(view, token, at, one)) continue;
    edges.push(...edgesOfMeaning(view, at, one, costOfSpelling(view, at, one, whole), edges));
  }
  edges.push(...strangersAt(view, token, at, meant));
  const isTalk = edges.some(({ is, to }) => (is === 'chatter' || is === 'asks') && to === at + 1);
  return isTalk ? edges : [...edges, leftOver(view, token, at)];
}

/** Where the longest phrase ends that begins here and says something. */
function longestPhrase(meant: readonly Meant[], at: number): number {
  const ends = meant.flatMap(({ meaning: { is }, to }) =>
    to > at + 1 && is !== 'chatter' && is !== 'asks' && is !== 'person' ? [to] : [],
  );
  return Math.max(at, ...ends);
}

/** The cost of missing marks, or of splitting a longer phrase. */
function costOfSpelling(view: TextView, at: number, { meaning: { is }, marked, to }: Meant, whole: number): Feature[] {
  const bare = marked && !view.hasMarks(at, to);
  const pays: Feature[] = bare && (view.marked || view.english) ? ['folded'] : [];
  // A word with other marks than were typed is hardly talk.
  if (pays.length > 0 && view.marked && (is === 'chatter' || is === 'asks') && view.tokens[at]?.capital)
    pays.push('folded');
  // `doi j` is đôi J, whatever `đòi gì` is.
  if (bare && is === 'chatter' && to > at + 1 && isPairPhrase(view, at, to))
    pays.push('chatterThough', 'chatterThough');
  if (to < whole) pays.push('split');
  return pays;
}

/** The word as an unused one: a possible card must be reported. */
function leftOver(view: TextView, token: Token, at: number): Edge {
  const name = /^\p{L}/u.test(token.text) && !isCardLike(view, token, at);
  const card =
    view.ranksAt(at).some(({ to }) => to === at + 1) ||
    view.suitAt(at) !== undefined ||
    (token.capital && view.mixedCase && !view.beginsSentence(at) && CODED.test(token.text));
  return {
    is: 'left',
    card: !name || card,
    at,
    to: at + 1,
    pays: [!name ? 'dropped' : card ? 'droppedWord' : 'unknown'],
  };
}
