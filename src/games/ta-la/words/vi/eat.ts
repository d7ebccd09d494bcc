import type { MeldKind } from '#games/ta-la/engine/meld.ts';
import type { EatRefusal } from '#games/ta-la/hands/eat.ts';

/** “Can I eat this?” in Vietnamese. This file is the type: English must have exactly these keys. */
export const vi = {
  kinds: { ngang: 'Phỏm ngang', doc: 'Phỏm dọc' } satisfies Record<MeldKind, string>,
  title: 'Ăn được không?',
  hand: 'Trên tay',
  discard: 'Người trước vừa đánh',
  question: 'Bạn ăn được lá này không?',
  yes: 'Ăn được',
  no: 'Không ăn được',
  makes: (kind: string, cards: string) => `${kind} ${cards}.`,
  refused: {
    'tl-eat-proof': (card: string) => `Trên tay không có 2 lá nào hợp với ${card} thành phỏm.`,
    'tl-one-meld-each': (card: string) => `Có 2 lá hợp với ${card}, nhưng chúng đang giữ phỏm cho lá đã ăn.`,
    'tl-eat-limit': (card: string) => `${card} chỉ vào được phỏm đã có lá ăn. Bàn này mỗi phỏm chỉ được 1 lá ăn.`,
  } satisfies Record<EatRefusal, (card: string) => string>,
  changeHand: 'Đổi bài trên tay',
  changeDiscard: 'Đổi lá vừa đánh',
  empty: 'Chọn bài trên tay và lá vừa đánh.',
};

export type EatWords = typeof vi;
