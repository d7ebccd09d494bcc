/** Cases of Xì Dách as text; texts with one fault each stand in `src/testing/faults.ts`. */

import type { NotationKit } from '#testing/conformance/kit.ts';
import { faults } from '#testing/faults.ts';

export const notation: NotationKit = {
  texts: [
    ['xi-dach@vipgame; cái: K♦ 9♣; an: A♠ A♥', 'xi-dach@vipgame;cai:KD.9C;an:AS.AH'],
    [
      'xi-dach{earlyCheck=false,aces=any};banker:10D.TC;2:5S.6S',
      'xi-dach@pho-thong{earlyCheck=false};cai:10D.10C;2:5S.6S',
    ],
  ],
  faults: faults.flatMap(({ code, text }) => (text.startsWith('toy') ? [] : [[code, text] as const])),
  cases: [],
};
