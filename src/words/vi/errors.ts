/** What is wrong with the text of a case, in Vietnamese: where it is wrong, and what was expected. */

import { displayCard } from '#core/card.ts';
import type { Role } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import { displayName } from '../text.ts';

const ROLE_NAMES: Readonly<Record<Role, string>> = {
  cai: 'cái',
  bai: 'bài',
  ban: 'bàn',
  danh: 'đánh',
  player: 'tên người chơi',
};

/** A game that a text can begin with. */
const EXAMPLE = 'xi-dach';

/** Who holds the cards of a reserved field, at the beginning of a sentence. */
const HOLDERS: ReadonlyMap<string, string> = new Map<Exclude<Role, 'player'>, string>([
  ['cai', 'Nhà cái'],
  ['bai', 'Tay bài'],
  ['ban', 'Trên bàn'],
  ['danh', 'Bài đánh ra'],
]);

function holderWords(name: string): string {
  return HOLDERS.get(name) ?? displayName(name);
}

/** In the middle of a sentence: a name keeps its capital. */
function small(holder: string): string {
  return [...HOLDERS.values()].some((one) => one === holder)
    ? holder.charAt(0).toLowerCase() + holder.slice(1)
    : holder;
}

/** A sentence or two about one error, without its code. */
export function vi(error: CaseError): string {
  const found = shorten(error.found);
  switch (error.code) {
    case 'empty':
      return `Chưa có gì để xét. Viết tên trò trước, ví dụ ${EXAMPLE}.`;
    case 'too-long':
      if (error.tooMuch) return 'Nhiều thứ quá, đọc không xuể. Bạn viết gọn lại, mỗi lần một ván.';
      return `Dài quá. Một ván viết gọn trong ${error.limit} ký tự.`;
    case 'bad-syntax':
      return SYNTAX[error.what](found);
    case 'unknown-game':
      return `Không có trò nào tên “${found}”. Có: ${error.known.join(', ')}.`;
    case 'unknown-preset':
      return `Không có bộ luật “${found}”. Có: ${error.known.join(', ')}.`;
    case 'unknown-setting':
      return `Không có luật nhà “${found}”. Có: ${error.known.join(', ')}.`;
    case 'bad-value':
      return error.twice
        ? `Luật nhà ${error.key} viết hai lần. Giữ một.`
        : `${error.key} không nhận giá trị này. Chọn một: ${error.allowed.join(', ')}.`;
    case 'unknown-field':
      if (error.eatenFrom) return eatenFromWords(found, error.eatenFrom);
      // The game has such a field, but not beside the one that stands before it.
      if (error.roles.length === 0) {
        return `Mục “${found}” không đi cùng mục đứng trước nó.`;
      }
      return `Trò này không có mục “${found}”. Có: ${error.roles.map((role) => ROLE_NAMES[role]).join(', ')}.`;
    case 'missing-field':
      // A name is missed only where one of the players must be out.
      if (error.role === 'player') {
        return 'Chưa có ai hết bài. Người về nhất viết dấu -.';
      }
      return `Còn thiếu mục “${ROLE_NAMES[error.role]}”.`;
    case 'duplicate-field':
      if (error.out) {
        return `Đã có người hết bài trước ${displayName(error.name)}. Một ván chỉ một người hết bài.`;
      }
      return `Mục “${found}” đã có ở trên. Mỗi tên viết một lần.`;
    case 'bad-card':
      if (error.why === 'no-suit') return CARD['no-suit'](error.rank);
      return error.why === 'not-told' ? CARD['not-told'](found, error) : CARD[error.why](found);
    case 'duplicate-card': {
      const card = displayCard(error.card);
      const holder = holderWords(error.holder);
      return `${holder} đã có ${card}. Một bộ bài, mỗi lá có một.`;
    }
    case 'card-not-in-deck':
      return `${displayCard(error.card)} không có trong bộ bài của bàn này.`;
    case 'wrong-card-count': {
      if (error.name === 'ban' && error.count === 0) {
        return 'Trên bàn chưa có gì thì bỏ mục “bàn”, chỉ viết “đánh”.';
      }
      const range = error.min === error.max ? `${error.min}` : `${error.min}–${error.max}`;
      const holder = holderWords(error.name);
      return `${holder} có ${error.count} lá. Cần ${range} lá.`;
    }
    case 'wrong-player-count':
      return `${error.count === 0 ? 'Chưa có người chơi nào' : `Có ${error.count} người chơi`}. Cần từ ${error.min} đến ${error.max}.`;
    case 'eaten-card-outside-meld':
      return `${displayCard(error.card)} là lá đã ăn mà không nằm trong phỏm nào.`;
    case 'too-many-unknown':
      return 'Nhiều lá chưa biết quá, đếm không xuể. Kể thêm vài lá rồi xét tiếp.';
  }
}

