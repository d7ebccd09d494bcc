/** Who holds cards: roles, kin, pronouns, names. */

import type { Phrases } from '#core/game/vocabulary.ts';

export const PEOPLE: Phrases = [
  [
    { is: 'role', role: 'cai' },
    'nhà cái, cái, banker, bank, dealer, the banker, the dealer, house, the house, chương, the bank, chủ cái, ông cái, thằng cái, bà cái, nhà cái cũng, bên cái, tay cái, dealers, bankers, nhà chương, ông nhà cái, thằng nhà cái, con cái, người cầm cái, cái nhà',
  ],
  [
    { is: 'deals' },
    'làm cái, cầm cái, là cái, là nhà cái, làm nhà cái, is the banker, is banker, is dealer, is the dealer, is the bank, banking, is banking, dealing, is dealing, deals, as banker, as dealer, as the banker, as the dealer, giữ cái, ôm cái, ngồi cái, đang cái, đang làm cái, cầm chương, was banker, was the banker, am the banker, am banker, am the dealer, am dealer, the banker is, playing banker, the banker has, làm chương, was dealing, was dealer, m the banker, m banker, m dealer, m the dealer, holds the bank, có cái, nhận cái, bắt cái, lên cái, was the dealer, is bank',
  ],
  [
    { is: 'role', role: 'ban' },
    'bàn, trên bàn, table, bàn đang, bàn đang là, bàn có, bài trên bàn, the table, bàn đang có, dưới bàn, trên chiếu, giữa bàn, mặt bàn, bàn là',
  ],
  [
    { is: 'verb', verb: 'lies' },
    'on the table, on table, on the board, đang nằm, nằm trên bàn, nằm đó, in the middle, hiện tại, lying there, nằm giữa bàn, is out there, are on the table, is on the table, sitting there, on the pile',
  ],
  [
    { is: 'role', role: 'danh' },
    'đánh, đánh ra, ra, played, play, plays, lead, leads, led, quăng, thả, tung, throw, throws, threw, thrown, put down, puts down, drop, drops, dropped, leading, playing, phang, táng, chơi, tương, nện, xuống, đi, đánh xuống, quất, vứt, thảy, quăng ra, thả ra, tung ra, lay, lays, lay down, lays down, threw down, thả xuống, slam, slams, slammed, ném, bung, tống, putting down, opens with, opened with, opened, open with, started with, leads with, led with, đánh luôn, hạ xuống, dropping, throwing, đập, đập xuống, ra bài, ra con, đánh con, đánh lẻ, ném ra, chuyển, xả, mở, mở bài, mở màn, mở hàng, khởi đầu, throws down, puts out, put out, plays out, bỏ, bỏ ra, bỏ xuống, lôi ra, móc ra, chơi luôn, tung ra luôn, tosses, toss, tossed, drops down, followed with, follow with, respond with, responds with, responded with, answered with, answer with, answers with, went with, go with, slapped',
  ],
  [
    { is: 'verb', verb: 'beats' },
    'chặt, chặn, đè, bắt, hơn, lớn hơn, beats, beat, over, chop, chops, chặt được, chặn được, đè được, đè lên, on top of, cover, covers, answer to, answer, valid answer to, valid on, go on, go over, goes over, goes on, chopped, chopping, beating, chặt chồng, chặt đè, đỡ, đỡ được, block, blocks, blocked, trump, trumps, đánh lên, đánh đè, đánh đè lên, đập, chặt lại, chặn lại, cản, hạ gục, bắt được, đánh được, beat with, respond to, top, tops, topped, kill, kills, killed, play on, play it on, played on, play over, play them on, tiếp, stop, stops, stopped, chặt cái, chặn đầu, đánh chặn, chặt đứt, đè cái, cắt, vượt, ăn được, lên, lên được, qua được, qua, trùm, cut, cuts, bomb, bombs, bombed, dập, to beat, on, đè chết, chẹt, chận, chận được, cắt được, đánh trên, chặt tiếp, chặt ngay, đè luôn, chặn luôn, chặt luôn, answering, put on, onto, against, to answer, đối lại, trả lời, chơi lên, legal on, allowed on, ok on, good against, đánh vào, chém, chém được, đớp, đớp được, chụp, oánh lên, xử, xử được, bắt cái, hốt, đánh chồng lên, chồng lên, chặt chồng lên, good on, any good on, fine on, okay on',
  ],
  [
    { is: 'verb', verb: 'beaten' },
    'bị, beaten by, got hit by, hit by, got beaten by, gets hit by, gets beaten by, got chopped by, was chopped by, was beaten by, bị chặt bởi, bị chặn bởi, gets chopped by, chopped by, blocked by, covered by, stopped by, topped by, answered by, followed by, met by, met with',
  ],
  [{ is: 'verb', verb: 'by' }, 'bằng, using, with, dùng, lấy, xài, đem, mang, đem ra, lấy ra, use, used'],
  [
    { is: 'person', nobody: true },
    'tôi, tui, tao, mình, mk, bản thân, em, nó, tớ, ta, hắn, y, họ, con, nhà con, người chơi, tụi bay, bạn em, bạn tôi, bạn mình, bạn tui, bạn tao, nhà trên, nhà dưới, nhà sau, nhà trước, nhà kia, nhà bên, bên kia, bên em, bên tôi, bên nó, thằng kia, thằng bạn, con bạn, người ta, đối thủ, tụi nó, mày, mi, bạn, mấy bạn, cưng, bé, nhà bên cạnh, ổng, bả, ảnh, chỉ, đứa kia, người kia, ai đó, thằng bên cạnh, nhỏ kia, gã, lão, mỗ, nhỏ bạn, thằng ngồi trên, thằng ngồi dưới, người sau, người trước, thằng sau, thằng trước, thằng này, thằng đó, con nhỏ, nhà con kia, anh bạn, chị bạn, cô bạn, ông bạn, bà bạn, thím, bạn ấy, anh ấy, chị ấy, cô ấy, bà ấy, ông ấy, nhà đối diện, đối phương, người đối diện, bài em, bài tôi, bài mình, bài tui, bài nó, bài tao, bài con, tay tôi, tay nó, e, t, m, ngta, nhà này, bạn cùng phòng, một đứa, một thằng, 1 đứa, 1 thằng, thằng em, ae, ổng thì, cha đó, cha nội, ng kia, người đánh, người chặn, đứa bạn, bạn gái, bạn trai, vợ em, chồng em, vk, ck, bx, sếp, nhà cuối, nhà đầu, đứa sau, đứa trước, đứa này, đứa nọ, nhà nọ',
  ],
  [
    { is: 'person', nobody: true, english: true },
    'i, me, he, she, my, mine, his, her, hers, him, player, tay con, you, your, they, my friend, my hand, his hand, her hand, the other guy, the other player, the player, opponent, my opponent, the opponent, someone, somebody, we, us, punter, the punter, the guy, other guy, the other, my buddy, buddy, con kia, next player, the next player, next guy, the next guy, previous player, theirs, their, my bro, tay kia, friend, a friend, another player, tay em, this player, that guy, roommate, my roommate, guy, dude, the dude, bro, my cousin, cousin, my brother, my sister, my wife, my husband, my boss, neighbor, my neighbor, other person, another, opponents, the next, the lady, this guy, this dude',
  ],
  [
    { is: 'person', nobody: false },
    'sếp, thằng cu, con bé, thằng bé, má, mẹ, ba, bố, cha, tía, vợ, chồng, ngoại, nội, mom, dad, grandpa, grandma, grandmother, grandfather, mum, mother, father, dì, cậu, mợ, cô, chú, bác, dượng, ông, bà, anh, chị, thím, sis, auntie, aunty, uncle, granny, u, bu, thầy, papa, mama, bà ngoại, ông ngoại, bà nội, ông nội, anh hai, chị hai, cu tí, my uncle, my aunt, my dad, my mom, wife, husband, bác cả, ông già, bà già, mẹ chồng, mẹ vợ, bố vợ, bố chồng, ba vợ, má chồng, anh rể, chị dâu, em trai, em gái, grandson, nephew, niece, brother, sister, my grandma, my grandpa, my mother in law, mother in law, father in law, brother in law, sister in law, my father in law, my brother in law, my sister in law, nhóc, cu em, bà xã, ông xã, con gái, con trai, cháu',
  ],
  [
    { is: 'title' },
    'ông, bà, anh, chị, chú, bác, dì, cậu, thằng, cô, uncle, aunt, mợ, dượng, thím, bé, con, cu, chế, cháu, em, bạn, player, nhỏ, thầy, auntie, aunty, mr, mrs, ms, miss, grandma, grandpa, cụ, tụ, nhà, nhà con, má, mẹ, thánh, ku, cou, cousin, seat, người chơi, tay, sư, tía, ngoại, bố, my friend, my uncle, my aunt, my cousin, my brother, my sister, my buddy, friend, my wife, my husband, anh bạn, chị bạn, bạn tên, cô bé, con nhỏ, con bé, thằng bé, thằng cu, lão, mụ, nhỏ em, thằng em, em gái, em trai, mệ, bạn tôi là, lady, sir, big, little, old, young, anh chàng, cô nàng, cái thằng, cái con, nàng, chàng, bác hàng xóm, dealer, banker, nhà cái, baby, brother, sister, thg, ch',
  ],
];

