/** The view of a text from which its lattice is made: words with their meanings, ranks, suits, where hands start and end. */

import type { Suit } from '#core/card.ts';
import type { Meaning, Vocabulary } from '#core/game/vocabulary.ts';
import { fold, markedText } from '#src/search/fold.ts';
import { cardsInWord, rankSign, suitSign, type WrittenCard } from '../cards-in-word.ts';
import { isEnglish, LONGEST_PHRASE, meaningsIn, ownMeanings } from '../lexicon.ts';
import type { Token } from '../tokens.ts';
import type { Feature } from '../weights.ts';
import type { Found, Meant, Passed, RankFound } from './piece.ts';

/** A text as it is looked at while its lattice is made. */
export class TextView {
  readonly tokens: readonly Token[];
  readonly vocabulary: Vocabulary;
  /** One play lies on the table, and another is made. */
  readonly plays: boolean;
  // Caches of lookups, by place.
  readonly #meant: Meant[][] = [];
  readonly #glued: (readonly WrittenCard[] | undefined | null)[] = [];
  #ranks: RankFound[][] = [];
  /** Most words have their marks, so one without any is meant so. */
  readonly marked: boolean;
  /** The text seems to be English. */
  readonly english: boolean;
  /** Both small and capital letters occur, so a capital is significant. */
  readonly mixedCase: boolean;
  /** Names begin with capitals here. */
  readonly capitals: boolean;
  /** Places in the name of a game, and after it. */
  readonly named: ReadonlySet<number>;
  readonly behindName: ReadonlySet<number>;
  /** Where a `?` stands for a card. */
  readonly untold = new Set<number>();
  /** Players have letters as names: at least two of them start hands. */
  readonly letters: boolean;
  /** The letters that they are called by. */
  readonly lettersUsed: ReadonlySet<string>;

  constructor(tokens: readonly Token[], vocabulary: Vocabulary, passed: readonly Passed[]) {
    this.tokens = tokens;
    this.named = new Set(passed.flatMap(({ at, to }) => Array.from({ length: to - at }, (_, i) => at + i)));
    this.behindName = new Set(passed.map(({ to }) => to));
    this.vocabulary = vocabulary;
    this.plays = vocabulary.roles.includes('danh');
    const words = tokens.filter(
      ({ kind, text }, i) =>
        kind === 'word' &&
        /^\p{L}/u.test(text) &&
        text.length > 1 &&
        cardsInWord(text) === undefined &&
        // What a game is called is the same in both languages.
        !passed.some(({ at, to }) => at <= i && i < to),
    );
    const withMarks = words.filter(({ spoken, bare }) => spoken !== bare).length;
    // `at` may be át.
    const english = words.filter(
      ({ spoken, bare }) =>
        isEnglish(bare) &&
        !meaningsIn(vocabulary, spoken, bare).some(({ meaning: { is }, marked: has }) => is === 'rank' && has),
    ).length;
    const sure = words.some(({ bare }) => isEnglish(bare) && !HOMOGRAPHS.has(bare));
    this.english = sure && english * 5 >= words.length && withMarks * 4 <= words.length;
    this.marked = withMarks * 5 >= words.length && !this.english;
    const capitals = words.filter(({ capital, text }) => capital && text.length > 1).length;
    const shouted = words.filter((word) => word.shouted).length;
    this.mixedCase = capitals * 2 <= words.length || (shouted === 0 && words.length < FEWEST_WORDS);
    this.capitals = this.mixedCase && capitals > 1;
    const first = tokens.filter(
      (one, i) => PLAYER_LETTERS.test(one.text) && one.text !== 'a' && this.begins(i) && !this.isSuit(i),
    );
    this.lettersUsed = new Set(
      tokens
        .filter((one, i) => PLAYER_LETTERS.test(one.text) && (this.begins(i) || this.follows(i, 'title')))
        .map(({ text }) => text),
    );
    this.letters =
      new Set(first.map(({ text }) => text)).size > 1 ||
      (first.length > 0 && tokens.some((one, i) => one.text === 'a' && this.begins(i)));
    // How the letter A is read depends on all of the above.
    this.#ranks = [];
  }

