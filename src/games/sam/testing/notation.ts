/** Cases of Sâm as text, and texts with one fault each. */

import { ALL_CARDS, formatCard } from '#core/card.ts';
import type { NotationKit } from '#testing/conformance/kit.ts';

const cardsText = (size: number, from = 0): string =>
  ALL_CARDS.slice(from, from + size)
    .map(formatCard)
    .join('.');

export const notation: NotationKit = {
  texts: [
    ['sam; bàn: 2♠; đánh: 7♠ 7♥ 7♦ 7♣', 'sam@mien-bac;ban:2S;danh:7S.7H.7D.7C'],
    ['sam@adam-tips;table:2S2H;play:5S5H5D5C9S9H9D9C', 'sam@adam-tips;ban:2S.2H;danh:5S.5H.5D.5C.9S.9H.9D.9C'],
    ['sam;play:át bích', 'sam@mien-bac;danh:AS'],
    ['sam{runs=low-two,cong=15};danh:TS', 'sam@mien-bac;danh:10S'],
    [
      'sam@local{payout=per-card,deck=40,firstLead=random}\nan: -\nbình: 3♠ 2♥\n',
      'sam@local{deck=40,firstLead=random,payout=per-card};an:-;bình:3S.2H',
    ],
    ['sam;2:-;constructor:3S', 'sam@mien-bac;2:-;constructor:3S'],
    ['sam;hand:3S4S5S6S7S8S9STSJSQS', 'sam@mien-bac;bai:3S.4S.5S.6S.7S.8S.9S.10S.JS.QS'],
    // The play may come first.
    ['sam;danh:3S;ban:4S', 'sam@mien-bac;danh:3S;ban:4S'],
  ],
  faults: [
    ['empty', '‹›'],
    ['too-long', `sam;danh:2S;${'x'.repeat(1988)}‹${'y'.repeat(9)}›`],
    ['unknown-game', '‹sâm›;danh:2S'],
    ['unknown-game', '‹Sam›;danh:2S'],
    ['unknown-game', '‹sam-loc›;danh:2S'],
    ['unknown-preset', 'sam@‹mien-nam›;danh:2S'],
    ['unknown-preset', 'sam@‹S4›;danh:2S'],
    ['unknown-setting', 'sam{‹chop›=none};danh:2S'],
    ['unknown-setting', 'sam{runs=no-two,‹Deck›=40};danh:2S'],
    ['bad-value', 'sam{deck=‹36›};danh:2S'],
    ['bad-value', 'sam{cong=‹5›};danh:2S'],
    ['bad-value', 'sam{chopTwo=‹single›};danh:2S'],
    ['bad-value', 'sam{deck=40,‹deck=52›};danh:2S'],
    ['bad-syntax', 'sam‹{deck=40›;danh:2S'],
    ['bad-syntax', 'sam;an:-;‹binh 3S›'],
    ['bad-syntax', 'sam;an:-;‹bà nội›:3S'],
    ['bad-syntax', 'sam ‹danh:2S›'],

    // A play, or one hand, or players: the first field says which.
    ['unknown-field', 'sam;danh:2S;‹cái›:3S'],
    ['unknown-field', 'sam;danh:2S;‹an›:3S'],
    ['unknown-field', 'sam;ban:2S;danh:4S;‹an›:3S'],
    ['unknown-field', 'sam;ban:2S;‹hand›:3S;danh:4S'],
    ['unknown-field', 'sam;an:-;‹đánh›:3S'],
    ['unknown-field', 'sam;an:-;b:4S;‹bàn›:3S'],
    ['unknown-field', 'sam;an:-;‹bài›:3S'],
    ['unknown-field', `sam;bai:${cardsText(10)};‹an›:3D`],
    ['unknown-field', `sam;bai:${cardsText(10)};‹play›:3D`],
    ['duplicate-field', 'sam;danh:2S;‹play›:3S'],
    ['duplicate-field', 'sam;an:-;‹an›:3S'],
    ['duplicate-field', `sam;bai:${cardsText(10)};‹hand›:3D`],
    ['missing-field', 'sam‹›'],
    ['missing-field', 'sam@strict{deck=40}; ‹›'],
    // A table without a play.
    ['missing-field', 'sam;ban:2S‹›'],
    // Nobody is out, or a second one.
    ['missing-field', 'sam;an:2S;binh:3S‹›'],
    ['missing-field', 'sam;an:2S‹›'],
    ['duplicate-field', 'sam;an:-;‹binh›:-'],
    ['duplicate-field', 'sam;chi:3S;an:-;‹binh›:-;dung:-'],
    ['duplicate-field', `sam;an:-;‹binh›:-;chi:${cardsText(11)}`],
    ['wrong-player-count', 'sam;an:-‹›'],
    ['wrong-player-count', 'sam;an:-;b:3S;c:4S;d:5S;e:6S;‹f: 7S 8S›;g:9S'],

    ['bad-card', 'sam;danh:2S.‹1S›'],
    ['bad-card', 'sam;danh‹:›'],
    ['bad-card', 'sam;danh:2S.‹-›'],
    ['bad-card', 'sam;danh:2S‹*›'],
    ['bad-card', 'sam;an:-;b:2S‹**an›.3S'],
    ['duplicate-card', 'sam;danh:2S.3S.‹2♠›'],
    ['duplicate-card', 'sam;ban:2S;danh:3S.‹2S›'],
    ['duplicate-card', 'sam;an:-;b:2S;c:3S.‹2S›'],
    ['card-not-in-deck', 'sam@adam-tips;danh:10S.‹JS›.QS'],
    ['card-not-in-deck', 'sam{deck=40};an:-;b:‹đầm rô›'],

    ['wrong-card-count', 'sam;danh:‹-›'],
    ['wrong-card-count', 'sam;ban:‹-›;danh:2S'],
    ['wrong-card-count', `sam;danh:‹${cardsText(11)}›`],
    ['wrong-card-count', `sam;ban:‹${cardsText(11)}›;danh:KC`],
    ['wrong-card-count', `sam;bai:‹${cardsText(9)}›`],
    ['wrong-card-count', `sam;bai:‹${cardsText(11)}›`],
    ['wrong-card-count', 'sam;bai:‹-›'],
    ['wrong-card-count', `sam;an:-;b:‹${cardsText(11)}›`],
  ],
  cases: [
    'sam;danh:2S',
    'sam;ban:3S.5H.9D;danh:2S',
    `sam;danh:${cardsText(10)}`,
    'sam;an:-;b:2S',
    'sam;b:2S;an:-;',
    `sam;a:-;b:${cardsText(10)};c:${cardsText(10, 10)};d:${cardsText(10, 20)};e:${cardsText(10, 30)}`,
    'sam@adam-tips;a:-;b:2S;c:3S;d:4S;e:5S',
  ],
};
