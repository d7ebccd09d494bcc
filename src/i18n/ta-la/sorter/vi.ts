import type { EatRefusal } from '../../../engine/ta-la/eat.ts';
import type { MeldKind } from '../../../engine/ta-la/meld.ts';

/** The hand-sorter and “can I eat this?” in Vietnamese. This file is the type: English must have exactly these keys. */
export const vi = {
  title: 'Xếp phỏm',
  lead: 'Chạm mấy lá rồi bấm “Thành phỏm”. Xếp xong thì hỏi máy.',
  hand: 'Bài trên tay, chạm để chọn',
  meld: 'Thành phỏm',
  kinds: { ngang: 'Phỏm ngang', doc: 'Phỏm dọc' } satisfies Record<MeldKind, string>,
  none: 'Chạm ít nhất 3 lá.',
  noMeld: (cards: string) => `${cards} chưa thành phỏm: phải cùng số, hoặc cùng chất và liền nhau.`,
  crowded: (cards: string) => `${cards}: mỗi phỏm chỉ được 1 lá ăn.`,
  made: (kind: string, cards: string) => `${kind} ${cards}.`,
  takeBack: (cards: string) => `Gỡ phỏm ${cards}`,
  left: (points: number) => `Còn ${points} điểm`,
  ask: 'Hỏi máy',
  best: (points: number) => `Khéo nhất còn ${points} điểm`,
  same: 'Bạn xếp không ai hơn được.',
  worse: (points: number) => `Cách của bạn thừa ${points} điểm.`,
  bestMelds: 'Máy xếp',
  loose: 'Rác',
  discard: 'Nên đánh lá nào',
  discardRow: (card: string, points: number) => `Đánh ${card}, còn ${points} điểm`,
  discardNote: 'Chỉ nhìn bài mình. Nhà dưới đang chờ lá ấy thì máy không biết.',
  out: 'Tay này ù rồi, khỏi đánh.',
  again: 'Chia tay khác',
  change: 'Tự chọn bài',

  eat: {
    title: 'Ăn được không?',
    hand: 'Trên tay',
    discard: 'Nhà trên vừa đánh',
    question: 'Bạn ăn được lá này không?',
    yes: 'Ăn được',
    no: 'Không ăn được',
    makes: (kind: string, cards: string) => `${kind} ${cards}.`,
    refused: {
      'tl-eat-proof': (card: string) => `Trên tay không có 2 lá nào hợp với ${card} thành phỏm.`,
      'tl-one-meld-each': (card: string) => `Có 2 lá hợp với ${card}, nhưng chúng đang giữ phỏm cho lá đã ăn.`,
      'tl-eat-limit': (card: string) => `${card} chỉ vào được phỏm đã có lá ăn. Nhà này mỗi phỏm 1 lá ăn.`,
    } satisfies Record<EatRefusal, (card: string) => string>,
    changeHand: 'Đổi bài trên tay',
    changeDiscard: 'Đổi lá vừa đánh',
    empty: 'Chọn bài trên tay và lá vừa đánh.',
  },
};

export type SorterWords = typeof vi;