  /** What the words from this place on can mean: one word, or a phrase of several. */
  meantAt(at: number): Meant[] {
    const known = this.#meant[at];
    if (known) return known;
    const found: Meant[] = [];
    let spoken = '';
    let bare = '';
    for (let length = 1; length <= LONGEST_PHRASE; length++) {
      const token = this.tokens[at + length - 1];
      if (token?.kind !== 'word') break;
      spoken += (length > 1 ? ' ' : '') + token.spoken;
      bare += (length > 1 ? ' ' : '') + token.bare;
      for (const entry of meaningsIn(this.vocabulary, spoken, bare)) found.push({ ...entry, to: at + length });
    }
    this.#meant[at] = found;
    return found;
  }

  /** May the words from this place on mean one of these? */
  means(at: number, ...sorts: readonly Meaning['is'][]): boolean {
    return this.meantAt(at).some(({ meaning: { is } }) => sorts.includes(is));
  }

  /** May the one word at this place mean one of these by itself? */
  meansAlone(at: number, ...sorts: readonly Meaning['is'][]): boolean {
    return this.meantAt(at).some(({ meaning: { is }, to }) => to === at + 1 && sorts.includes(is));
  }

  /** May the word right before this place mean one of these? */
  follows(at: number, ...sorts: readonly Meaning['is'][]): boolean {
    return this.meansAlone(at - 1, ...sorts);
  }

  /** What is typed at this place, in small letters; empty outside the text. */
  textAt(at: number): string {
    return this.tokens[at]?.text ?? '';
  }

  /** The same without marks. */
  bareAt(at: number): string {
    return this.tokens[at]?.bare ?? '';
  }

  /** Is any of these words typed with its marks? */
  hasMarks(at: number, to: number): boolean {
    for (let i = at; i < to; i++) if (this.tokens[i]?.spoken !== this.tokens[i]?.bare) return true;
    return false;
  }

  /** The words without marks, with blanks between them. */
  bareOf(at: number, to: number): string {
    return this.tokens
      .slice(at, to)
      .map(({ bare }) => bare)
      .join(' ');
  }

  /** The words as the name of a player: `chị-hai`. */
  nameOf(at: number, to: number): string {
    return this.tokens
      .slice(at, to)
      .map(({ text }) => text)
      .join('-');
  }

  /** A significant capital letter. */
  isCapital(at: number): boolean {
    return this.mixedCase && this.tokens[at]?.capital === true;
  }

  /** Nothing stands before it in its line. */
  beginsLine(at: number): boolean {
    const before = this.tokens[at - 1];
    return !before || before.text === '\n';
  }

  /** A capital letter is not significant here. */
  beginsSentence(at: number): boolean {
    const before = this.tokens[at - 1];
    return !before || ['\n', '.', '!', '?', ':', '-', '•'].includes(before.text);
  }

  /** The part ends here. */
  endsAt(at: number): boolean {
    const next = this.tokens[at];
    return !next || (next.kind === 'mark' && !['(', '[', ':', '-', '"', '“'].includes(next.text));
  }

  /** `của` stands before it. */
  isOf(at: number): boolean {
    return this.follows(at, 'of');
  }

  /** A word between somebody and their cards: `có`, `holds`. */
  isHolding(at: number): boolean {
    const token = this.tokens[at];
    if (!token) return false;
    return token.spoken === token.bare ? HOLDS.bare.has(token.bare) : HOLDS.marked.has(token.spoken);
  }

  /** A word that the game has for a part of a hand. */
  isOwnLabel({ spoken, bare }: Token): boolean {
    return ownMeanings(this.vocabulary, spoken, bare).some(({ meaning }) => meaning.is === 'chatter');
  }

  /** A word that says nothing of cards. */
  isTalk(at: number): boolean {
    const token = this.tokens[at];
    if (token?.kind !== 'word' || /^\d/.test(token.text) || rankSign(token.text) !== undefined) return false;
    if (this.isOwnLabel(token)) return false;
    if (
      this.plays &&
      this.meantAt(at).some(
        ({ meaning }) => meaning.is === 'verb' || (meaning.is === 'role' && meaning.role === 'danh'),
      )
    )
      return false;
    return this.means(at, 'chatter', 'asks') && !this.isHolding(at);
  }

