import { useRef, useState } from 'preact/hooks';
import type { Lang } from '#core/lang.ts';
import { loaded } from '../case/loaded.ts';
import { type AllAgreements, NO_ANSWERS } from './answers.ts';
import { type Chosen, defaultOf, has, inOrder, loadChosen, without } from './chosen.ts';
import type { GameDetails } from './details.ts';

/** What the page has before any script runs. */
export interface Page {
  readonly lang: Lang;
  /** The game that stands here first, with what is said of it. */
  readonly first: string;
  readonly parts: GameDetails;
  readonly agreements: AllAgreements;
}

/**
 * The games that the reader agrees on, and those that are on their way.
 * @param touch called before each choice of the reader
 */
export function useChosen({ lang, first, parts }: Pick<Page, 'lang' | 'first' | 'parts'>, touch: () => void) {
  const [chosen, setChosen] = useState<readonly Chosen[]>(() => {
    const all = loaded(first, lang);
    return all ? [{ all, parts, house: defaultOf(all), answers: NO_ANSWERS }] : [];
  });
  const [coming, setComing] = useState<readonly string[]>([]);
  /** Games that left the sheet, as they were: whoever takes one off by mistake loses nothing. */
  const left = useRef<readonly Chosen[]>([]);
  const put = (id: string, one: Chosen): void => setChosen((now) => inOrder([...without(now, id), one]));
  return {
    chosen,
    coming,
    setChosen,
    /** A game comes onto the sheet, in its default house or as it left, or leaves it. */
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
    /** Another house for a game that was chosen, or another thing settled in it. */
    choose(one: Chosen, changed: Partial<Pick<Chosen, 'house' | 'answers'>>): void {
      touch();
      put(one.all.game.id, { ...one, ...changed });
    },
    /** Games of a text: all that there is, or beside those that the reader chose before. A text of one game says nothing of what else was settled in it: that stays. */
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
