/** What stands around hands in a message: the game's name, a question before or after, and typos. */

import type { Rng } from '#core/random/rng.ts';
import type { SpokenOf } from './deals.ts';

type Words = readonly [string, ...string[]];

const GAME_NAMES: Readonly<Record<SpokenOf, Words>> = {
  'xi-dach': ['xì dách', 'xì dách', 'xì lác', 'xì zách'],
  'xi-to': ['xì tố', 'xì tố 5 lá'],
  'ba-cay': ['ba cây', '3 cây', 'bài ba cây'],
  'bai-cao': ['bài cào', 'cào ba lá', 'bài cào'],
  'ta-la': ['tá lả', 'phỏm', 'tá lả'],
  sam: ['sâm', 'sâm lốc', 'sâm'],
};
const GAME_NAMES_EN: Readonly<Record<SpokenOf, Words>> = {
  'xi-dach': ['xi dach', 'xì dách', 'Vietnamese blackjack'],
  'xi-to': ['xi to', 'xì tố'],
  'ba-cay': ['ba cay', 'ba cây'],
  'bai-cao': ['bai cao', 'bài cào'],
  'ta-la': ['ta la', 'phom', 'tá lả'],
  sam: ['sam', 'sâm'],
};
const BEFORE: Words = [
  'cho hỏi',
  'cho em hỏi',
  'mọi người ơi',
  'anh em ơi cho hỏi',
  'hỏi chút',
  'giúp em với',
  'phân xử giùm',
  'ad ơi',
  'tối qua ở nhà ngoại',
  'ván này',
  'đang cãi nhau nè',
  'hôm qua chơi với mấy bạn',
  'cả nhà cho mình hỏi',
];
const BEFORE_EN: Words = [
  'quick question',
  'hi all',
  'help settle this',
  'we had an argument last night',
  'hey guys',
  'need a ruling',
  'please help',
  'hello everyone',
];
const AFTER: Words = [
  'ai ăn?',
  'ai thắng vậy?',
  'ai ăn ai?',
  'tính sao vậy mọi người?',
  'ai ăn z',
  'vậy ai thắng ạ?',
  'kết quả sao?',
  'xử sao đây',
  'ai thua vậy',
  'giúp với',
  'cảm ơn mọi người',
  'ai đúng ạ',
];
const AFTER_EN: Words = [
  'who wins?',
  'who won?',
  "who's right?",
  'what happens?',
  'thanks!',
  'please help',
  'who takes it?',
  'who wins this?',
];
const AFTER_HAND: Words = ['tính sao vậy mọi người?', 'giúp với', 'cảm ơn mọi người', 'được không?'];
const AFTER_HAND_EN: Words = ['thanks!', 'please help', 'what do you think?'];

/** Hands with what stands around them; `home`: the game is not named. */
export function around(
  hands: string,
  of: SpokenOf,
  several: boolean,
  english: boolean,
  rng: Rng,
): { readonly text: string; readonly home: boolean; readonly where: string } {
  const game = rng.pick((english ? GAME_NAMES_EN : GAME_NAMES)[of]);
  const before = rng.upTo(2) === 0 ? rng.pick(english ? BEFORE_EN : BEFORE) : '';
  const after =
    rng.upTo(1) === 0 ? rng.pick(several ? (english ? AFTER_EN : AFTER) : english ? AFTER_HAND_EN : AFTER_HAND) : '';
  const behind = after === '' ? '' : rng.pick(['. ', ', ', '\n', ' - ']) + withTypos(after, rng);
  const asked = before === '' ? '' : withTypos(before, rng) + rng.pick([': ', '. ', '\n', ', ']);
  const where = rng.pick(['front', 'front', 'front', 'middle', 'end', 'home']);
  const home = where === 'home';
  switch (where) {
    case 'middle': {
      const mention = english
        ? rng.pick([`in ${game}, `, `playing ${game}: `, `question about ${game}: `])
        : rng.pick([`chơi ${game}: `, `đánh ${game}, `, `${game} nè, `]);
      return { text: asked + mention + hands + behind, home, where };
    }
    case 'end': {
      const mention = english
        ? rng.pick([`. The game is ${game}`, ` (playing ${game})`, `, playing ${game}`])
        : rng.pick([`. Đang chơi ${game} nhé`, ` (chơi ${game})`, `, chơi ${game}`, `\nđánh ${game} nha`]);
      return { text: asked + hands + mention + behind, home, where };
    }
    case 'home':
      return { text: asked + hands + behind, home, where };
    default:
      return {
        text:
          rng.pick([`${game}: `, `${game}: `, `${game}, `, `${game}\n`, `${game} - `, `[${game}] `, `${game}. `]) +
          asked +
          hands +
          behind,
        home,
        where,
      };
  }
}

/** Now and then two letters of a long word change places, or one is left out. */
function withTypos(text: string, rng: Rng): string {
  if (rng.upTo(6) > 0) return text;
  const words = text.split(' ');
  const long = words.flatMap((word, i) => (word.length >= 5 ? i : []));
  if (long.length === 0) return text;
  const at = long[rng.upTo(long.length - 1)];
  return words
    .map((word, i) => {
      if (i !== at) return word;
      const k = 1 + rng.upTo(word.length - 4);
      return rng.upTo(1) === 0
        ? word.slice(0, k) + word.charAt(k + 1) + word.charAt(k) + word.slice(k + 2)
        : word.slice(0, k) + word.slice(k + 1);
    })
    .join(' ');
}
