/** Every play that beats the table, and why the others do not, in Vietnamese. This file is the type: English must have exactly these keys. */
export const vi = {
  count: (count: number) => (count === 0 ? 'Không nước nào chặn được. Bạn bỏ lượt.' : `${count} nước chặn được`),
  leads: (count: number) => `${count} kiểu đánh trước`,
  not: 'Không chặn được',
  also: (cards: string) => `Cũng vậy: ${cards}.`,
};

export type ListWords = typeof vi;
