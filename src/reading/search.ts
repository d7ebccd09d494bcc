/** Which ways through a lattice tell hands of cards: best first, a bounded number at a time. */

import { RANKS, type Suit } from '#core/card.ts';
import type { Role } from '#core/case.ts';
import type { Verb, Vocabulary } from '#core/game/vocabulary.ts';
import type { Span } from '#core/notation/scanner.ts';
import type { WrittenCard } from './cards-in-word.ts';
import type { Claim, LooseCard, LooseHand, LooseMark } from './hands.ts';
import { latticeOf } from './lattice/lattice.ts';
import { type Edge, GAPS, type Gap, type Passed } from './lattice/piece.ts';
import { meaningsIn } from './lexicon.ts';
import type { Token } from './tokens.ts';
import type { Feature, Weights } from './weights.ts';

/** So many readings are followed at each place. */
const WIDTH = 16;
/** A run of so many ranks has one suit where one is said. */
const SHORTEST_RUN = 3;

/** A payment, and all before it. */
export interface Bill {
  readonly pays: readonly Feature[];
  readonly before: Bill | undefined;
}

/** Words that are in no hand. */
export interface Unread extends Span {
  /** It may be a card, and must not be lost. */
  readonly card: boolean;
  /** It is one, and in nobody's hand. */
  readonly held?: false;
}

/** A reading of a text up to a place. */
export interface Draft {
  readonly hands: readonly LooseHand[];
  /** Which hand cards go to; -1 for none. */
  readonly open: number;
  readonly gap: Gap;
  readonly prev: Edge['is'] | 'start';
  /** What is done with the cards that follow. */
  readonly verb: Verb | undefined;
  /** The hand that does it. */
  readonly subject: number;
  /** What follows is drawn, or takes the place of what was told; or was eaten. */
  readonly draws: boolean;
  readonly corrects: boolean;
  readonly eats: LooseMark | undefined;
  /** A word of talk that begins a part: it may be somebody. */
  readonly talk: Span | undefined;
  /** The card that follows is in no hand. */
  readonly without: Span | undefined;
  /** Somebody is quoted. */
  readonly says: boolean;
  /** The hand was told before, and somebody comes back to it. */
  readonly again: boolean;
  /** A question is being asked. */
  readonly asks: boolean;
  /** What was said of the hand that is told next, before anybody is named. */
  readonly ahead: { readonly claims: readonly Claim[]; readonly suit: Suit | undefined } | undefined;
  /** The suit of the cards in this part of the text. */
  readonly suitAhead: Suit | undefined;
  /** Names that are the banker's. */
  readonly bankers: readonly string[];
  /** Who holds cards is told behind them. */
  readonly namesBehind: boolean;
  /** Cards that were only spoken of. */
  readonly mentions: readonly (WrittenCard & Span)[];
  readonly unread: readonly Unread[];
  readonly cost: number;
  readonly bill: Bill | undefined;
  /** Tells readings apart that say the same so far. */
  readonly sign: number;
}

const START: Draft = {
  hands: [],
  open: -1,
  gap: GAPS.none,
  prev: 'start',
  verb: undefined,
  subject: -1,
  draws: false,
  corrects: false,
  eats: undefined,
  without: undefined,
  says: false,
  again: false,
  asks: false,
  talk: undefined,
  ahead: undefined,
  suitAhead: undefined,
  bankers: [],
  namesBehind: false,
  mentions: [],
  unread: [],
  cost: 0,
  bill: undefined,
  sign: 0,
};

/** The readings of a text, cheapest first. Total: there is always one, though it may have left everything out. */
export function readingsOf(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  passed: readonly Passed[],
  weights: Weights,
): readonly Draft[] {
  const lattice = latticeOf(tokens, vocabulary, passed);
  const grammar = new Grammar(tokens, vocabulary, weights);
  const reached: Map<string, Draft>[] = tokens.map(() => new Map());
  const ends = new Map<string, Draft>();
  reached[0]?.set('', START);
  if (tokens.length === 0) ends.set('', START);
  for (let at = 0; at < tokens.length; at++) {
    const here = best(reached[at], WIDTH);
    // What was passed is needed no more.
    reached[at] = new Map();
    for (const edge of lattice[at] ?? []) {
      const there = edge.to < tokens.length ? reached[edge.to] : ends;
      if (!there) continue;
      for (const draft of here) {
        for (const next of grammar.take(draft, edge)) keep(there, next);
      }
    }
  }
  return best(ends, WIDTH)
    .map((draft) => grammar.close(draft))
    .toSorted((a, b) => a.cost - b.cost);
}

/** A number for a text that goes on: what said the same so far has the same. A rope of strings would be joined anew for each draft. */
function signed(sign: number, more: string): number {
  let low = sign >>> 0;
  let high = Math.floor(sign / 2 ** 32);
  for (let i = 0; i < more.length; i++) {
    const code = more.charCodeAt(i);
    low = Math.imul(low ^ code, 0x01000193) >>> 0;
    high = (Math.imul(high ^ code, 0x85ebca6b) >>> 0) & 0xfffff;
  }
  return high * 2 ** 32 + low;
}

function best(drafts: Map<string, Draft> | undefined, count: number): readonly Draft[] {
  if (!drafts) return [];
  const all = [...drafts.values()];
  return all.length <= count && all.length < 2 ? all : all.sort((a, b) => a.cost - b.cost).slice(0, count);
}

function keep(drafts: Map<string, Draft>, draft: Draft): void {
  const key = `${draft.sign}|${draft.open}|${draft.gap}|${draft.verb ?? ''}|${draft.subject}|${draft.draws}|${draft.again}|${draft.corrects}|${CONTEXT.has(draft.prev) ? draft.prev : ''}`;
  const known = drafts.get(key);
  if (!known || draft.cost < known.cost) drafts.set(key, draft);
}

/** Steps on which the cost of the next one hangs. */
const CONTEXT: ReadonlySet<string> = new Set(['cards', 'suits', 'of', 'person', 'role', 'same', 'own', 'start']);

