import type { MeldKind } from '#games/ta-la/engine/meld.ts';

/** The hand-sorter in Vietnamese. This file is the type: English must have exactly these keys. */
export const vi = {
  title: 'Xếp phỏm',
  lead: 'Chạm mấy lá rồi bấm “Thành phỏm”. Xếp xong thì hỏi máy.',
  hand: 'Bài trên tay, chạm để chọn',
  meld: 'Thành phỏm',
  kinds: { ngang: 'Phỏm ngang', doc: 'Phỏm dọc' } satisfies Record<MeldKind, string>,
  none: 'Chạm ít nhất 3 lá.',
  noMeld: (cards: string) => `${cards} chưa thành phỏm: phải cùng số, hoặc cùng chất và liền nhau.`,
  crowded: (cards: string) => `${cards}: mỗi phỏm chỉ được có 1 lá ăn.`,
  made: (kind: string, cards: string) => `${kind} ${cards}.`,
  takeBack: (cards: string) => `Gỡ phỏm ${cards}`,
  left: (points: number) => `Còn ${points} điểm`,
  ask: 'Hỏi máy',
  best: (points: number) => `Còn ${points} điểm`,
  same: 'Không có cách xếp nào còn ít điểm hơn.',
  worse: (points: number) => `Máy xếp được ít điểm hơn. Cách của bạn nhiều hơn ${points} điểm.`,
  bestMelds: 'Máy xếp',
  loose: 'Rác',
  discard: 'Nên đánh lá nào',
  discardRow: (card: string, points: number) => `Đánh ${card}, còn ${points} điểm`,
  discardNote: 'Máy chỉ tính bài của bạn. Người ngồi sau có đang chờ lá ấy không thì máy không biết.',
  out: 'Bài này ù rồi, khỏi đánh.',
  again: 'Chia bài khác',
};

export type SorterWords = typeof vi;
