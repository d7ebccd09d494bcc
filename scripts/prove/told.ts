/** Hands told by what they come to, proved: deals are told, and looked for among what is ruled on their stories. */

import { GAMES } from '#games/index.ts';
import { KITS } from '#testing/kits.ts';
import { tellDeals } from '#testing/told.ts';
import type { Proof } from './proofs.ts';

const ROUNDS = 4_000;

const GAMES_TOLD = await Promise.all(
  GAMES.map(async ({ id, load }) => ({ id, game: (await load.engine()).game, told: (await load.told?.())?.told })),
);

export const provedTold: readonly Proof[] = GAMES_TOLD.flatMap(({ id, game, told }) => {
  const tellings = KITS.get(id)?.tellings;
  if (!told || !tellings) return [];
  return {
    id: `told-${id}`,
    game: id,
    what: {
      vi: 'Ván chia ngẫu nhiên, luật nhà có sẵn và ngẫu nhiên, chỉ kể mỗi tay được gì: lời kể được xử đúng như xử bằng lá thật, hoặc kể kèm cách ấy, hoặc để ngỏ.',
      en: 'Random deals under rule sets and random houses, told by what each hand comes to: the story is ruled on as the cards are, or lists that ruling with its own, or is left open.',
    },
    run() {
      const runs = tellings.map((telling, at) => tellDeals(game, told, telling, ROUNDS, at + 1));
      const sum = (of: (run: (typeof runs)[number]) => number): number => runs.reduce((all, run) => all + of(run), 0);
      const notes = {
        sure: sum(({ sure }) => sure),
        granted: sum(({ granted }) => granted),
        open: sum(({ open }) => open),
      };
      const faults = runs.flatMap((run) => run.faults);
      for (const fault of faults.slice(0, 10)) console.error(fault);
      return { checked: notes.sure + notes.granted + notes.open + faults.length, faults: faults.length, notes };
    },
  };
});
