/** What stands at a place of a story that tells hands by what they come to: somebody, a total, a kind, a number of cards. */

import type { HandKind, Meaning } from '#core/game/vocabulary.ts';
import { fold } from '#src/search/fold.ts';
import { rankSign, type WrittenCard } from '../cards-in-word.ts';
import { kinTo, nameOfKin } from '../lattice/kin.ts';
import type { Found } from '../lattice/piece.ts';
import { numberAt } from '../lattice/rows.ts';
import { GRASPS, PLAYER_LETTERS, type TextView } from '../lattice/text-view.ts';
import { titledAt } from '../lattice/titled.ts';
import { isEnglish } from '../lexicon.ts';
import type { Feature } from '../weights.ts';
import { unplayedTo, unseenTo } from './unseen.ts';

/** A stretch of the text, by the place behind it. */
export type ToldPiece = { readonly to: number } & (
  | {
      readonly is: 'person';
      readonly role: 'cai' | 'player';
      readonly name: string;
      /** By a word that may be anybody: `tôi`. */
      readonly nobody: boolean;
      /** `his`, `bài nó`: whose the hand is that follows. */
      readonly owns: boolean;
    }
  /** `là của Lan`, `is with Dave`: whose hand it was that was told before. */
  | { readonly is: 'owner'; readonly role: 'cai' | 'player'; readonly name: string; readonly nobody: boolean }
  /** Somebody of whose hand nothing is told. */
  | { readonly is: 'mention'; readonly name: string }
  /** `hai đứa cùng`: what follows is said of so many hands. */
  | { readonly is: 'together'; readonly count: number }
  | { readonly is: 'kind'; readonly kind: HandKind; readonly cards: readonly WrittenCard[] }
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'total'; readonly total: number }
  | { readonly is: 'count'; readonly count: number }
  | { readonly is: 'cards'; readonly cards: readonly WrittenCard[] }
  /** `một lá úp`: a card that nobody has seen. */
  | { readonly is: 'unseen' }
  /** `ý lộn`, `hoá ra`: what was told of a hand before is not so. `tưởng`: nor is what follows. */
  | { readonly is: 'corrects' | 'believes' }
  | { readonly is: 'empty' | 'stop' | 'versus' | 'says' | 'eats' | 'not' | 'talk' | 'left' }
);

/**
 * What stands at a place.
 * @param begun somebody was named right before, and nothing said of their hand yet
 */
export function pieceAt(view: TextView, at: number, begun: boolean): ToldPiece {
  const token = view.tokens[at];
  if (!token || token.kind === 'aside') return { is: 'talk', to: at + 1 };
  if (token.kind === 'mark') return { is: STOPS.has(token.text) ? 'stop' : 'talk', to: at + 1 };
  if (view.named.has(at)) {
    // `an xì bàn, cái xì dách`: the name of the game, and somebody's hand.
    const kind = begun ? kindAt(view, at) : undefined;
    return kind ?? { is: 'talk', to: at + 1 };
  }
  // Behind somebody's name a word that joins is no second name: `con cung quac`.
  const person = begun && isJoining(view, at) ? kinAt(view, at) : personAt(view, at);
  return (
    calledAt(view, person) ??
    unseenPiece(view, at) ??
    deniedAt(view, at) ??
    correctionAt(view, at) ??
    (begun ? undefined : togetherAt(view, at)) ??
    dealerOf(view, person) ??
    (person && isTold(view, person.to) ? person : undefined) ??
    ownerAt(view, at) ??
    asidesAt(view, at) ??
    claimAt(view, at) ??
    mentionOf(person) ??
    talkAt(view, at)
  );
}

/** `tụi bay ơi xì dách`: who is spoken to holds nothing of what follows. */
function calledAt(view: TextView, person: PersonPiece | undefined): ToldPiece | undefined {
  return person && CALLS.has(view.textAt(person.to)) ? { is: 'talk', to: person.to + 1 } : undefined;
}

