/** The shell's words in Vietnamese. This file is the type: English must have exactly these keys. */
export const vi = {
  name: 'Luật Bài',
  tagline: 'Ai ăn, ai chung?',
  locale: 'vi_VN',
  languageName: 'Tiếng Việt',

  skip: 'Tới nội dung',
  nav: {
    tools: 'Công cụ',
    games: 'Trò chơi',
    crumbs: 'Vị trí',
    footer: 'Cuối trang',
    contents: 'Mục lục',
    close: 'Đóng',
    home: 'Trang đầu',
    chapters: (game: string) => `Các bài ${game}`,
    chapterList: 'Các bài',
    onThisPage: 'Trong trang này',
    lookup: 'Tra cứu',
    frontPage: 'Cả trò một trang',
    allRules: 'Toàn bộ điều luật',
    around: 'Bài trước, bài sau',
    previous: 'Bài trước',
    next: 'Bài sau',
  },
  tools: {
    referee: 'Trọng tài',
    rules: 'Luật',
    sources: 'Nguồn',
  },
  theme: {
    system: 'Giao diện: theo máy',
    light: 'Giao diện: sáng',
    dark: 'Giao diện: tối',
  },
  /** Said in the language it leads to, so that the one who needs it can read it. */
  switchTo: 'Chuyển sang tiếng Việt',
  heading: {
    link: (title: string) => `Chép liên kết tới mục ${title}`,
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
    others: (values: string) => `Có nơi nhà con đủ tuổi từ ${values}.`,
  },
  referee: {
    title: 'Ai ăn?',
    lead: 'Gõ hai tay bài, hoặc chạm để chọn lá. Liên kết giữ nguyên cả ván.',
    description:
      'Đang cãi nhau? Gõ bài của hai bên, nhận phán quyết kèm số điều, và biết đúng luật nhà nào làm hai bên vênh nhau.',
    noScript: 'Trang này cần JavaScript để đổi ván. Dưới đây là một ván mẫu đã xét xong.',
  },
  lesson: {
    place: (at: number, of: number) => `Bài ${at} trong ${of}.`,
    minutes: (n: number) => `Đọc chừng ${n} phút.`,
    edit: 'Sửa trang này',
    updated: 'Sửa lần cuối',
    date: (year: number, month: number, day: number) => `${day}/${month}/${year}`,
  },
  home: {
    title: 'Luật Bài: ai ăn, ai chung?',
    description:
      'Luật Xì Dách, Xì Tố, Ba Cây, Tá Lả và Sâm. Bày bài ra là có phán quyết, kèm số điều và luật của từng nhà.',
    hero: ['Ai ăn?', 'Ai chung?'],
    lead: 'Bày bài ra, trọng tài phân xử, kèm số điều để khỏi cãi. Nhà bạn chơi khác thì có luật của nhà bạn.',
    settle: 'Phân xử một ván',
    learn: 'Học từ đầu',
    five: 'Năm trò',
    three: 'Cùng một ván, ba nhà xử ba kiểu',
    threeLead: 'Không ai sai cả. Con át mỗi nhà tính một khác.',
    index: 'Đi đâu tiếp',
    referee: 'Đang cãi nhau? Bày hai tay bài ra. Trọng tài xử, và chỉ đúng điều luật làm hai nhà vênh nhau.',
    rules: 'Mỗi điều một số, một liên kết. Gửi cho người đang cãi với bạn.',
    sources: 'Điều nào lấy ở đâu, chỗ nào các nguồn nói khác nhau.',
  },
  games: {
    'xi-dach': { line: 'Gần 21 thì ăn. Năm lá không quắc thì khỏi bàn.', deck: '52 lá, từ 2 người' },
    'xi-to': { line: 'Bốn lá ngửa, một lá úp. Theo hoặc bỏ.', deck: '32 lá, từ 7 đến át' },
    'ba-cay': { line: 'Ba lá cộng lại. Mười là nhất, át rô là vua.', deck: '36 lá, anh em với bài cào' },
    'ta-la': { line: 'Ghép phỏm, ăn bài nhà trên, ít điểm nhất thì thắng.', deck: '52 lá, 2 đến 4 người' },
    sam: { line: 'Mười lá. Ai hết bài trước thì cả làng chung.', deck: '40 hay 52 lá, tùy nhà' },
  },
  coming: {
    short: 'Đang viết',
    title: 'Chưa có, đang viết',
    description: (game: string) =>
      `Luật ${game} đang được viết. Trang này nói trò ấy là gì và hiện đọc được gì ở Luật Bài.`,
    body: (game: string) =>
      `Trang ${game} chưa có. Điều luật nào cũng phải chạy được trên máy rồi mới lên trang, nên phần này còn chờ.`,
    meanwhile: 'Trong lúc chờ, Xì Dách đã có: luật, ván mẫu và trọng tài.',
    read: 'Học Xì Dách',
  },
  door: {
    description: 'Luật năm trò bài Việt Nam. Bày bài ra là có phán quyết.',
    question: 'Ai ăn?',
    enter: 'Đọc bằng tiếng Việt',
    lead: 'Luật năm trò bài, mỗi điều một số. Bày bài ra là biết ai ăn, vì sao, và nhà khác xử thế nào.',
    argue: 'Đang cãi nhau?',
    argueLead: 'Bày hai tay bài ra. Một phán quyết, một liên kết, cả bàn cùng xem.',
    settle: 'Mở Trọng tài',
  },
  notFound: {
    title: 'Không có trang này',
    body: 'Liên kết này cũ hoặc thiếu chữ. Kiểm tra lại địa chỉ, hoặc đi từ một trong các lối dưới đây.',
    home: 'Về trang đầu',
    referee: 'Phân xử một ván',
  },
  footer: {
    stakes: 'Sách này dạy luật, cược tính bằng phỉnh. Đánh bài ăn tiền là trái pháp luật Việt Nam.',
    privacy: 'Không tài khoản, không quảng cáo, không theo dõi.',
  },
};

export type SiteWords = typeof vi;
