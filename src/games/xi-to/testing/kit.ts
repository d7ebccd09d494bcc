import type { GameTestKit } from '#testing/conformance/kit.ts';
import { runs } from '#testing/runs.ts';
import type { XiToVerdict } from '../engine/decide.ts';
import type { XiToRules } from '../engine/rules.ts';
import type { XiToStep } from '../engine/steps.ts';
import { anyFields, literalSeats } from './cases.ts';
import { dealtCases } from './dealt.ts';
import { literalDecide } from './literal.ts';
import { notation } from './notation.ts';
import { reasons } from './reasons/index.ts';
import { rounds } from './rounds.ts';
import { sentences } from './sentences.ts';
import { tellCombinations } from './told.ts';

/** Six hands for which every setting of a case matters. */
const CROWDED =
  ';a:8♥ 9♥ J♥ K♥ A♥;b:7♥ 7♦ 7♣ 9♠ 9♦;c:A♠ 10♦ 9♣ 8♦ 7♠;d:K♦ K♣ Q♥ J♦ 10♥;e:K♠ Q♦ J♣ A♦ 10♠;f:A♣ Q♣ Q♠ J♠ 10♣';

/** Two hands of one combination: how many groups of cards can be what tells them apart. */
const COMPARED = {
  ...{ 'mau-thau': 5, doi: 4, thu: 3, sam: 1, sanh: 1, thung: 5, 'cu-lu': 1, 'tu-quy': 1 },
  'thung-pha-sanh': 1,
};

/** The description of Xì Tố for the shared tests. */
export const kit: GameTestKit<XiToRules, XiToVerdict, XiToStep> = {
  fields: anyFields,
  dealt: dealtCases,
  notation,
  branches: {
    literal: (fields, rules) => JSON.stringify(literalDecide(literalSeats(fields), rules)),
    written: JSON.stringify,
    cases: 320,
    crowded: [
      ['a table of six where all four settings of a case are asked', CROWDED],
      // xi-to.md §2.9, rows 10 to 18.
      ['flush alone decides', ';an:8♥ 9♥ J♥ K♥ A♥;binh:7♥ 7♦ 7♣ 9♠ 9♦'],
      ['aceLow alone', ';an:A♠ 7♦ 8♣ 9♥ 10♦;binh:K♥ K♦ 8♠ 9♠ J♦'],
      ['the loser is called something else', ';an:A♠ 7♦ 8♣ 9♥ 10♦;binh:8♦ 9♣ 10♥ J♠ Q♦'],
      ['suits, any or none', ';an:9♥ 10♦ J♣ Q♠ K♥;binh:9♠ 10♠ J♦ Q♥ K♠'],
      ['tieBreak, where suits count', ';an:8♥ 8♦ J♣ K♠ A♥;binh:8♠ 8♣ J♠ K♦ Q♥'],
      ['hearts and clubs change places', ';an:9♣ 10♦ J♣ Q♠ K♥;binh:9♠ 10♠ J♦ Q♥ K♣'],
      ['nothing can change it', ';an:K♣ Q♣ J♣ 9♣ 7♣;binh:K♥ Q♥ J♥ 9♥ 8♥'],
    ],
    efforts: [
      {
        what: 'tables of six: once for each of the 24 houses that rank differently, usually far less',
        cases: 150,
        fields: (rng) => {
          for (;;) {
            const fields = anyFields(rng);
            if (fields.length === 6 && fields[0]?.cards.length === 5) return fields;
          }
        },
        most: 24,
        usual: 6,
      },
    ],
  },
  seeded: {
    cases: runs(120_000, 60_000),
    often: [
      ...['2 seats', '3 seats', '4 seats', '5 seats', '6 seats'],
      ...['1 cards', '2 cards', '3 cards', '4 cards', '5 cards', '1 best', '2 best', '3 best'],
      ...['SHDC after', 'SCDH after', 'SHDC before', 'SCDH before'],
      // A combination of one kind is settled by its leading group or a later one, as far as there can be two such hands.
      ...Object.entries(COMPARED).flatMap(([category, count]) =>
        Array.from({ length: count }, (_, at) => `${category} ${at}`),
      ),
    ],
    shows: (fields, { verdict: { cards, ranking }, reasons }) => [
      `${fields.length} seats`,
      `${cards} cards`,
      ...ranking.slice(0, 1).flatMap(({ length }) => (length > 3 ? [] : [`${length} best`])),
      ...reasons.flatMap((step) =>
        'before' in step
          ? [`${step.suits} ${step.before ? 'before' : 'after'}`]
          : 'at' in step
            ? [`${step.category} ${step.at}`]
            : [],
      ),
    ],
  },
  // One step parts the winners from the rest, or says that there is no rest.
  settles: ({ ranking }, who) => who.length === 1 && who.every((name) => ranking[0]?.includes(name)),
  sentences,
  rounds,
  reasons,
  tellings: [tellCombinations],
};
