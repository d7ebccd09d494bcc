import type { BaCayAbout } from '../shape.ts';

/** Ba Cây: what each house rule settles, in Vietnamese. */
export const about: BaCayAbout = {
  deck: 'Chơi mấy lá. 36 lá là bỏ hết 10, bồi, đầm, già.',
  ten: 'Cộng được 10, 20 hay 30 thì là to nhất hay nhỏ nhất.',
  tie: 'Bằng nút thì hòa, hay so lá to nhất của mỗi người.',
  suits: 'So lá to nhất thì chất nào trên chất nào.',
  ace: 'Bằng nút mà lá to nhất là át thì át đứng đâu. Át rô có nhà cho trên hết.',
  compare: 'Lá nào của mỗi người là lá to nhất: xét chất trước hay số trước.',
  threeFaces: '3 lá toàn bồi, đầm, già có ăn ngay hay không.',
  threeAlike: '3 lá giống nhau có hơn gì không, và đứng đâu so với ba tiên.',
  bankerTie: 'Bằng với nhà cái thì hòa, hay cái ăn.',
  bestTie: 'Nhất ăn tất mà mấy tay cùng nhất thì chia, hay chơi lại với nhau.',
  payout: 'Ba tiên ăn 1 phần hay 2 phần cược.',
};
