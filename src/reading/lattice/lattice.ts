/** A text as a lattice: for each place everything that may start there, with its cost. */

import type { Vocabulary } from '#core/game/vocabulary.ts';
import type { Effort } from '../effort.ts';
import type { Token } from '../tokens.ts';
import type { Feature } from '../weights.ts';
import { cardEdgesAt } from './cards.ts';
import { kinEdgesAt } from './kin.ts';
import { isDecoration, markAt } from './marks.ts';
import type { Edge, Passed, Piece } from './piece.ts';
import { suitAheadAt, suitsAt } from './rows.ts';
import { NONE, TextView } from './text-view.ts';
import { untoldIn } from './untold.ts';
import { wordAt } from './word.ts';

/** What is needed to find the meanings of one place. */
const PLACE = 10;

/** Everything that the places of a text may be, the edges by the place where they begin. */
export function latticeOf(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  passed: readonly Passed[],
  effort: Effort,
): readonly (readonly Edge[])[] {
  const view = new TextView(tokens, vocabulary, passed);
  for (const at of untoldIn(view)) view.untold.add(at);
  const lattice = tokens.map((token, at) => (effort.spend(PLACE) ? edgesAt(view, token, at) : []));
  for (const [i, { at, to }] of passed.entries()) {
    // The name of a game may also be a kind of its hands: once the game is named, the words mean the hand.
    const kinds = (lattice[at] ?? []).filter((edge) => edge.is === 'kind' && edge.to === to);
    const held =
      i > 0 || (tokens[at - 1]?.kind === 'word' && lattice[to]?.some((edge) => edge.is === 'cards') === true);
    lattice[at] = [{ is: 'chatter', at, to, pays: held && kinds.length > 0 ? ['kindLoose'] : NONE }, ...kinds];
  }
  return lattice;
}

function edgesAt(view: TextView, token: Token, at: number): Edge[] {
  const one = (piece: Piece, pays: readonly Feature[] = NONE, to = at + 1): Edge => ({ ...piece, at, to, pays });
  switch (token.kind) {
    case 'aside':
      return [one({ is: 'chatter' })];
    case 'own':
      return [one({ is: 'own' })];
    case 'mark':
      return markAt(view, token, at, one);
    case 'suit':
      return [
        ...cardEdgesAt(view, at),
        ...suitsAt(view, at),
        ...suitAheadAt(view, at),
        isDecoration(view, at) ? one({ is: 'chatter' }) : one({ is: 'left', card: true }, ['dropped']),
      ];
    case 'word':
      return [...wordAt(view, token, at), ...kinEdgesAt(view, at)];
  }
}
