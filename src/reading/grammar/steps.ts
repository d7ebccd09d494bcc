/** How a reading is extended by a step, and the step's cost. */

import type { Vocabulary } from '#core/game/vocabulary.ts';
import type { Span } from '#core/notation/scanner.ts';
import type { LooseHand } from '../hands.ts';
import { type Edge, GAPS } from '../lattice/piece.ts';
import { meaningsIn } from '../lexicon.ts';
import type { Token } from '../tokens.ts';
import type { Feature, Weights } from '../weights.ts';
import { type DraftChange, extendKey, type ReadingDraft, widen } from './draft.ts';

/** The context of every step: the text, the words of the game, and the costs. */
export class Steps {
  readonly tokens: readonly Token[];
  readonly vocabulary: Vocabulary;
  /** One play lies on the table, and another is made. */
  readonly plays: boolean;
  readonly marks: boolean;
  readonly weights: Weights;

  constructor(tokens: readonly Token[], vocabulary: Vocabulary, weights: Weights) {
    this.tokens = tokens;
    this.weights = weights;
    this.vocabulary = vocabulary;
    this.plays = vocabulary.roles.includes('danh');
    this.marks = vocabulary.phrases.some(([{ is }]) => is === 'eaten');
  }

  /** @param change what the step does to the reading; `key` is what it adds to the content */
  next(draft: ReadingDraft, edge: Edge, change: DraftChange, more: readonly Feature[] = []): ReadingDraft {
    const pays = more.length > 0 ? [...edge.pays, ...more] : edge.pays;
    let cost = draft.cost;
    for (const one of pays) cost += this.weights[one];
    return {
      ...draft,
      prev: edge.is,
      again: draft.again && edge.is !== 'gap',
      key: '',
      ...change,
      sign: change.key === undefined ? draft.sign : extendKey(draft.sign, change.key),
      cost,
      bill: pays.length > 0 ? { pays, before: draft.bill } : draft.bill,
    };
  }

  /** A step that parts what follows from what stands before, as words do. */
  nextApart(draft: ReadingDraft, edge: Edge, change: DraftChange, more: readonly Feature[] = []): ReadingDraft {
    return this.next(draft, edge, { ...change, gap: widen(draft.gap, GAPS.words) }, more);
  }

  pay(draft: ReadingDraft, pays: readonly Feature[]): ReadingDraft {
    if (pays.length === 0) return draft;
    return {
      ...draft,
      cost: pays.reduce((sum, one) => sum + this.weights[one], draft.cost),
      bill: { pays, before: draft.bill },
    };
  }

  span({ at, to }: Edge): Span {
    const from = this.tokens[at]?.from ?? 0;
    return { from, to: this.tokens[to - 1]?.to ?? from };
  }

  /** The reading, with what it costs to leave the current hand. */
  leaveHand(draft: ReadingDraft): ReadingDraft {
    return this.pay(draft, this.closing(draft));
  }

  /** The cost of leaving the current hand. */
  closing({ hands, open }: ReadingDraft): readonly Feature[] {
    const hand = hands[open];
    // Who does not know all cards may not know how many there are.
    if (!hand || hand.cards.length === 0 || hand.untold.length > 0) return [];
    const { least, usual } = this.vocabulary.hand;
    const named =
      hand.corrected === undefined ? hand.cards.length : Math.max(hand.corrected, hand.cards.length - hand.corrected);
    const count = hand.announced?.part ? Math.max(hand.announced.count, named) : named;
    const pays: Feature[] = [];
    if (count < least) pays.push('short');
    else if (!usual.includes(count) && hand.verb === undefined && this.vocabulary.hand.least > 0) pays.push('unusual');
    if (hand.announced && hand.announced.count !== count) pays.push('announcedWrong');
    return pays;
  }

  /** The part ends here. */
  ends(at: number): boolean {
    const next = this.tokens[at];
    return next === undefined || (next.kind === 'mark' && /^[,.;\n!?/|)\]]$/.test(next.text));
  }

  /** A person with a name that is no other word: recorded in any case. */
  isNamed({ place }: LooseHand): boolean {
    const token = this.tokens.find(({ from }) => from === place.from);
    return token?.capital === true && token.text.length > 1 && token.to === place.to;
  }

  /** A person called by a word that may also be a number: it may have been a card. */
  isNumber({ place }: LooseHand): boolean {
    const token = this.tokens.find(({ from, to }) => from === place.from && to === place.to);
    return (
      token !== undefined &&
      meaningsIn(this.vocabulary, token.spoken, token.bare).some(({ meaning }) => meaning.is === 'rank')
    );
  }

  holds({ hands, open }: ReadingDraft): boolean {
    return (hands[open]?.cards.length ?? 0) > 0;
  }
}
