/** Who may be at a case and with how many cards: all from the game, so that the board knows nothing about single games. */

import { ALL_CARDS, type Card } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { CountRange, Game } from '#core/game/game.ts';
import type { GameWords, SeatWords } from '#core/game/game-words.ts';
import type { Rules } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import { handLength } from './open-field.ts';

/** Who sits down next, in both languages. */
export const PLAYER_NAMES = ['an', 'bình', 'chi', 'dung', 'em', 'giang', 'hoa', 'khanh', 'lan'] as const;
const NOTHING: SeatWords = { sum: '', state: '' };

/** The value of a hand while another one is incomplete: judged against any hand that makes a case. */
export function worthAlone(field: Field, game: Game, rules: Rules, words: GameWords): SeatWords {
  if (field.role !== 'player' && field.role !== 'cai') return NOTHING;
  const role = game.roles.includes('cai') && field.role !== 'cai' ? 'cai' : 'player';
  const cards = freeCards([field], game, rules).slice(0, leastCards(game.handSize(role, [field], rules)));
  const other: Field = { role, name: role === 'cai' ? 'cai' : 'x', cards, eaten: [] };
  const ruled = judge(game, [field, other], rules);
  return ruled.ok ? words.seat(ruled.value.verdict, field.name) : NOTHING;
}

/** How many cards this hand must have; undefined where it has them. */
export function cardCount(field: Field, fields: readonly Field[], game: Game, rules: Rules): CountRange | undefined {
  const size = game.handSize(field.role, fields, rules);
  const count = handLength(field);
  return count < size.min || count > size.max ? size : undefined;
}

/** How many cards the game allows in this hand, whatever the others have. */
export function maxCards({ role }: Field, game: Game, rules: Rules): number {
  return game.handSize(role, [], rules).max;
}

/** May this player be removed without leaving an incomplete case? */
export function canLeave(gone: Field, fields: readonly Field[], game: Game, rules: Rules): boolean {
  const lacking = game.check(removePlayer(gone, fields), rules).some(({ field }) => field === undefined);
  return gone.role === 'player' && !lacking;
}

/** The table without this player; cards eaten from the player lose that mark. */
export function removePlayer(gone: Field, fields: readonly Field[]): Field[] {
  return fields
    .filter((field) => field !== gone)
    .map((field) => ({
      ...field,
      eaten: field.eaten.map(({ from, ...mark }) =>
        from === undefined || from === gone.name ? mark : { ...mark, from },
      ),
    }));
}

/**
 * One more player with as many cards as the last one, or the fewest allowed, from the unused cards; the same table where it is
 * full.
 */
export function addPlayer(fields: readonly Field[], game: Game, rules: Rules): Field[] {
  const players = fields.filter(({ role }) => role === 'player').length;
  const name = PLAYER_NAMES.find((free) => !fields.some((field) => field.name === free));
  const free = freeCards(fields, game, rules);
  const size = game.handSize('player', fields, rules);
  const least = leastCards(size);
  const last = fields.at(-1);
  const alike = Math.min(Math.max(last ? handLength(last) : 0, least), size.max);
  const count = alike < free.length ? alike : least;
  const full = players >= game.playerCount(fields, rules).max || count >= free.length;
  if (full || name === undefined) return [...fields];
  return [...fields, { role: 'player', name, cards: spread(free, count), eaten: [] }];
}

/** A new player has a card, even where a player without any is allowed. */
function leastCards({ min }: CountRange): number {
  return Math.max(1, min);
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
