/** Cases of Xì Tố as text, and texts with one fault each. */

import { formatCard } from '#core/card.ts';
import type { NotationKit } from '#testing/conformance/kit.ts';
import { EVALUATOR_DECK } from '../hands/all-hands.ts';

/** Players with this many cards of the deck each, one after another. */
export function tableText(seats: number, size: number): string {
  return Array.from({ length: seats }, (_, seat) => {
    const cards = EVALUATOR_DECK.slice(size * seat, size * (seat + 1)).map(formatCard);
    return `p${seat}:${cards.join('.')}`;
  }).join(';');
}

export const notation: NotationKit = {
  texts: [
    ['xi-to; an: 8♥ 8♦ J♣ K♠ A♥; bình: 8♠ 8♣ J♠ K♦ Q♥', 'xi-to@vipgame;an:8H.8D.JC.KS.AH;bình:8S.8C.JS.KD.QH'],
    [
      'xi-to@short-deck{suits=none,aceLow=true,flush=below-full-house}\nan: K♠\nb: xì cơ',
      'xi-to@short-deck{flush=below-full-house,suits=none};an:KS;b:AH',
    ],
    ['xi-to@thung-lon{check=false};an:TS9S;b:10h,7d', 'xi-to@thung-lon{check=false};an:10S.9S;b:10H.7D'],
  ],
  faults: [
    ['empty', '‹›'],
    ['too-long', `xi-to;an:7S.8S;${'x'.repeat(1985)}‹${'y'.repeat(9)}›`],
    ['unknown-game', '‹xito›;an:7S;b:8S'],
    ['unknown-preset', 'xi-to@‹poker›;an:7S;b:8S'],
    ['unknown-setting', 'xi-to{‹chat›=SHDC};an:7S;b:8S'],
    ['bad-value', 'xi-to{suits=‹DHCS›};an:7S;b:8S'],
    ['bad-value', 'xi-to{aceLow=‹1›};an:7S;b:8S'],
    ['bad-value', 'xi-to{check=true,‹check=true›};an:7S;b:8S'],
    ['bad-syntax', 'xi-to‹{check=true›;an:7S;b:8S'],
    ['bad-syntax', 'xi-to;an:7S;‹b 8S›'],
    ['unknown-field', 'xi-to;an:7S;‹cái›:8S'],
    ['unknown-field', 'xi-to;‹banker›:7S;b:8S'],
    ['unknown-field', 'xi-to;an:7S;‹bài›:8S'],
    ['unknown-field', 'xi-to;an:7S;‹bàn›:8S'],
    ['unknown-field', 'xi-to;an:7S;‹đánh›:8S'],
    ['duplicate-field', 'xi-to;an:7S;‹an›:8S'],
    ['bad-card', 'xi-to;an:7S;b:‹0S›'],
    ['bad-card', 'xi-to;an:7S‹*›;b:8S'],
    ['bad-card', 'xi-to;an‹:›;b:8S'],
    ['duplicate-card', 'xi-to;an:7S.8S;b:9S.‹7S›'],
    ['card-not-in-deck', 'xi-to;an:7S.8S;b:9S.‹6S›'],
    ['card-not-in-deck', 'xi-to@short-deck;an:7S.‹2♦›;b:9S.10S'],
    ['card-not-in-deck', 'xi-to;an:7S.8S;b:9S.10S.‹2S›'],
    ['wrong-card-count', 'xi-to;an:‹-›;b:-'],
    ['wrong-card-count', 'xi-to;an:7S.8S;b:‹9S›'],
    ['wrong-card-count', 'xi-to;an:7S.8S;b:‹9S.10S.JS›;c:-'],
    ['wrong-card-count', 'xi-to;an:7S.8S;b:7H.8H;c:‹-›'],
    ['wrong-card-count', 'xi-to;an:‹7S.8S.9S.10S.JS.QS›;b:7H.8H.9H.10H.JH'],
    ['wrong-card-count', 'xi-to;an:7S.8S.9S.10S.JS;b:‹7H.8H.9H.10H.JH.QH›'],
    ['wrong-card-count', 'xi-to;an:‹7S.8S.9S.10S.JS.QS›'],
    ['wrong-player-count', 'xi-to;an:7S.8S‹›'],
    ['wrong-player-count', 'xi-to‹›'],
    ['wrong-player-count', `xi-to;${tableText(6, 5)};‹g:AS.AH›`],
    ['wrong-player-count', `xi-to;${tableText(6, 1)};‹g:AS›;h:AH`],
  ],
  // Every full table.
  cases: [2, 3, 4, 5, 6].flatMap((seats) => [1, 2, 3, 4, 5].map((size) => `xi-to;${tableText(seats, size)}`)),
};