/** Between the names of two who hold the same. */
const AND: ReadonlySet<string> = new Set(['va', 'voi', 'and']);
const NEGATIVE: ReadonlySet<string> = new Set(['khong', 'chua', 'ko', 'hong', 'not', 'isnt', 'chang']);
/** Who speaks is nobody that was named. */
const SPEAKER: ReadonlySet<string> = new Set(['tôi', 'tui', 'tao', 'i', 'me']);
const FIRST: ReadonlySet<string> = new Set('tôi tui tao mình mk em tớ ta i me my mine we us t m e toi minh'.split(' '));

const CONTINUES: Readonly<Record<Gap, readonly Feature[]>> = {
  [GAPS.none]: [],
  [GAPS.words]: ['afterChatter'],
  [GAPS.comma]: ['afterComma'],
  [GAPS.bracket]: ['afterBracket'],
  [GAPS.stop]: ['afterStop'],
  [GAPS.line]: ['afterLine'],
  [GAPS.versus]: ['afterVersus'],
};
const BEGINS: Readonly<Record<Gap, readonly Feature[]>> = {
  [GAPS.none]: ['handAtOnce'],
  [GAPS.words]: ['handAtOnce'],
  [GAPS.comma]: ['handAtComma'],
  [GAPS.bracket]: ['handAtBracket'],
  [GAPS.stop]: ['handAtStop'],
  [GAPS.line]: ['handAtStop'],
  [GAPS.versus]: ['handAtVersus'],
};

type Change = Partial<Omit<Draft, 'cost' | 'bill'>>;

/** What each step makes of a reading. */
class Grammar {
  readonly #tokens: readonly Token[];
  readonly #vocabulary: Vocabulary;
  /** One play lies on the table, and another is made. */
  readonly #plays: boolean;
  readonly #marks: boolean;
  readonly #weights: Weights;

  constructor(tokens: readonly Token[], vocabulary: Vocabulary, weights: Weights) {
    this.#tokens = tokens;
    this.#weights = weights;
    this.#vocabulary = vocabulary;
    this.#plays = vocabulary.roles.includes('danh');
    this.#marks = vocabulary.phrases.some(([{ is }]) => is === 'eaten');
  }

