/** What people write, with a table for each game, and texts that are nearly that. */

import type { Case } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import { engineOf, readCase } from '#games/engines.ts';
import { assertOk } from '#testing/results.ts';
import { readMessage } from '../read-message.ts';
import type { Message } from '../reading.ts';
import { READABLE } from './readable.ts';

const HOMES = {
  'xi-dach': 'xi-dach; cái: 10♥ 6♣ 9♦; an: 8♠ 7♦',
  'xi-to': 'xi-to; an: K♠ 9♦; bình: 8♥ 8♣; chi: A♦ 10♣',
  'ba-cay': 'ba-cay; an: 9♦ 8♥ 2♠; bình: 7♦ 6♥ 6♣; chi: 3♠ 4♥ 5♣',
  'bai-cao': 'ba-cay@bai-cao; an: 9♦ 8♥ 2♠; bình: 7♦ 6♥ 6♣',
  'ta-la': 'ta-la; bài: 5♠ 6♠ 7♠ 7♥ 7♦ 9♣ 10♣ J♣ K♦',
  sam: 'sam; bàn: 2♥; đánh: 6♠ 6♥ 6♦ 6♣',
} as const;
export type Home = keyof typeof HOMES;

function homeOf(game: Home): Case {
  return assertOk(readCase(HOMES[game]));
}

export function readTyped(game: Home, text: string): Message {
  return readMessage(text, { games: READABLE, home: homeOf(game) });
}

/** The fields in canonical text, or what is wrong and where. */
export function typedFields(game: Home, text: string): string {
  const read = readTyped(game, text);
  const engine = read.read && engineOf(read.read.game);
  if (read.error)
    return read.ask
      ? `asks: ${read.ask.answers.map((one) => one.text).join(' | ')}`
      : `${read.error.code} «${read.error.found}»`;
  if (!read.read || !engine) return 'nothing';
  return formatCase(read.read, engine).replace(/^[^;]*;/, '');
}

/** As `fieldsOf`, with `?` for every suit that was not said. */
export function withAnySuits(game: Home, text: string): string {
  const read = readTyped(game, text);
  if (read.error) return typedFields(game, text);
  const any = read.seats.flatMap(({ cards }) => cards.map(({ suit }) => suit === 'any'));
  let place = 0;
  return typedFields(game, text).replace(/(10|[2-9AJQK])([SHDC])/g, (card, rank: string) =>
    any[place++] ? `${rank}?` : card,
  );
}

const PIECES = [
  ' ',
  '\n',
  ',',
  ';',
  ':',
  '.',
  '/',
  '-',
  '*',
  '**',
  '(',
  ')',
  '=',
  '→',
  '♠',
  '♥',
  '♦️',
  '10',
  '9',
  '2',
  'k',
  'A',
  'T',
  'cái',
  'nhà cái',
  'an',
  'bình',
  'trên bàn',
  'đánh',
  'chặt',
  'bị',
  'bằng',
  'đôi',
  'tứ quý',
  'sảnh',
  'thùng',
  'tới',
  'con',
  'hai',
  'ba',
  'heo',
  'bích',
  'cơ',
  'co',
  'rô',
  'chuồn',
  'ăn của',
  'hết bài',
  'for the dealer',
  'two aces',
  'xì bàn',
  'xi-dach',
  'sam@adam-tips',
  'Xì Dách (',
  '{',
  '}',
  '😀',
  '\u0301',
  '\uD800',
  '\u200B',
  '888',
  'kd9c',
  '5b',
  'https://x/?c=sam',
  'constructor',
] as const;

/** Texts that are nearly what people write. */
export function* typedMutations(count: number, seed: number): Generator<readonly [Home, string]> {
  const rng = makeRng(seed);
  const corpus = [
    'cái k rô 9 chuồn\nan át bích át cơ',
    'King of diamonds and nine of clubs for the dealer, An has two aces',
    'phỏm: 5 6 7 bích, 8 8 8, lẻ 2 cơ',
    'trên bàn đôi heo, đánh tứ quý 5 tứ quý 9',
    'an: 8♥ 8♦ 8♣*bình 2♦; bình: 10♠ J♠ Q♠',
    'Xì Dách (Phổ thông)\nNhà cái: K♦ 9♣ = 19\nAn: A♠ A♥\n→ An ăn',
    'an 9 cơ 8 chuồn 2 bích, bình 7 bích 6 chuồn 6',
    'an đôi K, bình đôi Q',
  ] as const;
  const homes = ['xi-dach', 'xi-to', 'ba-cay', 'bai-cao', 'ta-la', 'sam'] as const;
  for (let i = 0; i < count; i++) {
    let text: string = rng.pick(corpus);
    for (let n = rng.upTo(4); n >= 0; n--) text = mutated(text, rng);
    yield [rng.pick(homes), text];
  }
}

function mutated(text: string, rng: Rng): string {
  const at = rng.upTo(text.length);
  const to = Math.min(text.length, at + rng.upTo(5));
  return text.slice(0, at) + (rng.upTo(2) === 0 ? '' : rng.pick(PIECES)) + text.slice(rng.upTo(1) === 0 ? at : to);
}
