/** What every round says, whatever the game, in Vietnamese. This file is the type: English must have exactly these keys. */
export const vi = {
  replay: 'Xem lại một ván',
  step: (at: number, of: number) => `Bước ${at} trong ${of}`,
  previous: 'Lùi',
  next: 'Tới',
  whole: 'Cả ván bằng chữ',
  again: 'Ván mới',
  story: 'Diễn biến',
  pot: 'Gà',
  /** Over a card of one's own that nobody else sees. */
  down: 'Lá úp',
  amount: 'Chọn mức',
  choose: 'Chạm các lá muốn đánh',
  hint: 'Gợi ý',
  /** Over the melds, and the discards, that lie before a seat. */
  melds: 'Đã hạ',
  row: 'Đã đánh',
};

export type RoundUi = typeof vi;