  /** The readings that a step leads to: none, one, or several. */
  take(draft: Draft, edge: Edge): Draft[] {
    switch (edge.is) {
      case 'cards':
        return this.#cards(draft, edge, edge.cards, edge.loose);
      case 'mention':
        if (draft.prev === 'cards' && draft.gap === GAPS.none) return [];
        // `nó kêu phải đôi 6`: told as left over, and nobody's.
        if (draft.says)
          return [
            this.#next(draft, edge, {
              gap: widen(draft.gap, GAPS.words),
              unread: [...draft.unread, { ...this.#span(edge), card: false }],
              sign: signed(draft.sign, '~'),
            }),
          ];
        return [
          this.#next(draft, edge, {
            mentions: [...draft.mentions, ...edge.cards.map((card) => ({ ...card, ...this.#span(edge) }))],
            gap: widen(draft.gap, GAPS.words),
            sign: signed(draft.sign, '~'),
          }),
        ];
      case 'suits':
        return this.#suits(draft, edge, edge.suits);
      case 'flush':
        return this.#flush(draft, edge);
      case 'kind':
        return this.#kind(draft, edge);
      case 'announce':
        return this.#announce(draft, edge);
      case 'role':
        return this.#person(draft, edge, edge.role, edge.role, 'known', edge.behind);
      case 'person':
        return draft.bankers.includes(edge.name)
          ? this.#person(draft, edge, 'cai', 'cai', 'known', edge.behind)
          : this.#person(draft, edge, 'player', edge.name, edge.known, edge.behind);
      case 'deals':
        return this.#deals(draft, edge);
      case 'verb':
        return this.#verb(draft, edge, edge.verb, edge.ends);
      case 'total':
        return this.#claim(draft, edge, { total: edge.total });
      case 'star':
        return this.#star(draft, edge, edge);
      case 'gap':
        return [this.#parted(draft, edge)];
      case 'draws':
        return this.#holds(draft) || draft.open >= 0
          ? [this.#next(draft, edge, { draws: true, gap: widen(draft.gap, GAPS.words) })]
          : [this.#idle(draft, edge, ['chatter'])];
      case 'empty':
        return this.#empty(draft, edge);
      case 'says':
        return [
          this.#next(draft, edge, { says: true, gap: widen(draft.gap, GAPS.words), sign: signed(draft.sign, '“') }, [
            'chatter',
          ]),
        ];
      case 'without':
        return [this.#next(draft, edge, { without: this.#span(edge), sign: signed(draft.sign, '!-') }, ['chatter'])];
      case 'corrects':
        return this.#holds(draft) && (draft.gap >= GAPS.comma || edge.to > edge.at + 1)
          ? [this.#next(draft, edge, { corrects: true, draws: false, sign: signed(draft.sign, '≠') }, ['corrects'])]
          : [];
      case 'eaten':
      case 'chot':
        return this.#eats(draft, edge, edge.is === 'chot');
      case 'asks':
        return [this.#asked(draft, edge)];
      case 'of':
        return [this.#next(draft, edge, { prev: 'of' }, ['chatter'])];
      case 'same':
        return [this.#idle(draft, edge, ['chatter'])];
      case 'own':
        return [this.#next(draft, edge, { prev: 'own' })];
      case 'ahead':
        return [this.#next(draft, edge, { suitAhead: edge.suit, sign: signed(draft.sign, `>${edge.suit}`) })];
      case 'chatter':
        return [this.#idle(draft, edge)];
      case 'left':
        return [
          this.#next(draft, edge, {
            gap: widen(draft.gap, GAPS.words),
            unread: [...draft.unread, { ...this.#span(edge), card: edge.card }],
            sign: edge.card ? signed(draft.sign, `!${edge.at}`) : draft.sign,
          }),
        ];
    }
  }

  /** A reading at its end: what was begun and never told is left out. */
  close(draft: Draft): Draft {
    const closed = this.#pay(draft, this.#closing(draft));
    const kept: LooseHand[] = [];
    const unread = [...closed.unread];
    const pays: Feature[] = [];
    const hands = withShared(closed.hands);
    for (const hand of hands) {
      const others = closed.hands.filter(({ cards }) => cards.length > 0).length;
      if (hand.cards.length === 0 && !hand.empty && hand.known === 'nobody' && others > 1) continue;
      if (
        hand.cards.length > 0 ||
        hand.empty ||
        hand.claims.some(({ asked }) => !asked) ||
        hand.announced ||
        (hand.role === 'cai' &&
          closed.hands.length > 1 &&
          !closed.hands.some((one) => one !== hand && one.role === 'cai'))
      ) {
        kept.push(hand);
        if (
          hand.cards.length === 0 &&
          !hand.empty &&
          hand.verb !== 'beats' &&
          closed.hands.some(({ cards }) => cards.length > 0)
        )
          pays.push('untold');
        continue;
      }
      if (hand.name === undefined || hand.known === 'nobody' || hand.role !== 'player') continue;
      const again = closed.hands.some((one) => one !== hand && one.name === hand.name && one.cards.length > 0);
      if (!again) pays.push('nameAlone');
      if (!again && (hand.known === 'unknown' || this.#isNamed(hand) || this.#isNumber(hand)))
        unread.push({ ...hand.place, card: false });
    }
    const lost = closed.mentions.filter(
      ({ rank, suit }) => !kept.some(({ cards }) => cards.some((card) => isAlike(card, { rank, suit }))),
    );
    for (const { from, to } of lost) unread.push({ from, to, card: true });
    if (draft.verb !== undefined || draft.eats) pays.push('pending');
    return this.#pay({ ...closed, hands: kept, unread: unread.sort((a, b) => a.from - b.from) }, [
      ...pays,
      ...lost.map(() => 'mentionLost' as const),
    ]);
  }

  /** The part ends here. */
  #ends(at: number): boolean {
    const next = this.#tokens[at];
    return next === undefined || (next.kind === 'mark' && /^[,.;\n!?/|)\]]$/.test(next.text));
  }

  /** Somebody by a name that is no other word: whoever he is, he is told. */
  #isNamed({ place }: LooseHand): boolean {
    const token = this.#tokens.find(({ from }) => from === place.from);
    return token?.capital === true && token.text.length > 1 && token.to === place.to;
  }

  /** Called by a word that is a number as well: it may have been a card. */
  #isNumber({ place }: LooseHand): boolean {
    const token = this.#tokens.find(({ from, to }) => from === place.from && to === place.to);
    return (
      token !== undefined &&
      meaningsIn(this.#vocabulary, token.spoken, token.bare).some(({ meaning }) => meaning.is === 'rank')
    );
  }

  // Cards.

  #cards(draft: Draft, edge: Edge, cards: readonly WrittenCard[], loose: boolean): Draft[] {
    const last = draft.hands[draft.open];
    // `…, đánh K ra là ù`: of those that are held.
    const suitFollows = (): boolean => {
      const { spoken = '', bare = '' } = this.#tokens[edge.to] ?? {};
      return meaningsIn(this.#vocabulary, spoken, bare).some(({ meaning: { is } }) => is === 'suit');
    };
    if (draft.without && cards.every((card) => last?.cards.some((one) => isAlike(one, card))) && !suitFollows())
      return [this.#next(draft, edge, { without: undefined, gap: widen(draft.gap, GAPS.words) })];
    if (draft.without) {
      const { from } = draft.without;
      return [
        this.#next(draft, edge, {
          without: undefined,
          unread: [...draft.unread, { from, to: this.#span(edge).to, card: true, held: false }],
          sign: signed(draft.sign, `!-${edge.at}`),
        }),
      ];
    }
    const apart = draft.gap > GAPS.none;
    const shares = draft.prev === 'same';
    const told = cards.map(
      (card, i): LooseCard => ({
        rank: card.rank,
        suit: card.suit ?? draft.suitAhead,
        apart: apart && i === 0,
        loose,
        ...this.#span(edge),
      }),
    );
    if (draft.eats && told[0]) told[0] = { ...told[0], eaten: draft.eats };
    const sign = signed(draft.sign, ` ${cards.map(({ rank, suit = '' }) => rank + suit).join(' ')}`);
    const floats: readonly Feature[] = [
      ...(loose && draft.gap === GAPS.words && !draft.draws ? (['numberLoose'] as const) : []),
      ...(draft.says ? (['quoted'] as const) : []),
    ];
    const states: Draft[] = [];
    const begin = (pays: readonly Feature[]): Draft => {
      const hand: LooseHand = {
        ...NOBODY,
        place: this.#span(edge),
        cards: told,
        verb: draft.verb,
        over: draft.subject >= 0,
        versus: draft.gap === GAPS.versus,
        ...(draft.ahead ?? {}),
      };
      // `…, thuong 6 8 5`: whoever that is, he is told.
      const talk =
        draft.talk && draft.prev === 'chatter' && draft.hands.length > 0 && !this.#plays
          ? [{ ...draft.talk, card: false }]
          : [];
      return this.#next(
        this.#pay(draft, this.#closing(draft)),
        edge,
        {
          hands: [...draft.hands, hand],
          unread: [...draft.unread, ...talk],
          talk: undefined,
          open: draft.hands.length,
          gap: GAPS.none,
          ahead: undefined,
          verb: undefined,
          subject: -1,
          draws: false,
          eats: undefined,
          sign: signed(sign, `/${draft.verb ?? ''}${draft.subject}`),
        },
        [...pays, ...floats],
      );
    };
    const open = draft.hands[draft.open];
    // `hai, năm, bảy`: one after the other they are cards.
    const series: readonly Feature[] =
      loose && open?.cards.at(-1)?.loose && draft.gap <= GAPS.comma ? ['numberSeries'] : [];
    if (open) {
      const has = open.cards.length > 0;
      const go: readonly Feature[] =
        draft.draws || draft.corrects
          ? []
          : draft.again
            ? ['goesOn']
            : has
              ? CONTINUES[draft.gap]
              : draft.gap === GAPS.bracket || draft.gap === GAPS.words
                ? []
                : CONTINUES[draft.gap];
      const fixed = draft.corrects;
      const corrected = fixed ? open.cards.length : open.corrected;
      const all = [...open.cards, ...told];
      const count = corrected === undefined ? all.length : Math.max(corrected, all.length - corrected);
      const over =
        Math.max(0, count - Math.max(this.#vocabulary.hand.most, 0)) -
        Math.max(0, open.cards.length - this.#vocabulary.hand.most);
      const again = told.some((card) => isTwice(card, draft.hands)) ? (['twice'] as const) : [];
      if (!open.empty) {
        states.push(
          this.#next(
            draft,
            edge,
            {
              hands: replaced(draft.hands, draft.open, {
                ...open,
                cards: all,
                corrected,
                shared: open.shared || (shares && !has),
              }),
              gap: GAPS.none,
              draws: false,
              corrects: false,
              again: false,
              eats: undefined,
              sign: shares && !has ? signed(sign, '≡') : sign,
            },
            [
              ...go,
              ...series,
              ...floats,
              ...again,
              ...Array.from({ length: Math.max(0, over) }, () => 'over' as const),
            ],
          ),
        );
      }
      if (has && !draft.draws && !draft.corrects)
        states.push(
          begin(
            this.#plays
              ? [...BEGINS[draft.gap]]
              : ['hand', ...BEGINS[draft.gap], ...(this.#vocabulary.hand.named ? (['hand', 'hand'] as const) : [])],
          ),
        );
      return states;
    }
    return [
      begin(draft.verb !== undefined || draft.namesBehind ? [] : draft.hands.length === 0 ? ['invented'] : ['hand']),
    ];
  }

  /** Suits told behind ranks: one for the last card or for the run that it ends, several for as many cards of one rank. */
  #suits(draft: Draft, edge: Edge, suits: readonly Suit[]): Draft[] {
    const open = draft.hands[draft.open];
    const [suit] = suits;
    const thrown = draft.unread.at(-1);
    if (thrown?.held === false && draft.prev === 'cards' && this.#tokens[edge.at - 1]?.to === thrown.to) {
      return [
        this.#next(draft, edge, { unread: [...draft.unread.slice(0, -1), { ...thrown, to: this.#span(edge).to }] }),
      ];
    }
    if (!open || !suit) return [];
    const bare = bareAtEnd(open.cards);
    const last = bare.at(-1);
    if (draft.gap > GAPS.none || !last) {
      // `8♠ 8 cơ`: one more of the same rank.
      const before = open.cards.at(-1);
      if (!before || draft.gap > GAPS.comma || draft.prev !== 'suits') return [];
      const more = suits.map(
        (one): LooseCard => ({ rank: before.rank, suit: one, apart: false, loose: false, ...this.#span(edge) }),
      );
      return [
        this.#next(
          draft,
          edge,
          {
            hands: replaced(draft.hands, draft.open, { ...open, cards: [...open.cards, ...more] }),
            gap: GAPS.none,
            sign: signed(draft.sign, `+${suits.join('')}`),
          },
          ['suitLost'],
        ),
      ];
    }
    const { to } = this.#span(edge);
    let shown: Map<LooseCard, Suit>;
    if (suits.length === 1) {
      const all = open.claims.some(({ kind }) => kind === 'thung' || kind === 'thung-pha-sanh');
      const share = all ? bare : runAtEnd(bare);
      shown = new Map(share.map((card) => [card, suit]));
    } else {
      const alike = bare.filter(({ rank }) => rank === last.rank).slice(-suits.length);
      if (alike.length < suits.length) return [];
      shown = new Map(alike.map((card, i) => [card, suits[i] ?? suit]));
    }
    const cards = open.cards.map((card) => {
      const given = shown.get(card);
      return given ? { ...card, suit: given, to: card === last ? to : card.to } : card;
    });
    const twice = cards.some((card, i) =>
      isTwice(card, [...draft.hands.slice(0, draft.open), { ...open, cards: cards.slice(0, i) }]),
    )
      ? (['twice'] as const)
      : [];
    return [
      this.#next(
        draft,
        edge,
        {
          hands: replaced(draft.hands, draft.open, { ...open, cards }),
          gap: GAPS.none,
          prev: 'suits',
          sign: signed(draft.sign, `:${suits.join('')}`),
        },
        twice,
      ),
    ];
  }

  /** `thùng cơ`, `toàn bích`: one suit for all cards, told before them or behind. */
  #flush(draft: Draft, edge: Edge & { readonly is: 'flush' }): Draft[] {
    const open = draft.hands[draft.open];
    const { suit } = edge;
    if (!suit) return [];
    if (!open || draft.verb !== undefined || (open.cards.length > 0 && draft.gap >= GAPS.comma)) {
      const claims = edge.kind ? [this.#claimAt(draft, edge, { kind: edge.kind })] : [];
      return [
        this.#next(draft, edge, {
          ahead: { claims: claims.map((one) => ({ ...one, behind: false })), suit },
          sign: signed(draft.sign, `=${suit}`),
        }),
      ];
    }
    const bare = bareAtEnd(open.cards);
    const cards =
      bare.length > 1 ? open.cards.map((card) => (bare.includes(card) ? { ...card, suit } : card)) : open.cards;
    const claims = edge.kind ? [...open.claims, this.#claimAt(draft, edge, { kind: edge.kind })] : open.claims;
    const next = bare.length > 1 ? { ...open, cards, claims } : { ...open, suit, claims };
    return [
      this.#next(draft, edge, { hands: replaced(draft.hands, draft.open, next), sign: signed(draft.sign, `=${suit}`) }),
    ];
  }

  #kind(draft: Draft, edge: Edge & { readonly is: 'kind' }): Draft[] {
    const claimed = this.#claim(draft, edge, { kind: edge.kind });
    const open = draft.hands[draft.open];
    if (edge.cards.length === 0 || !open || open.cards.length > 0 || draft.gap > GAPS.words) return claimed;
    const cards = edge.cards.map((rank) => ({ rank }));
    return [...claimed, ...this.#cards(draft, edge, cards, false).map((one) => this.#pay(one, ['kindLoose']))];
  }

  /** What somebody says of the hand that is told, or of the one that was told just now. */
  #claim(draft: Draft, edge: Edge, what: { readonly kind: string } | { readonly total: number }): Draft[] {
    const open = draft.hands[draft.open];
    const opens =
      draft.verb !== undefined || !open || (open.cards.length > 0 && draft.gap >= GAPS.comma && draft.prev !== 'of');
    if (opens || draft.prev === 'same') {
      // A kind that is told before its cards, which are nobody's yet.
      if ('kind' in what && (draft.verb !== undefined || !open || draft.gap >= GAPS.comma) && draft.prev !== 'same') {
        const claims = [...(draft.ahead?.claims ?? []), { ...this.#claimAt(draft, edge, what), behind: false }];
        return [this.#next(draft, edge, { ahead: { claims, suit: draft.ahead?.suit } }, ['kindLoose'])];
      }
      return [
        this.#next(
          draft,
          edge,
          { gap: widen(draft.gap, GAPS.words) },
          'total' in what ? ['totalLoose'] : ['kindLoose'],
        ),
      ];
    }
    const claims = [...open.claims, this.#claimAt(draft, edge, what)];
    return [
      this.#next(draft, edge, {
        hands: replaced(draft.hands, draft.open, { ...open, claims }),
        gap: open.cards.length > 0 ? widen(draft.gap, GAPS.words) : draft.gap,
        prev: edge.is,
      }),
    ];
  }

  #claimAt(draft: Draft, edge: Edge, what: { readonly kind: string } | { readonly total: number }): Claim {
    // `không đủ tuổi`.
    const denied = NEGATIVE.has(this.#tokens[edge.at - 1]?.bare ?? '');
    return {
      ...this.#span(edge),
      asked: draft.asks || denied,
      behind: (draft.hands[draft.open]?.cards.length ?? 0) > 0,
      ...what,
    };
  }

  #announce(draft: Draft, edge: Edge & { readonly is: 'announce' }): Draft[] {
    const open = draft.hands[draft.open];
    if (!open || open.cards.length > 0 || edge.count > 10) {
      const wrong =
        open &&
        open.cards.length > 0 &&
        (edge.listed
          ? draft.gap >= GAPS.comma || draft.gap === GAPS.none
          : draft.gap < GAPS.stop && open.cards.length !== edge.count);
      return [this.#next(draft, edge, { gap: widen(draft.gap, GAPS.words) }, wrong ? ['announcedWrong'] : [])];
    }
    return [
      this.#next(draft, edge, {
        hands: replaced(draft.hands, draft.open, { ...open, announced: { ...this.#span(edge), count: edge.count } }),
        prev: edge.is,
      }),
    ];
  }

  // People.

  #person(draft: Draft, edge: Edge, role: Role, name: string, known: LooseHand['known'], behind: boolean): Draft[] {
    // `my four jacks over his four nines`, `bị Bình đè`: who does it says nothing of which cards lie there.
    if (this.#plays && draft.verb !== undefined && draft.verb !== 'plays' && draft.prev === 'verb')
      return [this.#next(draft, edge, { prev: 'verb' })];
    // `đôi 5 của mình chặn đôi 3 của nó`: whose they are changes nothing.
    if (this.#plays && draft.prev === 'of' && this.#holds(draft)) return [this.#next(draft, edge, { prev: edge.is })];
    // `ăn` is nobody's doing alone: a card follows.
    if (draft.eats && draft.prev !== 'of') return [];
    const states: Draft[] = [];
    const open = draft.hands[draft.open];
    const has = open !== undefined && open.cards.length > 0;
    const last = open?.cards.at(-1);
    // `ăn 8 chuồn của Bình`: from whom.
    if (open && last?.eaten && last.eaten.from === undefined && (draft.prev === 'of' || draft.prev === 'eaten')) {
      const eaten = known === 'nobody' ? last.eaten : { ...last.eaten, from: name };
      return [
        this.#next(
          draft,
          edge,
          {
            hands: replaced(draft.hands, draft.open, {
              ...open,
              cards: [...open.cards.slice(0, -1), { ...last, eaten }],
            }),
            prev: edge.is,
            sign: signed(draft.sign, `*${name}`),
          },
          ['nameSeen'],
        ),
      ];
    }
    const close = draft.gap <= GAPS.bracket;
    // `K♦ 9♣ (cái), A♠ A♥ của An`: whose the cards before are.
    if (has && open.name === undefined && close) {
      const marked = behind || draft.prev === 'of' || draft.gap === GAPS.bracket;
      const hands = replaced(draft.hands, draft.open, { ...open, role, name, known, place: this.#span(edge) });
      const taken = draft.hands.some((one) => one.name === name && one.cards.length > 0 && known !== 'nobody');
      if (!taken)
        states.push(
          this.#next(
            this.#pay(draft, this.#closing(draft)),
            edge,
            {
              hands,
              open: -1,
              gap: GAPS.words,
              verb: undefined,
              namesBehind: true,
              prev: edge.is,
              sign: signed(draft.sign, `<${role === 'player' ? name : role}>`),
            },
            marked ? ['nameBehindMarked'] : this.#ends(edge.to) ? ['nameBehindMarked', 'kindLoose'] : ['nameBehind'],
          ),
        );
      if (behind && states.length > 0) return states;
    }
    // `cái Hùng`: what the banker is called.
    if (
      open &&
      !has &&
      open.role === 'cai' &&
      role === 'player' &&
      (draft.gap <= GAPS.words || (behind && draft.gap === GAPS.bracket))
    ) {
      const far = draft.prev === 'role' ? [] : (['roleAgain'] as const);
      states.push(
        this.#next(
          draft,
          edge,
          { bankers: [...draft.bankers, name], prev: 'role', gap: GAPS.none, sign: signed(draft.sign, `&${name}`) },
          far,
        ),
      );
      if (behind) return states;
    }
    // `bác Cả giữ cái … bác có …`: the title alone says who.
    if (role === 'player' && known === 'known') {
      const banker = draft.bankers.find((one) => one.startsWith(`${name}-`));
      if (banker !== undefined) return this.#person(draft, edge, 'cai', 'cai', 'known', behind);
      const whole = draft.hands.find((one) => one.name?.startsWith(`${name}-`));
      if (whole?.name !== undefined) return this.#person(draft, edge, 'player', whole.name, 'known', behind);
    }
    // `Ba em làm cái` is told by another step; `he is the banker` by two words.
    if (
      open &&
      !has &&
      role === 'cai' &&
      open.role === 'player' &&
      open.name !== undefined &&
      draft.gap <= GAPS.words &&
      open.claims.length === 0
    ) {
      states.push(
        this.#next(
          draft,
          edge,
          {
            hands: replaced(draft.hands, draft.open, { ...open, role: 'cai', name: 'cai', known: 'known' }),
            bankers: [...draft.bankers, open.name],
            prev: edge.is,
            sign: signed(draft.sign, '@cai'),
          },
          ['deals', 'roleAgain'],
        ),
      );
    }
    const before = draft.hands.findIndex(
      // Two of whom nobody knows the name are two; who speaks is the same one.
      (one) => one.name === name && (role !== 'player' || known !== 'nobody' || SPEAKER.has(name)),
    );
    if (before >= 0) {
      const same = draft.hands[before];
      if (same && (same.cards.length > 0 || same.empty)) {
        // Somebody who was told before: more cards of his must be drawn, or be told as such.
        states.push(
          this.#next(
            this.#pay(draft, before === draft.open ? [] : this.#closing(draft)),
            edge,
            {
              open: before,
              gap: GAPS.none,
              again: true,
              verb: undefined,
              subject: -1,
              prev: edge.is,
              sign: signed(draft.sign, `^${before}`),
            },
            ['roleAgain', 'nameSeen'],
          ),
        );
        if (known !== 'nobody') return states;
      } else {
        states.push(
          this.#next(this.#pay(draft, before === draft.open ? [] : this.#closing(draft)), edge, {
            open: before,
            gap: GAPS.none,
            verb: undefined,
            subject: -1,
            prev: edge.is,
            sign: signed(draft.sign, `^${before}`),
          }),
        );
        return states;
      }
    }
    // `Bé Mít nó 10 8`: the same one.
    if (
      known === 'nobody' &&
      open &&
      !has &&
      !open.empty &&
      open.known !== 'nobody' &&
      open.name !== undefined &&
      (!FIRST.has(name) ||
        (draft.prev === 'person' && draft.gap === GAPS.none && this.#tokens[edge.at - 1]?.kind === 'mark'))
    ) {
      states.push(this.#next(draft, edge, { prev: 'person', gap: widen(draft.gap, GAPS.words) }));
    }
    const midway = has && draft.gap < GAPS.comma && known === 'unknown' ? (['nameMidway'] as const) : [];
    const hand: LooseHand = { ...NOBODY, role, name, known, place: this.#span(edge), verb: undefined };
    const abandoned =
      open &&
      !has &&
      !open.empty &&
      open.claims.length === 0 &&
      open.known !== 'nobody' &&
      draft.gap < GAPS.comma &&
      !this.#plays &&
      !AND.has(this.#tokens[edge.at - 1]?.bare ?? '')
        ? (['abandoned'] as const)
        : [];
    states.push(
      this.#next(
        this.#pay(draft, this.#closing(draft)),
        edge,
        {
          hands: [...draft.hands, hand],
          open: draft.hands.length,
          gap: GAPS.none,
          verb: undefined,
          subject: -1,
          draws: false,
          prev: edge.is,
          sign: signed(draft.sign, `[${role === 'player' ? name : role}`),
        },
        [...midway, ...abandoned],
      ),
    );
    return states;
  }

  #deals(draft: Draft, edge: Edge): Draft[] {
    const open = draft.hands[draft.open];
    if (!open || open.cards.length > 0 || open.name === undefined || open.role !== 'player') return [];
    // `nó 3 3 4 2 6, nó là cái`: of somebody who was told before.
    const told = draft.hands.findIndex(({ name, cards }) => name === open.name && cards.length > 0);
    if (told >= 0 && told !== draft.open && !draft.hands.some(({ role }) => role === 'cai')) {
      const hands = draft.hands.flatMap((one, i): LooseHand[] =>
        i === draft.open ? [] : i === told ? [{ ...one, role: 'cai', name: 'cai', known: 'known' }] : [one],
      );
      return [
        this.#next(draft, edge, {
          hands,
          open: -1,
          bankers: [...draft.bankers, open.name],
          sign: signed(draft.sign, `@${told}`),
        }),
      ];
    }
    const banker = draft.hands.findIndex(({ role }) => role === 'cai');
    if (banker >= 0) return [];
    return [
      this.#next(draft, edge, {
        hands: replaced(draft.hands, draft.open, { ...open, role: 'cai', name: 'cai', known: 'known' }),
        bankers: [...draft.bankers, open.name],
        prev: 'role',
        sign: signed(draft.sign, '@cai'),
      }),
    ];
  }

  // Plays.

  #verb(draft: Draft, edge: Edge, verb: Verb, ends: boolean): Draft[] {
    // `bị Bình đè`.
    if (draft.verb === 'beaten' && verb === 'beats') return [this.#next(draft, edge, { prev: edge.is })];
    const open = draft.hands[draft.open];
    const has = open !== undefined && open.cards.length > 0;
    const states: Draft[] = [];
    const near = has && draft.gap <= GAPS.words;
    // `three kings on the table`, `sảnh 4 tới 8 trên bàn`: what was told lies there.
    if (
      (verb === 'lies' || (verb === 'plays' && ends && open?.verb === undefined)) &&
      near &&
      !open.over &&
      open.verb !== 'by'
    ) {
      states.push(
        this.#next(
          this.#pay(draft, this.#closing(draft)),
          edge,
          {
            hands: replaced(draft.hands, draft.open, { ...open, verb }),
            open: -1,
            gap: GAPS.words,
            verb: undefined,
            prev: edge.is,
            sign: signed(draft.sign, `_${verb}`),
          },
          ends ? [] : ['verbIdle'],
        ),
      );
      if (ends) return states;
    }
    const subject = near && (verb === 'beats' || verb === 'beaten') ? draft.open : -1;
    const far: readonly Feature[] = subject >= 0 && draft.gap === GAPS.words ? ['subjectFar'] : [];
    // What is told behind it is drawn into no hand that was begun before.
    const begun = open && !has && !open.empty;
    // `hai tứ quý chặt …`: which ones was not told.
    const bare = this.#plays && verb === 'beats' && !has ? untoldAhead(draft) : [];
    const carried =
      bare.length > 0
        ? undefined
        : begun && open.claims.length > 0
          ? { claims: open.claims, suit: open.suit }
          : draft.ahead;
    states.push(
      this.#next(
        this.#pay(draft, [...far, ...this.#closing(draft), ...(draft.verb ? (['verbIdle'] as const) : [])]),
        edge,
        {
          hands: [
            ...(begun ? draft.hands.filter((_, i) => i !== draft.open || open.known === 'unknown') : draft.hands),
            ...bare,
          ],
          open: -1,
          gap: GAPS.none,
          verb,
          subject,
          ahead: carried,
          prev: edge.is,
          draws: false,
          sign: signed(draft.sign, `%${verb}${subject >= 0 ? 's' : ''}`),
        },
      ),
    );
    return states;
  }

  #empty(draft: Draft, edge: Edge): Draft[] {
    const open = draft.hands[draft.open];
    if (
      !open ||
      open.cards.length > 0 ||
      open.empty ||
      open.name === undefined ||
      open.role !== 'player' ||
      draft.gap > GAPS.bracket
    )
      return [];
    const loose = draft.gap > GAPS.words ? (['emptyLoose'] as const) : [];
    return [
      this.#next(
        draft,
        edge,
        {
          hands: replaced(draft.hands, draft.open, { ...open, empty: true }),
          gap: GAPS.words,
          sign: signed(draft.sign, '-'),
        },
        loose,
      ),
    ];
  }

  // Eaten cards.

  #eats(draft: Draft, edge: Edge, chot: boolean): Draft[] {
    if (!this.#marks) return [];
    if (draft.eats) return [this.#next(draft, edge, { eats: { chot: chot || draft.eats.chot } })];
    const states = [this.#next(draft, edge, { eats: { chot }, sign: signed(draft.sign, '*>') }, ['verb'])];
    const marked = this.#marked(draft, { chot });
    if (marked && draft.gap <= GAPS.bracket)
      states.push(
        this.#next(marked, edge, { gap: GAPS.words, sign: signed(draft.sign, `${chot ? '**' : '*'}`) }, ['verb']),
      );
    return states;
  }

  #star(
    draft: Draft,
    edge: Edge,
    { chot, from }: { readonly chot: boolean; readonly from: string | undefined },
  ): Draft[] {
    const marked =
      draft.gap === GAPS.none ? this.#marked(draft, { chot, ...(from === undefined ? {} : { from }) }) : undefined;
    return marked ? [this.#next(marked, edge, { sign: signed(draft.sign, `*${from ?? ''}`) })] : [];
  }

  #marked(draft: Draft, eaten: LooseMark): Draft | undefined {
    const open = draft.hands[draft.open];
    const last = open?.cards.at(-1);
    if (!this.#marks || !open || !last) return undefined;
    return {
      ...draft,
      hands: replaced(draft.hands, draft.open, { ...open, cards: [...open.cards.slice(0, -1), { ...last, eaten }] }),
    };
  }

  // What carries nothing.

  #idle(draft: Draft, edge: Edge, pays: readonly Feature[] = []): Draft {
    const before = this.#tokens[edge.at - 1];
    const begins =
      edge.is === 'chatter' &&
      edge.to === edge.at + 1 &&
      before?.kind === 'mark' &&
      this.#tokens[edge.at]?.kind === 'word';
    return this.#next(
      draft,
      edge,
      {
        gap: widen(draft.gap, GAPS.words),
        talk: begins ? this.#span(edge) : undefined,
        // A number that is taken for talk is told.
        unread: edge.pays.includes('chatterNumber')
          ? [...draft.unread, { ...this.#span(edge), card: false }]
          : draft.unread,
      },
      pays,
    );
  }

  #asked(draft: Draft, edge: Edge): Draft {
    return this.#next(draft, edge, { gap: widen(draft.gap, GAPS.words), asks: true, hands: askedNow(draft, false) });
  }

  #parted(draft: Draft, edge: Edge & { readonly is: 'gap' }): Draft {
    const { gap, sign } = edge;
    const ends = gap >= GAPS.stop;
    const open = draft.hands[draft.open];
    // `[cái | 6 6 4]`.
    if (
      ['|', '→', '⇒', '-', '–', '—'].includes(sign) &&
      open &&
      open.cards.length === 0 &&
      (draft.prev === 'person' || draft.prev === 'role')
    )
      return this.#next(draft, edge, { prev: draft.prev });
    // `ăn`, and no card behind it.
    const pending: readonly Feature[] = gap >= GAPS.comma && draft.eats ? ['pending'] : [];
    const change: Change = {
      gap: widen(draft.gap, gap),
      asks: draft.asks && (gap < GAPS.comma || sign === 'versus'),
      eats: gap >= GAPS.comma ? undefined : draft.eats,
      says: draft.says && gap < GAPS.comma,
      suitAhead: ends ? undefined : draft.suitAhead,
      draws: draft.draws && gap < GAPS.stop,
      hands: sign === '?' ? askedNow(draft, true) : draft.hands,
      prev: gap === GAPS.none || gap === GAPS.bracket ? draft.prev : edge.is,
    };
    return this.#next(draft, edge, change, pending);
  }

  #holds({ hands, open }: Draft): boolean {
    return (hands[open]?.cards.length ?? 0) > 0;
  }

  /** What it costs to leave the hand that is told. */
  #closing({ hands, open }: Draft): readonly Feature[] {
    const hand = hands[open];
    if (!hand || hand.cards.length === 0) return [];
    const { least, usual } = this.#vocabulary.hand;
    const count =
      hand.corrected === undefined ? hand.cards.length : Math.max(hand.corrected, hand.cards.length - hand.corrected);
    const pays: Feature[] = [];
    if (count < least) pays.push('short');
    else if (!usual.includes(count) && hand.verb === undefined && this.#vocabulary.hand.least > 0) pays.push('unusual');
    if (hand.announced && hand.announced.count !== count) pays.push('announcedWrong');
    return pays;
  }

  #span({ at, to }: Edge): Span {
    const from = this.#tokens[at]?.from ?? 0;
    return { from, to: this.#tokens[to - 1]?.to ?? from };
  }

  #pay(draft: Draft, pays: readonly Feature[]): Draft {
    if (pays.length === 0) return draft;
    return {
      ...draft,
      cost: pays.reduce((sum, one) => sum + this.#weights[one], draft.cost),
      bill: { pays, before: draft.bill },
    };
  }

  #next(draft: Draft, edge: Edge, change: Change, more: readonly Feature[] = []): Draft {
    const pays = more.length > 0 ? [...edge.pays, ...more] : edge.pays;
    let cost = draft.cost;
    for (const one of pays) cost += this.#weights[one];
    return {
      ...draft,
      prev: edge.is,
      again: draft.again && edge.is !== 'gap',
      ...change,
      cost,
      bill: pays.length > 0 ? { pays, before: draft.bill } : draft.bill,
    };
  }
}