  /** The word has no meaning, and is no card. */
  isStranger(at: number): boolean {
    const token = this.tokens[at];
    return (
      token?.kind === 'word' &&
      this.meantAt(at).length === 0 &&
      /^\p{L}[\p{L}\p{M}\p{Nd}_]*$/u.test(token.text) &&
      token.text.length > 1 &&
      token.text.length <= 20 &&
      cardsInWord(token.text) === undefined
    );
  }

  /** The word may be somebody's name. */
  isName(at: number): boolean {
    return this.isStranger(at) || this.isKnownName(at);
  }

  /** The word is in the list of names. */
  isKnownName(at: number): boolean {
    return this.meantAt(at).some(({ meaning, to }) => to === at + 1 && meaning.is === 'person' && !meaning.nobody);
  }

  /** In small letters, and no name alone. */
  isWordToo(at: number): boolean {
    return this.tokens[at]?.capital !== true && this.meansAlone(at, 'chatter', 'suit');
  }

  /** A name, and in small letters nothing else. */
  isNameAlone(at: number): boolean {
    if (!this.isName(at)) return false;
    return (
      this.tokens[at]?.capital === true ||
      this.isStranger(at) ||
      this.meantAt(at).every(({ meaning, to }) => to > at + 1 || meaning.is === 'person')
    );
  }

  /** `a` before one card, or before a word that is none. */
  isArticle(at: number): boolean {
    const next = this.tokens[at + 1];
    if (next?.kind !== 'word' || (this.tokens[at]?.text === 'an' && this.isHolding(at + 1))) return false;
    if (/^(?:10|[2-9ajqk])$/.test(next.text)) {
      const after = this.tokens[at + 2];
      const listed = after?.text === ',' && rankSign(this.textAt(at + 3)) !== undefined;
      return !(after?.kind === 'word' && rankSign(after.text) !== undefined) && !listed && after?.text !== '-';
    }
    return next.text.length > 1;
  }

  /** `9♠ chứ không phải 8♠`: what follows was never held. */
  isDenied(at: number): boolean {
    return /^ch[uo] khong phai$/.test(this.bareOf(at - 3, at));
  }

  /** How many a word counts: `ba`, `3`, `three`. */
  countAt(at: number): number | undefined {
    for (const { meaning, to } of this.meantAt(at))
      if (meaning.is === 'count' && to === at + 1 && this.bareOf(at, to) !== 'both') return meaning.count;
    return undefined;
  }

  /** The place behind a sign that lists cards; the same place where there is none. */
  pastComma(at: number): number {
    return [',', '-', '+', '/', '&'].includes(this.textAt(at)) ? at + 1 : at;
  }

  /** The ranks that stand here, by a sign or a word, with what it costs to take it for one. */
  ranksAt(at: number): RankFound[] {
    const known = at < 0 ? [] : this.#ranks[at];
    if (known) return known;
    const found = this.#findRanks(at);
    this.#ranks[at] = found;
    return found;
  }

  /** The cards in one word that stand here: `33`, `kd9c`. */
  gluedAt(at: number): readonly WrittenCard[] | undefined {
    const known = this.#glued[at];
    if (known !== undefined) return known ?? undefined;
    const found = gluedCards(this.textAt(at));
    if (at >= 0) this.#glued[at] = found ?? null;
    return found;
  }