const CALLS: ReadonlySet<string> = new Set(['ơi', 'oi', 'ới', 'ui']);

/** `my cousin, who is banking, has 18`, `ông ngoại làm cái thì xì lác`. */
function dealerOf(view: TextView, person: PersonPiece | undefined): PersonPiece | undefined {
  if (!person || !view.vocabulary.roles.includes('cai')) return undefined;
  const clause = clauseAt(view, person.to);
  const dealt = view.meantAt(person.to).find(({ meaning }) => meaning.is === 'deals')?.to;
  const to = clause?.deals ? clause.to : dealt;
  // `anh Bảy làm cái xì dách`: the game.
  return to !== undefined && !view.named.has(to) && isTold(view, to)
    ? { ...person, role: 'cai', name: 'cai', to }
    : undefined;
}

/** A hand that is told before its owner: `20 là của Lan`, `the 8 was Kim's`. */
function ownerAt(view: TextView, at: number): ToldPiece | undefined {
  let to = at;
  while (to < at + MOST_OWNING && OWNED.has(view.bareAt(to))) to++;
  const person = to > at ? personAt(view, to) : undefined;
  if (!person || isTold(view, person.to)) return undefined;
  const { role, name, nobody } = person;
  return { is: 'owner', role, name, nobody, to: person.to };
}

const MOST_OWNING = 4;
const OWNED: ReadonlySet<string> = new Set('la cua bai is are was were with belongs belong to thi'.split(' '));

/** Names and kin only: anybody may be `nó`. */
function mentionOf(person: ReturnType<typeof personAt>): ToldPiece | undefined {
  return person && !person.nobody && person.role === 'player'
    ? { is: 'mention', name: person.name, to: person.to }
    : undefined;
}

function unseenPiece(view: TextView, at: number): ToldPiece | undefined {
  const to = unseenTo(view, at);
  return to === undefined ? undefined : { is: 'unseen', to };
}

/** `à không`, `I mean`; `tưởng`; `đếm lại`, `ai dè`. */
function correctionAt(view: TextView, at: number): ToldPiece | undefined {
  const words = view.bareOf(at, at + 3);
  const found = /^(?:tuong(?: la)?|thought) /.exec(`${words} `)?.[0];
  if (found !== undefined) return { is: 'believes', to: at + found.trim().split(' ').length };
  const turn = TURNS.exec(`${words} `)?.[0];
  if (turn !== undefined) return { is: 'corrects', to: at + turn.trim().split(' ').length };
  const to = Math.max(
    at,
    ...view.meantAt(at).flatMap(({ meaning, marked, to: end }) => {
      // `an nham`: without its mark a single word may be another one; `nó 18 à` asks.
      const isOne = end === at + 1;
      const isOther = isOne && ((marked && !view.hasMarks(at, end)) || (view.bareAt(at) === 'a' && !view.begins(at)));
      return meaning.is === 'corrects' && !isOther ? [end] : [];
    }),
  );
  return to > at ? { is: 'corrects', to } : undefined;
}

const TURNS = /^(?:(?:dem|nhin|xem|coi|tinh|cong) lai|hoa ra|ai de|thuc ra|turn(?:s|ed) out) /;

/** `k ai có`, `không có`: what follows is not so. */
function deniedAt(view: TextView, at: number): ToldPiece | undefined {
  // `K cơ` is a card, `k có` is not.
  const isHeld = HELD.has(view.bareAt(at + 1)) && !view.isSuit(at + 1);
  return isNegative(view, at) && isHeld ? { is: 'not', to: at + 1 } : undefined;
}

