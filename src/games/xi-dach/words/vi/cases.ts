/** Practice of Xì Dách in Vietnamese: questions about hands. */

import { netOf } from '#words/quiz/answers.ts';
import { cardsText, displayName } from '#words/text.ts';
import { bankerPoints, claimedNet, makeQuizWords, playerIn } from '../quiz/shape.ts';
import { words as game, KIND_NAMES } from './game.ts';

/** Why what a common mistake leads to is never right. What stands here is what may be made: `MisconceptionId`. */
export const misconceptions = {
  'aces-eleven': 'Tính át 11 mà quá 21 thì phải tính nhỏ lại.',
  'aces-one': 'Át không phải lúc nào cũng 1: còn tùy luật nhà, tùy có mấy lá.',
  'aces-ten': 'Không nhà nào tính át lúc nào cũng 10.',
  'faces-by-rank': 'J, Q, K đều 10 điểm, không phải 11, 12, 13.',
  'any-five': 'Có 5 lá chưa chắc là ngũ linh: tổng còn phải đúng mức luật nhà cho.',
  'four-will-do': 'Ngũ linh phải đủ 5 lá, ở đây mới có 4.',
  'natural-in-three': 'Xì bàn với xì dách phải có từ 2 lá đầu, bốc thêm không tính.',
  'a-little-over': 'Quá 21 là quắc, dù chỉ một điểm.',
  'nearly-of-age': 'Chưa đủ điểm thì còn non, thiếu 1 điểm cũng vậy.',
  'still-short': 'Vừa đúng mốc cũng là đủ rồi.',
  'only-a-total': 'Tay bài có tên riêng thì gọi tên riêng, không tính như tổng thường.',
  'over-at-once': 'Tới 21 vẫn chưa quắc, từ 22 mới quắc.',
  'high-wins': 'Ngũ linh gặp ngũ linh thì ngược lại: thấp hơn mới ăn.',
  'checks-early': 'Ở bàn này, nhà cái còn non thì chưa được xét ai.',
  'higher-is-better': 'Quá 21 rồi thì nhiều điểm hơn không phải là hơn.',
  'bust-may-not': 'Nhà cái quắc vẫn được xét: đã qua mốc chứ không phải chưa tới.',
  'may-always': 'Ở bàn này, nhà cái phải đủ mới được xét bài.',
  'draws-paid': 'Hòa thì cược ai nấy giữ.',
  'busts-always-pay': 'Quắc không phải lúc nào cũng thua: nhà cái cũng quắc thì tính khác.',
  'shorts-always-pay': 'Non không phải lúc nào cũng thua: còn tùy nhà cái có gì.',
  'wrong-side': 'Đó là tính cho các nhà con. Nhà cái thì ngược lại.',
  'ngu-linh-double': 'Ngũ linh mà ăn gấp đôi thì nhà cái cũng ăn gấp đôi, xì dách cũng vậy.',
  'naturals-double': 'Không luật nhà nào cho riêng xì dách ăn gấp đôi ở ván này.',
  'wins-only': 'Còn phải trừ số phỉnh nhà cái chung.',
};

export const words = makeQuizWords(game, {
  kinds: {
    total: 'Tính điểm, nhất là át',
    name: 'Tay bài này gọi là gì',
    'who-wins': 'Ai ăn',
    'third-card': 'Bốc lá nào thì ăn',
    'may-check': 'Nhà cái có được xét không',
    pays: 'Nhà cái thu hay chung mấy phỉnh',
    house: 'Luật nhà nào làm kết quả đổi',
  },
  asks: {
    total: ({ about }) => `${displayName(about)} mấy điểm?`,
    name: 'Tay bài này gọi là gì?',
    'who-wins': ({ about }) => `${displayName(about)} gặp nhà cái. Ai ăn?`,
    'third-card': ({ about }) => `${displayName(about)} bốc lá nào thì ăn?`,
    'may-check': 'Nhà cái có được xét bài không?',
    pays: 'Cả ván nhà cái thu hay chung?',
    house: 'Đổi luật nhà nào thì kết quả khác đi?',
  },
  answers: {
    points: (answer) => `${answer.points} điểm`,
    kind: (answer) => displayName(kindText(answer.kind)),
    yes: (answer) => (answer.yes ? 'Được xét' : 'Chưa được xét'),
    net: (answer) => {
      if (answer.net === 0) return 'Không thu, không chung';
      return answer.net > 0 ? `Thu ${answer.net} phỉnh` : `Chung ${-answer.net} phỉnh`;
    },
  },
  misconceptions,
  cost({ question, chosen, base, ruled }) {
    const { about, options, kind } = question;
    const answer = options[chosen]?.answer;
    const player = playerIn(base, about);
    const name = displayName(about);
    if (answer?.type === 'cards') {
      const drawn = playerIn(ruled, about);
      const points = drawn?.points;
      const end = drawn ? game.outcome(drawn.outcome, about) : '';
      return `Bốc ${cardsText(answer.cards)} thì ${name} ${points === null || points === undefined ? '' : `${points} điểm`}: ${end}.`;
    }
    if (answer?.type === 'net') {
      const off = Math.abs(answer.net - netOf(question.options[question.right]?.answer));
      return `Chung theo số đó thì lệch ${off} phỉnh.`;
    }
    if (kind.id === 'house') {
      return ruled.ok ? `Đổi rồi vẫn vậy: ${game.verdict(ruled.value).big}.` : '';
    }
    if (!player) return '';
    if (answer?.type === 'outcome') {
      const off = claimedNet(answer.outcome) - player.net;
      if (off === 0) return 'Cược chưa đổi, nhưng hòa thì xong ván, còn chưa xét được thì ván chưa xong.';
      return off > 0 ? `Xử vậy nhà cái mất oan ${off} phỉnh.` : `Xử vậy ${name} mất oan ${-off} phỉnh.`;
    }
    if (answer?.type === 'yes') {
      const points = bankerPoints(base);
      return answer.yes
        ? `Nhà cái mới ${points} điểm: xét bài lúc này là phạm luật.`
        : `Nhà cái ${points} điểm, được xét mà không xét là bỏ lỡ.`;
    }
    return `Ván này nhà cái ${bankerPoints(base)} điểm: ${game.outcome(player.outcome, about)}.`;
  },
});

function kindText(kind: string): string {
  return Object.entries(KIND_NAMES).find(([id]) => id === kind)?.[1] ?? kind;
}
