/** The words of the frame that stands in other people's pages, in Vietnamese. This file is the type: English must have exactly these keys. */

export const vi = {
  title: (game: string) => `${game}: phán quyết của Luật Bài`,
  full: 'Xem cả phán quyết ở Luật Bài',
  mend: 'Mở ở Luật Bài để sửa',
  referee: 'Mở Trọng tài của Luật Bài',
  failed: 'Chưa tải được. Tải lại trang để thử lại.',
};

export type EmbedWords = typeof vi;

/** Part of the page before hydration; separate, so that no script carries it. */
export const viPage = {
  about: 'Một ván bài đã xét xong, để nhúng vào trang khác.',
  noScript: 'Khung này cần JavaScript để xét bài. Trang Trọng tài có một ván mẫu đã xét xong.',
};

export type EmbedPageWords = typeof viPage;
