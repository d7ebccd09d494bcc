/** Practice of Sâm in Vietnamese: questions about hands. */

import type { PlayerVerdict } from '#games/sam/engine/decide.ts';
import { cardsText, displayName } from '#words/text.ts';
import { type Called, type Cost, costOf, makeQuizWords, turnOf } from '../quiz/shape.ts';
import { INSTANT_NAMES } from '../shape.ts';
import { words as game } from './game.ts';

const NAMES: Readonly<Record<Called, string>> = {
  rac: 'rác',
  doi: 'đôi',
  'sam-co': 'sám cô',
  sanh: 'sảnh',
  'tu-quy': 'tứ quý',
  ...INSTANT_NAMES,
};

/** Why what a common mistake leads to is never right. What stands here is what may be made: `MisconceptionId`. */
export const misconceptions = {
  'two-neighbours': '2 lá liền nhau chưa phải sảnh: sảnh từ 3 lá.',
  'gap-in-run': 'Sảnh phải liền số, hở 1 số là không thành.',
  'pairs-in-row': 'Ở Sâm đôi liền nhau (đôi thông) không phải bộ.',
  'goes-round': 'Sảnh chỉ lên tới át, không vòng qua heo.',
  'ten-to-ace': 'Bỏ J, Q, K rồi thì 10 với át vẫn không liền nhau.',
  'one-too-many': 'Đôi là đúng 2 lá. Thêm 1 lá khác số thì không phải bộ.',
  'not-a-pair': 'Đôi là đúng 2 lá cùng số.',
  'not-a-triple': 'Sám cô là đúng 3 lá cùng số.',
  'not-a-run': 'Sảnh là từ 3 lá liền số trở lên, mỗi số 1 lá.',
  'not-a-quad': 'Tứ quý là đủ 4 lá cùng số.',
  'any-suits': 'Từ 3 lá liền số là sảnh, cùng chất hay khác chất cũng vậy.',
  'same-rank': 'Các lá này cùng số: thành bộ.',
  'no-combination': 'Mấy lá này không thành bộ nào, nên không chặn được gì.',
  'is-higher': 'Cùng loại mà cao hơn là chặn được, chất không tính.',
  'lower-top': 'Phải cao hơn mới chặn được.',
  'longer-but-lower': 'Sảnh dài hơn mà lá cao nhất thấp hơn thì luật nào cũng không chặn được.',
  'suits-decide': 'Cao bằng nhau là không chặn được: Sâm không so chất.',
  'shorter-run': 'Sảnh ngắn hơn thì cao mấy cũng không chặn được.',
  'longer-run': 'Sảnh chặn sảnh phải cùng số lá.',
  'other-kind': 'Hai bộ này khác loại: nhiều lá hơn hay lá cao hơn cũng không chặn được.',
  'no-two-there': 'Tứ quý chỉ chặt được heo với tứ quý thấp hơn.',
  'one-quad': 'Một tứ quý chỉ chặt 1 heo.',
  'two-quads': 'Hai tứ quý cùng lúc chỉ để chặt đôi heo, mà cũng tùy luật nhà.',
  'one-short': 'Còn thiếu đúng 1 lá nữa.',
  'not-dragon': 'Sảnh rồng phải đủ 10 lá liền số.',
  'not-four-twos': 'Tứ quý heo phải đủ 4 con 2.',
  'not-one-colour': 'Đồng màu là cả 10 lá cùng đỏ hay cùng đen.',
  'not-three-triples': 'Ba sám cô phải có 3 bộ, mỗi bộ từ 3 lá cùng số.',
  'not-five-pairs': 'Năm đôi là đúng 5 đôi khác số.',
  'wins-at-once': 'Ở bàn này, bài này ăn trắng được.',
  'twos-as-cards': 'Heo thối không tính như lá thường: mỗi heo 15 phỉnh.',
  'twos-besides': 'Heo đã tính 15 thì không đếm thêm vào số lá nữa.',
  'quad-as-cards': 'Tứ quý thối không đếm từng lá: cả bộ 15 phỉnh.',
  'quad-besides': 'Tứ quý đã tính 15 thì không đếm thêm từng lá.',
  'twos-alone': 'Ở bàn này heo còn trên tay vẫn tính 1 như lá thường, rồi mới thêm 5.',
  'twos-fifteen': 'Bàn khác mới tính mỗi heo 15. Bàn này chỉ thêm 5.',
  'twos-plus-five': 'Bàn khác mới thêm 5. Bàn này mỗi heo 15, thay cho 1.',
  'cong-alone': '15 phỉnh mới là phạt cóng, còn phải cộng thêm.',
  'every-card': 'Không phải lá nào cũng 1 phỉnh, mà cũng không phải bàn nào cũng đếm lá.',
  'points-not-cards': 'Ở Sâm không cộng điểm trên lá bài.',
  'most-cards': 'Nhiều lá chưa chắc chung nhiều: heo với tứ quý chung nặng hơn lá thường.',
  'pays-less': 'Có người chung nhiều hơn.',
};

