/** Rounds of Ba Cây and Bài Cào in a score book, in Vietnamese. */

import { vi } from '#words/vi/results.ts';
import { makeResultWords } from '../results/shape.ts';

const points = (count: number): string => (count === 0 ? 'bù' : `${count} nút`);

export const words = makeResultWords(vi, {
  asks: { banker: 'Ai ăn cái, ai thua?', pot: 'Ai ăn hết?' },
  banker: { plain: 'Bài thường', nut: 'Mấy nút', 'ba-tien': 'Ba tiên', sap: 'Sáp' },
  player: { win: 'Ăn', push: 'Hòa', lose: 'Thua', nut: 'Mấy nút', 'ba-tien': 'Ba tiên', sap: 'Sáp' },
  points,
  kinds: {
    nut: (who, _, count) => `${who} ${points(count)}`,
    'ba-tien': (who) => `${who} ba tiên`,
    sap: (who) => `${who} sáp`,
  },
});