const NOBODY: LooseHand = {
  role: 'player',
  name: undefined,
  known: 'nobody',
  place: { from: 0, to: 0 },
  cards: [],
  empty: false,
  claims: [],
  announced: undefined,
  suit: undefined,
  verb: undefined,
  over: false,
  shared: false,
  versus: false,
  corrected: undefined,
};

/** A hand of which only a kind was told, and that no cards followed. */
function untoldAhead({ ahead }: Draft): LooseHand[] {
  const claims = ahead?.claims.filter(({ asked }) => !asked) ?? [];
  const [first] = claims;
  return first ? [{ ...NOBODY, place: first, claims, known: 'known', verb: 'beats' }] : [];
}

/** Hands that are told once for several. */
function withShared(hands: readonly LooseHand[]): readonly LooseHand[] {
  return hands.map((hand, i) => {
    if (hand.name === undefined || hand.cards.length > 0 || hand.empty || hand.claims.length > 0) return hand;
    const next = hands.slice(i + 1).find(({ cards }) => cards.length > 0);
    return next?.shared && next.cards.every(({ suit }) => suit === undefined) ? { ...hand, cards: next.cards } : hand;
  });
}

function widen(gap: Gap, by: Gap): Gap {
  return gap > by ? gap : by;
}

function replaced(hands: readonly LooseHand[], at: number, hand: LooseHand): LooseHand[] {
  const next = [...hands];
  next[at] = hand;
  return next;
}

