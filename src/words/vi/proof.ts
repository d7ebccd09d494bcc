/** The words of the page that says what has been proved. This file is the type: English must have exactly these keys. */
export const vi = {
  title: 'Đã chứng minh',
  lead: (times: string) =>
    `Máy ở đây đã được dò lại ${times} lần, hầu hết là so với một bản đối chiếu viết riêng, và không lệch lần nào. Đây là những gì đã dò, và những gì chưa. Ai viết chương trình thì cuối trang có lệnh để tự chạy lại.`,
  description: (times: string) =>
    `${times} lần dò lại cách máy xử bài, số kiểm của phán quyết, tốc độ, và những gì chưa chứng minh được.`,

  verdicts: 'Xử có đúng không',
  verdictsLead:
    'Đếm hết được thì đếm hết, không thì lấy ngẫu nhiên, từ vài trăm nghìn tới hàng triệu. Máy xử một lần, bản đối chiếu xử một lần, rồi so. Bản đối chiếu là một chương trình khác, chậm hơn nhiều, viết sát từng chữ của luật. Riêng xếp hạng 5 lá còn so thêm với 3 chương trình poker của người khác: phe, pokertools, pokersolver.',
  reasons: 'Giải thích có đúng không',
  reasonsLead:
    'Xử đúng mà nói sai lý do thì vẫn là sai. Nên câu giải thích nào cũng dò lại từ bài trên tay, luật nhà nào cũng thử.',
  /** Games that were not held against it yet. */
  notYet: (games: string) => `Chưa chạy: ${games}.`,
  faults: (faults: number) => (faults === 0 ? 'không lệch lần nào' : `lệch ${faults} lần`),

  unknown: {
    title: 'Chưa biết hết lá thì có đúng không',
    lead: 'Ván nào có lá chưa biết thì máy đếm: bao nhiêu cách ra thì An ăn, bao nhiêu cách thì hòa. Máy đếm tắt cho nhanh, mà đếm tắt thì dễ sót. Nên ở đây lấy ván ngẫu nhiên, luật nhà ngẫu nhiên, giấu 1 hoặc 2 lá, rồi thế từng lá vào, xử từng ván, và so.',
    cases: 'Ván giấu lá',
    fillings: 'Ván đã thế lá',
  },
  differ: 'Lệch',
  /** Before the day. */
  ranOn: 'Chạy ngày',

  told: {
    title: 'Kể điểm mà không kể lá thì có đúng không',
    lead: 'Ngoài bàn người ta kể “18 với 17”, “thùng với cù lũ”, ít ai kể từng lá. Nên ở đây chia bài thật, một nửa theo các bộ luật có sẵn, một nửa theo luật nhà ngẫu nhiên. Chia xong chỉ kể mỗi tay được gì, rồi so máy xử lời kể với máy xử bài thật.',
    deals: 'Ván đã kể',
    sure: 'Xử chắc',
    granted: 'Xử kèm',
    open: 'Để ngỏ',
    note: 'Xử chắc là máy chỉ xử một cách, và bài thật cũng vậy. Xử kèm là máy xử theo lối thường rồi nói thêm các cách khác, bài thật nằm trong số đó. Để ngỏ là kể vậy chưa đủ nên máy không xử. Tá Lả chỉ kể điểm lúc hết ván, không tính ăn của ai. Sâm chỉ kể số lá, và bỏ những ván mà 2 hay tứ quý còn ở hơn một tay, hoặc một tay còn cả hai.',
  },

  which: {
    title: 'Dò ra luật nhà mất mấy câu',
    lead: 'Máy hỏi bàn bạn xử vài ván ra sao, rồi đoán ra luật nhà. Ở đây một luật nhà trả lời thay người chơi, đếm xem tới câu thứ mấy thì máy thôi hỏi.',
    presets: 'Bộ có sẵn',
    near: 'Sửa 1, 2 chỗ',
    random: 'Ngẫu nhiên',
    unlike: 'Đoán lệch',
    questions: (questions: string, slipped: string) => `${questions} (${slipped})`,
    note: (houses: string, deals: string) =>
      `Bộ có sẵn thì hỏi đủ mọi bộ, lấy bộ tốn câu nhất. Hai cột sau mỗi cột ${houses} nhà: cứ 10 nhà thì 9 nhà không quá số câu ấy. Số trong ngoặc là khi có một câu trả lời nhầm. Đoán lệch: mỗi nhà chia ${deals} ván, xử theo luật máy đoán rồi xử theo luật thật, có ngần ấy ván xử khác nhau. Lấy cột tệ nhất, không tính lúc trả lời nhầm.`,
  },

  checksums: 'Số kiểm của phán quyết',
  checksumsLead: (cases: string) =>
    `Mỗi trò có ${cases} ván cố định. Xử hết rồi rút thành một số kiểm: một phán quyết đổi thì số này đổi theo, mà muốn đổi thì phải ra bản luật mới, ghi rõ đổi gì. Chép số này lại, năm sau quay lại so.`,
  game: 'Trò',
  ofVerdicts: 'Phán quyết',
  ofRulings: 'Kèm lý do',
  edition: (edition: number) => `từ bản ${edition}`,

  mutation: 'Sửa bậy thì có ai biết không',
  mutationLead:
    'Một chương trình sửa bậy máy này, mỗi lần một chỗ: đổi dấu, bỏ một điều kiện, bớt một bước. Rồi chạy các bài kiểm. Chỗ nào bị sửa mà kiểm vẫn qua là chỗ chưa ai canh.',
  missed: 'Lọt',
  mutants: 'Sửa',
  noticed: 'Bị bắt',
  equivalent: 'Sửa cũng như không',
  share: 'Tỉ lệ',
  shareNote:
    'Sửa như không là sửa mà máy vẫn chạy y như cũ, chẳng hạn đổi thứ tự hai bước không dính nhau. Chỗ nào như vậy đều có người đọc lại, ghi lý do, rồi bỏ ra khỏi tỉ lệ. Lọt là sửa mà kiểm vẫn qua.',

  thrown: {
    title: 'Ném đủ thứ vào',
    lead: (date: string, seconds: string) =>
      `Chữ gõ sai, liên kết hỏng, nước đi bậy, bộ nhớ đầy rác, mất tệp lúc không có mạng: chỗ nào nhận dữ liệu cũng bị thử phá như vậy, ${seconds} giây, ngày ${date}. Không chỗ nào sập, đứng hình, hay hiểu nhầm mà ra phán quyết.`,
    door: 'Chỗ nhận',
    count: 'Đã ném',
    slowest: 'Chậm nhất, ms',
    memory: 'Tốn nhất, MB',
    doors: {
      reader: 'Chữ gõ tay và ký hiệu',
      links: 'Liên kết',
      rounds: 'Ván chơi có chen nước bậy',
      command: 'Dòng lệnh',
      mcp: 'Trợ lý hỏi (MCP)',
      pages: 'Trang, kèm bộ nhớ đầy rác',
      worker: 'Trang ngoại tuyến bị mất tệp',
    },
    units: {
      texts: (n: string) => `${n} mẩu chữ`,
      rounds: (n: string) => `${n} ván`,
      pages: (n: string) => `${n} trang`,
    },
    note: 'Mỗi ngày ném 30 giây, mỗi đêm lâu hơn nhiều.',
  },

  speed: 'Nhanh tới đâu',
  speedLead: (date: string, node: string) =>
    `Đo ngày ${date}, trên Node ${node}, một máy nhỏ. Mỗi máy mỗi khác, nên cái đáng xem là tỉ lệ: hai bên thay nhau chạy trong cùng một lần đo, trên cùng những tay bài.`,
  task: 'Việc',
  ours: 'Ở đây',
  theirs: 'Bên kia',
  times: 'Gấp',
  evaluating: (peer: string) => `Xếp hạng 5 lá: ${peer}`,
  arranging: (game: string) => `Xếp 10 lá cho ít điểm nhất: ${game}`,
  playing: (game: string) => `Tìm mọi nước đánh được: ${game}`,
  perSecond:
    'Số lần mỗi giây: Tr là triệu, N là nghìn. Bên kia là một chương trình poker, tên ghi kèm; chỗ không ghi tên là bản đối chiếu.',
  settled: 'Từ chữ tới phán quyết, số ván mỗi giây',
  branches: 'Một ván, xử theo đủ mọi luật nhà',
  extremes: 'Bàn đông nhất',
  milliseconds: 'Hai cột sau tính bằng mili giây, lấy ván lâu nhất.',

  forPrograms: 'Cho người viết chương trình: số kiểm và lệnh chạy lại',
  commands: 'Mỗi dòng là một lệnh chạy trong mã nguồn, và việc nó làm.',

  open: 'Những gì chưa chứng minh được',
  openings: [
    'Nguồn nào nói đúng. Chuyện này không máy nào trả lời được: các nguồn nói khác nhau thì ở đây có luật nhà, mỗi cách ghi rõ ai nói.',
    'Hai bên cùng hiểu sai. Máy và bản đối chiếu đọc cùng những điều luật. Điều luật viết sai thì cả hai cùng sai, và chỉ người đọc mới thấy.',
    'Cả ván chơi từ đầu tới cuối. Ván chơi thì đếm không xuể, nên chỉ chơi thử hàng vạn ván: lần nào phỉnh cộng lại cũng bằng 0, và không lá nào mất hay thừa.',
    'Chữ gõ kiểu lạ. Trọng tài đọc được nhiều lối viết, nhưng không ai đếm hết được các lối viết. Đọc xong thì Trọng tài bày bài ra, nên bạn nhìn lại trước khi tin.',
  ],
  report: 'Thấy chỗ nào sai thì xét ván ấy ở trọng tài, dưới phán quyết có chỗ báo.',
};

export type ProofWords = typeof vi;
