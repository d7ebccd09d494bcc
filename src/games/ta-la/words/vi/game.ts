/** Tá Lả in Vietnamese: house rules, verdicts and reasons. */

import type { Card } from '#core/card.ts';
import type { DenKind, TaLaStep, UKind } from '#games/ta-la/engine/steps.ts';
import { cardsText, displayName, sum } from '#words/text.ts';
import { ANALYSED_HAND, makeWords, placeName } from '../shape.ts';

const PLACES = { first: 'nhất', second: 'nhì', third: 'ba', last: 'bét' } as const;

const KINDS: Readonly<Record<UKind, string>> = { thuong: 'ù', tron: 'ù tròn', khan: 'ù khan' };

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
    payout: { label: 'Chung thế nào', values: { standard: 'theo hạng, móm 4, ù 5', none: 'chỉ xếp hạng' } },
    uDen: {
      label: 'Ù đền',
      values: {
        full: 'bị ăn 3 lá, bị ăn chốt, hay ăn chốt',
        'three-eaten': 'chỉ khi bị ăn 3 lá',
        none: 'không ai đền',
      },
    },
    faces: { label: 'Bồi, đầm, già tính mấy điểm', values: { '11-12-13': '11, 12, 13', 10: 'đều 10' } },
  },
  points: pointsText,
  left: (points) => `Còn ${pointsText(points)}`,
  out: { thuong: 'Ù', tron: 'Ù tròn', khan: 'Ù khan' },
  kinds: { thuong: 'thường', tron: 'tròn', khan: 'khan' },
  outside: () => 'điểm ngoài phỏm',
  melded: (melds) =>
    melds.length === 0 ? 'Bạn không có phỏm nào.' : `Bạn có phỏm ${melds.map(cardsText).join(', ')}.`,
  standings: { ...PLACES, mom: 'móm', out: 'ù', lost: 'thua' },
  ends: {
    thuong: (who) => `${who} ù`,
    tron: (who) => `${who} ù tròn`,
    khan: (who) => `${who} ù khan`,
    lost: (who) => `${who} thua`,
  },
  outcomes: { win: (who) => `${who} nhất`, lose: (who) => `${who} thua`, push: () => 'Hòa' },
  guesses: { out: 'Ù', not: 'Chưa ù' },
  questions: { points: 'Bài này còn mấy điểm?', out: 'Bài này ù chưa?', first: 'Ai về nhất?' },
  reason,
});

/** Inside a sentence; one hand by itself is the reader's. */
export function nameOf(who: string): string {
  return who === ANALYSED_HAND ? 'bạn' : displayName(who);
}

export function atStart(who: string): string {
  return displayName(nameOf(who));
}

export function pointsText(points: number): string {
  return `${points} điểm`;
}

function reason(step: TaLaStep): string {
  const who = nameOf(step.who);
  const Who = atStart(step.who);
  switch (step.rule) {
    case 'tl-phom-ngang':
      return `${Who} có ${cardsText(step.cards)} cùng số: phỏm ngang.`;
    case 'tl-phom-doc':
      return `${Who} có ${cardsText(step.cards)} liền số, cùng chất: phỏm dọc.`;
    case 'tl-eat-proof':
      return `Lá ăn phải vào phỏm: ${cardsText(step.cards)} ${who} ăn nằm trong ${cardsText(step.meld)}.`;
    case 'tl-eat-limit':
      return step.outcome === 'held'
        ? `${Who} có ${step.cards.length} lá ăn, ${cardsText(step.cards)}, trong phỏm ${cardsText(step.meld)}: bàn này cho.`
        : `${Who} ăn ${cardsText(step.cards)}, mà bàn này mỗi phỏm chỉ cho 1 lá ăn. Cho nhiều hơn thì còn ${pointsText(step.points)}.`;
    case 'tl-ace-low':
      return `${Who} có ${cardsText(step.cards)} mà không thành phỏm dọc: át thấp nhất, không nối với già.`;
    case 'tl-one-meld-each':
      return `Mỗi lá chỉ vào 1 phỏm. Lấy ${cardsText(step.cards)} làm phỏm ${step.kind === 'ngang' ? 'ngang' : 'dọc'} thì ${who} còn ${pointsText(step.points)}, không ít hơn.`;
    case 'tl-ca':
      return halfMeld(step);
    case 'tl-points':
      return `${Who} còn ${cardsText(step.cards)} ngoài phỏm: ${counted(step)}.`;
    case 'tl-score':
      return `Cuối ván ${who} còn ${cardsText(step.cards)}: ${counted(step)}.`;
    case 'tl-rac':
      return `${Who} không còn lá rác nào: 0 điểm.`;
    case 'tl-u':
      return step.outcome === 'held' ? `${allMelded(step)}: ${KINDS[step.kind]}.` : notOut(step);
    case 'tl-gui':
      return laidOff(step);
    case 'tl-tie':
      return `${Who} với ${nameOf(step.other)} cùng ${pointsText(step.points)}: ${Who} hạ trước, đứng trên.`;
    case 'tl-rank':
      return `${Who} còn ${pointsText(step.points)}: về ${placeText(step)}.`;
    case 'tl-mom':
      return step.place === step.of
        ? `${Who} không có phỏm nào: móm, về bét, ${pointsText(step.points)} cũng vậy.`
        : `${Who} không có phỏm nào: móm, về ${placeText(step)} theo thứ tự hạ.`;
    case 'tl-mom-many': {
      const all = step.players.map(displayName).join(', ');
      return {
        'all-last': `${all} cùng móm: bàn này cho cùng bét.`,
        'lay-order': `${all} cùng móm: bàn này xếp ai tới lượt hạ trước đứng trên.`,
        'all-mom': `${all} cùng móm, không ai có phỏm: ai tới lượt hạ trước đứng trên.`,
      }[step.by];
    }
    case 'tl-u-rank':
      return step.outcome === 'held'
        ? `${allMelded(step)}: ${KINDS[step.kind]}, về nhất. Còn lại thua như nhau.`
        : `${Who} cũng không còn lá nào ngoài phỏm, nhưng ${nameOf(step.other)} ù trước.`;
    case 'tl-pay-rank':
      return step.outcome === 'held'
        ? `${Who} chung cho ${nameOf(step.other)} ${units(step)}.`
        : 'Bàn này chỉ xếp hạng: không ai phải chung.';
    case 'tl-pay-mom':
      return `${Who} móm, chung cho ${nameOf(step.other)} ${units(step)}.`;
    case 'tl-pay-u':
      return `${atStart(step.other)} ${KINDS[step.kind]}: ${who} chung ${units(step)}.`;
    case 'tl-pay-eat':
      return `${atStart(step.other)} ăn ${cardsText(step.cards)}, ${step.chot ? `lá chốt của ${who}` : `lá thứ ${ordinal(step.count)} ${who} bị ăn`}: ${who} chung ${units(step)}.`;
    case 'tl-u-den':
      return step.outcome === 'held'
        ? `${ateAndOut(step)}: ${who} đền cả bàn, ${units(step)}.`
        : `${ateAndOut(step)}, nhưng bàn này không bắt ${who} đền vì chuyện ấy.`;
  }
}

