import { ALL_CARDS, type Card, rankIndex } from '#core/card.ts';
import { judge } from '#core/judge.ts';
import { type ChoiceOption, choiceQuestion } from '#core/quiz/choice-question.ts';
import type { XiDachVerdict } from '../engine/decide.ts';
import { game } from '../engine/index.ts';
import type { XiDachRules } from '../engine/rules.ts';
import type { XiDachStep } from '../engine/steps.ts';
import { dealHand, duel, isClose } from './hands.ts';
import { decided, playerOf } from './verdict.ts';

/** The largest distance in rank of the offered cards: close enough that one pip changes the verdict. */
const REACH = 4;

export const thirdCardKinds = {
  /** Which card must come for the player to win? */
  'third-card': choiceQuestion<XiDachRules, XiDachVerdict, XiDachStep>({
    deal(rng, rules) {
      const banker = dealHand(rng, 'cai', rng.pick(['du', 'du', 'du', 'quac', 'ngu-linh']), rules, [], (hand) =>
        isClose(hand, rules),
      );
      const mine =
        banker &&
        dealHand(
          rng,
          'an',
          rng.pick(['non', 'non', 'non', 'du']),
          rules,
          banker.cards,
          ({ cards }) => cards.length < 5,
        );
      if (!banker || !mine) return undefined;
      const held = [...banker.cards, ...mine.cards];
      const free = rng.cards(
        52 - held.length,
        ALL_CARDS.filter((card) => !held.includes(card)),
      );
      const fieldsWith = (card: Card) => duel(banker.cards, [...mine.cards, card]);
      const wins = (card: Card): boolean => {
        const ruled = judge(game, fieldsWith(card), rules);
        return ruled.ok && playerOf(ruled.value, 'an')?.outcome === 'win';
      };
      const oneOfEach = free.filter(
        (card, at) => free.findIndex((other) => rankIndex(other) === rankIndex(card)) === at,
      );
      const good = oneOfEach.find(wins);
      if (good === undefined) return undefined;
      const near = oneOfEach.filter((card) => Math.abs(rankIndex(card) - rankIndex(good)) <= REACH && !wins(card));
      if (near.length < 2) return undefined;
      const choices = [good, ...near.slice(0, 3)].map(
        (card): ChoiceOption => ({ answer: { type: 'cards', cards: [card] }, fields: fieldsWith(card) }),
      );
      return { fields: duel(banker.cards, mine.cards), about: 'an', choices };
    },
    marks: (judged, about) => judged.map((one) => one.ok && playerOf(one.value, about)?.outcome === 'win'),
    trains: decided,
  }),
};
