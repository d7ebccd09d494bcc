import { allGames } from '../site/game-names.ts';

/** The shell's words in Vietnamese. This file is the type: English must have exactly these keys. */
export const vi = {
  name: 'Luật Bài',
  locale: 'vi_VN',
  languageName: 'Tiếng Việt',

  skip: 'Tới nội dung',
  nav: {
    tools: 'Công cụ',
    search: 'Tìm',
    games: 'Trò chơi',
    crumbs: 'Vị trí',
    footer: 'Cuối trang',
    contents: 'Mục lục',
    close: 'Đóng',
    chapters: (game: string) => `Các bài ${game}`,
    onThisPage: 'Trong trang này',
    lookup: 'Tra cứu',
    frontPage: 'Cả trò một trang',
    allRules: 'Toàn bộ điều luật',
    table: 'Bàn chơi',
    around: 'Bài trước, bài sau',
    previous: 'Bài trước',
    next: 'Bài sau',
  },
  tools: {
    referee: 'Trọng tài',
    practice: 'Luyện tập',
    contract: 'Luật nhà',
    scoreBook: 'Sổ điểm',
    rules: 'Luật',
    sources: 'Nguồn',
    incidents: 'Khi có sự cố',
    arguments: 'Sổ cãi nhau',
    glossary: 'Thuật ngữ',
    notation: 'Ký hiệu',
    proof: 'Đã chứng minh',
  },
  theme: {
    system: 'Giao diện: theo máy',
    light: 'Giao diện: sáng',
    dark: 'Giao diện: tối',
  },
  /** In the language that it leads to, so that its readers can read it. */
  switchTo: 'Chuyển sang tiếng Việt',
  /** On a page of a language that is being translated: nobody has translated this one yet. */
  untranslated: {
    note: 'Trang này chưa có ai dịch.',
    help: 'Dịch giúp',
  },
  heading: {
    link: (title: string) => `Chép liên kết tới mục ${title}`,
    copy: 'Chép liên kết',
    copied: 'Đã chép',
  },
  table: 'Bảng',
  scale: {
    non: 'Non',
    du: 'Đủ',
    quac: 'Quắc',
    under: (n: number) => `dưới ${n}`,
    between: (from: number, to: number) => `${from} đến ${to}`,
    from: (n: number) => `từ ${n}`,
    others: (values: string) => `Có nơi nhà con đủ từ ${values}.`,
  },
  variants: {
    ask: 'Không nhớ bàn mình chơi luật nào? Hỏi 8 ván',
    caption: 'Mỗi luật nhà có mấy cách, bộ luật nào chơi cách nào',
    value: 'Cách chơi',
    who: 'Bộ luật',
    nobody: 'có nơi chơi, không bộ nào theo',
    ours: 'quy ước của trang này',
    under: (preset: string) => `Các luật khác theo ${preset}.`,
    atDeal: 'Vừa chia xong.',
    nothing: 'Không có gì xảy ra.',
    may: (who: string, moves: string) => `${who} được: ${moves}.`,
  },
  practice: {
    title: 'Luyện tập',
    lead: 'Máy chia bài, bạn xử. Sai câu nào biết ngay vì sao, điều luật số mấy.',
    noScript: 'Trang này cần JavaScript để hỏi và chấm. Cuối mỗi bài học có một câu đọc được cả khi tắt JavaScript.',
    progress: 'Sổ tiến bộ',
    progressLead: 'Điều nào đã thuộc, điều nào chưa, và lịch ôn. Tất cả nằm trong máy bạn.',
    end: 'Luyện thêm ba câu',
    endLead: 'Chọn một đáp án. Sau câu này còn hai câu nữa; câu nào sai thì lát nữa hỏi lại.',
    answer: 'Xem đáp án',
  },
  referee: {
    description:
      'Đang cãi nhau? Gõ bài từng người, nhận phán quyết kèm số điều, và biết luật nhà nào làm hai bên khác nhau.',
    opening: 'Đang mở ván trong liên kết',
    noScript: 'Trang này cần JavaScript để đổi ván. Dưới đây là một ván mẫu đã xét xong.',
  },
  /** On what is folded in a lesson. */
  fold: { try: 'Làm thử ba câu', replay: 'Xem lại ván này', hand: 'Đoán thử một tay bài' },
  lesson: {
    place: (at: number, of: number) => `Bài ${at} trong ${of}.`,
    minutes: (n: number) => `Đọc chừng ${n} phút.`,
    edit: 'Sửa trang này',
    updated: 'Sửa lần cuối',
    date: (year: number, month: number, day: number) => `${day}/${month}/${year}`,
  },
  home: {
    description: `Luật ${allGames('và')}. Bày bài ra là có phán quyết, kèm số điều và luật của từng nhà.`,
    hero: ['Ai ăn?', 'Ai chung?'],
    lead: 'Bày bài ra, trọng tài phân xử, kèm số điều để khỏi cãi. Nhà bạn chơi khác thì có luật của nhà bạn.',
    settle: 'Phân xử một ván',
    learn: 'Học từ đầu',
    five: 'Năm trò',
    coached: 'Ván đầu có người chỉ',
    coachedLead: 'Chưa chơi bao giờ? Có người chỉ chạm lá nào, bấm nút nào, và vì sao. Muốn tự chơi lúc nào cũng được.',
    three: 'Cùng một ván, ba nhà xử ba kiểu',
    threeLead: 'Không ai sai cả, con át mỗi nhà tính một kiểu.',
    index: 'Đi đâu tiếp',
    referee: 'Đang cãi nhau? Bày hai tay bài ra. Trọng tài xử, và chỉ ra luật nào làm hai bên khác nhau.',
    practice: 'Mười câu mỗi ngày, máy chia, máy chấm. Sai thì biết ngay sai điều nào.',
    contract: 'Chọn luật cho tối nay một lần, in ra hay gửi cả bàn.',
    scoreBook: 'Ghi từng ván, sổ tự cộng, cuối buổi biết ai đưa ai mấy phỉnh.',
    rules: 'Mỗi điều một số, một liên kết. Gửi cho người đang cãi với bạn.',
    sources: 'Điều nào lấy ở đâu, chỗ nào các nguồn nói khác nhau.',
    glossary: 'Mỗi tiếng bên bàn bài nghĩa là gì, nơi khác gọi sao.',
    proof: 'Máy đã được dò lại ra sao, và chỗ nào chưa dò.',
  },
  door: {
    description: 'Luật năm trò bài Việt Nam. Bày bài ra là có phán quyết.',
    question: 'Ai ăn?',
    lead: 'Luật năm trò bài, mỗi điều một số. Bày bài ra là biết ai ăn, vì sao, và nhà khác xử thế nào.',
    argue: 'Đang cãi nhau?',
    argueLead: 'Bày hai tay bài ra. Một phán quyết, một liên kết, cả bàn cùng xem.',
    settle: 'Mở Trọng tài',
  },
  notFound: {
    title: 'Không có trang này',
    body: 'Liên kết này cũ hoặc thiếu chữ. Kiểm tra lại địa chỉ, hoặc đi theo một lối dưới đây.',
    home: 'Về trang đầu',
    referee: 'Phân xử một ván',
  },
  footer: {
    stakes: 'Trang này dạy luật, cược tính bằng phỉnh. Đánh bài ăn tiền là trái pháp luật Việt Nam.',
    privacy: 'Không tài khoản, không quảng cáo, không theo dõi.',
  },
};

export type SiteWords = typeof vi;

/** What is around a page, and so has to be said before anything else of a language is translated. */
export type ShellWords = Pick<
  SiteWords,
  | 'name'
  | 'locale'
  | 'languageName'
  | 'skip'
  | 'nav'
  | 'tools'
  | 'switchTo'
  | 'heading'
  | 'table'
  | 'fold'
  | 'lesson'
  | 'footer'
  | 'theme'
  | 'untranslated'
>;
