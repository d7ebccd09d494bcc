/** Cases of Ba Cây as text, and texts with one fault each. */

import { ALL_CARDS, formatCard } from '#core/card.ts';
import type { NotationKit } from '#testing/conformance/kit.ts';
import { DECK_36 } from './cases.ts';

/** `count` players with three cards each of a deck, and a field for each name of `more`. */
export function tableText(deck: readonly (typeof ALL_CARDS)[number][], count: number, more = ''): string {
  const hands = Array.from({ length: count }, (_, seat) => {
    const cards = deck.slice(3 * seat, 3 * seat + 3).map(formatCard);
    return `p${seat}:${cards.join('.')}`;
  });
  return [...hands, ...(more ? [more] : [])].join(';');
}

export const notation: NotationKit = {
  texts: [
    ['ba-cay; an: A♦ 3♣ 6♥; bình: 2♠ 2♣ 6♦', 'ba-cay@ba-cay;an:AD.3C.6H;bình:2S.2C.6D'],
    [
      'ba-cay@bai-cao{threeAlike=above-all,deck=52,payout=ba-tien-2}\ncái: K♠ K♥ K♦\nan: J♣ Q♣ J♦',
      'ba-cay@bai-cao{threeAlike=above-all,payout=ba-tien-2};cai:KS.KH.KD;an:JC.QC.JD',
    ],
    ['ba-cay@online-36{deck=52};an:TS.9S.8S;b:át rô.2S.3S', 'ba-cay@online-36{deck=52};an:10S.9S.8S;b:AD.2S.3S'],
  ],
  faults: [
    ['empty', '‹›'],
    ['too-long', `ba-cay;an:2S.3S.4S;${'x'.repeat(1981)}‹${'y'.repeat(9)}›`],
    ['unknown-game', '‹bai-cao›;an:2S.3S.4S;b:5S.6S.7S'],
    ['unknown-preset', 'ba-cay@‹bac›;an:2S.3S.4S;b:5S.6S.7S'],
    ['unknown-setting', 'ba-cay{‹chat›=DHCS};an:2S.3S.4S;b:5S.6S.7S'],
    ['bad-value', 'ba-cay{suits=‹SHDC›};an:2S.3S.4S;b:5S.6S.7S'],
    ['bad-value', 'ba-cay{deck=‹40›};an:2S.3S.4S;b:5S.6S.7S'],
    ['bad-value', 'ba-cay{tie=suit,‹tie=draw›};an:2S.3S.4S;b:5S.6S.7S'],
    ['bad-syntax', 'ba-cay‹{tie=draw›;an:2S.3S.4S;b:5S.6S.7S'],
    ['bad-syntax', 'ba-cay;an:2S.3S.4S;‹b 5S.6S.7S›'],
    ['unknown-field', 'ba-cay;an:2S.3S.4S;‹bài›:5S.6S.7S'],
    ['unknown-field', 'ba-cay;an:2S.3S.4S;‹bàn›:5S.6S.7S'],
    ['duplicate-field', 'ba-cay;an:2S.3S.4S;‹an›:5S.6S.7S'],
    ['duplicate-field', 'ba-cay;cai:2S.3S.4S;an:5S.6S.7S;‹banker›:2H.3H.4H'],
    ['bad-card', 'ba-cay;an:2S.3S.‹0S›;b:5S.6S.7S'],
    ['bad-card', 'ba-cay;an:2S.3S.4S‹*›;b:5S.6S.7S'],
    ['bad-card', 'ba-cay;an‹:›;b:5S.6S.7S'],
    ['duplicate-card', 'ba-cay;an:2S.3S.4S;b:5S.‹3S›.7S'],
    ['card-not-in-deck', 'ba-cay;an:2S.3S.4S;b:5S.6S.‹10S›'],
    ['card-not-in-deck', 'ba-cay@bai-cao{deck=36};an:2S.‹K♦›.4S;b:5S.6S.7S'],
    ['card-not-in-deck', 'ba-cay;an:2S.3S;b:5S.6S.‹QS›'],
    ['wrong-card-count', 'ba-cay;an:‹2S.3S›;b:5S.6S.7S'],
    ['wrong-card-count', 'ba-cay;an:2S.3S.4S;b:‹5S.6S.7S.8S›'],
    ['wrong-card-count', 'ba-cay;an:2S.3S.4S;b:‹-›'],
    ['wrong-card-count', 'ba-cay;an:‹2S.3S›'],
    ['wrong-player-count', 'ba-cay;an:2S.3S.4S‹›'],
    ['wrong-player-count', 'ba-cay;cai:2S.3S.4S‹›'],
    ['wrong-player-count', 'ba-cay‹›'],
    ['wrong-player-count', `ba-cay;${tableText(DECK_36, 12)};‹b:-›`],
    ['wrong-player-count', `ba-cay;cai:-;${tableText(DECK_36, 11)};‹p11:-›`.replace('cai:-', 'cai:9C.8C.7C')],
    ['wrong-player-count', `ba-cay@bai-cao;${tableText(ALL_CARDS, 17)};‹b:KC›`],
  ],
  cases: [
    `ba-cay;${tableText(DECK_36, 12)}`,
    `ba-cay;${tableText(DECK_36, 11)};cai:9C.8C.7C`,
    `ba-cay@bai-cao;${tableText(ALL_CARDS, 17)}`,
    `ba-cay@bai-cao;${tableText(ALL_CARDS, 16)};cai:KC.QC.JC`,
    'ba-cay;an:2S.3S.4S;b:5S.6S.7S',
    'ba-cay;cai:2S.3S.4S;b:5S.6S.7S',
  ],
};
