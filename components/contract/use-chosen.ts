import { useRef, useState } from 'preact/hooks';
import type { Lang } from '#core/lang.ts';
import { loaded } from '../case/loaded.ts';
import { type AllAgreements, NO_ANSWERS } from './answers.ts';
import { type Chosen, defaultOf, has, inOrder, loadChosen, without } from './chosen.ts';
import type { GameDetails } from './details.ts';

/** What the page has before hydration. */
export interface Page {
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
export function useChosen({ lang, first, parts }: Pick<Page, 'lang' | 'first' | 'parts'>, touch: () => void) {
  const [chosen, setChosen] = useState<readonly Chosen[]>(() => {
    const all = loaded(first, lang);
    return all ? [{ all, parts, house: defaultOf(all), answers: NO_ANSWERS }] : [];
  });
  const [coming, setComing] = useState<readonly string[]>([]);
  /** Removed games with their state: a game removed by mistake can be restored. */
  const left = useRef<readonly Chosen[]>([]);
  const put = (id: string, one: Chosen): void => setChosen((now) => inOrder([...without(now, id), one]));
  return {
    chosen,
    coming,
    setChosen,
    /** Adds a game, with its default rules or as it was when removed; or removes it. */
    async toggle(id: string, on: boolean): Promise<void> {
      touch();
      if (!on) {
        left.current = [...without(left.current, id), ...chosen.filter(({ all }) => all.game.id === id)];
        return setChosen(without(chosen, id));
      }
      const was = left.current.find(({ all }) => all.game.id === id);
      if (was) return put(id, was);
      setComing((ids) => [...ids, id]);
      const one = await loadChosen(id, lang);
      setComing((ids) => ids.filter((other) => other !== id));
      if (one) put(id, one);
    },
    /** Another rule set for a game that was chosen, or another thing settled in it. */
    choose(one: Chosen, changed: Partial<Pick<Chosen, 'house' | 'answers'>>): void {
      touch();
      put(one.all.game.id, { ...one, ...changed });
    },
    /**
     * Applies the games of a text: all of them, or in addition to those chosen before. A text with one game says nothing about
     * its other agreements: they stay.
     */
    add(games: readonly Chosen[], { beside, whole }: { readonly beside: boolean; readonly whole: boolean }): void {
      const answersIn = (now: readonly Chosen[], id: string) => now.find(({ all }) => all.game.id === id)?.answers;
      setChosen((now) =>
        inOrder([
          ...(beside ? now : []).filter(({ all }) => !has(games, all.game.id)),
          ...games.map((one) => ({
            ...one,
            answers: whole ? one.answers : { ...answersIn(now, one.all.game.id), ...one.answers },
          })),
        ]),
      );
    },
  };
}