/** `lá thứ 3`, `dưới 21`, `có tính ù`: numbers and kinds that no hand is said to have. */
function asidesAt(view: TextView, at: number): ToldPiece | undefined {
  const number = /^(?:thu|duoi|tren|qua|under|over|below|above|than|diem|moc)$/.test(view.bareAt(at))
    ? numberAt(view, at + 1)
    : undefined;
  if (number && kindAt(view, at) === undefined) return { is: 'talk', to: number.to };
  // `we are four`.
  const many = /^(?:we|there|they) (?:are|were)$/.test(view.bareOf(at, at + 2)) ? numberAt(view, at + 2) : undefined;
  if (many && view.endsAt(many.to)) return { is: 'talk', to: many.to };
  const asked = ['co tinh', 'tinh la', 'co phai', 'co duoc tinh', 'count as', 'counts as', 'is it'].find(
    (words) => view.bareOf(at, at + words.split(' ').length) === words,
  );
  if (asked === undefined) return undefined;
  const to = at + asked.split(' ').length;
  return { is: 'talk', to: Math.max(to, kindAt(view, to)?.to ?? to) };
}

const STOPS: ReadonlySet<string> = new Set([',', ';', '.', '!', '?', '\n', '(', ')', '|', '/']);

/** A statement about a hand. */
function claimAt(view: TextView, at: number): ToldPiece | undefined {
  const talk = longest(view, at, 'chatter');
  const kind = kindAt(view, at);
  // Where plays are made, kinds are said of plays.
  if (kind && kind.to >= talk && !view.plays) return kind;
  if (view.plays) {
    const unplayed = unplayedTo(view, at);
    if (unplayed !== undefined) return { is: 'count', count: ALL_TEN, to: unplayed };
  }
  const empty = Math.max(longest(view, at, 'empty'), winnerTo(view, at));
  if (view.plays && empty > at && empty >= talk) return { is: 'empty', to: empty };
  return cardsAt(view, at) ?? numberPieceAt(view, at);
}

/** `the winner is Trúc`, `người về nhất là Trúc`: whose hand it was is told behind it. */
function winnerTo(view: TextView, at: number): number {
  const words = /^(?:(?:the )?winner|nguoi (?:thang|nhat|ve nhat|het bai)) (?=is |was |la )/.exec(
    view.bareOf(at, at + 4),
  )?.[0];
  return words === undefined ? at : at + words.trim().split(' ').length;
}

/** Who has played nothing holds all cards that were dealt (rule sam-cong). */
const ALL_TEN = 10;

/** A kind of hand, with the rank that it is of: `đôi già`, `thú 8 với 7`, `three jacks`. */
function kindAt(view: TextView, at: number): (ToldPiece & { readonly is: 'kind' }) | undefined {
  const found = view
    .meantAt(at)
    .flatMap(({ meaning, to }) => {
      const size = sizeOfKind(meaning);
      const kind = 'kind' in meaning ? meaning.kind : undefined;
      return size !== undefined && kind !== undefined && kind in view.vocabulary.kinds ? [{ kind, size, to }] : [];
    })
    .reduce<{ kind: HandKind; size: number; to: number } | undefined>(
      (best, one) => (best && best.to >= one.to ? best : one),
      undefined,
    );
  if (!found) return severalAt(view, at);
  const { kind, size, to } = found;
  const rank = rankBehind(view, to);
  if (!rank) return { is: 'kind', kind, cards: [], to };
  const cards = Array.from({ length: size }, (): WrittenCard => ({ rank: rank.value }));
  // Two pairs: `thú 8 với 7`.
  const other = kind === 'thu' && view.means(rank.to, 'and') ? rankBehind(view, rank.to + 1) : undefined;
  const more = Array.from({ length: other ? size : 0 }, (): WrittenCard => ({ rank: other?.value ?? rank.value }));
  return { is: 'kind', kind, cards: [...cards, ...more], to: other?.to ?? rank.to };
}

/** How many cards of the rank behind it a kind has; undefined for what is no kind. */
function sizeOfKind(meaning: Meaning): number | undefined {
  switch (meaning.is) {
    case 'group':
      return meaning.size;
    case 'full':
      return 3;
    case 'kind':
    case 'row':
    case 'flush':
      return 1;
    default:
      return undefined;
  }
}

