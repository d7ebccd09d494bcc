import { useRef, useState } from 'preact/hooks';
import { defaultRuleSet } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import { loaded } from '../../loading/loaded.ts';
import { type AllAgreements, NO_ANSWERS } from './answers.ts';
import { type ChosenGame, hasGame, inBookOrder, loadChosen, withoutGame } from './chosen.ts';
import type { GameDetails } from './details.ts';

/** What the page has before hydration. */
export interface ContractPage {
  readonly lang: Lang;
  /** The game that stands here first, with what is said of it. */
  readonly first: string;
  readonly parts: GameDetails;
  readonly agreements: AllAgreements;
}

/**
 * The games that the reader has chosen, and those still loading.
 * @param touch called before each choice of the reader
 */
export function useChosen({ lang, first, parts }: Pick<ContractPage, 'lang' | 'first' | 'parts'>, touch: () => void) {
  const [chosen, setChosen] = useState<readonly ChosenGame[]>(() => {
    const all = loaded(first, lang);
    return all ? [{ all, parts, ruleSet: defaultRuleSet(all.game), answers: NO_ANSWERS }] : [];
  });
  const [coming, setComing] = useState<readonly string[]>([]);
  /** Removed games with their state: a game removed by mistake can be restored. */
  const left = useRef<readonly ChosenGame[]>([]);
  const put = (id: string, one: ChosenGame): void => setChosen((now) => inBookOrder([...withoutGame(now, id), one]));
  return {
    chosen,
    coming,
    setChosen,
    /** Adds a game, with its default rules or as it was when removed; or removes it. */
    async toggle(id: string, on: boolean): Promise<void> {
      touch();
      if (!on) {
        left.current = [...withoutGame(left.current, id), ...chosen.filter(({ all }) => all.game.id === id)];
        return setChosen(withoutGame(chosen, id));
      }
      const was = left.current.find(({ all }) => all.game.id === id);
      if (was) return put(id, was);
      setComing((ids) => [...ids, id]);
      const one = await loadChosen(id, lang);
      setComing((ids) => ids.filter((other) => other !== id));
      if (one) put(id, one);
    },
    /** Another rule set for a game that was chosen, or another thing settled in it. */
    choose(one: ChosenGame, changed: Partial<Pick<ChosenGame, 'ruleSet' | 'answers'>>): void {
      touch();
      put(one.all.game.id, { ...one, ...changed });
    },
    /**
     * Applies the games of a text: all of them, or in addition to those chosen before. A text with one game says nothing about
     * its other agreements: they stay.
     */
    add(games: readonly ChosenGame[], { beside, whole }: { readonly beside: boolean; readonly whole: boolean }): void {
      const answersIn = (now: readonly ChosenGame[], id: string) => now.find(({ all }) => all.game.id === id)?.answers;
      setChosen((now) =>
        inBookOrder([
          ...(beside ? now : []).filter(({ all }) => !hasGame(games, all.game.id)),
          ...games.map((one) => ({
            ...one,
            answers: whole ? one.answers : { ...answersIn(now, one.all.game.id), ...one.answers },
          })),
        ]),
      );
    },
  };
}
