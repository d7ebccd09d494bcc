import type { PlayAnswers } from '../quiz/play-sentences.ts';
import { displayName } from '../text.ts';

/** What any question from rounds is answered with, in Vietnamese. */
export const commonVi: PlayAnswers = {
  yes: ['Được', 'Không được'],
  who: (names) => names.map(nameOf).join(', '),
  points: (points) => `${points} điểm`,
  net: (net) => (net === 0 ? 'Không thu, không chung' : net > 0 ? `Thu ${net} phỉnh` : `Chung ${-net} phỉnh`),
};

function nameOf(who: string): string {
  return who === 'cai' ? 'Nhà cái' : displayName(who);
}
