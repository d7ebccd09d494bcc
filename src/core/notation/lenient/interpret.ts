/** From pieces of text to hands: who is named, and which cards follow. */

import type { Role } from '#core/case.ts';
import type { Span } from '../scanner.ts';
import { CardReader } from './card-reader.ts';
import { Draft } from './draft.ts';
import { EatenReader } from './eaten-reader.ts';
import type { Interpretation, Way } from './hand.ts';
import { LookAhead, type Phrase } from './look-ahead.ts';
import { NameReader } from './name-reader.ts';
import type { Token } from './tokens.ts';
import { isParticle, type Meaning } from './vocabulary.ts';

/** Words that say nothing where what they announce does not follow. */
const CARRIES_NOTHING: readonly Meaning['is'][] = [
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
];

/**
 * Reads hands as people write them. Total: what cannot be read is listed.
 * @param roles the fields that the game's cases have
 * @param marks cards can be marked as eaten
 */
export function interpret(tokens: readonly Token[], roles: readonly Role[], marks: boolean, way: Way): Interpretation {
  return new Interpreter(tokens, roles, marks, way).all();
}

class Interpreter {
  readonly #ahead: LookAhead;
  readonly #draft: Draft;
  readonly #names: NameReader;
  readonly #cards: CardReader;
  readonly #eaten: EatenReader;
  readonly #way: Way;

  constructor(tokens: readonly Token[], roles: readonly Role[], marks: boolean, way: Way) {
    this.#way = way;
    this.#ahead = new LookAhead(tokens, roles, marks);
    this.#draft = new Draft(marks);
    this.#names = new NameReader(this.#ahead, this.#draft, way.turned);
    this.#cards = new CardReader(this.#ahead, this.#draft, way);
    this.#eaten = new EatenReader(this.#ahead, this.#draft);
  }

  all(): Interpretation {
    const { tokens } = this.#ahead;
    let at = 0;
    for (let token = tokens[at]; token; token = tokens[at]) at += this.#take(at, token);
    this.#draft.dropNamesOnly();
    const { hands, unread, doubtful } = this.#draft;
    return { hands, unread, doubtful };
  }

  #stop(): void {
    if (this.#way.lineIsHand && this.#draft.hand && this.#draft.hand.cards.length > 0) this.#draft.hand = undefined;
    this.#draft.pause();
  }

  /** Reads what stands here; how many tokens it took. */
  #take(at: number, token: Token): number {
    switch (token.kind) {
      case 'stop':
        this.#stop();
        return 1;
      case 'pause':
        this.#draft.pause();
        return 1;
      case 'colon':
        // `; : 8♠ 7♦`: somebody's, but nobody was named.
        if (this.#draft.fresh) this.#draft.hand = undefined;
        return 1;
      case 'dash':
        return this.#dash(at);
      case 'star':
        return this.#eaten.star(at, token) || this.#leave(at, token);
      case 'suit':
        return this.#cards.suits(at) || this.#cards.suitFirst(at) || this.#leave(at, token);
      case 'bracket':
      case 'odd':
        return this.#leave(at, token);
      case 'word':
        return this.#word(at, token);
    }
  }

  #word(at: number, token: Token): number {
    const phrase = this.#ahead.phraseAt(at);
    return (
      this.#names.nameBeforeColon(at) ||
      this.#names.doubtfulName(at) ||
      (this.#way.suitFirst ? this.#cards.suitFirst(at) : 0) ||
      this.#meant(at, phrase) ||
      // `3 tây`.
      (phrase.length > 1 ? this.#ahead.skipped(at) : 0) ||
      this.#cards.cards(at, token) ||
      this.#ahead.totalBefore(at) ||
      this.#totalBehind(at) ||
      this.#skip(at, phrase) ||
      this.#names.name(at, token) ||
      this.#leave(at, token)
    );
  }

  #meant(at: number, { meanings, length }: Phrase): number {
    for (const meaning of meanings) {
      const taken = this.#mean(at, length, meaning);
      if (taken > 0) return taken;
    }
    return 0;
  }

