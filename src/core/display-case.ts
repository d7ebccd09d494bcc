import { displayCard } from './card.ts';
import type { Case, Role } from './case.ts';
import { fieldText, formatRuleSet } from './format.ts';
import type { Game } from './game/game.ts';

const DISPLAY_NAMES: Readonly<Record<Exclude<Role, 'player'>, string>> = {
  cai: 'cái',
  bai: 'bài',
  ban: 'bàn',
  danh: 'đánh',
};

/** A case for people, where `formatCase` writes it for programs: `xi-dach@vipgame; cái: K♦ 9♣; an: A♠ A♥`. Reads back to the same case. */
export function displayCase(of: Case, game: Game): string {
  const fields = of.fields.map((field) => {
    const name = field.role === 'player' ? field.name : DISPLAY_NAMES[field.role];
    return `${name}: ${fieldText(field, displayCard, ' ') || '-'}`;
  });
  return [formatRuleSet(of, game), ...fields].join('; ');
}