/** The name behind a star is nobody's whose card could be eaten. */
function eatenFromWords(found: string, players: readonly string[]): string {
  if (players.length === 0) {
    return `Sau dấu * là tên người bị ăn, mà ván này chưa có ai khác ngoài người ăn.`;
  }
  const names = players.map(shorten).join(', ');
  return `“${found}” không phải người bị ăn. Sau dấu * viết đúng tên một người khác trong ván: ${names}.`;
}

const SYNTAX = {
  'after-game': (found: string) => `Sau tên trò cần dấu chấm phẩy, không phải “${found}”.`,
  'unclosed-brace': () => 'Ngoặc { mở mà chưa đóng. Thêm } sau luật nhà cuối.',
  setting: (found: string) => `“${found}” chưa thành luật nhà. Viết tên=giá trị, cách nhau bằng dấu phẩy.`,
  'field-without-colon': (found: string) => `“${found}” thiếu dấu hai chấm. Viết tên, dấu hai chấm, rồi tới bài.`,
  'two-ways': () => 'Câu này hiểu được hơn một cách. Chọn cách đúng ý bạn.',
  'which-game': () => 'Chưa rõ là trò nào. Chọn trò đang chơi.',
  name: (found: string) => `“${found}” không làm tên được. Tên gồm chữ, số, - và _, từ 1 đến 24 ký tự.`,
} as const;

/** What a hand can be worth, and no card. */
const TOTAL = /^(?:1[1-9]|[2-9]\d)$/;

const CARD = {
  'not-a-card': (found: string) =>
    TOTAL.test(found)
      ? `“${found}” không phải lá bài. Nếu là điểm thì viết từng lá ra, như 10 8.`
      : `“${found}” không phải lá bài. Viết số rồi chất, như 10♥, 10h hay 10 cơ.`,
  nothing: () => 'Chưa có lá nào. Viết bài ra, hoặc dấu - nếu tay không.',
  'not-told': (found: string, { name, counted }: { readonly name: string; readonly counted: boolean }) => {
    const holder = holderWords(name);
    return counted
      ? `Mới biết ${small(holder)} có ${found}, chưa biết là những lá nào. Kể từng lá ra.`
      : `Mới nghe ${small(holder)} “${found}”, chưa biết là những lá nào. Kể từng lá ra, như 10 8.`;
  },
  'no-suit': (rank: string) => `Con ${rank} này chất gì? Ván này chất quyết định, nên phải biết.`,
  'not-held': (found: string) =>
    `“${found}” là lá đánh ra, gửi đi hay còn chờ, không nằm trong tay. Bỏ lá đó ra rồi xét.`,
  unknown: () => 'Chỗ này phải biết rõ từng lá, không để dấu ? được. Viết lá bài ra.',
  'behind-star': (found: string) =>
    `Sau dấu * chỉ viết tên người, không viết dính “${found}”. Lá kế tiếp phải cách ra.`,
  star: () => 'Dấu * chỉ dùng trong Tá Lả, cho lá đã ăn.',
} as const;

function shorten(text: string): string {
  const units = [...text];
  return units.length > 24 ? `${units.slice(0, 23).join('')}…` : text;
}
