/** Texts that are nearly what people type: lines that were typed and lines that were spoken, each changed in a few places. */

import { makeRng, type Rng } from '#core/random/rng.ts';
import { FILES, typedLines } from './lines.ts';
import { spoken } from './spoken.ts';

const PIECES = [
  ' ',
  '\n',
  '\r\n',
  ',',
  ';',
  ':',
  '.',
  '/',
  '|',
  '-',
  '–',
  '+',
  '=',
  '→',
  '(',
  ')',
  '[',
  '{',
  '}',
  '*',
  '**',
  '@',
  '?',
  '"',
  "'s",
  '…',
  '♠',
  '♥',
  '♦️',
  '♣',
  '🃏',
  '😀',
  '7️⃣',
  '🔟',
  '10',
  '2',
  '9',
  'k',
  'A',
  'Kd',
  '888',
  '108',
  '999999999999',
  '1e9',
  'cái',
  'nhà cái',
  'làm cái',
  'dealer',
  'an',
  'A:',
  'tụ 1',
  'tôi',
  'trên bàn',
  'đánh',
  'chặt',
  'bị',
  'hết bài',
  'is out',
  'đôi',
  'tứ quý',
  'sảnh',
  'tới',
  'to',
  'bích',
  'co',
  'rô',
  'of hearts',
  'ai ăn',
  'không',
  'à nhầm',
  'i mean',
  'bốc',
  'ăn của',
  'luật',
  'xì dách',
  'sâm',
  'phỏm',
  'poker',
  'xi-dach@vipgame{minStand=14}',
  '\u0301',
  '\u0323',
  '\uD800',
  '\uDC00',
  '\u200B',
  '\u2028',
  '\u00A0',
  '\uFE0F',
  '\uFEFF',
  '\u0000',
  'constructor',
  '__proto__',
  'https://x.example/?c=sam',
  '%E0%A4%A',
  'ß',
  'ŉ',
  'İ',
  'ﬁ',
] as const;

/** So many texts, and the game at the table of some of them; the same ones for the same seed. */
export function* altered(count: number, seed: number): Generator<string> {
  const rng = makeRng(seed);
  const typed = FILES.flatMap((file) => typedLines(file).map(({ text }) => text));
  const said = spoken(count, seed + 1);
  for (let i = 0; i < count; i++) {
    let text = rng.upTo(1) === 0 ? (typed[rng.upTo(typed.length - 1)] ?? '') : (said.next().value?.text ?? '');
    for (let times = rng.upTo(3); times >= 0; times--) text = change(text, typed, rng);
    yield text;
  }
}

function change(text: string, others: readonly string[], rng: Rng): string {
  const at = rng.upTo(text.length);
  const to = Math.min(text.length, at + 1 + rng.upTo(8));
  switch (rng.upTo(6)) {
    case 0:
      return text.slice(0, at) + text.slice(to);
    case 1:
      return text.slice(0, at) + rng.pick(PIECES) + text.slice(at);
    case 2:
      return `${text.slice(0, at)} ${rng.pick(PIECES)} ${text.slice(to)}`;
    case 3:
      return text.slice(0, at) + text.slice(to, to + 5) + text.slice(at, to) + text.slice(to + 5);
    case 4:
      return text.slice(0, to) + text.slice(at, to) + text.slice(to);
    case 5:
      return rng.pick([
        text.toUpperCase(),
        text.toLowerCase(),
        text.normalize('NFD'),
        text.replace(/\s+/gu, ''),
        text.replaceAll(' ', '\n'),
      ]);
    default: {
      const other = others[rng.upTo(others.length - 1)] ?? '';
      return text.slice(0, at) + other.slice(rng.upTo(other.length));
    }
  }
}
