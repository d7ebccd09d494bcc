/** A table of Sâm in Vietnamese. This file is the type: English must have exactly these keys. */

import type { CombinationKind } from '#games/sam/engine/combination.ts';
import type { SamRuleId } from '#games/sam/engine/rules.ts';
import type { SamPayStep } from '#games/sam/engine/steps.ts';
import type { BeatenBy } from '#games/sam/table/beaten-by.ts';

/** Of a combination on a sign: its highest rank, and how many cards it has. */
type ByHeight = (rank: string, cards: number) => string;
type HeadAndText = readonly [head: string, text: string];

/** A combination on a sign: `Sảnh 3 lá`, `Đôi 8`. */
const named: Readonly<Record<CombinationKind | 'two', ByHeight>> = {
  two: () => 'Con heo',
  rac: (rank) => `Lá ${rank}`,
  doi: (rank) => `Đôi ${rank}`,
  'sam-co': (rank) => `Sám cô ${rank}`,
  sanh: (_, cards) => `Sảnh ${cards} lá`,
  'tu-quy': (rank) => `Tứ quý ${rank}`,
  'hai-tu-quy': () => 'Hai tứ quý',
};

/** What beats it: nothing, or quads only; a higher combination of its kind, or a run that may be longer. */
const beaten: Readonly<Record<Exclude<BeatenBy, 'higher'> | Exclude<CombinationKind, 'hai-tu-quy'>, ByHeight>> = {
  nothing: () => 'Không gì chặn được.',
  quad: () => 'Chỉ tứ quý mới chặt được.',
  'two-quads': () => 'Phải 2 tứ quý mới chặt được.',
  rac: (rank) => `Chặn bằng 1 lá cao hơn ${rank}.`,
  doi: (rank) => `Chặn bằng đôi cao hơn ${rank}.`,
  'sam-co': (rank) => `Chặn bằng sám cô cao hơn ${rank}.`,
  sanh: (rank, cards) => `Chặn bằng sảnh ${cards} lá cao hơn ${rank}.`,
  longer: (rank, cards) => `Chặn bằng sảnh ${cards} lá trở lên cao hơn ${rank}.`,
  'tu-quy': (rank) => `Chặn bằng tứ quý cao hơn ${rank}.`,
};

/** The risk of a play, by the rule that the engine warns of. */
const warns: Partial<Readonly<Record<SamRuleId, string>>> = {
  'sam-thoi-2': 'Coi chừng: đánh heo sau cùng là thối, không được tính về nhất.',
  'sam-bao-mot': 'Coi chừng: người sau còn 1 lá, bạn giữ lá cao hơn lại thì có thể phải đền.',
};

/** Two or three words, by the rule that forbids the play; then why. */
const refuses: Partial<Readonly<Record<SamRuleId, HeadAndText>>> = {
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
};

const refused: HeadAndText = ['Chưa được.', 'Luật không cho đánh vậy lúc này.'];

/** Who pays whom for what. `flat`: one stake, whatever is left; `count`: 1 a card, whatever it is; `stopped`: all that a failed sâm costs; `void`: a chop that is given back. */
const pays: Readonly<
  Record<
    Exclude<SamPayStep['rule'], 'sam-thoi-2'> | 'flat' | 'count' | 'stopped' | 'void',
    (facts: { readonly who: string; readonly other: string; readonly cards: string; readonly count: number }) => string
  >