/** One rank, and no other one behind it. */
function rankBehind(view: TextView, at: number): Found<WrittenCard['rank']> | undefined {
  const rank = view.ranksAt(at)[0];
  const isAlone = rank && !numberAt(view, rank.to) && view.ranksAt(rank.to).length === 0 && !isPoints(view, rank.to);
  return isAlone ? rank : undefined;
}

const isPoints = (view: TextView, at: number): boolean => view.means(at, 'points', 'unit');

/** `three jacks`, `hai già`, in games that know such groups. */
function severalAt(view: TextView, at: number): (ToldPiece & { readonly is: 'kind' }) | undefined {
  const count = view.countAt(at);
  const kind = count === undefined ? undefined : GROUP_KINDS[count];
  if (count === undefined || kind === undefined || !(kind in view.vocabulary.kinds)) return undefined;
  const unit = longest(view, at + 1, 'unit');
  const rank = view.ranksAt(unit)[0];
  // `3 con 9`; `3 9` may be anything.
  const isCard = unit > at + 1 ? rankBehind(view, unit) !== undefined : rank?.word === true && !rank.number;
  if (!rank || !isCard) return undefined;
  return { is: 'kind', kind, cards: Array.from({ length: count }, () => ({ rank: rank.value })), to: rank.to };
}

const GROUP_KINDS: readonly (HandKind | undefined)[] = [undefined, undefined, 'doi', 'sam', 'tu-quy'];

/** `18 điểm`, `3 lá`, `18`. */
function numberPieceAt(view: TextView, at: number): ToldPiece | undefined {
  const short = /^(\d{1,2})(?:n|đ|p|pt|pts|nut|nút)$/.exec(view.textAt(at))?.[1];
  if (short !== undefined) return { is: 'total', total: Number(short), to: at + 1 };
  const number = wholeNumberAt(view, at);
  if (!number) return undefined;
  const { value, to } = number;
  // `ba cây …`: the game itself.
  const isGame = view.vocabulary.names.some(({ says }) =>
    says.split(', ').some((name) => fold(name) === view.bareOf(at, to + 1)),
  );
  if (at === 0 && isGame) return { is: 'talk', to: to + 1 };
  const end = (sort: 'points' | 'unit' | 'counted'): number => longest(view, to, sort);
  if (end('points') > to) return { is: 'total', total: value, to: end('points') };
  const left = /^(?:left|more)$/.test(view.bareAt(to)) ? to + 1 : to;
  // `con 14`, `14 con`: who, and how many.
  const unit = Math.max(left, end('unit'));
  if (unit > to && value <= MOST_COUNT) return { is: 'count', count: value, to: unit };
  if (end('counted') > to) return { is: 'talk', to: end('counted') };
  // `tui còn 5`, `she holds two`, `Bình 5`: of cards that have no total. `nó 2` may as well be a heo.
  const isOwned = value > 2 && view.endsAt(to) && view.means(at - 1, 'person') && !view.means(at - 1, 'unit', 'count');
  if (view.plays && value <= ALL_TEN && (isOwned || isLeaving(view, at - 1))) return { is: 'count', count: value, to };
  // `một` in a sentence is an article.
  const isFigure = /^\d/.test(view.textAt(at)) || view.endsAt(to) || view.bareAt(to) === 'each';
  const hasTotals = view.vocabulary.agrees !== undefined;
  return hasTotals && (isFigure || value > 10) ? { is: 'number', value, to } : undefined;
}

/** Between somebody and how many cards they have left; `còn con 5` is a card. */
function isLeaving(view: TextView, at: number): boolean {
  if (view.bareAt(at) !== 'con' || view.hasMarks(at, at + 1)) return LEAVES.has(view.bareAt(at));
  return !view.marked && view.bareAt(at - 1) !== 'con';
}

