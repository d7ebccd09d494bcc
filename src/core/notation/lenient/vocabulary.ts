/** The words with which people tell a hand, in both languages. A word is known with its own marks or with none. */

import type { Rank, Suit } from '#core/card.ts';
import type { Role } from '#core/case.ts';
import { foldMarks } from '../lexicon.ts';

/** What a word may stand for. */
export type Meaning =
  /** `number`: it can count cards as well (`hai con heo`). `plural`: it stands for several of them (`aces`). */
  | { readonly is: 'rank'; readonly rank: Rank; readonly number?: boolean; readonly plural?: boolean }
  | { readonly is: 'suit'; readonly suit: Suit }
  | { readonly is: 'role'; readonly role: Exclude<Role, 'player'> }
  /** Equal ranks: đôi, sám cô, tứ quý; two pairs: thú. */
  | { readonly is: 'group'; readonly size: 2 | 3 | 4; readonly count?: 2 }
  /** Three of one rank and two of another. */
  | { readonly is: 'full' }
  /** One of those who play against the banker, without a name. */
  | { readonly is: 'player' }
  /** Two aces, told by the name of the hand. */
  | { readonly is: 'xi-ban' }
  /** Who plays over what lies there (`chặt`), and what is played over (`bị`); with what (`bằng`). */
  | { readonly is: 'beats' | 'beaten' | 'by' }
  /** `row`: cards of a run follow. `flush`: cards of one suit. `from`, `to`: the ends of a run. */
  | { readonly is: 'row' | 'flush' | 'from' | 'to' }
  /** Nothing is held. */
  | { readonly is: 'empty' }
  /** Counts cards: `con`, `lá`. `lists`: the cards that it counts may be told behind it one by one. */
  | { readonly is: 'unit'; readonly lists: boolean }
  /** Says of one card that it is one. */
  | { readonly is: 'one' }
  /** Between two sides: somebody else is told next. */
  | { readonly is: 'versus' }
  /** The number before it is no card. */
  | { readonly is: 'points' }
  /** A name follows, though it may be a number: `ông Tư`. */
  | { readonly is: 'title' }
  /** Whose the cards before it are: `for the dealer`. */
  | { readonly is: 'for' }
  /** The card was eaten from another player, perhaps his last-round card. */
  | { readonly is: 'eaten' | 'chot' }
  /** An article of English, if a word for a card follows. */
  | { readonly is: 'article' }
  /** Carries nothing of the case. */
  | { readonly is: 'skip' }
  /** He draws: what follows is one more card of whoever is named. */
  | { readonly is: 'draws' }
  /** Says something that no case holds: no card, and nobody's name. */
  | { readonly is: 'no-name' };

/** A meaning of one kind. */
export type MeaningOf<K extends Meaning['is']> = Extract<Meaning, { readonly is: K }>;

const RANKS: readonly (readonly [Rank, faces: string, numbers: string, plurals: string])[] = [
  ['A', 'át ách xì ace', '', 'aces'],
  ['2', 'heo', 'hai two', 'twos deuces heos'],
  ['3', '', 'ba three', 'threes'],
  ['4', '', 'bốn tư four', 'fours'],
  ['5', '', 'năm five', 'fives'],
  ['6', '', 'sáu six', 'sixes'],
  ['7', '', 'bảy bẩy seven', 'sevens'],
  ['8', '', 'tám eight', 'eights'],
  ['9', '', 'chín nine', 'nines'],
  ['10', '', 'mười ten', 'tens'],
  ['J', 'bồi ri jack', '', 'jacks'],
  ['Q', 'đầm quy qui queen', '', 'queens'],
  ['K', 'già ka king', '', 'kings'],
];

const SUITS: readonly (readonly [Suit, string])[] = [
  ['S', 'bích spade spades'],
  ['H', 'cơ heart hearts'],
  ['D', 'rô dô diamond diamonds'],
  ['C', 'chuồn tép nhép club clubs'],
];