/** What was said behind the cards in a question is asked, not claimed; in front of them it is claimed, whatever is asked then. */
function askedNow({ hands, open }: Draft, all: boolean): readonly LooseHand[] {
  const at = all ? hands.length - 1 : open;
  const hand = hands[at];
  const isAsked = (claim: Claim): boolean => claim.behind || hand?.cards.length === 0;
  if (!hand?.claims.some((claim) => !claim.asked && isAsked(claim))) return hands;
  return replaced(hands, at, {
    ...hand,
    claims: hand.claims.map((claim) => (isAsked(claim) ? { ...claim, asked: true } : claim)),
  });
}

/** A card, as far as it was told. */
type Told = Pick<LooseCard, 'rank'> & { readonly suit?: Suit | undefined };

/** As far as they were told, the same card. */
function isAlike(one: Told, other: Told): boolean {
  return one.rank === other.rank && (one.suit === undefined || other.suit === undefined || one.suit === other.suit);
}

/** Does somebody hold this very card, or all four of its rank? */
function isTwice(card: LooseCard, hands: readonly LooseHand[]): boolean {
  let alike = 0;
  for (const hand of hands) {
    const from = hand.corrected ?? 0;
    for (const [i, one] of hand.cards.entries()) {
      if (one.rank !== card.rank || (hand.corrected !== undefined && i < from)) continue;
      alike++;
      if (card.suit !== undefined && one.suit === card.suit) return true;
    }
  }
  return alike >= 4;
}

/** The cards at the end of a hand whose suits were not told. */
function bareAtEnd(cards: readonly LooseCard[]): readonly LooseCard[] {
  const last = cards.findLastIndex(({ suit }) => suit !== undefined);
  return cards.slice(last + 1);
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
  // `với 8 9 cơ`: two, and nothing before them in their part.
  const two = length === 2 && cards.at(-2)?.apart === true;
  return cards.slice(-(length >= SHORTEST_RUN || two ? length : 1));
}
