/**
 * The report form of a reader who plays otherwise or thinks that a ruling is wrong, in Vietnamese. This file is the type: English
 * must have exactly these keys.
 */

export const vi = {
  /** To the questions that find out which house is played. */
  which: 'Nhà bạn chơi khác? Hỏi 8 ván là biết luật nhà bạn',
  says: 'Bạn muốn nói',
  other: 'Nhà tôi chơi khác',
  wrongRuling: 'Xử vậy là sai',
  wrongRule: 'Điều này sai',
  /** Opens the form of a rule. */
  openRule: 'Nhà tôi chơi khác, hay điều này sai',
  /** Heads the text of a rule without scripts, where the reader cannot choose between the two statements. */
  either: 'Nhà tôi chơi khác (hoặc: điều này sai)',
  line: 'Nhà bạn chơi sao, hay sai ở chỗ nào',
  text: 'Chữ để chép',
  nothingSent: 'Trang này không gửi gì đi. Bạn chép rồi tự gửi.',
  copy: 'Chép chữ này',
  copied: 'Đã chép',
  failed: 'Máy không cho chép. Giữ vào khung chữ để chép tay.',
  issue: 'Mở trang góp ý, chữ đã điền sẵn',

  case: (text: string) => `Ván: ${text}`,
  changed: (settings: string) => `Luật nhà khác bộ có sẵn: ${settings}`,
  edition: (edition: number) => `Bản luật: ${edition}`,
  steps: 'Từng bước:',
  /** Where an address cannot hold every step. */
  fewer: 'Từng bước (chỉ ghi những bước quyết định, ghi hết thì liên kết không chứa nổi):',
  rule: (number: string, id: string, game: string) => `Điều ${number} (${id}), ${game}`,
};

export type ReportWords = typeof vi;
