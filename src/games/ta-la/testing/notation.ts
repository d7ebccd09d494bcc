/** Cases of Tá Lả as text, and texts with one fault each. */

import { ALL_CARDS, formatCard } from '#core/card.ts';
import type { NotationKit } from '#testing/conformance/kit.ts';

/** Players with this many cards of the deck each, one after another. */
export function tableText(seats: number, size: number): string {
  return Array.from({ length: seats }, (_, seat) => {
    const cards = ALL_CARDS.slice(size * seat, size * (seat + 1)).map(formatCard);
    return `p${seat}:${cards.join('.') || '-'}`;
  }).join(';');
}

export const ELEVEN = ALL_CARDS.slice(0, 11).map(formatCard).join('.');

export const notation: NotationKit = {
  texts: [
    ['ta-la;bài:4♣ 5♣ 6♣ 10♠', 'ta-la@mien-bac;bai:4C.5C.6C.10S'],
    ['ta-la@adam-tips;hand:4C5C6CTS', 'ta-la@adam-tips;bai:4C.5C.6C.10S'],
    ['ta-la@mien-bac{u=one-left-or-zero,caGap=2};bai:át bích', 'ta-la@mien-bac;bai:AS'],
    [
      'ta-la@online{faces=10,uKinds=plain-khan,u=none-left}\nan: 5♠* 6♠ 7♠\nbình: -\n',
      'ta-la@online{uKinds=plain-khan,faces=10};an:5S*.6S.7S;bình:-',
    ],
    ['ta-la;an:5S*bình 6S 7S;bình:8H**an.8D,8C', 'ta-la@mien-bac;an:5S*bình.6S.7S;bình:8H**an.8D.8C'],
    ['ta-la;2:5S*constructor.6S.7S;constructor:-', 'ta-la@mien-bac;2:5S*constructor.6S.7S;constructor:-'],
  ],
  faults: [
    ['empty', '‹›'],
    ['empty', '‹ \n›'],
    ['too-long', `ta-la;bai:2S.3S.4S;${'x'.repeat(1981)}‹${'y'.repeat(9)}›`],
    ['unknown-game', '‹ta_la›;bai:2S'],
    ['unknown-game', '‹phom›;bai:2S'],
    ['unknown-preset', 'ta-la@‹mien-nam›;bai:2S'],
    ['unknown-preset', 'ta-la@‹S4›;bai:2S'],
    ['unknown-setting', 'ta-la{‹mom›=all-last};bai:2S'],
    ['unknown-setting', 'ta-la{u=none-left,‹U›=none-left};bai:2S'],
    ['bad-value', 'ta-la{caGap=‹3›};bai:2S'],
    ['bad-value', 'ta-la{faces=‹11›};bai:2S'],
    ['bad-value', 'ta-la{layOff=‹no›};bai:2S'],
    ['bad-value', 'ta-la{uDen=full,‹uDen=none›};bai:2S'],
    ['bad-syntax', 'ta-la‹{u=none-left›;bai:2S'],
    ['bad-syntax', 'ta-la;an:2S;‹binh 3S›'],
    ['bad-syntax', 'ta-la;an:2S;‹bà nội›:3S'],
    ['bad-syntax', 'ta-la ‹bai:2S›'],

    // Either one hand, or players: no banker and no table.
    ['unknown-field', 'ta-la;an:2S;‹cái›:3S'],
    ['unknown-field', 'ta-la;an:2S;binh:3S;‹bàn›:4S'],
    ['unknown-field', 'ta-la;‹play›:3S'],
    ['unknown-field', 'ta-la;bai:2S;‹an›:3S'],
    ['unknown-field', 'ta-la;an:2S;‹bài›:3S'],
    ['unknown-field', 'ta-la;an:2S;binh:4S;‹hand›:3S'],
    // In a showdown a card was eaten from another player, spelled the same way.
    ['unknown-field', 'ta-la;an:6C*‹binh›.6H.6D;bình:7C'],
    ['unknown-field', 'ta-la;bình:7C;an:6C**‹binh›.6H.6D'],
    ['unknown-field', 'ta-la;an:6C*‹Bình›.6H.6D;bình:7C'],
    ['unknown-field', 'ta-la;an:6C*‹mai›.6H.6D;bình:7C'],
    ['unknown-field', 'ta-la;an:6C*‹an›.6H.6D;bình:7C'],
    ['unknown-field', 'ta-la;an:6C*‹cai›.6H.6D;bình:7C'],
    ['unknown-field', 'ta-la;an:2H*‹3H›.2D.2S;bình:7C'],
    ['unknown-field', 'ta-la;an:7C;bình:6C*‹bình›.6H.6D'],
    ['unknown-field', 'ta-la;an:2H*‹mai›.2D.2S'],
    ['duplicate-field', 'ta-la;bai:2S;‹hand›:3S'],
    ['duplicate-field', 'ta-la;an:2S;binh:4S;‹an›:3S'],
    ['missing-field', 'ta-la‹›'],
    ['missing-field', 'ta-la@online{u=none-left}; ‹›'],

    ['bad-card', 'ta-la;bai:2S.‹1S›'],
    ['bad-card', 'ta-la;bai‹:›'],
    ['bad-card', 'ta-la;bai:2S.‹-›'],
    ['bad-card', 'ta-la;bai:‹*2S›.3S.4S'],
    ['bad-card', 'ta-la;bai:2S**‹*›.3S.4S'],
    ['bad-card', 'ta-la;bai:2S* ‹an› 3S 4S'],
    ['bad-card', 'ta-la;bai:2S*an‹!› 3S 4S'],
    // No card may follow a star directly.
    ['bad-card', 'ta-la;bai:2H*‹♥3›.4H'],
    ['bad-card', 'ta-la;bai:2H*3‹♥›.4H'],
    ['bad-card', 'ta-la;an:2H*bình‹♥3›.4H;bình:7C'],
    ['bad-card', 'ta-la;bai:2H.‹2› đỏ'],
    ['bad-card', `ta-la;bai:2S*${'x'.repeat(24)}‹y› 3S 4S`],
    ['duplicate-card', 'ta-la;bai:2S.3S.‹2♠›'],
    ['duplicate-card', 'ta-la;an:2S;binh:3S.‹2S›*an'],

    ['wrong-card-count', 'ta-la;bai:‹-›'],
    ['wrong-card-count', `ta-la;bai:‹${ELEVEN}›`],
    ['wrong-card-count', `ta-la;an:KC;binh:‹${ELEVEN}›`],
    ['wrong-card-count', `ta-la;an:‹${ELEVEN}›`],
    ['wrong-player-count', 'ta-la;an:2S‹›'],
    ['wrong-player-count', 'ta-la;an:-‹›'],
    ['wrong-player-count', `ta-la;${tableText(4, 9)};‹p4:KC.QC›`],
    ['wrong-player-count', `ta-la;${tableText(4, 0)};‹p4:-›;p5:-`],

    // A card that no meld takes; one that a meld would take without the other; two that would have to share one.
    ['eaten-card-outside-meld', 'ta-la;bai:‹2S›*'],
    ['eaten-card-outside-meld', 'ta-la;bai:2S.3S.‹4H›*.5S'],
    ['eaten-card-outside-meld', 'ta-la;an:KS;binh:QS.‹AS›*an.KH.2S'],
    ['eaten-card-outside-meld', 'ta-la;bai:2H*.3H.4H.4S.‹4D›*'],
    ['eaten-card-outside-meld', 'ta-la@online;bai:2H*.3H.4H.4S.‹4D›**an'],
    ['eaten-card-outside-meld', 'ta-la;bai:3H*.‹4H›*.5H'],
    ['eaten-card-outside-meld', 'ta-la;bai:7S.7H*.‹7D›*.7C'],
    ['eaten-card-outside-meld', 'ta-la;bai:3H*.4H.5H.6H.‹7H›*'],
    ['eaten-card-outside-meld', 'ta-la@online{eatPerMeld=one};bai:3H*.‹4H›*.5H'],
    ['eaten-card-outside-meld', 'ta-la@online;bai:4S*.5S*.6S*.9D*.9H.9C.‹2D›*'],
    ['unknown-field', 'ta-la;an:6C*‹binh›.6H.6D;bình:7C.7C'],
    ['duplicate-card', 'ta-la;an:6C.‹6C›;bình:7C*chi.7D.7H'],
    // Of two hands the first.
    ['eaten-card-outside-meld', 'ta-la;an:‹2S›*;binh:3S*'],
  ],
  cases: [
    'ta-la;bai:2S',
    'ta-la;bai:2S.3S.4S.5S.6S.7S.8S.9S.10S.JS',
    'ta-la;an:-;binh:-',
    `ta-la;${tableText(4, 10)}`,
    `ta-la;${tableText(3, 9)}`,
    'ta-la@online;bai:3H*.4H*.5H*',
    'ta-la@adam-tips;bai:7S*.7H*.7D*.7C*',
    // The limit is one a meld, and there may be two melds of the same cards.
    'ta-la;bai:3H*.4H.5H.6H.7H.8H*',
    'ta-la;bai:7S*.7H*.5S.6S.8H.9H',
    'ta-la;an:3H*chi.4H.5H;binh:6H*an.6D.6S;chi:-',
    // One hand alone, with a card from someone who is not at the table.
    'ta-la;bai:3H*an.4H.5H',
    'ta-la;bai:2H*3H.2D.2S',
    'ta-la;an:2H*.3H.2D.2S;3H:-',
  ],
};
