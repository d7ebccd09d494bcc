import { flipQuestion } from '#core/quiz/flip-question.ts';
import type { DealtHands } from '#core/quiz/verdict-question.ts';
import type { Rng } from '#core/random/rng.ts';
import { game } from '../engine/index.ts';
import { dealScene, PLAYERS } from './ends.ts';
import { dealOut, outRules } from './out.ts';
import { dealGoneOut, paymentRules } from './pays.ts';
import { decisive } from './places.ts';
import { handIn, playerOf, showdownIn } from './verdict.ts';

const DEALS = [dealOut, dealOut, dealPlaces, dealPlaces, dealPlaces, dealGoneOut] as const;

export const flipKinds = {
  /**
   * Which house rule, set to another value, changes it: whether a hand is ù, what place a player has, what a player gets after an
   * ù?
   */
  house: flipQuestion(game, {
    deal: (rng, rules) => rng.pick(DEALS)(rng, rules),
    says(ruling, about) {
      const hand = handIn(ruling);
      if (hand) return hand.u ?? '';
      const player = playerOf(ruling, about);
      return String(showdownIn(ruling)?.out ? player?.net : player?.place);
    },
    trains(ruling, about, base) {
      if (handIn(ruling)) return outRules(ruling);
      if (!showdownIn(ruling)?.out) return decisive(ruling, playerOf(ruling, about)?.place ?? 1);
      // If the player pays nothing any more, the question is about the former payment.
      return playerOf(ruling, about)?.net === 0 ? paymentRules(base, about) : paymentRules(ruling, about);
    },
  }),
};

/** An end at which laying off, or several without a meld, makes the places. */
function dealPlaces(rng: Rng): DealtHands | undefined {
  const fields = dealScene(rng, rng.pick(['lays-off', 'lays-off', 'two-mom', 'close']));
  return fields && { fields, about: rng.pick([PLAYERS[0], PLAYERS[1], PLAYERS[2]]) };
}
