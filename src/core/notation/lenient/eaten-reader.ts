import type { Draft } from './draft.ts';
import type { LookAhead } from './look-ahead.ts';
import type { Token } from './tokens.ts';
import { isParticle } from './vocabulary.ts';

/** Reads which cards were eaten, and from whom. What it reads at a place is counted in tokens; 0 is nothing. */
export class EatenReader {
  readonly #ahead: LookAhead;
  readonly #draft: Draft;

  constructor(ahead: LookAhead, draft: Draft) {
    this.#ahead = ahead;
    this.#draft = draft;
  }

  /** `8♠*`, `8♠**an`. */
  star(at: number, token: Token): number {
    const next = this.#ahead.tokens[at + 1];
    const from = next?.glued && next.kind === 'word' ? next : undefined;
    return this.#draft.mark(token.text === '**', token, from) ? (from ? 2 : 1) : 0;
  }

  /** `ăn`, `ăn chốt`, in front of the card or behind it. */
  eaten(at: number, length: number, chot: boolean): number {
    const place = this.#ahead.spanOf(at, length);
    let next = at + length;
    if (this.#ahead.means(next, 'chot')) {
      chot = true;
      next += this.#ahead.phraseAt(next).length;
    }
    // `ăn con 8 chuồn`, `ăn được cây 8 chuồn`.
    const card = this.#ahead.pastSkipped(next);
    const told = this.#ahead.means(card, 'unit') ? card + this.#ahead.phraseAt(card).length : card;
    if (this.#ahead.rankAt(told).rank !== undefined) next = told;
    // `ăn 8 chuồn của bình` or `8 chuồn ăn của bình`.
    if (this.#draft.fresh || this.#ahead.rankAt(next).rank !== undefined) {
      this.#draft.eatNext = { chot, place };
      return next - at;
    }
    // `8 chuồn ăn bình`.
    const alone = this.#ahead.isUnknown(next) && !isParticle(this.#ahead.wordAt(next)) && this.#ahead.ends(next + 1);
    const name = this.#ahead.means(next, 'for', 'from') ? next + 1 : alone ? next : undefined;
    const by = name === undefined ? undefined : this.#ahead.tokens[name];
    const from = by?.kind === 'word' ? by : undefined;
    return this.#draft.mark(chot, place, from) ? (from && name !== undefined ? name + 1 : next) - at : 0;
  }

  /** `ăn 8 chuồn của bình`: whom the last card was eaten from is told behind it. */
  eatenFrom(at: number): boolean {
    const eaten = this.#draft.hand?.cards.at(-1)?.eaten;
    const by = this.#ahead.tokens[at];
    if (!eaten || eaten.from !== undefined || by?.kind !== 'word') return false;
    return this.#draft.mark(eaten.chot, by, by);
  }
}