const LEAVES: ReadonlySet<string> = new Set(['con', 'has', 'have', 'holds']);

/** A number with all its words: `mười chín`, `hăm mốt`, `twenty-three`. */
function wholeNumberAt(view: TextView, at: number): Found<number> | undefined {
  // `hạ sau con`, where all words have their marks, is no six.
  if (
    view.marked &&
    !view.hasMarks(at, at + 1) &&
    view.meantAt(at).some(({ meaning, marked }) => meaning.is === 'count' && marked)
  )
    return undefined;
  const ten = TENS.get(view.bareAt(at));
  const number = numberAt(view, at);
  const isTen = ten === undefined && number?.value === 10 && number.to === at + 1 && view.bareAt(at) === 'muoi';
  const tens = isTen ? 10 : ten;
  if (tens === undefined) return number;
  const next = view.textAt(at + 1) === '-' ? at + 2 : at + 1;
  const units = view.countAt(next) ?? UNITS.get(view.bareAt(next));
  return units !== undefined && units < 10
    ? { value: tens + units, to: next + 1, pays: [] }
    : (number ?? { value: tens, to: at + 1, pays: [] });
}

/** Where units may follow. */
const TENS: ReadonlyMap<string, number> = new Map(
  ['ham', 'twenty', 'thirty', 'forty', 'fifty', 'sixty'].map((word, at) => [word, 10 * Math.max(at + 1, 2)]),
);
const UNITS: ReadonlyMap<string, number> = new Map([
  ['mot', 1],
  ['lam', 5],
]);

/** More cards than these nobody holds, even by a misdeal: `31 left` are points. */
const MOST_COUNT = 13;

/** Cards by a letter, a sign or with a suit: `J`, `9♠`, `át rô`. */
function cardsAt(view: TextView, at: number): ToldPiece | undefined {
  // `two aces`.
  const count = view.countAt(at);
  const several =
    count !== undefined && count > 1 && count < 5 ? view.ranksAt(longest(view, at + 1, 'unit'))[0] : undefined;
  if (count !== undefined && several?.word && !several.number)
    return { is: 'cards', cards: Array.from({ length: count }, () => ({ rank: several.value })), to: several.to };
  const rank = view.ranksAt(at)[0];
  // `a 2`, `stopped at 14`.
  if (!rank || rank.pays.some((one) => DOUBTFUL.has(one))) return undefined;
  const suit = view.suitAt(rank.to);
  // `k chịu lật`: does not.
  const isNot = view.textAt(at) === 'k' && !view.isCapital(at) && view.isTalk(at + 1);
  const isLetter = /^[jqka]$/.test(view.textAt(at)) && (view.isCapital(at) || !view.isTail(at)) && !isNot;
  const isWord = rank.word && !rank.number;
  if (!suit && !isLetter && !isWord && !(isDigit(view, at) && rank.to - at === 1 && inRow(view, at))) return undefined;
  return {
    is: 'cards',
    cards: [{ rank: rank.value, ...(suit && { suit: suit.value }) }],
    to: suit ? suit.to : rank.to,
  };
}

/** What makes it doubtful that a word is a card. */
const DOUBTFUL: ReadonlySet<Feature> = new Set(['aceForArticle', 'foldedCard', 'letterInWords']);

const isDigit = (view: TextView, at: number): boolean => /^(?:10|[2-9])$/.test(view.textAt(at));

/** Figures one behind the other are cards: `9 9 K Q`. */
function inRow(view: TextView, at: number): boolean {
  const isRank = (i: number): boolean => rankSign(view.textAt(i)) !== undefined;
  return isRank(at + 1) || isRank(at - 1);
}

/** Somebody; not yet whether anything is told of their hand. */
function personAt(view: TextView, at: number): PersonPiece | undefined {
  return kinAt(view, at) ?? oneselfAt(view, at);
}

type PersonPiece = ToldPiece & { readonly is: 'person' };