  #findRanks(at: number): RankFound[] {
    const token = this.tokens[at];
    if (token?.kind !== 'word' || this.named.has(at)) return [];
    const sign = rankSign(token.text);
    // `a face-down card`.
    if (token.text === 'a' && /^(?:face|facedown|hidden|unseen)$/.test(this.bareAt(at + 1))) return [];
    if (sign !== undefined) {
      const lone = /^[tkqja]$/.test(token.text) && !token.capital;
      const pays: readonly Feature[] = this.isTail(at)
        ? ['letterInWords']
        : token.text === 't'
          ? ['letterInWords', 'letterInWords']
          : lone && this.marked
            ? ['letterCard', 'letterCard']
            : lone
              ? ['letterCard']
              : NONE;
      const article =
        token.text === 'a' && !token.capital && this.english && this.isArticle(at)
          ? (['aceForArticle'] as const)
          : // `A có 10 7, B có 9 9`.
            token.text === 'a' && this.letters && this.begins(at) && GRASPS.has(this.bareAt(at + 1))
            ? (['letterInWords', 'letterInWords'] as const)
            : NONE;
      return [{ value: sign, to: at + 1, pays: [...pays, ...article], number: false, plural: false, word: false }];
    }
    if (token.text === '1' && this.isAmongRanks(at))
      return [{ value: 'A', to: at + 1, pays: ['nameMidway'], number: false, plural: false, word: false }];
    const plural = /^(10|[2-9]|[ajqk])['’]?s$/.exec(token.text)?.[1];
    const many = plural && rankSign(plural);
    const counted = this.countAt(at - 1) !== undefined || this.follows(at, 'group', 'of');
    // `as` is a word as well: `three as, and a six`.
    const isAces = token.text !== 'as' || token.capital || this.endsAt(at + 1) || this.tokens[at + 1]?.text === 'and';
    if (many && this.english && counted && isAces)
      return [{ value: many, to: at + 1, pays: NONE, number: false, plural: true, word: true }];
    return this.meantAt(at).flatMap(({ meaning, marked, to }) => {
      if (meaning.is !== 'rank') return [];
      const folded = marked && !this.hasMarks(at, to);
      const pays: Feature[] = folded && (this.marked || this.english) ? ['foldedCard'] : [];
      return [
        {
          value: meaning.rank,
          to,
          pays: [
            ...pays,
            ...(meaning.rare ? (['letterInWords'] as const) : NONE),
            ...(folded && meaning.number !== true ? this.rival(at, 'rank') : NONE),
          ],
          number: meaning.number === true,
          plural: meaning.plural === true,
          word: true,
        },
      ];
    });
  }

  /** `huề k`, `ăn gì z`: a letter behind talk, and no card behind it. */
  isTail(at: number): boolean {
    const token = this.tokens[at];
    if (
      !token ||
      (token.capital && this.mixedCase) ||
      !/^\p{L}$/u.test(token.text) ||
      !(this.isTalk(at - 1) || ASKING.has(this.bareAt(at - 1)))
    )
      return false;
    if (this.begins(at - 1) && this.isName(at - 1)) return false;
    const next = this.tokens[at + 1];
    // `lật ra a/2`, `a, j, 10`.
    if (next && /^[/,+&-]$/.test(next.text) && this.cardsFollow(at + 2)) return false;
    return !next || next.kind === 'mark' || (next.kind === 'word' && this.isTalk(at + 1));
  }

  /** A hand may begin here. */
  begins(at: number): boolean {
    const before = this.tokens[at - 1];
    const colon = /^[:=]$/.test(this.textAt(at + 1));
    if (colon && (before?.kind === 'mark' || before?.kind === 'suit')) return true;
    return (
      !before ||
      this.behindName.has(at) ||
      this.follows(at, 'versus') ||
      (before.kind === 'mark' &&
        !(/^[-–—+]$/.test(before.text) && this.ranksAt(at - 2).length > 0) &&
        !(before.glued && this.tokens[at]?.glued === true && before.text === '-'))
    );
  }

  /** Cards stand here, perhaps behind brackets or a colon. */
  cardsFollow(at: number): boolean {
    const token = this.tokens[at];
    if (!token) return false;
    if (token.kind === 'suit' || this.untold.has(at)) return true;
    if (['(', '[', '{', '-', ':', '='].includes(token.text)) return this.cardsFollow(at + 1);
    if (token.kind !== 'word') return false;
    return (
      this.ranksAt(at).length > 0 ||
      this.gluedAt(at) !== undefined ||
      this.means(at, 'group', 'full', 'row', 'flush', 'kind', 'empty', 'suit', 'count')
    );
  }

  /** A card stands right before or after, and nothing is counted. */
  isAmongRanks(at: number): boolean {
    const isRank = (i: number): boolean => rankSign(this.textAt(i)) !== undefined || this.isSuit(i);
    const before = this.textAt(at - 1);
    const places = [at + 1, this.pastComma(at + 1), /^[,+\-/]$/.test(before) ? at - 2 : at - 1];
    return before !== '$' && places.some(isRank);
  }

