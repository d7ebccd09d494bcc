import { type Card, rankIndex, suitOf } from '#core/card.ts';
import { type ChoiceOption, choiceQuestion } from '#core/quiz/choice-question.ts';
import { changed, neighbours } from '#core/quiz/mark.ts';
import type { BaCayVerdict } from '../engine/decide.ts';
import { readHand } from '../engine/hand.ts';
import { game } from '../engine/index.ts';
import type { BaCayRules } from '../engine/rules.ts';
import { compareHands } from '../engine/showdown.ts';
import type { BaCayStep } from '../engine/steps.ts';
import { dealHand, freeCards, handsAsCase } from './hands.ts';
import { misconceptionBetween } from './misconceptions.ts';
import { decided, playerIn } from './verdict.ts';

/** Number of wrong cards offered. */
const WRONG = 3;
/** The lowest points of the banker's hand, so that it is hard to beat. */
const GOOD = 5;

export const thirdCardKinds = {
  /** Which third card makes the player win against the banker? */
  'third-card': choiceQuestion<BaCayRules, BaCayVerdict, BaCayStep>({
    deal(rng, rules) {
      const his = dealHand(
        rng,
        rng.pick(['any', 'any', 'round', 'faces', 'great-ace']),
        rules,
        [],
        ({ points }) => points >= GOOD || points === 0,
      );
      if (!his) return undefined;
      const mine = rng.cards(2, freeCards(rules, his.cards));
      const free = freeCards(rules, [...his.cards, ...mine]);
      const handWith = (card: Card, house: BaCayRules) => readHand('', [...mine, card], house);
      const beats = (card: Card, house: BaCayRules): boolean =>
        compareHands(handWith(card, house), readHand('', his.cards, house), house).order > 0;

      const winning = rng.cards(free.length, free).filter((card) => beats(card, rules));
      // Where equal points are enough, the right card is often one that makes them equal.
      const level = winning.find((card) => handWith(card, rules).points === his.points);
      const good = (rng.upTo(1) > 0 ? level : undefined) ?? winning[0];
      if (good === undefined) return undefined;

      const houses = neighbours(game, rules)
        .map((change) => changed(rules, [change]))
        .filter((house) => [...his.cards, ...mine].every((card) => game.hasCard(card, house)));
      const far = (card: Card): number =>
        2 * Math.abs(rankIndex(card) - rankIndex(good)) + (suitOf(card) === suitOf(good) ? 0 : 1);
      // Wrong cards that win under another rule set first, then those most like the right one; one card of each rank.
      const wrong = free
        .filter((card) => !beats(card, rules))
        .map((card) => ({ card, far: far(card) - (houses.some((house) => beats(card, house)) ? NEARER : 0) }))
        .toSorted((a, b) => a.far - b.far)
        .filter(({ card }, at, all) => all.findIndex((one) => rankIndex(one.card) === rankIndex(card)) === at)
        .slice(0, WRONG);
      if (wrong.length < WRONG) return undefined;
      const choices = [good, ...wrong.map(({ card }) => card)].map((card): ChoiceOption => {
        const full = [...mine, card];
        const choice = {
          answer: { type: 'cards', cards: [card] },
          fields: handsAsCase(SEATS, [his.cards, full]),
        } as const;
        return card === good ? choice : { ...choice, misconception: misconceptionBetween(his.cards, full, rules) };
      });
      return { fields: handsAsCase(SEATS, [his.cards, mine]), about: 'an', choices };
    },
    marks: (judged, about) => judged.map((one) => one.ok && playerIn(one.value, about)?.outcome === 'win'),
    trains: decided,
  }),
};

const SEATS = ['cai', 'an'] as const;

/** How much a card moves forward in the order if it wins under another rule set. */
const NEARER = 6;
