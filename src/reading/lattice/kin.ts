/** Somebody by whose friend or kin they are: `bạn nó`, `em vợ tui`, `anh của Lan`, `my brother's friend`. They are nobody else. */

import { fold, markedText } from '#src/search/fold.ts';
import { costOfColon, ownAt } from './names.ts';
import type { Edge } from './piece.ts';
import type { TextView } from './text-view.ts';
import { titledAt } from './titled.ts';

/**
 * Where such words end that begin here; undefined where there are none.
 * @param personTo where somebody's name ends
 */
export function kinTo(view: TextView, at: number, personTo: (at: number) => number | undefined): number | undefined {
  return view.english ? englishTo(view, at, personTo) : vietnameseTo(view, at, personTo);
}

/** They as one person who holds cards: `bạn nó 10 9`. */
export function kinEdgesAt(view: TextView, at: number): Edge[] {
  const to = view.plays ? undefined : kinTo(view, at, (from) => ownerTo(view, from));
  if (to === undefined || !(view.cardsFollow(to) || view.isHolding(to))) return [];
  const name = nameOfKin(view, at, to);
  return [{ is: 'person', name, known: 'known', behind: ownAt(view, to, at), at, to, pays: costOfColon(view, to) }];
}

function ownerTo(view: TextView, at: number): number | undefined {
  const ends = view.meantAt(at).flatMap(({ meaning, to }) => {
    if (meaning.is === 'title') return titledAt(view, at, to, []).map((edge) => edge.to);
    return meaning.is === 'person' ? [to] : [];
  });
  return ends.length > 0 ? Math.max(...ends) : undefined;
}

/** `chị-hai-em`. */
export function nameOfKin(view: TextView, at: number, to: number): string {
  const words = view.tokens.slice(at, to).filter(({ kind, bare }) => kind === 'word' && bare !== 'cua');
  return words.map(({ text }) => text).join('-');
}

function vietnameseTo(view: TextView, at: number, personTo: (at: number) => number | undefined): number | undefined {
  const from = CLASSES.has(view, at) && NEAR.has(view, at + 1) ? at + 1 : at;
  if (view.isCapital(at) && !view.beginsSentence(at)) return undefined;
  if (!KIN.has(view, from) || (isAmbiguous(view, from) && !view.begins(at))) return undefined;
  let to = from + 1;
  while (KINDS.has(view, to)) to++;
  const isOf = view.bareAt(to) === 'cua' || (NUMBERED.has(view, to) && view.bareAt(to + 1) === 'cua');
  if (isOf) {
    const owner = view.bareAt(to) === 'cua' ? to + 1 : to + 2;
    return vietnameseTo(view, owner, personTo) ?? personTo(owner);
  }
  const further = NEAR.has(view, to) || (KIN.has(view, to) && !OWNERS.has(view, to));
  const next = further ? vietnameseTo(view, to, personTo) : undefined;
  if (next !== undefined) return next;
  const named = personTo(to);
  // `vợ Lan`, `mẹ bé Na`; `anh Dũng` himself has a title, and `ba tay` is three faces.
  const isNumber = view.countAt(to + 1) !== undefined && !view.isCapital(to + 1);
  const isTitled = named !== undefined && named > to + 1 && !isNumber && (KIN.has(view, to) || CLASSES.has(view, to));
  const isName = named !== undefined && NEAR.has(view, from) && !OWNERS.has(view, to);
  if (isTitled || isName) return named;
  // `em chỉ 17`: only.
  const isOnly = view.bareAt(to) === 'chi' && !NEAR.has(view, from);
  return OWNERS.has(view, to) && !isOnly ? to + 1 : undefined;
}

/** `19 ma em 18` is mà. */
function isAmbiguous(view: TextView, at: number): boolean {
  return !view.hasMarks(at, at + 1) && /^(?:ma|di|mo|co|cau|chi)$/.test(view.bareAt(at));
}

function englishTo(view: TextView, at: number, personTo: (at: number) => number | undefined): number | undefined {
  let to = at;
  if (DETERMINERS.test(view.bareAt(at))) to = englishKin(view, at + 1);
  else {
    const owner = personTo(at);
    if (owner === undefined || view.tokens[owner]?.kind !== 'own') return undefined;
    to = englishKin(view, owner + 1);
    if (to === owner + 1) return undefined;
  }
  if (to === at + 1 || to === at) return undefined;
  for (;;) {
    const isOwn = view.tokens[to]?.kind === 'own';
    const next = isOwn ? englishKin(view, to + 1) : to;
    if (next > to + 1) to = next;
    else if (view.bareAt(to) === 'of' && /^(?:mine|his|hers|theirs|yours)$/.test(view.bareAt(to + 1))) return to + 2;
    else return to;
  }
}

/** The place behind `little sister`, `mother in law`; the same place where there is no kin. */
function englishKin(view: TextView, at: number): number {
  const from = /^(?:old|little|big|older|younger|best|other|poor|own)$/.test(view.bareAt(at)) ? at + 1 : at;
  if (!ENGLISH_KIN.test(view.bareAt(from))) return at;
  return view.bareOf(from + 1, from + 3) === 'in law' ? from + 3 : from + 1;
}

const DETERMINERS = /^(?:a|my|his|her|their|our|your|the)$/;
const ENGLISH_KIN =
  /^(?:(?:girl|boy)?friend|buddy|mate|wife|husband|partner|brother|sister|mother|father|mom|mum|dad|son|daughter|uncle|aunt|auntie|cousin|neighbou?r|boss|kid|boy|girl|man|woman|nephew|niece|grand(?:ma|pa|mother|father|son)|roommate|colleague)$/;

/** Words as they are spelt, or without any marks where the text has none. */
class Words {
  readonly #marked: ReadonlySet<string>;
  readonly #bare: ReadonlySet<string>;

  constructor(words: string, marked = '') {
    this.#marked = new Set([...words.split(' '), ...marked.split(' ')].map(markedText));
    this.#bare = new Set(words.split(' ').map(fold));
  }

  has(view: TextView, at: number): boolean {
    const token = view.tokens[at];
    if (token?.kind !== 'word') return false;
    return view.marked || token.spoken !== token.bare ? this.#marked.has(token.spoken) : this.#bare.has(token.bare);
  }
}

/** `con bạn`, `thằng em`. */
const CLASSES = new Words('thằng thg nhỏ đứa con ông bà anh chị cô chú');
/** They are somebody's: `vợ Lan` is not called Lan. */
const NEAR = new Words('bạn vợ chồng bồ');
/** In a text without marks `con` is còn as often as not. */
const KIN = new Words(
  'bạn vợ chồng bồ bố ba cha tía má mẹ ông bà anh chị em cô dì chú bác cậu mợ thím dượng cháu sếp',
  'con',
);
/** `bạn gái`, `em vợ`, `ông nội`. */
const KINDS = new Words('gái trai thân rể dâu ruột ngoại nội cùng học');
/** `chị hai của em`. */
const NUMBERED = new Words('hai ba tư năm sáu bảy tám chín út cả');
const OWNERS = new Words('tôi tui tao mình em nó anh chị cháu mày hắn ta ấy ảnh ổng bả e', 'tớ con bạn họ');