/** Longer phrases stand for themselves: the longest that fits is read. */
const PHRASES: readonly (readonly [Meaning, readonly string[]])[] = [
  [
    { is: 'role', role: 'cai' },
    ['nhà cái', 'cái', 'banker', 'bank', 'dealer', 'the banker', 'the dealer', 'house', 'the house', 'chương'],
  ],
  [{ is: 'role', role: 'ban' }, ['trên bàn', 'bàn', 'on the table', 'table', 'on table', 'the table']],
  [{ is: 'role', role: 'danh' }, ['đánh ra', 'đánh', 'ra', 'played', 'play', 'plays', 'lead', 'leads']],
  [
    { is: 'role', role: 'bai' },
    [
      'tay bài',
      'bài',
      'bài tôi',
      'bài của tôi',
      'bài mình',
      'bài của mình',
      'bài em',
      'bài của em',
      'the hand',
      'hand',
      'my hand',
      'my cards',
    ],
  ],
  [{ is: 'group', size: 2 }, ['đôi', 'cặp', 'pair', 'pairs', 'pair of', 'a pair of']],
  [
    { is: 'group', size: 3 },
    [
      'sám',
      'sám cô',
      'xám',
      'xám cô',
      'xám chi',
      'sáp',
      'bộ ba',
      'triple',
      'triple of',
      'trips',
      'three of a kind',
      'set',
      'set of',
    ],
  ],
  [{ is: 'group', size: 2, count: 2 }, ['thú']],
  [{ is: 'full' }, ['cù lũ', 'full house']],
  [{ is: 'player' }, ['nhà con', 'con', 'tay con', 'người chơi', 'player', 'tụi bay']],
  [{ is: 'group', size: 4 }, ['tứ quý', 'quad', 'quads', 'four of a kind']],
  [{ is: 'xi-ban' }, ['xì bàn', 'xì bàng', 'double ace']],
  [
    { is: 'beats' },
    ['chặt', 'chặn', 'đè', 'lên', 'bắt', 'hơn', 'lớn hơn', 'on', 'beats', 'beat', 'over', 'chop', 'chops'],
  ],
  [{ is: 'beaten' }, ['bị', 'beaten by']],
  [{ is: 'by' }, ['bằng', 'using']],
  [
    { is: 'row' },
    [
      'sảnh',
      'sảnh rồng',
      'dây',
      'run',
      'straight',
      'a run',
      'a straight',
      'thùng phá sảnh',
      'straight flush',
      'royal flush',
    ],
  ],
  [{ is: 'flush' }, ['thùng', 'đồng chất', 'flush', 'a flush']],
  [{ is: 'from' }, ['từ', 'from']],
  [{ is: 'to' }, ['tới', 'đến', 'xuống', 'to', 'through', 'down to']],
  [
    { is: 'empty' },
    [
      'hết bài',
      'hết',
      'hết sạch',
      'về',
      'về nhất',
      'về trước',
      'went out',
      'goes out',
      'finished',
      'no cards left',
      'no cards',
      'nothing',
      'nothing left',
      'is out',
      'out',
    ],
  ],
  [{ is: 'unit', lists: false }, ['con']],
  [{ is: 'unit', lists: true }, ['lá', 'cây', 'quân', 'cards', 'card']],
  [{ is: 'one' }, ['một', '1', 'one']],
  [{ is: 'versus' }, ['vs', 'versus', 'against', 'gặp', 'đấu', 'đấu với']],
  [{ is: 'points' }, ['nút', 'điểm', 'points', 'point']],
  [{ is: 'title' }, ['ông', 'bà', 'anh', 'chị', 'chú', 'bác', 'dì', 'cậu', 'thằng', 'cô', 'uncle', 'aunt']],
  // What the hand is worth, or who won: the engine says that.
  [
    { is: 'skip' },
    [
      'xì dách',
      'xì lác',
      'ngũ linh',
      'quắc',
      'ba tiên',
      '3 tiên',
      'ba tây',
      '3 tây',
      'ba cào',
      '3 cào',
      'tịt',
      'mậu thầu',
      'non',
      'đủ',
      'đủ tuổi',
      'bù',
      'ăn trắng',
      'tới trắng',
      'phỏm dọc',
      'phỏm ngang',
      'ù',
      'ù khan',
      'hợp lệ',
      'ngửa',
      'lá ngửa',
      'up card',
      'up cards',
      'lá tẩy',
      'bài tẩy',
      'giả sử',
      'ví dụ',
      'đầu tiên',
      'hole card',
      'lên bài',
      'nói trước',
      'bàn trống',
      'còn lại',
      'sau đó',
      'sau khi',
      'ai thắng',
      'đúng không',
      'phải không',
      'no melds',
      'bị quắc',
      'bị cháy',
      'bị móm',
      'bị thối',
      'bị cóng',
      'bust',
      'busts',
      'stands',
      'stands on',
      'stays',
      'stays on',
      'short',
      'cho hỏi',
      'cho em hỏi',
      'cho mình hỏi',
      'cho tôi hỏi',
      'anh em',
      'mọi người',
      'bao nhiêu',
      'móm',
      'cháy',
      'thối',
      'cóng',
    ],
  ],
  [
    { is: 'draws' },
    ['bốc', 'bốc được', 'rút', 'rút được', 'kéo', 'kéo được', 'draws', 'draw', 'drew', 'hits', 'hit', 'and got'],
  ],
  [
    { is: 'no-name' },
    [
      'luật',
      'rules',
      'miền',
      'gửi',
      'vào',
      'đôi thông',
      'chặt chồng',
      'chờ',
      'cần',
      'thiếu',
      'đặt',
      'góp',
      'cược',
      'bet',
      'bets',
    ],
  ],
  [{ is: 'for' }, ['của', 'for', 'belongs to', 'belong to', 'là của']],
  [{ is: 'eaten' }, ['ăn', 'lá ăn', 'ate', 'took', 'eaten', 'eaten card']],
  [{ is: 'chot' }, ['chốt', 'lá chốt']],
  [{ is: 'article' }, ['a']],
];

