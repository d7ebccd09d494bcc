/** Looking back at a round of Tá Lả, in Vietnamese. */

import type { AdviceWords } from '#core/game/advice.ts';
import type { TaLaAction } from '#games/ta-la/round/index.ts';

const PERCENT = new Intl.NumberFormat('vi', { style: 'percent', maximumFractionDigits: 0 });
/** Would be rounded to 0%. */
const HARDLY_ANY = 0.005;

export const words: AdviceWords<TaLaAction> = {
  method:
    'Máy thử bốc những lá chưa thấy, nhiều nhất 3 lá, rồi bỏ lá rác cao nhất, và đếm: trung bình còn mấy điểm, mấy phần trăm bị móm, được ù, hay lá đánh ra bị ăn. 1 phỉnh coi như 5 điểm: móm thì còn mấy điểm cũng tính 50 và mất 4 phỉnh, ù thì được 5 phỉnh, ăn hay bị ăn thì tính theo giá lá ấy; hơn kém vài điểm thì coi như nhau.',
  figures({ action, figures: { waits = 0, points = 0, mom = 0, out = 0, eaten = 0, turns = 0 } }) {
    if (action.type === 'u') return 'ù liền';
    const left = `còn ${Math.round(points)} điểm`;
    if (turns === 0 && action.type !== 'draw') {
      return [out ? 'ù' : mom ? `móm, ${left}` : left, ...chance('bị ăn', eaten)].join(', ');
    }
    return [
      ...(waits > 0 ? [`chờ ${waits} lá`] : []),
      `trung bình ${left}`,
      ...chance('móm', mom),
      ...chance('ù', out),
      ...chance('bị ăn', eaten),
    ].join(', ');
  },
  hint({ action, figures: { waits = 0, loose, eaten = 0, turns = 0 } }, next) {
    if (action.type !== 'discard' || loose === undefined) return undefined;
    // Exact: no two cards that this seat has not seen make a meld with it.
    const why =
      eaten === 0 ? `${next} không ăn được` : `có ${PERCENT.format(Math.max(eaten, 0.01))} là ${next} ăn được`;
    return { leaves: `rác còn ${loose}`, why: turns > 0 && waits > 0 ? `${why}, bài còn chờ ${waits} lá` : why };
  },
};

function chance(what: string, of: number): readonly string[] {
  return of < HARDLY_ANY ? [] : [`${what} ${PERCENT.format(of)}`];
}
