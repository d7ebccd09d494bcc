/** Unknown cards (`?`), proved: what a case comes to is what all its fillings come to, ruled on one by one. */

import { differ } from '#testing/conformance/subject.ts';
import { openCases } from '#testing/conformance/unknown.ts';
import type { Proof } from './proofs.ts';
import { SUBJECTS } from './subjects.ts';

/** Each has up to two thousand fillings. */
const CASES = 1_000;

export const provedUnknown: readonly Proof[] = SUBJECTS.filter(({ subject }) => subject.unknown).map(
  ({ id, subject }) => ({
    id: `unknown-${id}`,
    game: id,
    what: {
      vi: 'Thế bài ngẫu nhiên giấu 1 hoặc 2 lá, luật nhà ngẫu nhiên: mỗi phán quyết có bao nhiêu cách, đếm ra đúng như thế từng lá vào rồi xử từng ván.',
      en: 'Random cases with one or two cards hidden, under random houses: each verdict comes up in as many ways as when every card is put in and every case is ruled on.',
    },
    run() {
      let fillings = 0;
      let faults = 0;
      for (const { text, found, wanted } of openCases(subject).take(CASES)) {
        fillings += wanted.reduce((sum, [, ways]) => sum + ways, 0);
        const [fault] = differ(text, found, wanted);
        if (fault === undefined) continue;
        faults++;
        console.error(fault);
      }
      return { checked: CASES, faults, notes: { fillings } };
    },
  }),
);
