/** Questions from rounds of Sâm in Vietnamese. */

import { instantWin } from '#games/sam/engine/instant.ts';
import { type Dealt, OFTEN, threeOf } from '#games/sam/odds/dealt.ts';
import type { PlayId } from '#games/sam/quiz/ids.ts';
import type { SamState } from '#games/sam/round/index.ts';
import type { PlayWords } from '#words/quiz/quiz-words.ts';
import { cardsIn, isYes, netIn, numberIn, saidIn, whoIn } from '#words/quiz/right-answer.ts';
import { cardsText, displayName } from '#words/text.ts';
import {
  chopsIn,
  eachIn,
  failureIn,
  handIn,
  highestOf,
  keepsHigher,
  leftIn,
  type Moment,
  oneIn,
  onlyTwos,
  overIn,
  ownerIn,
  refusalIn,
  rivalsIn,
  tableIn,
} from '../quiz/moment.ts';
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

export const plays: Readonly<Record<PlayId, PlayWords<SamState>>> = {
  'in-pack': {
    kind: 'Bộ bài có những lá nào',
    ask: 'Lá nào không có trong bộ bài của bàn này?',
    why: (q) =>
      cardsIn(q).length > 0
        ? `Bàn này bỏ bồi, đầm, già, còn 40 lá, nên không có ${cardsText(cardsIn(q))}.`
        : 'Bàn này chơi đủ 52 lá, không bỏ lá nào.',
    says: { all: 'Lá nào cũng có' },
  },
  'left-over': {
    kind: 'Chia xong dư mấy lá',
    ask: ({ asked }) => `Bàn ${asked.count} người. Chia xong dư mấy lá?`,
    why: (q) => {
      const { count = 0 } = q.asked;
      const { deck } = q.state.rules;
      const dealt = `Mỗi người 10 lá, ${count} người là ${10 * count}.`;
      return numberIn(q) === 0
        ? `${dealt} Bộ ${deck} lá thì vừa hết.`
        : `${dealt} Bộ ${deck} lá thì dư ${numberIn(q)}.`;
    },
    says: { cards: ({ numbers: [count] = [] }) => (count === 0 ? 'Không dư lá nào' : `${count} lá`) },
  },
  'may-call': {
    kind: 'Lúc nào được báo sâm',
    ask: ({ state, asked: { who } }) =>
      state.seats.some(({ name, answer }) => name === who && answer === 'silent')
        ? `${displayName(who)} đổi ý, muốn báo sâm. Được không?`
        : `${displayName(who)} muốn báo sâm lúc này. Được không?`,
    why: (q) => {
      const { state, asked } = q;
      const who = displayName(asked.who);
      const called = state.seats.find(({ answer }) => answer === 'call')?.name;
      if (isYes(q)) {
        if (called !== undefined)
          return `${displayName(called)} báo rồi, nhưng bàn này hỏi hết mới xét thứ tự ngồi, nên ${who} vẫn được báo.`;
        return `Chưa ai đánh lá nào, mà ${who} chưa trả lời: được báo, khỏi chờ tới phiên.`;
      }
      if (state.trick.length > 0) return 'Có người đánh rồi. Muốn báo sâm thì phải báo trước lá đầu tiên.';
      if (state.caller !== null) return `${displayName(state.caller)} báo rồi. Bàn này ai báo trước thì được.`;
      return `${who} đã nói không báo, nói lại không được.`;
    },
  },
  'who-calls': {
    kind: 'Nhiều người cùng báo sâm',
    ask: ({ asked: { who, target = '' } }) =>
      `${displayName(who)} báo sâm trước, rồi ${displayName(target)} cũng báo. Ai được đánh sâm?`,
    why: (q) =>
      q.state.rules.samPriority === 'first-caller'
        ? `Bàn này ai báo trước thì được. ${displayName(q.asked.who)} báo rồi thì thôi hỏi.`
        : `Bàn này hỏi hết rồi xét thứ tự ngồi, mà ${displayName(whoIn(q))} ngồi trước.`,
    says: { both: 'Cả hai cùng đánh sâm' },
  },
  'lead-first': {
    kind: 'Ván đầu ai đi trước',
    ask: ({ state: { seats } }) => {
      const lowest = seats.map(({ name, hand }) => `${displayName(name)} ${cardsText(hand.slice(0, 1))}`);
      return `Ván đầu, không ai báo sâm. Lá thấp nhất: ${lowest.join(', ')}. Ai đi trước?`;
    },
    why: (q) => {
      const who = whoIn(q);
      if (who === '') return 'Bàn này ván đầu bốc thăm, không xét lá thấp nhất.';
      const card = cardsText(handIn(q, who).slice(0, 1));
      return `Ai cầm lá thấp nhất thì đi trước. Cùng số thì bích thấp nhất, rồi chuồn, rô, cơ: ${card} của ${displayName(who)}.`;
    },
    says: { random: 'Bốc thăm' },
  },
  'lead-next': {
    kind: 'Ván sau ai đi trước',
    ask: (q) => `${endText(q)} Ván sau không ai báo sâm thì ai đi trước?`,
    why: (q) => {
      const winner = whoIn(q);
      if (winner === '') {
        const first = q.state.rules.firstLead === 'random' ? 'bốc thăm' : 'ai cầm lá thấp nhất thì đi trước';
        return `Ván này không ai thắng, nên làm như ván đầu: ${first}.`;
      }
      return overIn(q)?.type === 'sam-lost'
        ? `Sâm hỏng thì người cản được đi trước, là ${displayName(winner)}.`
        : `Từ ván thứ hai, ai thắng ván trước thì đi trước: ${displayName(winner)}.`;
    },
    says: { random: 'Bốc thăm', lowest: 'Ai cầm lá thấp nhất' },
  },
  'lead-call': {
    kind: 'Có báo sâm thì ai đi trước',
    ask: ({ asked: { who, target } }) =>
      `Ván trước ${displayName(who)} về nhất. Ván này ${target === undefined ? 'không ai' : displayName(target)} báo sâm. Ai đi trước?`,
    why: ({ asked: { who, target } }) =>
      target === undefined
        ? `Không ai báo sâm thì người thắng ván trước đi trước: ${displayName(who)}.`
        : `Ai báo sâm thì đi trước, dù ván trước ${displayName(who)} về nhất.`,
    says: { lowest: 'Ai cầm lá thấp nhất' },
  },
  single: {
    kind: 'Rác chặn rác, đôi chặn đôi',
    ask: ({ asked: { who, cards = [] } }) => `${displayName(who)} đánh ${cardsText(cards)} được không?`,
    why: (q) => {
      const mine = cardsText(q.asked.cards ?? []);
      const theirs = cardsText(tableIn(q));
      if (isYes(q)) return `Lá nào cũng đánh lẻ được, kể cả lá trong đôi, và ${mine} cao hơn ${theirs}.`;
      if (refusalIn(q) === 'sam-no-suit')
        return `${mine} với ${theirs} bằng nhau, mà Sâm không xét chất, nên không chặn được.`;
      if (refusalIn(q) === 'sam-rank') return `${mine} thấp hơn ${theirs}.`;
      return tableIn(q).length === 2
        ? 'Trên bàn là đôi, phải đôi cao hơn mới chặn được. 1 lá thì cao mấy cũng không được.'
        : 'Trên bàn là 1 lá, chỉ lá cao hơn mới chặn được. Đôi thì không.';
    },
  },
  follow: {
    kind: 'Chặn bằng bộ cùng loại',
    ask: ({ asked: { who, cards = [] } }) => `${displayName(who)} đánh ${cardsText(cards)} được không?`,
    why: (q) =>
      isYes(q) ? 'Cùng loại mà cao hơn thì chặn được.' : 'Khác loại thì không chặn được, dù cao hơn hay nhiều lá hơn.',
  },
  'doi-thong': {
    kind: 'Đôi thông',
    ask: ({ asked: { who, cards = [] } }) =>
      `${displayName(who)} muốn đánh ${cardsText(cards)} cùng một lúc. Được không?`,
    why: (q) => {
      const { cards = [] } = q.asked;
      if (isYes(q)) {
        if (cards.length === 3) return 'Mỗi số rút 1 lá thì thành sảnh, chất nào cũng được.';
        return tableIn(q).length > 0 ? 'Đôi cao hơn thì chặn được đôi.' : 'Mở vòng bằng một đôi thì được.';
      }
      if (tableIn(q).length === 0) return 'Mấy đôi liền nhau không thành bộ nào, phải đánh từng đôi.';
      return q.state.rules.chopTwo === 'none'
        ? 'Sâm không có đôi thông, mà bàn này cũng không chặt heo.'
        : 'Sâm không có đôi thông: chỉ tứ quý mới chặt được heo.';
    },
  },
  direction: {
    kind: 'Đánh theo chiều nào',
    ask: ({ asked: { who, count = 0 } }) => `Ai ngồi bên ${count > 0 ? 'phải' : 'trái'} ${displayName(who)}?`,
    why: (q) => {
      const who = displayName(q.asked.who);
      const round = 'Lượt đi ngược chiều kim đồng hồ, tức là chuyền qua tay phải';
      return (q.asked.count ?? 0) > 0
        ? `${round}: hết lượt ${who} thì tới ${displayName(whoIn(q))}.`
        : `${round}: ${displayName(whoIn(q))} đánh xong mới tới ${who}, nên ngồi bên trái.`;
    },
  },
  'next-turn': {
    kind: 'Bỏ lượt rồi tới ai',
    ask: ({ asked }) => `${displayName(asked.who)} bỏ lượt thì tới ai đánh?`,
    why: (q) => {
      const who = displayName(whoIn(q));
      return whoIn(q) === ownerIn(q)
        ? `Không còn ai chặn ${who}: hết vòng, ${who} mở vòng mới.`
        : `Ai bỏ lượt thì nghỉ tới hết vòng. Người kế còn trong vòng là ${who}.`;
    },
  },
  'pass-back': {
    kind: 'Bỏ lượt rồi đánh lại được không',
    ask: ({ asked: { who, cards = [] } }) =>
      `${displayName(who)} hồi nãy bỏ lượt, giờ muốn đánh ${cardsText(cards)}. Được không?`,
    why: (q) =>
      isYes(q)
        ? `Vòng trước xong rồi. Qua vòng mới, ${displayName(q.asked.who)} lại được đánh.`
        : 'Đã bỏ lượt thì nghỉ tới hết vòng, dù có bài chặn được.',
  },
  'may-pass': {
    kind: 'Lúc nào được bỏ lượt',
    ask: ({ asked }) => `${displayName(asked.who)} muốn bỏ lượt. Được không?`,
    why: (q) =>
      isYes(q)
        ? 'Có bài chặn được cũng được bỏ lượt, rồi nghỉ tới hết vòng.'
        : `${displayName(q.asked.who)} mở vòng nên phải đánh, dù chỉ 1 lá rác.`,
  },
  'last-cards': {
    kind: 'Khi nào hết ván',
    ask: ({ asked: { who, cards = [] } }) => `${displayName(who)} đánh ${cardsText(cards)}. Rồi sao?`,
    why: (q) => {
      const who = displayName(q.asked.who);
      return saidIn(q) === 'wins'
        ? `${who} hết bài là hết ván ngay, khỏi chờ ai chặn, cũng không ai tranh nhì.`
        : `${who} còn ${leftIn(q).length} lá thì chưa hết ván, tới người kế.`;
    },
    says: {
      wins: (_, { asked }) => `Hết ván, ${displayName(asked.who)} về nhất`,
      waits: (_, { asked }) => `Không ai chặn thì ${displayName(asked.who)} mới về nhất`,
      second: (_, { asked }) => `${displayName(asked.who)} về nhất, mấy người kia tranh nhì`,
      'goes-on': 'Chưa hết ván, tới người kế',
    },
  },
  'last-two': {
    kind: 'Về bằng heo',
    ask: ({ asked: { who, cards = [] } }) => `${displayName(who)} đánh ${cardsText(cards)}. Rồi sao?`,
    why: (q) => {
      const who = displayName(q.asked.who);
      const left = leftIn(q);
      switch (saidIn(q)) {
        case 'nobody':
          return q.state.rules.payout === 'none'
            ? 'Về bằng heo ở bàn này là thối: ván dừng mà không ai thắng.'
            : `Về bằng heo ở bàn này là thối: không ai thắng, mà ${who} còn chung cho từng người.`;
        case 'wins':
          return onlyTwos(q.asked.cards ?? [])
            ? 'Bàn này cho về bằng heo, thắng như thường.'
            : 'Heo nằm trong sảnh thì không tính là về bằng heo, nên hết bài là thắng.';
        case 'refused':
          return 'Bàn này cấm về bằng heo, nên cũng không được giữ lại toàn heo.';
        default:
          return onlyTwos(left)
            ? `Bàn này không cấm giữ heo tới cuối. ${who} còn ${left.length} lá, chưa hết ván.`
            : `Heo đánh trước thì không sao. ${who} còn ${left.length} lá, chưa hết ván.`;
      }
    },
    says: {
      wins: (_, { asked }) => `Hết ván, ${displayName(asked.who)} thắng`,
      nobody: 'Hết ván, không ai thắng',
      refused: 'Bàn này không cho đánh vậy',
      'goes-on': 'Được, ván chưa hết',
    },
  },
  'last-single': {
    kind: 'Báo một: phải đánh lá nào',
    ask: ({ asked: { who, target = '' } }) =>
      `${displayName(target)} còn 1 lá. ${displayName(who)} mà đánh lẻ thì phải đánh lá nào?`,
    why: (q) => {
      const { rules } = q.state;
      const cards = cardsIn(q);
      if (cards.length > 0) {
        const costs = rules.lastCard === 'stake-only' ? 'chung thêm' : 'đền';
        return `Ngồi ngay trước người còn 1 lá mà đánh lẻ thì phải đánh lá cao nhất, là ${cardsText(cards)}, không thì có thể phải ${costs}.`;
      }
      if (rules.payout === 'none') return 'Bàn này chỉ tính ai về nhất, nên giữ lá cao lại cũng không mất gì.';
      if (rules.lastCard === 'off') return 'Bàn này không bắt người ngồi trước phải đánh lá cao nhất.';
      return `Bàn này chỉ bắt người mở vòng, mà ${displayName(q.asked.who)} thì đang chặn.`;
    },
    says: { any: 'Lá nào cũng được' },
  },
  'last-pays': {
    kind: 'Báo một: ai đền',
    ask: ({ asked: { who, target = '', cards = [] } }) => {
      const [Who, Target] = [displayName(who), displayName(target)];
      const does = cards.length > 0 ? `đánh ${cardsText(cards)}` : 'bỏ lượt';
      return `${Who} ${does}, ${Target} đánh nốt lá cuối, hết bài. ${Who} chung thế nào?`;
    },
    why: (q) => {
      const { rules } = q.state;
      const [who, target] = [displayName(q.asked.who), displayName(q.asked.target ?? '')];
      const kept = cardsText(highestOf(leftIn(q)));
      switch (saidIn(q)) {
        case 'for-all':
          return `${who} đánh lẻ trước ${target} mà giữ ${kept} lại, nên đền thay cả bàn.`;
        case 'stake':
          return `${who} đánh lẻ trước ${target} mà giữ ${kept} lại: bàn này bắt chung thêm 1 phỉnh.`;
        default:
          if ((q.asked.cards ?? []).length === 0) return 'Bỏ lượt thì không có lỗi gì: chung như thường.';
          if (!keepsHigher(q)) return `${who} đã đánh lá cao nhất, nên chung như thường.`;
          return rules.lastCard === 'off'
            ? 'Bàn này không phạt người giữ lá cao: chung như thường.'
            : `Bàn này chỉ bắt người mở vòng, mà ${who} thì đang chặn, nên chung như thường.`;
      }
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
    ask: (q) => {
      const { who, cards = [] } = q.asked;
      const caller = displayName(q.state.caller ?? '');
      const blocks = q.asked.who !== q.state.caller && tableIn(q).length > 0 ? 'chặn bằng' : 'đánh';
      const does = cards.length > 0 ? `${blocks} ${cardsText(cards)}` : 'bỏ lượt';
      const then =
        who === q.state.caller ? `${caller} báo sâm, giờ ${does}.` : `${caller} báo sâm. ${displayName(who)} ${does}.`;
      return `${then} Sâm của ${caller} thành hay hỏng?`;
    },
    why: (q) => {
      const who = displayName(q.asked.who);
      const caller = displayName(q.state.caller ?? '');
      if (saidIn(q) === 'made') return `${caller} đánh hết 10 lá mà không ai cản được: thành sâm.`;
      switch (failureIn(q, q.asked.who)?.why) {
        case 'blocked':
          return 'Ở bàn này, sâm bị chặn 1 lần là hỏng, ván dừng luôn.';
        case 'passed':
          return `Báo sâm mà phải bỏ lượt là hỏng, nên ${caller} hỏng rồi.`;
        case 'out':
          return `${who} hết bài trước ${caller}, nên sâm hỏng.`;
        case 'on-two':
          return `${caller} về bằng heo, bàn này không tính là thắng, nên sâm hỏng.`;
      }
      if (q.asked.who === q.state.caller) return `${caller} còn bài, phải đánh hết mới thành.`;
      return (q.asked.cards ?? []).length > 0
        ? `Ở bàn này, sâm bị chặn thì chưa hỏng. ${caller} phải bỏ lượt hay có người hết bài trước thì mới hỏng.`
        : `${who} bỏ lượt thì sâm không sao, nhưng ${caller} còn bài, phải đánh hết mới thành.`;
    },
    says: { failed: 'Hỏng rồi', made: 'Thành rồi', 'goes-on': 'Chưa biết, đánh tiếp' },
  },
  'sam-pays': {
    kind: 'Sâm thành, sâm hỏng: chung bao nhiêu',
    ask: (q) => `${samText(q)} Tính riêng sâm, ${displayName(q.asked.who)} thu hay chung mấy phỉnh?`,
    why: (q) => {
      const { caller } = q.state;
      const name = displayName(caller ?? '');
      const each = eachIn(q, caller);
      const own = q.asked.who === caller ? ` ${rivalsIn(q)} người là ${Math.abs(netIn(q))}.` : '';
      const failed = failureIn(q, q.asked.target ?? '') !== undefined;
      return failed
        ? `Hỏng sâm thì ${name} chung mỗi người ${each} phỉnh.${own}`
        : `Thành sâm thì mỗi người chung ${name} ${each} phỉnh.${own}`;
    },
  },
  'chop-pays': {
    kind: 'Bị chặt thì ai chung ai',
    ask: ({ asked }) => `Không ai chặn nữa. Tính riêng chuyện chặt, ${displayName(asked.who)} thu hay chung mấy phỉnh?`,
    why: (q) => {
      const steps = chopsIn(q);
      return steps
        .map(({ who, other, units, why, cards }) => {
          const [from, to] = [displayName(who), displayName(other)];
          if (why === 'chain')
            return `Chặt chồng thì người bị chặt sau cùng chung hết: ${from} chung ${to} ${units} phỉnh.`;
          if (why === 'doubled') return `${from} bị chặt lại, phải chung ${to} gấp đôi lần trước: ${units} phỉnh.`;
          return `${from} bị chặt ${cardsText(cards)}, mỗi con heo 15, tứ quý cũng 15: chung ${to} ${units} phỉnh.`;
        })
        .join(' ');
    },
  },
  'white-pays': {
    kind: 'Ăn trắng: chung bao nhiêu',
    ask: ({ asked: { who, target = '', cards = [] } }) =>
      `Nếu ${displayName(target)} được chia ${cardsText(cards)} thì ${displayName(who)} thu hay chung mấy phỉnh?`,
    why: (q) => {
      const { asked, state } = q;
      const win = instantWin(asked.cards ?? [], state.rules);
      if (!win) return '10 lá ấy không ăn trắng được nên chưa ai chung gì, cứ đánh như thường.';
      const own = asked.who === asked.target ? ` ${rivalsIn(q)} người là ${netIn(q)}.` : '';
      return `${displayName(INSTANT_NAMES[win])} là ăn trắng: mỗi người kia chung ${eachIn(q, asked.target)} phỉnh.${own}`;
    },
  },
  'odds-dealt': {
    kind: 'Hay được chia gì',
    ask: ({ asked: { who, count = 0 } }) =>
      `Chia 100 ván thì khoảng mấy ván ${displayName(who)} được ${DEALT[OFTEN[count] ?? 'quad']}?`,
    why: (q) => `Đếm hết mọi tay bài 10 lá của bộ ${q.state.rules.deck} lá thì khoảng ${numberIn(q)} trong 100 tay có.`,
    says: { 'of-hundred': ({ numbers: [count] = [] }) => `Khoảng ${count} ván` },
  },
  'odds-instant': {
    kind: 'Chia 10 lá, cái nào hiếm',
    ask: ({ asked: { count = 0 } }) =>
      `Được chia 10 lá, cái nào ${threeOf(count).least ? 'hiếm gặp' : 'hay gặp'} nhất?`,
    why: (q) => {
      const often = threeOf(q.asked.count ?? 0).three.map(
        (one) => `${DEALT[one]} 1 trong ${NUMBER.format(oneIn(q, one))}`,
      );
      return `Đếm hết mọi tay bài, khoảng: ${often.join(', ')}.`;
    },
    says: Object.fromEntries(Object.entries(DEALT).map(([id, name]) => [id, displayName(name)])),
  },
};

/** How the round ended, and who did it. */
function endText(question: Moment): string {
  const end = overIn(question);
  const who = displayName(end?.who ?? '');
  switch (end?.type) {
    case 'sam-won':
      return `${who} thành sâm.`;
    case 'thoi':
      return `${who} về bằng heo, không ai thắng.`;
    case 'sam-lost':
      return `${failText(end)}.`;
    default:
      return `${who} hết bài trước.`;
  }
}

function failText({
  who,
  why,
  other,
}: Pick<NonNullable<ReturnType<typeof failureIn>>, 'who' | 'why' | 'other'>): string {
  const [caller, rival] = [displayName(who), displayName(other)];
  switch (why) {
    case 'blocked':
      return `${rival} chặn được ${caller}, sâm hỏng`;
    case 'passed':
      return `${caller} chặn không nổi ${rival}, phải bỏ lượt nên hỏng sâm`;
    case 'out':
      return `${rival} hết bài trước ${caller}, sâm hỏng`;
    case 'on-two':
      return `${caller} về bằng heo nên hỏng sâm`;
  }
}

/** What decides the sâm. */
function samText(question: Moment): string {
  const failure = failureIn(question, question.asked.target ?? '');
  return failure ? `${failText(failure)}.` : `${displayName(question.state.caller ?? '')} thành sâm.`;
}
