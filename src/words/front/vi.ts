/** The words of a game's front page in Vietnamese. This file is the type: English must have exactly these keys. */
export const vi = {
  play: 'Chơi luôn',
  minutes: (n: number) => `Đọc ${n} phút là ngồi vào bàn được.`,
  sitDown: 'Ngồi vào bàn',
  table: 'Chơi một ván',
  agree: 'Ghi lại luật cả bàn đã hẹn',
  ladder: 'Cái gì ăn cái gì',
  print: 'In ra',
  printed: 'Đủ luật nhà và mã QR trên một tờ:',
};
export type FrontWords = typeof vi;
