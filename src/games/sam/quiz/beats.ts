import type { Card } from '#core/card.ts';
import { judge } from '#core/judge.ts';
import { type ChoiceOption, choiceQuestion } from '#core/quiz/choice-question.ts';
import type { Rng } from '#core/random/rng.ts';
import type { SamVerdict } from '../engine/decide.ts';
import { game } from '../engine/index.ts';
import { ACE, TWO } from '../engine/ranks.ts';
import type { SamRules } from '../engine/rules.ts';
import type { SamStep } from '../engine/steps.ts';
import { fieldOf, heightsOf, type Pile, pileOf, playFields, row, together } from './hands.ts';
import { misconceptionAgainst, playIn, playRules } from './verdict.ts';

export const beatsKinds = {
  /** Which of these plays beats what lies on the table? */
  beats: choiceQuestion<SamRules, SamVerdict, SamStep>({
    deal(rng, rules) {
      const [table, plays] = tableOf(rng, pileOf(rng, rules), rules);
      if (!table) return undefined;
      // As cards are limited, the play most likely to be right is drawn first, the others in random order.
      const [best, ...others] = plays;
      const tried = [best, ...rng.shuffled(others)].flatMap((draw): (ChoiceOption & { readonly legal: boolean })[] => {
        const cards = draw?.();
        const fields = cards && playFields(cards, table);
        const ruled = fields && judge(game, fields, rules);
        const play = ruled?.ok ? playIn(ruled.value) : undefined;
        if (!fields || !ruled?.ok || !play?.table) return [];
        const answer = { type: 'cards', cards: fields.at(-1)?.cards ?? [] } as const;
        return [
          {
            answer,
            fields,
            legal: play.legal,
            ...(play.legal ? {} : { misconception: misconceptionAgainst(ruled.value) }),
          },
        ];
      });
      const good = tried.filter((one) => one.legal).slice(0, 1);
      const bad = tried.filter((one) => !one.legal);
      const choices = [...good, ...bad].slice(0, 4);
      if (good.length === 0 || choices.length < 4) return undefined;
      return { fields: [fieldOf('ban', 'ban', table)], about: 'danh', choices };
    },
    marks: (judged) => judged.map((one) => one.ok && playIn(one.value)?.legal === true),
    // Whatever else decides: the same kind, or a chop.
    trains: (ruling) => [...playRules(ruling), 'sam-follow'],
  }),
};

type Cards = readonly Card[] | undefined;

type Offer = readonly [table: Cards, plays: readonly (() => Cards)[]];

/** What lies on the table, and plays of about its height: higher, equal, lower, shorter, longer, of another kind. */
function tableOf(rng: Rng, pile: Pile, rules: SamRules): Offer {
  const { length } = heightsOf(rules).filter((height) => height < ACE);
  const low = rng.upTo(length - 4);
  const run = (start: number, size: number) => () => pile.heights(row(start, size));
  const alike = (height: number, size: number) => () => pile.alike(height, size);
  switch (rng.pick(['alike', 'alike', 'run', 'run', 'two', 'two', 'twos', 'twos', 'quad'])) {
    case 'run': {
      const size = rng.pick([3, 4, 4]);
      const start = 1 + rng.upTo(length - size - 3);
      return [
        run(start, size)(),
        [
          run(start + 1, size),
          run(start, size),
          run(start, size + 1),
          run(start + 2, size - 1),
          run(start - 1, size),
          run(Math.max(start - 2, 0), size + 1),
          run(ACE - 1, 3),
          alike(start + size, size),
        ],
      ];
    }
    case 'two':
      return [
        alike(TWO, 1)(),
        [alike(low, 4), twoQuads(pile, low + 1), alike(TWO, 1), alike(ACE, 2), alike(low + 3, 3), run(low, 4)],
      ];
    case 'twos':
      return [
        alike(TWO, 2)(),
        rules.chopTwo === 'quad-takes-pair'
          ? [alike(low, 4), twoQuads(pile, low + 1), alike(TWO, 2), alike(ACE, 3), run(low, 4)]
          : [twoQuads(pile, low), alike(low + 2, 4), alike(TWO, 2), alike(ACE, 3), run(low, 4)],
      ];
    case 'quad':
      return [alike(low + 1, 4)(), [alike(low + 2, 4), alike(low, 4), alike(TWO, 3), alike(ACE, 3), run(low + 3, 4)]];
    default: {
      const size = rng.pick([1, 2, 2, 3]);
      return [
        alike(low + 1, size)(),
        [
          alike(low + 2, size),
          alike(low + 1, Math.min(size, 4 - size)),
          alike(low, size),
          alike(low + 3, size + 1),
          alike(TWO, size > 1 ? size - 1 : 2),
          size === 2 ? () => together(row(low + 1, 3).map((height) => pile.alike(height, 2))) : run(low + 1, 3),
        ],
      ];
    }
  }
}

function twoQuads(pile: Pile, low: number): () => Cards {
  return () => together([pile.alike(low, 4), pile.alike(low + 1, 4)]);
}
