/** Rounds of Sâm in a score book, in English. */

import { listed } from '#words/text.ts';
import { makeResultWords } from '../results/shape.ts';

const some = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

export const words = makeResultWords({
  ask: 'Who was out of cards first?',
  options: {
    out: 'Out first',
    left: 'Cards left',
    cong: 'Never played (cóng)',
    kept: 'Kept a card back against the last card',
    instant: 'Won as dealt',
    'sam-won': 'Made a Sâm',
    'sam-lost': 'Failed a Sâm',
    stopper: 'Stopped the Sâm',
    'sam-on-two': 'Called Sâm, ended on a 2',
    'on-two': 'Ended on a 2',
  },
  sides: {
    'chop-two': 'A 2 chopped by a quad',
    'chop-quad': 'A quad chopped by a higher one',
    'chop-chain': 'A quad chopped after it had chopped',
  },
  left: (count) => `${some(count, 'card')} left`,
  cong: 'never played',
  twos: (count) => some(count, 'two'),
  quads: (count) => some(count, 'quad'),
  allLeft: (counts) => `${listed(counts.map(String), 'and')} ${counts.join() === '1' ? 'card' : 'cards'} left`,
  ends: {
    out: (who) => `${who} is out first`,
    instant: (who) => `${who} wins as dealt`,
    'sam-won': (who) => `${who} makes the Sâm`,
    'sam-lost': (who) => `${who} fails the Sâm`,
    'sam-on-two': (who) => `${who} calls Sâm, ends on a 2 and fails it`,
    'on-two': (who) => `${who} ends on a 2 and pays everybody`,
  },
  stopper: (who) => `${who} stops it`,
  kept: (who) => `${who} kept a card back and pays for it`,
  holds: (who, what, cong) => (cong ? `${who} ${what}` : `${who} has ${what}`),
});
