/** The words of a game's front page in Vietnamese. This file is the type: English must have exactly these keys. */
export const vi = {
  play: 'Chơi luôn',
  minutes: (n: number) => `Đọc ${n} phút là ngồi vào bàn được.`,
  sitDown: 'Ngồi vào bàn',
  table: 'Chơi một ván',
  coached: 'Ván đầu có người chỉ',
  agree: 'Ghi lại luật cả bàn đã hẹn',
  /** To the questions that find out which house is played. */
  asked: 'Nhà bạn chơi sao?',
  /** The shift of Tá Lả, drawn. */
  shift: {
    name: 'Chuyển bài: vòng đầu An đánh già cơ, Bình đánh đầm chuồn. Một, Chi ăn con đầm. Hai, lá già cơ của An chuyển sang chỗ trống của Bình. Ba, cuối ván An đi thêm 1 lượt.',
    eats: '1. Chi ăn',
    moves: '2. chuyển',
    again: '3. An đi thêm 1 lượt (tái)',
  },
  print: 'In ra',
  printed: 'Đủ luật nhà và mã QR trên một tờ:',
};
export type FrontWords = typeof vi;