/** A step of one rule, where two may differ by their outcome. */
type Of<R extends TaLaStep['rule'], O = TaLaStep['outcome']> = Extract<TaLaStep, { rule: R; outcome: O }>;

function halfMeld({ who, cards, ...step }: Of<'tl-ca'>): string {
  const Who = atStart(who);
  const pair = cardsText(cards);
  if (step.outcome === 'failed') return `${Who} có ${pair} hở 1 số ở giữa: bàn này không coi là cạ.`;
  if (step.why === 'loose') return `${Who} có cạ ${pair}, chưa thành phỏm: vẫn tính điểm.`;
  return step.gap
    ? `${Who} có ${pair} hở 1 số ở giữa, bàn này vẫn coi là cạ: không ù khan.`
    : `${Who} có cạ ${pair}: không ù khan.`;
}

/** `4 + 5 + 13 = 22 điểm`; of one card only what it counts. */
function counted({ parts, points }: Of<'tl-points' | 'tl-score'>): string {
  return parts.length > 1 ? `${sum(parts)} = ${pointsText(points)}` : pointsText(points);
}

/** Why a player is ù. */
function allMelded({ who, kind, left }: Of<'tl-u' | 'tl-u-rank', 'held'>): string {
  const name = atStart(who);
  if (kind === 'khan') return `${name} có ${left} lá, không có cạ nào`;
  if (kind === 'tron') return `${name} vào phỏm cả 10 lá`;
  return left > 0 ? `${name} chỉ thừa ${left} lá ngoài phỏm, đánh đi là hết` : `${name} không còn lá nào ngoài phỏm`;
}

function notOut({ who, why, left }: Of<'tl-u', 'failed'>): string {
  const name = atStart(who);
  switch (why) {
    case 'one-left':
      return `${name} thừa ${left} lá ngoài phỏm, mà bàn này đòi vào phỏm cả 10 lá: chưa ù.`;
    case 'loose':
      return `${name} còn ${left} lá ngoài phỏm: chưa ù.`;
    case 'few':
      return `${name} không còn lá nào ngoài phỏm, nhưng chưa đủ 9 lá: không tính ù.`;
    case 'no-khan':
      return `${name} có ${left} lá, không có cạ nào, nhưng bàn này không tính ù khan.`;
  }
}

function laidOff(step: Of<'tl-gui'>): string {
  const who = atStart(step.who);
  const card = cardsText(step.cards);
  const onto = `phỏm ${cardsText(step.meld)} của ${nameOf(step.other)}`;
  if (step.outcome === 'held') return `${who} gửi ${card} vào ${onto}.`;
  const but = {
    house: 'bàn này không cho gửi',
    mom: 'móm thì không được gửi',
    later: 'phỏm đó hạ sau',
  }[step.why];
  return `${who} có ${card} hợp với ${onto}, nhưng ${but}.`;
}

function placeText({ place, of }: { readonly place: number; readonly of: number }): string {
  return PLACES[placeName(place, of)];
}

function units({ units }: { readonly units: number }): string {
  return `${units} phỉnh`;
}

function ordinal(count: number): string {
  return ['nhất', 'hai', 'ba', 'tư'][count - 1] ?? String(count);
}

/** The reason to pay for all. */
function ateAndOut({ who, other, why, cards }: DenStep): string {
  const loser = atStart(who);
  const winner = atStart(other);
  switch (why) {
    case 'three-eaten':
      return `${winner} ăn ${cards.length} lá của ${loser}, ${cardsText(cards)}, rồi ù`;
    case 'chot':
      return `${winner} ăn ${cardsText(cards)}, lá chốt của ${loser}, rồi ù`;
    case 'ate-chot':
      return `${loser} ăn chốt ${cardsText(cards)}, rồi ${winner} ù`;
  }
}

interface DenStep {
  readonly who: string;
  readonly other: string;
  readonly why: DenKind;
  readonly cards: readonly Card[];
}
