/** Everything that a place may mean as cards. */

import { amongCards, isDrawn } from './context.ts';
import { isOfMoney } from './counts.ts';
import { oneCard } from './one-card.ts';
import type { AddCards, Edge } from './piece.ts';
import { cardEnds, isInFront, ranksInRow, rowAt, rowGoesOn, suitAheadAt, suitFollows } from './rows.ts';
import { severalCards } from './several-cards.ts';
import { CODED, NONE, type TextView } from './text-view.ts';

/** The cards that may start at a place, and the same as cards that are only mentioned. */
export function cardEdgesAt(view: TextView, at: number): Edge[] {
  const edges: Edge[] = [];
  const { ranks: pack } = view.vocabulary;
  const add: AddCards = (cards, to, pays, loose = false) => {
    const outside = pack && cards.some((card) => !pack.includes(card.rank));
    edges.push({ is: 'cards', cards, loose, at, to, pays: outside ? [...pays, 'countsOther'] : pays });
  };
  const token = view.tokens[at];
  // `$5`.
  if (!token || view.tokens[at - 1]?.text === '$') return edges;
  // `♠A`, `bích 8`.
  const suit = view.suitAt(at);
  const before = view.tokens[at - 1];
  const taken = token.kind === 'suit' && token.glued && before?.kind === 'word' && view.tokens[at + 1]?.glued !== true;
  const many =
    token.kind === 'suit' &&
    view.tokens[at + 1]?.glued !== true &&
    ranksInRow(view, at + 1, false) > 1 &&
    suitAheadAt(view, at).length > 0;
  if (suit && !taken && !many)
    for (const rank of view.ranksAt(suit.to))
      if (!rank.plural && (!suitFollows(view, rank.to) || isInFront(view, rank.to) || isSuitOfNext(view, rank.to)))
        add([{ rank: rank.value, suit: suit.value }], rank.to, [
          ...suit.pays,
          ...rank.pays,
          ...(token.kind === 'suit'
            ? NONE
            : token.spoken === token.bare && suit.value !== 'S'
              ? (['numberWord', 'numberWord'] as const)
              : (['numberWord'] as const)),
        ]);
  if (token.kind !== 'word') return edges;
  const glued = view.gluedAt(at);
  if (glued) {
    const letters = /^\p{L}+$/u.test(token.text);
    const other = view.meantAt(at).some(({ to }) => to === at + 1);
    const worth =
      /^\d{1,2}[dn]?$/.test(token.text) &&
      view.textAt(at - 1) === '=' &&
      cardEnds(view, at - 2) &&
      !rowGoesOn(view, at + 1);
    const money =
      /^\d+k$/.test(token.text) &&
      [at - 2, at - 1, at + 1, at + 2].some((i) => isOfMoney(view, i) || view.tokens[i]?.text === '/');
    const counts = /^\d+$/.test(token.text) && view.means(at + 1, 'unit');
    if (!worth)
      add(
        glued,
        at + 1,
        money || counts
          ? ['letterInWords', 'letterInWords']
          : letters && other && !amongCards(view, at) && !isDrawn(view, at)
            ? view.isTalk(at - 1)
              ? ['letterInWords', 'letterInWords', 'letterInWords']
              : ['letterInWords']
            : letters && CODED.test(token.text) === false && glued.length === 1 && !amongCards(view, at)
              ? ['letterInWords', 'letterInWords']
              : ['letterCard'],
      );
  }
  const ranks = view.ranksAt(at);
  const claims: Edge[] = [];
  for (const rank of ranks) oneCard(view, at, rank, add, claims);
  severalCards(view, at, add, claims);
  edges.push(...claims);
  const row = rowAt(view, at);
  if (row && row.value.length > 1 && row.value.length < 6) {
    const next = view.tokens[row.to];
    if (next?.kind === 'word' && SPOKEN_OF.has(next.bare))
      edges.push({
        is: 'mention',
        cards: row.value.map((one) => ({ rank: one })),
        at,
        to: row.to,
        pays: ['mentionAsked'],
      });
  }
  // A card that is mentioned, and in no hand.
  for (const { cards, to } of edges.filter((one) => one.is === 'cards')) {
    const next = view.tokens[to];
    // One of a row is held.
    if (view.ranksAt(to).length > 0 && ranksInRow(view, at, false) > 1) continue;
    const asked = next?.kind === 'word' && SPOKEN_OF.has(next.bare);
    const before = view.isDenied(at) || view.follows(at, 'same');
    edges.push({
      is: 'mention',
      cards,
      at,
      to,
      pays: [asked || before || (next?.text === '(' && view.cardsFollow(to + 1)) ? 'mentionAsked' : 'mention'],
    });
  }
  return edges;
}

/** `rô K chuồn 9`: each suit stands before its rank. */
function isSuitOfNext(view: TextView, at: number): boolean {
  const suit = view.tokens[at]?.kind === 'word' ? view.suitAt(at) : undefined;
  return (
    suit !== undefined && view.ranksAt(suit.to).length > 0 && !suitFollows(view, view.ranksAt(suit.to)[0]?.to ?? at)
  );
}

/** After a card that is only mentioned. */
const SPOKEN_OF = new Set(
  'tinh count counts counted win wins beat beats is la thi co to lon duoc dc higher highest high low as nhat best thuong phai can legal or hay lam'.split(
    ' ',
  ),
);
