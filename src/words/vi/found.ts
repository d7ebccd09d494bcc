import { ALL_GAMES } from '../site/game-names.ts';

/** What a page is called in a list of search results, and what it says of itself there. */
interface FoundText {
  readonly title: string;
  readonly description: string;
}

/**
 * What search engines show of the pages that are no lessons, in Vietnamese. A title that is enough on its own page says too little
 * beside those of other sites. This file is the type: English must have exactly these keys.
 */
export const vi = {
  home: {
    title: `Luật bài Việt Nam: ${ALL_GAMES}`,
    description: `Luật các trò bài Việt Nam: ${ALL_GAMES}. Bày bài ra là biết ai ăn, theo điều nào, nhà khác xử sao. Lưu lại, không có mạng cũng xem được.`,
  },
  referee: {
    title: 'Trọng tài: nhập bài vào, xem ai ăn',
    description:
      'Đang cãi nhau? Nhập bài từng người vào là biết ai ăn, theo điều luật số mấy, và luật nhà nào làm hai bên khác nhau.',
  },
  practice: {
    title: 'Luyện tập luật bài: mười câu hỏi mỗi ngày',
    description: `Câu hỏi luật ${ALL_GAMES}, máy ra đề, máy chấm: mười câu mỗi ngày, thách bạn bè, ôn điều hay sai.`,
  },
  progress: {
    title: 'Sổ tiến bộ: điều luật nào đã thuộc',
    description: 'Điều luật nào đã thuộc, điều nào chưa, và lịch ôn. Tất cả nằm trong máy bạn.',
  },
  contract: {
    title: 'Luật nhà: thống nhất cả bàn trước khi chơi bài',
    description: `Chọn luật nhà cho ${ALL_GAMES} rồi gửi cả bàn trước khi chơi: liên kết, mã ngắn, mã QR, một tờ A4 để in.`,
  },
  which: {
    title: 'Nhà bạn chơi luật nào? Hỏi 8 ván là biết',
    description: `Không nhớ luật nhà? Xem khoảng 8 ván ${ALL_GAMES}, nói bàn bạn xử sao, là biết nhà bạn gần với bộ luật nào.`,
  },
  scoreBook: {
    title: 'Sổ ghi điểm đánh bài trên điện thoại',
    description: `Sổ ghi điểm cho ${ALL_GAMES}: ghi lá bài hay kết quả, sổ tự tính ai chung ai, cuối buổi ai đưa ai mấy phỉnh.`,
  },
  incidents: {
    title: 'Chia nhầm, thiếu lá, lộn lượt thì xử sao',
    description: (n: number) =>
      `Chia bài dư lá, thiếu lá, đánh lộn lượt, quên báo một: ${n} chuyện hay gặp, nguồn nào nói xử sao, chỗ nào chưa ai nói thì nên hẹn trước.`,
  },
  arguments: {
    title: 'Sổ cãi nhau: những chỗ hay cãi về luật bài',
    description: (n: number) =>
      `${n} chỗ hay cãi của ${ALL_GAMES}: ai nói gì, ở đâu, xử theo điều luật nào, từng bộ luật xử sao.`,
    ofGame: (game: string) => `Cãi nhau luật ${game}: ai đúng, theo luật nào`,
  },
  sources: {
    title: 'Nguồn: luật bài ở đây lấy ở đâu ra',
    description: (n: number) =>
      `Năm nguồn chính và các nguồn ngoài: mỗi nguồn là gì, bỏ trống chỗ nào, và ${n} chỗ nói khác nhau.`,
    ofGame: (game: string): FoundText => ({
      title: `Luật ${game}: nguồn nào nói khác nguồn nào`,
      description: `Những chỗ các nguồn nói khác nhau về ${game}: ai nói gì, và cùng một ván bài thì mỗi bên xử ra sao.`,
    }),
  },
  glossary: {
    title: 'Thuật ngữ đánh bài: ăn, đền, móm, heo, tố là gì',
    description: (n: number) =>
      `${n} thuật ngữ và tiếng lóng bên bàn ${ALL_GAMES}: nghĩa, tiếng Anh, cách gọi khác, điều luật nào định nghĩa.`,
  },
  /** The rules as data: what they are called, and what stands beside the link to them. */
  dataset: {
    title: `Điều luật ${ALL_GAMES}, cho máy đọc`,
    description: (n: number) =>
      `${n} điều, mỗi điều có số, lời, nguồn, luật nhà và ván mẫu, bằng tiếng Việt và tiếng Anh`,
  },
  proof: 'Đã chứng minh: máy xử bài có đúng không',
  rules: (game: string) => `Toàn bộ điều luật ${game}`,
  table: (game: string): FoundText => ({
    title: `Chơi thử ${game} với máy, ngay trên trang`,
    description: `Chơi ${game} với máy, hết ván này tới ván khác, theo luật nhà bạn chọn, không cần tài khoản. Điểm giữ trên máy của bạn.`,
  }),
  paper: (game: string): FoundText => ({
    title: `In luật ${game} ra một tờ giấy A4`,
    description: `Luật ${game} trên một tờ A4 để in: ngồi vào bàn, bài nào hơn bài nào, chung mấy, luật nhà đang chơi, và mã QR để mở lại.`,
  }),
};

export type FoundWords = typeof vi;
