/** What is said where the site is open inside another app. This file is the type: English must have exactly these keys. */
export const vi = {
  /** @param app as `Zalo` */
  stays: (app: string) =>
    `Bạn đang mở trang này trong ${app}. Gì lưu ở đây thì nằm lại trong ${app}, trình duyệt không thấy. Muốn giữ lâu thì mở bằng trình duyệt.`,
  copy: 'Chép liên kết',
  copied: 'Đã chép. Mở trình duyệt rồi dán vào.',
  refused: 'App này không cho chép. Bấm dấu ba chấm ở góc, chọn mở bằng trình duyệt.',
};

export type InAppWords = typeof vi;
