/**
 * The words of the table of drawing and standing, in Vietnamese. Figures come in whole: chips won or lost for 100 staked. This
 * file is the type: English must have exactly these keys.
 */
export const vi = {
  title: 'Bốc hay dằn',
  /** The heading of the hands, and the meaning of each letter. */
  hand: 'Đang cầm',
  letters: { draw: 'B', stand: 'D' },
  key: 'B là bốc, D là dằn. Số nhỏ: cược 100 phỉnh thì chọn vậy lợi hơn cách kia mấy phỉnh.',
  /** One row: the number of cards, and how aces count in it. */
  row: (size: number, ace: Aces) => `${size} lá, ${aceText(ace)}`,
  /** What the table leaves out because it is always the same, and what the star says. */
  below: (total: number) => `Dưới ${total} thì lúc nào cũng bốc.`,
  divided: 'Ô có dấu * thì tùy lá: vài tay bài trong đó phải làm ngược lại mới lợi.',
  /** The figures of the most surprising hand. */
  example: (total: number, stand: number, draw: number) =>
    `2 lá, không át, ${total} điểm: cược 100 phỉnh thì dằn ${won(stand)}, bốc ${won(draw)}. Bốc thì dễ quắc thật, nhưng dằn ở ${total} chỉ ăn khi nhà cái quắc, mà cả hai cùng quắc thì hòa.`,
  all: 'Được mất từng ô',
  allKey: 'Số trên là dằn, số dưới là bốc, tính cho 100 phỉnh cược.',
  method: 'Đếm cách nào, sai bao nhiêu',
  methodText: [
    'Đếm đủ chứ không chơi thử: mọi tay bài 2, 3, 4 lá chưa quắc, và mọi thứ tự của những lá còn lại trong bộ 52 lá. Mỗi ô là trung bình của các tay bài trong ô, tay bài nào hay gặp thì tính nặng hơn. Bốc xong rồi thì lần nào cũng chọn cách lợi hơn.',
    'Bài nhà cái úp, không phải xì bàn hay xì dách. Chưa đủ thì nhà cái bốc, đủ rồi thì xét hết. Bài úp của người khác cũng là lá chưa thấy. Không tính xét sớm, bốc thêm giữa các lần xét, nhìn mặt đoán bài. Tay bài đã quắc thì không có trong bảng, vì luật nhà nào cũng vậy: bốc nữa không lợi gì.',
    'Sai số chỉ ở chỗ làm tròn. Với bộ bài nhỏ còn 10 lá chưa thấy, đem xếp hết mọi thứ tự ra đếm thì khớp từng số.',
  ],
  changes: 'Mỗi luật nhà đổi ô nào',
  changesText: 'Đổi từng luật một, còn lại vẫn theo Phổ thông. Chỗ nào không nhắc thì vẫn như bảng trên.',
  /** The total from which one stands in these rows, and the one from which one stands at most tables. */
  change: (rows: readonly string[], from: number, usual: number) =>
    from > 21
      ? `${rows.join('; ')}: 21 cũng bốc, bảng trên là dằn từ ${usual}.`
      : `${rows.join('; ')}: dằn từ ${from}, bảng trên là từ ${usual}.`,
  others: 'Mấy luật này có đổi thì bảng vẫn vậy:',
  /** The widget under another rule set. */
  house: 'Bàn bạn chơi luật nào',
  choose: 'Chọn bộ luật',
  own: 'Bàn bạn',
  counting: 'Đang đếm…',
  flips: (cells: number) => (cells === 0 ? 'Không ô nào khác bảng trên.' : `${cells} ô khác bảng trên, có khung đậm.`),
};

export type StrategyWords = typeof vi;

/** `none` and `low` by name, or the values that a high ace may have. */
type Aces = 'none' | 'low' | readonly number[];

function aceText(ace: Aces): string {
  if (ace === 'none') return 'không át';
  return ace === 'low' ? 'át tính 1' : `át tính ${ace.join(', ')}`;
}

function won(chips: number): string {
  return chips < 0 ? `lỗ ${-chips}` : `lời ${chips}`;
}
