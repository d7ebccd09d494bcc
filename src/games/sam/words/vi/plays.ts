/** Questions from rounds of Sâm in Vietnamese. */

import type { Dealt } from '#games/sam/odds/dealt.ts';
import { displayName } from '#words/text.ts';
import type { SamMoment } from '../quiz/moment.ts';
import type { SamPlays } from '../quiz/reasons.ts';
import { INSTANT_NAMES } from '../shape.ts';

/** Kinds of deal that can be asked about. */
const DEALT: Readonly<Record<Dealt, string>> = {
  ...INSTANT_NAMES,
  quad: 'tứ quý',
  triple: 'sám cô hay tứ quý',
  two: 'heo',
  twos: '2 con heo trở lên',
  'three-twos': '3 con heo trở lên',
};

const NUMBER = new Intl.NumberFormat('vi');

/** How the round ended, and who did it. */
const ENDS: Readonly<Record<SamMoment['end']['how'], (who: string) => string>> = {
  sam: (who) => `${who} thành sâm.`,
  thoi: (who) => `${who} về bằng heo, không ai thắng.`,
  first: (who) => `${who} hết bài trước.`,
};

type Failure = NonNullable<SamMoment['failure']>;

const FAILS: Readonly<Record<Failure['how'], (failure: Failure) => string>> = {
  blocked: ({ who, other }) => `${other} chặn được ${who}, sâm hỏng.`,
  passed: ({ who, other }) => `${who} chặn không nổi ${other}, phải bỏ lượt nên hỏng sâm.`,
  out: ({ who, other }) => `${other} hết bài trước ${who}, sâm hỏng.`,
  'on-two': ({ who }) => `${who} về bằng heo nên hỏng sâm.`,
};

const CHOPS: Readonly<Record<Chop['why'], (chop: Chop) => string>> = {
  chop: ({ who, other, cards, units }) =>
    `${who} bị chặt ${cards}, mỗi con heo 15, tứ quý cũng 15: chung cho ${other} ${units} phỉnh.`,
  chain: ({ who, other, units }) =>
    `Chặt chồng thì người bị chặt sau cùng chung hết: ${who} chung cho ${other} ${units} phỉnh.`,
  doubled: ({ who, other, units }) => `${who} bị chặt lại, phải chung cho ${other} gấp đôi lần trước: ${units} phỉnh.`,
};

type Chop = SamMoment['chops'][number];

/** Of the lone player, who pays or gets it of each. */
const inAll = ({ lone, rivals, net }: SamMoment) => (lone ? ` ${rivals} người là ${net}.` : '');

