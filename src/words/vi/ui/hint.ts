/** What a hint says of a move that cannot be counted, in Vietnamese. This file is the type: English must have these keys. */
export const vi = {
  plain: 'Người chơi bình thường hay chọn vậy.',
};

export type HintUi = typeof vi;
