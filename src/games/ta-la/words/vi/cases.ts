/** Practice of Tá Lả in Vietnamese: questions about hands. */

import type { PlayerVerdict } from '#games/ta-la/engine/decide.ts';
import { displayName } from '#words/text.ts';
import { makeQuizWords, type Way, whatIsAsked } from '../quiz/shape.ts';
import { words as game, pointsText } from './game.ts';
import { misconceptions } from './misconceptions.ts';

const WAYS: ReadonlyMap<string, string> = new Map<Way, string>([
  ['khong', 'Chưa ù'],
  ['thuong', 'Ù thường'],
  ['tron', 'Ù tròn'],
  ['khan', 'Ù khan'],
]);

export const words = makeQuizWords(game, pointsText, {
  kinds: {
    meld: 'Bộ nào là phỏm',
    points: 'Bài này còn mấy điểm',
    eat: 'Lá nào ăn được',
    discard: 'Đánh lá nào còn ít điểm nhất',
    out: 'Có ù không, ù kiểu gì',
    first: 'Ai về nhất',
    last: 'Ai về bét',
    pays: 'Được hay chung mấy phỉnh',
    house: 'Luật nhà nào làm đổi kết quả',
  },
  asks: {
    meld: 'Bộ nào là phỏm?',
    points: 'Bài này còn mấy điểm?',
    eat: 'Người ngồi trước đánh lá nào thì bạn ăn được?',
    discard: 'Đánh lá nào thì còn ít điểm nhất?',
    out: 'Bài này ù chưa?',
    first: 'Hạ theo thứ tự này. Ai về nhất?',
    last: 'Hạ theo thứ tự này. Ai về bét?',
    pays: (question) =>
      whatIsAsked(question) === 'paid'
        ? `Cả ván ${displayName(question.about)} được hay chung mấy phỉnh?`
        : `Hạ theo thứ tự này. ${displayName(question.about)} được hay chung mấy phỉnh?`,
    house: (question) =>
      ({
        out: 'Đổi luật nhà nào thì kết quả khác đi?',
        paid: `Đổi luật nhà nào thì số phỉnh ${displayName(question.about)} được hay chung khác đi?`,
        place: `Hạ theo thứ tự này. Đổi luật nhà nào thì ${displayName(question.about)} đổi hạng?`,
      })[whatIsAsked(question)],
  },
  answers: {
    points: (answer) => pointsText(answer.points),
    kind: (answer) => WAYS.get(answer.kind) ?? answer.kind,
    who: (answer) => answer.who.map(displayName).join(', '),
    net: (answer) => {
      if (answer.net === 0) return 'Không được, không chung';
      return answer.net > 0 ? `Được ${answer.net} phỉnh` : `Chung ${-answer.net} phỉnh`;
    },
  },
  misconceptions,
  costs: {
    under: (_, { points }) => `Tính thiếu ${points}: cộng lại là thấy.`,
    over: (_, { points }) => `Tính vậy thì bạn chịu oan ${points}.`,
    'no-meld': (_, { cards, points }) => `${cards} không hạ được, giữ lại thì chịu ${points}.`,
    'not-eaten': (_, { cards }) => `Cầm ${cards} lên rồi cũng phải trả lại.`,
    bound: (_, { cards }) => `Đánh ${cards} thì lá ăn mất phỏm: cả bàn bắt cầm lại.`,
    left: (_, { cards, points }) => `Đánh ${cards} thì bạn còn ${points}.`,
    'false-out': (_, { points }) => `Hô ù lúc này là ù láo: bài này còn ${points}.`,
    'missed-out': () => 'Không hô là bỏ lỡ một ván ù.',
    misnamed: () => 'Vẫn là ù, nhưng gọi nhầm kiểu.',
    placed: ({ players }) => `${players.map(placed).join('; ')}.`,
    off: ({ units }) => `Chung theo số đó thì lệch ${units} phỉnh.`,
    same: ({ ruling }) => `Đổi rồi vẫn vậy: ${game.verdict(ruling).big}.`,
  },
});

const PLACES = ['nhất', 'nhì', 'ba', 'tư'];

function placed({ name, points, mom, place }: PlayerVerdict): string {
  return `${displayName(name)} còn ${pointsText(points)}${mom ? ' mà móm' : ''}, về ${PLACES[place - 1] ?? `thứ ${place}`}`;
}
