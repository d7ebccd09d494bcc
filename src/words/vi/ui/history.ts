/**
 * The notice that the history of practice is not saved, or cannot be read. This file is the type: English must have exactly these
 * keys.
 */
export const vi = {
  damaged: (n: number) =>
    n === 1
      ? 'Sổ cũ trong máy này bị hỏng, trang không đọc được. Sổ ấy vẫn còn nguyên, để riêng một chỗ.'
      : `Trong máy này có ${n} sổ cũ bị hỏng, trang không đọc được. Mấy sổ ấy vẫn còn nguyên, để riêng một chỗ.`,
  /** Added where answers are saved. */
  fresh: 'Câu bạn làm từ giờ ghi vào sổ mới.',
  full: 'Trình duyệt không lưu được câu trả lời nữa: hết chỗ, hoặc trang bị chặn lưu. Rời trang này là mất những câu vừa làm. Muốn giữ thì lưu sổ ra tệp.',
  newer:
    'Sổ trong máy này do một bản mới hơn của trang ghi, nên trang không ghi đè lên. Tải lại trang để dùng bản mới. Những câu làm ở đây chưa vào sổ, muốn giữ thì lưu ra tệp trước.',
  save: 'Lưu sổ ra tệp',
  /** @param at which of several, from 1; undefined where there is one */
  saveDamaged: (at?: number) =>
    at === undefined ? 'Lưu cuốn sổ bị hỏng ra tệp' : `Lưu cuốn sổ bị hỏng thứ ${at} ra tệp`,
  discard: (at?: number) => (at === undefined ? 'Xóa cuốn sổ bị hỏng' : `Xóa cuốn sổ bị hỏng ${at}`),
  sure: 'Bấm lần nữa để xóa hẳn',
  discarded: 'Đã xóa cuốn sổ bị hỏng.',
};

export type HistoryUi = typeof vi;
