import { displayName } from '../text.ts';
import type { PlayAnswers } from './play-sentences.ts';

/** What any question from rounds is answered with, in English. */
export const commonEn: PlayAnswers = {
  yes: ['Yes', 'No'],
  who: (names) => names.map(nameOf).join(', '),
  points: (points) => (points === 1 ? '1 point' : `${points} points`),
  net: (net) => {
    const chips = Math.abs(net) === 1 ? '1 chip' : `${Math.abs(net)} chips`;
    if (net === 0) return 'Neither gets nor pays';
    return net > 0 ? `Gets ${chips}` : `Pays ${chips}`;
  },
};

function nameOf(who: string): string {
  return who === 'cai' ? 'The banker' : displayName(who);
}
