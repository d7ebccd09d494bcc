import { ALL_CARDS, byCard, type Card, cardAt, rankIndex } from '#core/card.ts';
import { type Mistakes, mistake } from '#core/quiz/answer.ts';
import { type DealtHands, verdictQuestion } from '#core/quiz/verdict-question.ts';
import type { Rng } from '#core/random/rng.ts';
import { casIn, isCa } from '../engine/hand.ts';
import { game } from '../engine/index.ts';
import { fits } from '../engine/meld.ts';
import type { TaLaRuleId, TaLaRules } from '../engine/rules.ts';
import { aceHighIn, handFields, meldFrom, type Pile, pileOf, rivals, runFrom, together } from './hands.ts';
import type { MisconceptionId } from './ids.ts';
import { handIn, type TaLaRuling } from './verdict.ts';

/** What a hand may be: each kind of ù, or none of them. */
const WAYS = ['khong', 'thuong', 'tron', 'khan'] as const;
type Way = (typeof WAYS)[number];

export const outKinds = {
  /** Is this hand ù, and how? */
  out: verdictQuestion(game, {
    deal: dealOut,
    read(ruling) {
      const hand = handIn(ruling);
      return hand && wayIs(hand.u ?? 'khong');
    },
    misconceptions({ fields: [field] }, ruling): Mistakes<MisconceptionId> {
      const hand = handIn(ruling);
      if (!field || !hand) return [];
      const { deadwood } = hand;
      return [
        mistake('nothing-left', wayIs('khong')),
        mistake(whyNotPlain(field.cards, deadwood), wayIs('thuong')),
        mistake(aceHighIn(field.cards) && deadwood.length === 1 ? 'ace-high' : 'not-all-ten', wayIs('tron')),
        mistake('has-half-melds', wayIs('khan')),
      ];
    },
    others: () => WAYS.map(wayIs),
    trains: outRules,
  }),
};

/** The rules that decide whether a hand is ù. */
export function outRules({ reasons }: TaLaRuling): readonly TaLaRuleId[] {
  const seen = (rule: TaLaRuleId): boolean => reasons.some((step) => step.rule === rule && step.outcome === 'failed');
  const ca = reasons.some((step) => step.rule === 'tl-ca' && (step.outcome === 'failed' || step.why === 'khan'));
  return [...(ca ? (['tl-ca'] as const) : []), 'tl-u', ...(['tl-ace-low', 'tl-one-meld-each'] as const).filter(seen)];
}

function wayIs(way: Way) {
  return { type: 'kind', kind: way } as const;
}

/** Why a hand with these loose cards is not plainly ù. */
export function whyNotPlain(cards: readonly Card[], loose: readonly Card[]): MisconceptionId {
  if (loose.length === cards.length) return 'needs-melds';
  return loose.length === 1 ? 'one-of-nine' : 'two-loose';
}

const SHAPES = [
  'nine',
  'nine-but-one',
  'ten',
  'ten-but-one',
  'ten-but-two',
  'shared',
  'ace',
  'no-ca',
  'no-ca',
  'one-ca',
  'gap',
  'gap',
] as const;

type Shape = (typeof SHAPES)[number];

/** Nine or ten cards of which one more or less decides. */
export function dealOut(rng: Rng, rules: TaLaRules): DealtHands | undefined {
  const shape = rng.pick(SHAPES);
  const cards = isClose(shape, rules) ? cardsOf(shape, rng) : undefined;
  return cards && { fields: handFields(cards), about: 'bai' };
}

/** Would one card or one house rule change the result? */
function isClose(shape: Shape, { u, uKinds, caGap }: TaLaRules): boolean {
  switch (shape) {
    case 'ten-but-two':
      return u === 'one-left-or-zero';
    case 'one-ca':
      return uKinds !== 'plain';
    case 'gap':
      return uKinds !== 'plain' || caGap === 1;
    default:
      return true;
  }
}

function cardsOf(shape: Shape, rng: Rng): readonly Card[] | undefined {
  const pile = pileOf(rng);
  const meld = (size: number): readonly Card[] | undefined => meldFrom(rng, pile, size);
  switch (shape) {
    case 'nine':
      return together([meld(3), meld(3), meld(3)]);
    case 'nine-but-one':
      return andNearly(rng.upTo(1) ? [meld(4), meld(4)] : [meld(5), meld(3)], pile);
    case 'ten':
      return together(rng.upTo(1) ? [meld(4), meld(3), meld(3)] : [meld(5), meld(5)]);
    case 'ten-but-one':
      return together([...(rng.upTo(1) ? [meld(3), meld(3), meld(3)] : [meld(5), meld(4)]), pile.some(1)]);
    case 'ten-but-two':
      return together([andNearly([meld(4), meld(4)], pile), pile.some(1)]);
    case 'shared':
      return together([rivals(rng, pile, 3, 3), meld(3), pile.some(rng.upTo(1))]);
    case 'ace': {
      const suit = rng.upTo(3);
      return together([pile.these([...runFrom(suit, 10, 3), cardAt(suit, 0)]), meld(3), meld(3)]);
    }
    case 'no-ca':
      return withoutCa(rng, 9 + rng.upTo(1), 2);
    case 'one-ca':
    case 'gap':
      return withOneCa(rng, shape === 'gap');
  }
}

/** Melds and a card that is next to one that would join them. */
function andNearly(melds: readonly (readonly Card[] | undefined)[], pile: Pile): readonly Card[] | undefined {
  const whole = together(melds);
  const joins = (card: Card): boolean => melds.some((meld) => meld !== undefined && fits(card, meld));
  const wanted = ALL_CARDS.filter((card) => !whole?.includes(card) && joins(card));
  const beside = (card: Card): boolean => wanted.some((one) => Math.abs(rankIndex(one) - rankIndex(card)) <= 1);
  return together([whole, pile.some(1, (card) => !joins(card) && beside(card))]);
}

/** Cards with one half meld and no more: a close one, or one with a gap. */
function withOneCa(rng: Rng, gap: boolean): readonly Card[] | undefined {
  const held = withoutCa(rng, 8, 2);
  const last = rng.cards(ALL_CARDS.length).find((card) => {
    if (!held || held.includes(card)) return false;
    const whole = [...held, card];
    return casIn(whole, 2).length === 1 && casIn(whole, 1).length === (gap ? 0 : 1);
  });
  return last === undefined ? undefined : together([held, [last]]);
}

/** Cards as dealt, no two of equal rank or close in one suit; undefined if no random attempt succeeded. */
function withoutCa(rng: Rng, count: number, gap: 1 | 2): readonly Card[] | undefined {
  const held: Card[] = [];
  for (const card of rng.cards(ALL_CARDS.length)) {
    if (held.length < count && !held.some((one) => isCa(one, card, gap))) held.push(card);
  }
  return held.length === count ? held.sort(byCard) : undefined;
}
