/** Where each house rule of a game shows, for the house contract: hands that it flips, runs of play that it parts. */

import type { APIRoute } from 'astro';
import type { FlipFile, SettingFlips } from '#components/house-rules/contract/flip-files.ts';
import { divergencesOf, flipsOf, sideText } from '#components/house-rules/shown.ts';
import { loaded } from '#components/loading/loaded.ts';
import { roundWordsOf } from '#components/round/frames.ts';
import { presetOf } from '#core/house/preset-of.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';

interface Props {
  readonly id: string;
  readonly lang: Lang;
}

export function getStaticPaths() {
  return GAMES.flatMap(({ id }) =>
    LANGS.map((lang) => ({ params: { file: `${id}.${lang}` }, props: { id, lang } satisfies Props })),
  );
}

export const GET: APIRoute<Props> = async ({ props: { id, lang } }) => {
  const all = loaded(id, lang);
  if (!all) throw new Error(`no engine of ${id}`);
  const { game, ui } = all;
  const round = await roundWordsOf(id, lang);

  const shownOf = async (key: string): Promise<SettingFlips> => {
    const hands = flipsOf(game, key).map(({ house, from, to, fields }) => ({
      house,
      values: [from, to] as const,
      fields,
    }));
    const divergences = await divergencesOf(game, key);
    const [first] = divergences;
    const roundBase = first && presetOf(game.schema, game.presets, first.sides[0].rules);
    return {
      hands,
      rounds: divergences.map(({ before, sides }) => ({
        before: before.map(round.event),
        sides: sides.map((side) => ({ value: side.rules[key] ?? '', text: sideText(side, round, ui, lang) })),
      })),
      ...(roundBase ? { roundBase } : {}),
    };
  };

  const keys = Object.keys(game.schema);
  const shown = await Promise.all(keys.map(async (key) => [key, await shownOf(key)] as const));
  const file: FlipFile = Object.fromEntries(shown);
  return Response.json(file);
};
