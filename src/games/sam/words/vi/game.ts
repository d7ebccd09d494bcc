/** Sâm in Vietnamese: house rules, verdicts and reasons. */

import type { Card, Rank } from '#core/card.ts';
import type { Combination, Flaw } from '#games/sam/engine/combination.ts';
import type { SamDebt, SamStep } from '#games/sam/engine/steps.ts';
import { cardsText, displayName, isAceCard } from '#words/text.ts';
import { INSTANT_NAMES, makeWords, type Sides, sidesOf } from '../shape.ts';

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
      values: { 'per-card': 'theo lá còn lại', none: 'chỉ tính ai nhất', flat: 'mỗi người 1 cược' },
    },
    thoiHeo: { label: 'Thối heo', values: { 15: 'mỗi heo 15', 'plus-5': 'mỗi heo 1, thêm 5' } },
    chopChain: {
      label: 'Chặt chồng',
      values: {
        'last-pays-all': 'người sau cùng chung hết',
        'each-doubles': 'ai bị chặt nấy chung, gấp đôi',
      },
    },
    samVoids: { label: 'Chặt khi hỏng sâm', values: { false: 'vẫn chung', true: 'trả lại' } },
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
  reason,
});

const RANKS: Partial<Readonly<Record<Rank, string>>> = { J: 'bồi', Q: 'đầm', K: 'già', A: 'át', 2: 'heo' };

function rankText(rank: Rank): string {
  return RANKS[rank] ?? rank;
}

/** `rác 7`, `đôi heo`, `sảnh 4 lá tới 7`. */
function named({ kind, top, length }: Combination): string {
  const rank = rankText(top);
  switch (kind) {
    case 'rac':
      return top === '2' ? 'heo lẻ' : `rác ${rank}`;
    case 'doi':
      return `đôi ${rank}`;
    case 'sam-co':
      return `sám cô ${rank}`;
    case 'sanh':
      return `sảnh ${length} lá tới ${rank}`;
    case 'tu-quy':
      return `tứ quý ${rank}`;
    case 'hai-tu-quy':
      return 'hai tứ quý';
  }
}

function units(count: number): string {
  return `${count} phỉnh`;
}

function reason(step: SamStep): string {
  const Who = displayName(step.who);
  switch (step.rule) {
    case 'sam-single':
    case 'sam-pair':
    case 'sam-triple':
    case 'sam-quad':
      return shown(step);
    case 'sam-run':
    case 'sam-no-doi-thong':
    case 'sam-run-two':
      if (step.outcome === 'held') return 'why' in step ? shown(step) : lowTwo(step);
      return step.why === 'dragon' ? noDragon(step) : flawed(step);
    case 'sam-follow':
      if (step.outcome === 'held') return 'Mở vòng thì đánh bộ nào cũng được.';
      return step.why === 'table' ? 'Bài trên bàn không phải bộ, không có gì để chặn.' : fallsShort(step);
    case 'sam-chop-two':
      if (step.outcome === 'held') return beats(step);
      return step.why === 'lead' ? 'Hai tứ quý không được đánh cùng lúc, phải đánh từng lượt.' : fallsShort(step);
    case 'sam-rank':
    case 'sam-run-length':
    case 'sam-quad-quad':
      return step.outcome === 'held' ? beats(step) : fallsShort(step);
    case 'sam-no-suit':
    case 'sam-no-other-chop':
      return fallsShort(step);
    case 'sam-instant':
      return instant(step);
    case 'sam-end':
      return `${Who} hết bài trước: về nhất, hết ván.`;
    case 'sam-cong':
      return step.outcome === 'held'
        ? `${Who} còn đủ ${step.cards.length} lá, chưa đánh lá nào: cóng.`
        : `Bàn này không phạt cóng, ${Who} chung như thường.`;
    case 'sam-pay-cards':
      return step.outcome === 'held' ? paid(step) : 'Bàn này chỉ tính ai nhất, không ai phải chung.';
    case 'sam-pay-thoi':
    case 'sam-pay-cong':
      return paid(step);
  }
}

/** A step of one rule, where two may differ by their outcome. */
type Of<R extends SamStep['rule'], O = SamStep['outcome']> = Extract<SamStep, { rule: R; outcome: O }>;

/** What cards are. */
function shown({ who, cards, kind, top }: Extract<SamStep, { why: 'kind' }>): string {
  const where = who === 'ban' ? 'Trên bàn' : 'Đánh';
  return `${where}: ${cardsText(cards)}, ${named({ kind, top, length: cards.length })}.`;
}

/** Cards on the table are named as such; all others are the played ones. */
function put(who: string, cards: readonly Card[]): string {
  return who === 'ban' ? `Trên bàn ${cardsText(cards)}` : cardsText(cards);
}

/** Why cards are no combination. */
function flawed({ who, why, cards }: Extract<SamStep, { why: Flaw; cards: readonly Card[] }>): string {
  const these = put(who, cards);
  switch (why) {
    case 'short':
      return `${these} mới có ${cards.length} lá liền nhau: sảnh cần ít nhất 3 lá.`;
    case 'gap':
      return `${these} không cùng số, không liền nhau: không phải bộ.`;
    case 'mixed':
      return `${these} có lá cùng số, có lá khác số: không phải bộ.`;
    case 'doi-thong':
      return `${these} là các đôi liền nhau (đôi thông): Sâm không có bộ này.`;
    case 'wrap':
      return `${these}: sảnh chỉ lên tới át, không vòng qua heo.`;
    case 'house':
      return `${these}: bàn này không cho heo vào sảnh.`;
    case 'ace-gap':
      return `${these} không phải sảnh: 10 với át không liền nhau, bộ 40 lá cũng vậy.`;
  }
}

