import { flipQuestion } from '#core/quiz/flip-question.ts';
import { game } from '../engine/index.ts';
import { dealTen } from './deal.ts';
import { dealPlay } from './legal.ts';
import { dealEnd, paymentRules } from './pays.ts';
import { dealIn, playerOf, playIn, playRules } from './verdict.ts';

const DEALS = [dealPlay, dealPlay, dealPlay, dealTen, dealEnd] as const;

export const flipKinds = {
  /** Which house rule, played another way, changes it: whether a play is legal, whether a deal wins at once, what one pays? */
  house: flipQuestion(game, {
    deal: (rng, rules) => rng.pick(DEALS)(rng, rules),
    says(ruling, about) {
      const play = playIn(ruling);
      if (play) return String(play.legal);
      const dealt = dealIn(ruling);
      return dealt ? String(dealt.instantWin) : String(playerOf(ruling, about)?.net);
    },
    trains(ruling, about, base) {
      if (playIn(ruling)) return playRules(ruling);
      if (dealIn(ruling)) return ['sam-instant'];
      // If the player pays nothing any more, the question is about the former payment.
      return paymentRules(playerOf(ruling, about)?.net === 0 ? base : ruling, about);
    },
  }),
};
