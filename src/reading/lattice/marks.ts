/** Signs that separate parts of the text. */

import type { Token } from '../tokens.ts';
import type { Feature } from '../weights.ts';
import { type Edge, GAPS, type Gap, type Piece } from './piece.ts';
import { cardEnds, ranksInRow, suitAfter } from './rows.ts';
import { NONE, type TextView } from './text-view.ts';

/** A sign, by how much it parts what stands before it from what stands behind it. */
export function markAt(
  view: TextView,
  { text, glued }: Token,
  at: number,
  one: (piece: Piece, pays?: readonly Feature[], to?: number) => Edge,
): Edge[] {
  const next = view.tokens[at + 1];
  const gap = (of: Gap): Edge[] => [one({ is: 'gap', gap: of, sign: text })];
  switch (text) {
    case '*':
    case '**': {
      // Only behind a card is it a mark: `*An*: 3b 4b` is in bold.
      if (!glued || !cardEnds(view, at - 1) || !view.vocabulary.phrases.some(([{ is }]) => is === 'eaten'))
        return gap(GAPS.none);
      const from = next?.glued && next.kind === 'word' ? next : undefined;
      return [one({ is: 'star', chot: text === '**', from: from?.text }, NONE, at + (from ? 2 : 1))];
    }
    case '\n':
      return gap(isOneACardALine(view, at) ? GAPS.none : GAPS.line);
    case '/':
    case '\\':
      return gap((glued && next?.glued) || (glued && view.tokens[at - 1]?.text === 'w') ? GAPS.none : GAPS.stop);
    case '.':
      return gap(next?.glued ? GAPS.none : GAPS.stop);
    case '?':
      return view.untold.has(at) ? [one({ is: 'untold' })] : gap(GAPS.stop);
    case ';':
    case '|':
    case '!':
    case '→':
    case '⇒':
      return gap(GAPS.stop);
    case ',':
      return gap(isBetweenHands(view, at) ? GAPS.stop : GAPS.comma);
    case '-':
    case '–':
    case '—': {
      const ends = !next || ['\n', ';', '/', '|'].includes(next.text);
      const line = view.beginsLine(at);
      const gone: Edge[] = ends && !line ? [one({ is: 'empty' })] : [];
      return [...gone, ...gap((glued && next?.glued) || line ? GAPS.none : GAPS.comma)];
    }
    case '(':
    case ')':
    case '[':
    case ']':
    case '{':
    case '}':
      return gap(isAroundOne(view, at) ? GAPS.none : GAPS.bracket);
    default:
      return gap(/^(?:…|\.{2,})$/.test(text) ? GAPS.comma : GAPS.none);
  }
}

/** `♠ Xì dách ♠`: a suit with no card beside it. */
export function isDecoration(view: TextView, at: number): boolean {
  return (
    !cardEnds(view, at - 1) &&
    view.ranksAt(at + 1).length === 0 &&
    view.ranksAt(view.pastComma(at + 1)).length === 0 &&
    (view.named.has(at + 1) || view.gluedAt(at + 1) === undefined) &&
    view.tokens[at + 1]?.text !== ':'
  );
}

/** `10 8, 9 9`: what stands on each side is a hand by itself, with blanks between its cards. */
function isBetweenHands(view: TextView, at: number): boolean {
  const { usual, named } = view.vocabulary.hand;
  // Where a hand has parts, commas part them.
  if (named || view.plays) return false;
  let from = at;
  let before = 0;
  while (view.isSuit(from - 1) || view.ranksAt(from - 1).length > 0) if (!view.isSuit(--from)) before++;
  return usual.includes(before) && usual.includes(ranksInRow(view, at + 1, false));
}

/** `[A] [7♠]`: brackets around one card each. */
export function isAroundOne(view: TextView, at: number): boolean {
  const isOpen = (i: number): boolean => /^[([{]$/.test(view.textAt(i));
  const isClose = (i: number): boolean => /^[\])}]$/.test(view.textAt(i));
  const open = isOpen(at) ? at : isOpen(at - 2) ? at - 2 : at - 3;
  const [rank] = view.ranksAt(open + 1);
  const end = rank ? (suitAfter(view, rank.to)?.to ?? rank.to) : view.gluedAt(open + 1)?.length === 1 ? open + 2 : -1;
  return isOpen(open) && isClose(end) && (end === at || open === at) && (isOpen(end + 1) || isClose(open - 1));
}

/** A hand is listed, a card a line: this break stands before one of them. */
function isOneACardALine(view: TextView, at: number): boolean {
  const isCard = (from: number): boolean => {
    const to = suitAfter(view, view.ranksAt(from)[0]?.to ?? from)?.to ?? view.ranksAt(from)[0]?.to ?? from;
    const end = to === from && view.gluedAt(from)?.length === 1 ? from + 1 : to;
    return end > from && (view.tokens[end]?.text ?? '\n') === '\n';
  };
  if (!isCard(at + 1)) return false;
  const breaks = view.tokens.flatMap(({ text }, i) => (text === '\n' ? [i] : []));
  return breaks.filter((one) => isCard(one + 1)).length >= 3;
}
