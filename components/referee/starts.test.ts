import { beforeAll, describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { judge } from '#core/judge.ts';
import { LANGS } from '#core/lang.ts';
import { buildOf } from '#games/build.ts';
import { engineOf } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';
import { loadGame } from '../loading/loaded.ts';
import { loadReader, readHere } from './reader.ts';
import { severalGames, type ToldStart } from './Starts.tsx';
import { tellingOf, tellingPart, toldHands } from './told/telling.ts';

beforeAll(async () => {
  await Promise.all([loadReader(), tellingPart.load()]);
  for (const { id } of GAMES) await Promise.all([loadGame(id), toldHands(id).load()]);
});

const starts = (lang: (typeof LANGS)[number]): readonly ToldStart[] =>
  GAMES.flatMap(({ id: game }) => buildOf(game).site[lang].told.map((text) => ({ game, text })));

describe.each(LANGS)('what the referee is told to begin with, %s', (lang) => {
  test.each(starts(lang).map(({ game, text }) => [text, game] as const))(
    '“%s” is read whole, and ruled on',
    (text, id) => {
      const engine = assertDefined(engineOf(id));
      const preset = engine.defaultPreset;
      const home = { game: id, preset, rules: assertDefined(engine.presets[preset]), fields: [] };
      const { read, error, unread, contradictions, ask, story } = readHere(text, home, {
        tell: assertDefined(tellingPart.here).readStory,
      });
      expect([unread, contradictions, ask]).toEqual([[], [], undefined]);
      if (story) {
        const telling = assertDefined(tellingOf(story.game));
        const told = telling.tellStory(story, telling.game, telling.hands);
        expect(typeof told).toBe('object');
        expect(story.game).toBe(id);
      } else {
        expect(error).toBeUndefined();
        expect(read?.game).toBe(id);
        expect(read && judge(engine, read.fields, read.rules).ok).toBe(true);
      }
    },
  );

  test('three stand under an empty box, of two games', () => {
    const shown = severalGames(starts(lang));
    expect(shown).toHaveLength(3);
    expect(new Set(shown.map(({ game }) => game)).size).toBe(2);
  });
});
