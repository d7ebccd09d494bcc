import type { LinkFault } from '../ids.ts';

/** What the house contract says once something was chosen or opened, in Vietnamese. English must have exactly these keys. */
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
    twice: (text: string) => `“${text}”: trò này đã có ở trước. Lấy bản trước.`,
    'unknown-preset': (text: string) => `Không có bộ luật “${text}”. Lấy bộ mặc định.`,
    'unknown-setting': (text: string) => `Không có luật nhà “${text}”. Bỏ qua.`,
    'bad-value': (text: string) => `“${text}”: luật này không nhận giá trị ấy. Giữ theo bộ luật.`,
    'bad-syntax': (text: string) => `“${text}” chưa thành luật nhà. Bỏ qua.`,
    'unknown-agreement': (text: string) => `“${text}”: không có thỏa thuận ấy. Bỏ qua.`,
  } satisfies Record<LinkFault, (text: string) => string>,
  stillRead: 'Phần đọc được đã mở.',

  sheet: {
    title: 'Tối nay mình chơi',
    agreements: 'Thỏa thuận trước khi chia',
    note: 'Chữ đậm là chỗ khác bộ luật.',
    noEffect: 'không đổi gì',
    scan: 'Quét để mở bản này',
    sign: 'Cả bàn đồng ý',
    house: (preset: string) => `Bộ luật ${preset}`,
    changed: (preset: string, n: number) => `Bộ luật ${preset}, đổi ${n} chỗ`,
  },
};

export type LateWords = typeof vi;
