/** What is wrong with the text of a case, said in both languages: where it is wrong, and what was expected. */

import { displayCard } from '#core/card.ts';
import type { Role } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import type { Lang } from '#core/lang.ts';
import { displayName } from '../text.ts';

export type ErrorWords = Readonly<Record<Lang, string>>;

const ROLE_NAMES: Readonly<Record<Role, ErrorWords>> = {
  cai: { vi: 'cái', en: 'banker' },
  bai: { vi: 'bài', en: 'hand' },
  ban: { vi: 'bàn', en: 'table' },
  danh: { vi: 'đánh', en: 'play' },
  player: { vi: 'tên người chơi', en: 'a player’s name' },
};

/** A game that a text can begin with. */
const EXAMPLE = 'xi-dach';

/** Who holds the cards of a reserved field, at the beginning of a sentence. */
const HOLDERS: ReadonlyMap<string, ErrorWords> = new Map<Exclude<Role, 'player'>, ErrorWords>([
  ['cai', { vi: 'Nhà cái', en: 'The banker' }],
  ['bai', { vi: 'Tay bài', en: 'The hand' }],
  ['ban', { vi: 'Trên bàn', en: 'The table' }],
  ['danh', { vi: 'Bài đánh ra', en: 'The play' }],
]);

function holderWords(name: string): ErrorWords {
  return HOLDERS.get(name) ?? { vi: displayName(name), en: displayName(name) };
}

/** In the middle of a sentence: a name keeps its capital. */
function small(holder: string): string {
  return [...HOLDERS.values()].some(({ vi }) => vi === holder)
    ? holder.charAt(0).toLowerCase() + holder.slice(1)
    : holder;
}

