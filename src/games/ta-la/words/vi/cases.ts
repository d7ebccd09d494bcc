/** Practice of Tá Lả in Vietnamese: questions about hands. */

import type { PlayerVerdict } from '#games/ta-la/engine/decide.ts';
import { displayName } from '#words/text.ts';
import { makeQuizWords, type Way, whatIsAsked } from '../quiz/shape.ts';
import { words as game, pointsText } from './game.ts';

const WAYS: ReadonlyMap<string, string> = new Map<Way, string>([
  ['khong', 'Chưa ù'],
  ['thuong', 'Ù thường'],
  ['tron', 'Ù tròn'],
  ['khan', 'Ù khan'],
]);

/** Why what a common mistake leads to is never right. What stands here is what may be made: `MisconceptionId`. */
export const misconceptions = {
  'first-meld': 'Mỗi lá chỉ vào 1 phỏm: xếp cách khác thì còn ít điểm hơn.',
  'ace-high': 'Trong phỏm dọc thì át đứng dưới 2, không nối với già.',
  'ace-eleven': 'Ở Tá Lả át chỉ tính 1 điểm.',
  'half-melds': 'Cạ chưa thành phỏm thì vẫn tính điểm.',
  'mixed-suits': 'Phỏm dọc phải cùng chất.',
  'one-meld-only': 'Còn phỏm nữa: lá đã vào phỏm thì khỏi tính điểm.',
  'one-for-free': 'Lá rác nào cũng tính điểm, không được bỏ bớt lá lớn nhất.',
  'melds-count': 'Lá đã vào phỏm thì không tính điểm.',
  gap: 'Phỏm dọc phải liền số: hở 1 số là chưa thành.',
  'pair-and-one': 'Phỏm ngang phải cùng số hết. Thêm lá liền số vào đôi thì không thành.',
  'half-meld': '2 lá mới là cạ. Phỏm cần ít nhất 3 lá.',
  'breaks-meld': 'Lá này đang nằm trong phỏm: đánh đi không bớt được điểm nào.',
  'other-melds': 'Xếp phỏm cách khác thì lá này không thừa, đánh lá khác bớt được nhiều hơn.',
  'lower-first': 'Lá này là rác, nhưng đánh lá khác thì còn ít điểm hơn.',
  'keeps-half-meld': 'Giữ cạ thì vẫn nặng điểm: chưa thành phỏm thì lá nào cũng tính.',
  'eaten-stays': 'Lá ăn phải nằm trong phỏm: không được đánh lá làm vỡ phỏm ấy.',
  'holds-eaten': 'Những lá hợp với nó đang giữ phỏm cho lá đã ăn.',
  'second-eaten': 'Lá này chỉ vào được phỏm đã có lá ăn.',
  'nothing-left': 'Bài này ù rồi.',
  'needs-melds': 'Ù thường thì phải có phỏm, mà bài này không có phỏm nào.',
  'one-of-nine': 'Cầm 9 lá thì phải vào phỏm cả 9, không được thừa lá nào.',
  'two-loose': 'Còn từ 2 lá ngoài phỏm trở lên thì không phải ù thường.',
  'not-all-ten': 'Ù tròn là cả 10 lá đều vào phỏm.',
  'has-half-melds': 'Ù khan là cả tay bài không có phỏm, không có cạ nào.',
  'more-points': 'Về nhất là người có phỏm mà còn ít điểm nhất.',
  'fewer-points': 'Không ai móm thì về bét là người còn nhiều điểm nhất.',
  'mom-few-points': 'Móm thì ít điểm cũng đứng sau người có phỏm.',
  'mom-not-last': 'Đã có người móm thì người có phỏm không bét.',
  'mom-by-points': 'Nhiều người cùng móm thì không so điểm với nhau.',
  'tie-later': 'Bằng điểm thì ai hạ trước đứng trên.',
  'tie-earlier': 'Bằng điểm thì ai hạ sau đứng dưới.',
  'lays-off-on-later': 'Chỉ gửi được vào phỏm đã hạ trước mình.',
  'wrong-side': 'Số thì đúng mà ngược chiều: người thua chung cho người được.',
  'mom-as-last': 'Móm chung 4 phỉnh, không theo hạng.',
  'eaten-forgotten': 'Còn phải tính những lá bị ăn.',
  'eaten-one-each': 'Lá bị ăn thứ hai, thứ ba và lá chốt chung nhiều hơn 1 phỉnh.',
  'eaten-other-way': 'Ai đánh lá bị ăn thì người ấy chung.',
  'u-by-place': 'Có người ù thì chung theo ù, không theo hạng.',
  'one-each': 'Không phải lần nào cũng chung 1 phỉnh: còn tùy hạng, móm hay ù.',
  'place-number': 'Về nhì chung 1, về ba chung 2, về tư chung 3.',
};

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
    house: 'Luật nhà nào làm kết quả đổi',
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
        paid: `Đổi luật nhà nào thì ${displayName(question.about)} được hay chung khác đi?`,
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
    over: (_, { points }) => `Tính vậy thì bạn bị tính oan ${points}.`,
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
