/** The words for the events of a round of Sâm in Vietnamese. */

import type { RoundWords } from '#core/game/round-words.ts';
import type { CombinationKind } from '#games/sam/engine/combination.ts';
import type { SamPayStep } from '#games/sam/engine/steps.ts';
import type { SamAction, SamEvent, SamView } from '#games/sam/round/index.ts';
import { cardsText, displayName, signed } from '#words/text.ts';
import { endOf, type How } from '../round/end.ts';
import { INSTANT_NAMES } from '../shape.ts';
import { words as game } from './game.ts';

/** Before the cards that are played; a single has no name but its own. */
const KINDS: Readonly<Record<CombinationKind, string>> = {
  rac: '',
  doi: 'đôi ',
  'sam-co': 'sám cô ',
  sanh: 'sảnh ',
  'tu-quy': 'tứ quý ',
  'hai-tu-quy': 'hai tứ quý ',
};

export { table } from './table.ts';

export const words: RoundWords<SamEvent, SamAction, SamView> = {
  lying: 'Đã đánh',
  event,
  together: () => 'Chia mỗi người 10 lá.',
  may,
  warns: {
    'sam-thoi-2': 'Đánh heo sau cùng là thối: không được tính là thắng.',
    'sam-bao-mot': 'Người sau còn 1 lá mà bạn giữ lá cao hơn: người ấy hết bài thì bạn có thể phải đền.',
  },
  end(_, log) {
    const end = endOf(log);
    if (!end) return { big: '', why: '' };
    return { big: ENDS[end.how](displayName(end.who)), why: event(end.event) };
  },
};

const ENDS: Readonly<Record<How, (who: string) => string>> = {
  white: (who) => `${who} ăn trắng`,
  sam: (who) => `${who} thành sâm`,
  'no-sam': (who) => `${who} đền sâm`,
  thoi: (who) => `${who} thối heo`,
  first: (who) => `${who} nhất`,
};

function may(action: SamAction): string {
  switch (action.type) {
    case 'call':
      return 'báo sâm';
    case 'silent':
      return 'không báo';
    case 'play':
      return `đánh ${cardsText(action.cards)}`;
    case 'pass':
      return 'bỏ lượt';
  }
}

function event(e: SamEvent): string {
  const Who = displayName(e.who);
  switch (e.type) {
    case 'deal':
      if (e.cards.length === 0) return `Chia bài úp cho ${Who}.`;
      return `Chia cho ${Who} ${e.cards.length} lá: ${cardsText(e.cards)}.`;
    case 'instant':
      return `${Who} có ${cardsText(e.cards)}: ${INSTANT_NAMES[e.kind]}, ăn trắng.`;
    case 'call':
      return `${Who} báo sâm.`;
    case 'silent':
      return `${Who} không báo sâm.`;
    case 'priority':
      return `${e.callers.map(displayName).join(', ')} cùng báo sâm: ${Who} ngồi trước nên được quyền.`;
    case 'lead':
      return leads(e);
    case 'play':
      return plays(e);
    case 'pass':
      return `${Who} bỏ lượt.`;
    case 'bao-mot':
      return `${Who} báo một: còn đúng 1 lá.`;
    case 'liable':
      return `${Who} giữ ${cardsText(e.cards)} lại, rồi ${displayName(e.other)} đánh nốt lá cuối.`;
    case 'trick':
      return `Không ai chặn nữa: ${Who} đánh tiếp.`;
    case 'sam-won':
      return `${Who} đánh hết bài, không ai cản được.`;
    case 'sam-lost':
      return fails(e);
    case 'thoi':
      return `${Who} hết bài bằng ${cardsText(e.cards)}: không ai thắng.`;
    case 'out':
      return `${Who} hết bài: về nhất.`;
    case 'left':
      return e.rule === 'sam-cong'
        ? `${Who} còn nguyên ${cardsText(e.cards)}: cóng.`
        : `${Who} còn ${cardsText(e.cards)}.`;
    case 'pay':
      return paid(e.step);
    case 'void':
      return `Sâm hỏng nên lần chặt không tính: ${Who} trả lại ${displayName(e.other)} ${e.units} phỉnh.`;
    case 'end': {
      if (e.result.every(([, units]) => units === 0)) return 'Hết ván, không ai phải chung.';
      const paid = e.result.map(([who, units]) => `${displayName(who)} ${signed(units)}`);
      return `Hết ván: ${paid.join(', ')}. Cộng lại bằng 0.`;
    }
  }
}

type Of<T extends SamEvent['type']> = Extract<SamEvent, { readonly type: T }>;

function leads({ who, why, cards }: Of<'lead'>): string {
  const Who = displayName(who);
  switch (why) {
    case 'random':
      return `Bốc thăm: ${Who} đi trước.`;
    case 'lowest':
      return `${Who} cầm ${cardsText(cards)}, lá thấp nhất, nên đi trước.`;
    case 'last-winner':
      return `${Who} nhất ván trước nên đi trước.`;
    case 'caller':
      return `${Who} báo sâm nên đi trước.`;
  }
}

function plays({ who, cards, kind, over, by }: Of<'play'>): string {
  const what = `${KINDS[kind]}${cardsText(cards)}`;
  if (over === null) return `${displayName(who)} đánh ${what}.`;
  return `${displayName(who)} ${by === 'higher' ? 'chặn' : 'chặt'} ${displayName(over)} bằng ${what}.`;
}

function fails({ who, why, other }: Of<'sam-lost'>): string {
  const Who = displayName(who);
  switch (why) {
    case 'blocked':
      return `${displayName(other)} chặn được ${Who}: hỏng sâm.`;
    case 'passed':
      return `${Who} bỏ lượt: hỏng sâm.`;
    case 'out':
      return `${displayName(other)} hết bài trước ${Who}: hỏng sâm.`;
    case 'on-two':
      return `${Who} đánh heo sau cùng: hỏng sâm.`;
  }
}

function chopped({ who, why, cards, other, units }: Extract<SamPayStep, { readonly rule: 'sam-pay-chop' }>): string {
  const [Who, Other, these] = [displayName(who), displayName(other), cardsText(cards)];
  switch (why) {
    case 'chop':
      return `${Who} bị chặt ${these}: chung ${Other} ${units} phỉnh.`;
    case 'chain':
      return `${Who} bị chặt sau cùng, chung ${Other} cả chuỗi ${these}: ${units} phỉnh.`;
    case 'doubled':
      return `${Who} bị chặt lại ${these}: chung ${Other} gấp đôi lần trước, ${units} phỉnh.`;
  }
}

/** The words for payments: for cards left in hand, as in a case; and for what only a round knows. */
function paid(step: SamPayStep): string {
  const who = displayName(step.who);
  const other = displayName(step.other);
  const much = `${step.units} phỉnh`;
  switch (step.rule) {
    case 'sam-pay-chop':
      return chopped(step);
    case 'sam-pay-sam':
      return step.why === 'won'
        ? `${other} thành sâm: ${who} chung ${much}.`
        : `${who} hỏng sâm: chung ${other} ${much}.`;
    case 'sam-pay-white':
      return `${other} ăn trắng: ${who} chung ${much}.`;
    case 'sam-thoi-2':
      return `${who} đánh ${cardsText(step.cards)} sau cùng nên thối: chung ${other} ${much}.`;
    case 'sam-bao-mot':
      return `${who} giữ lá cao hơn trước ${other} còn 1 lá: ${step.why === 'for-all' ? 'đền cả bàn' : 'chung thêm'} ${much}.`;
    default:
      return game.reason(step);
  }
}
