/** A table of Sâm in Vietnamese. */

import { type Card, rankOf } from '#core/card.ts';
import type { Combination, CombinationKind } from '#games/sam/engine/combination.ts';
import type { BeatenBy } from '#games/sam/table/beaten-by.ts';
import { tableOf } from '#games/sam/table/scene.ts';
import { cardsText, displayName, inside } from '#words/text.ts';

/** `8 9 10`: suits do not count. */
function ranks(cards: readonly Card[]): string {
  return cards.map(rankOf).join(' ');
}

/** A combination on a sign: `Sảnh 3 lá`, `Đôi 8`. */
function named({ kind, length, top }: Combination): string {
  const rank = top === '2' ? 'heo' : top;
  switch (kind) {
    case 'rac':
      return top === '2' ? 'Con heo' : `Lá ${rank}`;
    case 'doi':
      return `Đôi ${rank}`;
    case 'sam-co':
      return `Sám cô ${rank}`;
    case 'sanh':
      return `Sảnh ${length} lá`;
    case 'tu-quy':
      return `Tứ quý ${rank}`;
    case 'hai-tu-quy':
      return 'Hai tứ quý';
  }
}

/** What beats it. */
function beaten({ kind, length, top }: Combination, by: BeatenBy): string {
  if (by === 'nothing') return 'Không gì chặn được.';
  if (by === 'quad') return 'Chỉ tứ quý mới chặt được.';
  if (by === 'two-quads') return 'Phải 2 tứ quý mới chặt được.';
  const kinds: Readonly<Record<CombinationKind, string>> = {
    rac: '1 lá',
    doi: 'đôi',
    'sam-co': 'sám cô',
    sanh: `sảnh ${length} lá${by === 'longer' ? ' trở lên' : ''}`,
    'tu-quy': 'tứ quý',
    'hai-tu-quy': '2 tứ quý',
  };
  return `Chặn bằng ${kinds[kind]} cao hơn ${top}.`;
}

/** Both of one kind: two runs differ only by their tops. */
function compared(mine: Combination, theirs: Combination): string {
  return mine.kind === 'sanh'
    ? `Bạn tới ${mine.top}, trên bàn tới ${theirs.top}.`
    : `${named(mine)}, trên bàn là ${inside(named(theirs))}.`;
}

export const table = tableOf({
  nameOf: displayName,
  left: (cards) => `${cards} lá`,
  did: {
    plays: (cards) => `đánh ${cardsText(cards)}`,
    beats: (cards) => `chặn ${cardsText(cards)}`,
    chops: (cards) => `chặt ${cardsText(cards)}`,
    passed: 'bỏ lượt, nghỉ vòng này',
    calls: 'báo sâm',
    silent: 'không báo sâm',
    waits: 'chờ lượt',
    thinks: 'đang nghĩ',
  },
  middle: {
    named,
    beatenBy: (who, combination, by) => `của ${who}. ${beaten(combination, by)}`,
    was: (who) => `Trước đó ${who} đánh`,
    call: 'Ai báo sâm?',
    callText: 'Báo sâm là một mình chạy hết bài, không để ai chặn lần nào.',
    leads: (who, you) => (you ? 'Bạn đi trước' : `${who} đi trước`),
    leadText: 'Đánh bộ nào cũng được: 1 lá, đôi, sám cô, sảnh, tứ quý.',
    over: 'Hết ván',
  },
  say: {
    tap: 'Chạm các lá muốn đánh.',
    call: 'Bài chắc ăn mới nên báo: hỏng thì phải chung.',
    waits: 'Chờ tới lượt bạn.',
    passed: 'Bạn đã bỏ lượt, nghỉ tới hết vòng.',
    over: 'Hết ván.',
    beats: (mine, theirs) =>
      mine.kind === theirs.kind
        ? ['Chặn được.', compared(mine, theirs)]
        : ['Chặt được.', `${named(mine)} chặt ${inside(named(theirs))}.`],
    leads: (mine) => ['Đánh được.', `${named(mine)}.`],
    lower: compared,
    grows: 'Chưa thành bộ: chạm thêm lá.',
    more: (mine, theirs) => `Bạn chọn ${inside(named(mine))}, trên bàn là ${inside(named(theirs))}.`,
  },
  warns: {
    'sam-thoi-2': 'Coi chừng: đánh heo sau cùng là thối, không được tính về nhất.',
    'sam-bao-mot': 'Coi chừng: người sau còn 1 lá, bạn giữ lá cao hơn thì có thể phải đền.',
  },
  refuses: {
    'sam-rank': ['Chưa đủ cao.', 'Phải cao hơn bài trên bàn.'],
    'sam-no-suit': ['Bằng nhau.', 'Bằng thì không chặn được, chất không tính.'],
    'sam-run': ['Không phải bộ.', 'Sảnh là từ 3 lá liền nhau, thiếu lá nào cũng không được.'],
    'sam-no-doi-thong': ['Không phải bộ.', 'Sâm không có đôi thông.'],
    'sam-run-two': ['Không phải sảnh.', 'Át với heo không nối vào sảnh kiểu này.'],
    'sam-follow': ['Khác loại.', 'Phải cùng loại với bài trên bàn.'],
    'sam-run-length': ['Không cùng số lá.', 'Sảnh phải chặn bằng sảnh cùng số lá.'],
    'sam-chop-two': ['Không chặt được.', 'Bàn này không chặt heo kiểu ấy.'],
    'sam-quad-quad': ['Chưa đủ cao.', 'Phải tứ quý cao hơn.'],
    'sam-no-other-chop': ['Không chặt được.', 'Tứ quý chỉ chặt heo.'],
    'sam-pass': ['Không bỏ được.', 'Bạn đi trước thì phải đánh.'],
    'sam-bao-sam': ['Chưa đánh được.', 'Còn đang hỏi ai báo sâm.'],
    'sam-thoi-2': ['Không được.', 'Bàn này không cho để heo lại sau cùng.'],
  },
  refused: ['Chưa được.', 'Luật không cho đánh vậy lúc này.'],
  moves: {
    call: 'Báo sâm',
    callSmall: 'một mình đánh cả bàn',
    silent: 'Không báo',
    silentSmall: 'đánh như thường',
    play: (cards) => `Đánh ${ranks(cards)}`,
    none: 'Đánh',
    tap: 'chạm lá trước',
    other: 'chọn lá khác',
    more: 'chạm thêm lá',
    left: (cards) => (cards === 0 ? 'hết bài' : `còn ${cards} lá`),
    pass: 'Bỏ lượt',
    passSmall: 'nghỉ hết vòng',
    whyNoPass: 'Sao không bỏ lượt được?',
    wait: 'chờ lượt',
  },
  ends: {
    first: 'hết bài',
    left: (cards) => `còn ${cardsText(cards)}`,
    cong: (cards) => `cóng, ${cards.length} lá`,
  },
  pays: {
    cards: (who, other, cards) => `${who} còn ${cards} lá thường, chung ${other}`,
    flat: (who, other) => `${who} thua, chung ${other}`,
    thoi: (who, other, cards) => `${who} thối ${cardsText(cards)}, chung ${other}`,
    cong: (who, other) => `${who} cóng, chung ${other}`,
    chop: (who, other) => `${who} bị chặt, chung ${other}`,
    sam: (who, other) => `Báo sâm: ${who} chung ${other}`,
    white: (who, other) => `${other} ăn trắng, ${who} chung`,
    lastCard: (who, other) => `${who} giữ lá cao, đền ${other}`,
    back: (who, other) => `Sâm hỏng: ${who} trả lại ${other}`,
  },
});
