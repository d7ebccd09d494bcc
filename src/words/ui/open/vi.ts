/** The words for cases with unknown cards, in Vietnamese. This file is the type: English must have exactly these keys. */

import { displayName } from '#words/text.ts';

/** 1.128 */
const dotted = (n: number | bigint): string => n.toLocaleString('vi');

export const vi = {
  fillIn: (name: string) => `Điền lá chưa biết của ${name === 'cai' ? 'nhà cái' : displayName(name)}`,
  /** Beside a name. */
  untold: (n: number) => (n === 1 ? 'chưa kể lá này' : `chưa kể ${n} lá`),
  counting: 'Đang đếm…',
  tooMany: 'Nhiều lá chưa biết quá, đếm không xuể. Điền thêm vài lá.',
  /** How many of all cards, or ways to deal them, lead to a verdict. */
  cards: (n: number | bigint) => `${dotted(n)} lá`,
  ways: (n: number | bigint) => `${dotted(n)} cách`,
  of: (some: bigint, all: bigint, single: boolean) => `${dotted(some)} trên ${dotted(all)} ${single ? 'lá' : 'cách'}`,
  always: (single: boolean): string => (single ? 'lá nào cũng vậy' : 'cách nào cũng vậy'),
  /** No verdict has more than half. */
  unsure: 'Chưa chắc',
  fill: 'Lá ấy là lá nào? Chạm để điền',
  fillMany: 'Có thể là những lá nào?',
  example: (cards: string) => `Điền thử ${cards}`,
  rest: 'mọi lá khác',
  choose: 'Chọn lá',
  /** An eaten card would fit no meld. */
  none: 'Không thành ván',
  more: (n: number) => `còn ${n} kiểu nữa`,
  /** The strip for a screen reader: `41 lá thì An ăn`. */
  leads: (count: string, says: string) => `${count} thì ${says}`,
};

export type OpenWords = typeof vi;