  #mean(at: number, length: number, meaning: Meaning): number {
    const next = at + length;
    const place = this.#ahead.spanOf(at, length);
    switch (meaning.is) {
      case 'role':
        return this.#ahead.roles.includes(meaning.role) || meaning.role === 'cai'
          ? this.#role(meaning.role, length, place, next)
          : 0;
      case 'group':
        if (meaning.count === undefined) return this.#cards.laid(1, meaning.size, length, next, place.from);
        // Where the cards are told one by one the word only says what they are.
        return (
          this.#cards.laid(meaning.count, meaning.size, length, next, place.from) || this.#cards.announced(length, next)
        );
      case 'full':
        return this.#cards.fullHouse(length, next, place.from) || this.#cards.announced(length, next);
      case 'player':
        return this.#player(at, length, place);
      case 'xi-ban': {
        // `xì bàn A♠ A♥` names them and tells them.
        if (this.#ahead.startsCards(next)) return length;
        const { cards } = this.#draft.open(place);
        cards.push({ rank: 'A', suit: undefined, ...place }, { rank: 'A', suit: undefined, ...place });
        this.#draft.afterCard();
        return length;
      }
      case 'beats':
      case 'beaten':
      case 'by':
        return this.#ahead.roles.includes('danh') ? this.#verb(meaning.is, length, place, next) : 0;
      case 'row':
        this.#draft.row = true;
        if (/thùng|thung|flush/.test(this.#ahead.textOf(at, length))) this.#draft.flush();
        return length;
      case 'flush':
        if (this.#cards.flushBehind(next)) return length + 1;
        this.#draft.flush();
        return length;
      case 'versus':
        // Which of two plays lies on the table it does not say.
        if (this.#ahead.roles.includes('danh') && this.#draft.held > 0) return 0;
        this.#draft.pause();
        return length;
      case 'from':
        if (this.#eaten.eatenFrom(next)) return length + 1;
        this.#draft.row = true;
        return length;
      case 'empty':
        if (!this.#draft.hand || this.#draft.hand.name === undefined || this.#draft.hand.cards.length > 0) return 0;
        this.#draft.hand.empty = true;
        return length;
      case 'for':
        if (this.#eaten.eatenFrom(next)) return length + 1;
        this.#draft.namesBefore = this.#draft.hasUnnamedCards;
        return length;
      case 'eaten':
      case 'chot':
        return this.#ahead.marks ? this.#eaten.eaten(at, length, meaning.is === 'chot') : 0;
      case 'article':
        return this.#ahead.isArticle(at) ? length : 0;
      case 'suit':
        return this.#cards.suits(at);
      case 'rank':
        return this.#cards.count(at, meaning) || this.#cards.rank(at, length, meaning.rank);
      case 'one':
        // `1 rô` is the ace.
        if (this.#ahead.isOneOfSuit(at)) return this.#cards.rank(at, 1, 'A');
        if (this.#isAce(at)) return this.#cards.rank(at, 1, 'A');
        return this.#ahead.isRankAt(this.#ahead.means(next, 'unit') ? next + 1 : next) ? length : 0;
      case 'draws':
        this.#draft.goOn();
        return length;
      // Counts what follows, or says nothing.
      case 'points':
      case 'title':
      case 'unit':
      case 'to':
      case 'skip':
      case 'no-name':
        return 0;
    }
  }

  /** `con 8 7`, `nhà con 1 8 7`: without a name, perhaps with a number. */
  #player(at: number, length: number, place: Span): number {
    const { hand, hands, fresh } = this.#draft;
    const said = this.#ahead.textOf(at, length).replaceAll(' ', '-');
    const next = at + length;
    const number = 1 + hands.filter(({ name }) => name?.startsWith(`${said}-`)).length;
    const numbered = this.#ahead.wordAt(next) === `${number}` && this.#ahead.ranksInRow(next + 1) > 1;
    if (said === 'con') {
      // `con 8` is one card, and so it is among those of the banker.
      const somebody = fresh || (hand?.role === 'cai' && hand.cards.length > 1);
      const several = numbered || this.#ahead.ranksInRow(this.#ahead.pastSkipped(next)) > 1;
      if (!(this.#ahead.roles.includes('cai') && somebody && several)) return 0;
    } else if (!numbered && !this.#ahead.cardsFollow(next)) return 0;
    this.#draft.begin('player', numbered ? `${said}-${number}` : said, place);
    return numbered ? length + 1 : length;
  }

  /** `an 8 7 là 15`, `an 9 8 2 9 nút`: what the cards before it come to. */
  #totalBehind(at: number): number {
    if (this.#draft.held < 2 || !/^\d{1,2}$/.test(this.#ahead.wordAt(at))) return 0;
    if (this.#ahead.means(at + 1, 'points')) return 1 + this.#ahead.phraseAt(at + 1).length;
    return /^(?:là|được|la|duoc|thành)$/.test(this.#ahead.wordAt(at - 1)) && !this.#ahead.isRankAt(at) ? 1 : 0;
  }

  /** `1 4 5` is át, 4, 5 where the hand is one card short without it. */
  #isAce(at: number): boolean {
    if (this.#ahead.wordAt(at) !== '1' || !/^(?:10|[2-9])$/.test(this.#ahead.wordAt(at + 1))) return false;
    this.#draft.doubtful.unshift(at);
    return this.#way.turned.has(at);
  }

  #role(role: Exclude<Role, 'player'>, length: number, place: Span, next: number): number {
    if (this.#names.namesCardsBefore(next)) this.#draft.namesBefore = true;
    // Who is named in front of a verb plays: his name is no hand.
    if (role === 'danh') {
      this.#draft.forgetNameBefore();
      const before = this.#draft.hands.find((hand) => hand.role === 'danh' && hand.cards.length > 0);
      if (before && !this.#draft.has('ban')) this.#draft.become(before, 'ban');
    }
    const same = this.#draft.hands.find((hand) => hand.role === role && hand.cards.length === 0);
    if (same) this.#draft.hand = same;
    else this.#draft.begin(role, role, place);
    return length;
  }

  /** `chặt`, `bị`, `bằng`: which cards lie on the table, and which are played. */
  #verb(verb: 'beats' | 'beaten' | 'by', length: number, place: Span, next: number): number {
    // `heo cơ bị tứ quý 6 chặt`: both are told.
    if (this.#draft.has('ban') && this.#draft.held > 0 && !this.#ahead.cardsFollow(next)) return length;
    const named = this.#draft.forgetNameBefore();
    const before = this.#draft.hand;
    const hasCards = before !== undefined && before.cards.length > 0;
    if (verb === 'by') {
      if (before?.role !== 'danh' || this.#draft.has('ban')) return length;
      this.#draft.become(before, 'ban');
      this.#draft.begin('danh', 'danh', place);
      return length;
    }
    if (this.#draft.hand?.role === 'danh' && !hasCards) return length;
    const lies = verb === 'beaten' || named || this.#draft.pausedSinceCards || !hasCards;
    if (hasCards && before.role !== 'ban' && !this.#draft.has('ban')) {
      this.#draft.become(before, lies ? 'ban' : 'danh');
      this.#draft.begin(lies ? 'danh' : 'ban', lies ? 'danh' : 'ban', place);
    } else this.#draft.begin('danh', 'danh', place);
    return length;
  }

  #skip(at: number, { length }: Phrase): number {
    // `beat the 2 with four 6s`: what was told so far lies there.
    if (
      this.#ahead.wordAt(at) === 'with' &&
      this.#draft.hand?.role === 'danh' &&
      !this.#draft.has('ban') &&
      this.#ahead.cardsFollow(at + 1)
    )
      return this.#verb('by', length, this.#ahead.spanOf(at, length), at + 1);
    // `đánh K rô`, where no case says what is played: that card is in no hand.
    const plays = this.#ahead.meaning(at, 'role')?.role === 'danh' && this.#ahead.startsCards(at + length);
    return this.#ahead.means(at, ...CARRIES_NOTHING) && !plays ? length : 0;
  }

  #dash(at: number): number {
    const next = this.#ahead.kind(at + 1);
    const ends = next === undefined || next === 'stop';
    if (ends && this.#draft.hand && this.#draft.hand.name !== undefined && this.#draft.hand.cards.length === 0)
      this.#draft.hand.empty = true;
    return 1;
  }

  #leave(at: number, token: Token): number {
    // Up to the next blank: `11♥` is one mistake.
    let length = 1;
    while (this.#ahead.tokens[at + length]?.glued && this.#ahead.kind(at + length) === 'suit') length++;
    const { from, to } = this.#ahead.spanOf(at, length);
    const card = token.kind !== 'word' || length > 1 || /\d/.test(token.text) || token.nearCard;
    // `9 nhé` may be 9 nhép.
    const meantSuit = card && this.#draft.hand?.cards.at(-1)?.suit === undefined;
    const harmless = token.kind === 'word' && isParticle(token.text) && !meantSuit;
    this.#draft.unread.push({ from, to, harmless, card: card && !harmless });
    this.#draft.fresh = false;
    return length;
  }
}
