/** How texts are compared: as they are typed without marks, and as they are typed with them. */

/** A text as it is typed without marks: `Ngũ linh` is `ngu linh`, `Đền` is `den`, however its letters are composed. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();
}

/** The tones; what else stands over or under a letter makes it another letter. */
const TONE = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** A text in small letters with its marks, each tone behind its word: `hoà` and `hòa` are the same, `đền` and `đen` are not. */
export function markedText(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{L}\p{M}]+/gu, (word) => word.replace(TONE, '') + (word.match(TONE) ?? []).join(''))
    .normalize('NFC');
}

/** The words of a text, folded. A number of a rule is one word: `3.10`. */
export function wordsOf(text: string): string[] {
  return (
    fold(text)
      .replace(/['’]s\b/g, '')
      .match(/\d+(?:\.\d+)+|[\p{L}\p{N}]+/gu) ?? []
  );
}

const known = new Map<string, string>();

/** The same of a word, which is asked of the same words again and again. */
export function flatWord(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const now = flat(word);
  known.set(word, now);
  return now;
}

/** A text as it is compared: its words with one blank between them, and nothing else. */
export function flat(text: string): string {
  return wordsOf(text)
    .map((word) => SAME.get(word) ?? stem(word))
    .join(' ')
    .replace(HOW_MANY, 'may');
}

/** Words within a name that may as well be missing: “bốc được mấy lá”, “bốc thêm mấy lá”. */
const LITTLE_WITHIN = new Set('duoc them nua thi co phai roi mor more another can do i you the a'.split(' '));

/** A flat text without the words that change little; nothing where one word or none is left. */
export function bareText(text: string): string {
  const words = text.split(' ').filter((word) => !LITTLE_WITHIN.has(word));
  return words.length > 1 ? words.join(' ') : '';
}

/** “Bao nhiêu” is one word, and the same as “mấy”: apart it would be the “báo” of another matter. */
const HOW_MANY = /\bbao nhieu\b/g;

/** How a word is written in haste, or said elsewhere, by the word that stands here; in texts and in what is typed alike. */
const SAME = new Map([
  ['ko', 'khong'],
  ['hok', 'khong'],
  ['dc', 'duoc'],
  ['rut', 'boc'],
  ['dealer', 'banker'],
]);

/**
 * English says one thing with several endings: `pairs`, `paying`, `raised`. No syllable of Vietnamese ends in one of them and is
 * so long.
 */
function stem(word: string): string {
  const one = word.length > 3 ? word.replace(/([^s])s$/, '$1') : word;
  const root = one.length > 5 ? one.replace(/(?:ing|ed)$/, '').replace(/([bdgmnprt])\1$/, '$1') : one;
  return root.length > 3 ? root.replace(/e$/, '') : root;
}
