/** The games whose house rules are being agreed on. */

import { useRef, useState } from 'preact/hooks';
import type { AboutWords } from '#core/game/game-words.ts';
import type { Conflict, NoEffect } from '#core/house/no-effect.ts';
import type { OneIn, OneInBetween } from '#core/house/weights.ts';
import { defaultRuleSet, type RuleSet } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import { findGame, GAMES } from '#games/index.ts';
import { type Loaded, loaded, loadGame } from '../../loading/loaded.ts';
import { keyedParts } from '../../loading/part.ts';
import { type AllAgreements, type Answers, NO_ANSWERS } from './answers.ts';

/** A chosen game: its house rules, and the texts about them. */
export interface ChosenGame {
  readonly all: Loaded;
  readonly parts: GameDetails;
  readonly ruleSet: RuleSet;
  readonly answers: Answers;
  /** The edition of the book with which this was agreed, where a link states it. */
  readonly edition?: number;
}

/** What the contract needs of a game beyond what every widget knows: loaded when the game is chosen. */
export interface GameDetails extends AboutWords {
  readonly noEffect: readonly NoEffect[];
  /** Choices that do not go together. */
  readonly clashes: readonly Conflict[];
}

/** All that is said of a game; undefined where there is none of that name. */
export async function detailsOf(id: string, lang: Lang): Promise<GameDetails | undefined> {
  const load = findGame(id)?.load;
  if (!load) return undefined;
  const [{ about, conflicts }, { NO_EFFECT, CONFLICTS }] = await Promise.all([load.about[lang](), load.noEffect()]);
  return { about, conflicts, noEffect: NO_EFFECT, clashes: CONFLICTS };
}

const details = keyedParts(detailsOf);

/** Loads a chosen game, with its default rule set. */
export async function loadChosen(id: string, lang: Lang): Promise<ChosenGame | undefined> {
  const [own] = await Promise.all([details(id, lang).load(), loadGame(id)]);
  const all = loaded(id, lang);
  return all && own && { all, parts: own, ruleSet: defaultRuleSet(all.game), answers: NO_ANSWERS };
}

/** Is this game among those that were chosen? */
export function hasGame(chosen: readonly ChosenGame[], id: string): boolean {
  return chosen.some(({ all }) => all.game.id === id);
}

/** The same games but this one. */
function withoutGame(chosen: readonly ChosenGame[], id: string): readonly ChosenGame[] {
  return chosen.filter(({ all }) => all.game.id !== id);
}

/** In the order of the book. */
function inBookOrder(chosen: readonly ChosenGame[]): readonly ChosenGame[] {
  return GAMES.flatMap(({ id }) => chosen.filter(({ all }) => all.game.id === id));
}

/** The names of these games, as a sentence lists them. */
export function gameNamesOf(chosen: readonly ChosenGame[]): string {
  return chosen.map(({ all }) => all.words.name).join(', ');
}

/** What the page has before hydration. */
export interface ContractPage {
  readonly lang: Lang;
  /** The game that stands here first, with what is said of it. */
  readonly first: string;
  readonly parts: GameDetails;
  readonly agreements: AllAgreements;
  /** How often each setting decides, by game and preset. */
  readonly oneIn: Readonly<Record<string, Readonly<Record<string, OneIn>>>>;
  /** How often two presets rule otherwise, by game. */
  readonly between: Readonly<Record<string, OneInBetween>>;
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
      const one = await loadChosen(id, lang).catch(() => undefined);
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
