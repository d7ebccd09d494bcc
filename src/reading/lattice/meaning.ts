/** Turns the meaning of a word or a phrase into lattice edges. */

import type { MeaningOf } from '#core/game/vocabulary.ts';
import { rankSign } from '../cards-in-word.ts';
import { isEnglish } from '../lexicon.ts';
import type { Feature } from '../weights.ts';
import { isStrong } from './context.ts';
import { costOfColon, ownAt } from './names.ts';
import { type Edge, GAPS, type Meant, type Piece } from './piece.ts';
import { numberAt, pastWords, suitAheadAt, suitsAt, suitsFrom } from './rows.ts';
import { somebodyAt } from './somebody.ts';
import { articleAt, costOfTalk } from './talk.ts';
import { NONE, type TextView } from './text-view.ts';
import { titledAt } from './titled.ts';

/** @param pays the cost of the word, however it is meant @param before what the place may mean already */
export function edgesOfMeaning(
  view: TextView,
  at: number,
  { meaning, marked, to }: Meant,
  pays: readonly Feature[],
  before: readonly Edge[],
): Edge[] {
  const edge = (piece: Piece, more: readonly Feature[] = NONE, end = to): Edge[] => [
    { ...piece, at, to: end, pays: [...pays, ...more] },
  ];
  const costAsTalk = (strong = isStrong(view, at)): readonly Feature[] => costOfTalk(view, at, to, strong);
  const asTalk = (strong?: boolean): Edge[] => edge({ is: 'chatter' }, costAsTalk(strong));
  const bare = marked && !view.hasMarks(at, to);
  switch (meaning.is) {
    case 'suit': {
      if (to > at + 1) return [];
      const suits = suitsFrom(view, at);
      return [...suitAheadAt(view, at), ...edge({ is: 'suits', suits: suits.suits }, view.rival(at, 'suit'), suits.to)];
    }
    case 'group':
    case 'full':
    case 'row':
    case 'flush':
      return kindAt(view, to, meaning, before).flatMap(([piece, cost, end]) => edge(piece, [cost], end));
    case 'kind':
      return edge({ is: 'kind', kind: meaning.kind, cards: meaning.cards ?? [] }, ['kind']);
    case 'role':
      return roleAt(view, at, to, meaning).flatMap(([piece, more]) => edge(piece, more));
    case 'verb':
      if (view.plays) return edge({ is: 'verb', verb: meaning.verb, ends: view.endsAt(to) }, ['verb']);
      return meaning.verb === 'beats' || meaning.verb === 'beaten'
        ? edge({ is: 'gap', gap: GAPS.versus, sign: 'versus' }, ['verb'])
        : [];
    case 'deals':
      return view.vocabulary.roles.includes('cai') ? edge({ is: 'deals' }, ['deals']) : [];
    case 'person':
      return !meaning.english || view.english ? somebodyAt(view, at, to, meaning, pays) : [];
    case 'title':
      return titledAt(view, at, to, pays);
    case 'versus':
      return edge({ is: 'gap', gap: GAPS.versus, sign: 'versus' }, bare && to === at + 1 ? costAsTalk() : NONE);
    case 'empty':
      return view.plays ? edge({ is: 'empty' }, ['empty']) : [];
    case 'of':
      return [...(view.tokens[at]?.bare === 'of' ? suitsAt(view, at) : []), ...edge({ is: 'of' })];
    case 'corrects':
      return (bare && to === at + 1) || view.isDenied(to) ? [] : edge({ is: 'corrects' });
    case 'house':
      return [
        ...edge(
          { is: 'chatter' },
          view.textAt(at - 1) === '(' ? ['chatter', 'chatterThough', 'chatterThough'] : ['chatter'],
        ),
        ...whoseRules(view, at, to),
      ];
    case 'without':
      // `doi 10` is đôi 10.
      if (bare) return [];
      return view.ranksAt(pastWords(view, to, ['unit', 'count1'])).length > 0
        ? edge({ is: 'without' })
        : edge({ is: 'chatter' }, ['chatter']);
    case 'says':
    case 'draws':
    case 'same':
    case 'eaten':
    case 'chot':
      return edge({ is: meaning.is });
    case 'asks':
      return edge({ is: 'asks' }, costAsTalk());
    case 'chatter':
      if (meaning.english && !view.english && to === at + 1)
        return edge({ is: 'chatter' }, isNamed(view, at) ? ['foreign', 'chatterThough'] : ['foreign']);
      return asTalk().map((one) => ({ ...one, pays: [...one.pays, ...costOfGroup(view, at, to, bare)] }));
    case 'and':
      return asTalk();
    case 'unit':
    case 'worth': {
      // `boc at`: where nobody speaks English it is át.
      const isRank = isEnglish(view.bareOf(at, to)) && view.ranksAt(at).some((one) => one.to === to);
      return isRank && !view.english ? [] : asTalk(false);
    }
    case 'article':
      return articleAt(view, at);
    case 'rank':
    case 'count':
    case 'points':
    case 'from':
    case 'to':
    case 'counted':
    case 'ordinal':
      return [];
  }
}

