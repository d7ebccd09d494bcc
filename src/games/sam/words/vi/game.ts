/** Sâm in Vietnamese: house rules, verdicts and reasons. */

import type { Rank } from '#core/card.ts';
import type { CombinationKind } from '#games/sam/engine/combination.ts';
import { INSTANT_NAMES, makeWords } from '../shape.ts';

export const words = makeWords({
  asks: {
    play: 'Đánh vậy có chặn được không',
    deal: '10 lá này có ăn trắng không',
    end: 'Hết ván: ai chung bao nhiêu',
  },
  presets: {
    'mien-bac': 'Miền Bắc',
    'adam-tips': 'ADAM TIPS',
    strict: 'Sâm Lốc V1',
    local: 'Chill & Thrill',
    'samloc-app': 'Samloc',
  },
  settings: {
    deck: { label: 'Bộ bài', values: { 52: 'đủ 52 lá', 40: '40 lá, không có J, Q, K' } },
    runs: { label: 'Heo trong sảnh', values: { 'low-two': 'được, đứng cuối sảnh', 'no-two': 'không được' } },
    runBlock: {
      label: 'Chặn bằng sảnh dài hơn',
      values: { equal: 'không, phải cùng số lá', 'equal-or-longer': 'được' },
    },
    chopTwo: {
      label: 'Chặt heo',
      values: {
        'single-only': 'chỉ 1 heo',
        'quad-per-two': 'mỗi tứ quý 1 heo',
        'quad-takes-pair': '1 heo hay đôi heo',
        none: 'không chặt',
      },
    },
    firstLead: { label: 'Ván đầu ai đi trước', values: { random: 'bốc thăm', lowest: 'ai cầm lá thấp nhất' } },
    samPriority: {
      label: 'Nhiều người cùng báo sâm',
      values: { 'first-caller': 'ai báo trước', 'seat-order': 'theo thứ tự ngồi' },
    },
    samFails: {
      label: 'Khi nào hỏng sâm',
      values: { 'any-block': 'bị chặn 1 lần', 'pass-or-beaten': 'bỏ lượt hay có người hết bài' },
    },
    instantWins: { label: 'Ăn trắng', values: { four: '4 kiểu, trừ ba sám cô', none: 'không có', five: 'cả 5 kiểu' } },
    finishOnTwo: {
      label: 'Về bằng heo',
      values: { thoi: 'thối, không thắng', allowed: 'vẫn thắng', forbidden: 'cấm' },
    },
    cong: { label: 'Cóng', values: { 15: 'chung 15', 0: 'không phạt' } },
    lastCard: {
      label: 'Báo một',
      values: {
        'must-play-highest': 'giữ lá cao thì đền',
        off: 'không có',
        'stake-only': 'giữ lá cao thì chung thêm 1',
        'lead-only': 'mở vòng mà giữ lá cao thì đền',
      },
    },
    payout: {
      label: 'Chung thế nào',
      values: {
        'per-card': 'theo lá còn lại',
        none: 'chỉ tính ai nhất',
        flat: 'mỗi người 1 cược',
        count: 'chỉ đếm lá, heo cũng 1',
      },
    },
    thoiHeo: { label: 'Thối heo', values: { 15: 'mỗi heo 15', 'plus-5': 'mỗi heo 1, thêm 5' } },
    chopChain: {
      label: 'Chặt chồng',
      values: {
        'last-pays-all': 'người sau cùng chung hết',
        'each-doubles': 'ai bị chặt người ấy chung, gấp đôi',
      },
    },
    samVoids: { label: 'Chặt khi hỏng sâm', values: { false: 'vẫn chung', true: 'trả lại' } },
    samStopped: {
      label: 'Hỏng sâm chung ai',
      values: { everyone: 'chung cho từng người', stopper: 'chung hết cho người chặn' },
    },
  },
  height: ({ kind, length, top }) => {
    if (kind === 'sanh') return `${length} lá, cao nhất ${rankText(top)}`;
    return kind === 'hai-tu-quy' ? `cao nhất ${rankText(top)}` : `lá ${rankText(top)}`;
  },
  nothing: 'không phải bộ',
  plays: {
    beats: 'Chặn được',
    chops: 'Chặt được',
    fails: 'Không chặn được',
    leads: 'Đánh được',
    noLead: 'Không đánh được',
    nothing: 'Không phải bộ',
    noTable: 'Trên bàn không phải bộ',
  },
  instantWins: INSTANT_NAMES,
  deal: (name) => (name === null ? 'Không ăn trắng' : `Ăn trắng: ${name}`),
  dealt: { won: 'ăn trắng', none: 'không ăn trắng' },
  ends: {
    first: (who) => `${who} nhất`,
    left: (who, cards) => `${who} còn ${cards} lá`,
    cong: (who) => `${who} cóng`,
  },
  states: { first: 'nhất', cong: 'cóng', left: () => 'lá còn lại' },
  outcomes: { win: (who) => `${who} nhất`, lose: (who) => `${who} thua`, push: () => 'Hòa' },
  questions: {
    beat: 'Chặn được không?',
    lead: 'Đánh được không?',
    deal: 'Bài này có ăn trắng không?',
    pays: 'Ai phải chung nhiều nhất?',
    units: (who) => `${who} chung mấy phỉnh?`,
  },
  guesses: {
    beat: { yes: 'Chặn được', no: 'Không chặn được' },
    lead: { yes: 'Đánh được', no: 'Không đánh được' },
    deal: { yes: 'Ăn trắng', no: 'Không' },
    level: 'Như nhau',
  },
  named: ({ kind, top, length }) => NAMED[kind](rankText(top), length),
  upTo: rankText,
  onTable: 'Trên bàn',
  units: chips,
  reasons: {
    played: ({ cards, name }) => `Đánh: ${cards}, ${name}.`,
    onTable: ({ cards, name }) => `Trên bàn: ${cards}, ${name}.`,
    lowTwo: ({ these, rank }) => `${these}: bàn này cho heo đứng dưới lá 3, sảnh chỉ tới ${rank}.`,
    lowAce: ({ these, rank }) => `${these}: bàn này cho heo và át đứng dưới lá 3, sảnh chỉ tới ${rank}.`,
    flaws: {
      short: ({ these, count }) => `${these} mới có ${count} lá liền nhau: sảnh cần ít nhất 3 lá.`,
      gap: ({ these }) => `${these} không cùng số, không liền nhau: không phải bộ.`,
      mixed: ({ these }) => `${these} có lá cùng số, có lá khác số: không phải bộ.`,
      'doi-thong': ({ these }) => `${these} là các đôi liền nhau (đôi thông): Sâm không có bộ này.`,
      wrap: ({ these }) => `${these}: sảnh chỉ lên tới át, không vòng qua heo.`,
      house: ({ these }) => `${these}: bàn này không cho heo vào sảnh.`,
      'ace-gap': ({ these }) => `${these} không phải sảnh: 10 với át không liền nhau, bộ 40 lá cũng vậy.`,
      dragon: ({ cards }) => `Bạn có ${cards} liền nhau, mà bàn này không cho heo vào sảnh: không phải sảnh rồng.`,
    },
    lead: 'Mở vòng thì đánh bộ nào cũng được.',
    noTable: 'Bài trên bàn không phải bộ, không có gì để chặn.',
    quadsLead: 'Hai tứ quý không được đánh cùng lúc, phải đánh từng lượt.',
    beats: {
      higher: ({ Play, table }) => `${Play} cao hơn ${table}: chặn được.`,
      longer: ({ Play, table }) => `${Play} dài hơn và cao hơn ${table}: bàn này cho chặn.`,
      quad: ({ Play, table }) => `${Play} cao hơn ${table}: chặt được.`,
      chop: ({ Play, table }) => `${Play} chặt được ${table}.`,
      'two-quads-chop': ({ play, table }) => `Bàn này cho mỗi tứ quý chặt 1 heo: ${play} chặt được ${table}.`,
      'quad-chops-pair': ({ play, table }) => `Bàn này cho 1 tứ quý chặt cả đôi: ${play} chặt được ${table}.`,
    },
    fails: {
      lower: ({ Play, table }) => `${Play} thấp hơn ${table}: không chặn được.`,
      'lower-longer': ({ Play, table }) => `${Play} thấp hơn ${table}, dài hơn cũng vậy: không chặn được.`,
      'lower-quad': ({ Play, table }) => `${Play} thấp hơn ${table}: không chặt được.`,
      equal: ({ Play, table }) => `${Play} với ${table} cao bằng nhau, Sâm không so chất: không chặn được.`,
      shorter: ({ Play, table }) => `${Play} ngắn hơn ${table}: không chặn được.`,
      longer: ({ Play, table }) => `${Play} dài hơn ${table}, mà bàn này đòi cùng số lá: không chặn được.`,
      kind: ({ Play, table }) => `${Play} không cùng loại với ${table}: không chặn được.`,
      house: ({ play, table }) => `Bàn này không cho tứ quý chặt heo: ${play} không chặt được ${table}.`,
      'house-two-quads': ({ play, table }) => `Bàn này không cho ${play} đánh cùng lúc: không chặt được ${table}.`,
      'one-quad': ({ play, table }) => `Bàn này 1 tứ quý chỉ chặt 1 heo: ${play} không chặt được ${table}.`,
      'three-twos': ({ Play, table }) => `${Play} không chặt được ${table}: 3 con heo đánh cùng lúc thì không bị chặt.`,
      'no-two': ({ Play, table }) => `${Play} không chặt được ${table}: đó không phải heo.`,
      'on-two-quads': ({ Play, table }) => `${Play} không chặt được ${table}: không bộ nào chặt được.`,
      'two-quads': ({ Play, table }) =>
        `${Play} không chặt được ${table}: chỉ chặt được đôi heo, mà cũng tùy luật nhà.`,
    },
    deals: {
      wins: ({ cards, name }) => `Bạn có ${cards}: ${name}, ăn trắng.`,
      besides: ({ cards, name }) => `Bạn có ${cards}, cũng là ${name}, nhưng kiểu này xếp sau.`,
      near: ({ cards, name }) => `Bạn có ${cards}: còn thiếu 1 lá mới là ${name}.`,
      house: ({ cards, name }) => `Bạn có ${cards}: ${name}, nhưng bàn này không cho ăn trắng kiểu này.`,
      none: 'Bài này không có kiểu ăn trắng nào.',
    },
    end: ({ who }) => `${who} hết bài trước: về nhất, hết ván.`,
    cong: ({ who, count }) => `${who} còn đủ ${count} lá, chưa đánh lá nào: cóng.`,
    noCong: ({ who }) => `Bàn này không phạt cóng, ${who} chung như thường.`,
    pays: {
      cards: ({ who, other, cards, count, units }) =>
        `${who} còn ${cards}${count > 1 ? ', mỗi lá 1 phỉnh' : ''}: chung cho ${other} ${units}.`,
      count: ({ who, other, cards, count, units }) =>
        `Bàn này chỉ đếm lá: ${who} còn ${cards}${count > 1 ? ', mỗi lá 1 phỉnh' : ''}, chung cho ${other} ${units}.`,
      flat: ({ who, other, units }) => `Bàn này không tính từng lá: ${who} chung cho ${other} ${units}.`,
      none: 'Bàn này chỉ tính ai nhất, không ai phải chung.',
      twos: ({ who, other, cards, count, units, each }) =>
        `${who} thối ${cards}${count > 1 ? `, mỗi heo ${each}` : ''}: chung cho ${other} ${units}.`,
      'twos-more': ({ who, other, cards, units, each }) =>
        `${who} thối ${cards}, bàn này mỗi heo thêm ${each}: chung cho ${other} ${units}.`,
      quad: ({ who, other, cards, units }) => `${who} thối tứ quý ${cards}: chung cho ${other} ${units}.`,
      cong: ({ who, other, units }) => `${who} cóng, không tính từng lá: chung cho ${other} ${units}.`,
      'cong-flat': ({ who, other, units }) => `${who} cóng: chung cho ${other} ${units} chứ không phải 1.`,
    },
  },
});

const RANKS: Partial<Readonly<Record<Rank, string>>> = { J: 'bồi', Q: 'đầm', K: 'già', A: 'át', 2: 'heo' };

function rankText(rank: Rank): string {
  return RANKS[rank] ?? rank;
}

const NAMED: Readonly<Record<CombinationKind, (rank: string, length: number) => string>> = {
  rac: (rank) => (rank === RANKS[2] ? 'heo lẻ' : `rác ${rank}`),
  doi: (rank) => `đôi ${rank}`,
  'sam-co': (rank) => `sám cô ${rank}`,
  sanh: (rank, length) => `sảnh ${length} lá tới ${rank}`,
  'tu-quy': (rank) => `tứ quý ${rank}`,
  'hai-tu-quy': () => 'hai tứ quý',
};

export function chips(count: number): string {
  return `${count} phỉnh`;
}
