/** One sentence on each house rule of Ba Cây, in Vietnamese: what it settles. They come with the list of all of them. */

import type { BaCayAbout, BaCayConflicts } from '../shape.ts';

export const about: BaCayAbout = {
  deck: 'Chơi đủ bộ, hay bỏ hết 10, bồi, đầm, già.',
  ten: 'Cộng được 10, 20 hay 30 là to nhất hay bét.',
  tie: 'Bằng nút thì hòa, hay so lá to nhất của mỗi bên.',
  suits: 'So lá to nhất thì chất nào trên chất nào.',
  ace: 'So lá to nhất thì át đứng đâu, có át rô trên hết hay không.',
  compare: 'Lá nào là lá to nhất của một tay bài: xét chất trước hay số trước.',
  threeFaces: '3 lá toàn bồi, đầm, già có ăn mọi bài tính nút không.',
  threeAlike: '3 lá cùng số có hơn gì không, đứng đâu so với ba tiên.',
  bankerTie: 'Bằng với nhà cái thì hòa, hay cái ăn.',
  bestTie: 'Nhất ăn tất mà nhiều người cùng nhất thì chia đều, hay chơi lại.',
  payout: 'Ba tiên ăn 1 hay 2 lần cược.',
};

/** Why two settings cannot be combined. */
export const conflicts: BaCayConflicts = {
  'bc-no-faces': 'Bộ 36 lá không có J, Q, K, nên không ai được ba tiên.',
  'bc-double-for-nothing': 'Bàn này không chơi ba tiên, nên không ai được ăn gấp đôi.',
  'bc-double-without-faces': 'Bộ 36 lá không có ba tiên, nên không ai được ăn gấp đôi.',
  'bc-sap-below-nothing': 'Bàn này không chơi ba tiên. Sáp ăn mọi bài tính nút.',
  'bc-sap-below-no-faces': 'Bộ 36 lá không có ba tiên. Sáp ăn mọi bài tính nút.',
  'bc-banker-never-ties': 'Bằng nút thì so lá to nhất, nên không ai bằng nhà cái.',
  'bc-best-never-ties': 'Bằng nút thì so lá to nhất, nên chỉ có một người nhất.',
};
