/** Practice of Xì Tố in Vietnamese: questions about hands. */

import type { Ground } from '#games/xi-to/quiz/ids.ts';
import { namesOf } from '#words/quiz/answers.ts';
import { displayName } from '#words/text.ts';
import { isWhole, makeQuizWords, namedBy } from '../quiz/shape.ts';
import { best, words as game, named } from './game.ts';
import { misconceptions } from './misconceptions.ts';

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

export const words = makeQuizWords(game, named, {
  kinds: {
    name: 'Tay bài này gọi là gì',
    'who-wins': 'Ai ăn gà',
    'speaks-first': 'Ai nói trước',
    'tie-break': 'Hơn nhau ở đâu',
    'fifth-card': 'Thêm lá nào thì ăn',
    second: 'Bài cao nhất mà úp thì ai ăn',
    house: 'Luật nhà nào làm đổi kết quả',
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
