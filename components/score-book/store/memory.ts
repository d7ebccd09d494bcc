/** Evenings in the memory of the page alone. */

import type { Evening } from '#core/evening/evening.ts';
import { err, ok, type Result } from '#core/result.ts';
import type { EveningStore, KeptEvening, StoreFault } from './types.ts';

export function memoryStore(): EveningStore {
  const all = new Map<string, Evening>();
  const found = (id: string): Result<Evening, StoreFault> => {
    const one = all.get(id);
    return one ? ok(one) : err('missing');
  };
  const put = (evening: Evening): Result<Evening, StoreFault> => {
    all.set(evening.id, evening);
    return ok(evening);
  };
  return {
    list: async () => ok([...all.values()].map(keptOf).toReversed()),
    read: async (id) => found(id),
    create: async (evening) => put(evening),
    async append(id, events) {
      const one = found(id);
      return one.ok ? put({ ...one.value, events: [...one.value.events, ...events] }) : one;
    },
    async takeBack(id, count, of) {
      const one = found(id);
      if (!one.ok) return one;
      const { events } = one.value;
      return events.length === of ? put({ ...one.value, events: events.slice(0, of - count) }) : err('changed');
    },
    async remove(id) {
      all.delete(id);
      return ok(null);
    },
    listen: () => () => undefined,
  };
}

function keptOf({ id, events }: Evening): KeptEvening {
  const seats = events.flatMap((event) => (event.type === 'seats' ? event.players : []));
  return {
    id,
    begun: events[0]?.at ?? 0,
    ended: events.at(-1)?.at ?? 0,
    names: [...new Map(seats.map((player) => [player.id, player.name])).values()],
    rounds: events.filter(({ type }) => type === 'round').length,
  };
}
