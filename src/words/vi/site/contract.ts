import { FIRST_GAME } from '../../site/game-names.ts';

/** The page of the house contract in Vietnamese. This file is the type: English must have exactly these keys. */
export const vi = {
  title: 'Luật nhà: chọn một lần cho cả bàn',
  lead: 'Chỗ nào hay đổi kết quả thì đứng trước. Chốt 5 chỗ đầu là đủ chơi.',
  noScript: `Muốn chọn và gửi đi thì phải bật JavaScript. Dưới đây là bộ luật mặc định của ${FIRST_GAME}.`,
};

export type ContractPageWords = typeof vi;
