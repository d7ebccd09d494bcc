import type { Card } from '#core/card.ts';
import { type Mistakes, mistake } from '#core/quiz/answer.ts';
import { verdictQuestion } from '#core/quiz/verdict-question.ts';
import { oneOf, type Rng } from '#core/random/rng.ts';
import type { CombinationKind } from '../engine/combination.ts';
import { game } from '../engine/index.ts';
import { ACE, TWO } from '../engine/ranks.ts';
import type { SamRules } from '../engine/rules.ts';
import { heightsOf, pileOf, playFields, row, together } from './hands.ts';
import type { MisconceptionId } from './ids.ts';
import { playIn, playRules } from './verdict.ts';

/** The combinations that cards may be, or none. */
type Name = CombinationKind | 'khong';

export const nameKinds = {
  /** What are these cards together? */
  name: verdictQuestion(game, {
    deal(rng, rules) {
      const cards = cardsOf(rng, rules);
      return cards && { fields: playFields(cards), about: 'danh' };
    },
    read(ruling) {
      const play = playIn(ruling);
      return play && nameIs(play.play?.kind ?? 'khong');
    },
    misconceptions({ fields: [field] }, { reasons }): Mistakes<MisconceptionId> {
      const count = field?.cards.length ?? 0;
      const flaw = reasons.find(({ outcome }) => outcome === 'failed');
      const why = flaw && 'why' in flaw ? flaw.why : undefined;
      return [
        mistake(why === 'short' ? 'two-neighbours' : runSlip(why), nameIs('sanh')),
        mistake(reasons.some(({ rule }) => rule === 'sam-run') ? 'any-suits' : 'same-rank', nameIs('khong')),
        ...SAME_RANK.toSorted((a, b) => Math.abs(a.size - count) - Math.abs(b.size - count)).map(({ kind, id }) =>
          mistake(kind === 'doi' && why === 'mixed' ? 'one-too-many' : id, nameIs(kind)),
        ),
      ];
    },
    trains: (ruling) => {
      const rules = playRules(ruling).filter((rule) => rule !== 'sam-follow' && rule !== 'sam-chop-two');
      return rules.length > 0 ? rules : ['sam-quad'];
    },
  }),
};

/** Cards of one rank, by how many they are. */
const SAME_RANK = [
  { kind: 'doi', size: 2, id: 'not-a-pair' },
  { kind: 'sam-co', size: 3, id: 'not-a-triple' },
  { kind: 'tu-quy', size: 4, id: 'not-a-quad' },
] as const;

function nameIs(kind: Name) {
  return { type: 'kind', kind } as const;
}

/** Why cards are no run after all. */
function runSlip(why: string | undefined): MisconceptionId {
  switch (why) {
    case 'wrap':
      return 'goes-round';
    case 'ace-gap':
      return 'ten-to-ace';
    case 'gap':
      return 'gap-in-run';
    default:
      return 'not-a-run';
  }
}

const SHAPES = [
  'run',
  'run',
  'ace-high',
  'ace-low',
  'two-low',
  'wrap',
  'ten-ace',
  'two',
  'gap',
  'mixed',
  'doi',
  'sam-co',
  'tu-quy',
] as const;

/** Cards that are a combination, or nearly. */
function cardsOf(rng: Rng, rules: SamRules): readonly Card[] | undefined {
  const pile = pileOf(rng, rules);
  const plain = heightsOf(rules).filter((height) => height < ACE);
  const height = oneOf(rng, plain) ?? 0;
  const length = 3 + rng.upTo(1);
  switch (rng.pick(SHAPES)) {
    case 'run':
      return pile.heights(row(rng.upTo(plain.length - length), length));
    case 'ace-high':
      return pile.heights(row(ACE + 1 - length, length));
    case 'ace-low':
      return pile.heights(row(-2, length));
    case 'two-low':
      return pile.heights(row(-1, length));
    case 'wrap':
      return pile.heights(rng.upTo(1) ? [KING, ACE, TWO] : [KING, ACE, TWO, 0]);
    case 'ten-ace':
      return rules.deck === 40 ? pile.heights([TEN - 1, TEN, ACE]) : undefined;
    case 'two':
      return pile.heights(row(rng.upTo(plain.length - 2), 2));
    case 'gap': {
      const low = rng.upTo(plain.length - 4);
      return pile.heights(rng.upTo(1) ? [low, low + 1, low + 3] : [low, low + 2, low + 3]);
    }
    case 'mixed':
      return together([pile.alike(height, rng.pick([2, 2, 3])), pile.alike(height + 1, 1)]);
    case 'doi':
      return pile.alike(oneOf(rng, heightsOf(rules)) ?? 0, 2);
    case 'sam-co':
      return pile.alike(height, 3);
    case 'tu-quy':
      return pile.alike(height, 4);
  }
}

const TEN = 7;

const KING = 10;
