/** The words for the events of a round of Xì Tố in Vietnamese. */

import { displayCard } from '#core/card.ts';
import type { RoundWords } from '#core/game/round-words.ts';
import type { Chips, XiToAction, XiToEvent, XiToView } from '#games/xi-to/round/index.ts';
import { cardsText, displayName, signed } from '#words/text.ts';
import { best, named } from './game.ts';

export { table } from './table.ts';

export const words: RoundWords<XiToEvent, XiToAction, XiToView> = {
  event,
  together,
  may,
  warns: {},
  end(_, log) {
    const win = log.findLast(({ type }) => type === 'win');
    if (win?.type !== 'win') return { big: '', why: '' };
    const why = log.filter((e) => e === win || (e.type === 'show' && e.who === win.who)).map(event);
    return { big: best(win.shares.map(({ who }) => displayName(who))), why: why.join(' ') };
  },
};

function may(action: XiToAction): string {
  switch (action.type) {
    case 'to':
      return `tố ${action.amount}`;
    case 'theo':
      return 'theo';
    case 'up':
      return 'úp bỏ';
    case 'check':
      return 'cho qua';
    case 'hole':
      return `úp ${displayCard(action.card)}`;
  }
}

function together(events: readonly XiToEvent[]): string {
  const [first] = events;
  if (first?.type === 'ante') return `Mỗi người góp ${first.chips} phỉnh vào gà.`;
  const up = events.flatMap((e) =>
    e.type === 'deal' && !e.down ? [`${displayName(e.who)} ${cardsText(e.cards)}`] : [],
  );
  if (up.length === 0) return 'Chia mỗi người 2 lá úp.';
  const cards = up.length < events.length ? '1 lá úp, 1 lá ngửa' : 'thêm 1 lá ngửa';
  return `Chia mỗi người ${cards}: ${up.join(', ')}.`;
}

function chipsText(list: readonly Chips[]): string {
  return list.map(({ who, chips }) => `${displayName(who)} ${signed(chips)}`).join(', ');
}

/** Up cards, and their combination where they have one. */
function shown({ cards, category }: Extract<XiToEvent, { type: 'speak' }>): string {
  return `${cardsText(cards)}${category === 'mau-thau' ? '' : `, ${named(category)}`}`;
}

function event(e: XiToEvent): string {
  const Who = displayName(e.who);
  switch (e.type) {
    case 'ante':
      return `${Who} góp ${e.chips} phỉnh vào gà.`;
    case 'deal':
      return `Chia cho ${Who} lá ${e.down ? 'úp' : 'ngửa'} ${cardsText(e.cards)}.`;
    case 'hole':
      return `${Who} chọn úp ${cardsText(e.cards)}.`;
    case 'turn':
      return `${Who} ngửa ${cardsText(e.cards)}.`;
    case 'speak':
      return `Vòng ${e.street}: ${Who} ngửa ${shown(e)}, mạnh nhất nên nói trước.`;
    case 'to':
      return e.chips === e.amount
        ? `${Who} tố ${e.amount}.`
        : `${Who} tố thêm ${e.amount}: bỏ vào ${e.chips} phỉnh, muốn ở lại phải đủ ${e.bet}.`;
    case 'theo':
      return `${Who} theo, bỏ vào ${e.chips} phỉnh.`;
    case 'up':
      return `${Who} úp bỏ, để lại ${e.lost} phỉnh trong gà.`;
    case 'check':
      return `${Who} cho qua.`;
    case 'show':
      return `${Who} lật bài: ${cardsText(e.cards)}, ${named(e.category)}.`;
    case 'win':
      if (e.rule === 'xt-last-standing') return `Còn lại một mình ${Who}: lấy gà ${e.pot} phỉnh, khỏi lật.`;
      return e.shares.length > 1
        ? `Cùng mạnh nhất, chia gà ${e.pot} phỉnh: ${chipsText(e.shares)}.`
        : `${Who} mạnh nhất, ăn gà ${e.pot} phỉnh.`;
    case 'end':
      return `Hết ván: ${chipsText(e.result)}. Cộng lại bằng 0.`;
  }
}
