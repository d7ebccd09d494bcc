/** What is said where the site is searched, in Vietnamese. This file is the type: English must have exactly these keys. */

export const vi = {
  title: 'Tìm trong trang này',
  label: 'Tìm luật, bài học, thuật ngữ',
  close: 'Đóng',
  /** The hint before a key is pressed. */
  hint: 'Không gõ dấu cũng được: ngu linh, den bai, chat heo. Gõ số điều cũng được: 3.1, sam 4.6.',
  loading: 'Đang tải…',
  failed: 'Chưa tải được phần tìm kiếm. Bạn xem lại mạng rồi thử lại.',
  retry: 'Thử lại',

  results: 'Kết quả',
  /** `more` where only the first of them are there. */
  found: (n: number, more: boolean) => (more ? `${n} kết quả đầu` : `${n} kết quả`),
  nothing: (typed: string) => `Không thấy “${typed}”`,
  /** Suggestions, where nothing is found, and where a case was typed. */
  referee: (typed: string) => `Hỏi Trọng tài: “${typed}”`,
  refereeWhy: 'Gõ bài của từng người, Trọng tài xử cho.',
  glossary: 'Xem hết thuật ngữ',
  glossaryWhy: 'Từ nghe ở bàn bài, kèm nghĩa từng từ.',

  /** What a result is, before its title. */
  kinds: {
    rule: (number: string) => `Điều ${number}`,
    term: 'Thuật ngữ',
    lesson: 'Bài học',
    argument: 'Cãi nhau',
    incident: 'Sự cố',
    source: 'Nguồn',
    page: 'Trang',
    game: 'Trò chơi',
    referee: 'Trọng tài',
  },
};

export type SearchWords = typeof vi;
