/** The server's own texts. */

export const SERVER_WORDS = {
  vi: {
    readAs: 'Đọc là',
    freeSuits: (cards: string) => `Chất không ghi và không làm đổi kết quả: ${cards}.`,
    passedOver: (words: string) => `Bỏ qua, vì không hiểu: ${words}.`,
    ownHouse: 'Theo luật đang dùng',
    agreed: 'Nhà nào cũng xử như vậy.',
    agreedPresets: 'Bộ luật nào cũng ra như vậy.',
    instead: 'Có phải là',
    contradicted: (name: string, said: string) => `${name}: nói là “${said}”, mà bài không phải vậy.`,
    notes: {
      corrected: (name: string) => `${name} có sửa lời: lấy các lá nói sau.`,
      'game-by-its-words': (game: string) => `Không ghi tên trò: nghe cách nói thì là ${game}.`,
      'house-by-its-cards': (preset: string) => `Không ghi luật nhà: có những lá này thì là ${preset}.`,
      nameless: (name: string, card: string) => `Không rõ bài từ “${card}” trở đi là của ai: tạm gọi là ${name}.`,
      'told-order': (names: string) => `Tính theo thứ tự kể: ${names}. Ai hạ trước thì kể người đó trước.`,
    },
    ask: { game: 'Hỏi người viết: trò nào', suit: 'Hỏi người viết: lá nào', reading: 'Hỏi người viết: ý nào' },
    noRule: (asked: string, near: readonly string[]) =>
      `Không có luật “${asked}”.${near.length > 0 ? ` Gần nhất: ${near.join(', ')}.` : ''}`,
    nothing: (words: string) => `Không tìm thấy “${words}”.`,
  },
  en: {
    readAs: 'Read as',
    freeSuits: (cards: string) => `Suits that were not said, and do not change the result: ${cards}.`,
    passedOver: (words: string) => `Passed over, because it was not understood: ${words}.`,
    ownHouse: 'Under these house rules',
    agreed: 'Every house rules it so.',
    agreedPresets: 'It comes to the same under every rule set.',
    instead: 'Perhaps',
    contradicted: (name: string, said: string) => `${name}: “${said}” was said, and the cards are something else.`,
    notes: {
      corrected: (name: string) => `${name} was corrected: the later cards were taken.`,
      'game-by-its-words': (game: string) => `No game was named: its words are those of ${game}.`,
      'house-by-its-cards': (preset: string) => `No house was named: the cards are those of ${preset}.`,
      nameless: (name: string, card: string) => `Nothing says whose cards begin with “${card}”: called ${name} here.`,
      'told-order': (names: string) =>
        `Placed in the order they are told: ${names}. Whoever laid down first should be told first.`,
    },
    ask: {
      game: 'Ask the writer: which game',
      suit: 'Ask the writer: which card',
      reading: 'Ask the writer: which of these is meant',
    },
    noRule: (asked: string, near: readonly string[]) =>
      `There is no rule “${asked}”.${near.length > 0 ? ` Nearest: ${near.join(', ')}.` : ''}`,
    nothing: (words: string) => `Nothing was found for “${words}”.`,
  },
} as const;
