import type { Section } from '#core/sections.ts';

/** Words of the pages one looks things up in: rules, sources, notation. This file is the type: English must have exactly these keys. */
export const vi = {
  rule: {
    name: (number: string) => `Điều ${number}`,
    copy: (number: string) => `Điều ${number}, chép liên kết`,
    settings: 'Đổi theo luật nhà',
    sources: 'Nguồn',
    implies: 'ngầm hiểu',
    differs: 'Khác',
    practise: 'Luyện điều này',
    drill: 'Luyện điều này',
    about: 'Giải thích, ai nói, ván mẫu',
    aboutOnly: 'Giải thích, ai nói',
    own: 'Trang riêng của điều này',
  },
  sections: {
    setup: 'Chuẩn bị',
    values: 'Tính điểm',
    combinations: 'Bài đặc biệt',
    flow: 'Chơi một ván',
    comparing: 'So bài',
    paying: 'Ăn và chung',
  } satisfies Record<Section, string>,
  rules: {
    lead: (n: number) =>
      `${n} điều, mỗi điều một số. Chạm vào số để chép liên kết, rồi gửi cho người đang cãi với bạn.`,
    description: (game: string, n: number) =>
      `${n} điều luật ${game}, đánh số từng điều: nguồn nào nói, luật nhà nào đổi, kèm ván mẫu đã xét.`,
    key: 'Nguồn viền liền là nói rõ, viền đứt là ngầm hiểu. Ghi “Khác” là nguồn ấy nói khác.',
  },
  permanent: {
    link: 'Liên kết của điều này, gửi đi được mãi',
    copy: 'Chép liên kết',
    all: 'Xem điều này trong cả bộ luật',
    named: (number: string, title: string) => `Điều ${number}: ${title}.`,
    asText: 'Dạng chữ, để dán vào chat',
    copyText: 'Chép chữ',
    copied: 'Đã chép',
    failed: 'Không chép được. Bạn chọn chữ rồi chép tay.',
  },
  /** The page of one rule: the rule at work, where it turns out otherwise, who uses it. */
  atWork: {
    examples: 'Ván mẫu',
    counter: 'Ván ngược lại',
    noCase: 'Không xét được',
    sameCards: (setting: string, value: string) => `Vẫn bài ấy, bàn chơi “${setting}: ${value}”`,
    houses: (setting: string) => `Mỗi nhà một kiểu: ${setting}`,
    round: 'Trong một ván',
    refused: (who: string, what: string) => `${who} muốn ${what}. Không được.`,
    cited: 'Những ván dùng điều này',
    count: (n: number, shown: number) =>
      shown < n ? `Ở đây có ${n} ván dùng điều này, bày ra ${shown} ván.` : `Ở đây có ${n} ván dùng điều này.`,
    example: (number: string) => `Ván mẫu của điều ${number}`,
    setup: 'Điều này định trước khi so bài, nên không có ván nào ngược lại.',
    always: 'Ván nào đụng tới điều này cũng xử như vậy. Không có ván ngược lại.',
    playing: 'Điều này chỉ gặp lúc đang chơi, nên không có tay bài nào cho thấy ngược lại.',
    unnamed: 'Phán quyết không nhắc riêng điều này, vì các điều khác đã gồm cả nó.',
  },
  /** What each edition of the book did to a rule. */
  history: {
    title: 'Qua các bản luật',
    edition: (edition: number) => `Bản luật ${edition}`,
    added: 'Có từ bản này.',
    setting: 'Thêm luật nhà',
    value: (values: readonly string[]) => `Thêm cách “${values.join('”, “')}” vào luật nhà`,
  },
  sources: {
    title: 'Nguồn',
    lead: 'Điều luật lấy ở đâu, mỗi nguồn nói gì, bỏ trống chỗ nào, và chỗ nào các nguồn nói khác nhau.',
    seed: 'Năm nguồn chính',
    seedLead:
      'Năm bài viết mà trang này dựa vào: bốn bài nói Xì Dách, một bài nói Xì Tố. Ba Cây, Tá Lả và Sâm nằm trong bài của ADAM TIPS. Điều luật nào cũng ghi nguồn nào nói.',
    outside: 'Nguồn ngoài',
    outsideLead: 'Không thuộc năm nguồn chính, chỉ dùng để lấp chỗ các nguồn ấy bỏ trống, và lúc nào cũng ghi tên.',
    ours: 'Chỗ trang này tự chọn',
    oursLead: 'Không ai nói thì trang này chọn một cách, để ván nào cũng xử được.',
    gaps: 'Chỗ trống',
    address: 'Đọc ở',
    preset: 'Bộ luật dựng theo nguồn này',
    differ: 'Chỗ các nguồn nói khác nhau',
    differIn: (game: string) => `${game}: ai nói khác ai`,
    differLead: (n: number) =>
      `Không nguồn nào sai. Dưới đây là ${n} chỗ. Chỗ nào xử được bằng một ván bài thì có ván xử theo từng bên; chạm vào phán quyết để mở ở Trọng tài.`,
    editions: 'Các bản luật',
    editionsLead:
      'Mỗi lần đổi hay thêm luật thì ra một bản mới. Liên kết gửi từ trước vẫn mở, và ghi rõ hồi đó xử sao.',
    changed: 'Xử khác trước',
    added: 'Thêm',
    feed: 'Theo dõi bằng Atom',
    licences: 'Giấy phép của phông chữ và phần mềm dùng ở đây',
    house: 'Xem luật bàn này',
  },
  /** What to do when something goes wrong. */
  incidents: {
    title: 'Khi có sự cố',
    lead: 'Chia dư một lá, đánh lộn lượt, quên báo một: trả lời vài câu là biết nguồn nào nói sao, hay chưa nguồn nào nói.',
    who: 'Ai nói vậy',
    nobody: 'Chưa thấy nguồn nào nói.',
    noRuling: 'Chuyện này xem bài cũng không xử được, cả bàn phải hỏi nhau.',
    agree: 'Ghi vào thỏa thuận',
    /** Before links, where a text asks something that is no hand. */
    elsewhere: 'Chỗ này chỉ đọc bài rồi xử. Hỏi chuyện khác thì xem',
    refused: 'Bàn ở đây không cho đi sai luật',
    refusedLead: 'Bàn chơi của trang này không cho đi mấy nước dưới đây, nước nào cũng ghi điều luật cấm.',
  },
  /** The log of arguments. */
  arguments: {
    title: 'Sổ cãi nhau',
    lead: (n: number) =>
      `${n} chỗ mà người chơi, trang luật hay chương trình nói khác nhau, chỗ nào cũng ghi rõ ai nói. Chỗ nào nhìn bài mà xử được thì kèm một ván, xử theo từng bộ luật.`,
    inGame: (game: string) => `Cãi nhau ở ${game}`,
    gameLead: (n: number) => `${n} chỗ. Chạm vào phán quyết là mở bên Trọng tài, rồi đổi bài thử.`,
    find: 'Tìm theo chữ, hay số điều luật',
    found: (left: string, n: number) => `còn ${left} trong ${n} chỗ`,
    ruled: 'Xử theo từng bộ luật',
    asked: 'Có người hỏi ở',
    noCase: 'không có ván này',
    filed: 'Chỗ hay cãi ở điều này',
  },
  /** Before the deal, on the front page of a game. */
  sitDown: {
    nobody: 'Không nguồn nào nói: hỏi nhau trước khi chia',
  },
  glossary: {
    title: 'Thuật ngữ',
    lead: (n: number) =>
      `${n} từ nghe ở bàn bài, từ nào nghĩa nấy. Trong bài học, từ nào gạch chấm thì chạm vào là thấy nghĩa.`,
    who: 'Cách gọi khác lấy ở nguồn nào thì ghi tên nguồn ấy. Nguồn kể miền nào thì ghi miền ấy. Không ghi gì là tiếng quen ở bàn.',
    shared: 'Nhiều trò dùng chung',
    also: 'Còn gọi',
    rules: 'Điều',
    see: 'Xem',
    find: 'Tìm từ',
    found: (left: string, n: number) => `còn ${left} trong ${n} từ`,
  },
  notation: {
    typed: 'Gõ vào',
    canonical: 'Dạng chuẩn',
    display: 'Dạng đọc',
    written: 'Viết là',
    meaning: 'Luật nhà',
    presets: 'Bộ luật',
  },
};

export type ReferenceWords = typeof vi;
