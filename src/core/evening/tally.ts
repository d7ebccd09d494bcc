/** What an evening has come to: its lines, who leads, and how the totals moved. */

import { assertDefined } from '../assert-defined.ts';
import type { Evening, EveningEvent, EveningPlayer, EveningRound, PlayerId } from './evening.ts';

/** A round as it stood before it was corrected. */
export interface PastRound {
  readonly round: EveningRound;
  /** When it was replaced, and why. */
  readonly at: number;
  readonly why: string;
  /** It had been dropped, and was written once more as it is. */
  readonly isAgain: boolean;
}

export interface RoundLine {
  readonly type: 'round';
  readonly number: number;
  readonly at: number;
  readonly round: EveningRound;
  /** The oldest first. */
  readonly past: readonly PastRound[];
  /** When it was taken out of the totals, and why; its numbers stay. */
  readonly dropped: { readonly at: number; readonly why: string } | null;
}

export interface BankerLine {
  readonly type: 'banker';
  readonly at: number;
  readonly game: string;
  readonly player: PlayerId;
  /** Who held the bank before, and for how many rounds of that game that count. */
  readonly before: { readonly player: PlayerId; readonly rounds: number };
}

/** Somebody came or left. */
export interface SeatsLine {
  readonly type: 'seats';
  readonly at: number;
  readonly joined: readonly PlayerId[];
  readonly left: readonly PlayerId[];
}

export type EveningLine = RoundLine | BankerLine | SeatsLine;

/** The house and the stake of a game, as they stand now. */
export interface GameTerms {
  readonly house: string;
  readonly stake: number;
}

export interface EveningTally {
  /** Everybody who sat there, in the order in which they came, under their latest names. */
  readonly players: readonly EveningPlayer[];
  /** Who sits there now, in order. */
  readonly seated: readonly PlayerId[];
  readonly terms: ReadonlyMap<string, GameTerms>;
  readonly bankers: ReadonlyMap<string, PlayerId>;
  /** The oldest first. */
  readonly lines: readonly EveningLine[];
  /** Chips; they add up to 0. */
  readonly totals: ReadonlyMap<PlayerId, number>;
}

/** Reads an evening from its first event to its last. An event about a round that there is not is passed over. */
export function tallyOf({ events }: Pick<Evening, 'events'>): EveningTally {
  const players = new Map<PlayerId, EveningPlayer>();
  let seated: readonly PlayerId[] = [];
  const terms = new Map<string, GameTerms>();
  const bankers = new Map<string, PlayerId>();
  const lines: EveningLine[] = [];
  let rounds = 0;
  for (const event of events) {
    switch (event.type) {
      case 'seats': {
        const now = event.players.map(({ id }) => id);
        const joined = now.filter((id) => !seated.includes(id));
        const left = seated.filter((id) => !now.includes(id));
        for (const player of event.players) players.set(player.id, player);
        // The first line of an evening would say only who is there.
        if (seated.length > 0 && joined.length + left.length > 0) {
          lines.push({ type: 'seats', at: event.at, joined, left });
        }
        seated = now;
        break;
      }
      case 'house':
        terms.set(gameOfHouse(event.house), { house: event.house, stake: event.stake });
        break;
      case 'banker':
        lines.push(...bankerLine(event, bankers.get(event.game)));
        bankers.set(event.game, event.player);
        break;
      case 'round':
        rounds += 1;
        lines.push({
          type: 'round',
          number: rounds,
          at: event.at,
          round: event.round,
          past: [],
          dropped: null,
        });
        break;
      case 'correct':
      case 'drop':
        replaceLine(lines, event);
        break;
    }
  }
  return {
    players: [...players.values()],
    seated,
    terms,
    bankers,
    // Rounds may have been corrected or dropped after the bank moved on.
    lines: lines.map((line, at) => (line.type === 'banker' ? withRounds(line, lines.slice(0, at)) : line)),
    totals: totalsOf([...players.keys()], lines),
  };
}

/** The game that a rule set names: `xi-dach` of `xi-dach@vipgame{…}`. */
export function gameOfHouse(house: string): string {
  return house.replace(/[@{].*$/su, '');
}

/** Who takes the bank for the first time says nothing that the round does not. */
function bankerLine(
  { at, game, player }: Extract<EveningEvent, { type: 'banker' }>,
  before: PlayerId | undefined,
): BankerLine[] {
  if (before === undefined || before === player) return [];
  return [{ type: 'banker', at, game, player, before: { player: before, rounds: 0 } }];
}

/** How long the bank was held: not every round of the game has one, and it may have been somebody else’s for a round. */
function withRounds(line: BankerLine, earlier: readonly EveningLine[]): BankerLine {
  const { game, before } = line;
  const since = earlier.slice(1 + earlier.findLastIndex((one) => one.type === 'banker' && one.game === game));
  const held = since.filter(
    (one) => one.type === 'round' && !one.dropped && one.round.game === game && one.round.banker === before.player,
  );
  return { ...line, before: { ...before, rounds: held.length } };
}

function replaceLine(lines: EveningLine[], event: Extract<EveningEvent, { type: 'correct' | 'drop' }>): void {
  const at = lines.findIndex((line) => line.type === 'round' && line.number === event.of);
  const line = lines[at];
  if (line?.type !== 'round') return;
  lines[at] =
    event.type === 'drop'
      ? { ...line, dropped: { at: event.at, why: event.why } }
      : {
          ...line,
          round: event.round,
          past: [
            ...line.past,
            { round: line.round, at: event.at, why: event.why, isAgain: isAgain(line, event.round) },
          ],
          dropped: null,
        };
}

function isAgain({ dropped, round }: RoundLine, next: EveningRound): boolean {
  return dropped !== null && JSON.stringify(next) === JSON.stringify(round);
}

function totalsOf(players: readonly PlayerId[], lines: readonly EveningLine[]): ReadonlyMap<PlayerId, number> {
  return assertDefined(totalsAfter(players, lines).at(-1)).totals;
}

/** What everybody has after a round. */
export interface TotalsAfter {
  /** Its number in the book; 0 at the beginning. */
  readonly round: number;
  readonly totals: ReadonlyMap<PlayerId, number>;
}

/** The totals after each round that counts, the first one first; at the beginning everybody has 0. */
export function totalsAfter(players: readonly PlayerId[], lines: readonly EveningLine[]): readonly TotalsAfter[] {
  const all: TotalsAfter[] = [{ round: 0, totals: new Map(players.map((id) => [id, 0])) }];
  for (const line of lines) {
    if (line.type !== 'round' || line.dropped) continue;
    const { seats, nets } = line.round;
    const now = new Map(all.at(-1)?.totals);
    for (const [seat, id] of seats.entries()) now.set(id, (now.get(id) ?? 0) + (nets[seat] ?? 0));
    all.push({ round: line.number, totals: now });
  }
  return all;
}
