/** Practice of Xì Tố in Vietnamese: questions about hands. */

import type { Ground } from '#games/xi-to/quiz/ids.ts';
import { namesOf } from '#words/quiz/answers.ts';
import { displayName } from '#words/text.ts';
import { isWhole, makeQuizWords, namedBy } from '../quiz/shape.ts';
import { best, words as game, named } from './game.ts';

const GROUNDS: Readonly<Record<Ground, string>> = {
  category: 'Bậc của bộ',
  rank: 'Số của bộ',
  'top-card': 'Lá to nhất',
  'lower-pair': 'Đôi còn lại',
  kicker: 'Lá lẻ',
  'next-card': 'Lá kế tiếp',
  suit: 'Chất',
  nothing: 'Bằng hết, chia gà',
};

/** Why what a common mistake leads to is never right. What stands here is what may be made: `MisconceptionId`. */
export const misconceptions = {
  'suit-of-five': 'Thùng thì phải đủ 5 lá cùng chất.',
  'row-of-five': 'Sảnh thì phải đủ 5 lá liền số.',
  'round-the-corner': 'Sảnh chỉ lên tới át, không nối vòng từ già qua át sang 7.',
  'not-yet-five': 'Chưa đủ 5 lá thì chưa có sảnh, chưa có thùng.',
  'half-of-it': '5 lá vừa liền số vừa cùng chất là một bộ riêng, cao nhất.',
  'suit-overlooked': '5 lá cùng chất đã là một bộ, không liền số cũng được.',
  'run-overlooked': '5 lá liền số đã là một bộ, khác chất cũng được.',
  'no-two-alike': 'Không có 2 lá cùng số thì không có đôi.',
  'pair-overlooked': 'Có 2 lá cùng số là có đôi, không còn là mậu thầu.',
  'one-pair-only': 'Chỉ có 2 lá cùng số: mới là 1 đôi.',
  'second-pair': 'Còn 1 đôi nữa chưa tính.',
  'two-pairs-only': 'Sám với cù lũ đều cần 3 lá cùng số.',
  'three-and-no-pair': 'Cù lũ cần thêm 1 đôi, mà 2 lá kia khác số nhau.',
  'three-alike': '3 lá cùng số là sám, không tách ra tính đôi.',
  'pair-beside-three': '3 lá cùng số kèm 1 đôi có tên riêng: cù lũ.',
  'four-alike': '4 lá cùng số có tên riêng: tứ quý, không tách ra.',
  'category-first': 'Xét bậc của bộ trước: bộ dưới không hơn được bộ trên.',
  'high-card-loses': 'Có lá to hơn cũng vậy: xét bậc của bộ trước.',
  'lead-first': 'Xét số của bộ trước, lá lẻ to mấy cũng xét sau.',
  'first-difference': 'So số từ trên xuống: khác nhau ở đâu là xong ở đó.',
  'suits-last': 'Số đã hơn kém thì không xét tới chất.',
  'spades-top': 'Luật nào xét chất cũng để bích trên hết.',
  'one-is-better': 'Chỉ ngang nhau khi cùng bộ và mọi số bằng nhau.',
  'still-equal': 'Tới chỗ đó hai tay bài vẫn bằng, phải so tiếp.',
  'settled-before': 'Đã hơn kém từ trước, không cần xét tới đó.',
};

export const words = makeQuizWords(game, named, {
  kinds: {
    name: 'Tay bài này gọi là gì',
    'who-wins': 'Ai ăn gà',
    'speaks-first': 'Ai nói trước',
    'tie-break': 'Hơn nhau ở đâu',
    'fifth-card': 'Thêm lá nào thì ăn',
    second: 'Bài cao nhất mà úp thì ai ăn',
    house: 'Luật nhà nào làm kết quả đổi',
  },
  asks: {
    name: ({ about, fields }) => (isWhole(fields, about) ? 'Tay bài này gọi là gì?' : 'Mấy lá ngửa này gọi là gì?'),
    'who-wins': 'Hai bên lật bài. Ai ăn gà?',
    'speaks-first': 'Lá ngửa như vầy thì ai nói trước?',
    'tie-break': 'Hai tay bài này hơn nhau ở đâu?',
    'fifth-card': ({ about }) => `Thêm lá nào thì ${displayName(about)} ăn?`,
    second: 'Bài cao nhất lại úp bỏ. Ai ăn gà?',
    house: 'Đổi luật nhà nào thì kết quả khác đi?',
  },
  answers: {
    kind: (answer) => {
      const { category, ground } = namedBy(answer);
      return category ? displayName(named(category)) : ground ? GROUNDS[ground] : '';
    },
    who: (answer, question) => {
      const names = namesOf(answer, question);
      if (question.kind.id !== 'speaks-first') return best(names);
      return names.length > 1 ? `${names.join(', ')} ngang nhau` : names.join();
    },
  },
  misconceptions,
  costs: {
    'with-card': ({ cards, hands, verdict }) =>
      `Thêm ${cards} thì ${hands.map(({ who, hand }) => `${who} ${hand}`).join(', ')}: ${verdict}.`,
    same: ({ verdict }) => `Đổi rồi vẫn vậy: ${verdict}.`,
    'wrong-part': ({ verdict }) => `Xét nhầm chỗ thì dễ đưa nhầm gà. Ván này: ${verdict}.`,
    'too-strong': ({ claimed, own }) => `Tưởng ${claimed} mà tố tới, lật ra chỉ có ${own}.`,
    'too-weak': ({ claimed, own }) => `Tưởng chỉ có ${claimed} mà úp bỏ thì phí ${own}.`,
    folded: ({ folded, who }) => `${folded} úp bỏ thì không còn phần: ${who} ăn gà.`,
    'nobody-speaks': ({ who, up }) => `Chờ nhau thì không ai nói: ${who} ngửa ${up}, phải nói trước.`,
    'out-of-turn': ({ said, who, up }) => `${said} nói bây giờ là nói trước lượt ${who}, người ngửa ${up}.`,
    'left-out': ({ said, others }) => `Đưa hết cho ${said} thì ${others} mất oan phần gà của mình.`,
    halved: ({ who, hand }) => `Chia ra thì ${who} có ${hand} mà mất oan nửa gà.`,
    lost: ({ said, who, hand }) => `Đưa gà cho ${said} thì ${who} có ${hand} mà mất oan cả gà.`,
  },
});
