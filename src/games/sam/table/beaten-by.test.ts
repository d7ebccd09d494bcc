import { expect, test } from 'vitest';
import type { Rank } from '#core/card.ts';
import { contest } from '../engine/beat.ts';
import type { Combination } from '../engine/combination.ts';
import type { BeatRules } from '../engine/rules.ts';
import { beatRuleSets, everyCombination } from '../testing/cases.ts';
import { type BeatenBy, beatenBy } from './beaten-by.ts';

/** Not in the pack of 40. */
const FACES: readonly Rank[] = ['J', 'Q', 'K'];

/** The same, by brute force. */
function literally(play: Combination, plays: readonly Combination[], rules: BeatRules): BeatenBy {
  const better = plays.filter((one) => contest(one, play, rules).beats);
  if (better.length === 0) return 'nothing';
  if (better.every(({ kind }) => kind === 'hai-tu-quy')) return 'two-quads';
  if (play.kind !== 'tu-quy' && better.every(({ kind }) => kind === 'tu-quy')) return 'quad';
  return better.some(({ length }) => length > play.length) ? 'longer' : 'higher';
}

test('what a table says of the play to beat is so, for every play under every house', () => {
  for (const house of beatRuleSets()) {
    for (const deck of [52, 40] as const) {
      const inDeck = ({ kind, top }: Combination): boolean =>
        deck === 52 || (!FACES.includes(top) && (kind !== 'sanh' || top !== 'A'));
      const plays = everyCombination(house).filter(inDeck);
      // Ten cards are a whole hand: whoever plays them is out.
      for (const play of plays.filter(({ length }) => length < 10)) {
        expect({ play, by: beatenBy(play, { ...house, deck }) }).toEqual({ play, by: literally(play, plays, house) });
      }
    }
  }
});
