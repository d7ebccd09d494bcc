/**
 * Measures how many questions find a house (ADR 36): of every preset, and of so many houses near one and at random, each asked once
 * truthfully and once with a wrong answer. Prints a line for each game and keeps it in `content/which-house.json`, which the site
 * shows. Words choose games.
 */

import { writeFileSync } from 'node:fs';
import { type HouseQuestions, type HouseSample, houseQuestions, WHICH_HOUSE } from '#book/which-house.ts';
import { assertDefined } from '#core/assert-defined.ts';
import type { Rules } from '#core/house-rules.ts';
import { makeRng } from '#core/random/rng.ts';
import { GAMES } from '#games/index.ts';
import { KITS } from '#testing/kits.ts';
import { anyRuleSet } from '#testing/rule-sets.ts';
import { askHouses, changedPreset, questionsFor, unlikeShare } from '#testing/which-house.ts';

/** Houses near a preset, and as many at random. */
const HOUSES = 100;
/** So many deals say how far a house that was found is from the one that was asked. */
const DEALS = 50;

const wanted = process.argv.slice(2);
const strangers = wanted.filter((word) => !GAMES.some(({ id }) => id === word));
if (strangers.length > 0) throw new Error(`no game ${strangers.join(', ')}`);
const measured = new Map(houseQuestions().map((one) => [one.game, one]));
for (const book of GAMES.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  const of = await measure(book);
  if (!of) continue;
  measured.set(book.id, of);
  const kept = GAMES.flatMap(({ id }) => measured.get(id) ?? []);
  writeFileSync(WHICH_HOUSE, `${JSON.stringify(kept, null, 2)}\n`);
  for (const [name, { houses, questions, slipped, unlike }] of Object.entries(of.samples))
    console.log(
      `${book.id} ${name}: ${houses} houses, ${questions} questions, ${slipped} with a slip, ${unlike} unlike`,
    );
}

async function measure({ id, load }: (typeof GAMES)[number]): Promise<HouseQuestions | undefined> {
  const guide = (await load.guide?.())?.houseGuide;
  if (!guide) return undefined;
  const started = performance.now();
  const { game } = await load.engine();
  const rng = makeRng(36);
  const sample = (houses: readonly Rules[], part: number): HouseQuestions['samples'][HouseSample] => {
    const right = askHouses(game, guide, houses);
    const unlike = unlikeShare(game, assertDefined(KITS.get(id)), right, DEALS, rng);
    return {
      houses: houses.length,
      questions: questionsFor(part, right),
      slipped: questionsFor(part, askHouses(game, guide, houses, rng)),
      unlike: Math.round(unlike * 1e5) / 1e5,
    };
  };
  const samples = {
    presets: sample(Object.values(game.presets), 1),
    near: sample(
      some(() => changedPreset(game, rng)),
      0.9,
    ),
    random: sample(
      some(() => anyRuleSet(game, rng)),
      0.9,
    ),
  };
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  return { game: id, date: new Date().toISOString().slice(0, 10), seconds, deals: DEALS, samples };
}

function some(make: () => Rules): Rules[] {
  return Array.from({ length: HOUSES }, make);
}
