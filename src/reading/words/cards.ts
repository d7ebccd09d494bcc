/** Words for cards in both languages. Marks may be missing in typed text; nothing here belongs to a single game. */

import type { Rank } from '#core/card.ts';
import type { Phrases } from '#core/game/vocabulary.ts';

const rank = (of: Rank, faces: string, numbers: string, plurals: string): Phrases => [
  [{ is: 'rank', rank: of }, faces],
  [{ is: 'rank', rank: of, number: true }, numbers],
  [{ is: 'rank', rank: of, plural: true }, plurals],
];

export const CARDS: Phrases = [
  ...rank('A', 'át, ách, xì, ace, ất, ats', '', 'aces'),
  ...rank('2', 'heo, deuce, hẹo', 'hai, two', 'twos, deuces, heos'),
  ...rank('3', 'trey', 'ba, three', 'threes, treys'),
  ...rank('4', '', 'bốn, tư, four', 'fours'),
  ...rank('5', '', 'năm, five', 'fives'),
  ...rank('6', '', 'sáu, six', 'sixes'),
  ...rank('7', '', 'bảy, bẩy, seven', 'sevens'),
  ...rank('8', '', 'tám, eight', 'eights'),
  ...rank('9', '', 'chín, nine', 'nines'),
  ...rank('10', '', 'mười, ten', 'tens'),
  ...rank('J', 'bồi, ri, jack', '', 'jacks'),
  ...rank('Q', 'đầm, quy, qui, queen', '', 'queens'),
  ...rank('K', 'già, ka, king, cà', '', 'kings'),
  // Here and there `ri` is the king.
  [{ is: 'rank', rank: 'K', rare: true }, 'ri'],
  [{ is: 'suit', suit: 'S' }, 'bích, spade, spades'],
  [{ is: 'suit', suit: 'H' }, 'cơ, heart, hearts'],
  [{ is: 'suit', suit: 'D' }, 'rô, dô, diamond, diamonds'],
  [{ is: 'suit', suit: 'C' }, 'chuồn, tép, nhép, chuồng, club, clubs'],
  [{ is: 'count', count: 1 }, 'một, 1, one'],
  [{ is: 'count', count: 2 }, 'hai, 2, two, both'],
  [{ is: 'count', count: 3 }, 'ba, 3, three'],
  [{ is: 'count', count: 4 }, 'bốn, 4, four'],
  [{ is: 'count', count: 5 }, 'năm, 5, five'],
  [{ is: 'count', count: 6 }, 'sáu, 6, six'],
  [{ is: 'count', count: 7 }, 'bảy, bẩy, 7, seven'],
  [{ is: 'count', count: 8 }, 'tám, 8, eight'],
  [{ is: 'count', count: 9 }, 'chín, 9, nine'],
  [{ is: 'count', count: 10 }, 'mười, 10, ten'],
  [{ is: 'unit' }, 'con, lá, cây, quân, lá bài, cards, card, con bài, cây bài'],
  [
    { is: 'group', size: 2, kind: 'doi' },
    'đôi, cặp, pair, pairs, pair of, pairs of, a pair of, a pair, pocket, đôi con, one pair, one pair of, cặp con',
  ],
  [
    { is: 'group', size: 3, kind: 'sam' },
    'sám, sám cô, xám, xám cô, xám chi, sáp, sám chi, bộ ba, ba con, triple, triple of, triples, trips, trip, three of a kind, set of, set, a set of, a triple of, a set, sám con, sám cô con, bộ 3, trip of, trips of',
  ],
  [
    { is: 'group', size: 2, pairs: 2, kind: 'thu' },
    'thú, hai đôi, two pair, two pairs, 2 đôi, 2 pair, thú đôi, two pairs of',
  ],
  [
    { is: 'group', size: 4, kind: 'tu-quy' },
    'tứ quý, quad, quads, four of a kind, quads of, a quad of, quad of, tứ quí, tứ quý con, tứ quí con, bốn con, a quad',
  ],
  [{ is: 'full', kind: 'cu-lu' }, 'cù lũ, full house, cù lủ, full, a full house, boat, fullhouse, full boat'],
  [
    { is: 'row', kind: 'sanh' },
    'sảnh, dây, run, straight, a run, a straight, run of, a run of, sảnh dọc, dây sảnh, sảnh nhỏ, sảnh to, sequence, a straight of',
  ],
  [
    { is: 'row', kind: 'thung-pha-sanh', suited: true },
    'thùng phá sảnh, straight flush, a straight flush, sảnh thùng, royal flush, a royal flush, thùng phá',
  ],
  [{ is: 'flush', kind: 'thung' }, 'thùng, flush, a flush'],
  [
    { is: 'flush', kind: undefined },
    'đồng chất, cùng chất, toàn, đều, toàn chất, suited, all, tất cả, cùng nước, cùng màu, tuyền, all of them, tất, rặt, đều là, toàn là, hết là, cùng bông',
  ],
  [{ is: 'from' }, 'từ, from'],
  [{ is: 'to' }, 'tới, đến, xuống, to, through, down to, up to, thru, lên đến, lên tới'],
  [{ is: 'of' }, 'của, from, for, belongs to, belong to, là của, of, bên, thuộc về'],
  [
    { is: 'and' },
    'và, với, and, rồi, kèm, cùng, cùng với, plus, with, thêm, kèm theo, then, lẫn, cộng, cộng với, kèm với',
  ],
  [{ is: 'article' }, 'a, an'],
  [
    { is: 'versus' },
    'vs, versus, against, gặp, đấu, đấu với, đối, đối với, đụng, v s, còn lại, so với, so, hay là, or, hoặc, chọi, đấu lại, chơi với, beats or loses to, đọ, đọ với, up against',
  ],
  [{ is: 'points' }, 'nút, điểm, points, point, đ, pts, pt, total, nước'],
  [
    { is: 'worth' },
    'là, tròn, chẵn, đều, được, thành, cũng, bằng, tổng, tổng là, tổng cộng, hết, vị chi, is, totals, total of, for a total of, making, makes, makes it, total, which is, for, at, on, tính, coi như, cộng lại, cũng là, thì là, lên, ra, cộng là, chỉ có, mới có, mới, cũng được, standing on, gives, giving, to, comes to, adds up to, equals, tính ra, thats',
  ],
  [
    { is: 'draws' },
    'bốc, bốc được, bốc thêm, rút, rút được, rút thêm, rút tiếp, kéo, kéo được, kéo thêm, draws, draw, drew, hits, hit, and got, bốc trúng, rút trúng, kéo trúng, bốc tiếp, kéo tiếp, kéo ra, bốc ra, rút ra, hit and got, bốc lên, bốc con, rút con, bốc nhằm, bốc phải, rút phải, rút nhằm, kéo phải, pulled, pulls, hit once, takes, took, lấy thêm, xin thêm, ăn thêm, bắt thêm, rút lá, drawing, hitting, xin, thêm con, and drew, then drew, lên thêm, drew another, bọt, bọt thêm, dealt another',
  ],
  [
    { is: 'empty' },
    'hết bài, hết, hết sạch, về, về nhất, về trước, went out, goes out, finished, no cards left, no cards, nothing, nothing left, is out, out, none left, has none left, sạch bài, hết nhẵn, hết trơn, hết lá, hết con, tới, tới trước, đã về, ra hết, ra hết bài, hết trước, xong, xong trước, won, empty, empty handed, zero cards, has no cards, đánh hết, đánh hết bài, out first, out of cards, got out, is done, done, went out first, finished first, finish first, finishes first, hết bài trước, ráo bài, cạn bài, bay hết, xả hết, xả hết bài, không còn lá nào, không còn con nào, không còn lá, không còn bài, hết bài rồi, tay không, thắng, thắng rồi, emptied, emptied hand, emptied her hand, emptied his hand, went clean, clean, trắng tay, played out, ran out, 0 lá, 0 con, ko còn lá nào, played everything, shed everything, finished all cards, got rid of everything, nhất, về nhứt',
  ],
  [
    { is: 'same' },
    'cùng, both, cùng là, both have, each, đều, cùng có, đều có, mỗi người, mỗi đứa, hai đứa, hai nhà, hai bên, cả hai, chung',
  ],
  [
    { is: 'corrects' },
    'à, ý lộn, lộn, nhầm, à nhầm, í lộn, quên, sorry, no wait, i mean, wait, actually, oops, à không, ý quên, không phải, nói lộn, ghi lộn, nhầm rồi, lộn rồi, à quên, no sorry, correction, i meant, make that, scratch that, viết nhầm, í nhầm, ủa lộn, ủa nhầm, đúng ra là, chính xác là, a lon, ý nhầm',
  ],
  [
    { is: 'counted' },
    'người, ván, tuổi, tay, lần, nghìn, ngàn, đồng, người chơi, nhà, thằng, đứa, players, player, people, rounds, round, hands, years, tụ, bucks, dollars, xu, chip, chips, phút, giờ, tiếng, ngày, phỏm, phần, games, game, melds, meld, ván bài, anh em, chị em, mạng, bạn, times, handed, folded, of them, minutes, stakes, stake, of us, tháng, hôm, lượt, units, unit, decks, deck, hands each, tay chơi, điểm một, nhà con, người nhà, ng, triệu, vòng, dây, mống, kèo, chục, trăm, way, ways, bậc, nấc',
  ],
  [
    { is: 'ordinal' },
    'ván, ván thứ, thứ, mùng, mồng, số, lượt, round, bàn số, lần thứ, vòng, tháng, ngày, ván số, hiệp, over, mức, câu, rule, điều, case, trận',
  ],
  [
    { is: 'without' },
    'gửi, gửi được, chờ, đợi, chờ con, cần, cần con, thiếu, còn thiếu, waiting for, waiting on, needs, need a, discard, discards, discarded, threw away, laid off',
  ],
  [
    { is: 'says' },
    'bảo, kêu, nói, cãi, nói là, bảo là, kêu là, cãi là, says, said, thinks, claims that, told me, tells me, insists that, đòi phải, bảo phải, kêu phải, nói phải',
  ],
  [{ is: 'house' }, 'miền, luật, rules, luật nhà, house rules, theo luật, kiểu luật, chơi luật, luật chơi'],
];
