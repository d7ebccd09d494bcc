import type { Draft } from './draft.ts';
import { isNameForm, type LookAhead } from './look-ahead.ts';
import type { Token } from './tokens.ts';
import type { Meaning, MeaningOf } from './vocabulary.ts';

/** Words in front of a colon that only say what kind of cards follows: `phỏm:`, `lẻ:`. */
const TELLS_WHAT_FOLLOWS: readonly Meaning['is'][] = ['skip', 'row', 'group', 'unit', 'role', 'one'];

/** In front of a colon: those who play against the banker, without a name, perhaps with a number. */
const NUMBERED = /^(?:con|nhà con|player|người chơi|người)(?: \d{1,2})?$/;

/** A name that no colon ends has at most so many words. */
const LONGEST_FREE_NAME = 2;

/** Reads who is named. What it reads at a place is counted in tokens; 0 is nothing. */
export class NameReader {
  readonly #ahead: LookAhead;
  readonly #draft: Draft;
  readonly #turned: ReadonlySet<number>;

  /** @param turned doubtful words that are not taken as they are at first */
  constructor(ahead: LookAhead, draft: Draft, turned: ReadonlySet<number>) {
    this.#ahead = ahead;
    this.#draft = draft;
    this.#turned = turned;
  }

  /** `an:`, `nhà cái:`, `phỏm:`: what stands before a colon names the hand, unless it only says what follows. */
  nameBeforeColon(at: number): number {
    if (!this.#draft.fresh || this.#draft.eatNext) return 0;
    let length = 0;
    while (this.#ahead.kind(at + length) === 'word' || this.#ahead.kind(at + length) === 'dash') length++;
    if (length === 0 || this.#ahead.kind(at + length) !== 'colon') return 0;
    const end = at + length;
    const sides = this.#ahead.tokens
      .slice(at, at + length)
      .some(({ meanings }) => meanings.some(({ is }) => is === 'versus'));
    if (sides) return 0;
    for (let next = at; next < end; next++) {
      // `ăn 8 chuồn: 8 rô 8 cơ`: that is no name.
      if (this.#ahead.means(next, 'no-name') || (this.#ahead.marks && this.#ahead.means(next, 'eaten'))) return 0;
      if (!this.#ahead.isSuited(next)) continue;
      // `an 8 cơ: 7 rô`: nor is that, and what the colon parts is not plain.
      this.#draft.unread.push({ ...this.#ahead.spanOf(at, length), harmless: false, card: false });
      return length + 1;
    }
    if (NUMBERED.test(this.#ahead.textOf(at, length))) {
      this.#draft.begin('player', this.#ahead.textOf(at, length).replaceAll(' ', '-'), this.#ahead.spanOf(at, length));
      return length + 1;
    }
    let first = at;
    let foreign: MeaningOf<'role'> | undefined;
    while (first < end) {
      const role = this.#ahead.meaning(first, 'role');
      const taken = this.#ahead.phraseAt(first).length;
      const ends = first + taken === end;
      if (role && (ends || role.role === 'cai') && this.#ahead.roles.includes(role.role)) {
        this.#draft.begin(role.role, role.role, this.#ahead.spanOf(first, end - first));
        return length + 1;
      }
      if (role && ends) foreign = role;
      if (!this.#ahead.means(first, ...TELLS_WHAT_FOLLOWS)) break;
      first += taken;
    }
    let last = first;
    while (last < end && (last === first || !(/^\d/.test(this.#ahead.wordAt(last)) || this.#ahead.means(last, 'unit'))))
      last++;
    const words = this.#ahead.tokens
      .slice(first, last)
      .filter(({ kind, meanings }, i) => kind === 'word' && (i === 0 || !meanings.some(({ is }) => is === 'skip')));
    if (words.length > 0) {
      this.#draft.begin('player', words.map(({ text }) => text).join('-'), this.#ahead.spanOf(first, last - first));
    } else if (foreign) {
      // No field of this game: said so by whoever checks the case.
      this.#draft.begin(foreign.role, foreign.role, this.#ahead.spanOf(at, length));
    }
    return length + 1;
  }

  /** A number that may be somebody's name (`Năm`, `Ba`), where it is to be taken so. */
  doubtfulName(at: number): number {
    const token = this.#ahead.tokens[at];
    if (this.#ahead.isTitle(at)) {
      const next = this.#ahead.kind(at + 1) === 'word' && !/^\d/.test(this.#ahead.wordAt(at + 1)) ? 2 : 1;
      this.#draft.begin('player', this.#ahead.textOf(at, next).replace(' ', '-'), this.#ahead.spanOf(at, next));
      return next;
    }
    if (!token || !this.#draft.fresh || !this.#ahead.isNumberName(at)) return 0;
    this.#draft.doubtful.push(at);
    if (!this.#turned.has(at)) return 0;
    this.#draft.begin('player', token.text, token);
    return 1;
  }

  /** Unknown words in front of cards: a player. */
  name(at: number, token: Token): number {
    if (this.#ahead.means(at, 'no-name', 'draws', 'versus', 'group', 'full', 'role') && token.text !== 'thu') return 0;
    if (!isNameForm(token.text) || (token.text.length > 1 && this.#ahead.suitAt(at) !== undefined)) return 0;
    // `An has an ace`: the article, not An once more.
    if (token.text === 'an' && this.#ahead.skipped(at - 1) > 0 && this.#ahead.isArticle(at)) return 1;
    // `nhà cái an kd 9c`: who the banker is called.
    if (!this.#draft.fresh && this.#draft.hand?.role === 'cai' && this.#draft.hand.cards.length === 0) return 1;
    let length = 1;
    while (length < LONGEST_FREE_NAME && this.#ahead.isUnknown(at + length)) length++;
    let next = at + length;
    for (;;) {
      // `An - A♠ A♥`
      const parts =
        this.#ahead.kind(next) === 'colon' || (this.#ahead.kind(next) === 'dash' && this.#ahead.startsCards(next + 1));
      const passed =
        this.#ahead.skipped(next) || this.#ahead.totalBefore(next) || Number(parts || this.#ahead.isArticle(next));
      if (passed === 0) break;
      next += passed;
    }
    // `con 8 cơ`, `một con 8 cơ`: one card, counted.
    if (this.#ahead.means(next, 'one')) next++;
    if (this.#ahead.means(next, 'unit')) next++;
    const held = this.#ahead.startsCards(next) || this.#ahead.startsVerb(next) || this.#ahead.isEmptyWord(next);
    const endsNamed = this.#draft.namesBefore || this.namesCardsBefore(at + length);
    if (!held && !endsNamed) return 0;
    if (held) {
      this.#draft.doubtful.push(at);
      if (this.#turned.has(at)) return 0;
    }
    if (!held) this.#draft.namesBefore = true;
    const name = this.#ahead.tokens.slice(at, at + length).map(({ text }) => text);
    this.#draft.begin('player', name.join('-'), this.#ahead.spanOf(at, length));
    return length;
  }

  /** `K♦ 9♣ cái, A♠ A♥ an`: a name behind cards that are nobody's yet, and nothing behind it. */
  namesCardsBefore(next: number): boolean {
    return this.#ahead.ends(next) && !this.#draft.pausedSinceCards && this.#draft.hasUnnamedCards;
  }
}