/** What somebody says a hand is: `sảnh`, `thùng cơ`, `run of five clubs`. */
function kindAt(
  view: TextView,
  to: number,
  meaning: MeaningOf<'group' | 'full' | 'row' | 'flush'>,
  before: readonly Edge[],
): (readonly [Piece, Feature, number])[] {
  const found: (readonly [Piece, Feature, number])[] = [];
  const kind = meaning.kind;
  const suit = view.suitAt(to);
  if (suit && (meaning.is === 'flush' || (meaning.is === 'row' && meaning.suited)))
    found.push([{ is: 'flush', kind, suit: suit.value }, 'suitAll', suit.to]);
  if (!kind) return found;
  const claim: Piece = { is: 'kind', kind, cards: [] };
  if (meaning.is === 'row' && view.tokens[to]?.bare === 'of') {
    const count = numberAt(view, to + 1);
    const suitOfAll = count && view.suitAt(count.to);
    if (count && count.value > 2 && suitOfAll) found.push([claim, 'kind', suitOfAll.to]);
  }
  // A kind that names its cards is no claim.
  const isTold = meaning.is !== 'flush' && before.some((edge) => edge.is === 'cards' && edge.to > to);
  if (!isTold) found.push([claim, 'kind', to]);
  return found;
}

function roleAt(
  view: TextView,
  at: number,
  to: number,
  { role }: MeaningOf<'role'>,
): (readonly [Piece, readonly Feature[]])[] {
  // `with no banker`.
  if (NO.has(view.bareAt(at - 1))) return [[{ is: 'chatter' }, NONE]];
  if (view.vocabulary.roles.includes(role)) {
    if (role === 'ban') return [[{ is: 'verb', verb: 'lies', ends: view.endsAt(to) }, ['verb']]];
    if (role === 'danh') return [[{ is: 'verb', verb: 'plays', ends: view.endsAt(to) }, ['verb']]];
    return [[{ is: 'role', role, behind: ownAt(view, to, at) }, ['role', ...costOfColon(view, to)]]];
  }
  // There is no banker here, although the text names one.
  if (role === 'cai' && (view.tokens[to]?.text === ':' || (view.begins(at) && view.cardsFollow(to))))
    return [[{ is: 'role', role, behind: false }, NONE]];
  return [[{ is: 'chatter' }, costOfTalk(view, at, to, view.means(at, 'without'), false)]];
}

/** `luật nhà cô Ba`: a person's house rules are reported as unread. */
function whoseRules(view: TextView, at: number, to: number): Edge[] {
  const edges: Edge[] = [];
  const isCardSign = (i: number): boolean => rankSign(view.textAt(i)) !== undefined || view.gluedAt(i) !== undefined;
  for (let end = to; end < to + 4 && view.tokens[end]?.kind === 'word' && !isCardSign(end); end++)
    edges.push({ is: 'left', card: false, at, to: end + 1, pays: ['houseSaid'] });
  return edges;
}

/** The word may be a name, and is written like one. */
function isNamed(view: TextView, at: number): boolean {
  return view.isCapital(at) && view.isKnownName(at);
}

/** `lật ra doi a`, and `con doi 7`, which is còn đôi 7 whatever `còn đòi` is. */
function costOfGroup(view: TextView, at: number, to: number, bare: boolean): readonly Feature[] {
  const group =
    to === at + 1
      ? view.means(at, 'group') && view.ranksAt(to).some((one) => !one.word)
      : bare && isStrong(view, to - 1) && view.cardsFollow(to);
  return group ? ['chatterThough'] : NONE;
}

const NO: ReadonlySet<string> = new Set(['no', 'without']);
