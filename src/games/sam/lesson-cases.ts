import { displayCase } from '#core/display-case.ts';
import type { LessonCases } from '#core/game/book.ts';
import { parseCase } from '#core/notation/parse.ts';
import { game } from './engine/index.ts';
import { PRESETS } from './engine/rules.ts';
import { shapes } from './hands/plays.ts';

/** What a lesson asks about: a table (`-` for a lead), a hand, a rule set as in a case. */
interface Asked {
  readonly table: string;
  readonly hand: string;
  readonly house: string;
}

/** The cases that Sâm's own widgets show. */
export const lessonCases: LessonCases = {
  Beats: (attribute) =>
    playsOf({ table: attribute('table'), hand: attribute('hand'), house: attribute('house') || game.id }).map(
      (text) => ({ text }),
    ),
};

/** Every play that the hand could make, each as a case; one of each kind, length and top. */
function playsOf({ table, hand, house }: Asked): string[] {
  const read = parseCase(`${house}; ${table === '-' ? '' : `bàn: ${table}; `}đánh: ${hand}`, [game]);
  if (!read.ok) throw new Error(`“${hand}” on “${table}” under ${house} cannot be read`);
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