  /** The suit that stands here, as a sign or a word. */
  suitAt(at: number): Found<Suit> | undefined {
    const token = this.tokens[at];
    if (token?.kind === 'suit') {
      const suit = suitSign(token.text.charAt(0));
      return suit && { value: suit, to: at + 1, pays: NONE };
    }
    if (token?.kind !== 'word') return undefined;
    for (const { meaning, to, marked } of this.meantAt(at)) {
      if (meaning.is !== 'suit' || to !== at + 1) continue;
      const folded = marked && !this.hasMarks(at, to);
      return {
        value: meaning.suit,
        to,
        pays: folded
          ? [...(this.marked || this.english ? (['foldedCard'] as const) : NONE), ...this.rival(at, 'suit')]
          : NONE,
      };
    }
    return undefined;
  }

  /** A word that is something else as it stands, without a mark: `do`. */
  rival(at: number, sort: 'rank' | 'suit'): readonly Feature[] {
    if (sort === 'suit' && !this.plays && this.tokens[at - 1]?.kind === 'word' && this.rankEnds(at)) return NONE;
    const others = this.meantAt(at).some(
      ({ meaning, marked, to }) =>
        !marked &&
        to === at + 1 &&
        meaning.is !== sort &&
        meaning.is !== 'person' &&
        !(isEnglish(this.bareAt(at)) && !this.english),
    );
    return others ? ['foldedCard'] : NONE;
  }

  /** A rank stands right before. */
  rankEnds(at: number): boolean {
    return rankSign(this.textAt(at - 1)) !== undefined || this.follows(at, 'rank');
  }

  /** A suit stands here. */
  isSuit(at: number): boolean {
    return this.suitAt(at) !== undefined;
  }
}

/** It costs nothing. */
export const NONE: readonly Feature[] = [];

const HOLDING =
  'có được cầm hạ has ha had got have laid shows holds holding là còn con ôm giữ lật mở nặn bốc kéo rút cháy móm khoe ngửa showed turned flips dc bài nhé đâu tay tẩy lẻ cây úp kèm với mặt with'.split(
    ' ',
  );

const HOLDS = { marked: new Set(HOLDING.map(markedText)), bare: new Set(HOLDING.map(fold)) };

/** Rank and suit in one, in letters and digits: `kd`, `10h`. */
export const CODED = /^(?:10|[2-9ajqkt])[shdc]$/;

/** Letters that players are called by. */
export const PLAYER_LETTERS = /^[a-h]$/;

/** `33`, `1010`: two of a rank; else what a word of cards holds. */
function gluedCards(word: string): readonly WrittenCard[] | undefined {
  if (word === '') return undefined;
  // `108`, `98`: no total is so high.
  const pair = /^(?:(10)([2-9])|([2-9])(10)|([3-9])([2-9]))$/
    .exec(word)
    ?.slice(1)
    .filter((one) => one !== undefined);
  const two = pair && Number(word) > 31 ? pair.flatMap((one) => rankSign(one) ?? []) : [];
  if (two.length === 2 && two[0] !== two[1]) return two.map((rank) => ({ rank }));
  const twice = /^(10|[2-9])\1$/.exec(word)?.[1];
  const rank = twice && rankSign(twice);
  if (rank) return [{ rank }, { rank }];
  if (/^\d+k$/.test(word) && !/^(?:10|[2-9]){2,}k$/.test(word))
    return /^\d0+k$/.test(word) && word !== '10k' ? undefined : cardsInWord(word);
  return cardsInWord(word);
}

/** Before a letter that asks a question: `được k`. */
const ASKING = new Set(['duoc', 'dc', 'phai', 'dung', 'chua', 'hay']);

/** In a text with fewer words each may be a name: that all start with capitals says nothing. */
const FEWEST_WORDS = 6;

/** English words that Vietnamese ones look like without their marks. */
const HOMOGRAPHS: ReadonlySet<string> = new Set('on my me to do can no so at hay ha am ban in la the'.split(' '));

/** Between somebody and their cards, and nothing else. */
export const GRASPS: ReadonlySet<string> = new Set('cam co duoc giu om has had got have holds boc keo rut'.split(' '));
