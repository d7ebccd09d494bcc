/** Practice of Tá Lả in Vietnamese. */

import type { PlayerVerdict } from '#games/ta-la/engine/decide.ts';
import { common } from '#words/quiz/plays-vi.ts';
import { cardsText, displayName } from '#words/text.ts';
import { besideIn, type Moment } from '../quiz/moment.ts';
import { type Cost, costOf, makeQuizWords, turnOf, type Way } from '../quiz/shape.ts';
import { words as game, pointsText } from './game.ts';
import { plays } from './plays.ts';

const WAYS: ReadonlyMap<string, string> = new Map<Way, string>([
  ['khong', 'Chưa ù'],
  ['thuong', 'Ù thường'],
  ['tron', 'Ù tròn'],
  ['khan', 'Ù khan'],
]);

export const words = makeQuizWords(game, {
  plays,
  common,
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
      turnOf(question) === 'paid'
        ? `Cả ván ${displayName(question.about)} được hay chung mấy phỉnh?`
        : `Hạ theo thứ tự này. ${displayName(question.about)} được hay chung mấy phỉnh?`,
    house: (question) =>
      ({
        out: 'Đổi luật nhà nào thì kết quả khác đi?',
        paid: `Đổi luật nhà nào thì ${displayName(question.about)} được hay chung khác đi?`,
        place: `Hạ theo thứ tự này. Đổi luật nhà nào thì ${displayName(question.about)} đổi hạng?`,
      })[turnOf(question)],
  },
  answers: {
    points: (answer) => pointsText(answer.points),
    kind: (answer) => WAYS.get(answer.kind) ?? answer.kind,
    who: (answer) => answer.who.map(displayName).join(', '),
    net: (answer) => {
      if (answer.net === 0) return 'Không được, không chung';
      return answer.net > 0 ? `Được ${units(answer.net)}` : `Chung ${units(-answer.net)}`;
    },
  },
  beside(question: Moment, who) {
    const beside = besideIn(question, who);
    if (beside === undefined) return '';
    return beside === 'mom' ? 'móm' : `đã đánh ${beside.made} lá`;
  },
  slips: {
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
    'four-may-play': '4 người thì vẫn chơi được.',
    'four-at-most': 'Chia cho 5 người thì nọc không đủ lá cho ai cũng đi hết 4 lượt.',
    'forgets-tenth': 'Thiếu lá thứ 10 của người đánh trước.',
    'ten-for-all': 'Chỉ 1 người cầm 10 lá, mấy người kia 9.',
    'no-jokers': 'Bộ bài 52 lá, không có joker.',
    'to-the-left': 'Chuyền qua tay phải, không phải tay trái.',
    'dealer-is-last': 'Người chia lấy sau cùng, lấy cả lá thứ 10.',
    'not-the-next': 'Lá thứ 10 không chuyền sang người kế.',
    'not-the-last': 'Về chót thì không được cầm 10 lá.',
    'other-side': 'Ngược chiều rồi: lượt chuyền qua tay phải.',
    'may-decline': 'Ăn hay bốc là tùy người chơi, không ai bắt phải ăn.',
    'one-card-a-turn': 'Mỗi lượt chỉ lấy 1 lá, ăn hoặc bốc.',
    'not-his-turn': 'Chưa tới lượt thì chưa được bốc.',
    'only-fresh': 'Lá đánh từ trước, hay của người khác, thì không ăn được nữa.',
    'eaten-lies-open': 'Lá ăn là lá cả bàn đã thấy, không úp lại được.',
    'drawn-is-hidden': 'Lá bốc thì giữ kín.',
    'hand-is-hidden': 'Bài trên tay không ai phải bày hết, trừ khi ù.',
    'spare-card': 'Lá này dư: bỏ đi thì lá ăn vẫn còn phỏm.',
    'only-the-eaten-pays': 'Chỉ người bị ăn mới chung, và chung cho người ăn.',
    'chot-is-four': 'Lá chốt tính riêng: bị ăn thì chung 4.',
    'opener-gives': 'Lá chuyển đi là lá sau cùng của người mở vòng.',
    'eaten-is-refilled': 'Người bị ăn được lá khác chuyển bù vào, nên đủ lá.',
    'eater-plays-once': 'Người ăn cứ đánh 1 lá như thường, không thêm lượt nào.',
    'not-all-four': 'Phải ai cũng đánh đủ 4 lá mới hết ván.',
    'four-each': 'Đủ 4 lá hết rồi, không ai còn lượt.',
    'not-the-fourth': 'Phỏm giữ trên tay, tới trước lá thứ 4 mới hạ.',
    'lays-before-discard': 'Hạ trước, đánh lá thứ 4 sau.',
    'one-meld-will-do': 'Có 1 phỏm là đủ khỏi móm.',
    'does-not-fit': 'Gửi thì phải cùng số với phỏm ngang, hay liền đầu liền đuôi với dây.',
    'lays-off-after-laying': 'Chưa hạ phỏm của mình thì chưa được gửi.',
    'mom-lays-nothing-off': 'Móm thì không được gửi.',
    'khan-as-dealt': 'Ù khan phải đúng 9 hay 10 lá vừa chia, không cạ nào, và bàn có chơi ù khan.',
    'waits-for-turn': 'Chưa tới lượt thì chưa được hô ù.',
    'one-for-all': 'Có người để ăn tới mức phải đền thì mấy người kia khỏi chung.',
    'fewer-than-three': 'Bị ăn 3 lá mới phải đền.',
    'no-den-here': 'Bàn này không bắt đền chuyện ấy.',
    'short-lays-later': 'Còn thiếu lá đánh thì tới lá thứ 4 sau người khác, nên hạ sau.',
    'waits-for-one': 'Hở 1 số, hay sát đầu át đầu già, thì chỉ chờ được 1 lá.',
    'counts-what-is-gone': 'Lá đã đánh ra hay đã hạ thì chờ cũng không có.',
  },
  cost(missed) {
    const cost = costOf(missed);
    return cost ? costText(cost) : '';
  },
});

