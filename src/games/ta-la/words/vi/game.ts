/** Tá Lả in Vietnamese: house rules, verdicts and reasons. */

import type { UKind } from '#games/ta-la/engine/steps.ts';
import { cardsText } from '#words/text.ts';
import { makeWords, type StepFacts } from '../shape.ts';

const KINDS: Readonly<Record<UKind, string>> = { thuong: 'ù', tron: 'ù tròn', khan: 'ù khan' };

/** The verdict on who is ù at the showdown, and on each of the others. */
export const ENDS: Readonly<Record<UKind | 'lost', (who: string) => string>> = {
  thuong: (who) => `${who} ù`,
  tron: (who) => `${who} ù tròn`,
  khan: (who) => `${who} ù khan`,
  lost: (who) => `${who} thua`,
};

export const words = makeWords({
  asks: {
    hand: 'Xếp phỏm sao cho ít điểm, có ù không',
    end: 'Hết ván: ai nhất, ai chung',
  },
  presets: { 'mien-bac': 'Miền Bắc', 'adam-tips': 'ADAM TIPS', online: 'Tá Lả trên mạng' },
  settings: {
    u: {
      label: 'Ù với 10 lá',
      values: { 'one-left-or-zero': 'thừa nhiều nhất 1 lá', 'none-left': 'không thừa lá nào' },
    },
    uKinds: {
      label: 'Các kiểu ù',
      values: {
        'plain-khan': 'ù thường, ù khan',
        plain: 'chỉ ù thường',
        'plain-tron-khan': 'ù thường, ù tròn, ù khan',
      },
    },
    caGap: { label: 'Hở 1 số có là cạ không', values: { 2: 'cũng là cạ', 1: 'không' } },
    firstTen: { label: 'Ai cầm 10 lá', values: { 'last-winner': 'người nhất ván trước', dealer: 'người chia' } },
    layOff: { label: 'Có được gửi bài không', values: { true: 'được', false: 'không' } },
    shift: { label: 'Chuyển bài và tái', values: { true: 'có', false: 'không' } },
    eatPerMeld: { label: 'Lá ăn trong một phỏm', values: { one: 'chỉ 1 lá', any: 'mấy lá cũng được' } },
    manyMom: {
      label: 'Nhiều người cùng móm',
      values: { 'all-last': 'cùng bét', 'lay-order': 'ai hạ trước đứng trên' },
    },
    payout: {
      label: 'Chung thế nào',
      values: { standard: 'theo hạng, móm 4, ù 5', none: 'chỉ xếp hạng', 'no-eaten': 'theo hạng, bị ăn khỏi chung' },
    },
    uDen: {
      label: 'Ù đền',
      values: {
        full: 'bị ăn 3 lá, bị ăn chốt, hay ăn chốt',
        'three-eaten': 'chỉ khi bị ăn 3 lá',
        none: 'không ai đền',
      },
    },
    faces: { label: 'Bồi, đầm, già tính mấy điểm', values: { '11-12-13': '11, 12, 13', 10: 'đều 10' } },
    uPay: {
      label: 'Ù thì mỗi người chung mấy',
      values: {
        alike: 'kiểu nào cũng 5',
        'by-kind': 'ù thường 5, ù tròn 6, ù khan 7',
        'tron-double': 'ù thường, ù khan 5, ù tròn 10',
      },
    },
  },
  points: pointsText,
  left: (points) => `Còn ${pointsText(points)}`,
  out: { thuong: 'Ù', tron: 'Ù tròn', khan: 'Ù khan' },
  kinds: { thuong: 'thường', tron: 'tròn', khan: 'khan' },
  outside: () => 'điểm ngoài phỏm',
  melded: (melds) =>
    melds.length === 0 ? 'Bạn không có phỏm nào.' : `Bạn có phỏm ${melds.map(cardsText).join(', ')}.`,
  standings: { first: 'nhất', second: 'nhì', third: 'ba', last: 'bét', mom: 'móm', out: 'ù', lost: 'thua' },
  ends: ENDS,
  outcomes: { win: (who) => `${who} nhất`, lose: (who) => `${who} thua`, push: () => 'Hòa' },
  guesses: { out: 'Ù', not: 'Chưa ù' },
  questions: { points: 'Bài này còn mấy điểm?', out: 'Bài này ù chưa?', first: 'Ai về nhất?' },
  you: 'bạn',
  reasons: {
    'tl-phom-ngang': (_, { Who, cards }) => `${Who} có ${cards} cùng số: phỏm ngang.`,
    'tl-phom-doc': (_, { Who, cards }) => `${Who} có ${cards} liền số, cùng chất: phỏm dọc.`,
    'tl-eat-proof': (_, { who, cards, meld }) =>
      `Lá ăn phải vào phỏm: ${cards} là lá ${who} ăn, nằm trong phỏm ${meld}.`,
    'tl-eat-limit': (step, { Who, cards, meld, points }) =>
      step.outcome === 'held'
        ? `${Who} có ${step.cards.length} lá ăn, ${cards}, trong phỏm ${meld}: bàn này cho.`
        : `${Who} ăn ${cards}, mà bàn này mỗi phỏm chỉ có 1 lá ăn. Cho nhiều hơn thì còn ${points}.`,
    'tl-ace-low': (_, { Who, cards }) => `${Who} có ${cards} mà không thành phỏm dọc: át thấp nhất, không nối với già.`,
    'tl-one-meld-each': ({ kind }, { who, cards, points }) =>
      `Mỗi lá chỉ vào 1 phỏm. Lấy ${cards} làm phỏm ${kind === 'ngang' ? 'ngang' : 'dọc'} thì ${who} còn ${points}, không ít hơn.`,
    'tl-ca'(step, { Who, cards }) {
      if (step.outcome === 'failed') return `${Who} có ${cards} hở 1 số ở giữa: bàn này không coi là cạ.`;
      if (step.why === 'loose') return `${Who} có cạ ${cards}, chưa thành phỏm: vẫn tính điểm.`;
      return step.gap
        ? `${Who} có ${cards} hở 1 số ở giữa, bàn này vẫn coi là cạ: không ù khan.`
        : `${Who} có cạ ${cards}: không ù khan.`;
    },
    'tl-points': (_, { Who, cards, counted }) => `${Who} còn ${cards} ngoài phỏm: ${counted}.`,
    'tl-score': (_, { who, cards, counted }) => `Cuối ván ${who} còn ${cards}: ${counted}.`,
    'tl-rac': (_, { Who }) => `${Who} không còn lá rác nào: 0 điểm.`,
    'tl-u'(step, f) {
      if (step.outcome === 'held') return `${allMelded(step, f)}: ${KINDS[step.kind]}.`;
      return {
        'one-left': `${f.Who} thừa ${step.left} lá ngoài phỏm, mà bàn này đòi cả 10 lá vào phỏm: chưa ù.`,
        loose: `${f.Who} còn ${step.left} lá ngoài phỏm: chưa ù.`,
        few: `${f.Who} không còn lá nào ngoài phỏm, nhưng chưa đủ 9 lá: không tính ù.`,
        'no-khan': `${f.Who} có ${step.left} lá, không có cạ nào, nhưng bàn này không tính ù khan.`,
      }[step.why];
    },
    'tl-gui'(step, { Who, cards, meld, other }) {
      if (step.outcome === 'held') return `${Who} gửi ${cards} vào phỏm ${meld} của ${other}.`;
      return {
        house: `${Who} có ${cards} hợp với phỏm ${meld} của ${other}, nhưng bàn này không cho gửi.`,
        mom: `${Who} có ${cards} hợp với phỏm ${meld} của ${other}, nhưng móm thì không được gửi.`,
        later: `${Who} có ${cards} hợp với phỏm ${meld} của ${other}, nhưng phỏm đó hạ sau.`,
      }[step.why];
    },
    'tl-tie': (_, { Who, other, points }) => `${Who} với ${other} cùng ${points}: ${Who} hạ trước, đứng trên.`,
    'tl-rank': (_, { Who, points, place }) => `${Who} còn ${points}: về ${place}.`,
    'tl-mom': (step, { Who, points, place }) =>
      step.place === step.of
        ? `${Who} không có phỏm nào: móm, về bét, ${points} cũng vậy.`
        : `${Who} không có phỏm nào: móm, về ${place} theo thứ tự hạ.`,
    'tl-mom-many': ({ by }, { players }) =>
      ({
        'all-last': `${players.join(', ')} cùng móm: bàn này cho cùng bét.`,
        'lay-order': `${players.join(', ')} cùng móm: bàn này xếp ai tới lượt hạ trước đứng trên.`,
        'all-mom': `${players.join(', ')} cùng móm, không ai có phỏm: ai tới lượt hạ trước đứng trên.`,
      })[by],
    'tl-u-rank': (step, f) =>
      step.outcome === 'held'
        ? `${allMelded(step, f)}: ${KINDS[step.kind]}, về nhất. Còn lại thua như nhau.`
        : `${f.Who} cũng ${step.left > 0 ? `chỉ còn ${step.left} lá` : 'không còn lá nào'} ngoài phỏm, nhưng ${f.other} ù trước.`,
    'tl-pay-rank': (step, { Who, other }) =>
      step.outcome === 'held'
        ? `${Who} chung cho ${other} ${step.units} phỉnh.`
        : 'Bàn này chỉ xếp hạng: không ai phải chung.',
    'tl-pay-mom': ({ units }, { Who, other }) => `${Who} móm, chung cho ${other} ${units} phỉnh.`,
    'tl-pay-u': ({ kind, units }, { who, other }) => `${other} ${KINDS[kind]}: ${who} chung ${units} phỉnh.`,
    'tl-pay-eat'(step, { who, other, cards }) {
      if (step.outcome === 'failed')
        return `${other} ăn ${cards} của ${who}, nhưng ở bàn này ${who} bị ăn không phải chung.`;
      const which = step.chot ? `lá chốt của ${who}` : `lá thứ ${ORDINALS[step.count - 1] ?? step.count} ${who} bị ăn`;
      return `${other} ăn ${cards}, ${which}: ${who} chung ${step.units} phỉnh.`;
    },
    'tl-u-den'(step, { who, other, cards }) {
      const because = {
        'three-eaten': `${other} ăn ${step.cards.length} lá của ${who}, ${cards}, rồi ù`,
        chot: `${other} ăn ${cards}, lá chốt của ${who}, rồi ù`,
        'ate-chot': `${who} ăn chốt ${cards}, rồi ${other} ù`,
      }[step.why];
      return step.outcome === 'held'
        ? `${because}: ${who} đền cả bàn, ${step.units} phỉnh.`
        : `${because}, nhưng bàn này không bắt ${who} đền vì chuyện ấy.`;
    },
  },
});

const ORDINALS = ['nhất', 'hai', 'ba', 'tư'];

export function pointsText(points: number): string {
  return `${points} điểm`;
}

/** Why a player is ù. */
function allMelded({ kind, left }: { readonly kind: UKind; readonly left: number }, { Who }: StepFacts): string {
  if (kind === 'khan') return `${Who} có ${left} lá, không có cạ nào`;
  if (kind === 'tron') return `${Who} vào phỏm cả 10 lá`;
  return left > 0 ? `${Who} chỉ thừa ${left} lá ngoài phỏm, đánh đi là hết` : `${Who} không còn lá nào ngoài phỏm`;
}
