/** From pieces of text to hands: who is named, and which cards follow. */

import { RANKS, type Rank, type Suit } from '#core/card.ts';
import type { Role } from '#core/case.ts';
import type { Span } from '../scanner.ts';
import { rankSign, suitSign } from './cards-in-word.ts';
import type { Interpretation, LooseCard, LooseHand, LooseMark, Unread } from './hand.ts';
import type { Token } from './tokens.ts';
import { isParticle, type Meaning } from './vocabulary.ts';

/** How a text is taken where it could be taken in two ways. */
export interface Way {
  /** `cơ 8` is a card, not `có 8`. */
  readonly suitFirst: boolean;
  /** A line that names nobody is another hand. */
  readonly lineIsHand: boolean;
  /** Doubtful words that are not taken as they are at first: a name is nothing then, a card is a name. */
  readonly turned: ReadonlySet<number>;
}

type Phrase = Pick<Token, 'meanings' | 'length'>;

const NO_PHRASE: Phrase = { meanings: [], length: 1 };

type Of<K extends Meaning['is']> = Extract<Meaning, { readonly is: K }>;

/** Words in front of a colon that only say what kind of cards follows: `phỏm:`, `lẻ:`. */
const TELLS_WHAT_FOLLOWS: ReadonlySet<Meaning['is']> = new Set([
  'skip',
  'row',
  'group',
  'unit',
  'role',
  'one',
] as const);

/** Words that say nothing where what they announce does not follow. */
const CARRIES_NOTHING: ReadonlySet<Meaning['is']> = new Set([
  'skip',
  'one',
  'unit',
  'role',
  'eaten',
  'chot',
  'empty',
  'to',
  'beats',
  'by',
] as const);

/** In front of a colon: those who play against the banker, without a name, perhaps with a number. */
const NUMBERED = /^(?:con|nhà con|player|người chơi|người)(?: \d{1,2})?$/;

/** `6s` as English has it. */
const PLURAL = /^(10|[2-9])s$/;

/** A name that no colon ends has at most so many words. */
const LONGEST_FREE_NAME = 2;
/** A run of so many ranks has one suit where one is said. */
const SHORTEST_RUN = 3;

/**
 * Reads hands as people write them. Total: what cannot be read is listed.
 * @param roles the fields that the game's cases have
 * @param marks cards can be marked as eaten
 */
export function interpret(tokens: readonly Token[], roles: readonly Role[], marks: boolean, way: Way): Interpretation {
  return new Interpreter(tokens, roles, marks, way).all();
}

class Interpreter {
  readonly #tokens: readonly Token[];
  readonly #roles: readonly Role[];
  readonly #marks: boolean;
  readonly #way: Way;
  readonly #hands: LooseHand[] = [];
  readonly #unread: Unread[] = [];
  readonly #doubtful: number[] = [];
  #hand: LooseHand | undefined;
  /** Nothing was told since the last stop or pause. */
  #fresh = true;
  #pausedSinceCards = false;
  #row = false;
  /** The cards from here on are of one suit. */
  #flushFrom: number | undefined;
  #flushSuit: Suit | undefined;
  /** The next name is that of the cards before it. */
  #namesBefore = false;
  #eatNext: LooseMark | undefined;
  /** `3 già 2 đầm`: behind one that was counted another one may be. */
  #countedUpTo = 0;

  constructor(tokens: readonly Token[], roles: readonly Role[], marks: boolean, way: Way) {
    this.#tokens = tokens;
    this.#roles = roles;
    this.#marks = marks;
    this.#way = way;
  }

  all(): Interpretation {
    let at = 0;
    for (let token = this.#tokens[at]; token; token = this.#tokens[at]) at += this.#take(at, token);
    this.#dropNamesOnly();
    return { hands: this.#hands, unread: this.#unread, doubtful: this.#doubtful };
  }

  /** Reads what stands here; how many tokens it took. */
  #take(at: number, token: Token): number {
    switch (token.kind) {
      case 'stop':
        this.#stop();
        return 1;
      case 'pause':
        this.#pause();
        return 1;
      case 'colon':
        // `; : 8♠ 7♦`: somebody's, but nobody was named.
        if (this.#fresh) this.#hand = undefined;
        return 1;
      case 'dash':
        return this.#dash(at);
      case 'star':
        return this.#star(at, token);
      case 'suit':
        return this.#suits(at) || this.#suitFirst(at) || this.#leave(at, token);
      case 'bracket':
      case 'odd':
        return this.#leave(at, token);
      case 'word':
        return this.#word(at, token);
    }
  }

  #word(at: number, token: Token): number {
    const phrase = this.#phraseAt(at);
    return (
      this.#nameBeforeColon(at) ||
      this.#doubtfulName(at) ||
      (this.#way.suitFirst ? this.#suitFirst(at) : 0) ||
      this.#meant(at, phrase) ||
      this.#cards(at, token) ||
      this.#total(at) ||
      this.#skip(at, phrase) ||
      this.#name(at, token) ||
      this.#leave(at, token)
    );
  }

  // ---------- where hands begin and end

  #stop(): void {
    if (this.#way.lineIsHand && this.#hand && this.#hand.cards.length > 0) this.#hand = undefined;
    this.#pause();
  }

  #pause(): void {
    this.#fresh = true;
    this.#pausedSinceCards = true;
    this.#row = false;
    this.#flushFrom = undefined;
    this.#flushSuit = undefined;
    this.#eatNext = undefined;
  }

  #begin(role: Role, name: string | undefined, place: Span): void {
    const hand = this.#hand;
    const names = this.#namesBefore;
    this.#namesBefore = false;
    this.#fresh = false;
    if (names && hand && hand.name === undefined && hand.role === 'player' && hand.cards.length > 0) {
      hand.role = role;
      hand.name = name;
      // Whose cards these are is said behind them: what follows is somebody else's.
      this.#hand = undefined;
      return;
    }
    this.#hand = { role, name, place, cards: [], empty: false };
    this.#hands.push(this.#hand);
  }

