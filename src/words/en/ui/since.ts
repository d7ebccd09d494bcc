import { signed } from '#words/text.ts';
import type { SinceWords } from '../../vi/ui/since.ts';

/** What an old link says of itself, in English. */
export const en: SinceWords = {
  older: (edition, now) => `This link was made with edition ${edition}. It is now edition ${now}.`,
  newer: 'This link was made with a newer edition than this page. Reload it to get the new one.',
  same: 'This case is ruled as it was then.',
  before: (says) => `The ruling then: ${says}. The ruling now is below.`,
  unknown: 'The link does not say what the ruling was.',
  changed: 'What has changed here since',
  nothing: 'No rule of this game has changed.',
  forged: (says) => `The link says “${says}”, but this site does not. What it rules is below.`,

  summary: {
    net: (who, net) => `${who} ${signed(net)}`,
    unsettled: (who) => `${who} cannot be checked yet`,
    words: {
      points: (points) => `${points} ${points === 1 ? 'point' : 'points'} left`,
      'u-thuong': () => 'out (ù)',
      'u-tron': () => 'out with all ten (ù tròn)',
      'u-khan': () => 'out with no half meld (ù khan)',
      legal: () => 'it beats it',
      illegal: () => 'it does not beat it',
      'no-combination': () => 'not a combination',
      none: () => 'no instant win',
      'sanh-rong': () => 'ten-card run (sảnh rồng)',
      'tu-quy-heo': () => 'four twos (tứ quý heo)',
      'dong-mau': () => 'one colour (đồng màu)',
      'ba-sam-co': () => 'three triples (ba sám cô)',
      'nam-doi': () => 'five pairs (năm đôi)',
    },
  },
};