function costText(cost: Cost): string {
  switch (cost.type) {
    case 'under':
      return `Tính thiếu ${pointsText(cost.off)}: cộng lại là thấy.`;
    case 'over':
      return `Tính vậy thì bạn bị tính oan ${pointsText(cost.off)}.`;
    case 'no-meld':
      return `${cardsText(cost.cards)} không hạ được, giữ lại thì chịu ${pointsText(cost.points)}.`;
    case 'not-eaten':
      return `Cầm ${cardsText(cost.cards)} lên rồi cũng phải trả lại.`;
    case 'bound':
      return `Đánh ${cardsText(cost.cards)} thì lá ăn mất phỏm: cả bàn bắt cầm lại.`;
    case 'left':
      return `Đánh ${cardsText(cost.cards)} thì bạn còn ${pointsText(cost.points)}.`;
    case 'false-out':
      return `Hô ù lúc này là ù láo: bài này còn ${pointsText(cost.points)}.`;
    case 'missed-out':
      return 'Không hô là bỏ lỡ một ván ù.';
    case 'misnamed':
      return 'Vẫn là ù, nhưng gọi nhầm kiểu.';
    case 'placed':
      return `${cost.players.map(placed).join('; ')}.`;
    case 'off':
      return `Chung theo số đó thì lệch ${units(cost.units)}.`;
    case 'same':
      return `Đổi rồi vẫn vậy: ${game.verdict(cost.ruling).big}.`;
  }
}

const PLACES = ['nhất', 'nhì', 'ba', 'tư'];

function placed({ name, points, mom, place }: PlayerVerdict): string {
  return `${displayName(name)} còn ${pointsText(points)}${mom ? ' mà móm' : ''}, về ${PLACES[place - 1] ?? `thứ ${place}`}`;
}

function units(count: number): string {
  return `${count} phỉnh`;
}
