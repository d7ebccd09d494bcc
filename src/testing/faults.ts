/** Texts with one fault each, for the tests of the reader and of what is said about it. */

import type { ErrorCode } from '#core/case-error.ts';

/**
 * One fault each. ‹ and › stand round the offending text, which is nowhere else marked; they are taken out before the text
 * is read. Codes and places: case notation.
 */
const FAULTS: readonly (readonly [ErrorCode, string])[] = [
  ['empty', '‹›'],
  ['empty', '‹ \n\t›'],

  ['unknown-game', '‹xi-lac›;cai:KD.9C;an:AS.AH'],
  ['unknown-game', '‹Xi-dach›;cai:KD.9C;an:AS.AH'],
  ['unknown-game', '‹XI-DACH›@vipgame;cai:KD.9C;an:AS.AH'],
  ['unknown-game', '  ‹xì› dách;cai:KD.9C'],
  ['unknown-game', '‹constructor›'],
  ['unknown-game', '‹;›cai:KD.9C'],
  ['unknown-game', '‹@›vipgame'],
  ['unknown-game', '‹🃏›;cai:KD.9C'],

  ['unknown-preset', 'xi-dach@‹vip›;cai:KD.9C;an:AS.AH'],
  ['unknown-preset', 'xi-dach@‹VIPGAME›;cai:KD.9C;an:AS.AH'],
  ['unknown-preset', 'xi-dach @ ‹constructor› {minStand=14};cai:KD.9C;an:AS.AH'],
  ['unknown-preset', 'xi-dach@‹__proto__›;cai:KD.9C;an:AS.AH'],
  ['unknown-preset', 'xi-dach@‹vipgame@blog›;cai:KD.9C;an:AS.AH'],
  ['unknown-preset', 'xi-dach@‹;›cai:KD.9C;an:AS.AH'],
  ['unknown-preset', 'xi-dach@‹bách-khoa›;cai:KD.9C;an:AS.AH'],

  ['unknown-setting', 'xi-dach{‹stand›=14};cai:KD.9C;an:AS.AH'],
  ['unknown-setting', 'xi-dach{‹minstand›=14};cai:KD.9C;an:AS.AH'],
  ['unknown-setting', 'xi-dach{minStand=14, ‹toString› = 1};cai:KD.9C;an:AS.AH'],
  ['unknown-setting', 'xi-dach{‹__proto__›=1};cai:KD.9C;an:AS.AH'],

  ['bad-value', 'xi-dach{minStand=‹13›};cai:KD.9C;an:AS.AH'],
  ['bad-value', 'xi-dach{minStand=‹14.0›};cai:KD.9C;an:AS.AH'],
  ['bad-value', 'xi-dach{earlyCheck=‹True›};cai:KD.9C;an:AS.AH'],
  ['bad-value', 'xi-dach{aces=one-ten, payout=‹3–2–2›};cai:KD.9C;an:AS.AH'],
  ['bad-value', 'xi-dach{‹minStand=›};cai:KD.9C;an:AS.AH'],
  ['bad-value', 'xi-dach{minStand=14,‹minStand=15›};cai:KD.9C;an:AS.AH'],
  ['bad-value', 'xi-dach{minStand=16, ‹minStand = 16›};cai:KD.9C;an:AS.AH'],

  ['bad-syntax', 'xi-dach‹{minStand=14›;cai:KD.9C;an:AS.AH'],
  ['bad-syntax', 'xi-dach‹{minStand=14›'],
  ['bad-syntax', 'xi-dach‹{minStand=14›;cai:KD.9C;an:AS.AH}'],
  ['bad-syntax', 'xi-dach{‹minStand›};cai:KD.9C;an:AS.AH'],
  ['bad-syntax', 'xi-dach{‹}›;cai:KD.9C;an:AS.AH'],
  ['bad-syntax', 'xi-dach{minStand=14,‹}›;cai:KD.9C;an:AS.AH'],
  ['bad-syntax', 'xi-dach{minStand=14 ‹aces=any›};cai:KD.9C;an:AS.AH'],
  ['bad-syntax', 'xi-dach{minStand=14}‹{aces=any}›;cai:KD.9C;an:AS.AH'],
  ['bad-syntax', 'xi-dach ‹cai:KD.9C›;an:AS.AH'],
  ['bad-syntax', 'xi-dach‹:cai:KD.9C›;an:AS.AH'],
  ['bad-syntax', 'xi-dach;cai:KD.9C;‹an AS.AH›'],
  ['bad-syntax', 'xi-dach;‹KD.9C›;an:AS.AH'],
  ['bad-syntax', 'xi-dach;cai:KD.9C\n‹AS.AH› \n'],
  ['bad-syntax', 'xi-dach;cai:KD.9C;‹;›an:AS.AH'],
  ['bad-syntax', 'xi-dach;cai:KD.9C;‹:›AS.AH'],
  ['bad-syntax', 'xi-dach;cai:KD.9C;‹bà nội› : AS.AH'],
  ['bad-syntax', 'xi-dach;cai:KD.9C;‹an!›:AS.AH'],
  ['bad-syntax', 'xi-dach;cai:KD.9C;‹😀›:AS.AH'],
  ['bad-syntax', `xi-dach;cai:KD.9C;‹${'x'.repeat(25)}›:AS.AH`],
  ['bad-syntax', `xi-dach;cai:KD.9C;‹${'ế'.repeat(25)}›:AS.AH`],

  ['unknown-field', 'xi-dach;cai:KD.9C;an:AS.AH;‹bài›:2S.3S'],
  ['unknown-field', 'xi-dach;‹hand›:KD.9C;an:AS.AH'],
  ['unknown-field', 'xi-dach;cai:KD.9C;‹bàn› :AS.AH'],
  ['unknown-field', 'xi-dach;cai:KD.9C;‹play›:AS.AH'],
  ['unknown-field', 'toy;‹banker›:KD'],
  ['unknown-field', 'toy;bài:KD;‹an›:AS'],
  ['unknown-field', 'toy;an:5S*‹binh›.6S;bình:7S'],
  ['unknown-field', 'toy;an:5S**‹an›.6S'],

  ['missing-field', 'xi-dach;an:AS.AH‹›'],
  ['missing-field', 'xi-dach‹›'],
  ['missing-field', 'xi-dach@vipgame{minStand=14}; ‹›'],
  ['missing-field', 'xi-dach;Cái:KD.9C;an:AS.AH‹›'],
  ['missing-field', 'toy‹›'],

  ['duplicate-field', 'xi-dach;cai:KD.9C;an:AS.AH;‹an›:2S.3S'],
  ['duplicate-field', 'xi-dach;cai:KD.9C;an:AS.AH;‹cái›:2S.3S'],
  ['duplicate-field', 'xi-dach;banker:KD.9C;an:AS.AH;‹cai›:2S.3S'],
  ['duplicate-field', 'xi-dach;cai:KD.9C;__proto__:AS.AH;‹__proto__›:2S.3S'],
  ['duplicate-field', 'toy;an:-;‹binh›:-'],

  ['bad-card', 'xi-dach;cai:KD.9C;an:AS.‹AX›'],
  ['bad-card', 'xi-dach;cai:KD.9C;an:‹1S› AH'],
  ['bad-card', 'xi-dach;cai:KD.9C;an:‹🂡› AH'],
  ['bad-card', 'xi-dach;cai:K♦️ 9♣️;an:‹Joker› AH'],
  ['bad-card', 'xi-dach;cai:KD.9C;an:AS.AH‹}›'],
  ['bad-card', 'xi-dach;cai:KD.9C;an:AS‹:AH›'],
  ['bad-card', 'xi-dach;cai:KD.9C ‹an:AS›.AH'],
  ['bad-card', 'xi-dach;cai:KD.9C;an:AS.5S‹*›'],
  ['bad-card', 'xi-dach;cai:KD.9C;an:AS.5S‹**binh›.6S'],
  ['bad-card', 'xi-dach;cai:KD.9C;an:AS.‹*5S›'],
  ['bad-card', 'toy;an:5S**‹*›'],
  ['bad-card', 'toy;bai:5S*‹♥3›.6S'],
  ['bad-card', 'xi-dach;cai‹:›;an:AS.AH'],
  ['bad-card', 'xi-dach;cai‹: ,› ;an:AS.AH'],
  ['bad-card', 'xi-dach;cai‹:›\nan:AS.AH'],
  ['bad-card', 'xi-dach;cai:KD.9C;an‹:›'],
  ['bad-card', 'xi-dach;cai:KD.9C;an:AS.‹-›'],
  ['bad-card', 'xi-dach;cai:KD.9C;an:‹-AS›'],

  ['duplicate-card', 'xi-dach;cai:KD.9C;an:KS.‹KD›'],
  ['duplicate-card', 'xi-dach;cai:KD.9C;an:AS.‹♠A›'],
  ['duplicate-card', 'xi-dach;cai:KD.10C;an:‹nhép 10›.AS'],
  ['duplicate-card', 'xi-dach;cai:KD.9C;an:AS.2S;binh:‹at bich›,3S'],
  ['duplicate-card', 'toy;an:5S;binh:‹5S›*an'],

  ['card-not-in-deck', 'toy@forty;an:10S.‹KD›'],
  ['card-not-in-deck', 'toy{deck=40};an:10S;binh:‹J♠›*an'],
  ['card-not-in-deck', 'toy{deck=40};an:10S;binh:3S ‹đầm rô› 4S'],

  ['wrong-card-count', 'xi-dach;cai:‹KD›;an:AS.AH'],
  ['wrong-card-count', 'xi-dach;cai:KD.9C;an: ‹AS.2S.3S 4S,5S.6S› ;'],
  ['wrong-card-count', 'xi-dach;cai:‹-›;an:AS.AH'],
  ['wrong-card-count', 'toy;an:‹AS.2S.3S.4S›'],

  ['wrong-player-count', 'xi-dach;cai:KD.9C‹›'],
  ['wrong-player-count', 'toy;an:2S;binh:3S;‹chi: 4S 5S›;'],

  ['eaten-card-outside-meld', 'toy;an:2S.‹AS›*binh;binh:3S'],
  ['eaten-card-outside-meld', 'toy;an:2S*.‹át cơ›**.3S'],
];

/** A text without its marks, and what stood between them. */
export function markedFault(text: string): { given: string; at: number; found: string } {
  const at = text.indexOf('‹');
  const end = text.indexOf('›') - 1;
  const given = text.replace(/[‹›]/g, '');
  return { given, at, found: given.slice(at, end) };
}

/** The faults, read for tests: code, text, place and what is wrong there. */
export const faults = FAULTS.map(([code, text]) => ({ code, text, ...markedFault(text) }));
