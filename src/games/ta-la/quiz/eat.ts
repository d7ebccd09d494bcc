import { ALL_CARDS, type Card, withoutCards } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { judge } from '#core/judge.ts';
import { choiceQuestion } from '#core/quiz/choice-question.ts';
import type { Rng } from '#core/random/rng.ts';
import { err, type Result } from '#core/result.ts';
import type { TaLaVerdict } from '../engine/decide.ts';
import { casIn, isCa, meldsIn } from '../engine/hand.ts';
import { game } from '../engine/index.ts';
import { fits } from '../engine/meld.ts';
import type { TaLaRules } from '../engine/rules.ts';
import type { TaLaStep } from '../engine/steps.ts';
import { canEat, type EatRefusal, type Edible } from '../hands/eat.ts';
import { aceHighIn, handFields, meldFrom, mixedIn, pileOf, together } from './hands.ts';
import type { MisconceptionId } from './ids.ts';

export const eatKinds = {
  /** Which of these discards may be eaten? */
  eat: choiceQuestion<TaLaRules, TaLaVerdict, TaLaStep>({
    deal(rng, rules) {
      const hand = handOf(rng);
      if (!hand) return undefined;
      const { cards, eaten } = hand;
      const offered = offers(rng, hand, rules);
      if (!offered) return undefined;
      const choices = offered.map(({ card, ...misconception }) => ({
        answer: { type: 'cards', cards: [card] } as const,
        fields: fieldsWith(hand, card),
        ...misconception,
      }));
      // A case only asks whether eaten cards are in melds, so that no other part of the eating rule may matter here.
      const alike = offered.every(({ card }) =>
        HOUSES.every((eatPerMeld) => {
          const changed = { ...rules, eatPerMeld };
          return judge(game, fieldsWith(hand, card), changed).ok === canEat(cards, eaten, card, changed).ok;
        }),
      );
      return alike ? { fields: handFields(cards, eaten), about: 'bai', choices } : undefined;
    },
    marks: (judged) => judged.map(({ ok }) => ok),
    trains: ({ reasons }) => {
      const eaten = reasons.filter(({ rule }) => rule === 'tl-eat-proof').length;
      return eaten > 1 ? ['tl-eat-limit', 'tl-eat-proof', 'tl-one-meld-each'] : ['tl-eat-proof'];
    },
  }),
};

const HOUSES = ['one', 'any'] as const;

interface Hand {
  readonly cards: readonly Card[];
  readonly eaten: readonly Card[];
}

function fieldsWith({ cards, eaten }: Hand, card: Card): readonly Field[] {
  return handFields([...cards, card], [...eaten, card]);
}

/** Half melds that wait; more often than not beside a card that was eaten, and with one that its meld cannot spare. */
function handOf(rng: Rng): Hand | undefined {
  const pile = pileOf(rng);
  const pair = pile.some(1);
  const partner = pair && pile.some(1, (card) => pair.some((one) => isCa(one, card, 1)));
  if (rng.upTo(3) === 0) {
    const other = pile.some(1);
    const second = other && pile.some(1, (card) => other.some((one) => isCa(one, card, 1)));
    const cards = together([pair, partner, other, second, pile.some(2)]);
    return cards && { cards, eaten: [] };
  }
  const meld = meldFrom(rng, pile, 3);
  if (!meld) return undefined;
  const beside = pile.some(1, (card) => !fits(card, meld) && meld.some((one) => isCa(one, card, 1)));
  const cards = together([pair, partner, meld, beside, pile.some(1)]);
  return cards && { cards, eaten: rng.cards(1, meld) };
}

interface Offer {
  readonly card: Card;
  readonly misconception?: MisconceptionId;
}

/** A card that may be eaten and three that may not, of as many mistakes as there are; undefined where there are none such. */
function offers(rng: Rng, { cards, eaten }: Hand, rules: TaLaRules): readonly Offer[] | undefined {
  const tried = rng.shuffled(withoutCards(ALL_CARDS, cards)).map((card) => {
    const melds = meldsIn([...cards, card]).some((meld) => meld.includes(card));
    return { card, eats: melds ? canEat(cards, eaten, card, rules) : NO_MELD };
  });
  const good = tried.find(({ eats }) => eats.ok);
  const bad = tried.flatMap(({ card, eats }): (Offer & { readonly misconception: MisconceptionId })[] => {
    const misconception = eats.ok ? undefined : temptation(card, cards, eats.error);
    return misconception ? [{ card, misconception }] : [];
  });
  const isFirst = ({ misconception }: Offer, at: number): boolean =>
    bad.findIndex((one) => one.misconception === misconception) === at;
  const rareFirst = bad.filter(isFirst).sort((a, b) => RARE.indexOf(b.misconception) - RARE.indexOf(a.misconception));
  const wrong = [...rareFirst, ...bad.filter((one, at) => !isFirst(one, at))].slice(0, 3);
  return good && wrong.length === 3 ? [{ card: good.card }, ...wrong] : undefined;
}

/** What the engine returns, more slowly, where no cards make a meld with the discard. */
const NO_MELD: Result<Edible, EatRefusal> = err('tl-eat-proof');

/** Misconceptions for which few cards qualify, the rarest last. */
const RARE: readonly MisconceptionId[] = ['half-meld', 'mixed-suits', 'ace-high', 'holds-eaten', 'second-eaten'];

/** The misconception by which one would eat a forbidden card; undefined where there is none. */
export function temptation(card: Card, cards: readonly Card[], refusal: EatRefusal): MisconceptionId | undefined {
  switch (refusal) {
    case 'tl-eat-limit':
      return 'second-eaten';
    case 'tl-one-meld-each':
      return 'holds-eaten';
    case 'tl-eat-proof': {
      const all = [...cards, card];
      if (aceHighIn(all)?.includes(card)) return 'ace-high';
      if (mixedIn(all)?.includes(card)) return 'mixed-suits';
      return casIn(all, 1).some((pair) => pair.includes(card)) ? 'half-meld' : undefined;
    }
  }
}