export const playSentences: SamPlays = {
  'in-pack': {
    kind: 'Bộ bài có những lá nào',
    ask: 'Lá nào không có trong bộ bài của bàn này?',
    why: {
      short: ({ namedCards }) => `Bàn này bỏ bồi, đầm, già, còn 40 lá, nên không có ${namedCards}.`,
      whole: 'Bàn này chơi đủ 52 lá, không bỏ lá nào.',
    },
    says: { all: 'Lá nào cũng có' },
  },
  'left-over': {
    kind: 'Chia xong thừa mấy lá',
    ask: ({ count }) => `Bàn ${count} người. Chia xong thừa mấy lá?`,
    why: {
      none: ({ count, rules }) => `Mỗi người 10 lá, ${count} người là ${10 * count}. Bộ ${rules.deck} lá thì vừa hết.`,
      some: ({ count, rules, number }) =>
        `Mỗi người 10 lá, ${count} người là ${10 * count}. Bộ ${rules.deck} lá thì thừa ${number}.`,
    },
    says: { cards: ({ number }) => (number === 0 ? 'Không thừa lá nào' : `${number} lá`) },
  },
  'may-call': {
    kind: 'Lúc nào được báo sâm',
    ask: ({ who, isSilent }) =>
      isSilent ? `${who} đổi ý, muốn báo sâm. Được không?` : `${who} muốn báo sâm lúc này. Được không?`,
    why: {
      'all-asked': ({ who, called }) =>
        `${called} báo rồi, nhưng bàn này hỏi hết mới xét thứ tự ngồi, nên ${who} vẫn được báo.`,
      open: ({ who }) => `Chưa ai đánh lá nào, mà ${who} chưa trả lời: được báo, khỏi chờ tới phiên.`,
      late: 'Có người đánh rồi. Muốn báo sâm thì phải báo trước lá đầu tiên.',
      taken: ({ caller }) => `${caller} báo rồi. Bàn này ai báo trước thì được.`,
      refused: ({ who }) => `${who} đã nói không báo, nói lại không được.`,
    },
  },
  'who-calls': {
    kind: 'Nhiều người cùng báo sâm',
    ask: ({ who, target }) => `${who} báo sâm trước, rồi ${target} cũng báo. Ai được đánh sâm?`,
    why: {
      'first-caller': ({ who }) => `Bàn này ai báo trước thì được. ${who} báo rồi thì thôi hỏi.`,
      'seat-order': ({ named }) => `Bàn này hỏi hết rồi xét thứ tự ngồi, mà ${named} ngồi trước.`,
    },
    says: { both: 'Cả hai cùng đánh sâm' },
  },
  'lead-first': {
    kind: 'Ván đầu ai đi trước',
    ask: ({ lowest }) => `Ván đầu, không ai báo sâm. Lá thấp nhất: ${lowest}. Ai đi trước?`,
    why: {
      random: 'Bàn này ván đầu bốc thăm, không xét lá thấp nhất.',
      lowest: ({ named, namedLowest }) =>
        `Ai cầm lá thấp nhất thì đi trước. Cùng số thì bích thấp nhất, rồi chuồn, rô, cơ: ${namedLowest} của ${named}.`,
    },
    says: { random: 'Bốc thăm' },
  },
  'lead-next': {
    kind: 'Ván sau ai đi trước',
    ask: ({ failure, end }) =>
      `${failure ? FAILS[failure.how](failure) : ENDS[end.how](end.who)} Ván sau không ai báo sâm thì ai đi trước?`,
    why: {
      random: 'Ván này không ai thắng, nên làm như ván đầu: bốc thăm.',
      lowest: 'Ván này không ai thắng, nên làm như ván đầu: ai cầm lá thấp nhất thì đi trước.',
      stopped: ({ named }) => `Sâm hỏng thì người cản được đi trước, là ${named}.`,
      won: ({ named }) => `Từ ván thứ hai, ai thắng ván trước thì đi trước: ${named}.`,
    },
    says: { random: 'Bốc thăm', lowest: 'Ai cầm lá thấp nhất' },
  },
  'lead-call': {
    kind: 'Có báo sâm thì ai đi trước',
    ask: ({ who, target }) => `Ván trước ${who} về nhất. Ván này ${target || 'không ai'} báo sâm. Ai đi trước?`,
    why: {
      silent: ({ who }) => `Không ai báo sâm thì người thắng ván trước đi trước: ${who}.`,
      called: ({ who }) => `Ai báo sâm thì đi trước, dù ván trước ${who} về nhất.`,
    },
    says: { lowest: 'Ai cầm lá thấp nhất' },
  },
  single: {
    kind: 'Rác chặn rác, đôi chặn đôi',
    ask: ({ who, cards }) => `${who} đánh ${cards} được không?`,
    why: {
      higher: ({ cards, on }) => `Lá nào cũng đánh lẻ được, kể cả lá trong đôi, và ${cards} cao hơn ${on}.`,
      equal: ({ cards, on }) => `${cards} với ${on} bằng nhau, mà Sâm không xét chất, nên không chặn được.`,
      lower: ({ cards, on }) => `${cards} thấp hơn ${on}.`,
      'on-pair': 'Trên bàn là đôi, phải đôi cao hơn mới chặn được. 1 lá thì cao mấy cũng không được.',
      'on-single': 'Trên bàn là 1 lá, chỉ lá cao hơn mới chặn được. Đôi thì không.',
    },
  },
  follow: {
    kind: 'Chặn bằng bộ cùng loại',
    ask: ({ who, cards }) => `${who} đánh ${cards} được không?`,
    why: {
      same: 'Cùng loại mà cao hơn thì chặn được.',
      other: 'Khác loại thì không chặn được, dù cao hơn hay nhiều lá hơn.',
    },
  },
  'doi-thong': {
    kind: 'Đôi thông',
    ask: ({ who, cards }) => `${who} muốn đánh ${cards} cùng một lúc. Được không?`,
    why: {
      run: 'Mỗi số rút 1 lá thì thành sảnh, chất nào cũng được.',
      pair: 'Đôi cao hơn thì chặn được đôi.',
      lead: 'Mở vòng bằng một đôi thì được.',
      row: 'Mấy đôi liền nhau không thành bộ nào, phải đánh từng đôi.',
      'no-chop': 'Sâm không có đôi thông, mà bàn này cũng không chặt heo.',
      'quad-chops': 'Sâm không có đôi thông: chỉ tứ quý mới chặt được heo.',
    },
  },
  direction: {
    kind: 'Đánh theo chiều nào',
    ask: ({ who, count }) => `Ai ngồi bên ${count > 0 ? 'phải' : 'trái'} ${who}?`,
    why: {
      right: ({ who, named }) =>
        `Lượt đi ngược chiều kim đồng hồ, tức là chuyền qua tay phải: hết lượt ${who} thì tới ${named}.`,
      left: ({ who, named }) =>
        `Lượt đi ngược chiều kim đồng hồ, tức là chuyền qua tay phải: ${named} đánh xong mới tới ${who}, nên ngồi bên trái.`,
    },
  },
  'next-turn': {
    kind: 'Bỏ lượt rồi tới ai',
    ask: ({ who }) => `${who} bỏ lượt thì tới ai đánh?`,
    why: {
      leads: ({ named }) => `Không còn ai chặn ${named}: hết vòng, ${named} mở vòng mới.`,
      follows: ({ named }) => `Ai bỏ lượt thì nghỉ tới hết vòng. Người kế còn trong vòng là ${named}.`,
    },
  },
  'pass-back': {
    kind: 'Bỏ lượt rồi đánh lại được không',
    ask: ({ who, cards }) => `${who} hồi nãy bỏ lượt, giờ muốn đánh ${cards}. Được không?`,
    why: {
      'new-trick': ({ who }) => `Vòng trước xong rồi. Qua vòng mới, ${who} lại được đánh.`,
      out: 'Đã bỏ lượt thì nghỉ tới hết vòng, dù có bài chặn được.',
    },
  },
  'may-pass': {
    kind: 'Lúc nào được bỏ lượt',
    ask: ({ who }) => `${who} muốn bỏ lượt. Được không?`,
    why: {
      follows: 'Có bài chặn được cũng được bỏ lượt, rồi nghỉ tới hết vòng.',
      leads: ({ who }) => `${who} mở vòng nên phải đánh, dù chỉ một lá rác.`,
    },
  },
  'last-cards': {
    kind: 'Khi nào hết ván',
    ask: ({ who, cards }) => `${who} đánh ${cards}. Rồi sao?`,
    why: {
      wins: ({ who }) => `${who} hết bài là hết ván ngay, khỏi chờ ai chặn, cũng không ai tranh nhì.`,
      'goes-on': ({ who, left }) => `${who} còn ${left} lá thì chưa hết ván, tới người kế.`,
    },
    says: {
      wins: ({ who }) => `Hết ván, ${who} về nhất`,
      waits: ({ who }) => `Không ai chặn thì ${who} mới về nhất`,
      second: ({ who }) => `${who} về nhất, mấy người kia tranh nhì`,
      'goes-on': 'Chưa hết ván, tới người kế',
    },
  },
  'last-two': {
    kind: 'Về bằng heo',
    ask: ({ who, cards }) => `${who} đánh ${cards}. Rồi sao?`,
    why: {
      nobody: 'Về bằng heo ở bàn này là thối: ván dừng mà không ai thắng.',
      'nobody-pays': ({ who }) => `Về bằng heo ở bàn này là thối: không ai thắng, mà ${who} còn chung cho từng người.`,
      wins: 'Bàn này cho về bằng heo, thắng như thường.',
      'wins-by-run': 'Heo nằm trong sảnh thì không tính là về bằng heo, nên hết bài là thắng.',
      refused: 'Bàn này cấm về bằng heo, nên cũng không được giữ lại toàn heo.',
      'keeps-twos': ({ who, left }) => `Bàn này không cấm giữ heo tới cuối. ${who} còn ${left} lá, chưa hết ván.`,
      'goes-on': ({ who, left }) => `Heo đánh trước thì không sao. ${who} còn ${left} lá, chưa hết ván.`,
    },
    says: {
      wins: ({ who }) => `Hết ván, ${who} thắng`,
      nobody: 'Hết ván, không ai thắng',
      refused: 'Bàn này không cho đánh vậy',
      'goes-on': 'Được, ván chưa hết',
    },
  },
  'last-single': {
    kind: 'Báo một: phải đánh lá nào',
    ask: ({ who, target }) => `${target} còn 1 lá. ${who} mà đánh lẻ thì phải đánh lá nào?`,
    why: {
      stake: ({ namedCards }) =>
        `Ngồi ngay trước người còn 1 lá mà đánh lẻ thì phải đánh lá cao nhất, là ${namedCards}, không thì có thể phải chung thêm.`,
      'for-all': ({ namedCards }) =>
        `Ngồi ngay trước người còn 1 lá mà đánh lẻ thì phải đánh lá cao nhất, là ${namedCards}, không thì có thể phải đền.`,
      unpaid: 'Bàn này chỉ tính ai về nhất, nên giữ lá cao lại cũng không mất gì.',
      off: 'Bàn này không bắt người ngồi trước phải đánh lá cao nhất.',
      follows: ({ who }) => `Bàn này chỉ bắt người mở vòng, mà ${who} thì đang chặn.`,
    },
    says: { any: 'Lá nào cũng được' },
  },
  'last-pays': {
    kind: 'Báo một: ai đền',
    ask: ({ who, target, cards }) =>
      `${who} ${cards ? `đánh ${cards}` : 'bỏ lượt'}, ${target} đánh nốt lá cuối, hết bài. ${who} chung thế nào?`,
    why: {
      'for-all': ({ who, target, highest }) =>
        `${who} đánh lẻ trước ${target} mà giữ ${highest} lại, nên đền thay cả bàn.`,
      stake: ({ who, target, highest }) =>
        `${who} đánh lẻ trước ${target} mà giữ ${highest} lại: bàn này bắt chung thêm 1 phỉnh.`,
      passes: 'Bỏ lượt thì không có lỗi gì: chung như thường.',
      highest: ({ who }) => `${who} đã đánh lá cao nhất, nên chung như thường.`,
      off: 'Bàn này không phạt người giữ lá cao: chung như thường.',
      follows: ({ who }) => `Bàn này chỉ bắt người mở vòng, mà ${who} thì đang chặn, nên chung như thường.`,
    },
    says: {
      own: 'Chung như thường thôi',
      'for-all': 'Đền thay cả bàn',
      stake: 'Chung như thường, thêm 1 phỉnh',
      nothing: 'Không phải chung gì',
    },
  },
  'sam-fails': {
    kind: 'Khi nào thì hỏng sâm',
    ask({ who, caller, isCaller, cards, onSize }) {
      const does = cards ? `${!isCaller && onSize > 0 ? 'chặn bằng' : 'đánh'} ${cards}` : 'bỏ lượt';
      const then = isCaller ? `${caller} báo sâm, giờ ${does}.` : `${caller} báo sâm. ${who} ${does}.`;
      return `${then} Sâm của ${caller} thành hay hỏng?`;
    },
    why: {
      made: ({ caller }) => `${caller} đánh hết 10 lá mà không ai cản được: thành sâm.`,
      blocked: 'Ở bàn này, sâm bị chặn một lần là hỏng, ván dừng luôn.',
      passed: ({ caller }) => `Báo sâm mà phải bỏ lượt là hỏng, nên ${caller} hỏng rồi.`,
      out: ({ who, caller }) => `${who} hết bài trước ${caller}, nên sâm hỏng.`,
      'on-two': ({ caller }) => `${caller} về bằng heo, bàn này không tính là thắng, nên sâm hỏng.`,
      'holds-cards': ({ caller }) => `${caller} còn bài, phải đánh hết mới thành.`,
      blocks: ({ caller }) =>
        `Ở bàn này, sâm bị chặn thì chưa hỏng. ${caller} phải bỏ lượt hay có người hết bài trước thì mới hỏng.`,
      passes: ({ who, caller }) =>
        `${who} bỏ lượt thì sâm không sao, nhưng ${caller} còn bài, phải đánh hết mới thành.`,
    },
    says: { failed: 'Hỏng rồi', made: 'Thành rồi', 'goes-on': 'Chưa biết, đánh tiếp' },
  },
  'sam-pays': {
    kind: 'Sâm thành, sâm hỏng: chung bao nhiêu',
    ask: ({ who, caller, failure }) =>
      `${failure ? FAILS[failure.how](failure) : `${caller} thành sâm.`} Tính riêng sâm, ${who} thu hay chung mấy phỉnh?`,
    why: {
      failed: (m) => `Hỏng sâm thì ${m.caller} chung cho mỗi người ${m.each} phỉnh.${inAll(m)}`,
      stopped: ({ caller, failure }) =>
        `Bàn này hỏng sâm thì chung hết cho người chặn được: ${caller} chung cho ${failure?.other} ${failure?.whole} phỉnh, mấy người kia không thu gì.`,
      made: (m) => `Thành sâm thì mỗi người chung cho ${m.caller} ${m.each} phỉnh.${inAll(m)}`,
    },
  },
  'chop-pays': {
    kind: 'Bị chặt thì ai chung ai',
    ask: ({ who }) => `Không ai chặn nữa. Tính riêng chuyện chặt, ${who} thu hay chung mấy phỉnh?`,
    why: ({ chops }) => chops.map((chop) => CHOPS[chop.why](chop)).join(' '),
  },
  'white-pays': {
    kind: 'Ăn trắng: chung bao nhiêu',
    ask: ({ who, target, cards }) => `Nếu ${target} được chia ${cards} thì ${who} thu hay chung mấy phỉnh?`,
    why: {
      wins: (m) =>
        `${m.win && displayName(DEALT[m.win])} là ăn trắng: mỗi người còn lại chung ${m.each} phỉnh.${inAll(m)}`,
      none: '10 lá ấy không ăn trắng được nên chưa ai chung gì, cứ đánh như thường.',
    },
  },
  'odds-dealt': {
    kind: 'Chia 10 lá, hay có bộ gì',
    ask: ({ who, often }) => `Chia 100 ván thì khoảng mấy ván ${who} được ${DEALT[often]}?`,
    why: ({ rules, number }) =>
      `Đếm hết mọi tay bài 10 lá của bộ ${rules.deck} lá thì khoảng ${number} trong 100 tay có.`,
    says: { 'of-hundred': ({ number }) => `Khoảng ${number} ván` },
  },
  'odds-instant': {
    kind: 'Chia 10 lá, bài nào hiếm',
    ask: ({ least }) => `Được chia 10 lá, bài nào ${least ? 'hiếm gặp' : 'hay gặp'} nhất?`,
    why: ({ odds }) =>
      `Đếm hết mọi tay bài, khoảng: ${odds.map(({ dealt, oneIn }) => `${DEALT[dealt]} 1 trong ${NUMBER.format(oneIn)}`).join(', ')}.`,
    says: Object.fromEntries(Object.entries(DEALT).map(([id, name]) => [id, displayName(name)])),
  },
};
