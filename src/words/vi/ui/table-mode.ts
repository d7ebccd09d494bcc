/** The words of a phone that lies on the table, in Vietnamese. This file is the type: English must have exactly these keys. */
export const vi = {
  /** Each page: its name, by which one goes back, and what lies there. */
  referee: { back: 'Trọng tài', title: 'Trọng tài để giữa bàn', fresh: 'Ván mới' },
  book: { back: 'Sổ điểm', title: 'Sổ điểm để giữa bàn', fresh: 'Ván mới' },
  hands: 'Bài của từng người',
  waiting: 'Chưa xét được',
  /** A round of the score book, and what happened in it. */
  round: (n: number, what: string) => `Ván ${n}: ${what}`,
  awake: 'Giữ sáng',
  notAwake: 'Máy chưa cho giữ sáng. Chạm thêm cái nữa là trang xin lại.',
  read: 'Đọc to',
  /** Spoken before a voice is taken. */
  sample: 'Cái mười chín, An hai mươi. An ăn.',
  ask: 'Nghe rõ không?',
  clear: 'Rõ',
  unclear: 'Không rõ',
  nextVoice: 'Vậy thì chưa đọc. Bấm Đọc to để nghe thử giọng khác.',
  noVoice: 'Vậy thì không đọc. Máy này không còn giọng Việt nào khác.',
  dictate: 'Đọc bài vào',
  listening: 'Đang nghe…',
  /** While it listens. */
  listens: 'Kể tên rồi tới lá. Trình duyệt có thể gửi tiếng bạn đi để đổi ra chữ.',
  heard: (words: string) => `Nghe ra: ${words}`,
  faults: {
    denied: 'Trình duyệt không cho nghe. Về Trọng tài gõ vậy.',
    silent: 'Không nghe thấy gì. Bấm rồi kể lại.',
    offline: 'Không có mạng nên chưa đổi ra chữ được. Về Trọng tài gõ vậy.',
    failed: 'Chưa nghe được. Về Trọng tài gõ vậy.',
  },
  /** How a voice says signs. */
  signs: { plus: 'cộng', minus: 'trừ', times: 'nhân', is: 'là' },
};

export type TableModeWords = typeof vi;
