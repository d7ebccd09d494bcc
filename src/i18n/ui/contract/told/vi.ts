import type { ConflictId, LinkFault } from '../ids.ts';

/** What the house contract says once something was chosen or opened, in Vietnamese. English must have exactly these keys. */
export const vi = {
  conflicts: {
    'xd-short-never-meets':
      'Nhà cái non chưa được xét, mà đủ 5 lá thì đã là ngũ linh. Hai bên cùng non không gặp nhau.',
    'xt-no-suit-of-pair': 'Nhà này không xét chất, nên đôi không có chất để so. Lá lẻ quyết, bằng hết thì chia gà.',
    'bc-no-faces': 'Bộ 36 lá không có J, Q, K. Không ai được ba tiên.',
    'bc-double-for-nothing': 'Nhà này không chơi ba tiên, nên không ai được 2 phần.',
    'bc-double-without-faces': 'Bộ 36 lá không có ba tiên, nên không ai được 2 phần.',
    'bc-sap-below-nothing': 'Nhà này không chơi ba tiên. Sáp ăn mọi tay tính nút.',
    'bc-sap-below-no-faces': 'Bộ 36 lá không có ba tiên. Sáp ăn mọi tay tính nút.',
    'bc-banker-never-ties': 'Bằng nút thì so lá to nhất, nên không ai bằng nhà cái.',
    'bc-best-never-ties': 'Bằng nút thì so lá to nhất, nên chỉ có một tay nhất.',
    'tl-den-unpaid': 'Nhà này chỉ xếp hạng, không ai chung. Đền cũng không mất gì.',
    'sam-cong-unpaid': 'Nhà này chỉ tính ai nhất, không ai chung. Cóng cũng không mất gì.',
    'sam-last-card-unpaid': 'Nhà này chỉ tính ai nhất. Còn 1 lá vẫn báo, giữ lá lớn thì không mất gì.',
    'sam-thoi-unpaid': 'Nhà này chỉ tính ai nhất. Đánh heo sau cùng thì không ai thắng, cũng không ai chung.',
    'sam-no-dragon': 'Bộ 40 lá mà heo không vào sảnh thì không có 10 lá liền nhau. Không ai được sảnh rồng.',
  } satisfies Record<ConflictId, string>,

  faults: {
    empty: () => 'Chưa có gì. Gõ mã hay dán liên kết vào đây.',
    'too-long': () => 'Dài quá. Bản luật nhà ngắn hơn nhiều.',
    'bad-prefix': (text: string) => `“${text}” không phải mã của trò nào. Mã bắt đầu bằng XD, XT, BC, TL hay SM.`,
    'bad-character': (text: string) => `“${text}” có chữ không có trong mã nào. Mã không dùng chữ U.`,
    'too-short': (text: string) => `“${text}” thiếu chữ. Xem lại mã trên tờ giấy.`,
    'bad-check': (text: string) => `“${text}” sai một chữ. Đọc lại từng chữ.`,
    'out-of-range': (text: string) => `“${text}” có luật mà sách này chưa có.`,
    'unknown-game': (text: string) => `Không có trò nào tên “${text}”.`,
    twice: (text: string) => `“${text}”: trò này đã có ở trước. Lấy bản trước.`,
    'unknown-preset': (text: string) => `Không có bộ luật “${text}”. Lấy bộ mặc định.`,
    'unknown-setting': (text: string) => `Không có luật nhà “${text}”. Bỏ qua.`,
    'bad-value': (text: string) => `“${text}”: luật này không nhận giá trị ấy. Giữ theo bộ luật.`,
    'bad-syntax': (text: string) => `“${text}” chưa thành luật nhà. Bỏ qua.`,
  } satisfies Record<LinkFault, (text: string) => string>,
  stillRead: 'Phần đọc được đã mở.',

  sheet: {
    title: 'Tối nay mình chơi',
    note: 'Chữ đậm là chỗ khác bộ luật.',
    idle: 'không đổi gì',
    scan: 'Quét để mở bản này',
    sign: 'Cả bàn đồng ý',
    house: (preset: string) => `Bộ luật ${preset}`,
    changed: (preset: string, n: number) => `Bộ luật ${preset}, đổi ${n} chỗ`,
  },
};

export type ToldWords = typeof vi;
