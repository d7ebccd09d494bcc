import type { CoachWords } from '#core/game/coach.ts';
import type { XiToCoachKey } from '../../coach.ts';

export { coach } from '../../coach.ts';

export const words: CoachWords<XiToCoachKey> = {
  pot: {
    head: 'Mỗi người góp 1 vào gà',
    why: 'Ở lại tới cuối mà bài mạnh nhất, hay còn lại một mình, thì ăn hết gà.',
  },
  cards: {
    head: '1 lá úp, 1 lá ngửa',
    why: 'K♥ úp chỉ mình bạn thấy, 8♠ ngửa cả bàn thấy. Xong mỗi vòng tố thêm 1 lá ngửa.',
  },
  'first-bet': {
    head: 'Bình tố 2, Chi úp bỏ',
    why: 'Q♠ của Bình là lá ngửa mạnh nhất nên Bình nói trước. Chi bỏ ván, mất 1 phỉnh đã góp.',
  },
  call: {
    head: 'Bấm “Theo 2”',
    why: 'Bỏ thêm 2 thì ở lại, giành gà 5 phỉnh. K♥ úp của bạn cao hơn Q♠ đang ngửa.',
    other: 'Úp bỏ là mất 1 phỉnh đã góp. Tố thì sớm quá: bạn chưa có đôi.',
  },
  pair: {
    head: 'Bạn có đôi K',
    why: 'Vòng 2 bạn ngửa K♦, với K♥ úp là một đôi. Bình chỉ thấy K♦ với 8♠.',
  },
  'call-again': {
    head: 'Bấm “Theo 2”',
    why: 'Bình lại tố 2. Theo là đủ: đôi K của bạn còn giấu một con, Bình chưa biết.',
    other: 'Tố cũng không lỗ, mà ván này coi thử theo trước. Úp bỏ thì mất 3 phỉnh đã bỏ.',
  },
  three: {
    head: 'Sám K, bạn nói trước',
    why: 'Vòng 3 bạn ngửa thêm K♣: ba con K là sám. Hai con đang ngửa mạnh nhất bàn.',
  },
  bet: {
    head: 'Bấm “Tố 2”',
    why: 'Bài mạnh thì tố cho gà lớn. Bình muốn ở lại phải bỏ thêm 2 phỉnh.',
    other: 'Tố nhiều hơn cũng được, mà ván này tố 2 thôi. Úp bỏ là mất 5 phỉnh đã bỏ.',
  },
  sure: {
    head: 'Bình theo, gà 15',
    why: 'Bình ngửa Q♠ A♦ 10♠ Q♦. Lá úp có là gì thì cũng không qua nổi ba con K.',
  },
  'bet-again': {
    head: 'Bấm “Tố 2”',
    why: 'Chắc ăn rồi thì tố nữa. Vòng này là vòng chót, xong là lật bài.',
    other: 'Tố nhiều hơn cũng được, mà ván này tố 2 thôi. Úp bỏ là cho không Bình gà 15.',
  },
  end: {
    head: 'Sám hơn thú, bạn ăn gà',
    why: 'Bình lật 10♥: đôi Q với đôi 10 là thú. Bạn lấy gà 19, trừ 9 đã bỏ còn lời 10.',
  },
};
