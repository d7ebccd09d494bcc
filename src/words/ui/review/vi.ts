/** Looking back at a round at the table, in Vietnamese. This file is the type: English must have exactly these keys. */
export const vi = {
  title: 'Rút kinh nghiệm',
  toEnd: 'Cuối ván',
  toList: 'Các nước',
  looking: 'Đang xem lại từng nước của bạn…',
  found: (n: number) => `Ván này có ${n} nước đáng đánh lại. Bạn chọn trước, rồi mới coi cách nào ra sao.`,
  nothing: 'Ván này không có nước nào đáng nói: đánh cách khác thì cuối ván cũng vậy.',
  noChoice: (game: string) =>
    `${game} không có gì để chọn: được lá nào thì so lá đó. Ăn thua là ở bài, không phải tại bạn chọn sai.`,
  one: (at: number) => `Nước ${at}`,
  untried: 'chưa đánh lại',
  more: (n: number) => `Thêm ${n} nước nữa`,
  begin: (at: number) => `Đánh lại nước ${at}`,
  of: (at: number, all: number) => `Nước ${at} trong ${all}`,
  question: 'Đánh lại nước này, bạn chọn gì?',
  /** On the banner: for the second try. Beside the move: for the move as played. */
  judged: {
    right: 'Chọn đúng',
    unlucky: 'Đúng mà xui',
    mistake: 'Chưa hay',
    lucky: 'Chưa hay mà hên',
    uncounted: 'Đã xem',
  },
  /** What is said of the second try; `way` and `best` as inside a sentence: `đánh 7`, `dằn non`. */
  again: {
    good: (way: string) => `Theo những gì bạn thấy lúc đó thì nên ${way}.`,
    close: (way: string) => `Theo những gì bạn thấy lúc đó thì ${way} cũng được, không cách nào hơn hẳn.`,
    bad: (way: string, best: string) => `Bạn chọn ${way}. Theo những gì bạn thấy lúc đó thì nên ${best}.`,
    ends: (chips: string) => `Chọn vậy thì cuối ván là ${chips} phỉnh.`,
  },
  before: (way: string) => `Lúc đó bạn chọn ${way}`,
  why: {
    right: 'Lúc đó không cách nào hay hơn hẳn, bài úp lại chiều bạn.',
    unlucky: (other: string, more: number) =>
      `Bạn chọn đúng, bài không chiều: gặp đúng bài úp này mà ${other} thì được thêm ${more} phỉnh, nhưng lúc đó không ai biết.`,
    mistake: (other: string, more: number) =>
      `Tại chọn chưa hay chứ không phải xui: cũng bài úp đó mà ${other} thì được thêm ${more} phỉnh.`,
    lucky: (other: string, less: number) =>
      less === 0
        ? `Đáng ra nên ${other}. Lần này hên: gặp đúng bài úp này nên không mất gì.`
        : `Đáng ra nên ${other}. Lần này hên: gặp đúng bài úp này thì cách của bạn lại được thêm ${less} phỉnh.`,
    better: (other: string, more: number) => `Gặp đúng bài úp này mà ${other} thì được thêm ${more} phỉnh.`,
    best: 'Gặp đúng bài úp này thì không cách nào được hơn.',
    uncounted: 'Nước này không đếm ra cách nào hay hơn, nên ở đây chỉ kể kết quả.',
  },
  really: (chips: string) => `Ván thật thì cuối ván bạn ${chips} phỉnh, vì mấy nước sau bạn không đánh y như máy.`,
  ways: 'Cách nào ra sao',
  playOn:
    'Bài úp y như ván đó, rồi từ đây ai cũng đánh như máy ở bàn này, kể cả bạn. Số bên phải là phỉnh của bạn cuối ván.',
  did: 'bạn đã chọn',
  tried: 'vừa chọn',
  best: 'nên chọn',
  close: 'cũng được',
  others: (n: number) => `${n} cách khác`,
  method: 'Đếm thế nào?',
  lay: 'Bài của bạn lúc đó',
  rule: (number: string) => `Xem điều ${number}`,
  practise: (number: string) => `Luyện điều ${number}`,
  rules: 'Luyện lại chỗ chưa hay',
  next: 'Nước sau',
  retry: 'Chọn lại',
  finish: 'Về các nước',
};

export type ReviewUi = typeof vi;