/** `bạn nó`, by all of these words. */
function kinAt(view: TextView, at: number): PersonPiece | undefined {
  const to = kinTo(view, at, (from) => oneselfAt(view, from)?.to);
  if (to === undefined) return undefined;
  const [owns, name] = [OWNS.test(view.bareOf(at, to)), nameOfKin(view, at, to)];
  return { is: 'person', role: 'player', nobody: false, owns, name, to };
}

/** Somebody, by a name or a word of their own. */
function oneselfAt(view: TextView, at: number): PersonPiece | undefined {
  // `chỉ` inside a clause: only.
  if (view.textAt(at) === 'chỉ' && !view.begins(at) && !view.follows(at, 'and')) return undefined;
  const all = view.meantAt(at);
  const talk = longest(view, at, 'chatter', 'asks');
  const best = all
    // `cái lật` is talk, `cái lật con 9` tells of a hand.
    .filter(
      ({ meaning, marked, to }) =>
        (meaning.is === 'person' || (meaning.is === 'role' && meaning.role === 'cai')) &&
        (to >= talk || isTold(view, to)) &&
        // `can` is no Cẩn.
        !(marked && view.english && !view.isCapital(at) && isEnglish(view.bareOf(at, to))),
    )
    .reduce<(typeof all)[number] | undefined>((one, other) => (one && one.to >= other.to ? one : other), undefined);
  const titled = all.flatMap(({ meaning, to }) =>
    meaning.is === 'title' && !isJoining(view, to) ? titledAt(view, at, to, []) : [],
  )[0];
  const person = { is: 'person', role: 'player', nobody: false, owns: false } as const;
  // `thằng Quyết`, `bé Su`: behind a title a word with a capital is a name, whatever it is else.
  const title = titled
    ? undefined
    : all.find(({ meaning, to }) => meaning.is === 'title' && isCapitalName(view, to))?.to;
  if (title !== undefined) return { ...person, name: view.nameOf(at, title + 1), to: title + 1 };
  // `cái Thơm`, where nobody is the banker.
  if (best?.meaning.is === 'role' && !view.vocabulary.roles.includes('cai') && isCapitalName(view, best.to))
    return { ...person, name: view.nameOf(at, best.to + 1), to: best.to + 1 };
  if (best?.meaning.is === 'role') return { ...person, role: 'cai', name: 'cai', to: best.to };
  // `chín`, `thú` and `ba tiên` are names by a capital alone.
  const kind = view.isCapital(at) ? undefined : kindAt(view, at);
  const isWord = !view.isCapital(at) && Boolean(kind ?? numberAt(view, at) ?? view.ranksAt(at)[0]);
  // `ba tây` is no hand of bả.
  if (isWord && (kind || !(best?.meaning.is === 'person' && best.meaning.nobody))) return undefined;
  if (!isWord && titled?.is === 'person' && titled.to > (best?.to ?? at))
    return { ...person, name: titled.name, to: titled.to };
  if (best?.meaning.is === 'person' && isNamed(view, at, best.meaning.nobody)) {
    const name = view.nameOf(at, best.to).replace(/^(?:bài|tay)-|-hand$/, '');
    return { ...person, name, nobody: best.meaning.nobody, owns: OWNS.test(view.bareOf(at, best.to)), to: best.to };
  }
  const isLetter = PLAYER_LETTERS.test(view.textAt(at)) && view.begins(at) && numberPieceAt(view, at + 1) !== undefined;
  const isName =
    isLetter || view.isStranger(at) || (view.isCapital(at) && view.isKnownName(at)) || isJoinedName(view, at);
  return isName ? { ...person, name: view.textAt(at), to: at + 1 } : undefined;
}

/** A word that only a capital makes a name. */
function isCapitalName(view: TextView, at: number): boolean {
  return view.isCapital(at) && view.textAt(at).length > 1 && view.ranksAt(at).length === 0 && !view.isSuit(at);
}