/** A sentence or two about one error, without its code. */
export function errorWords(error: CaseError): ErrorWords {
  const found = shorten(error.found);
  switch (error.code) {
    case 'empty':
      return {
        vi: `Chưa có gì để xét. Viết tên trò trước, ví dụ ${EXAMPLE}.`,
        en: `There is nothing to rule on yet. Begin with the game, for example ${EXAMPLE}.`,
      };
    case 'too-long':
      if (error.tooMuch)
        return {
          vi: 'Nhiều thứ quá, đọc không xuể. Bạn viết gọn lại, mỗi lần một ván.',
          en: 'There is too much in this to be read. Write less, one case at a time.',
        };
      return {
        vi: `Dài quá. Một ván viết gọn trong ${error.limit} ký tự.`,
        en: `Too long. A case fits in ${error.limit} characters.`,
      };
    case 'bad-syntax':
      return SYNTAX[error.what](found);
    case 'unknown-game':
      return {
        vi: `Không có trò nào tên “${found}”. Có: ${error.known.join(', ')}.`,
        en: `There is no game called “${found}”. The games here: ${error.known.join(', ')}.`,
      };
    case 'unknown-preset':
      return {
        vi: `Không có bộ luật “${found}”. Có: ${error.known.join(', ')}.`,
        en: `There is no rule set “${found}”. This game has: ${error.known.join(', ')}.`,
      };
    case 'unknown-setting':
      return {
        vi: `Không có luật nhà “${found}”. Có: ${error.known.join(', ')}.`,
        en: `There is no house rule “${found}”. This game has: ${error.known.join(', ')}.`,
      };
    case 'bad-value':
      return error.twice
        ? {
            vi: `Luật nhà ${error.key} viết hai lần. Giữ một.`,
            en: `The house rule ${error.key} is given twice. Keep one.`,
          }
        : {
            vi: `${error.key} không nhận giá trị này. Chọn một: ${error.allowed.join(', ')}.`,
            en: `${error.key} does not take this value. Choose one: ${error.allowed.join(', ')}.`,
          };
    case 'unknown-field':
      if (error.eatenFrom) return eatenFromWords(found, error.eatenFrom);
      // The game has such a field, but not beside the one that stands before it.
      if (error.roles.length === 0) {
        return {
          vi: `Mục “${found}” không đi cùng mục đứng trước nó.`,
          en: `The field “${found}” does not go with the one before it.`,
        };
      }
      return {
        vi: `Trò này không có mục “${found}”. Có: ${error.roles.map((role) => ROLE_NAMES[role].vi).join(', ')}.`,
        en: `This game has no field “${found}”. It has: ${error.roles.map((role) => ROLE_NAMES[role].en).join(', ')}.`,
      };
    case 'missing-field':
      // A name is missed only where one of the players must be out.
      if (error.role === 'player') {
        return {
          vi: 'Chưa có ai hết bài. Người về nhất viết dấu -.',
          en: 'Nobody is out yet. Write - for the player who has won.',
        };
      }
      return {
        vi: `Còn thiếu mục “${ROLE_NAMES[error.role].vi}”.`,
        en: `The field “${ROLE_NAMES[error.role].en}” is missing.`,
      };
    case 'duplicate-field':
      if (error.out) {
        return {
          vi: `Đã có người hết bài trước ${displayName(error.name)}. Một ván chỉ một người hết bài.`,
          en: `Somebody before ${displayName(error.name)} is already out. Only one player in a round can be out of cards.`,
        };
      }
      return {
        vi: `Mục “${found}” đã có ở trên. Mỗi tên viết một lần.`,
        en: `“${found}” is already there. Use each name only once.`,
      };
    case 'bad-card':
      if (error.why === 'no-suit') return CARD['no-suit'](error.rank);
      return error.why === 'not-told' ? CARD['not-told'](found, error) : CARD[error.why](found);
    case 'duplicate-card': {
      const card = displayCard(error.card);
      const holder = holderWords(error.holder);
      return {
        vi: `${holder.vi} đã có ${card}. Một bộ bài, mỗi lá có một.`,
        en: `${holder.en} already holds ${card}. A pack has only one of each card.`,
      };
    }
    case 'card-not-in-deck':
      return {
        vi: `${displayCard(error.card)} không có trong bộ bài của bàn này.`,
        en: `${displayCard(error.card)} is not in this house’s pack.`,
      };
    case 'wrong-card-count': {
      if (error.name === 'ban' && error.count === 0) {
        return {
          vi: 'Trên bàn chưa có gì thì bỏ mục “bàn”, chỉ viết “đánh”.',
          en: 'Where the table is empty, leave “table” out and write only “play”.',
        };
      }
      const range = error.min === error.max ? `${error.min}` : `${error.min}–${error.max}`;
      const { vi, en } = holderWords(error.name);
      return {
        vi: `${vi} có ${error.count} lá. Cần ${range} lá.`,
        en: `${en} has ${error.count} ${error.count === 1 ? 'card' : 'cards'}. It takes ${range}.`,
      };
    }
    case 'wrong-player-count':
      return {
        vi: `${error.count === 0 ? 'Chưa có người chơi nào' : `Có ${error.count} người chơi`}. Cần từ ${error.min} đến ${error.max}.`,
        en: `There ${error.count === 1 ? 'is 1 player' : `are ${error.count || 'no'} players`}. It takes ${error.min} to ${error.max}.`,
      };
    case 'eaten-card-outside-meld':
      return {
        vi: `${displayCard(error.card)} là lá đã ăn mà không nằm trong phỏm nào.`,
        en: `${displayCard(error.card)} was eaten but fits no meld.`,
      };
    case 'too-many-unknown':
      return {
        vi: 'Nhiều lá chưa biết quá, đếm không xuể. Kể thêm vài lá rồi xét tiếp.',
        en: 'Too many cards are unknown to count every way they could fall. Name a few more.',
      };
  }
}

/** The name behind a star is nobody's whose card could be eaten. */
function eatenFromWords(found: string, players: readonly string[]): ErrorWords {
  if (players.length === 0) {
    return {
      vi: `Sau dấu * là tên người bị ăn, mà ván này chưa có ai khác ngoài người ăn.`,
      en: `After a * goes the name of whoever discarded that card, and this case has nobody else yet.`,
    };
  }
  const names = players.map(shorten).join(', ');
  return {
    vi: `“${found}” không phải người bị ăn. Sau dấu * viết đúng tên một người khác trong ván: ${names}.`,
    en: `The card cannot have been eaten from “${found}”. After a * write another player’s name, spelled as in the case: ${names}.`,
  };
}

