/** Practice, in Vietnamese. This file is the type: English must have exactly these keys. */
export const vi = {
  loading: 'Đang mở câu hỏi…',

  nothing: 'Chưa có điều nào để hỏi lại. Làm một lượt trước.',

  question: {
    of: (at: number, all: number) => `Câu ${at} trong ${all}`,
    done: (right: number, wrong: number) => `Đã xong: ${right} đúng, ${wrong} sai`,
    keys: 'Phím A đến D để chọn, Enter để sang câu sau.',
    left: (seconds: number) => `Còn ${seconds} giây`,
    changeHouse: 'Đổi luật nhà',
    timeUp: 'Hết giờ',
  },
  moment: { pot: 'Gà', melds: 'Đã hạ', row: 'Đã đánh', open: 'Lá ngửa', down: (n: number) => `${n} lá úp` },
  after: {
    right: 'Đúng',
    wrong: 'Sai',
    chosen: 'Bạn chọn',
    /** For screen readers. */
    said: (right: boolean, answer: string) => (right ? `Đúng. ${answer}.` : `Sai. Đáp án đúng: ${answer}.`),
    rightIf: (rules: string) => `Đúng nếu bàn chơi ${rules}.`,
    played: (presets: string) => `Bộ luật có lệ này: ${presets}.`,
    never: 'Đổi luật nhà nào cũng không thành đúng.',
    turned: (rule: string, verdict: string) => `Bàn chơi ${rule} thì: ${verdict}.`,
    again: 'Lát nữa sẽ hỏi lại điều này, với bài khác.',
    next: 'Câu tiếp',
    finish: 'Xem kết quả',
    rule: (number: string) => `Xem điều ${number}`,
    practise: (number: string) => `Luyện điều ${number}`,
    steps: 'Vì sao, từng bước',
    change: 'Đổi ván này',
    closeChange: 'Cất ván này',
    live: 'Ván vừa rồi, đổi thử',
  },
  score: {
    title: (right: number, all: number) => `${right} trên ${all}`,
    lead: (right: number, all: number) => {
      if (right === all) return 'Không sai câu nào.';
      return right * 2 >= all
        ? `Sai ${all - right} câu. Xem lại bên dưới.`
        : `Sai ${all - right} câu. Xem lại từng câu rồi làm lượt nữa.`;
    },
    /** A row of the recap. */
    row: (at: number, right: boolean) => `Câu ${at}: ${right ? 'đúng' : 'sai'}`,
    /** Behind the question. */
    answer: (text: string) => `Đáp án: ${text}.`,
    /** Before the answer, where another was chosen. */
    chosen: (text: string) => `Bạn chọn: ${text}.`,
    list: 'Từng câu',
    open: 'Mở ở Trọng tài',
    share: 'Gửi kết quả',
    copy: 'Chép kết quả',
    copied: 'Đã chép',
    failed: 'Không chép được. Bôi đen rồi chép tay.',
    again: 'Lượt nữa',
    retry: 'Làm lại điều đã sai',
    all: 'Chọn bài khác',
    grid: 'Kết quả từng câu',
    /** The text that is sent; grid and link stand on lines of their own. */
    text: (title: string, right: number, all: number) => `Luật Bài, ${title}: ${right}/${all}`,
    /** After today's ten, for readers whose day is another one. */
    daily: 'Mỗi ngày mười câu, tính theo giờ Việt Nam.',
    from: (score: string) => `Người thách làm được ${score}.`,
  },
  sessions: {
    game: (name: string) => name,
    lesson: (game: string, title: string) => `${game}: ${title}`,
    mixed: 'Trộn năm trò',
    daily: (day: number, month: number, year: number) => `mười câu ngày ${day}/${month}/${year}`,
    rule: (game: string, number: string) => `${game}, điều ${number}`,
    mistakes: 'Điều hay sai',
    due: 'Ôn điều tới hẹn',
    challenge: 'bài thách',
  },
  start: {
    daily: 'Mười câu hôm nay',
    dailyLead: 'Ai cũng gặp mười câu này. Mai có mười câu khác.',
    /** Behind the date, for readers whose day is another one. */
    dailyThere: 'theo giờ Việt Nam',
    dailyDone: (score: string) => `Hôm nay bạn đã làm: ${score}.`,
    go: 'Làm mười câu',
    see: 'Xem lại',
    games: 'Từng trò',
    gamesLead: 'Mười câu một lượt, mỗi lượt bài khác.',
    lessons: (game: string) => `Theo bài ${game}`,
    mixed: 'Trộn năm trò',
    mixedLead: 'Mỗi trò hai câu.',
    mistakes: 'Điều hay sai',
    mistakesLead: (n: number) => (n === 0 ? 'Chưa có điều nào.' : `${n} điều lần trước bạn sai, hỏi lại bằng bài mới.`),
    due: 'Ôn theo lịch',
    dueOff: 'Lịch đang tắt.',
    dueSoon: (left: number) => `Làm thêm ${left} câu nữa thì có lịch.`,
    dueLead: (n: number) => (n === 0 ? 'Chưa điều nào tới hẹn.' : `${n} điều tới hẹn hôm nay.`),
    progress: 'Sổ tiến bộ',
    progressLead: 'Điều nào đã thuộc, điều nào chưa, và lịch ôn.',
    clock: 'Đồng hồ',
    clockLead: 'Không ai giục. Muốn gấp thì bật.',
    noClock: 'Không',
    seconds: (n: number) => `${n} giây một câu`,
  },
  challenge: {
    make: 'Thách bạn bè',
    makeLead: 'Chọn trò rồi lấy liên kết. Ai mở cũng gặp đúng mười câu đó, theo luật nhà bạn.',
    go: 'Lấy bài thách',
    text: 'Luật Bài, mười câu thách bạn',
    title: 'Có người thách bạn',
    own: 'Bài thách của bạn',
    ownLead: 'Gửi liên kết này cho bạn bè. Bạn làm trước thì liên kết ở cuối bài có luôn điểm của bạn.',
    copy: 'Chép liên kết thách',
    share: 'Gửi liên kết thách',
    lead: (n: number) => `${n} câu, ai mở liên kết này cũng gặp y như vậy.`,
    begin: 'Bắt đầu',
    broken: 'Liên kết này thiếu hoặc hỏng. Dưới đây là phần đọc được.',
    unreadable: 'Liên kết này không đọc được. Chọn một lượt khác.',
    old: 'Liên kết này làm từ bản câu hỏi khác, nên câu có thể không giống câu của người gửi.',
  },
};

export type QuizUi = typeof vi;
