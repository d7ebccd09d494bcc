import type { Evening, EveningEvent, EveningPlayer } from '#core/evening/evening.ts';

/** A book that begins now. */
export function newEvening(players: readonly EveningPlayer[], houses: readonly string[], stake: number): Evening {
  const at = Date.now();
  const terms = houses.map((house): EveningEvent => ({ type: 'house', at, house, stake }));
  return { version: 1, id: newId(), events: [{ type: 'seats', at, players }, ...terms] };
}

/** Letters and digits, so that an address can name it. */
function newId(): string {
  const random = crypto.getRandomValues(new Uint8Array(12));
  return [...random].map((byte) => (byte % 36).toString(36)).join('');
}
