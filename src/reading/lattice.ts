/** A text as a lattice: for each place everything that stands there may be, and what each costs. */

import { RANKS, type Rank, SUITS, type Suit } from '#core/card.ts';
import type { Role } from '#core/case.ts';
import type { Kind, MeaningOf, Verb, Vocabulary } from '#core/game/vocabulary.ts';
import { fold, marked } from '#src/search/fold.ts';
import { cardsInWord, rankSign, suitSign, type WrittenCard } from './cards-in-word.ts';
import { type Entry, isEnglish, LONGEST_PHRASE, meaningsIn, ownMeanings } from './lexicon.ts';
import type { Token } from './tokens.ts';
import type { Feature } from './weights.ts';

/** How much a sign parts what stands before it from what stands behind it. */
export const GAPS = { none: 0, words: 1, comma: 2, bracket: 3, stop: 4, line: 5, versus: 6 } as const;
export type Gap = (typeof GAPS)[keyof typeof GAPS];

/** What a stretch of tokens is taken for. */
export type Piece =
  | { readonly is: 'cards'; readonly cards: readonly WrittenCard[]; readonly loose: boolean }
  | { readonly is: 'mention'; readonly cards: readonly WrittenCard[] }
  | { readonly is: 'suits'; readonly suits: readonly Suit[] }
  | { readonly is: 'flush'; readonly kind: Kind | undefined; readonly suit: Suit | undefined }
  /** The suit of all cards that follow in this part. */
  | { readonly is: 'ahead'; readonly suit: Suit }
  | { readonly is: 'kind'; readonly kind: Kind; readonly cards: readonly Rank[]; readonly group: boolean }
  | { readonly is: 'announce'; readonly count: number; readonly listed: boolean }
  | { readonly is: 'role'; readonly role: Exclude<Role, 'player'>; readonly behind: boolean }
  | {
      readonly is: 'person';
      readonly name: string;
      readonly known: 'nobody' | 'known' | 'unknown';
      readonly behind: boolean;
    }
  | { readonly is: 'verb'; readonly verb: Verb; readonly ends: boolean }
  | { readonly is: 'total'; readonly total: number }
  | { readonly is: 'star'; readonly chot: boolean; readonly from: string | undefined }
  | { readonly is: 'gap'; readonly gap: Gap; readonly sign: string }
  | {
      readonly is:
        | 'deals'
        | 'draws'
        | 'empty'
        | 'of'
        | 'same'
        | 'corrects'
        | 'asks'
        | 'chatter'
        | 'eaten'
        | 'chot'
        | 'own'
        | 'without'
        | 'says';
    }
  /** Nothing that is known. `card`: it may be a card, and must not be lost. */
  | { readonly is: 'left'; readonly card: boolean };

export type Edge = Piece & {
  /** Places in the list of tokens. */
  readonly at: number;
  readonly to: number;
  readonly pays: readonly Feature[];
};

/** Tokens that were read before: the name of the game, or of a house. */
export interface Passed {
  readonly at: number;
  readonly to: number;
}

interface Found<T> {
  readonly value: T;
  readonly to: number;
  readonly pays: readonly Feature[];
}

interface RankFound extends Found<Rank> {
  readonly number: boolean;
  readonly plural: boolean;
  /** Told by a word, not by a sign. */
  readonly word: boolean;
}

type Meant = Entry & { readonly to: number };

const NONE: readonly Feature[] = [];
const NUMBERED = new Set(['tu', 'player', 'con', 'nha con', 'nha', 'tay', 'seat', 'nguoi choi', 'p', 'hand', 'dealer']);
/** Behind a card that is only spoken of. */
const SPOKEN_OF = new Set(
  'tinh count counts counted win wins beat beats is la thi co to lon duoc dc higher highest high low as nhat best thuong phai can legal or hay lam'.split(
    ' ',
  ),
);
const ASKED = new Set('tinh count counts counted'.split(' '));
const FILLERS = new Set(['is', 'are', 'gom', 'la', 'with']);
const HOLDING =
  'có được cầm hạ has ha had got have laid shows holds holding là còn con ôm giữ lật mở nặn bốc kéo rút cháy móm khoe ngửa showed turned flips dc bài nhé đâu tay tẩy lẻ cây úp kèm với mặt with'.split(
    ' ',
  );
const HOLDS = { marked: new Set(HOLDING.map(marked)), bare: new Set(HOLDING.map(fold)) };
const LETTERS = /^[a-h]$/;

/** Everything that the places of a text may be, the edges by the place where they begin. */
export function latticeOf(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  passed: readonly Passed[],
): readonly (readonly Edge[])[] {
  const lattice = new Builder(tokens, vocabulary, passed).all();
  for (const [i, { at, to }] of passed.entries()) {
    // A game may be called as one of its hands is: once it is named the words are that hand.
    const kinds = (lattice[at] ?? []).filter((edge) => edge.is === 'kind' && edge.to === to);
    const held =
      i > 0 || (tokens[at - 1]?.kind === 'word' && lattice[to]?.some((edge) => edge.is === 'cards') === true);
    lattice[at] = [{ is: 'chatter', at, to, pays: held && kinds.length > 0 ? ['kindLoose'] : NONE }, ...kinds];
  }
  return lattice;
}

class Builder {
  readonly #tokens: readonly Token[];
  readonly #vocabulary: Vocabulary;
  readonly #meant: Meant[][] = [];
  /** Most words have their marks: one without any is meant so. */
  readonly #marked: boolean;
  readonly #english: boolean;
  readonly #mixedCase: boolean;
  /** Names begin with capitals here. */
  readonly #capitals: boolean;
  /** Places in the name of a game, and behind it. */
  readonly #named: ReadonlySet<number>;
  readonly #behindName: ReadonlySet<number>;
  /** Players are called by letters: two of them at least begin hands. */
  readonly #letters: boolean;
  readonly #lettersUsed: ReadonlySet<string>;

