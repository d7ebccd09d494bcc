/** Searches the lattice for its cheapest readings as hands of cards: best first, with a bounded number at each place. */

import { VERBS, type Vocabulary } from '#core/game/vocabulary.ts';
import type { Effort } from './effort.ts';
import { closed } from './grammar/close.ts';
import { extendKey, type ReadingDraft, START } from './grammar/draft.ts';
import { Steps } from './grammar/steps.ts';
import { take } from './grammar/take.ts';
import { latticeOf } from './lattice/lattice.ts';
import type { Passed } from './lattice/piece.ts';
import type { Token } from './tokens.ts';
import type { Weights } from './weights.ts';

/** The number of readings kept at each place. */
const WIDTH = 16;
/** How many elements of a reading are copied in one step. */
const COPIED = 8;

/**
 * The readings of a text, cheapest first. Total: there is always one, though it may use none of the words; none only where the
 * text exceeds the effort.
 */
export function readingsOf(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  passed: readonly Passed[],
  weights: Weights,
  effort: Effort,
): readonly ReadingDraft[] {
  const lattice = latticeOf(tokens, vocabulary, passed, effort);
  const steps = new Steps(tokens, vocabulary, weights);
  const reached: Map<number, ReadingDraft>[] = tokens.map(() => new Map());
  const ends = new Map<number, ReadingDraft>();
  reached[0]?.set(0, START);
  if (tokens.length === 0) ends.set(0, START);
  for (let at = 0; at < tokens.length; at++) {
    const here = best(reached[at]);
    // Places that were passed are not needed any more.
    reached[at] = new Map();
    for (const edge of lattice[at] ?? []) {
      const there = edge.to < tokens.length ? reached[edge.to] : ends;
      if (!there) continue;
      for (const draft of here) {
        for (const next of take(steps, draft, edge)) keep(there, next);
        if (!effort.spend(1 + (draft.hands.length + draft.unread.length) / COPIED)) return [];
      }
    }
  }
  return best(ends)
    .map((draft) => closed(steps, draft))
    .toSorted((a, b) => a.cost - b.cost);
}

function best(drafts: Map<number, ReadingDraft> | undefined): readonly ReadingDraft[] {
  return [...(drafts?.values() ?? [])].sort((a, b) => a.cost - b.cost).slice(0, WIDTH);
}

/** Of readings with the same state the cheapest is kept. */
function keep(drafts: Map<number, ReadingDraft>, draft: ReadingDraft): void {
  const key = keyOf(draft);
  const known = drafts.get(key);
  if (!known || draft.cost < known.cost) drafts.set(key, draft);
}

/** A number for the content so far and for everything that the next step depends on. */
function keyOf({ sign, open, gap, verb, subject, draws, again, corrects, prev }: ReadingDraft): number {
  let state = open + 1;
  for (const part of [gap, verb === undefined ? 0 : VERBS.indexOf(verb) + 1, subject + 1, CONTEXT.indexOf(prev) + 1])
    state = state * 32 + part;
  return extendKey(
    sign,
    String.fromCharCode(state >>> 16, state & 0xffff, Number(draws) + 2 * Number(again) + 4 * Number(corrects)),
  );
}

/** Steps that the cost of the next one depends on. */
const CONTEXT: readonly ReadingDraft['prev'][] = ['cards', 'suits', 'of', 'person', 'role', 'same', 'own', 'start'];
