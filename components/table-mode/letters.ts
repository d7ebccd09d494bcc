/** How large words can be set: their widths in the display face are known, so a style sheet can do the rest, and nothing is measured. */

/** Advances of Phudu 800 in hundredths of an em; capitals and small letters are alike, and marks add nothing. */
const ADVANCES: Readonly<Record<string, number>> = {
  ...{ ' ': 23, ',': 23, '.': 24, ':': 22, '+': 46, '−': 45, '?': 42 },
  ...{ 0: 53, 1: 35, 2: 47, 3: 46, 4: 53, 5: 48, 6: 53, 7: 45, 8: 53, 9: 53 },
  ...{ A: 57, B: 53, C: 49, D: 56, E: 43, F: 42, G: 58, H: 56, I: 26, J: 39, K: 53, L: 38, M: 70, N: 55, O: 63, P: 52 },
  ...{ Q: 63, R: 53, S: 47, T: 44, U: 57, V: 57, W: 76, X: 58, Y: 56, Z: 50, Đ: 57, Ơ: 63, Ư: 58 },
};
/** Of a letter that is not there. */
const USUAL = 60;
/** For the fallback face, and edges of letters that lean out. */
const SPARE = 1.04;

/** Marks that would touch the line above: two on one letter any, one that is below a dot only that. */
const BELOW = /\u0323/u;
const ABOVE = /[\u0300-\u0309]/u;
const STACKED = /[\u0302\u0306][\u0300-\u0309]/u;

const MARKS = /\p{M}/gu;

/** The width of a text in em. */
export function widthOf(text: string): number {
  const letters = [...text.toLocaleUpperCase('vi').normalize('NFD').replace(MARKS, '')];
  const sum = letters.reduce((all, letter) => all + (ADVANCES[letter] ?? USUAL), 0);
  return (sum * SPARE) / 100;
}

/** Words set as large as fit, in one line or two. */
export interface Letters {
  readonly lines: readonly string[];
  /** The longest word in em, the longest line, and all of it in one line. */
  readonly word: number;
  readonly wide: number;
  readonly whole: number;
  /** The height of a line in em. */
  readonly lead: number;
}

const TIGHT = 0.94;
const LOOSE = 1.1;

export function lettersOf(text: string): Letters {
  const words = text.split(' ').filter(Boolean);
  const lines = inTwo(words);
  const [upper = '', lower = ''] = lines.map((line) => line.normalize('NFD'));
  const touches = STACKED.test(lower) || (BELOW.test(upper) && ABOVE.test(lower));
  return {
    lines,
    word: widest(words),
    wide: widest(lines),
    whole: widthOf(text),
    lead: touches ? LOOSE : TIGHT,
  };
}

function widest(texts: readonly string[]): number {
  return Math.max(...texts.map(widthOf));
}

/** The two lines of which the longer one is shortest. */
function inTwo(words: readonly string[]): readonly string[] {
  const ways = words
    .slice(1)
    .map((_, before) => [words.slice(0, before + 1).join(' '), words.slice(before + 1).join(' ')]);
  const [first = words] = ways.toSorted((a, b) => widest(a) - widest(b));
  return first;
}
