/** The words for the events of a round of Tá Lả in Vietnamese. */

import { displayCard } from '#core/card.ts';
import type { RoundWords } from '#core/game/round-words.ts';
import type { UKind } from '#games/ta-la/engine/steps.ts';
import type { TaLaAction, TaLaEvent, TaLaView } from '#games/ta-la/round/index.ts';
import { cardsText, displayName, signed } from '#words/text.ts';
import { words as game, pointsText } from './game.ts';

const KINDS: Readonly<Record<UKind, string>> = { thuong: 'ù', tron: 'ù tròn', khan: 'ù khan' };

export { table } from './table.ts';

export const words: RoundWords<TaLaEvent, TaLaAction, TaLaView> = {
  event,
  together(events) {
    const ten = events.find((e) => e.type === 'deal' && e.cards.length === 10);
    return `Chia mỗi người 9 lá, ${ten ? `riêng ${displayName(ten.who)}` : '1 người'} 10 lá.`;
  },
  may,
  warns: {},
  end({ seat }, log) {
    const out = log.find((e) => e.type === 'u');
    const places = log.filter((e) => e.type === 'place');
    const [first] = places;
    const mine = places.find(({ who }) => who === seat) ?? first;
    if (!first || !mine) return { big: '', why: '' };
    return {
      big: out ? `${displayName(out.who)} ${KINDS[out.kind]}` : `${displayName(first.who)} nhất`,
      why: [...new Set([first, mine])].map(event).join(' '),
    };
  },
};

function may(action: TaLaAction): string {
  switch (action.type) {
    case 'draw':
      return 'bốc';
    case 'eat':
      return 'ăn lá vừa đánh';
    case 'u':
      return 'ù';
    case 'discard':
      return `đánh ${displayCard(action.card)}`;
    case 'lay':
      return action.melds.length === 0 ? 'hạ mà không có phỏm' : `hạ ${action.melds.length} phỏm`;
    case 'gui':
      return `gửi ${displayCard(action.card)}`;
  }
}

function event(e: TaLaEvent): string {
  const Who = displayName(e.who);
  switch (e.type) {
    case 'first':
      return `${Who} ${e.why === 'dealer' ? 'chia bài' : 'nhất ván trước'} nên cầm 10 lá, đánh trước, khỏi bốc.`;
    case 'deal':
      if (e.cards.length === 0) return `Chia bài úp cho ${Who}.`;
      return `Chia cho ${Who} ${e.cards.length} lá: ${cardsText(e.cards)}.`;
    case 'draw':
      return `${Who} bốc ${e.cards.length === 0 ? '1 lá' : cardsText(e.cards)}.`;
    case 'eat':
      return `${Who} ăn ${e.chot ? 'chốt ' : ''}${cardsText(e.cards)} của ${displayName(e.from)}.`;
    case 'shift':
      return e.cards.length === 0
        ? `${Who} bị ăn nên thiếu 1 lá: tái 1 lượt.`
        : `Chuyển ${cardsText(e.cards)} từ ${Who} sang ${displayName(e.to)} cho đều bài. ${Who} tái 1 lượt.`;
    case 'discard':
      return `${Who} đánh ${cardsText(e.cards)}${e.count === 4 ? ', lá chốt' : ''}.`;
    case 'lay': {
      if (e.melds.length === 0) return `${Who} không có phỏm nào để hạ: móm.`;
      return `${Who} hạ ${e.again ? 'thêm ' : ''}${e.melds.length} phỏm: ${e.melds.map(cardsText).join(', ')}.`;
    }
    case 'gui':
      return e.other === e.who
        ? `${Who} gửi ${cardsText(e.cards)} vào phỏm ${cardsText(e.meld)} của mình.`
        : game.reason({ ...e, outcome: 'held' });
    case 'u': {
      if (e.kind === 'khan') return `${Who} ù khan, không có cạ nào: ${cardsText(e.cards)}.`;
      const left = e.cards.length === 0 ? '' : `, thừa ${cardsText(e.cards)}`;
      return `${Who} ${KINDS[e.kind]}: ${e.melds.map(cardsText).join(', ')}${left}.`;
    }
    case 'count':
      return `${Who} ${e.cards.length === 0 ? 'không còn lá nào' : `còn ${cardsText(e.cards)}`}: ${pointsText(e.points)}.`;
    case 'place': {
      const { rule } = e;
      if (rule === 'tl-u-rank') return e.place === 1 ? `${Who} về nhất.` : `${Who} thua, không xếp hạng.`;
      return [...e.steps, { ...e, rule, outcome: 'held', decides: true } as const].map(game.reason).join(' ');
    }
    case 'pay':
      return game.reason(e.step);
    case 'end': {
      if (e.result.every(([, units]) => units === 0)) return 'Hết ván, không ai phải chung.';
      const paid = e.result.map(([who, units]) => `${displayName(who)} ${signed(units)}`);
      return `Hết ván: ${paid.join(', ')}. Cộng lại bằng 0.`;
    }
  }
}
