/** What the server says itself. */

export const WORDS = {
  vi: {
    readAs: 'Đọc là',
    freeSuits: (cards: string) => `Chất không ghi và không làm đổi kết quả: ${cards}.`,
    passedOver: (words: string) => `Bỏ qua, vì không hiểu: ${words}.`,
    ownHouse: 'Theo luật đang dùng',
    agreed: 'Nhà nào cũng xử như vậy.',
    instead: 'Có phải là',
    ask: { game: 'Hỏi người viết: trò nào', suit: 'Hỏi người viết: lá nào' },
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
    instead: 'Perhaps',
    ask: { game: 'Ask the writer: which game', suit: 'Ask the writer: which card' },
    noRule: (asked: string, near: readonly string[]) =>
      `There is no rule “${asked}”.${near.length > 0 ? ` Nearest: ${near.join(', ')}.` : ''}`,
    nothing: (words: string) => `Nothing was found for “${words}”.`,
  },
} as const;
