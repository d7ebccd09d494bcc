/** The words of offline saving. This file is the type: English must have exactly these keys. */
export const vi = {
  title: 'Dùng khi không có mạng',
  /** In the foot of every page, where room is short. */
  footer: 'Khi mất mạng',
  /** On the home page, before the button. */
  lead: 'Quán cà phê mất mạng, trên xe hay trên máy bay: lưu sẵn vào máy thì vẫn tra được, chơi được.',
  close: 'Đóng',
  /** @param size as `1,2 MB` */
  offer: (size: string) =>
    `Lưu các trang tiếng Việt vào máy này. Sau đó mất mạng vẫn tra luật, hỏi trọng tài, ngồi bàn chơi và luyện tập được. Tải chừng ${size}.`,
  save: (size: string) => `Lưu ${size}`,
  looking: 'Đang xem trong máy',
  saving: 'Đang lưu. Bạn đóng khung này rồi đọc tiếp cũng được, đừng đóng trang.',
  percent: (n: number) => `Đã lưu ${n}%`,
  kept: (langs: string, edition: string) => `Máy này đã lưu ${langs}, ${edition}.`,
  works: 'Mất mạng cứ mở trang như thường.',
  /** Browsers drop files to make room, and never say so. */
  lacks: (n: number) => `Trình duyệt đã bỏ bớt, còn thiếu ${n} tệp. Có mạng thì trang tự tải lại.`,
  mend: 'Tải phần còn thiếu',
  mending: 'Đang tải lại phần còn thiếu',
  langs: { vi: 'các trang tiếng Việt', en: 'các trang tiếng Anh' },
  and: ' và ',
  edition: (n: number, date: Date) =>
    `bản ${n} (${date.getUTCDate()}/${date.getUTCMonth() + 1}/${date.getUTCFullYear()})`,
  other: {
    vi: (size: string) => `Lưu cả trang tiếng Việt, thêm ${size}`,
    en: (size: string) => `Lưu cả trang tiếng Anh, thêm ${size}`,
  },
  /** Where both languages are saved. */
  removeOne: { vi: 'Xóa các trang tiếng Việt', en: 'Xóa các trang tiếng Anh' },
  removing: 'Đang xóa',
  notRemoved: 'Chưa xóa được. Có mạng rồi thử lại.',
  remove: 'Xóa hết khỏi máy',
  removed: 'Đã xóa. Máy này không còn giữ gì.',
  install: 'Cài như ứng dụng',
  installed: 'Đã cài. Các trang đang được lưu để mở khi không có mạng.',
  failed: {
    network: 'Chưa lưu được vì mạng đứt giữa chừng. Phần đã tải còn đó, thử lại sẽ tải tiếp.',
    full: 'Máy hết chỗ nên chưa lưu được. Dọn bớt rồi thử lại. Cửa sổ ẩn danh thường không cho lưu nhiều.',
    unknown: 'Chưa lưu được. Thử lại sau.',
  },
  cannot: {
    old: 'Trình duyệt này không lưu trang được. Hãy dùng trình duyệt mới hơn, hoặc mở ở cửa sổ thường.',
    blocked:
      'Trình duyệt đang chặn trang này lưu vào máy. Cho phép lưu dữ liệu, hoặc ra khỏi cửa sổ ẩn danh, rồi thử lại.',
    insecure: 'Chỉ lưu được khi mở trang bằng https.',
    offline: 'Đang không có mạng. Có mạng rồi mở lại khung này.',
  },
  /** The offline line of every page. */
  line: (edition: string) => `Không có mạng. Xử theo ${edition}.`,
  /** The same at a table, where it has one line of a phone. */
  lineAtTable: (n: number) => `Không có mạng. Xử theo bản luật ${n}.`,
  /** A new build: with another edition, or with the same. */
  newer: (edition: string) => `Có bản mới: ${edition}. Tải lại?`,
  mended: (edition: string) => `Trang vừa được sửa vài chỗ, luật vẫn theo ${edition}. Tải lại?`,
  reload: 'Tải lại',
  later: 'Để sau',
  /** The page shown for one that is not saved. */
  missing: {
    title: 'Không có mạng',
    foreign: 'Máy này chưa lưu các trang tiếng Anh. Bản tiếng Việt của trang này thì có sẵn.',
    same: 'Mở bản tiếng Việt',
    nowhere: 'Trang này không có trong máy. Có thể địa chỉ sai, cũng có thể phải có mạng mới mở được.',
    home: 'Về trang đầu',
    referee: 'Hỏi Trọng tài',
    /** Above the list of saved pages. */
    openable: 'Mở được ngay',
    nothing: 'Trong máy không còn trang nào. Có mạng rồi mở lại, phần thiếu sẽ tự tải về.',
  },
};

export type OfflineWords = typeof vi;
