import { foldMarks } from '../lexicon.ts';
import type { Span } from '../scanner.ts';
import { slipsBetween } from '../suggest/slips.ts';
import { cardsInWord, type WrittenCard } from './cards-in-word.ts';
import { CARD_WORDS, isPerson, LONGEST_PHRASE, type Meaning, meaningsOf } from './vocabulary.ts';

/** A piece of what somebody wrote. */
export interface Token extends Span {
  /**
   * `word`: letters and digits in a row. `suit`: a glyph. `stop`: what parts one hand from the next (a line's end, `;`, `/`).
   * `pause`: what may (`,`, `.`). `odd`: anything else that is no blank.
   */
  readonly kind: 'word' | 'suit' | 'colon' | 'stop' | 'pause' | 'dash' | 'star' | 'odd' | 'bracket';
  /** In small letters. */
  readonly text: string;
  /** Nothing stands between it and the token before. */
  readonly glued: boolean;
  /** What the longest known phrase that begins here can mean; nothing where none does. */
  readonly meanings: readonly Meaning[];
  /** How many tokens that phrase takes. */
  readonly length: number;
  /** The cards of a word that holds nothing else. */
  readonly cards: readonly WrittenCard[] | undefined;
  /** An unknown word that is a slip away from a word for a card, or too short to tell. */
  readonly nearCard: boolean;
}

type Piece = Omit<Token, 'meanings' | 'length' | 'cards' | 'nearCard'>;

// What is said of a hand or of the ruling is no part of the hand: `= 19`, `→ An ăn`, a link; nor are ends of English words: `I've`.
const PIECES =
  /(?<aside>https?:\S+|→[^\n\r\u2028\u2029]*|=(?!\s*(?:10|[2-9ajqk])[♠♤♥♡❤♦♢♣♧shdcbrt])[^\n\r\u2028\u2029;,/)]*?(?=\.(?:\s|$)|[\n\r\u2028\u2029;,/)]|$)|['’](?:s|ve|m|re|d|ll)(?!\p{L}))|(?<bracket>[()])|(?<word>[\p{L}\p{M}\p{Nd}_]+)|(?<suit>[♠♤♥♡❤♦♢♣♧][\uFE0E\uFE0F]?)|(?<colon>[:=])|(?<stop>[;/|\n\r\u2028\u2029])|(?<pause>[,.?!…"“”+&•])|(?<dash>[-–—])|(?<star>\*{1,2})|(?<blank>\s)|(?<odd>.)/gisu;

const KINDS = ['word', 'suit', 'colon', 'stop', 'pause', 'dash', 'star', 'odd', 'bracket'] as const;

/** Cuts a text into pieces; blanks and what is no part of a case are left out, and so is what was `read` before. */
export function tokensOf(text: string, from: number, read?: Span): Token[] {
  const tokens: Piece[] = [];
  PIECES.lastIndex = from;
  for (let match = PIECES.exec(text); match; match = PIECES.exec(text)) {
    const kind = KINDS.find((one) => match?.groups?.[one] !== undefined);
    if (!kind) continue;
    const start = match.index;
    if (read && start >= read.from && start < read.to) continue;
    const glued = tokens.at(-1)?.to === start;
    // Some phones have no other heart.
    const text = match[0].toLowerCase().replace('❤', '♥');
    tokens.push({ kind, text, from: start, to: start + match[0].length, glued });
  }
  const shown = withoutAsides(withoutNumbers(tokens));
  return shown.map((piece, at) => {
    const phrase = phraseAt(shown, at);
    const cards = cardsOf(piece);
    const unknown = piece.kind === 'word' && phrase.meanings.length === 0 && cards === undefined;
    return { ...piece, ...phrase, cards, nearCard: unknown && !isPerson(piece.text) && isNearCard(piece.text) };
  });
}

/** `1. cái …  2. an …`: the numbers of a list that begins with 1 part hands, and are no cards. */
function withoutNumbers(pieces: readonly Piece[]): readonly Piece[] {
  let number = 1;
  return pieces.flatMap((piece, at): Piece[] => {
    const mark = pieces[at + 1];
    const counts = (at === 0 || number > 1) && piece.text === `${number}` && mark?.glued === true;
    if (!counts || !['.', ')'].includes(mark.text)) return [piece];
    number++;
    return [{ ...piece, kind: 'stop' }];
  });
}

/** Brackets around cards go, and so does a total in front of them; brackets around anything else go with what they hold. */
function withoutAsides(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at];
    if (piece?.kind !== 'bracket') {
      if (piece) kept.push(piece);
      continue;
    }
    const close = pieces.findIndex((one, i) => i > at && one.kind === 'bracket' && one.text === ')');
    if (piece.text === ')' || close < 0) continue;
    const inside = pieces.slice(at + 1, close).filter(({ kind }) => kind !== 'bracket');
    const isTotal = inside.length === 2 && means(inside, 1, 'points');
    if (
      isTotal ||
      !(inside.some(holdsCard) || inside.some((_, i) => means(inside, i, 'no-name')) || means(inside, 0, 'eaten'))
    ) {
      at = close;
      continue;
    }
    if (/^(?:1[1-9]|[2-9]\d)$/.test(kept.at(-1)?.text ?? '')) kept.pop();
  }
  return kept;
}

function means(pieces: readonly Piece[], at: number, kind: Meaning['is']): boolean {
  return phraseAt(pieces, at).meanings.some(({ is }) => is === kind);
}

function holdsCard(piece: Piece, at: number, all: readonly Piece[]): boolean {
  const signs = piece.kind === 'suit' || cardsOf(piece) !== undefined || /^(?:10|[2-9ajqk])$/.test(piece.text);
  return signs || phraseAt(all, at).meanings.some((one) => one.is === 'suit' || (one.is === 'rank' && !one.number));
}

function isNearCard(word: string): boolean {
  const folded = foldMarks(word);
  const near = (known: string): boolean =>
    known.length > 2 && Math.abs(known.length - folded.length) <= 1 && slipsBetween(folded, known) <= 1;
  return folded.length <= 2 || CARD_WORDS.some(near);
}

function cardsOf({ kind, text }: Piece): readonly WrittenCard[] | undefined {
  return kind === 'word' ? cardsInWord(text) : undefined;
}

function phraseAt(tokens: readonly Piece[], at: number): Pick<Token, 'meanings' | 'length'> {
  let words = 0;
  while (words < LONGEST_PHRASE && tokens[at + words]?.kind === 'word') words++;
  for (let length = words; length > 0; length--) {
    const spoken = tokens.slice(at, at + length).map(({ text }) => text);
    const meanings = meaningsOf(spoken.join(' '));
    if (meanings.length > 0) return { meanings, length };
  }
  return { meanings: [], length: 1 };
}
