/** The words for cases with unknown cards, in Vietnamese. This file is the type: English must have exactly these keys. */

import { displayName } from '#words/text.ts';

/** 1.128 */
const dotted = (n: number | bigint): string => n.toLocaleString('vi');

/** Larger numbers say nothing to a person. */
const MANY = 100_000n;

function inHundred(some: bigint, all: bigint): string {
  const share = Math.round(Number((some * 1000n) / all) / 10);
  return share < 1 ? 'chưa tới 1 trong 100 cách' : `khoảng ${share} trên 100 cách`;
}

export const vi = {
  fillIn: (name: string) => `Điền lá chưa biết của ${name === 'cai' ? 'nhà cái' : displayName(name)}`,
  /** Beside a name. */
  untold: (n: number) => (n === 1 ? 'chưa kể lá này' : `chưa kể ${n} lá`),
  counting: 'Đang đếm…',
  tooMany: 'Nhiều lá chưa biết quá, đếm không xuể. Điền thêm vài lá.',
  /** How many of all cards, or ways to deal them, lead to a verdict. */
  cards: (n: number | bigint) => `${dotted(n)} lá`,
  ways: (some: bigint, all: bigint) => (all > MANY ? inHundred(some, all) : `${dotted(some)} cách`),
  of: (some: bigint, all: bigint, single: boolean) =>
    all > MANY ? inHundred(some, all) : `${dotted(some)} trên ${dotted(all)} ${single ? 'lá' : 'cách'}`,
  always: (single: boolean): string => (single ? 'lá nào cũng vậy' : 'cách nào cũng vậy'),
  /** No verdict has more than half. */
  unsure: 'Chưa chắc',
  fill: 'Lá ấy là lá nào? Chạm để điền',
  fillMany: 'Có thể là những lá nào?',
  rest: 'mọi lá khác',
  choose: 'Chọn lá',
  /** An eaten card would fit no meld. */
  none: 'Không thành ván',
  more: (n: number) => `còn ${n} kiểu nữa`,
  /** The strip for a screen reader: `41 lá thì An ăn`. */
  leads: (count: string, says: string) => `${count} thì ${says}`,
};

export type OpenWords = typeof vi;
