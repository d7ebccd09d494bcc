import { expect, test } from 'vitest';
import { allArguments, argumentCases } from '#book/arguments.ts';
import { LANGS } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { ruleOnText } from '../case/ruled.ts';
import { loadGame } from '../loading/loaded.ts';
import { groupSayings } from './sides.ts';

test('houses stand together that say the same for the same reason, and no others', async () => {
  await Promise.all(GAMES.map(({ id }) => loadGame(id)));
  for (const lang of LANGS) {
    for (const one of allArguments()) {
      const all = argumentCases(one).map((text) => ruleOnText(text, lang));
      const told = groupSayings(all).map(({ houses, ruled: { says, words } }) => ({ houses, says, why: words.why }));
      for (const { of, says, words, all: game } of all) {
        const name = game.words.presets[of.preset] ?? of.preset;
        const mine = told.filter(
          ({ houses, ...rest }) => houses.includes(name) && rest.says === says && rest.why === words.why,
        );
        expect(mine.length, `${one.id} ${of.preset}`).toBeGreaterThan(0);
      }
      expect(new Set(told.map(({ says, why }) => `${says} ${why}`)).size).toBe(told.length);
    }
  }
});