/** `Hoc với Hạnh`: a word with a capital beside somebody's name is one too. */
function isJoinedName(view: TextView, at: number): boolean {
  const isCapital = view.isCapital(at) && !view.beginsSentence(at) && view.meansAlone(at, 'chatter');
  const isBeside = (joint: number, name: number): boolean =>
    view.means(joint, 'and') && view.isCapital(name) && view.isName(name);
  return isCapital && (isBeside(at + 1, at + 2) || isBeside(at - 1, at - 2));
}

/** A word between somebody and their hand. */
function isJoining(view: TextView, at: number): boolean {
  return !view.isCapital(at) && (view.isHolding(at) || JOINS.has(view.bareAt(at)));
}

/** A word for somebody, and no other word: `ma` is mà inside a clause, and `him` is somebody who was beaten. */
function isNamed(view: TextView, at: number, nobody: boolean): boolean {
  // `can you have zero`: anybody.
  const isAnybody = view.bareAt(at) === 'you' && /^(?:can|do|if|could|should|may)$/.test(view.bareAt(at - 1));
  if (nobody) return !OBJECTS.has(view.bareAt(at)) && !isAnybody;
  const isTalk = view.meansAlone(at, 'chatter') && !view.isCapital(at) && !view.hasMarks(at, at + 1);
  return !isHas(view, at) && (!isTalk || view.begins(at));
}

const OBJECTS: ReadonlySet<string> = new Set(['him', 'them', 'us', 'we']);

/** `co`: has, and no aunt. */
function isHas(view: TextView, at: number): boolean {
  return GRASPS.has(view.bareAt(at)) && !view.isCapital(at) && !view.hasMarks(at, at + 1);
}

const OWNS = /^(?:his|her|my|their|bai .*|tay .*)$/;

/** Something is told of a hand behind these words that join somebody to it: `có`, `is`, `'s meld is`. */
function isTold(view: TextView, from: number): boolean {
  for (let at = from; at < from + MOST_JOINING; at++) {
    const token = view.tokens[at];
    if (!token) return false;
    const clause = clauseTo(view, at);
    if (clause !== undefined) return isTold(view, clause);
    if (token.kind === 'own' || token.text === ':' || token.text === '-' || token.text === '=') continue;
    if (token.kind === 'mark') return false;
    if (view.named.has(at)) return kindAt(view, at) !== undefined;
    if (unseenTo(view, at) !== undefined || claimAt(view, at)) return true;
    // `An với Bình đều 17`.
    const other = view.means(at, 'and') ? personAt(view, at + 1) : undefined;
    if (other) return isTold(view, other.to);
    if (view.means(at, 'versus', 'says', 'role') && !view.isHolding(at)) return false;
    if (personAt(view, at)?.nobody === false && view.isCapital(at)) return false;
    if (!view.isHolding(at) && !JOINS.has(token.bare) && view.meantAt(at).length === 0) return false;
  }
  return false;
}

/** Where `, whose cards were all diamonds,` ends: more of somebody, before their hand. Not of who deals. */
export function clauseTo(view: TextView, at: number): number | undefined {
  const clause = clauseAt(view, at);
  return clause?.deals ? undefined : clause?.to;
}

function clauseAt(view: TextView, at: number): { readonly to: number; readonly deals: boolean } | undefined {
  if (view.textAt(at) !== ',' || !/^(?:who|whose|which|that)$/.test(view.bareAt(at + 1))) return undefined;
  let deals = false;
  for (let to = at + 2; to < view.tokens.length && !/^[.;!?\n]$/.test(view.textAt(to)); to++) {
    deals ||= view.means(to, 'deals');
    if (view.textAt(to) === ',') return { to: to + 1, deals };
  }
  return undefined;
}

