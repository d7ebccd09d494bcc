/** Who may sit at a case and with how many cards: asked of the game, so that the board knows none of them. */

import { ALL_CARDS, type Card } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { Game } from '#core/game/game.ts';
import type { GameWords, SeatWords } from '#core/game/game-words.ts';
import type { Rules } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';

/** Who sits down next, in both languages. */
export const PLAYER_NAMES = ['an', 'bình', 'chi', 'dung', 'em', 'giang', 'hoa', 'khanh', 'lan'] as const;
/** The longest hand of any game. */
const LONGEST_HAND = 10;

/** What a hand is worth while another one is not complete: asked of the engine, against any hand that makes a case. */
export function worthAlone(field: Field, game: Game, rules: Rules, words: GameWords): SeatWords {
  if (field.role !== 'player' && field.role !== 'cai') return { sum: '', state: '' };
  const banker = game.roles.includes('cai') && field.role !== 'cai';
  const rest = freeCards([field], game, rules);
  for (let size = 1; size <= LONGEST_HAND; size++) {
    const cards = rest.slice(0, size);
    const other: Field = { role: banker ? 'cai' : 'player', name: banker ? 'cai' : 'x', cards, eaten: [] };
    const ruled = judge(game, [field, other], rules);
    if (ruled.ok) return words.seat(ruled.value.verdict, field.name);
  }
  return { sum: '', state: '' };
}

/** How many cards this hand must have; undefined where it has them. */
export function cardCount(
  field: Field,
  fields: readonly Field[],
  game: Game,
  rules: Rules,
): { readonly min: number; readonly max: number } | undefined {
  for (const fault of game.check(fields, rules)) {
    if (fault.code === 'wrong-card-count' && fields[fault.field] === field) return fault;
  }
  return undefined;
}

/** How many cards the game allows in this hand: what it says of a hand that is too long. */
export function maxCards(field: Field, game: Game, rules: Rules): number {
  const tooLong = { ...field, cards: ALL_CARDS };
  return cardCount(tooLong, [tooLong], game, rules)?.max ?? ALL_CARDS.length;
}

/** May this player go, and leave a table behind? */
export function canLeave(field: Field, fields: readonly Field[], game: Game, rules: Rules): boolean {
  const rest = withoutPlayer(field, fields);
  const tooFew = game.check(rest, rules).some(({ code }) => code === 'wrong-player-count' || code === 'missing-field');
  return field.role === 'player' && !tooFew;
}

/** The table without this player: who was eaten from him is not said any more. */
export function withoutPlayer(gone: Field, fields: readonly Field[]): Field[] {
  return fields
    .filter((field) => field !== gone)
    .map((field) => ({
      ...field,
      eaten: field.eaten.map(({ from, ...mark }) =>
        from === undefined || from === gone.name ? mark : { ...mark, from },
      ),
    }));
}

/** One more player with as many cards as the last one, or as few as make a case, of those that nobody holds; the same table where it is full. */
export function withPlayer(fields: readonly Field[], game: Game, rules: Rules): Field[] {
  const name = PLAYER_NAMES.find((free) => !fields.some((field) => field.name === free));
  if (name === undefined) return [...fields];
  const free = freeCards(fields, game, rules);
  const seated = (size: number): Field[] => [...fields, { role: 'player', name, cards: spread(free, size), eaten: [] }];
  const sizes = [fields.at(-1)?.cards.length ?? 1, ...Array.from({ length: LONGEST_HAND }, (_, i) => i + 1)];
  const size = sizes.find((count) => judge(game, seated(count), rules).ok);
  return size === undefined ? [...fields] : seated(size);
}

function freeCards(fields: readonly Field[], game: Game, rules: Rules): Card[] {
  const taken = new Set(fields.flatMap((field) => field.cards));
  return ALL_CARDS.filter((card) => !taken.has(card) && game.hasCard(card, rules));
}

/** Some cards from all over the deck: a hand that looks dealt. */
function spread(cards: readonly Card[], count: number): Card[] {
  const step = Math.floor(cards.length / (count + 1));
  return cards.filter((_, i) => step > 0 && i % step === step - 1).slice(0, count);
}
