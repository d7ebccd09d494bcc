import type { PlayAnswers } from '../quiz/play-sentences.ts';
import { displayName } from '../text.ts';
import { plural } from './plural.ts';

/** What any question from rounds is answered with, in English. */
export const commonEn: PlayAnswers = {
  yes: ['Yes', 'No'],
  who: (names) => names.map(nameOf).join(', '),
  points: (points) => plural(points, 'point'),
  net: (net) => {
    const chips = plural(Math.abs(net), 'chip');
    if (net === 0) return 'Neither gets nor pays';
    return net > 0 ? `Gets ${chips}` : `Pays ${chips}`;
  },
};

function nameOf(who: string): string {
  return who === 'cai' ? 'The banker' : displayName(who);
}