/** More words than these do not stand between somebody and their hand. */
const MOST_JOINING = 6;
const JOINS: ReadonlySet<string> = new Set(
  'la thi cung con bi dinh duoc moi chi tong tinh a an the at on with ended ends total totals meld melds only just still up to s got hold did have has is both each deu mot dang roi nguyen moi cay van khai ho khoe lat ngua stood stand stands standing busted finished finish drew made on in of'.split(
    ' ',
  ),
);

/** `hai đứa cùng`, `cả hai`, `both`. */
function togetherAt(view: TextView, at: number): ToldPiece | undefined {
  const same = longest(view, at, 'same');
  const text = view.bareOf(at, at + 3);
  const many =
    /^(?:hai|ba|bon|2|3|4|two|three|four) (?:dua|nguoi|nha|thang|ong|ba|chau|ben|players|people|of us)\b(?: cung| deu)?/.exec(
      text,
    )?.[0];
  if (many !== undefined) {
    const to = at + many.split(' ').length;
    // `nhà có ba người, …`: how many play.
    return view.textAt(to) === ',' && isPlaying(view, at)
      ? { is: 'talk', to }
      : { is: 'together', count: view.countAt(at) ?? 2, to };
  }
  // `ba cây cùng 9 điểm`; behind somebody's name it joins.
  const isMany = same > at && (view.begins(at) || !/^(?:cung|deu|chung)$/.test(view.bareAt(at)));
  return isMany && isTold(view, same) ? { is: 'together', count: 2, to: same } : undefined;
}

function isPlaying(view: TextView, at: number): boolean {
  return /^(?:co|choi|nha|ban|tui|em|minh)$/.test(view.bareAt(at - 1));
}

/** Everything else. */
function talkAt(view: TextView, at: number): ToldPiece {
  const end = (...sorts: Parameters<typeof longest>[2][]): number => longest(view, at, ...sorts);
  const known = Math.max(at, ...view.meantAt(at).map(({ to }) => to));
  const said = Math.max(end('says'), SAYS.has(view.bareAt(end('chatter') - 1)) ? end('chatter') : at);
  if (said > at && said >= end('chatter')) return { is: 'says', to: said };
  if (end('eaten') > at) return { is: 'eats', to: end('eaten') };
  if (isNegative(view, at) && !view.endsAt(at + 1)) return { is: 'not', to: at + 1 };
  const versus = Math.max(end('versus'), BEATS.has(view.bareAt(at)) ? at + 1 : at);
  if (versus > at) return { is: 'versus', to: versus };
  const isLittle = view.tokens[at]?.kind === 'own' || LITTLE.test(view.bareAt(at));
  return known > at || isLittle ? { is: 'talk', to: Math.max(known, at + 1) } : { is: 'left', to: at + 1 };
}

/** Words that tell nothing by themselves. */
const LITTLE = /^(?:is|are|was|were|the|an?)$/;

/** The last words of phrases of talk: `tui nói`. */
const SAYS: ReadonlySet<string> = new Set('noi bao keu doi cai says say said thinks'.split(' '));

/** Between two hands that are compared. */
const BEATS: ReadonlySet<string> = new Set(['gap', 'dung', 'hon', 'beat', 'beats', 'hay']);

/** `nó` is somebody. */
function isNegative(view: TextView, at: number): boolean {
  return NEGATIVE.has(view.bareAt(at)) && (view.english || view.bareAt(at) !== 'no');
}

const NEGATIVE: ReadonlySet<string> = new Set('khong ko hong hok chua chang no not without isnt doesnt k'.split(' '));
/** Behind a word that denies: `k ai có`, `không có`. */
const HELD: ReadonlySet<string> = new Set('ai co cam giu phai an any'.split(' '));

/** Where the longest phrase of these sorts ends that begins here; the same place where there is none. */
function longest(view: TextView, at: number, ...sorts: readonly Parameters<TextView['means']>[1][]): number {
  return Math.max(at, ...view.meantAt(at).flatMap(({ meaning: { is }, to }) => (sorts.includes(is) ? [to] : [])));
}