/** Where a 2 stands in a run. */
function lowTwo({ who, cards, top }: Of<'sam-run-two', 'held'>): string {
  const low = cards.some(isAceCard) ? 'heo và át' : 'heo';
  return `${put(who, cards)}: bàn này cho ${low} đứng dưới lá 3, sảnh chỉ tới ${rankText(top)}.`;
}

function noDragon({ cards }: Extract<SamStep, { why: 'dragon' }>): string {
  return `Bạn có ${cardsText(cards)} liền nhau, mà bàn này không cho heo vào sảnh: không phải sảnh rồng.`;
}

/** The play and the table by name; the play also as a sentence begins with it. */
function sides(step: Sides): { readonly play: string; readonly table: string; readonly Play: string } {
  const [play, table] = sidesOf(step);
  return { play: named(play), table: named(table), Play: displayName(named(play)) };
}

function beats(step: Extract<SamStep, Sides & { outcome: 'held' }>): string {
  const { play, table, Play } = sides(step);
  switch (step.why) {
    case 'higher':
      return `${Play} cao hơn ${table}: chặn được.`;
    case 'longer':
      return `${Play} dài hơn và cao hơn ${table}: bàn này cho chặn.`;
    case 'quad':
      return `${Play} cao hơn ${table}: chặt được.`;
    case 'chop':
      if (step.kinds[0] === 'hai-tu-quy') return `Bàn này cho mỗi tứ quý chặt 1 heo: ${play} chặt được ${table}.`;
      return step.kinds[1] === 'doi'
        ? `Bàn này cho 1 tứ quý chặt cả đôi: ${play} chặt được ${table}.`
        : `${Play} chặt được ${table}.`;
  }
}

function fallsShort(step: Extract<SamStep, Sides & { outcome: 'failed' }>): string {
  const { play, table, Play } = sides(step);
  const longer = step.lengths[0] > step.lengths[1];
  switch (step.why) {
    case 'lower':
      return `${Play} thấp hơn ${table}${longer ? ', dài hơn cũng vậy' : ''}: không ${step.kinds[1] === 'tu-quy' ? 'chặt' : 'chặn'} được.`;
    case 'equal':
      return `${Play} với ${table} cao bằng nhau, Sâm không so chất: không chặn được.`;
    case 'shorter':
      return `${Play} ngắn hơn ${table}: không chặn được.`;
    case 'longer':
      return `${Play} dài hơn ${table}, mà bàn này đòi cùng số lá: không chặn được.`;
    case 'kind':
      return `${Play} không cùng loại với ${table}: không chặn được.`;
    case 'house':
      return step.kinds[0] === 'hai-tu-quy'
        ? `Bàn này không cho ${play} đánh cùng lúc: không chặt được ${table}.`
        : `Bàn này không cho tứ quý chặt heo: ${play} không chặt được ${table}.`;
    case 'one-quad':
      return `Bàn này 1 tứ quý chỉ chặt 1 heo: ${play} không chặt được ${table}.`;
    case 'three-twos':
      return `${Play} không chặt được ${table}: 3 con heo đánh cùng lúc thì không bị chặt.`;
    case 'no-two':
      return step.kinds[1] === 'hai-tu-quy'
        ? `${Play} không chặt được ${table}: không bộ nào chặt được.`
        : `${Play} không chặt được ${table}: đó không phải heo.`;
    case 'two-quads':
      return `${Play} không chặt được ${table}: chỉ chặt được đôi heo, mà cũng tùy luật nhà.`;
  }
}

function instant(step: Of<'sam-instant'>): string {
  if (step.outcome === 'failed' && step.why === 'none') return 'Bài này không có kiểu ăn trắng nào.';
  const these = cardsText(step.cards);
  const name = INSTANT_NAMES[step.kind];
  if (step.outcome === 'held') {
    return step.decides
      ? `Bạn có ${these}: ${name}, ăn trắng.`
      : `Bạn có ${these}, cũng là ${name}, nhưng kiểu này xếp sau.`;
  }
  return step.why === 'near'
    ? `Bạn có ${these}: còn thiếu 1 lá mới là ${name}.`
    : `Bạn có ${these}: ${name}, nhưng bàn này không cho ăn trắng kiểu này.`;
}

function paid(step: SamDebt): string {
  const who = displayName(step.who);
  const other = displayName(step.other);
  const much = units(step.units);
  switch (step.rule) {
    case 'sam-pay-cards':
      if (step.why === 'flat') return `Bàn này không tính từng lá: ${who} chung ${other} ${much}.`;
      return `${who} còn ${cardsText(step.cards)}${step.cards.length > 1 ? `, mỗi lá ${units(1)}` : ''}: chung ${other} ${much}.`;
    case 'sam-pay-thoi':
      return `${thoi(step)}: chung ${other} ${much}.`;
    case 'sam-pay-cong':
      return step.why === 'flat'
        ? `${who} cóng: chung ${other} ${much} chứ không phải 1.`
        : `${who} cóng, không tính từng lá: chung ${other} ${much}.`;
  }
}

function thoi({ who, why, cards, units: much }: Of<'sam-pay-thoi'>): string {
  const these = cardsText(cards);
  switch (why) {
    case 'twos':
      return `${displayName(who)} thối ${these}${cards.length > 1 ? `, mỗi heo ${much / cards.length}` : ''}`;
    case 'twos-more':
      return `${displayName(who)} thối ${these}, bàn này mỗi heo thêm ${much / cards.length}`;
    case 'quad':
      return `${displayName(who)} thối tứ quý ${these}`;
  }
}