> = {
  'sam-pay-cards': ({ who, other, count }) => `${who} còn ${count} lá thường, chung cho ${other}`,
  flat: ({ who, other }) => `${who} thua, chung cho ${other}`,
  count: ({ who, other, count }) => `${who} còn ${count} lá, chung cho ${other}`,
  'sam-pay-thoi': ({ who, other, cards }) => `${who} thối ${cards}, chung cho ${other}`,
  'sam-pay-cong': ({ who, other }) => `${who} cóng, chung cho ${other}`,
  'sam-pay-chop': ({ who, other }) => `${who} bị chặt, chung cho ${other}`,
  'sam-pay-sam': ({ who, other }) => `Báo sâm: ${who} chung cho ${other}`,
  stopped: ({ who, other }) => `Hỏng sâm: ${who} chung hết cho ${other}`,
  'sam-pay-white': ({ who, other }) => `${other} ăn trắng, ${who} chung`,
  'sam-bao-mot': ({ who, other }) => `${who} giữ lá cao, đền cho ${other}`,
  void: ({ who, other }) => `Sâm hỏng: ${who} trả lại ${other}`,
};

export const tableWords = {
  two: 'heo',
  named,
  left: (cards: number) => `${cards} lá`,
  did: {
    plays: (cards: string) => `đánh ${cards}`,
    beats: (cards: string) => `chặn ${cards}`,
    chops: (cards: string) => `chặt ${cards}`,
    pass: 'bỏ lượt, nghỉ vòng này',
    call: 'báo sâm',
    silent: 'không báo sâm',
    waits: 'chờ lượt',
    thinks: 'đang nghĩ',
  },
  middle: {
    /** Whose it is, and what beats it. */
    of: (who: string, beaten: string) => `của ${who}. ${beaten}`,
    beaten,
    was: (who: string) => `Trước đó ${who} đánh`,
    call: 'Ai báo sâm?',
    callText: 'Báo sâm là một mình chạy hết bài, không để ai chặn lần nào.',
    /** The table is empty: somebody leads. */
    youLead: 'Bạn đi trước',
    leads: (who: string) => `${who} đi trước`,
    leadText: 'Đánh bộ nào cũng được: 1 lá, đôi, sám cô, sảnh, tứ quý.',
    over: 'Hết ván',
  },
  say: {
    tap: 'Chạm các lá muốn đánh.',
    nothing: 'Bạn không có bộ nào chặn được: bỏ lượt.',
    call: 'Bài chắc ăn mới nên báo: hỏng thì phải chung.',
    waits: 'Chờ tới lượt bạn.',
    passed: 'Bạn đã bỏ lượt, nghỉ tới hết vòng.',
    over: 'Hết ván.',
    /** The tapped cards may be played: on the table's play, or as a lead. */
    beats: 'Chặn được.',
    chops: 'Chặt được.',
    leads: 'Đánh được.',
    takes: (mine: string, theirs: string) => `${mine} chặt ${theirs}.`,
    /** Both of one kind: two runs differ only by their tops. */
    tops: (mine: string, theirs: string) => `Sảnh của bạn tới ${mine}, sảnh trên bàn tới ${theirs}.`,
    names: (mine: string, theirs: string) => `${mine}, trên bàn là ${theirs}.`,
    /** The tapped cards are of another kind; or would be playable with more cards added. */
    more: (mine: string, theirs: string) => `Bạn chọn ${mine}, trên bàn là ${theirs}.`,
    grows: 'Chưa thành bộ: chạm thêm lá.',
  },
  warns,
  refuses,
  refused,
  moves: {
    call: 'Báo sâm',
    callSmall: 'một mình đánh cả bàn',
    silent: 'Không báo',
    silentSmall: 'đánh như thường',
    play: (ranks: string) => `Đánh ${ranks}`,
    none: 'Đánh',
    tap: 'chạm lá trước',
    other: 'chọn lá khác',
    more: 'chạm thêm lá',
    left: (cards: number) => (cards === 0 ? 'hết bài' : `còn ${cards} lá`),
    pass: 'Bỏ lượt',
    passSmall: 'nghỉ hết vòng',
    whyNoPass: 'Sao không bỏ lượt được?',
    wait: 'chờ lượt',
  },
  ends: {
    first: 'hết bài',
    left: (cards: number) => `còn ${cards} lá`,
    cong: (count: number) => `cóng, ${count} lá`,
  },
  pays,
};

export type SamTableWords = typeof tableWords;
