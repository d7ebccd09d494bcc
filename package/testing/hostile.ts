/** Worst-case inputs for the reader of cases. */

/** The costliest pieces of text, repeated. */
export const HOSTILE = [
  'A♠ ',
  '🂡',
  'J ',
  '7 8 9 ',
  '10 10 ',
  'an 7 7 7, ',
  'an 2 con át bình 3 con già ',
  '♠',
  'a b c ',
];
export const HEADS = ['', 'ba cay ', 'ta la ', 'xi to ', 'sam ', 'xi dach '];

/** A text of so many characters, including a given prefix. */
export function repeated(head: string, part: string, length: number): string {
  return (head + part.repeat(Math.ceil(length / part.length))).slice(0, length);
}

/** Full tables where nobody else can sit down, and hands without any suits. */
export const FULLEST = [
  'xi-dach; cái: 2♠ 2♥ 2♦ 2♣ 3♠; a: 3♥ 3♦ 3♣ 4♠ 4♥; b: 4♦ 4♣ 5♠ 5♥ A♠; c: 5♦ 5♣ 6♠ A♥; d: 6♥ 6♦ 6♣ A♦; e: 7♠ 7♥ 7♦; f: 8♠ 8♥ 8♦',
  'xi-to; a: 7♠ 8♠ 9♠ 10♠ J♠; b: 7♥ 8♥ 9♥ 10♥ J♥; c: 7♦ 8♦ 9♦ 10♦ J♦; d: 7♣ 8♣ 9♣ 10♣ J♣; e: Q♠ Q♥ Q♦ Q♣ K♠; f: K♥ K♦ K♣ A♠ A♥',
  'ba-cay; cái: A♠ A♥ A♦; a: 2♠ 2♥ 2♦; b: 3♠ 3♥ 3♦; c: 4♠ 4♥ 4♦; d: 5♠ 5♥ 5♦; e: 6♠ 6♥ 6♦; f: 7♠ 7♥ 7♦; g: 8♠ 8♥ 8♦; h: 9♠ 9♥ 9♦',
  'ta-la; a: A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠; b: A♥ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥; c: A♦ 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦; d: A♣ 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣',
  'ta-la; bài: A♠ 2♠ 3♠ A♥ 2♥ 3♥ A♦ 2♦ 3♦ 4♠',
  'sam; a: -; b: 2♠ 2♥ 2♦ 2♣ 3♠ 3♥ 3♦ 3♣ 4♠ 4♥; c: 5♠ 5♥ 5♦ 5♣ 6♠ 6♥ 6♦ 6♣ 7♠ 7♥; d: 8♠ 8♥ 8♦ 8♣ 9♠ 9♥ 9♦ 9♣ 10♠ 10♥',
  'ta la an 4 5 6 7 8 9 10 J Q, binh A 2 3 4 5 6 7 8 9, chi 2 3 4 5 6 7 8 9 10, dung 3 4 5 6 7 J Q K A',
  'phom: an ha 5 5 5 le 2 9, binh ha 10 j q tep le a 4, ai it diem hon',
  'ba cay an 2 3 4 binh 5 5 9 cuong 6 6 7',
];
