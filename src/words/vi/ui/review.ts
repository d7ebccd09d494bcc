/** Looking back at a round at the table, in Vietnamese. This file is the type: English must have exactly these keys. */
export const vi = {
  title: 'Rút kinh nghiệm',
  toEnd: 'Cuối ván',
  toMistake: 'Chỗ hớ',
  looking: 'Đang xem lại từng nước của bạn…',
  nothing: 'Ván này bạn không có nước nào phải chọn.',
  noChoice: (game: string) =>
    `${game} không có gì để chọn: được lá nào thì so lá đó. Ăn thua là ở bài, không phải tại bạn chọn sai.`,
  none: 'Không hớ nước nào',
  allFine: (n: number) =>
    `${n === 1 ? 'Ván này bạn chỉ phải chọn một nước, mà chọn ổn.' : `${n} nước bạn chọn trong ván này đều ổn.`} Còn ăn thua là ở bài.`,
  found: (n: number) => `${n} lỗi thật trong ván này`,
  /** The moves that were no mistakes, in the last cell of the list. */
  rest: (n: number) => (n === 1 ? '1 nước kia ổn' : `${n} nước kia, ổn cả`),
  one: (at: number) => `Nước ${at}`,
  of: (at: number, all: number) => `Lỗi ${at} trong ${all}`,
  mistake: 'Đánh hớ',
  /** Moves as inside a sentence: `đánh 7`, `dằn non`. */
  instead: (at: number, did: string, best: string) => `Nước ${at} bạn ${did}, đáng lẽ ${best}.`,
  costs: 'trung bình mất',
  question: 'Đánh lại nước này, bạn chọn gì?',
  grades: { best: 'Đúng rồi', fine: 'Cũng được', worse: 'Vẫn hớ' },
  tried: {
    best: (way: string, _best: string) => `Lúc đó nên ${way}.`,
    fine: (way: string, best: string) => `Lúc đó ${way} không kém ${best} bao nhiêu.`,
    worse: (way: string, best: string) => `Bạn ${way}, đáng lẽ ${best}.`,
  },
  lay: 'Bài bạn lúc đó',
  open: 'Trên bàn thấy được',
  means: 'Trung bình mỗi ván được mấy phỉnh',
  did: 'bạn chọn',
  best: 'nên chọn',
  lucky: {
    head: 'Ván đó thì hên:',
    text: (best: string, less: number) =>
      less === 0
        ? `gặp đúng bài úp đó thì ${best} cũng vậy thôi.`
        : `gặp đúng bài úp đó thì ${best} lại kém ${less} phỉnh.`,
    yet: 'Nước đánh ấy vẫn là hớ.',
  },
  unlucky: {
    head: 'Ván đó thì xui:',
    text: (best: string, more: number) => `gặp đúng bài úp đó mà ${best} thì hơn ${more} phỉnh.`,
    yet: 'Nước đánh hớ thật.',
  },
  ended: (chips: string) => `Cuối ván bạn ${chips}.`,
  method: 'Đếm thế nào?',
  estimated: (error: string) =>
    `Hai số phỉnh là đánh thử: những lá bạn không thấy lúc đó được chia lại nhiều lần, mỗi lần đánh cả hai cách cho tới cuối ván, ai cũng đánh như máy. Chênh lệch sai chừng ${error} phỉnh.`,
  exact: 'Số phỉnh là đếm ra, không phải đánh thử.',
  rule: (number: string) => `Xem điều ${number}`,
  practise: (number: string) => `Luyện điều ${number}`,
  next: 'Lỗi sau',
  retry: 'Đánh lại',
};

export type ReviewUi = typeof vi;
