/** A step with cards: they continue a hand, or start one. */

import type { WrittenCard } from '../cards-in-word.ts';
import { corrected, type LooseCard, type LooseHand } from '../hands.ts';
import { type Edge, GAPS, type Gap } from '../lattice/piece.ts';
import { meaningsIn } from '../lexicon.ts';
import type { Feature } from '../weights.ts';
import { isAlike, isTwice, NOBODY, type ReadingDraft, withOpen } from './draft.ts';
import type { Steps } from './steps.ts';

/** Cards as a step takes them: with their places, the cost of belonging to no hand yet, and what they add to the content. */
interface StepCards {
  readonly cards: readonly LooseCard[];
  readonly floats: readonly Feature[];
  readonly key: string;
}

/** A deck and some corrections: a text with more cards is no case, and the rest is left over. */
const MOST_TOLD = 60;

/** @param loose the word may also be a number */
export function takeCards(
  steps: Steps,
  draft: ReadingDraft,
  edge: Edge,
  cards: readonly WrittenCard[],
  loose: boolean,
): ReadingDraft[] {
  if (draft.without) return [cardInNoHand(steps, draft, edge, cards)];
  if (draft.hands.reduce((sum, hand) => sum + hand.cards.length, 0) >= MOST_TOLD) return [];
  const told: StepCards = {
    cards: cards.map(
      ({ rank, suit }, i): LooseCard => ({
        rank,
        suit: suit ?? draft.partSuit,
        apart: draft.gap > GAPS.none && i === 0,
        loose,
        ...steps.span(edge),
        ...(draft.eats && i === 0 ? { eaten: draft.eats } : {}),
      }),
    ),
    floats: [
      ...(loose && draft.gap === GAPS.words && !draft.draws ? (['numberLoose'] as const) : []),
      ...(draft.says ? (['quoted'] as const) : []),
    ],
    key: ` ${cards.map(({ rank, suit = '' }) => rank + suit).join(' ')}`,
  };
  const open = draft.hands[draft.open];
  if (!open) return [begin(steps, draft, edge, told, costOfNobody(draft))];
  const states = open.empty ? [] : [goOn(steps, draft, edge, open, told)];
  if (open.cards.length > 0 && !draft.draws && !draft.corrects)
    states.push(begin(steps, draft, edge, told, costOfBeginning(steps, draft)));
  return states;
}

/** `chờ 7 chuồn`: a card that is in no hand; but `…, đánh K ra là ù` names one that is held. */
function cardInNoHand(steps: Steps, draft: ReadingDraft, edge: Edge, cards: readonly WrittenCard[]): ReadingDraft {
  const { spoken = '', bare = '' } = steps.tokens[edge.to] ?? {};
  const suitFollows = meaningsIn(steps.vocabulary, spoken, bare).some(({ meaning: { is } }) => is === 'suit');
  const held = cards.every((card) => draft.hands[draft.open]?.cards.some((one) => isAlike(one, card)));
  if (held && !suitFollows) return steps.nextApart(draft, edge, { without: undefined });
  const { to } = steps.span(edge);
  const from = draft.without?.from ?? to;
  return steps.next(draft, edge, {
    without: undefined,
    unread: [...draft.unread, { from, to, card: true, held: false }],
    key: `!-${edge.at}`,
  });
}

/** The cards belong to the current hand. */
function goOn(
  steps: Steps,
  draft: ReadingDraft,
  edge: Edge,
  open: LooseHand,
  { cards, floats, key }: StepCards,
): ReadingDraft {
  const has = open.cards.length > 0;
  const shared = draft.prev === 'same' && !has;
  // A second correction replaces the cards that were named last.
  const held = draft.corrects ? corrected(open.cards, open.corrected) : open.cards;
  const all = [...held, ...cards];
  const from = draft.corrects ? held.length : open.corrected;
  const count = corrected(all, from).length;
  const { most } = steps.vocabulary.hand;
  const over = Math.max(0, count - most) - Math.max(0, open.cards.length - most);
  // `hai, năm, bảy`: one after the other they are cards.
  const series = cards[0]?.loose && open.cards.at(-1)?.loose && draft.gap <= GAPS.comma;
  return steps.next(
    draft,
    edge,
    {
      hands: withOpen(draft, { ...open, cards: all, corrected: from, shared: open.shared || shared }),
      gap: GAPS.none,
      draws: false,
      corrects: false,
      again: false,
      eats: undefined,
      key: shared ? `${key}≡` : key,
    },
    [
      ...costOfGoingOn(draft, has),
      ...(series ? (['numberSeries'] as const) : []),
      ...floats,
      ...(cards.some((card) => isTwice(card, draft.hands)) ? (['twice'] as const) : []),
      ...Array.from({ length: Math.max(0, over) }, () => 'over' as const),
    ],
  );
}

function costOfGoingOn(draft: ReadingDraft, has: boolean): readonly Feature[] {
  if (draft.draws || draft.corrects) return [];
  if (draft.again) return ['goesOn'];
  return has || (draft.gap !== GAPS.bracket && draft.gap !== GAPS.words) ? CONTINUES[draft.gap] : [];
}

/** The cards start a new hand, whose player may be named after them. */
function begin(
  steps: Steps,
  draft: ReadingDraft,
  edge: Edge,
  { cards, floats, key }: StepCards,
  pays: readonly Feature[],
): ReadingDraft {
  const hand: LooseHand = {
    ...NOBODY,
    place: steps.span(edge),
    cards,
    verb: draft.verb,
    over: draft.subject >= 0,
    versus: draft.gap === GAPS.versus,
    ...(draft.nextClaims ?? {}),
  };
  // `…, thuong 6 8 5`: the word may be a player, and the cards belong to the hand.
  const talk =
    draft.talk && draft.prev === 'chatter' && draft.hands.length > 0 && !steps.plays
      ? [{ ...draft.talk, card: false }]
      : [];
  return steps.next(
    steps.leaveHand(draft),
    edge,
    {
      hands: [...draft.hands, hand],
      unread: [...draft.unread, ...talk],
      talk: undefined,
      open: draft.hands.length,
      gap: GAPS.none,
      nextClaims: undefined,
      verb: undefined,
      subject: -1,
      draws: false,
      eats: undefined,
      key: `${key}/${draft.verb ?? ''}${draft.subject}`,
    },
    [...pays, ...floats],
  );
}

function costOfNobody({ verb, nameFollows, hands }: ReadingDraft): readonly Feature[] {
  if (verb !== undefined || nameFollows) return [];
  return hands.length === 0 ? ['invented'] : ['hand'];
}

function costOfBeginning({ plays, vocabulary: { hand } }: Steps, { gap }: ReadingDraft): readonly Feature[] {
  return plays ? BEGINS[gap] : ['hand', ...BEGINS[gap], ...(hand.named ? (['hand', 'hand'] as const) : [])];
}

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
