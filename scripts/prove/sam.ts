import { makeRng } from '#core/random/rng.ts';
import { contest } from '#games/sam/engine/beat.ts';
import { beatRuleSets, everyCombination, literallyBeats, playsFault } from '#games/sam/testing/cases.ts';
import type { Proof } from './proofs.ts';

const POSITIONS = 200_000;

export const provedSam: readonly Proof[] = [
  {
    id: 'sam-plays',
    game: 'sam',
    what: {
      vi: 'Tay bài, bài trên bàn và luật nhà lấy theo hạt giống: mọi nước đánh máy tìm ra đúng bằng cách thử từng nhóm lá trên tay theo chữ của luật.',
      en: 'Seeded hands, tables and house rules: the legal plays that the engine finds are those that come of trying every subset of the hand by the letter of the rules.',
    },
    run() {
      const rng = makeRng(9);
      let faults = 0;
      for (let run = 0; run < POSITIONS; run++) if (playsFault(rng) !== undefined) faults++;
      return { checked: POSITIONS, faults };
    },
  },
  {
    id: 'sam-beats',
    game: 'sam',
    what: {
      vi: 'Mọi bộ trên mọi bộ, mọi luật nhà: chặn được hay không đúng theo chữ của luật; không bộ nào tự chặn mình, không hai bộ nào chặn lẫn nhau.',
      en: 'Every combination on every other, under all house rules: what beats what is as the rules read; nothing beats itself, and no two beat each other.',
    },
    run() {
      let checked = 0;
      let faults = 0;
      for (const rules of beatRuleSets()) {
        const all = everyCombination(rules);
        for (const play of all) {
          for (const table of all) {
            const { beats } = contest(play, table, rules);
            checked++;
            if (beats !== literallyBeats(play, table, rules)) faults++;
            else if (beats && (play === table || contest(table, play, rules).beats)) faults++;
          }
        }
      }
      return { checked, faults };
    },
  },
];