/** Given names, without marks where two spellings are common; most of them are other words as well. */
export const GIVEN_NAMES =
  'an, bình, chi, dung, dũng, hùng, lan, minh, hoa, hoà, tuấn, nam, thảo, hương, mai, linh, trang, vy, vi, khoa, phương, quân, my, tùng, hà, đạt, lộc, sơn, vân, oanh, khánh, thịnh, nga, hạnh, hiếu, toàn, thủy, thúy, loan, hiền, duy, trâm, giang, hưng, tú, hải, yến, phúc, thành, tuyết, khôi, huy, tiến, tí, tèo, bờm, cò, mén, na, tủn, cu, út, tư, năm, ba, sáu, bảy, tám, chín, mười, bảo, quang, long, thắng, cường, trung, đức, kiên, ngọc, nhung, hằng, liên, ánh, bích, châu, diễm, diệp, đào, điệp, gấm, hậu, hiệp, hoàng, huệ, huyền, khang, kim, lâm, lệ, liễu, lợi, ly, mẫn, mỹ, nghĩa, nguyên, nguyệt, nhi, nhàn, nhân, như, phong, phú, phước, quốc, quý, quỳnh, sang, tài, tâm, tân, thái, thi, thơ, thu, thư, thùy, tiên, tín, tình, trí, trinh, trúc, trường, tuệ, uyên, việt, vinh, vũ, vương, xuân, ý, đông, hân, khải, đăng, kha, bin, bi, bo, ken, ben, tom, sue, anna, mia, leo, jen, tim, rob, ann, mary, max, bob, jay, lina, john, mike, dave, sam, lily, kate, amy, emma, peter, paul, mark, lisa, alex, chris, dan, nick, joe, jim, jane, sara, sarah, laura, steve, kevin, tony, tran, andy, jenny, nina, luke, eric, ryan, adam, eva, ray, roy, ted, ed, al, lena, david, tommy, lee, matt, pat, carl, carol, rita, nora, hank, greg, phil, tina, wendy, ruby, rose, ian, kenny, becky, karen, helen, grace, chloe, hannah, claire, ethan, oscar, felix, ana, maria, hao, hảo, cúc, lành, phượng, thoa, thìn, tỵ, sửu, dần, mão, thân, dậu, tuất, hợi, tý, lượm, lụa, mận, cam, quýt, bưởi, ớt, thắm, tuyền, khuê, cẩm, mít, bông, ngân, bách, quyên, nhật, luân, lực, mạnh, hiển, ngà, đan, danh, cảnh, tấn, sinh, hồng, tô, ka, triết, ân, thuận, vững, nhã, đoan, tũn, miu, chíp, phát, thương, hào, diệu, phụng, lượng, khiêm, triều, đại, giáp, thơm, xuyến, kiều, hạ, đài, hợp, thoại, mừng, thuyên, viên, vui, định, lập, hoàn, hoài, phan, trần, nguyễn, lê, phạm, quế, sen, lài, cẩn, sáng, chiến, dương, luyến';
