/** The questions that find out which house is played, in Vietnamese. This file is the type: English must have exactly these keys. */
export const vi = {
  question: (n: number) => `Câu ${n}`,
  /** For screen readers, in place of the squares. */
  progress: (n: number, of: number) => (n > of ? `Câu ${n}` : `Câu ${n}, thường không quá ${of}`),
  /** The whole case; then one part after another. */
  ask: 'Nhà bạn xử ván này sao?',
  askAlso: (who: string) => `Còn ${who} thì sao?`,
  askPoints: 'Mỗi người còn mấy điểm?',
  askPlace: 'Ai nhất, ai nhì?',
  askNet: 'Ai chung, ai được?',
  cards: 'Ván bài',
  noSuchCards: 'Không có lá đó',
  noSuchCardsWhy: (cards: string) => `Bộ bài nhà tôi không chơi ${cards}.`,
  points: (who: string, points: string) => `${who} ${points} điểm`,
  never: 'Chưa gặp bao giờ',
  previous: 'Câu trước',
  onward: 'Tới câu đang hỏi',
  enough: 'Thôi, xem kết quả',
  first: 'Cứ nhớ lại bàn bạn chơi sao thì bấm vậy. Chưa gặp cũng là một câu trả lời.',
  out: (out: number, of: number) =>
    out === of
      ? `Không bộ luật nào trong ${of} bộ xử y như bạn: bàn bạn có chỗ chơi riêng.`
      : out === 0
        ? `Cả ${of} bộ luật đều xử như bạn tới đây.`
        : `Đã bỏ được ${out} trên ${of} bộ luật.`,
  further: 'Quá 8 câu rồi: bàn bạn không giống hẳn bộ nào, nên phải hỏi thêm.',
  unknown: 'Mấy ván này bạn đều chưa gặp.',
  again: 'Bạn đã trả lời câu này. Đổi câu trả lời thì các câu sau vẫn giữ.',
  searching: 'Đang tìm câu hay nhất…',
  none: 'Trò này chưa có câu để hỏi.',
  lost: 'Liên kết này có câu trả lời không đọc được. Câu nào đọc được vẫn giữ.',

  clash: {
    title: (places: readonly number[]) => `Câu\u00a0${places.join(' với câu\u00a0')} không khớp`,
    lead: 'Không nhà nào xử cả hai ván như vậy. Chắc có một ván nhớ nhầm.',
    said: 'bạn nói',
    again: (n: number) => `Hỏi lại câu ${n}`,
    either: 'Bàn tôi lúc vầy lúc khác',
    eitherNote: 'Để vậy thì hai ván này không tính, chỗ ấy ghi là chưa rõ.',
  },

  found: {
    near: 'Nhà bạn gần với',
    same: 'Nhà bạn đúng luật',
    apart: (n: number, asked: number) => `Khác ${n} chỗ. Hỏi ${asked} câu là ra.`,
    whole: (asked: number) => `Không khác chỗ nào. Hỏi ${asked} câu là ra.`,
    open: (n: number) => `Còn ${n} chỗ chưa rõ`,
    openRare: (n: number) => `Còn ${n} chỗ chưa rõ, ít khi gặp`,
    or: 'hay',
    changes: (deals: number) =>
      deals > 1 ? `đổi kết quả 1 trong ${deals.toLocaleString('vi')} ván` : 'đổi kết quả hầu hết các ván',
    leave: (n: number, house: string) =>
      n === 1 ? `Để vậy cũng được, chỗ này cứ theo ${house}.` : `Để vậy cũng được, ${n} chỗ này cứ theo ${house}.`,
    leaveLikely: 'Để vậy cũng được, cứ theo cách hay gặp nhất.',
    bar: 'Luật vừa tìm ra',
    use: 'Dùng luật này',
    send: 'Gửi',
    print: 'In',
    kept: 'Đã lưu trên máy này. Bài học và Trọng tài xử theo luật này.',
    keptHere: 'Máy không cho lưu: chỉ dùng tới khi đóng trang.',
    undo: 'Bỏ, để như cũ',
    undone: 'Đã bỏ, để như cũ.',
    copied: 'Đã chép liên kết.',
    copyFailed: 'Máy không cho chép.',
    restart: 'Hỏi lại từ đầu',
  },
};

export type WhichWords = typeof vi;
