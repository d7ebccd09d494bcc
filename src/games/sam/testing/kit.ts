import type { GameTestKit } from '#testing/conformance/kit.ts';
import type { SamVerdict } from '../engine/decide.ts';
import type { SamRules } from '../engine/rules.ts';
import type { SamStep } from '../engine/steps.ts';
import { anyFields, anyRules, literalText } from './cases.ts';
import { dealtCases } from './dealt.ts';
import { notation } from './notation.ts';
import { reasons } from './reasons/index.ts';
import { rounds } from './rounds.ts';
import { sentences } from './sentences.ts';
import { tellCounts } from './told.ts';

/** The description of Sâm for the shared tests. */
export const kit: GameTestKit<SamRules, SamVerdict, SamStep> = {
  fields: anyFields,
  dealt: dealtCases,
  notation,
  branches: {
    literal: literalText,
    cases: 60,
    crowded: [
      ['a run with a 2, longer than the table', ';ban:A♠ 2♥ 3♦;danh:2♠ 3♥ 4♦ 5♣'],
      ['cards that one deck alone has', ';ban:2♠ 2♥;danh:J♠ J♥ J♦ J♣'],
      ['two quads', ';ban:2♠ 2♥;danh:5♠ 5♥ 5♦ 5♣ 9♠ 9♥ 9♦ 9♣'],
      ['a row with a 2, of one colour', ';bai:A♠ 2♠ 3♣ 4♠ 5♣ 6♠ 7♣ 8♠ 9♣ 10♠'],
      ['five pairs of one colour', ';bai:3♠ 3♣ 5♠ 5♣ 8♠ 8♣ 9♠ 9♣ A♠ A♣'],
      ['an end with one who never played', ';an:-;b:3♠ 2♥;chi:3♥ 4♥ 4♦ 4♣ 4♠ 7♣ 9♠ 10♦ A♠ A♥'],
    ],
    efforts: [{ what: 'any case', cases: 4000, fields: (rng) => anyFields(rng, anyRules(rng)), most: 8 }],
  },
  seeded: {
    cases: 30_000,
    rare: / after$/,
    often: ['2 players', '3 players', '4 players', '5 players'],
    shows: (fields, { verdict }) => (verdict.kind === 'end' ? [`${fields.length} players`] : []),
  },
  known: ['sam-thoi-unpaid', 'sam-no-dragon'],
  settles: (verdict, who) => {
    const about = { play: 'danh', deal: 'bai', end: verdict.kind === 'end' ? verdict.winner : '' }[verdict.kind];
    return who.length === 1 && who[0] === about;
  },
  sentences,
  rounds,
  reasons,
  tellings: [tellCounts],
};
