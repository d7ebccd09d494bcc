import type { Lang } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { loaded, loadGame } from '../../loading/loaded.ts';
import { type AllAgreements, NO_ANSWERS } from './answers.ts';
import { type ChosenGame, loadChosen } from './chosen.ts';
import type { ReadText } from './link.ts';
import { contractTextIn, editionIn, gamesIn, readContract } from './read.ts';

const IDS: readonly string[] = GAMES.map(({ id }) => id);

/** What a text says: the games in it, and what could not be read. */
interface Opened extends Omit<ReadText, 'some' | 'sent'> {
  readonly games: readonly ChosenGame[];
}

/** Reads a link or a code, and loads the games that it names. */
export async function openText(typed: string, lang: Lang, agreements: AllAgreements): Promise<Opened> {
  const held = contractTextIn(typed);
  await Promise.all(gamesIn(held, IDS).map(loadGame));
  const { ruleSets, answers, faults } = readContract(
    held,
    IDS.flatMap((id) => loaded(id, lang)?.game ?? []),
    agreements,
  );
  const edition = editionIn(typed);
  const found = await Promise.all(
    ruleSets.map(async ([{ id }, ruleSet]) => {
      const one = await loadChosen(id, lang);
      if (!one) return [];
      return [
        { ...one, ruleSet, answers: answers.get(id) ?? NO_ANSWERS, ...(edition === undefined ? {} : { edition }) },
      ];
    }),
  );
  return { held, faults, games: found.flat() };
}
