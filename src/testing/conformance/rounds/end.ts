/** A round that is over has a result for every seat, and its log alone accounts for every chip. */

import { eventKind } from '#core/game/round.ts';
import type { Subject } from '../subject.ts';
import { ONLOOKER } from './kit.ts';
import type { Tally } from './tally.ts';

export function checkEnd({ ids, kit, rounds: { round } }: Subject, state: unknown, happened: Tally): void {
  const result = round.result(state);
  if (!result) throw new Error('nothing is legal, but the round is not over');
  const names = round.view(state, ONLOOKER).seats.map(({ who }) => who);
  if ([...result.keys()].join() !== names.join()) throw new Error('a seat has no result');
  if ([...result.values()].reduce((sum, chips) => sum + chips, 0) !== 0) throw new Error('not zero-sum');
  if ((kit.rounds.pot?.(state) ?? 0) !== 0) throw new Error('something is left in the pot');

  const log = round.log(state);
  const books = new Map(names.map((who) => [who, 0]));
  for (const event of log) {
    happened.add(event.type);
    if (!ids.has(event.rule)) throw new Error(`no rule ${event.rule}`);
    for (const [who, chips] of round.effect(event).chips ?? []) books.set(who, (books.get(who) ?? 0) + chips);
  }
  if (JSON.stringify([...books]) !== JSON.stringify([...result])) throw new Error('the books differ');
  for (const event of log) {
    const { cards, chips } = round.effect(event);
    const kind = eventKind(event);
    if ((kind === 'deal' && !cards) || (kind === 'ante' && !chips)) throw new Error(`${kind} of nothing`);
  }
  const ends = log.flatMap(({ type }, at) => (type === 'end' ? [at] : []));
  // No event follows, except by free actions.
  if (ends.length !== 1 || (ends[0] !== log.length - 1 && !kit.rounds.freely?.(state))) throw new Error('no end');
}
