import { turning } from '#core/quiz/turning.ts';
import { game } from '../engine/index.ts';
import { seated } from './hands.ts';
import { meet, TURNING } from './meeting.ts';
import { decided, winnersOf } from './verdict.ts';

/** Which house rule, played another way, makes another one win? */
export const house = turning(game, {
  deal(luck, rules) {
    const hands = meet(luck, luck.pick(TURNING), rules);
    return hands && { fields: seated(luck, hands), about: 'an' };
  },
  says: (ruling) => winnersOf(ruling).join(' '),
  trains: decided,
});
