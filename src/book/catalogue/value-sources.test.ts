import { describe, expect, test } from 'vitest';
import { engineOf } from '#games/engines.ts';
import { disagreements, sideHouses } from './catalogue.ts';
import { valueFaults } from './value-sources.ts';

/** What is said of a disagreement once the sources of one of its sides are others. */
function faultsWith(id: string, from: string, to: readonly string[], house?: string): readonly string[] {
  const one = disagreements().find((each) => each.id === id);
  const game = one && engineOf(one.game);
  if (!game || one.key === null) throw new Error(`no house rule is disagreed on as ${id}`);
  const at = one.sides.findIndex(({ sources }) => sources.join(' ') === from);
  if (at < 0) throw new Error(`${id} has no side of ${from}`);
  const sides = one.sides.map((side, place) =>
    place === at ? { ...side, sources: [...to], house: house ?? side.house } : side,
  );
  return valueFaults(one.key, sides, game, (side) => sideHouses(side, game)).map((fault) =>
    fault.replace(/ in docs.*rules\.ts/, ''),
  );
}

describe('who plays a value', () => {
  test.each<[id: string, from: string, to: string[], house: string | undefined, faults: string[]]>([
    ['ta-la-faces', 'O-TRB', ['O-TRB'], undefined, []],
    [
      'ta-la-faces',
      'O-TRB',
      ['CK'],
      undefined,
      ['faces=10 is by O-TRB, and on no side here', 'faces=10 is by CK here, and not'],
    ],
    ['sam-deck', 'S4', ['S4', 'O-ONC'], undefined, ['deck=40 is by O-ONC here, and not']],
    [
      'fiveCard',
      'S1',
      ['S1', 'S3'],
      undefined,
      ['the rule sets of S1,S3 play fiveCard as under-21 and up-to-21: name one by house'],
    ],
    ['fiveCard', 'S1', ['S1', 'S3'], 'vipgame', ['fiveCard=under-21 is by S3 here, and not']],
    // Whoever is silent shows what the site plays there.
    ['fifthCard', 'S0 S1', ['S0'], undefined, []],
    // This site's choice, and whoever agrees with it.
    [
      'bustVsBust',
      'ours O-BV',
      ['ours', 'O-GEO'],
      'mien-nam',
      ['bustVsBust=draw is by O-BV, and on no side here', 'bustVsBust=draw is by O-GEO here, and not'],
    ],
  ])('%s, %s as %s under %s', (id, from, to, house, faults) => {
    expect(faultsWith(id, from, to, house).toSorted()).toEqual(faults.toSorted());
  });
});