/** Words of most sentences about a hand that are no part of it. */
const SKIPPED = [
  'có và với thì là được cầm giữ còn thêm gồm đang cũng mà rồi phỏm rác lẻ bộ cạ một dưới dư thừa hạ lật nặn nữa vừa mới theo tẩy mặt nếu lớn trước dằn dừng xét chết trúng',
  'dọc ngang làm ghép chung sao tính xử thế nào hỏi ai ăn thắng thua hòa huề không ko hông hở vậy được chưa chơi trong',
  'has have had with and in of the holds hold is are got shows meld melds set loose plus single deadwood if who wins win won takes then',
]
  .join(' ')
  .split(' ');

/** How many words the longest phrase has. */
export const LONGEST_PHRASE = 4;

/** Without marks these are names of people. */
const NAMES = new Set([
  'an',
  'hoa',
  'thi',
  'bang',
  'bi',
  'ta',
  'ha',
  'ba',
  'chi',
  'di',
  'ong',
  'chu',
  'thang',
  'bac',
  'cau',
  'du',
  'toi',
  'dat',
  'mien',
  'dan',
  'dung',
  'can',
  'tit',
]);

const MEANINGS = meaningsBySpelling();

/** What a phrase can mean, its words in small letters with a blank between them; nothing where it is not known. */
export function meaningsOf(spoken: string): readonly Meaning[] {
  return MEANINGS.get(spoken) ?? [];
}

/** What players are called most often: none of it is meant for a card. */
const PEOPLE = new Set([
  'an',
  'bình',
  'binh',
  'chi',
  'dung',
  'tôi',
  'toi',
  'tui',
  'tao',
  'mình',
  'minh',
  'em',
  'nó',
  'no',
]);

export function isPerson(word: string): boolean {
  return PEOPLE.has(word);
}

/** Words that end a sentence in speech: no card, no name. What they say changes nothing. */
const PARTICLES = new Set(
  'nha nhe nhé nhá hen nghen ha hả à ạ ơi hỡi luôn thôi nè này kìa ta đi please thanks lol ok xem giùm dùm giúp'.split(
    ' ',
  ),
);

export function isParticle(word: string): boolean {
  return PARTICLES.has(word);
}

/** The words that are cards or parts of them, without marks: an unknown word near one of them may have been meant so. */
export const CARD_WORDS: readonly string[] = [
  ...RANKS.flatMap(([, faces, numbers, plurals]) => `${faces} ${numbers} ${plurals}`.split(' ')),
  ...SUITS.flatMap(([, words]) => words.split(' ')),
]
  .filter(Boolean)
  .map(foldMarks);

function meaningsBySpelling(): ReadonlyMap<string, readonly Meaning[]> {
  const known = new Map<string, Meaning[]>();
  const learn = (phrase: string, meaning: Meaning): void => {
    const folded = foldMarks(phrase);
    const card = meaning.is === 'rank' || meaning.is === 'suit';
    // `co` is có or cơ, no title.
    const named = (NAMES.has(folded) && !card) || meaning.is === 'title';
    for (const spelling of new Set([phrase, ...(named ? [] : [folded])])) {
      known.set(spelling, [...(known.get(spelling) ?? []), meaning]);
    }
  };
  for (const [rank, faces, numbers, plurals] of RANKS) {
    for (const word of faces.split(' ').filter(Boolean)) learn(word, { is: 'rank', rank });
    for (const word of numbers.split(' ').filter(Boolean)) learn(word, { is: 'rank', rank, number: true });
    for (const word of plurals.split(' ').filter(Boolean)) learn(word, { is: 'rank', rank, plural: true });
  }
  for (const [suit, words] of SUITS) for (const word of words.split(' ')) learn(word, { is: 'suit', suit });
  for (const [meaning, phrases] of PHRASES) for (const phrase of phrases) learn(phrase, meaning);
  for (const word of SKIPPED) learn(word, { is: 'skip' });
  return known;
}