export const words = makeQuizWords(game, {
  kinds: {
    name: 'Mấy lá này là bộ gì',
    legal: 'Chặn được không',
    beats: 'Bộ nào chặn được',
    deal: 'Chia xong có ăn trắng không',
    pays: 'Hết ván chung mấy phỉnh',
    most: 'Ai chung nhiều nhất',
    house: 'Luật nhà nào làm kết quả đổi',
  },
  asks: {
    name: 'Mấy lá này là bộ gì?',
    legal: 'Chặn được không?',
    beats: 'Bộ nào chặn được?',
    deal: 'Chia xong, bài này có ăn trắng không?',
    pays: ({ about }) => `Hết ván ${displayName(about)} chung mấy phỉnh?`,
    most: 'Ai chung nhiều nhất?',
    house: (question) =>
      ({
        play: 'Đổi luật nhà nào thì kết quả khác đi?',
        deal: 'Đổi luật nhà nào thì kết quả khác đi?',
        paid: `Đổi luật nhà nào thì ${displayName(question.about)} chung khác đi?`,
      })[turnOf(question)],
  },
  answers: {
    kind: (answer, { kind }) => {
      if (answer.kind === 'khong') return kind.id === 'deal' ? 'Không ăn trắng' : 'Không phải bộ';
      return displayName(nameOf(answer.kind));
    },
    yes: (answer) => (answer.yes ? 'Chặn được' : 'Không chặn được'),
    who: (answer) => (answer.who.length === ALL ? 'Ba người như nhau' : answer.who.map(displayName).join(', ')),
    net: (answer) => {
      if (answer.net === 0) return 'Không phải chung';
      return answer.net > 0 ? `Được ${units(answer.net)}` : `Chung ${units(-answer.net)}`;
    },
  },
  misconceptions,
  cost(missed) {
    const cost = costOf(missed);
    return cost ? costText(cost) : '';
  },
});

/** The losers of a question who share an answer where they pay alike. */
const ALL = 3;

function nameOf(kind: string): string {
  return Object.entries(NAMES).find(([id]) => id === kind)?.[1] ?? kind;
}

function costText(cost: Cost): string {
  switch (cost.type) {
    case 'back':
      return `Đánh ${cardsText(cost.cards)} ra thì phải cầm lại.`;
    case 'missed':
      return `Tưởng không đánh được thì ${cardsText(cost.cards)} nằm lại trên tay.`;
    case 'misnamed':
      return `Gọi vậy mà đánh ${cardsText(cost.cards)} ra thì cả bàn cãi.`;
    case 'false-win':
      return 'Hô ăn trắng lúc này thì cả bàn biết bài mà không được gì.';
    case 'missed-win':
      return 'Không hô là bỏ lỡ một ván ăn trắng.';
    case 'misnamed-win':
      return 'Vẫn ăn trắng, nhưng gọi nhầm kiểu.';
    case 'paid':
      return `${cost.players.map(paid).join('; ')}.`;
    case 'off':
      return `Chung theo số đó thì lệch ${units(cost.units)}.`;
    case 'same':
      return `Đổi rồi vẫn vậy: ${game.verdict(cost.ruling).big}.`;
  }
}

function paid({ name, net }: PlayerVerdict): string {
  return `${displayName(name)} chung ${units(Math.abs(net))}`;
}

function units(count: number): string {
  return `${count} phỉnh`;
}