  constructor(tokens: readonly Token[], vocabulary: Vocabulary, passed: readonly Passed[]) {
    this.#tokens = tokens;
    this.#named = new Set(passed.flatMap(({ at, to }) => Array.from({ length: to - at }, (_, i) => at + i)));
    this.#behindName = new Set(passed.map(({ to }) => to));
    this.#vocabulary = vocabulary;
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
    const sure = words.some(({ bare }) => isEnglish(bare) && !ALIKE.has(bare));
    this.#english = sure && english * 5 >= words.length && withMarks * 4 <= words.length;
    this.#marked = withMarks * 5 >= words.length && !this.#english;
    const capitals = words.filter(({ capital, text }) => capital && text.length > 1).length;
    const shouted = words.filter((word) => word.shouted).length;
    this.#mixedCase = capitals * 3 <= words.length || (shouted === 0 && words.length < LONG);
    this.#capitals = this.#mixedCase && capitals > 1;
    const first = tokens.filter(
      (one, i) => LETTERS.test(one.text) && one.text !== 'a' && this.#begins(i) && !this.#isSuit(i),
    );
    this.#lettersUsed = new Set(
      tokens
        .filter(
          (one, i) =>
            LETTERS.test(one.text) &&
            (this.#begins(i) || this.#meantAt(i - 1).some(({ meaning, to }) => meaning.is === 'title' && to === i)),
        )
        .map(({ text }) => text),
    );
    this.#letters =
      new Set(first.map(({ text }) => text)).size > 1 ||
      (first.length > 0 && tokens.some((one, i) => one.text === 'a' && this.#begins(i)));
  }

  all(): Edge[][] {
    return this.#tokens.map((token, at) => this.#edgesAt(token, at));
  }

  #edgesAt(token: Token, at: number): Edge[] {
    const one = (piece: Piece, pays: readonly Feature[] = NONE, to = at + 1): Edge => ({ ...piece, at, to, pays });
    switch (token.kind) {
      case 'aside':
        return [one({ is: 'chatter' })];
      case 'own':
        return [one({ is: 'own' })];
      case 'mark':
        return this.#mark(token, at, one);
      case 'suit':
        return [
          ...this.#cards(at),
          ...this.#suits(at),
          ...this.#aheadOf(at),
          this.#isDecoration(at) ? one({ is: 'chatter' }) : one({ is: 'left', card: true }, ['dropped']),
        ];
      case 'word':
        return this.#word(token, at);
    }
  }

  /** `♠ Xì dách ♠`: a suit with no card beside it. */
  #isDecoration(at: number): boolean {
    return (
      !this.#cardEnds(at - 1) &&
      this.#ranksAt(at + 1).length === 0 &&
      this.#ranksAt(this.#pastComma(at + 1)).length === 0 &&
      gluedCards(this.#tokens[at + 1]?.text ?? '') === undefined &&
      this.#tokens[at + 1]?.text !== ':'
    );
  }

  /** `[A] [7♠]`: brackets around one card each. */
  #isAroundOne(at: number): boolean {
    const open = /^[([{]$/.test(this.#tokens[at]?.text ?? '')
      ? at
      : /^[([{]$/.test(this.#tokens[at - 2]?.text ?? '')
        ? at - 2
        : at - 3;
    const [rank] = this.#ranksAt(open + 1);
    const end = rank
      ? (this.#suitAfter(rank.to)?.to ?? rank.to)
      : gluedCards(this.#tokens[open + 1]?.text ?? '')?.length === 1
        ? open + 2
        : -1;
    return (
      /^[[({]$/.test(this.#tokens[open]?.text ?? '') &&
      /^[\])}]$/.test(this.#tokens[end]?.text ?? '') &&
      (end === at || open === at) &&
      (/^[[({]$/.test(this.#tokens[end + 1]?.text ?? '') || /^[\])}]$/.test(this.#tokens[open - 1]?.text ?? ''))
    );
  }

  #mark(
    { text, glued }: Token,
    at: number,
    one: (piece: Piece, pays?: readonly Feature[], to?: number) => Edge,
  ): Edge[] {
    const next = this.#tokens[at + 1];
    const gap = (of: Gap): Edge[] => [one({ is: 'gap', gap: of, sign: text })];
    switch (text) {
      case '*':
      case '**': {
        if (!glued || this.#beginsLine(at) || !this.#vocabulary.phrases.some(([{ is }]) => is === 'eaten'))
          return gap(GAPS.none);
        const from = next?.glued && next.kind === 'word' ? next : undefined;
        return [one({ is: 'star', chot: text === '**', from: from?.text }, NONE, at + (from ? 2 : 1))];
      }
      case '\n':
        return gap(this.#isOneACardALine(at) ? GAPS.none : GAPS.line);
      case ';':
      case '|':
        return gap(GAPS.stop);
      case '/':
      case '\\':
        return gap((glued && next?.glued) || (glued && this.#tokens[at - 1]?.text === 'w') ? GAPS.none : GAPS.stop);
      case '.':
        return gap(next?.glued ? GAPS.none : GAPS.stop);
      case '!':
      case '?':
      case '→':
      case '⇒':
        return gap(GAPS.stop);
      case ',':
      case ':':
      case '=':
      case '…':
        return gap(text === ',' || text === '…' ? GAPS.comma : GAPS.none);
      case '-':
      case '–':
      case '—': {
        const ends = !next || ['\n', ';', '/', '|'].includes(next.text);
        const line = this.#beginsLine(at);
        const gone: Edge[] = ends && !line ? [one({ is: 'empty' })] : [];
        return [...gone, ...gap((glued && next?.glued) || line ? GAPS.none : GAPS.comma)];
      }
      case '(':
      case ')':
      case '[':
      case ']':
      case '{':
      case '}':
        return gap(this.#isAroundOne(at) ? GAPS.none : GAPS.bracket);
      default:
        if (/^\.{2,}$/.test(text)) return gap(GAPS.comma);
        return gap(GAPS.none);
    }
  }

  /** A hand is listed, a card a line: this break stands before one of them. */
  #isOneACardALine(at: number): boolean {
    const isCard = (from: number): boolean => {
      const to = this.#suitAfter(this.#ranksAt(from)[0]?.to ?? from)?.to ?? this.#ranksAt(from)[0]?.to ?? from;
      const end = to === from && gluedCards(this.#tokens[from]?.text ?? '')?.length === 1 ? from + 1 : to;
      return end > from && (this.#tokens[end]?.text ?? '\n') === '\n';
    };
    if (!isCard(at + 1)) return false;
    const breaks = this.#tokens.flatMap(({ text }, i) => (text === '\n' ? [i] : []));
    return breaks.filter((one) => isCard(one + 1)).length >= 3;
  }

  #word(token: Token, at: number): Edge[] {
    const edges: Edge[] = [...this.#cards(at), ...this.#totals(at), ...this.#counted(at)];
    const add = (piece: Piece, to: number, pays: readonly Feature[] = NONE): void => {
      edges.push({ ...piece, at, to, pays });
    };
    const meant = this.#meantAt(at);
    const cardLike = this.#isCardLike(token, at);
    const strong = this.#isStrong(at);
    const whole = Math.max(
      at,
      ...meant
        .filter(({ meaning: { is }, to }) => to > at + 1 && is !== 'chatter' && is !== 'asks' && is !== 'person')
        .map(({ to }) => to),
    );
    const asks = new Set(meant.filter(({ meaning: { is } }) => is === 'asks').map(({ to }) => to));
    for (const { meaning, marked, to } of meant) {
      if (meaning.is === 'chatter' && asks.has(to)) continue;
      if (
        (cardLike || gluedCards(token.text) !== undefined || this.#ranksAt(at).some((one) => one.to === to)) &&
        TALK.has(meaning.is) &&
        this.#isDrawn(at)
      )
        continue;
      // `4 voi a`, whatever `với ạ` is.
      if (
        TALK.has(meaning.is) &&
        to > at + 1 &&
        marked &&
        !this.#hasMarks(at, to) &&
        this.#tokens.slice(at, to).some((_, i) => this.#isJoined(at + i))
      )
        continue;
      // `…, AH.`: the last of a list.
      if (
        TALK.has(meaning.is) &&
        to === at + 1 &&
        /^[ajqkt][shdc]$/.test(token.text) &&
        /^[,/]$/.test(this.#tokens[at - 1]?.text ?? '') &&
        this.#cardEnds(at - 2) &&
        this.#tokens[at + 1]?.kind !== 'word'
      )
        continue;
      // `AS` is a card, `As I said` is none.
      if (
        TALK.has(meaning.is) &&
        to === at + 1 &&
        token.capital &&
        this.#mixedCase &&
        !this.#beginsSentence(at) &&
        /^[ajqkt][shdc]$/.test(token.text)
      )
        continue;
      if (!KEPT.has(meaning.is) && to === at + 1 && (this.#isListed(at) || this.#isJoined(at))) continue;
      if (
        cardLike &&
        to === at + 1 &&
        TALK.has(meaning.is) &&
        (this.#cardEnds(at - 1)
          ? token.capital ||
            this.#cardsFollow(at + 1) ||
            (FACE.test(this.#tokens[at - 1]?.text ?? '') && this.#ranksAt(at - 2).length > 0)
          : token.capital && this.#ranksAt(at + 1).some(({ value }) => rankSign(token.text) === value))
      )
        continue;
      const pays: Feature[] = marked && !this.#hasMarks(at, to) && (this.#marked || this.#english) ? ['folded'] : [];
      // A word with other marks than were typed is hardly talk.
      if (
        pays.length > 0 &&
        this.#marked &&
        (meaning.is === 'chatter' || meaning.is === 'asks') &&
        this.#tokens[at]?.capital
      )
        pays.push('folded');
      // `doi j` is đôi J, whatever `đòi gì` is.
      if (meaning.is === 'chatter' && to > at + 1 && marked && !this.#hasMarks(at, to) && this.#pairsIn(at, to))
        pays.push('chatterThough', 'chatterThough');
      // Part of a longer phrase.
      if (to < whole) pays.push('split');
      switch (meaning.is) {
        case 'suit': {
          const suits = this.#suitsFrom(at);
          if (to === at + 1) edges.push(...this.#aheadOf(at));
          if (to === at + 1)
            add({ is: 'suits', suits: suits.suits }, suits.to, [...pays, ...this.#rival(at, meaning.is)]);
          break;
        }
        case 'group':
        case 'full':
        case 'row':
          if (meaning.is === 'row' && meaning.suited) {
            const suit = this.#suitAt(to);
            if (suit) add({ is: 'flush', kind: meaning.kind, suit: suit.value }, suit.to, [...pays, 'suitAll']);
          }
          // `run of five clubs`.
          if (meaning.is === 'row' && this.#tokens[to]?.bare === 'of') {
            const count = this.#number(to + 1);
            const suit = count && this.#suitAt(count.to);
            if (count && count.value > 2 && suit)
              add({ is: 'kind', kind: meaning.kind, cards: [], group: true }, suit.to, [...pays, 'kind']);
          }
          // What tells its cards claims nothing.
          if (!edges.some((edge) => edge.is === 'cards' && edge.to > to))
            add({ is: 'kind', kind: meaning.kind, cards: [], group: true }, to, [...pays, 'kind']);
          break;
        case 'flush': {
          const suit = this.#suitAt(to);
          if (suit) add({ is: 'flush', kind: meaning.kind, suit: suit.value }, suit.to, [...pays, 'suitAll']);
          if (meaning.kind) add({ is: 'kind', kind: meaning.kind, cards: [], group: true }, to, [...pays, 'kind']);
          break;
        }
        case 'kind':
          add({ is: 'kind', kind: meaning.kind, cards: meaning.cards ?? [], group: false }, to, [...pays, 'kind']);
          break;
        case 'role': {
          const { role } = meaning;
          // `with no banker`.
          if (NO.has(this.#tokens[at - 1]?.bare ?? '')) {
            add({ is: 'chatter' }, to, pays);
            break;
          }
          if (this.#vocabulary.roles.includes(role)) {
            if (role === 'ban') add({ is: 'verb', verb: 'lies', ends: this.#endsAt(to) }, to, [...pays, 'verb']);
            else if (role === 'danh') add({ is: 'verb', verb: 'plays', ends: this.#endsAt(to) }, to, [...pays, 'verb']);
            else add({ is: 'role', role, behind: this.#ownAt(to, at) }, to, [...pays, 'role', ...this.#colon(to)]);
          } else if (role === 'cai' && (this.#tokens[to]?.text === ':' || (this.#begins(at) && this.#cardsFollow(to))))
            add({ is: 'role', role, behind: false }, to, pays);
          else
            add({ is: 'chatter' }, to, [
              ...pays,
              ...this.#said(
                at,
                to,
                this.#meantAt(at).some((one) => one.meaning.is === 'without'),
                false,
              ),
            ]);
          break;
        }
        case 'verb':
          if (this.#vocabulary.roles.includes('danh'))
            add({ is: 'verb', verb: meaning.verb, ends: this.#endsAt(to) }, to, [...pays, 'verb']);
          else if (meaning.verb === 'beats' || meaning.verb === 'beaten')
            add({ is: 'gap', gap: GAPS.versus, sign: 'versus' }, to, [...pays, 'verb']);
          break;
        case 'deals':
          if (this.#vocabulary.roles.includes('cai')) add({ is: 'deals' }, to, [...pays, 'deals']);
          break;
        case 'person':
          if (!meaning.english || this.#english) this.#person(at, to, meaning, edges, pays, strong);
          break;
        case 'title':
          this.#titled(at, to, edges, pays);
          break;
        case 'versus':
          add(
            { is: 'gap', gap: GAPS.versus, sign: 'versus' },
            to,
            marked && !this.#hasMarks(at, to) && to === at + 1
              ? [...pays, ...this.#said(at, to, strong, cardLike)]
              : pays,
          );
          break;
        case 'empty':
          if (this.#vocabulary.roles.includes('danh')) add({ is: 'empty' }, to, [...pays, 'empty']);
          break;
        case 'of':
          if (this.#tokens[at]?.bare === 'of') edges.push(...this.#suits(at));
          add({ is: 'of' }, to, pays);
          break;
        case 'corrects':
          if (!marked || to > at + 1 || this.#hasMarks(at, to)) add({ is: 'corrects' }, to, pays);
          break;
        case 'house': {
          add({ is: 'chatter' }, to, [
            ...pays,
            'chatter',
            ...(this.#tokens[at - 1]?.text === '(' ? (['chatterThough', 'chatterThough'] as const) : NONE),
          ]);
          // `luật nhà cô Ba`: whose rules these are is told as not read.
          let end = to;
          while (end < to + 4 && this.#tokens[end]?.kind === 'word') {
            end++;
            edges.push({ is: 'left', card: false, at, to: end, pays: ['houseSaid'] });
          }
          break;
        }
        case 'without':
          // `doi 10` is đôi 10.
          if (marked && !this.#hasMarks(at, to)) break;
          if (this.#ranksAt(this.#past(to, ['unit', 'count1'])).length > 0) add({ is: 'without' }, to, pays);
          else add({ is: 'chatter' }, to, [...pays, 'chatter']);
          break;
        case 'says':
        case 'draws':
        case 'same':
        case 'eaten':
        case 'chot':
          add({ is: meaning.is }, to, pays);
          break;
        case 'asks':
          add({ is: 'asks' }, to, [...pays, ...this.#said(at, to, strong, cardLike)]);
          break;
        case 'and':
        case 'chatter':
          if (meaning.is === 'chatter' && meaning.english && !this.#english && to === at + 1) {
            const named =
              this.#isCapital(at) &&
              meant.some((one) => one.to === to && one.meaning.is === 'person' && !one.meaning.nobody);
            add({ is: 'chatter' }, to, [...pays, 'foreign', ...(named ? (['chatterThough'] as const) : NONE)]);
            break;
          }
          // `lật ra doi a`.
          if (
            to === at + 1 &&
            this.#meantAt(at).some((one) => one.meaning.is === 'group') &&
            this.#ranksAt(to).some((one) => !one.word)
          )
            pays.push('chatterThough');
          // `con doi 7` is còn đôi 7, whatever `còn đòi` is.
          if (to > at + 1 && marked && !this.#hasMarks(at, to) && this.#isStrong(to - 1) && this.#cardsFollow(to))
            pays.push('chatterThough');
          add({ is: 'chatter' }, to, [...pays, ...this.#said(at, to, strong, cardLike)]);
          break;
        case 'unit':
        case 'worth':
          // `boc at`: where nobody speaks English it is át.
          if (!this.#english && isEnglish(token.bare) && this.#ranksAt(at).some((one) => one.to === to)) break;
          add({ is: 'chatter' }, to, [...pays, ...this.#said(at, to, false, cardLike)]);
          break;
        case 'article':
          this.#article(at, edges);
          break;
        case 'rank':
        case 'count':
        case 'points':
        case 'from':
        case 'to':
        case 'counted':
        case 'ordinal':
          break;
      }
    }
    this.#strangers(token, at, meant, edges);
    if (!edges.some(({ is, to }) => (is === 'chatter' || is === 'asks') && to === at + 1)) {
      const name = /^\p{L}/u.test(token.text) && !cardLike;
      // A word for a card must not be lost either.
      const card =
        this.#ranksAt(at).some(({ to }) => to === at + 1) ||
        this.#suitAt(at) !== undefined ||
        (token.capital && this.#mixedCase && !this.#beginsSentence(at) && /^[ajqkt][shdc]$/.test(token.text));
      edges.push({
        is: 'left',
        card: !name || card,
        at,
        to: at + 1,
        pays: [!name ? 'dropped' : card ? 'droppedWord' : 'unknown'],
      });
    }
    return edges;
  }

  /** A word between somebody and their cards: `có`, `holds`. */
  #isHolding(at: number): boolean {
    const token = this.#tokens[at];
    if (!token) return false;
    return token.spoken === token.bare ? HOLDS.bare.has(token.bare) : HOLDS.marked.has(token.spoken);
  }

  /** The part ends here. */
  #endsAt(at: number): boolean {
    const next = this.#tokens[at];
    return !next || (next.kind === 'mark' && !['(', '[', ':', '-', '"', '“'].includes(next.text));
  }

  /** `của` stands before it. */
  #isOf(at: number): boolean {
    return this.#meantAt(at - 1).some(({ meaning, to }) => to === at && meaning.is === 'of');
  }

  /** The word as it stands tells something of cards or of who holds them. */
  #isStrong(at: number): boolean {
    return this.#meantAt(at).some(
      ({ meaning: { is }, marked, to }) =>
        !(this.#marked && marked && !this.#hasMarks(at, to)) && !WEAK.has(is) && !(is === 'article' && !this.#english),
    );
  }

  /** What it costs to take words for chatter. */
  #said(at: number, to: number, strong: boolean, cardLike: boolean): readonly Feature[] {
    const colon =
      this.#tokens[to]?.text === ':' && this.#begins(at) && this.#cardsFollow(to + 1)
        ? (['chatterColon'] as const)
        : NONE;
    if (to > at + 1) return ['chatter', ...colon];
    if (cardLike) return [this.#isTail(at) ? 'chatter' : 'chatterNumber'];
    // A name, and cards behind it.
    const named =
      this.#start(at, to).length > 0 &&
      this.#meantAt(at).some(
        ({ meaning, to: end }) => end === to && meaning.is === 'person' && (!meaning.english || this.#english),
      );
    const holds = this.#isHolding(at) && this.#ranksAt(at - 1).length === 0;
    return [strong && !holds ? 'chatterThough' : 'chatter', ...(named ? (['chatterStart'] as const) : NONE), ...colon];
  }

  /** `huề k`, `ăn gì z`: a letter behind talk, and no card behind it. */
  #isTail(at: number): boolean {
    const token = this.#tokens[at];
    if (
      !token ||
      token.capital ||
      !/^\p{L}$/u.test(token.text) ||
      !(this.#isTalk(at - 1) || ASKING.has(this.#tokens[at - 1]?.bare ?? ''))
    )
      return false;
    if (this.#begins(at - 1) && this.#isName(at - 1)) return false;
    const next = this.#tokens[at + 1];
    // `lật ra a/2`, `a, j, 10`.
    if (next && /^[/,+&-]$/.test(next.text) && this.#cardsFollow(at + 2)) return false;
    return !next || next.kind === 'mark' || (next.kind === 'word' && this.#isTalk(at + 1));
  }

  /** A word that says nothing of cards. */
  #isTalk(at: number): boolean {
    const token = this.#tokens[at];
    if (token?.kind !== 'word' || /^\d/.test(token.text) || rankSign(token.text) !== undefined) return false;
    if (this.#isOwnLabel(token)) return false;
    const plays = this.#vocabulary.roles.includes('danh');
    if (
      plays &&
      this.#meantAt(at).some(
        ({ meaning }) => meaning.is === 'verb' || (meaning.is === 'role' && meaning.role === 'danh'),
      )
    )
      return false;
    return this.#meantAt(at).some(({ meaning: { is } }) => is === 'chatter' || is === 'asks') && !this.#isHolding(at);
  }

  /** Behind a word for drawing: `bốc thêm ad`. */
  #isDrawn(at: number): boolean {
    if (this.#tokens[at]?.text === 'a' && this.#english) return false;
    return [at - 1, at - 2].some(
      (from) => from >= 0 && this.#meantAt(from).some(({ meaning, to }) => meaning.is === 'draws' && to === at),
    );
  }

  /** One of a list: `P1: at, 7`. */
  #isListed(at: number): boolean {
    const before = this.#tokens[at - 1];
    const next = this.#tokens[at + 1];
    if (before?.kind !== 'mark' || !this.#ranksAt(at).some(({ to }) => to === at + 1)) return false;
    // `8/at`.
    if (/^[/+]$/.test(before.text) && this.#cardEnds(at - 2)) return true;
    return (
      /^[:=,(]$/.test(before.text) &&
      next?.kind === 'mark' &&
      /^[,/+]$/.test(next.text) &&
      this.#ranksAt(at + 2).length > 0
    );
  }

  /** `4 với a`, `a and q`: a card by what it is joined to, whatever else the word is. */
  #isJoined(at: number): boolean {
    if (!this.#ranksAt(at).some(({ to }) => to === at + 1)) return false;
    const joins = (i: number): boolean => JOINS.has(this.#tokens[i]?.bare ?? '');
    // `six of spades and a ten`.
    if (this.#english && this.#tokens[at]?.text === 'a' && this.#cardsFollow(at + 1)) return false;
    return (
      (joins(at - 1) && this.#cardEnds(at - 2)) ||
      (joins(at + 1) && this.#ranksAt(at + 2).length > 0 && (this.#begins(at) || this.#cardEnds(at - 1)))
    );
  }

  /** A word for alike cards, and a rank behind it, within one phrase. */
  #pairsIn(at: number, to: number): boolean {
    for (let i = at; i + 1 < to; i++)
      if (
        this.#meantAt(i).some(({ meaning, to: end }) => meaning.is === 'group' && end === i + 1) &&
        this.#ranksAt(i + 1).length > 0
      )
        return true;
    return false;
  }

  /** The word before or behind is a card, rank and suit in one. */
  #amongCards(at: number): boolean {
    const isCard = (i: number): boolean => CODED.test(this.#tokens[i]?.text ?? '');
    // `on the table kh, i play ad`: so it was written before.
    if (this.#endsAt(at + 1) && this.#tokens[at]?.text !== 'as' && this.#tokens.some((_, i) => i !== at && isCard(i)))
      return true;
    const past = (i: number, step: number): number => (/^[,+\-–/.&]$/.test(this.#tokens[i]?.text ?? '') ? i + step : i);
    return isCard(past(at - 1, -1)) || isCard(past(at + 1, 1));
  }

  // People.

  #person(
    at: number,
    to: number,
    meaning: MeaningOf<'person'>,
    edges: Edge[],
    pays: readonly Feature[],
    strong: boolean,
  ): void {
    const name = this.#nameOf(at, to);
    const number = to === at + 1 && this.#ranksAt(at).some((one) => one.number);
    if (number && (this.#inBrackets(to) || this.#suitFollows(to))) return;
    // `ách với mười`.
    if (number && this.#isJoined(at) && !this.#cardsFollow(to) && !this.#isHolding(to) && this.#colon(to).length === 0)
      return;
    // `nó cầm bảy`.
    if (
      number &&
      !this.#isCapital(at) &&
      GRASPS.has(this.#tokens[at - 1]?.bare ?? '') &&
      this.#meantAt(at - 2).some(
        ({ meaning: { is }, to: end }) => end === at - 1 && (is === 'person' || is === 'role' || is === 'title'),
      )
    )
      return;
    const counts =
      number && this.#tokens[to]?.bare !== 'con' && this.#meantAt(to).some(({ meaning: { is } }) => is === 'unit');
    const other =
      !meaning.nobody &&
      this.#meantAt(at).some(
        (one) =>
          one.to === to &&
          one.meaning.is === 'chatter' &&
          !(one.meaning.english && !this.#english) &&
          !(this.#marked && one.marked && !this.#hasMarks(at, to)),
      );
    // A name is typed without its marks in any text.
    const cost: Feature[] = [
      ...pays.filter((one) => meaning.nobody || one !== 'folded'),
      number ? (this.#isOf(at) ? 'nameTitle' : 'nameNumber') : meaning.nobody ? 'nameNobody' : 'nameKnown',
      ...(other && !this.#isCapital(at) && !this.#isOf(at) && this.#start(at, to).length === 0
        ? (['nameMidway'] as const)
        : []),
      ...((strong && !number) || counts ? (['nameMidway'] as const) : []),
      // `con 8` is one card.
      ...(this.#bareOf(at, to) === 'con' &&
      this.#ranksInRow(to, false) === 1 &&
      !this.#meantAt(to + 1).some(({ meaning: { is } }) => is === 'unit' || is === 'rank')
        ? (['nameMidway', 'nameMidway'] as const)
        : []),
      ...(meaning.nobody ? [] : [...this.#capital(at), ...this.#start(at, to)]),
      ...this.#colon(to),
    ];
    edges.push({
      is: 'person',
      name,
      known: meaning.nobody ? 'nobody' : 'known',
      behind: this.#ownAt(to, at),
      at,
      to,
      pays: cost,
    });
    // `Bảo Ngọc`, `con 1`.
    const next = this.#tokens[to];
    if (
      meaning.nobody &&
      NUMBERED.has(this.#bareOf(at, to)) &&
      next &&
      /^\d$/.test(next.text) &&
      this.#cardsFollow(to + 1) &&
      // `Nghĩa con 7 lá`.
      !(this.#tokens[to + 1]?.bare !== 'con' && this.#meantAt(to + 1).some(({ meaning: { is } }) => is === 'unit')) &&
      this.#isNumbered(at, to, Number(next.text))
    ) {
      edges.push({
        is: 'person',
        name: `${name}-${next.text}`,
        known: 'known',
        behind: false,
        at,
        to: to + 1,
        pays: ['nameTitle', ...this.#colon(to + 1)],
      });
    }
    if (
      !meaning.nobody &&
      next?.kind === 'word' &&
      !this.#isHolding(to) &&
      this.#isNameAlone(to) &&
      (this.#isCapital(at) ? next.capital : !this.#mixedCase || !this.#marked)
    ) {
      edges.push({
        is: 'person',
        name: `${name}-${next.text}`,
        known: 'known',
        behind: this.#ownAt(to + 1),
        at,
        to: to + 1,
        pays: [
          ...cost.filter((one) => one !== 'nameColon' && one !== 'nameMidway'),
          ...(next.capital ? [] : (['nameMidway'] as const)),
          ...this.#colon(to + 1),
        ],
      });
    }
  }

  /** `con 1 … con 2`: the same words with the number before, or the first of them. */
  #isNumbered(at: number, to: number, number: number): boolean {
    const next = this.#tokens[to + 1];
    if (
      next === undefined ||
      (next.kind === 'mark' && !/^[,+&]$/.test(next.text)) ||
      (this.#isHolding(to + 1) && next.text !== 'con')
    )
      return true;
    const said = this.#bareOf(at, to);
    return (
      number === 1 ||
      this.#tokens.some(({ text }, i) => text === `${number - 1}` && i < at && this.#bareOf(i - (to - at), i) === said)
    );
  }

  /** `ông Tư`, `tụ 1`, `Player A`. */
  #titled(at: number, to: number, edges: Edge[], pays: readonly Feature[]): void {
    const next = this.#tokens[to];
    if (next?.kind !== 'word') return;
    // `nhà cái bảo`.
    if (
      this.#meantAt(at).some(
        ({ meaning, to: end }) =>
          meaning.is === 'role' && (end > to || (end === to && /^\p{Ll}{2}/u.test(next.text) && !next.capital)),
      )
    )
      return;
    // `Nam co doi ach`: has, and no aunt.
    if (
      GRASPS.has(this.#bareOf(at, to)) &&
      this.#tokens[at]?.spoken === this.#tokens[at]?.bare &&
      !next.capital &&
      this.#meantAt(at - 1).some(({ meaning: { is }, to: end }) => end === at && (is === 'person' || is === 'role'))
    )
      return;
    // `ban doi j`: what lies there is a pair.
    if (
      !next.capital &&
      this.#meantAt(at).some(({ meaning: { is } }) => is === 'verb' || is === 'role') &&
      this.#meantAt(to).some(({ meaning: { is }, to: end }) => is === 'group' && this.#ranksAt(end).length > 0)
    )
      return;
    const title = this.#nameOf(at, to);
    const numbered = /^\d{1,2}$/.test(next.text);
    const said = this.#bareOf(at, to);
    if (
      numbered &&
      (!NUMBERED.has(said) ||
        ((said !== 'tu' || this.#tokens[at]?.spoken === 'tu') &&
          said !== 'seat' &&
          !this.#isOf(at) &&
          !this.#isNumbered(at, to, Number(next.text))) ||
        (this.#tokens[to + 1]?.bare !== 'con' && this.#meantAt(to + 1).some(({ meaning: { is } }) => is === 'unit')))
    )
      return;
    if (!numbered && !/^\p{L}/u.test(next.text)) return;
    const number = this.#ranksAt(to);
    const letter = LETTERS.test(next.text);
    if (!numbered && number.some((one) => !one.number && !letter) && !next.capital && !this.#isName(to)) return;
    if (letter && this.#ranksInRow(to) > 2) return;
    if (number.length > 0 && !next.capital && !numbered && (said === 'con' || (this.#marked && this.#capitals))) return;
    if (this.#isHolding(to) && !this.#isCapital(to)) return;
    const word = !numbered && !letter && !this.#isName(to) && !this.#isStranger(to);
    if (
      word &&
      // `anh Rô`.
      !(
        this.#isCapital(to) &&
        (this.#isSuit(to) || (number.length > 0 && next.text.length > 1)) &&
        (this.#cardsFollow(to + 1) || this.#isHolding(to + 1))
      ) &&
      !(
        this.#isTalk(to) &&
        (this.#isCapital(to) || !this.#marked) &&
        (this.#cardsFollow(to + 1) || this.#isHolding(to + 1))
      )
    )
      return;
    const person = this.#meantAt(to).some(
      (one) => one.to === to + 1 && one.meaning.is === 'person' && one.meaning.nobody,
    );
    if (person && !next.capital && !this.#isName(to) && !(next.text === 'minh' && !this.#marked && !CLOSE.has(said)))
      return;
    const more = this.#tokens[to + 1];
    const second = this.#isCapital(to) && more?.kind === 'word' && more.capital && this.#isName(to + 1) ? 1 : 0;
    const push = (end: number): void => {
      const name = `${title}-${this.#nameOf(to, end)}`;
      edges.push({
        is: 'person',
        name,
        known: 'known',
        behind: this.#ownAt(end, at),
        at,
        to: end,
        pays: [
          ...pays,
          'nameTitle',
          ...(!numbered &&
          ((number.length > 0 && !next.capital) || this.#isWordToo(to)) &&
          !this.#cardsFollow(to + 1) &&
          !this.#isOf(at) &&
          this.#colon(to + 1).length === 0 &&
          !(this.#isHolding(to + 1) && this.#cardsFollow(to + 2))
            ? (['nameMidway'] as const)
            : []),
          ...this.#capital(to),
          ...this.#colon(end),
        ],
      });
    };
    push(to + 1);
    if (second) push(to + 2);
  }

  /** Words that are in no list, and letters: they may be somebody's name. */
  #strangers(token: Token, at: number, meant: readonly Meant[], edges: Edge[]): void {
    const person = (end: number, pays: readonly Feature[], known: 'known' | 'unknown'): void => {
      edges.push({
        is: 'person',
        name: this.#nameOf(at, end),
        known,
        behind: this.#ownAt(end, at) || (this.#isOf(at) && !this.#cardsFollow(end)),
        at,
        to: end,
        pays: [
          ...pays,
          ...this.#capital(at),
          ...(this.#begins(at) || !pays.includes('nameUnknown') ? this.#colon(end) : NONE),
          ...(pays.includes('nameUnknown') || pays.includes('nameWord') ? this.#start(at, end) : NONE),
        ],
      });
    };
    const label = LABELS.has(token.bare) || this.#isOwnLabel(token);
    // `Jack got a jack`, `Ten has 10 9`.
    if (
      this.#isCapital(at) &&
      this.#ranksAt(at).some(({ to }) => to === at + 1) &&
      (this.#cardsFollow(at + 2)
        ? this.#isHolding(at + 1) ||
          this.#tokens[at + 1]?.kind === 'own' ||
          this.#meantAt(at + 1).some(({ meaning: { is } }) => is === 'draws')
        : this.#meantAt(at + 1).some(({ meaning: { is } }) => is === 'empty'))
    )
      person(at + 1, [token.text.length > 1 ? 'nameKnown' : 'nameLetter'], 'known');
    if (
      token.capital &&
      token.text.length > 2 &&
      this.#tokens[at + 1]?.kind === 'own' &&
      !meant.some(({ meaning: { is } }) => is === 'person' || is === 'role')
    )
      person(at + 1, ['nameKnown'], 'known');
    if (label) {
      // `rác: 2 cơ`.
    } else if (
      this.#tokens[at + 1]?.text === ':' &&
      this.#begins(at) &&
      this.#cardsFollow(at + 2) &&
      token.text.length > 1 &&
      /^\p{L}/u.test(token.text) &&
      !meant.some(
        ({ meaning: { is }, to }) =>
          to === at + 1 && (is === 'person' || is === 'role' || is === 'verb' || is === 'suit' || is === 'kind'),
      )
    )
      person(at + 1, ['nameWord'], 'known');
    else if (/^[pn]\d$/.test(token.text)) person(at + 1, ['nameTitle'], 'known');
    else if (LETTERS.test(token.text)) {
      if (this.#isListed(at) || this.#isAroundOne(at - 1)) return;
      const named =
        this.#begins(at) &&
        this.#letters &&
        (this.#isHolding(at + 1) || this.#meantAt(at + 1).some(({ meaning }) => meaning.is === 'empty'));
      if (token.text === 'a' && this.#english && this.#isArticle(at) && !named) return;
      const begins = this.#begins(at);
      const goes =
        this.#letters &&
        (this.#isHolding(at + 1) || this.#meantAt(at + 1).some(({ meaning }) => meaning.is === 'empty'));
      const again = this.#letters && this.#lettersUsed.has(token.text) && !this.#cardsFollow(at + 1);
      if (begins || goes || again || this.#isOf(at) || this.#ownAt(at + 1))
        person(
          at + 1,
          this.#letters && begins ? ['nameTitle'] : this.#letters ? ['nameKnown'] : ['nameLetter'],
          'known',
        );
    } else if (this.#isStranger(at)) {
      person(at + 1, ['nameUnknown'], 'unknown');
      // `trà my 4s 4c 4h`.
      if (
        !this.#english &&
        this.#begins(at) &&
        !this.#isStranger(at + 1) &&
        this.#isName(at + 1) &&
        !this.#isHolding(at + 1) &&
        this.#start(at, at + 2).includes('nameStart')
      )
        person(at + 2, ['nameUnknown'], 'unknown');
      if (
        (this.#isStranger(at + 1) && (!this.#isCapital(at) || this.#isCapital(at + 1))) ||
        // `của trà my.`
        (this.#isOf(at) && this.#isName(at + 1) && this.#endsAt(at + 2)) ||
        (token.capital && this.#tokens[at + 1]?.capital === true && this.#isName(at + 1))
      )
        person(at + 2, ['nameUnknown', 'nameMidway'], 'unknown');
    } else if (
      !this.#marked &&
      !this.#english &&
      token.text.length > 2 &&
      this.#start(at, at + 1).includes('nameStart') &&
      meant.length > 0 &&
      meant.every(({ meaning: { is }, marked, to }) => to === at + 1 && marked && (is === 'chatter' || is === 'asks'))
    ) {
      // Without marks it may be somebody: `thuong 6 5 8`.
      person(at + 1, ['nameWord'], 'known');
    } else if (
      token.capital &&
      token.text.length > 1 &&
      this.#mixedCase &&
      !isEnglish(token.bare) &&
      gluedCards(token.text) === undefined &&
      !meant.some(({ meaning }) => meaning.is === 'person') &&
      meant.every(
        ({ meaning: { is }, to }) =>
          to > at + 1 || is === 'chatter' || is === 'and' || is === 'counted' || is === 'ordinal' || is === 'asks',
      )
    ) {
      person(at + 1, ['nameWord'], 'known');
    }
  }

  /** A word that the game has for a part of a hand. */
  #isOwnLabel({ spoken, bare }: Token): boolean {
    return ownMeanings(this.#vocabulary, spoken, bare).some(({ meaning }) => meaning.is === 'chatter');
  }

  #nameOf(at: number, to: number): string {
    return this.#tokens
      .slice(at, to)
      .map(({ text }) => text)
      .join('-');
  }

  #bareOf(at: number, to: number): string {
    return this.#tokens
      .slice(at, to)
      .map(({ bare }) => bare)
      .join(' ');
  }

  /** The word has no meaning, and is no card. */
  #isStranger(at: number): boolean {
    const token = this.#tokens[at];
    return (
      token?.kind === 'word' &&
      this.#meantAt(at).length === 0 &&
      /^\p{L}[\p{L}\p{M}\p{Nd}_]*$/u.test(token.text) &&
      token.text.length > 1 &&
      token.text.length <= 20 &&
      cardsInWord(token.text) === undefined
    );
  }

  #isName(at: number): boolean {
    return (
      this.#isStranger(at) ||
      this.#meantAt(at).some(({ meaning, to }) => to === at + 1 && meaning.is === 'person' && !meaning.nobody)
    );
  }

  /** In small letters, and no name alone. */
  #isWordToo(at: number): boolean {
    return (
      this.#tokens[at]?.capital !== true &&
      this.#meantAt(at).some(({ meaning: { is }, to }) => to === at + 1 && (is === 'chatter' || is === 'suit'))
    );
  }

  /** A name, and in small letters nothing else. */
  #isNameAlone(at: number): boolean {
    if (!this.#isName(at)) return false;
    return (
      this.#tokens[at]?.capital === true ||
      this.#isStranger(at) ||
      this.#meantAt(at).every(({ meaning, to }) => to > at + 1 || meaning.is === 'person')
    );
  }

  /** `7 7 4 Rob's`, `A♠ A♥ (An)`: the name of the cards before it. */
  #ownAt(to: number, at = to): boolean {
    if (this.#tokens[to]?.kind === 'own')
      return !this.#cardsFollow(to + 1) || /^[([]$/.test(this.#tokens[to + 1]?.text ?? '');
    if (OWNS.has(this.#bareOf(at, to)) && this.#english) return !this.#cardsFollow(to);
    return this.#tokens[to]?.text === ')' && this.#tokens[at - 1]?.text === '(';
  }

  #isCapital(at: number): boolean {
    return this.#mixedCase && this.#tokens[at]?.capital === true;
  }

  #capital(at: number): readonly Feature[] {
    const token = this.#tokens[at];
    return this.#mixedCase && token?.capital && token.text.length > 1 && !this.#beginsSentence(at)
      ? ['nameCapital']
      : NONE;
  }

  #colon(at: number): readonly Feature[] {
    const next = this.#tokens[at];
    // `[Vàng] 10-9`.
    if (next?.text === ']' && this.#cardsFollow(at + 1)) return ['nameColon'];
    if (next?.kind !== 'mark') return NONE;
    const dash = /^[-–—]$/.test(next.text) && !next.glued && this.#cardsFollow(at + 1);
    return next.text === ':' || (next.text === '=' && this.#cardsFollow(at + 1)) || dash ? ['nameColon'] : NONE;
  }

  /** A word at a beginning, and cards behind it: at once, or behind a few words. */
  #start(at: number, to: number): readonly Feature[] {
    if (!this.#begins(at)) return NONE;
    if (this.#leads(to)) return ['nameLead'];
    return this.#cardsFollow(to) || (this.#isHolding(to) && this.#cardsFollow(to + 1)) ? ['nameStart'] : NONE;
  }

  /** Cards follow behind a few words that say nothing, and no sign stands between. */
  #leads(at: number): boolean {
    if (this.#cardsFollow(at) || (this.#isHolding(at) && this.#cardsFollow(at + 1))) return false;
    let strange = 0;
    for (let next = at; next < at + 5; next++) {
      if (this.#tokens[next]?.kind !== 'word') return false;
      if (next > at && this.#cardsFollow(next)) return true;
      if (!this.#isTalk(next) && !this.#isHolding(next) && ++strange > 1) return false;
    }
    return false;
  }

  #beginsLine(at: number): boolean {
    const before = this.#tokens[at - 1];
    return !before || before.text === '\n';
  }

  #beginsSentence(at: number): boolean {
    const before = this.#tokens[at - 1];
    return !before || ['\n', '.', '!', '?', ':', '-', '•'].includes(before.text);
  }

  /** A hand may begin here. */
  #begins(at: number): boolean {
    const before = this.#tokens[at - 1];
    const colon = /^[:=]$/.test(this.#tokens[at + 1]?.text ?? '');
    if (colon && (before?.kind === 'mark' || before?.kind === 'suit')) return true;
    return (
      !before ||
      this.#behindName.has(at) ||
      (before.kind === 'word' &&
        this.#meantAt(at - 1).some(({ meaning: { is }, to }) => is === 'versus' && to === at)) ||
      (before.kind === 'mark' &&
        !(/^[-–—+]$/.test(before.text) && this.#ranksAt(at - 2).length > 0) &&
        !(before.glued && this.#tokens[at]?.glued === true && before.text === '-'))
    );
  }

  // Cards.

  #cards(at: number): Edge[] {
    const edges: Edge[] = [];
    const { ranks: pack } = this.#vocabulary;
    const add = (cards: readonly WrittenCard[], to: number, pays: readonly Feature[], loose = false): void => {
      const outside = pack && cards.some((card) => !pack.includes(card.rank));
      edges.push({ is: 'cards', cards, loose, at, to, pays: outside ? [...pays, 'countsOther'] : pays });
    };
    const token = this.#tokens[at];
    // `$5`.
    if (!token || this.#tokens[at - 1]?.text === '$') return edges;
    // `♠A`, `bích 8`.
    const suit = this.#suitAt(at);
    const before = this.#tokens[at - 1];
    const taken =
      token.kind === 'suit' && token.glued && before?.kind === 'word' && this.#tokens[at + 1]?.glued !== true;
    const many =
      token.kind === 'suit' &&
      this.#tokens[at + 1]?.glued !== true &&
      this.#ranksInRow(at + 1, false) > 1 &&
      this.#aheadOf(at).length > 0;
    if (suit && !taken && !many)
      for (const rank of this.#ranksAt(suit.to))
        if (!rank.plural && (!this.#suitFollows(rank.to) || this.#isInFront(rank.to) || this.#isSuitOfNext(rank.to)))
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
    const glued = gluedCards(token.text);
    if (glued) {
      const letters = /^\p{L}+$/u.test(token.text);
      const other = this.#meantAt(at).some(({ to }) => to === at + 1);
      const worth =
        this.#tokens[at - 1]?.text === '=' &&
        this.#cardEnds(at - 2) &&
        !this.#goesOn(at + 1) &&
        /^\d{1,2}[dn]?$/.test(token.text);
      const money =
        /^\d+k$/.test(token.text) &&
        [at - 2, at - 1, at + 1, at + 2].some(
          (i) => MONEY.has(this.#tokens[i]?.bare ?? '') || this.#tokens[i]?.text === '/',
        );
      const counts = /^\d+$/.test(token.text) && this.#meantAt(at + 1).some(({ meaning: { is } }) => is === 'unit');
      if (!worth)
        add(
          glued,
          at + 1,
          money || counts
            ? ['letterInWords', 'letterInWords']
            : letters && other && !this.#amongCards(at) && !this.#isDrawn(at)
              ? this.#isTalk(at - 1)
                ? ['letterInWords', 'letterInWords', 'letterInWords']
                : ['letterInWords']
              : letters && CODED.test(token.text) === false && glued.length === 1 && !this.#amongCards(at)
                ? ['letterInWords', 'letterInWords']
                : ['letterCard'],
        );
    }
    const ranks = this.#ranksAt(at);
    const claims: Edge[] = [];
    for (const rank of ranks) this.#one(at, rank, add, claims);
    this.#several(at, add, claims);
    edges.push(...claims);
    const row = this.#rowAt(at);
    if (row && row.value.length > 1 && row.value.length < 6) {
      const next = this.#tokens[row.to];
      if (next?.kind === 'word' && SPOKEN_OF.has(next.bare))
        edges.push({
          is: 'mention',
          cards: row.value.map((one) => ({ rank: one })),
          at,
          to: row.to,
          pays: ['mentionAsked'],
        });
    }
    // A card that is spoken of, and in no hand.
    for (const { cards, to } of edges.filter((one) => one.is === 'cards')) {
      const next = this.#tokens[to];
      // One of a row is held.
      if (this.#ranksAt(to).length > 0 && this.#ranksInRow(at, false) > 1) continue;
      const asked = next?.kind === 'word' && SPOKEN_OF.has(next.bare);
      const before = this.#meantAt(at - 1).some(({ meaning: { is }, to: end }) => end === at && is === 'same');
      edges.push({
        is: 'mention',
        cards,
        at,
        to,
        pays: asked || before || (next?.text === '(' && this.#cardsFollow(to + 1)) ? ['mentionAsked'] : ['mention'],
      });
    }
    return edges;
  }

  /** One card: `8`, `8 bích`, `ace of spades`, `già (K) rô`. */
  #one(
    at: number,
    rank: RankFound,
    add: (cards: readonly WrittenCard[], to: number, pays: readonly Feature[], loose?: boolean) => void,
    mentions: Edge[],
  ): void {
    if (rank.plural) return;
    let { to } = rank;
    let value = rank.value;
    const again = this.#inBrackets(to);
    if (again && (again.value === value || rank.word)) {
      value = again.value;
      to = again.to;
      // The sign tells which one the word is.
      if (again.value !== rank.value && this.#ranksAt(at).some((one) => one.value === again.value)) return;
    }
    const suit = this.#suitAfter(to);
    const several = suit && this.#suitsFrom(suit.to - 1);
    const loose = rank.number;
    const behind = this.#tokens[to];
    const unit =
      rank.value === 'A' || this.#comesTo(to)
        ? undefined
        : this.#meantAt(to).find(({ meaning: { is } }) => is === 'unit');
    const counts =
      (unit !== undefined &&
        !(
          behind?.bare === 'con' &&
          this.#ranksAt(unit.to).length > 0 &&
          (this.#tokens[at]?.bare === 'con' || this.#tokens[at - 1]?.bare === 'con')
        ) &&
        (behind?.bare !== 'con' ||
          this.#ranksAt(unit.to).length > 0 ||
          this.#endsAt(unit.to) ||
          this.#tokens[unit.to]?.text === ':')) ||
      (rank.value !== 'A' && (behind?.bare === 'left' || behind?.bare === 'more')) ||
      (behind !== undefined && ASKED.has(behind.bare) && this.#number(to + 1) !== undefined) ||
      (/^\d/.test(this.#tokens[at]?.text ?? '') &&
        this.#tokens[at - 1]?.text === '=' &&
        this.#cardEnds(at - 2) &&
        !this.#goesOn(to) &&
        suit === undefined);
    const spoken = behind?.kind === 'word' && ASKED.has(behind.bare);
    const other =
      rank.value !== 'A' &&
      (loose || !rank.word) &&
      this.#meantAt(to).some(({ meaning: { is } }) => is === 'group' || is === 'counted') &&
      !unit;
    // `two five-carders`.
    const part =
      behind?.text === '-' &&
      behind.glued &&
      this.#tokens[to + 1]?.glued === true &&
      this.#tokens[to + 1]?.kind === 'word' &&
      this.#ranksAt(to + 1).length === 0 &&
      gluedCards(this.#tokens[to + 1]?.text ?? '') === undefined;
    // `xì bàn` is one thing.
    const whole = rank.word && this.#meantAt(at).some(({ meaning, to: end }) => meaning.is === 'kind' && end > to);
    const pays: readonly Feature[] = [
      ...rank.pays,
      ...(whole ? (['split', 'split'] as const) : NONE),
      ...(part ? (['countsOther'] as const) : NONE),
      ...(other ? (['countsOther'] as const) : NONE),
      ...(loose && !suit && !again ? (['numberWord'] as const) : NONE),
      ...(counts ? (['countsOther'] as const) : spoken ? (['numberLoose'] as const) : NONE),
    ];
    const glyph = this.#tokens[to]?.kind === 'suit';
    if (glyph && this.#isInFront(to)) {
      add([{ rank: value }], to, pays, loose);
      return;
    }
    if (suit) {
      if (glyph) add([{ rank: value, suit: suit.value }], suit.to, [...pays, ...suit.pays]);
      if (several && several.suits.length > 1)
        add(
          several.suits.map((one) => ({ rank: value, suit: one })),
          several.to,
          [...pays, 'listed'],
        );
    }
    if (suit && !glyph)
      mentions.push({ is: 'mention', cards: [{ rank: value, suit: suit.value }], at, to: suit.to, pays: ['mention'] });
    add([{ rank: value }], to, suit && this.#tokens[to]?.kind === 'suit' ? [...pays, 'suitLost'] : pays, loose);
  }

  /** `rô K chuồn 9`: each suit stands before its rank. */
  #isSuitOfNext(at: number): boolean {
    const suit = this.#tokens[at]?.kind === 'word' ? this.#suitAt(at) : undefined;
    return (
      suit !== undefined && this.#ranksAt(suit.to).length > 0 && !this.#suitFollows(this.#ranksAt(suit.to)[0]?.to ?? at)
    );
  }

  /** `♣2 ♦2`: the sign belongs to the rank behind it. */
  #isInFront(at: number): boolean {
    const next = this.#tokens[at + 1];
    return (
      this.#tokens[at]?.kind === 'suit' &&
      next?.glued === true &&
      next.kind === 'word' &&
      this.#tokens[at]?.glued !== true
    );
  }

  /** Several cards that one phrase tells: `ba con 6`, `đôi ách`, `cù lũ K 9`, `sảnh 3 tới 7`. */
  #several(
    at: number,
    add: (cards: readonly WrittenCard[], to: number, pays: readonly Feature[], loose?: boolean) => void,
    claims: Edge[],
  ): void {
    // Four of a rank have all suits.
    const alike = (rank: Rank, count: number): WrittenCard[] =>
      count === SUITS.length ? SUITS.map((suit) => ({ rank, suit })) : Array.from({ length: count }, () => ({ rank }));
    for (const { meaning, to, marked } of this.#meantAt(at)) {
      const pays: Feature[] = marked && !this.#hasMarks(at, to) && (this.#marked || this.#english) ? ['folded'] : [];
      if (meaning.is === 'unit') {
        for (const rank of this.#ranksAt(to))
          if (!rank.plural) this.#one(at, { ...rank, number: false, pays: [...pays, ...rank.pays] }, add, claims);
      } else if (meaning.is === 'count') {
        const unit = this.#meantAt(to).find((one) => one.meaning.is === 'unit');
        const single = meaning.count === 1 && this.#meantAt(to).find((one) => one.meaning.is === 'unit');
        const from = unit ? unit.to : to;
        const of = this.#bareOf(from, from + 1) === 'of' ? from + 1 : from;
        for (const rank of this.#ranksAt(of)) {
          if (meaning.count === 1) {
            if (single || (rank.word && !rank.number)) this.#one(at, { ...rank, number: false }, add, claims);
            continue;
          }
          if (meaning.count > 4) continue;
          const digits = /^\d+$/.test(this.#tokens[at]?.text ?? '');
          const plural = rank.plural;
          const counts = unit !== undefined || plural || (rank.word && !rank.number);
          // `hai 10`.
          const spoken = digits ? rank.number : !rank.word;
          // `5 2 jack` has one of them.
          if (digits && !unit && !plural && FACES.has(this.#tokens[of]?.text ?? '')) continue;
          if (!counts && !spoken) continue;
          // `2 con 10 9` may list two, and `3 con 8 9 K` may count three.
          const listed = unit !== undefined && this.#ranksInRow(of, false) === meaning.count;
          const suited = this.#suitFollows(rank.to);
          if (suited && !plural && !unit && digits) continue;
          add(alike(rank.value, meaning.count), rank.to, [
            ...pays,
            'group',
            ...(listed
              ? this.#bareOf(to, from) === 'con'
                ? (['listed', 'listed'] as const)
                : (['listed', 'listed', 'listed'] as const)
              : []),
            ...(unit || plural
              ? NONE
              : digits
                ? this.#ranksAt(rank.to).length > 0
                  ? (['numberWord', 'listed'] as const)
                  : NONE
                : (['numberWord'] as const)),
            ...(spoken && !counts ? (['numberLoose'] as const) : NONE),
          ]);
          const suits = this.#suitsFrom(rank.to);
          if (suits.suits.length === meaning.count)
            add(
              suits.suits.map((suit) => ({ rank: rank.value, suit })),
              suits.to,
              pays,
            );
        }
        // `hai tứ quý 5 9`, `two pairs of 5 and 9`.
        for (const group of this.#meantAt(from)) {
          if (group.meaning.is !== 'group' || meaning.count < 2 || meaning.count > 5 || group.meaning.pairs) continue;
          const row = this.#rowOf(group.to, meaning.count);
          const { size } = group.meaning;
          if (row && !this.#ranksAt(row.to).some(({ value }) => row.value.includes(value)))
            add(
              row.value.flatMap((rank) => alike(rank, size)),
              row.to,
              [...pays, 'group'],
            );
        }
      } else if (meaning.is === 'group') {
        const from = this.#past(to, meaning.pairs ? ['unit', 'of', 'filler'] : ['unit', 'of', 'count1']);
        if (meaning.pairs) {
          const row = this.#rowOf(from, 2);
          if (row && row.value[0] !== row.value[1] && !this.#sameAhead(row.to, row.value))
            add(
              row.value.flatMap((rank) => alike(rank, 2)),
              row.to,
              pays,
            );
          continue;
        }
        for (const rank of this.#ranksAt(from)) {
          // `đôi 8 8` and `đôi 8♠ 8♥` list what they name.
          const next = this.#ranksAt(this.#pastComma(rank.to))[0];
          const told = next?.value === rank.value;
          const suits = this.#suitsFrom(rank.to);
          if (suits.suits.length > 0 && suits.suits.length <= meaning.size && meaning.size < 4) {
            const listed = this.#ranksAt(this.#pastComma(suits.to))[0]?.value === rank.value;
            if (listed) continue;
            if (suits.suits.length === meaning.size) {
              add(
                suits.suits.map((suit) => ({ rank: rank.value, suit })),
                suits.to,
                pays,
              );
              continue;
            }
          }
          const sign = this.#inBrackets(rank.to);
          const claim = (cost: Feature): void => {
            claims.push({
              is: 'kind',
              kind: meaning.kind,
              cards: [],
              group: true,
              at,
              to: rank.to,
              pays: [...pays, cost],
            });
          };
          // `tứ quý 9 (9 9 9 J K)`: what the brackets hold is the hand.
          if (/^[([]$/.test(this.#tokens[rank.to]?.text ?? '') && this.#ranksInRow(rank.to + 1) > 1) claim('kind');
          if (sign && rank.word) {
            if (sign.value === rank.value || !this.#ranksAt(from).some(({ value }) => value === sign.value))
              add(alike(sign.value, meaning.size), sign.to, pays);
          } else if (told && rank.word && this.#ranksInRow(rank.to) >= meaning.size) {
            // `sám cô già K K K`: told twice.
            claim('listed');
          } else if (!told)
            add(alike(rank.value, meaning.size), rank.to, [
              ...pays,
              ...rank.pays,
              ...(rank.number ? (['numberWord'] as const) : NONE),
            ]);
        }
      } else if (meaning.is === 'full') {
        const row = this.#rowOf(this.#pastComma(this.#past(to, ['unit', 'of'])), 2);
        if (row && row.value[0] !== row.value[1] && this.#ranksAt(this.#pastComma(row.to)).length === 0) {
          const [three, two] = row.value;
          if (three && two) add([...alike(three, 3), ...alike(two, 2)], row.to, pays);
        }
      } else if (meaning.is === 'row' || meaning.is === 'from') {
        const from = this.#past(to, ['from', 'of']);
        const range = this.#range(from, true);
        if (range)
          add(
            range.value.map((rank) => ({ rank })),
            range.to,
            [...pays, 'range'],
          );
      }
    }
    // `aces full of sevens`.
    for (const three of this.#ranksAt(at)) {
      const full = three.plural ? this.#meantAt(three.to).find(({ meaning }) => meaning.is === 'full') : undefined;
      const two = full && this.#ranksAt(this.#past(full.to, ['of', 'over']))[0];
      if (two && two.value !== three.value) add([...alike(three.value, 3), ...alike(two.value, 2)], two.to, NONE);
    }
    const range = this.#range(at, false);
    if (range)
      add(
        range.value.map((rank) => ({ rank })),
        range.to,
        ['range'],
      );
  }

  /** `3 tới 7`; behind the word for a run `3-7`, too. */
  #range(at: number, row: boolean): Found<Rank[]> | undefined {
    for (const first of this.#ranksAt(at)) {
      const to = this.#meantAt(first.to).find(({ meaning }) => meaning.is === 'to');
      const sign = this.#tokens[first.to];
      const dash = row && sign !== undefined && /^[-–—→]$/.test(sign.text);
      const from = to?.to ?? (dash ? first.to + 1 : undefined);
      if (from === undefined) continue;
      const bare = this.#bareOf(first.to, from);
      if (
        !row &&
        !dash &&
        (bare === 'to' || bare === 'toi') &&
        !this.#english &&
        this.#marked &&
        !this.#hasMarks(first.to, from)
      )
        continue;
      for (const last of this.#ranksAt(this.#past(from, ['unit', 'article']))) {
        const low = RANKS.indexOf(first.value);
        const high = last.value === 'A' ? RANKS.length : RANKS.indexOf(last.value);
        if (low === high || (dash && /^[-–—]$/.test(this.#tokens[last.to]?.text ?? ''))) continue;
        if (Math.abs(high - low) < 2) continue;
        const span = [...RANKS, last.value].slice(Math.min(low, high), Math.max(low, high) + 1);
        return { value: span, to: last.to, pays: NONE };
      }
    }
    return undefined;
  }

  /** So many ranks one behind the other, joined by words. */
  #rowOf(at: number, count: number): Found<Rank[]> | undefined {
    const ranks: Rank[] = [];
    let next = at;
    while (ranks.length < count) {
      const [rank] = this.#ranksAt(this.#past(next, ['unit', 'of', 'group']));
      if (!rank) return undefined;
      ranks.push(rank.value);
      next = rank.to;
      if (ranks.length < count) next = this.#past(this.#pastComma(next), ['and', 'over', 'of']);
    }
    return { value: ranks, to: next, pays: NONE };
  }

  #sameAhead(at: number, ranks: readonly Rank[]): boolean {
    return this.#ranksAt(this.#pastComma(at)).some(({ value }) => ranks.includes(value));
  }

  /** The place behind words of these sorts. */
  #past(
    at: number,
    sorts: readonly ('unit' | 'filler' | 'of' | 'and' | 'over' | 'from' | 'count1' | 'group' | 'article')[],
  ): number {
    for (const { meaning, to } of this.#meantAt(at)) {
      const bare = this.#bareOf(at, to);
      const passed =
        sorts.some((sort) => sort === meaning.is && sort !== 'group' && sort !== 'article') ||
        (sorts.includes('article') && /^an?$/.test(bare) && this.#ranksAt(to).length > 0) ||
        (sorts.includes('filler') && FILLERS.has(bare)) ||
        (sorts.includes('over') && (bare === 'over' || bare === 'full of' || bare === 'tren')) ||
        (sorts.includes('group') && meaning.is === 'group') ||
        (sorts.includes('count1') && meaning.is === 'count' && meaning.count === 1 && !/^\d/.test(bare));
      if (passed) return this.#past(to, sorts);
    }
    return at;
  }

  #pastComma(at: number): number {
    return [',', '-', '+', '/', '&'].includes(this.#tokens[at]?.text ?? '') ? at + 1 : at;
  }

  /** How many ranks stand side by side. */
  #ranksInRow(at: number, commas = true): number {
    let next = at;
    let count = 0;
    for (;;) {
      const [rank] = this.#ranksAt(next);
      if (!rank) return count;
      count++;
      const suit = this.#suitAfter(rank.to);
      next = this.#past(commas ? this.#pastComma(suit?.to ?? rank.to) : (suit?.to ?? rank.to), ['and']);
    }
  }

  /** The ranks that stand side by side. */
  #rowAt(at: number): Found<Rank[]> | undefined {
    const ranks: Rank[] = [];
    let to = at;
    for (let next = at; ranks.length < 6; ) {
      const [rank] = this.#ranksAt(next);
      if (!rank) break;
      ranks.push(rank.value);
      to = rank.to;
      next = this.#pastComma(rank.to);
    }
    return ranks.length > 0 ? { value: ranks, to, pays: NONE } : undefined;
  }

  #cardsFollow(at: number): boolean {
    const token = this.#tokens[at];
    if (!token) return false;
    if (token.kind === 'suit') return true;
    if (['(', '[', '{', '-', ':', '='].includes(token.text)) return this.#cardsFollow(at + 1);
    if (token.kind !== 'word') return false;
    return (
      this.#ranksAt(at).length > 0 ||
      gluedCards(token.text) !== undefined ||
      this.#meantAt(at).some(
        ({ meaning: { is } }) =>
          is === 'group' ||
          is === 'full' ||
          is === 'row' ||
          is === 'flush' ||
          is === 'kind' ||
          is === 'empty' ||
          is === 'suit' ||
          is === 'count',
      )
    );
  }

  #ranksAt(at: number): RankFound[] {
    const token = this.#tokens[at];
    if (token?.kind !== 'word' || this.#named.has(at)) return [];
    const sign = rankSign(token.text);
    if (sign !== undefined) {
      const lone =
        token.text === 't' || token.text === 'k' || token.text === 'q' || token.text === 'j' || token.text === 'a';
      const pays: readonly Feature[] = this.#isTail(at)
        ? ['letterInWords']
        : token.text === 't'
          ? ['letterInWords', 'letterInWords']
          : lone && !token.capital && this.#marked
            ? ['letterCard', 'letterCard']
            : lone && !token.capital
              ? ['letterCard']
              : NONE;
      const article =
        token.text === 'a' && !token.capital && this.#english && this.#isArticle(at)
          ? (['aceForArticle'] as const)
          : // `A có 10 7, B có 9 9`.
            token.text === 'a' && this.#letters && this.#begins(at) && GRASPS.has(this.#tokens[at + 1]?.bare ?? '')
            ? (['letterInWords', 'letterInWords'] as const)
            : NONE;
      return [{ value: sign, to: at + 1, pays: [...pays, ...article], number: false, plural: false, word: false }];
    }
    if (token.text === '1' && this.#isAmongRanks(at))
      return [{ value: 'A', to: at + 1, pays: ['nameMidway'], number: false, plural: false, word: false }];
    const plural = /^(10|[2-9]|[ajqk])['’]?s$/.exec(token.text)?.[1];
    const many = plural && rankSign(plural);
    const counted =
      this.#countAt(at - 1) !== undefined ||
      this.#meantAt(at - 1).some(({ meaning: { is }, to }) => to === at && (is === 'group' || is === 'of'));
    if (many && this.#english && counted && (token.text !== 'as' || token.capital))
      return [{ value: many, to: at + 1, pays: NONE, number: false, plural: true, word: true }];
    return this.#meantAt(at).flatMap(({ meaning, marked, to }) => {
      if (meaning.is !== 'rank') return [];
      const folded = marked && !this.#hasMarks(at, to);
      const pays: Feature[] = folded && (this.#marked || this.#english) ? ['foldedCard'] : [];
      return [
        {
          value: meaning.rank,
          to,
          pays: [
            ...pays,
            ...(meaning.rare ? (['letterInWords'] as const) : NONE),
            ...(folded && meaning.number !== true ? this.#rival(at, 'rank') : NONE),
          ],
          number: meaning.number === true,
          plural: meaning.plural === true,
          word: true,
        },
      ];
    });
  }

  /** A card stands right before or behind, and nothing is counted. */
  #isAmongRanks(at: number): boolean {
    const isRank = (i: number): boolean => rankSign(this.#tokens[i]?.text ?? '') !== undefined || this.#isSuit(i);
    const after = this.#pastComma(at + 1);
    return (
      this.#tokens[at - 1]?.text !== '$' &&
      (isRank(at + 1) || isRank(after) || isRank(/^[,+\-/]$/.test(this.#tokens[at - 1]?.text ?? '') ? at - 2 : at - 1))
    );
  }

  /** A word that is something else as it stands, without a mark: `do`. */
  #rival(at: number, sort: 'rank' | 'suit'): readonly Feature[] {
    if (
      sort === 'suit' &&
      !this.#vocabulary.roles.includes('danh') &&
      this.#tokens[at - 1]?.kind === 'word' &&
      this.#rankEnds(at)
    )
      return NONE;
    const others = this.#meantAt(at).some(
      ({ meaning, marked, to }) =>
        !marked &&
        to === at + 1 &&
        meaning.is !== sort &&
        meaning.is !== 'person' &&
        !(isEnglish(this.#tokens[at]?.bare ?? '') && !this.#english),
    );
    return others ? ['foldedCard'] : NONE;
  }

  /** A rank stands right before. */
  #rankEnds(at: number): boolean {
    const text = this.#tokens[at - 1]?.text ?? '';
    return (
      rankSign(text) !== undefined ||
      this.#meantAt(at - 1).some(({ meaning, to }) => meaning.is === 'rank' && to === at)
    );
  }

  #isSuit(at: number): boolean {
    return this.#suitAt(at) !== undefined;
  }

  #suitAt(at: number): Found<Suit> | undefined {
    const token = this.#tokens[at];
    if (token?.kind === 'suit') {
      const suit = suitSign(token.text.charAt(0));
      return suit && { value: suit, to: at + 1, pays: NONE };
    }
    if (token?.kind !== 'word') return undefined;
    for (const { meaning, to, marked } of this.#meantAt(at)) {
      if (meaning.is !== 'suit' || to !== at + 1) continue;
      const folded = marked && !this.#hasMarks(at, to);
      return {
        value: meaning.suit,
        to,
        pays: folded
          ? [...(this.#marked || this.#english ? (['foldedCard'] as const) : NONE), ...this.#rival(at, 'suit')]
          : NONE,
      };
    }
    return undefined;
  }

  /** The suit of the card that ends here: `bích`, `of spades`. */
  #suitAfter(at: number): Found<Suit> | undefined {
    return this.#suitAt(at) ?? (this.#tokens[at]?.bare === 'of' ? this.#suitAt(at + 1) : undefined);
  }

  #suitFollows(at: number): boolean {
    return this.#suitAfter(at) !== undefined;
  }

  #suits(at: number): Edge[] {
    const { suits, to } = this.#suitsFrom(this.#tokens[at]?.bare === 'of' ? at + 1 : at);
    return suits.length > 0 ? [{ is: 'suits', suits, at, to, pays: NONE }] : [];
  }

  /** `♠ 2 3 4`, `rô: 4 5 6 9`. */
  #aheadOf(at: number): Edge[] {
    const suit = this.#suitAt(at);
    if (!suit) return [];
    const colon = this.#tokens[suit.to]?.text === ':';
    const sign = this.#tokens[at]?.kind === 'suit' && this.#begins(at) && this.#tokens[suit.to]?.glued !== true;
    if (!(colon && this.#begins(at)) && !(sign && this.#ranksInRow(suit.to, false) > 1)) return [];
    return [{ is: 'ahead', suit: suit.value, at, to: colon ? suit.to + 1 : suit.to, pays: NONE }];
  }

  /** Suits one behind the other: `cơ rô chuồn`, `bích và cơ`. */
  #suitsFrom(at: number): { readonly suits: readonly Suit[]; readonly to: number } {
    // `ba con 7 (bích, rô, nhép)`.
    if (this.#tokens[at]?.text === '(' && this.#suitAt(at + 1)) {
      const inside = this.#suitsFrom(at + 1);
      return this.#tokens[inside.to]?.text === ')' ? { suits: inside.suits, to: inside.to + 1 } : { suits: [], to: at };
    }
    const suits: Suit[] = [];
    let to = at;
    for (let suit = this.#suitAt(at); suit; suit = this.#suitAt(this.#past(this.#pastComma(to), ['and']))) {
      // `bích 8 cơ 9`: the suit of the card behind it.
      suits.push(suit.value);
      to = suit.to;
      if (suits.length === 4) break;
    }
    return { suits, to };
  }

  /** `(K)` behind a word for a card. */
  #inBrackets(at: number): Found<Rank> | undefined {
    if (this.#tokens[at]?.text !== '(' || this.#tokens[at + 2]?.text !== ')') return undefined;
    const sign = rankSign(this.#tokens[at + 1]?.text ?? '');
    return sign && { value: sign, to: at + 3, pays: NONE };
  }

  /** `a` before one card, or before a word that is none. */
  #isArticle(at: number): boolean {
    const next = this.#tokens[at + 1];
    if (next?.kind !== 'word') return false;
    if (/^(?:10|[2-9ajqk])$/.test(next.text)) {
      const after = this.#tokens[at + 2];
      const listed = after?.text === ',' && rankSign(this.#tokens[at + 3]?.text ?? '') !== undefined;
      return !(after?.kind === 'word' && rankSign(after.text) !== undefined) && !listed && after?.text !== '-';
    }
    return next.text.length > 1;
  }

  /** `a 5`, `an ace`: no card of its own. */
  #article(at: number, edges: Edge[]): void {
    const token = this.#tokens[at];
    const next = this.#ranksAt(at + 1);
    const group = this.#meantAt(at + 1).some(
      ({ meaning: { is } }) => is === 'group' || is === 'row' || is === 'flush' || is === 'full' || is === 'kind',
    );
    const glued = gluedCards(this.#tokens[at + 1]?.text ?? '');
    if (!token) return;
    if (next.length === 0 && !group && !glued) {
      if (this.#english && this.#isArticle(at))
        edges.push({
          is: 'chatter',
          at,
          to: at + 1,
          pays: token.capital && !this.#beginsSentence(at) ? ['article', 'articleCapital'] : ['article'],
        });
      return;
    }
    const alone =
      group ||
      next.every(({ to }) => this.#ranksAt(to).length === 0 && this.#ranksAt(this.#pastComma(to)).length === 0) ||
      this.#suitFollows(next[0]?.to ?? at);
    const upper = token.capital && !this.#beginsSentence(at);
    // `A 2 6` is three cards, `a king 7` two.
    if (!alone && (upper || next.some(({ word }) => !word))) return;
    const pays: Feature[] = [
      'article',
      ...(this.#english ? NONE : (['articleForeign'] as const)),
      ...(upper ? (['articleCapital'] as const) : NONE),
      ...(alone ? NONE : (['articleCapital'] as const)),
    ];
    edges.push({ is: 'chatter', at, to: at + 1, pays });
  }

  // Numbers that are no cards.

  /** More cards of a row follow, with a sign between or none. */
  #goesOn(at: number): boolean {
    const from = /^[,/+&-]$/.test(this.#tokens[at]?.text ?? '') ? at + 1 : at;
    return this.#ranksAt(from).length > 0 || gluedCards(this.#tokens[from]?.text ?? '') !== undefined;
  }

  #totals(at: number): Edge[] {
    const token = this.#tokens[at];
    if (!token) return [];
    const short = /^(\d{1,2})(?:n|đ|d|p|pt|pts|nut|nút)$/.exec(token.text);
    if (short) {
      const sign = this.#tokens[at - 1]?.text;
      const alone =
        (sign === '=' && this.#cardEnds(at - 2) && !this.#goesOn(at + 1)) ||
        (sign === '(' && this.#tokens[at + 1]?.text === ')');
      return alone || !/d$/.test(token.text)
        ? [{ is: 'total', total: Number(short[1]), at, to: at + 1, pays: ['total'] }]
        : [];
    }
    if (/^\d(?:st|nd|rd|th)$/.test(token.text)) return [];
    const spoken = this.#number(at);
    if (!spoken) return [];
    const { value, to } = spoken;
    // `593` is three cards.
    if (value > MOST_TOTAL) return [];
    const points = this.#meantAt(to).find(({ meaning }) => meaning.is === 'points');
    const before = this.#tokens[at - 1];
    const worth =
      this.#meantAt(at - 1).some(({ meaning: { is }, to: end }) => is === 'worth' && end === at) ||
      before?.text === '=';
    const bracket = this.#tokens[to]?.text === '(' && this.#cardsFollow(to + 1);
    if (points) return [{ is: 'total', total: value, at, to: points.to, pays: ['total'] }];
    // `11♥` is no total.
    if (this.#tokens[to]?.kind === 'suit' && this.#tokens[to]?.glued)
      return [{ is: 'left', card: true, at, to: to + 1, pays: ['dropped'] }];
    if (value > 10 || value === 0)
      return [{ is: 'total', total: value, at, to, pays: [worth || bracket ? 'total' : 'totalLoose'] }];
    const ends = this.#tokens[to];
    const last = !ends || (ends.kind === 'mark' && ends.text !== '+' && !(ends.text === '-' && ends.glued));
    const behind = before?.text === '=' && this.#cardEnds(at - 2) && !this.#goesOn(to);
    if (behind && last) return [{ is: 'total', total: value, at, to, pays: ['total'] }];
    const equals =
      ends?.text === '=' && (/^[([{]$/.test(this.#tokens[to + 1]?.text ?? '') || this.#ranksInRow(to + 1) > 1);
    const or =
      this.#meantAt(at - 1).some(({ meaning: { is }, to: end }) => is === 'versus' && end === at) &&
      this.#number(at - 2) !== undefined;
    if (or && last) return [{ is: 'total', total: value, at, to, pays: ['totalLoose'] }];
    if (bracket || equals) return [{ is: 'total', total: value, at, to, pays: ['total'] }];
    if (this.#english && !/^\d/.test(token.text))
      return [{ is: 'total', total: value, at, to, pays: ['totalLoose', 'totalLoose'] }];
    const word = ends?.kind === 'word' && this.#isTalk(to);
    return worth && (last || word) ? [{ is: 'total', total: value, at, to, pays: ['totalLoose', 'totalLoose'] }] : [];
  }

  /** A card ends here, or brackets do. */
  #cardEnds(at: number): boolean {
    const text = this.#tokens[at]?.text ?? '';
    return (
      this.#ranksAt(at).length > 0 ||
      this.#isSuit(at) ||
      /^(?:[)\]}]|\*{1,2})$/.test(text) ||
      gluedCards(text) !== undefined
    );
  }

  /** A number in digits or letters: `18`, `mười tám`, `hai mươi`. */
  #number(at: number): Found<number> | undefined {
    const token = this.#tokens[at];
    if (token?.kind !== 'word') return undefined;
    if (/^\d{1,3}$/.test(token.text)) return { value: Number(token.text), to: at + 1, pays: NONE };
    if (ZEROS.has(token.bare)) return { value: 0, to: at + 1, pays: NONE };
    const teen = TEENS.get(token.bare);
    if (teen !== undefined) return { value: teen, to: at + 1, pays: NONE };
    const count = this.#countAt(at) ?? (this.#english ? PLURALS.get(token.bare) : undefined);
    if (count === undefined) return undefined;
    const next = this.#tokens[at + 1];
    const after =
      this.#countAt(at + 1) ??
      (next?.bare === 'lam' || next?.bare === 'nham' ? 5 : next?.bare === 'mot' ? 1 : undefined);
    if (next?.bare === 'muoi' && (next.spoken === 'mươi' || next.spoken === next.bare) && count < 10) {
      const units =
        this.#countAt(at + 2) ??
        (this.#tokens[at + 2]?.bare === 'mot' ? 1 : this.#tokens[at + 2]?.bare === 'lam' ? 5 : undefined);
      return units !== undefined && units < 10
        ? { value: 10 * count + units, to: at + 3, pays: NONE }
        : { value: 10 * count, to: at + 2, pays: NONE };
    }
    if (count === 10 && after !== undefined && after < 10 && next?.bare !== 'muoi') {
      const to = at + 2;
      if (
        this.#meantAt(to).some(({ meaning }) => meaning.is === 'points') ||
        this.#meantAt(at - 1).some(({ meaning: { is }, to: end }) => is === 'worth' && end === at)
      )
        return { value: 10 + after, to, pays: NONE };
    }
    if (next?.bare === 'mot' && count === 2) return { value: 21, to: at + 2, pays: NONE };
    return { value: count, to: at + 1, pays: NONE };
  }

  #countAt(at: number): number | undefined {
    for (const { meaning, to } of this.#meantAt(at))
      if (meaning.is === 'count' && to === at + 1 && this.#bareOf(at, to) !== 'both') return meaning.count;
    return undefined;
  }

  /** `4 người`, `ván 3`, `20k`, `3 lá`. */
  #counted(at: number): Edge[] {
    const edges: Edge[] = [];
    const token = this.#tokens[at];
    if (!token) return edges;
    const add = (piece: Piece, to: number, pays: readonly Feature[]): void => {
      edges.push({ ...piece, at, to, pays });
    };
    if (/^\d+(?:k|tr|đ|d|vnd|usd|h|p)$/.test(token.text) && /^(?:\d{2,}|\d+k)/.test(token.text)) {
      const near = [at - 2, at - 1, at + 1, at + 2].some((i) => MONEY.has(this.#tokens[i]?.bare ?? ''));
      add({ is: 'chatter' }, at + 1, [near || /^\d{2,}k$/.test(token.text) ? 'money' : 'moneyLoose']);
    }
    if (/^\d(?:st|nd|rd|th)$/.test(token.text)) add({ is: 'chatter' }, at + 1, ['chatter']);
    // `3h sáng`, `7pm`.
    if (
      /^\d{1,2}(?:am|pm|x)$/.test(token.text) ||
      (/^\d{1,2}h(?:\d{2})?$/.test(token.text) &&
        (HOURS.has(this.#tokens[at + 1]?.bare ?? '') || HOURS.has(this.#tokens[at - 1]?.bare ?? '')))
    )
      add({ is: 'chatter' }, at + 1, ['chatter']);
    // `P1 còn 0`.
    if (
      token.text === '0' &&
      this.#vocabulary.roles.includes('danh') &&
      /^(?:con|has|left|:|=)$/.test(this.#tokens[at - 1]?.bare ?? '')
    )
      add({ is: 'empty' }, at + 1, ['empty']);
    const before = this.#tokens[at - 1];
    const number = this.#number(at);
    if (number) {
      if (before?.text === '$') add({ is: 'chatter' }, number.to, ['money']);
      const all = this.#meantAt(number.to);
      const longest = Math.max(
        0,
        ...all.filter(({ meaning: { is } }) => is === 'role' || is === 'deals' || is === 'person').map(({ to }) => to),
      );
      const behind = all.filter(({ to }) => to >= longest);
      const drawn = all.some(({ meaning }) => meaning.is === 'draws');
      for (const { meaning, to, marked } of behind) {
        const folded: readonly Feature[] =
          marked && !this.#hasMarks(number.to, to) && this.#marked ? ['folded', 'folded'] : NONE;
        // `4 + 4 kéo 2`.
        if (drawn) continue;
        // `2 2 nha` ends with a card.
        if (folded.length > 0 && this.#cardEnds(at - 1)) continue;
        if (meaning.is === 'counted') add({ is: 'chatter' }, to, ['counted', ...folded]);
        if (
          number.value === 1 &&
          (meaning.is === 'group' || meaning.is === 'row' || meaning.is === 'full' || meaning.is === 'kind')
        )
          add({ is: 'chatter' }, number.to, ['chatter']);
        const article = /^an?$/.test(this.#tokens[number.to]?.bare ?? '');
        if ((meaning.is === 'row' || meaning.is === 'group') && !article && !this.#cardsFollow(to))
          add({ is: 'kind', kind: meaning.kind, cards: [], group: true }, to, ['counted', 'counted', ...folded]);
        if (meaning.is === 'unit' && !this.#comesTo(number.to)) {
          const isOne = number.value === 1;
          if (!isOne) add({ is: 'announce', count: number.value, listed: this.#cardsFollow(to) }, to, ['announced']);
        }
      }
      const dash = this.#tokens[number.to];
      if (dash?.text === '-' && dash.glued && this.#tokens[number.to + 1]?.glued && this.#isStranger(number.to + 1))
        add({ is: 'chatter' }, number.to + 2, ['counted', 'counted']);
      // `3 left`, `2 of them`.
      const next = this.#tokens[number.to]?.bare;
      if (next === 'left' || next === 'more')
        add({ is: 'announce', count: number.value, listed: this.#cardsFollow(number.to + 1) }, number.to + 1, [
          'announced',
        ]);
      // A list: `1. cái …`, `2) an …`.
      const mark = this.#tokens[at + 1];
      if (this.#beginsLine(at) && /^\d+$/.test(token.text) && mark?.glued && (mark.text === '.' || mark.text === ')'))
        add({ is: 'gap', gap: GAPS.line, sign: 'number' }, at + 2, NONE);
      if (
        /^\d+$/.test(token.text) &&
        mark?.glued &&
        (mark.text === '.' || mark.text === ')') &&
        !this.#tokens[at + 2]?.glued &&
        this.#numberInList(at, mark.text)
      )
        add({ is: 'gap', gap: GAPS.line, sign: 'number' }, at + 2, NONE);
    }
    for (const { meaning, to } of this.#meantAt(at)) {
      // `lá 1: 9♦, lá 2: …`.
      if (meaning.is === 'unit' && this.#isCountedUp(at, to)) add({ is: 'chatter' }, to + 1, ['chatter']);
      if (meaning.is === 'ordinal') {
        const counted = this.#number(to);
        if (counted)
          add({ is: 'chatter' }, counted.to, ['counted', ...(counted.value > 10 ? NONE : (['counted'] as const))]);
      }
      if (meaning.is === 'counted' || meaning.is === 'ordinal')
        add({ is: 'chatter' }, to, this.#said(at, to, this.#isStrong(at), this.#isCardLike(token, at)));
    }
    return edges;
  }

  /** One of a list of places: the same word stands elsewhere with the number before or behind. */
  #isCountedUp(at: number, to: number): boolean {
    const number = this.#tokens[to]?.text ?? '';
    if (!/^\d$/.test(number) || this.#tokens[to]?.kind !== 'word') return false;
    const said = this.#bareOf(at, to);
    return this.#tokens.some(
      ({ text }, i) =>
        i !== to &&
        /^\d$/.test(text) &&
        Math.abs(Number(text) - Number(number)) === 1 &&
        this.#bareOf(i - (to - at), i) === said &&
        // From the first one on.
        this.#tokens.some((one, k) => one.text === '1' && this.#bareOf(k - (to - at), k) === said),
    );
  }

  /** `bay, hai la 16`: là, and a total. */
  #comesTo(at: number): boolean {
    return this.#tokens[at]?.text === 'la' && (this.#number(at + 1)?.value ?? 0) > 10;
  }

  /** `1. cái … 2. an …` in one line. */
  #numberInList(at: number, sign: string): boolean {
    const value = Number(this.#tokens[at]?.text);
    const isNumber = (want: number): boolean =>
      this.#tokens.some(
        (one, i) => one.text === `${want}` && this.#tokens[i + 1]?.text === sign && this.#tokens[i + 1]?.glued === true,
      );
    return value === 1 ? isNumber(2) : isNumber(value - 1) && this.#tokens.findIndex(({ text }) => text === '1') >= 0;
  }

  // Words.

  #meantAt(at: number): Meant[] {
    const known = this.#meant[at];
    if (known) return known;
    const found: Meant[] = [];
    let spoken = '';
    let bare = '';
    for (let length = 1; length <= LONGEST_PHRASE; length++) {
      const token = this.#tokens[at + length - 1];
      if (token?.kind !== 'word') break;
      spoken += (length > 1 ? ' ' : '') + token.spoken;
      bare += (length > 1 ? ' ' : '') + token.bare;
      for (const entry of meaningsIn(this.#vocabulary, spoken, bare)) found.push({ ...entry, to: at + length });
    }
    this.#meant[at] = found;
    return found;
  }

  #hasMarks(at: number, to: number): boolean {
    for (let i = at; i < to; i++) if (this.#tokens[i]?.spoken !== this.#tokens[i]?.bare) return true;
    return false;
  }

  /** Digits and signs that are a card, if they are anything. */
  #isCardLike({ text }: Token, at: number): boolean {
    if (/^\d/.test(text)) return true;
    if (/^[ajqkt][shdc]$/.test(text) && (this.#amongCards(at) || this.#meantAt(at).every(({ to }) => to > at + 1)))
      return true;
    return (
      /^[ajqk]$/.test(text) ||
      (gluedCards(text) !== undefined && /\d/.test(text)) ||
      (text.length === 1 && this.#tokens[at + 1]?.kind === 'suit')
    );
  }
}

/** `33`, `1010`: two of a rank; else what a word of cards holds. */
function gluedCards(word: string): readonly WrittenCard[] | undefined {
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

/** Words in front of a colon that announce hands, and are nobody's name. */
/** In front of a letter that asks: `được k`. */
const ASKING = new Set(['duoc', 'dc', 'phai', 'dung', 'chua', 'hay']);
/** `con mình`, `em mình` is whose they are. */
const CLOSE: ReadonlySet<string> = new Set(['con', 'em', 'ban', 'nhà', 'be']);
/** Rank and suit in letters. */
const CODED = /^(?:10|[2-9ajqkt])[shdc]$/;
/** A text of so many words has small letters if it has any. */
const LONG = 6;
/** English words that Vietnamese ones look like without their marks. */
const ALIKE: ReadonlySet<string> = new Set('on my me to do can no so at hay ha am ban in la the'.split(' '));
const FACES: ReadonlySet<string> = new Set(['ace', 'king', 'queen', 'jack']);
const FACE = /^[ajqk]$/;
/** Beside an hour. */
const HOURS: ReadonlySet<string> = new Set('sang toi chieu dem trua khuya luc gio at'.split(' '));
const JOINS: ReadonlySet<string> = new Set(['voi', 'va', 'and']);
/** Between somebody and their cards, and nothing else. */
const GRASPS: ReadonlySet<string> = new Set('cam co duoc giu om has had got have holds boc keo rut'.split(' '));
const NO: ReadonlySet<string> = new Set(['no', 'without']);
/** What the first of a list of cards may be, beside a card. */
const KEPT: ReadonlySet<string> = new Set(['person', 'title', 'role', 'rank', 'suit']);
/** What a sign between two cards is never. */
const TALK: ReadonlySet<string> = new Set(['chatter', 'asks', 'and', 'corrects', 'person', 'article']);
const WEAK: ReadonlySet<string> = new Set([
  'says',
  'chatter',
  'person',
  'asks',
  'counted',
  'ordinal',
  'worth',
  'and',
  'title',
  'unit',
]);
const OWNS = new Set(['mine', 'hers', 'theirs', 'yours']);
const LABELS = new Set(
  'bai van luat hands hand cards results result game showdown vd hoi question case final nhu sau day gom co'.split(' '),
);
/** No hand comes to more. */
const MOST_TOTAL = 99;
const MONEY = new Set('dat cuoc lay an la van moi choi tinh mot 1 gop ga for bet stake ante con tien'.split(' '));
const ZEROS = new Set(['zero', 'nil']);
const PLURALS: ReadonlyMap<string, number> = new Map([
  ['fours', 4],
  ['fives', 5],
  ['sixes', 6],
  ['sevens', 7],
  ['eights', 8],
  ['nines', 9],
  ['tens', 10],
]);
const TEENS: ReadonlyMap<string, number> = new Map([
  ['eleven', 11],
  ['twelve', 12],
  ['thirteen', 13],
  ['fourteen', 14],
  ['fifteen', 15],
  ['sixteen', 16],
  ['seventeen', 17],
  ['eighteen', 18],
  ['nineteen', 19],
  ['twenty', 20],
]);
