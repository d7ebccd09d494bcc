/** The words of the sheet for the table, in Vietnamese. This file is the type: English must have exactly these keys. */
export const vi = {
  title: 'Tờ giấy A4',
  lead: 'In một mặt, để giữa bàn: ngồi vào là biết luật.',
  /** Where the rule list leads here. */
  link: 'In trò này trên một tờ A4.',
  print: 'In tờ này',
  usual: 'Tờ này theo luật nhiều nơi chơi.',
  own: 'Tờ này theo luật bạn đã chọn trên máy này.',
  change: 'Chọn luật khác thì tờ giấy đổi theo',
  house: 'Luật nhà',
  /** How what the own rule set plays otherwise is marked, and what the mark says. */
  mark: 'Hàng có dấu * là chỗ bàn này chơi khác, xem chữ đậm ở Luật nhà.',
  none: 'không có',
  scan: 'Quét để mở trên máy',
  qr: (game: string) => `Mã QR mở luật ${game}`,
  foot: (edition: number) => `Luật Bài, bản ${edition}. Số bên cạnh là số điều luật trên trang.`,
};
export type PaperWords = typeof vi;
