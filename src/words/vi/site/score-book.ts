/** The page of the score book, in Vietnamese. This file is the type: English must have exactly these keys. */
export const vi = {
  title: 'Sổ tối nay',
  /** What it is looked for by, beside its title. */
  sought: 'Sổ điểm, ghi điểm, tính điểm, ai đưa ai bao nhiêu.',
  noScript:
    'Sổ cần JavaScript để cộng điểm. Không có thì chép tay: mỗi ván một dòng, ván nào cộng lại cũng phải bằng 0.',
};

export type ScoreBookPageWords = typeof vi;
