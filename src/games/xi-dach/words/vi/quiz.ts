/** Practice of Xì Dách in Vietnamese. */

import { netOf } from '#words/quiz/answers.ts';
import { cardsText, displayName } from '#words/text.ts';
import { bankerPoints, claimedNet, makeQuizWords, playerIn } from '../quiz/shape.ts';
import { words as game, KINDS } from './game.ts';

export const words = makeQuizWords(game, {
  kinds: {
    total: 'Tính điểm, nhất là át',
    name: 'Gọi tên tay bài',
    'who-wins': 'Ai ăn',
    'third-card': 'Bốc lá nào thì ăn',
    'may-check': 'Nhà cái xét được chưa',
    pays: 'Nhà cái thu chung mấy phần',
    house: 'Luật nhà nào định đoạt',
  },
  asks: {
    total: ({ about }) => `${displayName(about)} mấy điểm?`,
    name: 'Tay này gọi là gì?',
    'who-wins': ({ about }) => `${displayName(about)} gặp nhà cái. Ai ăn?`,
    'third-card': ({ about }) => `${displayName(about)} bốc lá nào thì ăn?`,
    'may-check': 'Nhà cái xét bài được chưa?',
    pays: 'Cả ván nhà cái thu hay chung?',
    house: 'Đổi luật nào thì xử khác đi?',
  },
  answers: {
    points: (answer) => `${answer.points} điểm`,
    kind: (answer) => displayName(kindText(answer.kind)),
    yes: (answer) => (answer.yes ? 'Được xét' : 'Chưa được xét'),
    net: (answer) => {
      if (answer.net === 0) return 'Không thu, không chung';
      return answer.net > 0 ? `Thu ${answer.net} phần` : `Chung ${-answer.net} phần`;
    },
  },
  slips: {
    'aces-eleven': 'Tính át 11 mà quá 21 thì phải tính nhỏ lại.',
    'aces-one': 'Át không phải lúc nào cũng 1: còn tùy nhà, tùy mấy lá.',
    'aces-ten': 'Không nhà nào tính át lúc nào cũng 10.',
    'faces-by-rank': 'J, Q, K đều 10 điểm, không phải 11, 12, 13.',
    'any-five': 'Đủ 5 lá chưa chắc là ngũ linh: tổng phải nằm trong khoảng nhà cho.',
    'four-will-do': 'Ngũ linh phải đủ 5 lá, tay này mới có 4.',
    'natural-in-three': 'Xì bàn với xì dách phải có từ 2 lá đầu, bốc thêm không tính.',
    'a-little-over': 'Quá 21 là quắc, dù chỉ một điểm.',
    'nearly-of-age': 'Chưa tới mức đủ tuổi là còn non, thiếu một điểm cũng vậy.',
    'still-short': 'Từ mức đủ tuổi trở lên là đủ, kể cả vừa chạm mức.',
    'only-a-total': 'Có tên riêng thì gọi tên riêng, không tính như một tổng thường.',
    'over-at-once': 'Tới 21 vẫn chưa quắc, từ 22 mới quắc.',
    'high-wins': 'Ngũ linh gặp ngũ linh thì ngược lại: thấp hơn mới ăn.',
    'checks-early': 'Ở nhà này, nhà cái còn non thì chưa được xét bài ai.',
    'higher-is-better': 'Quá 21 thì cao hơn không còn là hơn.',
    'bust-may-not': 'Nhà cái quắc vẫn được xét: đã quá tuổi chứ không phải chưa đủ.',
    'may-always': 'Ở nhà này, nhà cái phải đủ tuổi rồi mới được xét bài.',
    'draws-paid': 'Hòa thì cược ai nấy giữ.',
    'busts-always-pay': 'Quắc không phải lúc nào cũng thua: nhà cái cũng quắc thì tính khác.',
    'shorts-always-pay': 'Non không phải lúc nào cũng thua: còn tùy nhà cái có gì.',
    'wrong-side': 'Đó là phần của các nhà con. Nhà cái thì ngược lại.',
    'ngu-linh-double': 'Nhà cho ngũ linh gấp đôi thì nhà cái cũng được gấp, xì dách cũng vậy.',
    'naturals-double': 'Không nhà nào cho riêng xì dách gấp đôi ở ván này.',
    'wins-only': 'Phải trừ cả phần nhà cái chung ra.',
  },
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
      return `Chung theo số đó thì bàn này lệch ${off} phần cược.`;
    }
    if (kind.id === 'house') {
      return ruled.ok ? `Đổi rồi vẫn vậy: ${game.verdict(ruled.value).big}.` : '';
    }
    if (!player) return '';
    if (answer?.type === 'outcome') {
      const off = claimedNet(answer.outcome) - player.net;
      if (off === 0) return 'Cược thì chưa đổi, nhưng hòa là xong ván, chưa xét được là chưa xong.';
      return off > 0 ? `Xử vậy nhà cái mất oan ${off} phần cược.` : `Xử vậy ${name} mất oan ${-off} phần cược.`;
    }
    if (answer?.type === 'yes') {
      const points = bankerPoints(base);
      return answer.yes
        ? `Nhà cái mới ${points} điểm: lật bài người ta lúc này là phạm luật.`
        : `Nhà cái ${points} điểm, được xét mà không xét là bỏ lỡ.`;
    }
    return `Ván này nhà cái ${bankerPoints(base)} điểm: ${game.outcome(player.outcome, about)}.`;
  },
});

function kindText(kind: string): string {
  return Object.entries(KINDS).find(([id]) => id === kind)?.[1] ?? kind;
}
