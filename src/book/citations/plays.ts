import { displayCase } from '#core/format.ts';
import { engineOf, readCase } from '#games/engines.ts';
import { PRESETS } from '#games/sam/engine/rules.ts';
import { shapes } from '#games/sam/hands/plays.ts';

/** What a lesson asks about: a table (`-` for a lead), a hand, a rule set as in a case. */
interface Asked {
  readonly table: string;
  readonly hand: string;
  readonly house: string;
}

/** Sâm: everything that the hand could put down on the table, each a case of its own; one of each kind, length and top. */
export function playsOf({ table, hand, house }: Asked): string[] {
  const read = readCase(`${house}; ${table === '-' ? '' : `bàn: ${table}; `}đánh: ${hand}`);
  const game = engineOf('sam');
  if (!read.ok || !game) throw new Error(`“${hand}” on “${table}” under ${house} cannot be read`);
  const of = read.value;
  const played = of.fields.find(({ role }) => role === 'danh');
  if (!played) return [];
  // Whether a 2 may be the last card is not asked here.
  const rules = { ...PRESETS['mien-bac'], ...of.rules, finishOnTwo: 'allowed' } as const;
  return shapes(played.cards, null, rules).map(({ cards }) => {
    const fields = of.fields.map((field) => (field === played ? { ...played, cards } : field));
    return displayCase({ ...of, fields }, game);
  });
}
