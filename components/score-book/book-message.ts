/** A book as a message: who hands whom what in its first line, or what one round came to. */

import type { EveningPlayer } from '#core/evening/evening.ts';
import type { EveningTally, RoundLine } from '#core/evening/tally.ts';
import { fewestTransfers, type Transfer } from '#core/evening/transfers.ts';
import { findGame } from '#games/index.ts';
import { inside, signed } from '#words/text.ts';
import type { ScoreBookWords } from '#words/vi/ui/score-book.ts';
import { peopleInColumns, playerName } from './people.ts';
import type { RoundText } from './round-texts.ts';

/** `Chốt sổ: Bình đưa An 12, 1 lần đưa là xong.`, and below it a line a person. Without a link. */
export function finishMessage(tally: EveningTally, say: ScoreBookWords): string {
  const { finish } = say;
  const transfers = fewestTransfers(tally.totals);
  const named = (id: number): string => playerName(tally.players, id);
  const handed = transfers.map(({ from, to, chips }) => `${finish.hands(named(from), named(to))} ${chips}`);
  const told =
    transfers.length === 0
      ? `${finish.even}. ${finish.evenWhy}`
      : `${handed.join(', ')}${handed.length > 1 ? '; ' : ', '}${inside(finish.count(transfers.length))}`;
  const people = peopleInColumns(tally).map(
    ({ id, name }) => `${name}: ${signed(tally.totals.get(id) ?? 0)}, ${handedBy(transfers, id, say)}`,
  );
  return [`${finish.title}: ${told}`, ...people].join('\n');
}

/** What somebody gets, or hands over. */
export function handedBy(transfers: readonly Transfer[], id: number, { finish }: ScoreBookWords): string {
  const gets = transfers.filter(({ to }) => to === id).map(({ chips }) => chips);
  const gives = transfers.filter(({ from }) => from === id).map(({ chips }) => chips);
  if (gets.length > 0) return finish.gets(gets);
  return gives.length > 0 ? finish.gives(gives) : finish.neither;
}

/**
 * `Ván 5, Sâm: An hết bài trước`, and below it what each won or lost; a round that was dropped says so.
 * @param sentence what happened
 * @param text undefined where the game of the round is not loaded
 * @param site the address that links begin with
 */
export function roundMessage(
  { number, round, dropped }: RoundLine,
  people: readonly EveningPlayer[],
  sentence: string,
  text: RoundText | undefined,
  say: ScoreBookWords,
  site: string,
): string {
  const game = findGame(round.game)?.name ?? round.game;
  const nets = round.seats.map((id, seat) => `${playerName(people, id)} ${signed(round.nets[seat] ?? 0)}`);
  return [
    `${say.round(number)}, ${game}: ${sentence}${dropped ? ` (${say.isDropped})` : ''}`,
    nets.join(' · '),
    ...(text?.referee ? [new URL(text.referee, site).href] : []),
  ].join('\n');
}
