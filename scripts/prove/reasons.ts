/** The explanations, proved: a million random rulings of every game whose tests know how it explains. */

import { plantFaults } from '#testing/reasons/plant.ts';
import { runReasons } from '#testing/reasons/run.ts';
import type { Proof } from './proofs.ts';
import { SUBJECTS } from './subjects.ts';

const CASES = 1_000_000;
/** Rulings with planted faults, about six in each: the checker must notice them. */
const PLANTED = 20_000;

export const provedReasons: readonly Proof[] = SUBJECTS.filter(({ subject }) => subject.kit.reasons).map(
  ({ id, subject }) => ({
    id: `reasons-${id}`,
    game: id,
    what: {
      vi: 'Một triệu thế bài ngẫu nhiên, luật nhà ngẫu nhiên: bước nào của lời giải cũng đúng như nó nói, phán quyết suy ra được từ các bước ấy, và câu nào ở cả hai tiếng cũng nêu đúng lá bài, con số, tên người.',
      en: 'A million random cases under random houses: every step of the explanation is what it says, the verdict follows from the steps that held, and every sentence in both languages names the right cards, figures and people.',
    },
    run() {
      const { cases, steps, faulty, first, met } = runReasons(subject, CASES);
      const { planted, unnoticed, missed } = plantFaults(subject, PLANTED);
      for (const fault of [...first, ...missed]) console.error(fault);
      for (const [kind, times] of met) console.log(`  ${times.toLocaleString('en').padStart(11)} ${kind}`);
      const unmet = [...met.values()].filter((times) => times === 0).length;
      return {
        checked: cases,
        faults: faulty + unmet + unnoticed,
        notes: { steps, kindsOfSteps: met.size, faultsPlanted: planted },
      };
    },
  }),
);