const SYNTAX = {
  'after-game': (found: string) => ({
    vi: `Sau tên trò cần dấu chấm phẩy, không phải “${found}”.`,
    en: `A semicolon goes after the game, not “${found}”.`,
  }),
  'unclosed-brace': () => ({
    vi: 'Ngoặc { mở mà chưa đóng. Thêm } sau luật nhà cuối.',
    en: 'The brace { is not closed. Put } after the last house rule.',
  }),
  setting: (found: string) => ({
    vi: `“${found}” chưa thành luật nhà. Viết tên=giá trị, cách nhau bằng dấu phẩy.`,
    en: `“${found}” is not a house rule. Write it as name=value, with commas between.`,
  }),
  'field-without-colon': (found: string) => ({
    vi: `“${found}” thiếu dấu hai chấm. Viết tên, dấu hai chấm, rồi tới bài.`,
    en: `“${found}” has no colon. Write a name, a colon, then the cards.`,
  }),
  'two-ways': () => ({
    vi: 'Câu này hiểu được hơn một cách. Chọn cách đúng ý bạn.',
    en: 'This can be understood in more than one way. Choose the one you mean.',
  }),
  'which-game': () => ({
    vi: 'Chưa rõ là trò nào. Chọn trò đang chơi.',
    en: 'It is not clear which game this is. Choose the one you play.',
  }),
  name: (found: string) => ({
    vi: `“${found}” không làm tên được. Tên gồm chữ, số, - và _, từ 1 đến 24 ký tự.`,
    en: `“${found}” cannot be a name. A name has letters, digits, - and _, 1 to 24 characters.`,
  }),
} as const;

/** What a hand can be worth, and no card. */
const TOTAL = /^(?:1[1-9]|[2-9]\d)$/;

const CARD = {
  'not-a-card': (found: string) =>
    TOTAL.test(found)
      ? {
          vi: `“${found}” không phải lá bài. Nếu là điểm thì viết từng lá ra, như 10 8.`,
          en: `“${found}” is not a card. If it is a total, write the cards that make it, like 10 8.`,
        }
      : {
          vi: `“${found}” không phải lá bài. Viết số rồi chất, như 10♥, 10h hay 10 cơ.`,
          en: `“${found}” is not a card. Write rank and suit, like 10♥, 10h or 10 cơ.`,
        },
  nothing: () => ({
    vi: 'Chưa có lá nào. Viết bài ra, hoặc dấu - nếu tay không.',
    en: 'No cards here yet. Write the cards, or - for an empty hand.',
  }),
  'not-told': (found: string, { name, counted }: { readonly name: string; readonly counted: boolean }) => {
    const { vi, en } = holderWords(name);
    return counted
      ? {
          vi: `Mới biết ${small(vi)} có ${found}, chưa biết là những lá nào. Kể từng lá ra.`,
          en: `${en}: ${found}. Which cards are they? Name each one.`,
        }
      : {
          vi: `Mới nghe ${small(vi)} “${found}”, chưa biết là những lá nào. Kể từng lá ra, như 10 8.`,
          en: `${en}: “${found}”. Which cards make it? Name each one, like 10 8.`,
        };
  },
  'no-suit': (rank: string) => ({
    vi: `Con ${rank} này chất gì? Ván này chất quyết định, nên phải biết.`,
    en: `Which suit is this ${rank}? In this case the suit decides, so it must be known.`,
  }),
  'not-held': (found: string) => ({
    vi: `“${found}” là lá đánh ra, gửi đi hay còn chờ, không nằm trong tay. Bỏ lá đó ra rồi xét.`,
    en: `“${found}” was discarded, laid off or is still waited for, so it is in nobody’s hand. Leave it out.`,
  }),
  unknown: () => ({
    vi: 'Chỗ này phải biết rõ từng lá, không để dấu ? được. Viết lá bài ra.',
    en: 'Every card must be known here, so a ? will not do. Write the card.',
  }),
  'behind-star': (found: string) => ({
    vi: `Sau dấu * chỉ viết tên người, không viết dính “${found}”. Lá kế tiếp phải cách ra.`,
    en: `After a * write only a name, not “${found}”. Leave a space before the next card.`,
  }),
  star: () => ({
    vi: 'Dấu * chỉ dùng trong Tá Lả, cho lá đã ăn.',
    en: 'A * marks an eaten card, in Tá Lả only.',
  }),
} as const;

function shorten(text: string): string {
  const units = [...text];
  return units.length > 24 ? `${units.slice(0, 23).join('')}…` : text;
}