  /** The hand that cards go to; one without a name where nobody was named. */
  #open(place: Span): LooseHand {
    if (!this.#hand) {
      this.#hand = { role: 'player', name: undefined, place, cards: [], empty: false };
      this.#hands.push(this.#hand);
    }
    return this.#hand;
  }

  /** How many cards the hand has that is being told. */
  get #held(): number {
    return this.#hand?.cards.length ?? 0;
  }

  /** Somebody who was named and given nothing is no hand of the case; his name may have been any word. */
  #dropNamesOnly(): void {
    for (const hand of [...this.#hands]) {
      if (hand.cards.length > 0 || hand.empty || hand.role !== 'player' || hand.name === undefined) continue;
      const place = this.#hands.indexOf(hand);
      const end = this.#hands[place + 1]?.place.from ?? Number.POSITIVE_INFINITY;
      this.#hands.splice(place, 1);
      // What stands where his cards should is the mistake.
      if (this.#unread.some(({ card, from }) => card && from > hand.place.from && from < end)) continue;
      this.#unread.push({ from: hand.place.from, to: hand.place.to, harmless: false, card: false });
    }
    this.#unread.sort((a, b) => a.from - b.from);
  }

  // ---------- names

  /** `an:`, `nhà cái:`, `phỏm:`: what stands before a colon names the hand, unless it only says what follows. */
  #nameBeforeColon(at: number): number {
    if (!this.#fresh) return 0;
    let length = 0;
    while (this.#kind(at + length) === 'word' || this.#kind(at + length) === 'dash') length++;
    if (length === 0 || this.#kind(at + length) !== 'colon') return 0;
    const sides = this.#tokens
      .slice(at, at + length)
      .some(({ meanings }) => meanings.some(({ is }) => is === 'versus'));
    if (sides) return 0;
    const end = at + length;
    if (NUMBERED.test(this.#textOf(at, length))) {
      this.#begin('player', this.#textOf(at, length).replaceAll(' ', '-'), this.#spanOf(at, length));
      return length + 1;
    }
    let first = at;
    let foreign: Of<'role'> | undefined;
    while (first < end) {
      const { meanings, length: taken } = this.#phraseAt(first);
      const role = meanings.find((one): one is Of<'role'> => one.is === 'role');
      const ends = first + taken === end;
      if (role && (ends ? this.#roles.includes(role.role) : role.role === 'cai' && this.#roles.includes('cai'))) {
        this.#begin(role.role, role.role, this.#spanOf(first, end - first));
        return length + 1;
      }
      if (role && ends) foreign = role;
      if (!meanings.some(({ is }) => TELLS_WHAT_FOLLOWS.has(is))) break;
      first += taken;
    }
    let last = first;
    while (last < end && (last === first || !(/^\d/.test(this.#wordAt(last)) || this.#isUnit(last)))) last++;
    const words = this.#tokens
      .slice(first, last)
      .filter(({ kind, meanings }, i) => kind === 'word' && (i === 0 || !meanings.some(({ is }) => is === 'skip')));
    if (words.length > 0) {
      this.#begin('player', words.map(({ text }) => text).join('-'), this.#spanOf(first, last - first));
    } else if (foreign) {
      // No field of this game: said so by whoever checks the case.
      this.#begin(foreign.role, foreign.role, this.#spanOf(at, length));
    }
    return length + 1;
  }

  /** A number that may be somebody's name (`Năm`, `Ba`), where it is to be taken so. */
  #doubtfulName(at: number): number {
    const token = this.#tokens[at];
    if (this.#isTitle(at)) {
      const next = this.#kind(at + 1) === 'word' && !/^\d/.test(this.#wordAt(at + 1)) ? 2 : 1;
      this.#begin('player', this.#textOf(at, next).replace(' ', '-'), this.#spanOf(at, next));
      return next;
    }
    if (!token || !this.#fresh || !this.#isNumberName(at)) return 0;
    this.#doubtful.push(at);
    if (!this.#way.turned.has(at)) return 0;
    this.#begin('player', token.text, token);
    return 1;
  }

  /** `ông Tư 8 cơ`: a title, and a name though it is a number. */
  #isTitle(at: number): boolean {
    const title = this.#phraseAt(at).meanings.some(({ is }) => is === 'title');
    return title && this.#kind(at + 1) === 'word' && (this.#startsCards(at + 2) || this.#skipped(at + 2) > 0);
  }

  #isNumberName(at: number): boolean {
    const { meanings, length } = this.#phraseAt(at);
    const number = meanings.some((one) => one.is === 'rank' && one.number);
    return number && length === 1 && !/^\d/.test(this.#wordAt(at)) && this.#startsCards(at + 1);
  }

  /** Unknown words in front of cards: a player. */
  #name(at: number, token: Token): number {
    if (!isNameForm(token.text) || (token.text.length > 1 && this.#suitAt(at) !== undefined)) return 0;
    // `An has an ace`: the article, not An once more.
    if (token.text === 'an' && this.#skipped(at - 1) > 0 && this.#isArticle(at)) return 1;
    // `nhà cái an kd 9c`: who the banker is called.
    if (!this.#fresh && this.#hand?.role === 'cai' && this.#hand.cards.length === 0) return 1;
    let length = 1;
    while (length < LONGEST_FREE_NAME && this.#isUnknown(at + length)) length++;
    let next = at + length;
    for (;;) {
      // `An - A♠ A♥`
      const parts = this.#kind(next) === 'colon' || (this.#kind(next) === 'dash' && this.#startsCards(next + 1));
      const passed = this.#skipped(next) || Number(parts || this.#isArticle(next));
      if (passed === 0) break;
      next += passed;
    }
    // `con 8 cơ`, `một con 8 cơ`: one card, counted.
    if (this.#isOne(next)) next++;
    if (this.#isUnit(next)) next++;
    const held = this.#startsCards(next) || this.#startsVerb(next) || this.#isEmptyWord(next);
    const endsNamed = this.#namesBefore || this.#namesCardsBefore(at + length);
    if (!held && !endsNamed) return 0;
    if (held) {
      this.#doubtful.push(at);
      if (this.#way.turned.has(at)) return 0;
    }
    if (!held) this.#namesBefore = true;
    const name = this.#tokens.slice(at, at + length).map(({ text }) => text);
    this.#begin('player', name.join('-'), this.#spanOf(at, length));
    return length;
  }

  /** `K♦ 9♣ cái, A♠ A♥ an`: a name behind cards that are nobody's yet, and nothing behind it. */
  #namesCardsBefore(next: number): boolean {
    const kind = this.#kind(next);
    const ends = kind === undefined || kind === 'stop' || kind === 'pause';
    return (
      ends &&
      !this.#pausedSinceCards &&
      this.#hand !== undefined &&
      this.#hand.name === undefined &&
      this.#hand.cards.length > 0
    );
  }

  // ---------- words with a meaning

  #meant(at: number, { meanings, length }: Phrase): number {
    for (const meaning of meanings) {
      const taken = this.#mean(at, length, meaning);
      if (taken > 0) return taken;
    }
    return 0;
  }

  #mean(at: number, length: number, meaning: Meaning): number {
    const next = at + length;
    const place = this.#spanOf(at, length);
    switch (meaning.is) {
      case 'role':
        return this.#roles.includes(meaning.role) || meaning.role === 'cai'
          ? this.#role(meaning.role, length, place, next)
          : 0;
      case 'group':
        if (meaning.count === undefined) return this.#laid(1, meaning.size, length, next, place.from);
        // Where the cards are told one by one the word only says what they are.
        return this.#laid(meaning.count, meaning.size, length, next, place.from) || this.#announced(length, next);
      case 'full':
        return this.#fullHouse(length, next, place.from) || this.#announced(length, next);
      case 'player':
        if (!this.#cardsFollow(next)) return 0;
        this.#begin('player', this.#textOf(at, length).replace(' ', '-'), place);
        return length;
      case 'xi-ban': {
        // `xì bàn A♠ A♥` names them and tells them.
        if (this.#startsCards(next)) return length;
        const { cards } = this.#open(place);
        cards.push({ rank: 'A', suit: undefined, ...place }, { rank: 'A', suit: undefined, ...place });
        this.#told();
        return length;
      }
      case 'beats':
      case 'beaten':
      case 'by':
        return this.#roles.includes('danh') ? this.#verb(meaning.is, length, place, next) : 0;
      case 'row':
        this.#row = true;
        if (/thùng|thung|flush/.test(this.#textOf(at, length))) this.#flush();
        return length;
      case 'flush':
        if (this.#flushBehind(next)) return length + 1;
        this.#flush();
        return length;
      case 'versus':
        this.#pause();
        return length;
      case 'from':
        if (this.#eatenFrom(next)) return length + 1;
        this.#row = true;
        return length;
      case 'empty':
        if (!this.#hand || this.#hand.name === undefined || this.#hand.cards.length > 0) return 0;
        this.#hand.empty = true;
        return length;
      case 'for':
        if (this.#eatenFrom(next)) return length + 1;
        this.#namesBefore = this.#hand !== undefined && this.#hand.name === undefined && this.#hand.cards.length > 0;
        return length;
      case 'eaten':
      case 'chot':
        return this.#marks ? this.#eaten(at, length, meaning.is === 'chot') : 0;
      case 'article':
        return this.#isArticle(at) ? length : 0;
      case 'suit':
        return this.#suits(at);
      case 'rank':
        return this.#count(at, meaning) || this.#rank(at, length, meaning.rank);
      case 'one':
        // `1 rô` is the ace.
        if (this.#isOneOfSuit(at)) return this.#rank(at, 1, 'A');
        return this.#isRankAt(this.#isUnit(next) ? next + 1 : next) ? length : 0;
      // Counts what follows, or says nothing.
      case 'points':
      case 'title':
      case 'unit':
      case 'to':
      case 'skip':
        return 0;
    }
  }

  #role(role: Exclude<Role, 'player'>, length: number, place: Span, next: number): number {
    if (this.#namesCardsBefore(next)) this.#namesBefore = true;
    // Who is named in front of a verb plays: his name is no hand.
    if (role === 'danh') {
      this.#forgetNameBefore();
      const before = this.#hands.find((hand) => hand.role === 'danh' && hand.cards.length > 0);
      if (before && !this.#has('ban')) this.#become(before, 'ban');
    }
    const same = this.#hands.find((hand) => hand.role === role && hand.cards.length === 0);
    if (same) this.#hand = same;
    else this.#begin(role, role, place);
    return length;
  }

  /** `chặt`, `bị`, `bằng`: which cards lie on the table, and which are played. */
  #verb(verb: 'beats' | 'beaten' | 'by', length: number, place: Span, next: number): number {
    // `heo cơ bị tứ quý 6 chặt`: both are told.
    if (this.#has('ban') && this.#held > 0 && !this.#cardsFollow(next)) return length;
    const named = this.#forgetNameBefore();
    const before = this.#hand;
    const hasCards = before !== undefined && before.cards.length > 0;
    if (verb === 'by') {
      if (before?.role !== 'danh' || this.#has('ban')) return length;
      this.#become(before, 'ban');
      this.#begin('danh', 'danh', place);
      return length;
    }
    if (this.#hand?.role === 'danh' && !hasCards) return length;
    const lies = verb === 'beaten' || named || this.#pausedSinceCards || !hasCards;
    if (hasCards && before.role !== 'ban' && !this.#has('ban')) {
      this.#become(before, lies ? 'ban' : 'danh');
      this.#begin(lies ? 'danh' : 'ban', lies ? 'danh' : 'ban', place);
    } else this.#begin('danh', 'danh', place);
    return length;
  }

  /** A name in front of a verb, without cards of its own: gone, and the hand before it is the last again. */
  #forgetNameBefore(): boolean {
    const hand = this.#hand;
    if (hand?.role !== 'player' || hand.name === undefined || hand.cards.length > 0) return false;
    this.#hands.splice(this.#hands.indexOf(hand), 1);
    this.#hand = this.#hands.at(-1);
    return true;
  }

  #become(hand: LooseHand, role: 'ban' | 'danh'): void {
    hand.role = role;
    hand.name = role;
  }

  #has(role: Role): boolean {
    return this.#hands.some((hand) => hand.role === role);
  }

  /** `8 9 10 J Q đồng chất cơ`: the suit of all these cards, told behind them. */
  #flushBehind(next: number): boolean {
    const suit = this.#suitAt(next);
    const bare = this.#bareAtEnd(this.#hand?.cards ?? []);
    if (this.#fresh || suit === undefined || bare.length < 2 || this.#isRankAt(next + 1)) return false;
    for (const card of bare) card.suit = suit;
    return true;
  }

  #flush(): void {
    this.#flushFrom = this.#held;
  }

  /** `19 điểm gồm k rô và 9 chuồn`: what the cards behind it come to. */
  #total(at: number): number {
    const isTotal = /^\d{1,2}$/.test(this.#wordAt(at)) && this.#points(at);
    const length = 1 + this.#phraseAt(at + 1).length;
    return isTotal && this.#cardsFollow(at + length) ? length : 0;
  }

  #skip(at: number, { meanings, length }: Phrase): number {
    // `beat the 2 with four 6s`: what was told so far lies there.
    if (this.#wordAt(at) === 'with' && this.#hand?.role === 'danh' && !this.#has('ban') && this.#cardsFollow(at + 1))
      return this.#verb('by', length, this.#spanOf(at, length), at + 1);
    const carriesNothing = meanings.some(({ is }) => CARRIES_NOTHING.has(is));
    return carriesNothing ? length : 0;
  }

  // ---------- cards

  #cards(at: number, token: Token): number {
    const rank = rankSign(token.text);
    if (rank !== undefined)
      return this.#points(at) ? 0 : this.#count(at, { is: 'rank', rank }) || this.#rank(at, 1, rank);
    if (!token.cards) return this.#suits(at);
    for (const card of token.cards) this.#add(card.rank, card.suit, token);
    return 1;
  }

  /** `9 nút`: a total. */
  #points(at: number): boolean {
    return this.#phraseAt(at + 1).meanings.some(({ is }) => is === 'points');
  }

  /** A rank, and its suit if one follows. */
  #rank(at: number, length: number, rank: Rank): number {
    if (this.#points(at + length - 1)) return 0;
    const place = this.#spanOf(at, length);
    const range = this.#range(at + length, rank, place);
    if (range > 0) return length + range;
    this.#add(rank, this.#flushSuit, place);
    let next = at + length;
    while (this.#wordAt(next) === 'of') next++;
    return next - at;
  }

  /** Cards of one suit that are told behind ranks: one suit for the last card or for the run that it ends, several for as many cards of one rank. */
  #suits(at: number): number {
    const said: { suit: Suit; to: number }[] = [];
    let next = at;
    for (let suit = this.#suitAt(next); suit; suit = this.#suitAt(next)) {
      if (said.length > 0 && this.#way.suitFirst) break;
      said.push({ suit, to: this.#spanOf(next, 1).to });
      next++;
      while (this.#wordAt(next) === 'và' || this.#wordAt(next) === 'va' || this.#wordAt(next) === 'and') next++;
    }
    const [first] = said;
    if (!first) return 0;
    // What was passed over behind the last suit belongs to what follows.
    const taken = said.length === 1 ? 1 : next - at;
    if (this.#flushFrom !== undefined && this.#held === this.#flushFrom) {
      this.#flushSuit = first.suit;
      return 1;
    }
    const cards = this.#hand?.cards ?? [];
    const last = cards.at(-1);
    if (!last || (this.#fresh && last.suit !== undefined)) return 0;
    const bare = this.#bareAtEnd(cards);
    if (last.suit !== undefined) {
      if (this.#isRankAt(at + 1)) return 0;
      for (const { suit, to } of said) this.#add(last.rank, suit, { from: this.#spanOf(at, 1).from, to });
      return taken;
    }
    if (said.length > 1) return this.#suitEach(said, bare, last) ? taken : 0;
    const to = first.to;
    const share = this.#flushFrom === undefined ? runAtEnd(bare) : cards.slice(this.#flushFrom);
    for (const card of share) card.suit ??= first.suit;
    Object.assign(last, { to: Math.max(last.to, to) });
    return 1;
  }

  /** `8 8 8 bích cơ rô`, `7 cơ rô chuồn`: each card of one rank its own suit. */
  #suitEach(
    said: readonly { readonly suit: Suit; readonly to: number }[],
    bare: readonly LooseCard[],
    last: LooseCard,
  ): boolean {
    const alike = bare.filter(({ rank }) => rank === last.rank).slice(-said.length);
    const from = said.length - alike.length;
    if (from > 0 && alike.length > 1) return false;
    for (const [i, card] of alike.entries()) card.suit = said[i]?.suit;
    for (const { suit, to } of said.slice(alike.length)) this.#add(last.rank, suit, { from: last.from, to });
    return true;
  }

  /** `♠A`, `bích 8`, `cơ già`. */
  #suitFirst(at: number): number {
    const suit = this.#suitAt(at);
    if (suit === undefined) return 0;
    const { rank, length } = this.#rankAt(at + 1);
    if (rank === undefined) return 0;
    this.#add(rank, suit, this.#spanOf(at, 1 + length));
    return 1 + length;
  }

  /** `hai con heo`, `3 con 8`, `2 át`, `hai tứ quý 5 9`: so many of one rank. */
  #count(at: number, { rank, number }: Of<'rank'>): number {
    const digit = /^\d+$/.test(this.#wordAt(at));
    if (!(number || digit)) return 0;
    const next = this.#phraseAt(at + 1);
    const unit = next.meanings.find((one): one is Of<'unit'> => one.is === 'unit');
    const first = unit ? at + 1 + next.length : at + 1;
    // `2 lá 8 7` says how many are told, `2 con 8` that two are alike.
    if (unit?.lists && this.#ranksInRow(first) === RANKS.indexOf(rank) + 1) return first - at;
    const size = rank === '2' ? 2 : rank === '3' ? 3 : rank === '4' ? 4 : undefined;
    const group = next.meanings.find((one): one is Of<'group'> => one.is === 'group');
    // `5 đôi 3 3 5 5 7 7 9 9 J J`: so many, and then each of them.
    const behind = at + 1 + next.length;
    if (group && this.#ranksInRow(behind) === group.size * (RANKS.indexOf(rank) + 1)) return behind - at;
    if (size === undefined) return 0;
    const { from } = this.#spanOf(at, 1);
    if (group) return this.#laid(size, group.size, 1 + next.length, behind, from);
    if (!unit && !this.#countsAlone(at, first)) return 0;
    const taken = this.#laid(1, size, first - at, first, from);
    this.#countedUpTo = at + taken;
    return taken;
  }

  /** `2 át`, `two aces`: without a word that counts, only in front of a word for a rank that no suit follows. */
  #countsAlone(at: number, next: number): boolean {
    const { meanings } = this.#phraseAt(next);
    const ranks = meanings.filter((one): one is Of<'rank'> => one.is === 'rank');
    // `four 6s`, but `4 6s` is 4 and 6♠.
    const digit = /^\d/.test(this.#wordAt(at));
    if (ranks.some(({ plural }) => plural) || (!digit && PLURAL.test(this.#wordAt(next)))) return true;
    const goesOn = this.#countedUpTo === at;
    const begins = goesOn || this.#kind(at - 1) !== 'word' || this.#rankAt(at - 1).rank === undefined;
    return begins && ranks.some(({ number }) => goesOn || !number) && this.#suitAt(next + 1) === undefined;
  }

  /** How many ranks stand here side by side. */
  #ranksInRow(at: number): number {
    let count = 0;
    for (let next = at; ; count++) {
      while (this.#kind(next) === 'pause' || this.#kind(next) === 'colon') next++;
      const { rank, length } = this.#rankAt(next);
      if (rank === undefined) return count;
      next += length;
      if (this.#suitAt(next) !== undefined) next++;
    }
  }

  /**
   * `count` groups of `size` equal cards, their ranks one behind the other, laid into the hand.
   * @param before how many tokens announce them
   * @returns how many tokens they take with those; 0, and nothing laid, where one is not told
   */
  #laid(count: number, size: 2 | 3 | 4, before: number, at: number, from: number): number {
    const groups: (() => void)[] = [];
    let next = at;
    for (let i = 0; i < count; i++) {
      while (this.#skipped(next) === 1 || this.#wordAt(next) === 'of' || this.#isUnit(next)) next++;
      const { rank, length } = this.#rankAt(next);
      if (rank === undefined) return 0;
      const told = this.#spanOf(next, length);
      const place = i === 0 ? { from, to: told.to } : told;
      next += length;
      // `đôi 8 8` lists what it names.
      let listed = 1;
      while (listed < size && this.#suitAt(next) === undefined && this.#rankAt(next).rank === rank) {
        next += this.#rankAt(next).length;
        listed++;
      }
      const after = next;
      groups.push(() => this.#group(size, rank, place, after));
    }
    for (const lay of groups) lay();
    return before + next - at;
  }

  /** `cù lũ át đầm`, `full house aces over queens`: three of the one, two of the other. */
  #fullHouse(before: number, at: number, from: number): number {
    const three = this.#rankAt(at);
    const over = at + three.length;
    const next = ['over', 'với', 'và'].includes(this.#wordAt(over)) ? over + 1 : over;
    const two = this.#rankAt(next);
    const end = next + two.length;
    if (three.rank === undefined || two.rank === undefined || three.rank === two.rank) return 0;
    if (this.#isRankAt(end) || this.#suitAt(end) !== undefined) return 0;
    this.#group(3, three.rank, { from, to: this.#spanOf(at, three.length).to }, over);
    this.#group(2, two.rank, this.#spanOf(next, two.length), end);
    return before + end - at;
  }

  /** A word in front of cards that says what they are. */
  #announced(length: number, next: number): number {
    return this.#cardsFollow(next) ? length : 0;
  }

  #group(size: 2 | 3 | 4, rank: Rank, place: Span, next: number): void {
    const suits: readonly (Suit | undefined)[] = size === 4 ? ['S', 'H', 'D', 'C'] : [];
    const suited = this.#suitAt(next) !== undefined && this.#rankAt(next + 1).rank === rank;
    // `đôi 8♠ 8♥`: the cards are told one by one.
    const alone = suited && size < 4;
    for (let i = 0; i < (alone ? 1 : size); i++) this.#add(rank, suits[i], place);
  }

  /** `sảnh 3 tới 7`, `3-7` behind `sảnh`: the ranks between, this one included. */
  #range(at: number, first: Rank, place: Span): number {
    // Without marks `tới` is `tôi` as well: between the ends of a run it is not somebody.
    const to = this.#phraseAt(at).meanings.some(({ is }) => is === 'to') || (this.#row && this.#wordAt(at) === 'toi');
    if (!to && !(this.#row && this.#kind(at) === 'dash')) return 0;
    const { rank: last, length } = this.#rankAt(at + 1);
    if (last === undefined) return 0;
    if (this.#kind(at) === 'dash' && this.#kind(at + 1 + length) === 'dash') return 0;
    if (last === first) return 0;
    const low = RANKS.indexOf(first);
    const high = last === 'A' ? RANKS.length : RANKS.indexOf(last);
    const end = this.#spanOf(at + 1, length).to;
    for (const rank of [...RANKS, last].slice(Math.min(low, high), Math.max(low, high) + 1))
      this.#add(rank, this.#flushSuit, { from: place.from, to: end });
    return 1 + length;
  }

  #add(rank: Rank, suit: Suit | undefined, { from, to }: Span): void {
    const card: LooseCard = { rank, suit, from, to };
    if (this.#eatNext) {
      card.eaten = this.#eatNext;
      this.#eatNext = undefined;
    }
    this.#open({ from, to }).cards.push(card);
    this.#told();
  }

  #told(): void {
    this.#fresh = false;
    this.#pausedSinceCards = false;
    this.#namesBefore = false;
  }

  /** The cards at the end of a hand whose suits were not told. */
  #bareAtEnd(cards: readonly LooseCard[]): LooseCard[] {
    const last = cards.findLastIndex(({ suit }) => suit !== undefined);
    return cards.slice(last + 1);
  }

  // ---------- cards that were eaten

  #star(at: number, token: Token): number {
    const next = this.#tokens[at + 1];
    const from = next?.glued && next.kind === 'word' ? next : undefined;
    return this.#mark(token.text === '**', token, from) ? (from ? 2 : 1) : this.#leave(at, token);
  }

  #eaten(at: number, length: number, chot: boolean): number {
    const place = this.#spanOf(at, length);
    let next = at + length;
    if (this.#phraseAt(next).meanings.some(({ is }) => is === 'chot')) {
      chot = true;
      next += this.#phraseAt(next).length;
    }
    // `ăn 8 chuồn của bình` or `8 chuồn ăn của bình`.
    if (this.#fresh || this.#rankAt(next).rank !== undefined) {
      this.#eatNext = { chot, place };
      return next - at;
    }
    const by = this.#phraseAt(next).meanings.some(({ is }) => is === 'for' || is === 'from')
      ? this.#tokens[next + 1]
      : undefined;
    const from = by?.kind === 'word' ? by : undefined;
    return this.#mark(chot, place, from) ? next - at + (from ? 2 : 0) : 0;
  }

  /** `ăn 8 chuồn của bình`: whom the last card was eaten from is told behind it. */
  #eatenFrom(at: number): boolean {
    const eaten = this.#hand?.cards.at(-1)?.eaten;
    const by = this.#tokens[at];
    if (!eaten || eaten.from !== undefined || by?.kind !== 'word') return false;
    return this.#mark(eaten.chot, by, by);
  }

  #mark(chot: boolean, place: Span, from: Token | undefined): boolean {
    const last = this.#hand?.cards.at(-1);
    if (!this.#marks || !last) return false;
    last.eaten = { chot, place: from ?? place, ...(from ? { from: from.text } : {}) };
    return true;
  }

  #dash(at: number): number {
    const next = this.#kind(at + 1);
    const ends = next === undefined || next === 'stop';
    if (ends && this.#hand && this.#hand.name !== undefined && this.#hand.cards.length === 0) this.#hand.empty = true;
    return 1;
  }

  // ---------- what cannot be read

  #leave(at: number, token: Token): number {
    // Up to the next blank: `11♥` is one mistake.
    let length = 1;
    while (this.#tokens[at + length]?.glued && this.#kind(at + length) === 'suit') length++;
    const { from, to } = this.#spanOf(at, length);
    const card = token.kind !== 'word' || length > 1 || /\d/.test(token.text) || token.nearCard;
    // `9 nhé` may be 9 nhép.
    const meantSuit = card && this.#hand?.cards.at(-1)?.suit === undefined;
    const harmless = token.kind === 'word' && isParticle(token.text) && !meantSuit;
    this.#unread.push({ from, to, harmless, card: card && !harmless });
    this.#fresh = false;
    return length;
  }

  // ---------- looking ahead

  #kind(at: number): Token['kind'] | undefined {
    return this.#tokens[at]?.kind;
  }

  #wordAt(at: number): string {
    const token = this.#tokens[at];
    return token?.kind === 'word' ? token.text : '';
  }

  #textOf(at: number, length: number): string {
    return this.#tokens
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(' ');
  }

  #spanOf(at: number, length: number): Span {
    const from = this.#tokens[at]?.from ?? 0;
    return { from, to: this.#tokens[at + length - 1]?.to ?? from };
  }

  #phraseAt(at: number): Phrase {
    return this.#tokens[at] ?? NO_PHRASE;
  }

  #rankAt(at: number): { readonly rank: Rank | undefined; readonly length: number } {
    if (this.#kind(at) !== 'word') return { rank: undefined, length: 0 };
    const { meanings, length } = this.#phraseAt(at);
    const meant = meanings.find((one): one is Of<'rank'> => one.is === 'rank');
    if (meant) return { rank: meant.rank, length };
    const plural = PLURAL.exec(this.#wordAt(at))?.[1];
    return { rank: rankSign(plural ?? this.#wordAt(at)), length: 1 };
  }

  #isRankAt(at: number): boolean {
    return this.#rankAt(at).rank !== undefined;
  }

  #suitAt(at: number): Suit | undefined {
    const token = this.#tokens[at];
    if (token?.kind === 'suit') return suitSign(token.text.charAt(0));
    if (token?.kind !== 'word') return undefined;
    const meant = this.#phraseAt(at).meanings.find((one): one is Of<'suit'> => one.is === 'suit');
    return meant?.suit ?? suitSign(token.text);
  }

  #startsCards(at: number): boolean {
    const token = this.#tokens[at];
    if (token?.kind === 'suit') return true;
    if (token?.kind !== 'word') return false;
    const { meanings } = this.#phraseAt(at);
    const tells = meanings.some(
      ({ is }) => is === 'group' || is === 'full' || is === 'xi-ban' || is === 'row' || is === 'flush',
    );
    return (
      tells ||
      this.#isRankAt(at) ||
      this.#isOneOfSuit(at) ||
      this.#suitAt(at) !== undefined ||
      token.cards !== undefined ||
      (this.#marks && meanings.some(({ is }) => is === 'eaten'))
    );
  }

  /** Cards stand here, or behind words that carry nothing. */
  #cardsFollow(at: number): boolean {
    let next = at;
    for (;;) {
      const passed =
        this.#skipped(next) || Number(this.#isArticle(next) || this.#kind(next) === 'pause' || this.#isOne(next));
      if (passed === 0) break;
      next += passed;
    }
    return this.#startsCards(next);
  }

  #isOneOfSuit(at: number): boolean {
    return this.#wordAt(at) === '1' && this.#suitAt(at + 1) !== undefined;
  }

  #isOne(at: number): boolean {
    return this.#phraseAt(at).meanings.some(({ is }) => is === 'one');
  }

  #startsVerb(at: number): boolean {
    const { meanings } = this.#phraseAt(at);
    return (
      this.#roles.includes('danh') &&
      meanings.some((one) => one.is === 'beats' || one.is === 'beaten' || (one.is === 'role' && one.role === 'danh'))
    );
  }

  #isEmptyWord(at: number): boolean {
    const ends = this.#kind(at) === 'dash' && this.#kind(at + 1) !== 'word';
    return ends || this.#phraseAt(at).meanings.some(({ is }) => is === 'empty');
  }

  /** `a`, `an` in front of a word for a card as English has it. */
  #isArticle(at: number): boolean {
    if (!/^an?$/.test(this.#wordAt(at))) return false;
    // `a 2 of hearts`.
    if (this.#isRankAt(at + 1) && this.#wordAt(at + 2) === 'of') return true;
    if (!/^[a-z]{3,}$/.test(this.#wordAt(at + 1))) return false;
    const { meanings } = this.#phraseAt(at + 1);
    return meanings.some(({ is }) => is === 'rank' || is === 'group' || is === 'row');
  }

  /** How many tokens a phrase takes that carries nothing; 0 where none stands here. */
  #skipped(at: number): number {
    const { meanings, length } = this.#phraseAt(at);
    const skipped = meanings.length > 0 && meanings.every(({ is }) => is === 'skip') && !this.#isEmptyWord(at);
    return skipped ? length : 0;
  }

  #isUnit(at: number): boolean {
    return this.#phraseAt(at).meanings.some(({ is }) => is === 'unit');
  }

  #isUnknown(at: number): boolean {
    const token = this.#tokens[at];
    return (
      token?.kind === 'word' &&
      this.#phraseAt(at).meanings.length === 0 &&
      !this.#startsCards(at) &&
      isNameForm(token.text)
    );
  }
}

/** The consecutive ranks that end in the last card, if there are enough of them for a run; else that card alone. */
function runAtEnd(cards: readonly LooseCard[]): readonly LooseCard[] {
  const places = cards.map(({ rank }) => RANKS.indexOf(rank));
  const back = places.toReversed();
  const lengthOf = (step: number): number => {
    const broken = back.findIndex((place, i) => i > 0 && place + step !== back[i - 1]);
    return broken < 0 ? back.length : broken;
  };
  // An ace ends a run behind a king too.
  const high = places.at(-1) === 0 && places.at(-2) === RANKS.length - 1;
  const found = high ? 1 + runAtEnd(cards.slice(0, -1)).length : Math.max(lengthOf(1), lengthOf(-1));
  // A card that is one of several of its rank is not the first of a run.
  const length = places.at(-found - 1) === places.at(-found) ? found - 1 : found;
  return cards.slice(-(length >= SHORTEST_RUN ? length : 1));
}

function isNameForm(word: string): boolean {
  return /^[\p{L}\p{M}\p{Nd}_-]{1,24}$/u.test(word) && !/^\d/.test(word);
}
