/** One sentence on each house rule of Sâm, in Vietnamese: what it settles. They come with the list of all of them. */

import type { SamAbout, SamConflicts } from '../shape.ts';

export const about: SamAbout = {
  deck: 'Chơi đủ 52 lá, hay bỏ J, Q, K còn 40 lá.',
  runs: 'Heo có được đứng cuối sảnh không, như A-2-3 hay 2-3-4.',
  runBlock: 'Chặn một sảnh phải cùng số lá, hay dài hơn cũng được, miễn là cao hơn.',
  chopTwo: 'Tứ quý chặt được 1 heo, cả đôi heo, hay không chặt heo.',
  firstLead: 'Ván đầu, không ai báo sâm thì ai đi trước.',
  samPriority: 'Nhiều người cùng báo sâm thì ai báo trước người ấy được, hay xét thứ tự ngồi.',
  samFails: 'Báo sâm mà bị chặn 1 lần đã hỏng, hay chỉ hỏng khi phải bỏ lượt hoặc người khác hết bài.',
  instantWins: 'Chia xong, những tay bài nào được ăn trắng.',
  finishOnTwo: 'Về bằng heo thì thắng, không thắng mà còn phải chung, hay không được đánh.',
  cong: 'Hết ván chưa đánh lá nào thì chung 15 thay vì đếm từng lá, hay tính như thường.',
  lastCard: 'Có người còn 1 lá thì người ngồi ngay trước có phải đánh lá rác cao nhất không.',
  payout: 'Người thua chung theo số lá còn lại (heo tính riêng hay cũng tính 1), chung như nhau, hay chỉ tính ai nhất.',
  thoiHeo: 'Hết ván còn heo trên tay thì mỗi heo 15, hay tính 1 như lá thường rồi thêm 5.',
  chopChain:
    'Bộ vừa chặt bị chặt lại thì người bị chặt sau cùng chung hết, hay ai bị chặt người ấy chung, lần sau gấp đôi lần trước.',
  samVoids: 'Báo sâm mà hỏng thì những lần chặt trong ván ấy vẫn chung, hay trả lại.',
  samStopped: 'Báo sâm mà hỏng thì chung cho từng người trong bàn, hay chung hết cho người chặn được.',
};

/** Why two settings cannot be combined. */
export const conflicts: SamConflicts = {
  'sam-cong-unpaid': 'Bàn này chỉ tính ai nhất, không ai chung. Cóng cũng không mất gì.',
  'sam-last-card-unpaid': 'Bàn này chỉ tính ai nhất. Còn 1 lá vẫn báo, giữ lá cao thì không mất gì.',
  'sam-thoi-unpaid': 'Bàn này chỉ tính ai nhất. Về bằng heo thì không ai thắng, cũng không ai chung.',
  'sam-no-dragon': 'Bộ 40 lá mà heo không vào sảnh thì không có 10 lá liền nhau, nên không ai được sảnh rồng.',
};
