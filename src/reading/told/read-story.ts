/** A story that tells hands by what they come to, as the hands of a case to be: who has which name, and where each is told. */

import { namelessAt } from '../game-read.ts';
import { TextView } from '../lattice/text-view.ts';
import type { Story, StoryHand, TextAsGame, TextPlace } from '../reading.ts';
import { nameOfNobody } from '../resolve.ts';
import type { Token } from '../tokens.ts';
import { type ToldSeat, toldSeats } from './told-seats.ts';

/**
 * Reads a text of which no case could be read as a story.
 * @param place where a stretch of tokens stands in the text
 * @returns undefined where it is none: where fewer than two hands are told of, or words are left that may tell of another
 */
export function readStory(
  tokens: readonly Token[],
  { vocabulary, engine, ruleSet, passed }: TextAsGame,
  place: (from: number, to: number) => TextPlace,
): Story | undefined {
  const read = toldSeats(new TextView(tokens, vocabulary, passed));
  if (!read || read.seats.length < 2) return undefined;
  if (read.seats.some(({ role }) => !engine.roles.includes(role))) return undefined;
  if (!read.seats.some(({ told, unseen }) => unseen > 0 || Object.keys(told).length > 0)) return undefined;
  const names = new Set<string>();
  const hands: StoryHand[] = [];
  for (const seat of read.seats) {
    const name = nameOf(seat, names);
    if (names.has(name)) return undefined;
    names.add(name);
    const [from, to] = [tokens[seat.at]?.from ?? 0, tokens[seat.to - 1]?.to ?? 0];
    const { role, told, cards, plain, unseen, empty } = seat;
    hands.push({
      role,
      name,
      told: told.count === cards.length ? { ...told, count: undefined } : told,
      cards,
      plain,
      unseen,
      empty,
      at: place(from, to),
    });
  }
  const unread = read.left.flatMap((at) => {
    const token = tokens[at];
    return token ? [place(token.from, token.to)] : [];
  });
  return { ...ruleSet, hands, unread };
}

function nameOf({ role, name, nobody }: ToldSeat, taken: ReadonlySet<string>): string {
  if (role === 'cai') return 'cai';
  if (name === '') {
    let next = 0;
    while (taken.has(namelessAt(next))) next++;
    return namelessAt(next);
  }
  return nobody ? nameOfNobody(name, taken) : name.slice(0, LONGEST_NAME);
}

/** The notation knows no longer names. */
const LONGEST_NAME = 24;
