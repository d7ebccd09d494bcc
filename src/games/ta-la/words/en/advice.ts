/** Looking back at a round of Tá Lả, in English. */

import type { AdviceWords } from '#core/game/advice.ts';
import type { TaLaAction } from '#games/ta-la/round/index.ts';
import { pointsText } from './game.ts';

const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
/** Would be rounded to 0%. */
const HARDLY_ANY = 0.005;

export const words: AdviceWords<TaLaAction> = {
  method:
    'The computer tries every way in which up to 3 cards you have not seen can come to your hand, with no more eating, then discards the highest loose cards, and counts how many points are left on average, and how often you are burnt (móm), go out (ù) or have your discard eaten. 1 chip counts as 5 points: being burnt counts as 50 points and 4 chips, whatever is left; going out earns 5 chips; an eaten discard costs its price; choices a few points apart are called equal.',
  figures({ action, figures: { waits = 0, points = 0, mom = 0, out = 0, eaten = 0, turns = 0 } }) {
    if (action.type === 'u') return 'out at once';
    const left = `${pointsText(Math.round(points))} left`;
    if (turns === 0 && action.type !== 'draw') {
      return [out ? 'out (ù)' : mom ? `burnt, ${left}` : left, ...chance(eaten, 'eaten')].join(', ');
    }
    return [
      ...(waits > 0 ? [`waits for ${waits} ${waits === 1 ? 'card' : 'cards'}`] : []),
      `${left} on average`,
      ...chance(mom, 'burnt'),
      ...chance(out, 'out'),
      ...chance(eaten, 'eaten'),
    ].join(', ');
  },
  hint({ action, figures: { waits = 0, loose, eaten = 0, turns = 0 } }, next) {
    if (action.type !== 'discard' || loose === undefined) return undefined;
    // Exact: no two cards that this seat has not seen make a meld with it.
    const why =
      eaten === 0 ? `${next} cannot eat it` : `${next} can eat it ${PERCENT.format(Math.max(eaten, 0.01))} of the time`;
    const waiting = `you still wait for ${waits} ${waits === 1 ? 'card' : 'cards'}`;
    return { leaves: `${loose} points of loose cards left`, why: turns > 0 && waits > 0 ? `${why}; ${waiting}` : why };
  },
};

function chance(of: number, what: string): readonly string[] {
  return of < HARDLY_ANY ? [] : [`${PERCENT.format(of)} ${what}`];
}
