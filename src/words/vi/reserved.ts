/** What is said of a player whose name is a reserved one in other letters, in Vietnamese. This file is the type: English must have exactly these keys. */

import type { Role } from '#core/case.ts';

/** Reserved fields in the middle of a sentence. */
const FIELDS: Readonly<Record<Role, string>> = {
  cai: 'nhà cái',
  bai: 'tay bài cần xét',
  ban: 'bài trên bàn',
  danh: 'bài đánh ra',
  player: 'người chơi',
};

export const reserved = {
  told: (name: string, role: Role) =>
    `“${name}” viết hoa nên được tính là tên một người chơi, không phải ${FIELDS[role]}.`,
  mend: (role: Role) => `Xét lại, đó là ${FIELDS[role]}`,
};

export type ReservedWords = typeof reserved;
