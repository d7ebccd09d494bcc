import type { LinkFault } from '../../../ui/contract/ids.ts';

/**
 * The house contract's texts that are needed once something was chosen or opened, in Vietnamese. English must have exactly these
 * keys.
 */
export const vi = {
  faults: {
    empty: () => 'Chưa có gì. Gõ mã hay dán liên kết vào đây.',
    'too-long': () => 'Dài quá. Bản luật nhà ngắn hơn nhiều.',
    'bad-prefix': (text: string) => `“${text}” không phải mã của trò nào. Mã bắt đầu bằng XD, XT, BC, TL hay SM.`,
    'bad-character': (text: string) => `“${text}” có chữ không có trong mã nào. Mã không dùng chữ U.`,
    'too-short': (text: string) => `“${text}” thiếu chữ. Xem lại mã trên tờ giấy.`,
    'bad-check': (text: string) => `“${text}” sai một chữ. Đọc lại từng chữ.`,
    'out-of-range': (text: string) => `“${text}” có luật mà trang này chưa có.`,
    'unknown-game': (text: string) => `Không có trò nào tên “${text}”.`,
    twice: (text: string) => `“${text}”: đã có ở trước rồi. Lấy bản trước.`,
    'unknown-preset': (text: string) => `Không có bộ luật “${text}”. Lấy bộ mặc định.`,
    'unknown-setting': (text: string) => `Không có luật nhà “${text}”. Bỏ qua.`,
    'bad-value': (text: string) => `“${text}”: luật này không nhận giá trị ấy. Giữ theo bộ luật.`,
    'bad-syntax': (text: string) => `“${text}” chưa thành luật nhà. Bỏ qua.`,
    'unknown-agreement': (text: string) => `“${text}”: không có thỏa thuận ấy. Bỏ qua.`,
  } satisfies Record<LinkFault, (text: string) => string>,
  code: 'Mã lỗi',
  stillRead: 'Phần đọc được đã mở.',

  since: {
    older: (edition: number, now: number) => `Luật nhà này ghi theo bản luật ${edition}, nay là bản ${now}.`,
    newer: 'Luật nhà này ghi theo bản luật mới hơn trang đang mở. Tải lại trang để đọc cho đủ.',
    added: 'Từ đó có thêm luật, hay thêm cách chơi, ở mấy chỗ này; bản của bạn vẫn như hồi chưa có:',
    changed: 'Từ đó xử khác:',
    nothing: 'Luật nhà của trò này từ đó không đổi gì.',
  },

  agreementsLead: 'Mấy chuyện này xem bài cũng không xử được. Hỏi nhau trước khi chia thì khỏi cãi.',
  open: 'Chưa bàn',
  openNote: 'để trống trên tờ in',
  nobody: 'chưa thấy nguồn nào ghi',
  rule: (number: string) => `Điều ${number}`,
  flipNone: 'Chưa tìm ra tay bài nào mà luật này làm đổi kết quả.',
  flipHere: 'Xử theo luật đang chọn, chỉ đổi luật này.',
  flipUnder: (preset: string) => `Theo bộ luật ${preset}, chỉ đổi luật này.`,
  roundBase: (preset: string) => `Chơi theo bộ luật ${preset}, chỉ đổi luật này.`,
  atDeal: 'Vừa chia bài xong.',

  compare: {
    first: 'Nhà thứ nhất',
    second: 'Nhà thứ hai',
    own: 'Nhà bạn',
    differ: (n: number, oneIn: string) => {
      if (n === 0) return 'Hai nhà giống hệt nhau.';
      return `Khác nhau ${n} chỗ, ${oneIn ? `đổi kết quả ${oneIn}` : 'chỗ hay đổi kết quả đứng trước'}.`;
    },
    untold: (rules: readonly string[]) =>
      `Còn ${rules.length} chỗ khác mà một tay bài không cho thấy được: ${rules.join(', ')}.`,
    copy: 'Chép liên kết so hai nhà',
    copied: 'Đã chép.',
    copyFailed: 'Máy không cho chép.',
  },

  sheet: {
    title: 'Tối nay mình chơi',
    agreements: 'Thỏa thuận trước khi chia',
    note: 'Chữ đậm là chỗ khác với bộ luật.',
    scan: 'Quét để mở bản này',
    sign: 'Cả bàn đồng ý',
    house: (preset: string) => `Bộ luật ${preset}`,
    changed: (preset: string, n: number) => `Bộ luật ${preset}, đổi ${n} chỗ`,
  },
};

export type LazyWords = typeof vi;
