/** The words for the events of a round of Ba Cây in Vietnamese. */

import type { RoundWords } from '#core/game/round-words.ts';
import type { BaCayStep } from '#games/ba-cay/engine/steps.ts';
import type { BaCayAction, BaCayEvent, BaCayView, Chips, HandReading } from '#games/ba-cay/round/index.ts';
import { cardsText, displayName, signed } from '#words/text.ts';
import { settling } from '../shape.ts';
import { atStart, best, words as game, handText, nameOf, pointsText } from './game.ts';

export { table } from './table.ts';

export const words: RoundWords<BaCayEvent, BaCayAction, BaCayView> = {
  event,
  together(events) {
    const names = [...new Set(events.map(({ who }) => who))];
    const [first] = events;
    if (first?.type === 'ante') return `Mỗi người góp ${first.chips} phỉnh vào gà.`;
    return `Chia mỗi người ${events.length / names.length} lá úp: ${names.map(nameOf).join(', ')}.`;
  },
  may: ({ type }) => ({ look: 'xem bài', show: 'lật cho cả bàn xem' })[type],
  warns: {},
  end({ seat, seats }, log) {
    const bank = seats.find(({ who }) => who === seat && who === 'cai');
    if (bank) return { big: banked(bank.net), why: log.slice(-1).map(event).join(' ') };
    const last = log.findLast(
      ({ type, who }) => type === 'take' || type === 'share' || (type === 'settle' && who === seat),
    );
    switch (last?.type) {
      case 'settle':
        return { big: game.outcome(last.outcome, seat), why: whyOf(last) };
      case 'take':
        return { big: best([displayName(last.who)]), why: whyOf(last) };
      case 'share':
        return { big: best(last.shares.map(({ who }) => displayName(who))), why: whyOf(last) };
      default:
        return { big: '', why: '' };
    }
  },
};

/** What settled it, in the words of a ruling. */
function whyOf({ steps, who }: { readonly steps: readonly BaCayStep[]; readonly who: string }): string {
  return settling(steps, who).map(game.reason).join(' ');
}

function hand({ kind, points }: HandReading): string {
  return handText(kind, pointsText(points));
}

/** How the round went for the banker as a whole. */
function banked(net: number): string {
  return net > 0 ? 'Cái ăn' : net < 0 ? 'Cái chung' : 'Cái hòa';
}

function chipsText(list: readonly Chips[]): string {
  return list.map(({ who, chips }) => `${nameOf(who)} ${signed(chips)}`).join(', ');
}

function event(e: BaCayEvent): string {
  const Who = atStart(e.who);
  switch (e.type) {
    case 'deal':
      return `Chia cho ${nameOf(e.who)} ${cardsText(e.cards)}.`;
    case 'ante':
      return `${Who} góp ${e.chips} phỉnh vào gà.`;
    case 'look':
      return `${Who} xem bài: ${cardsText(e.cards)}, ${hand(e)}.`;
    case 'show':
      return `${Who} lật cho cả bàn xem: ${cardsText(e.cards)}, ${hand(e)}.`;
    case 'open':
      return `${Who} lật bài: ${cardsText(e.cards)}, ${hand(e)}.`;
    case 'settle':
      return `${whyOf(e)}${e.net === 0 ? '' : ` ${Who} ${signed(e.net)}.`}`;
    case 'take':
      return `${whyOf(e)} ${Who} ăn gà ${e.chips} phỉnh.`;
    case 'share': {
      const names = e.shares.map(({ who }) => displayName(who)).join(', ');
      const when = e.why === 'enough' ? 'Chơi lại hết lượt mà ' : '';
      return `${when}${names} ${when && 'vẫn '}cùng nhất, chia gà: ${chipsText(e.shares)}.`;
    }
    case 'redeal':
      return `${e.players.map(displayName).join(', ')} cùng nhất: mấy người ấy chơi lại, gà ${e.pot} phỉnh để nguyên.`;
    case 'end':
      return `Hết ván: ${chipsText(e.result)}. Cộng lại bằng 0.`;
  }
}
