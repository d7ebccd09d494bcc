import type { SettingValue } from '../../engine/core/house-rules.ts';
import type { Category } from '../../engine/xi-to/category.ts';
import type { XiToVerdict } from '../../engine/xi-to/decide.ts';
import type { SCHEMA, XiToPreset } from '../../engine/xi-to/rules.ts';
import type { XiToStep } from '../../engine/xi-to/steps.ts';
import type { GameWords } from '../game-words.ts';
import { displayName } from '../text.ts';

type Settings = typeof SCHEMA;
type Written<V extends SettingValue> = `${V}`;

/** The labels that each language must have: one for every preset, setting and value, and no other. */
export interface XiToLabels {
  readonly presets: Readonly<Record<XiToPreset, string>>;
  readonly settings: {
    readonly [K in keyof Settings]: {
      readonly label: string;
      readonly values: Readonly<Record<Written<Settings[K]['values'][number]>, string>>;
    };
  };
}

/** A sentence on each setting. */
export type XiToAbout = Readonly<Record<keyof Settings, string>>;

/** What only a language can say; the rest of the words is put together from it, alike in every language. */
export interface XiToLanguage extends XiToLabels {
  readonly categories: Readonly<Record<Category, string>>;
  /** One hand takes the pot. */
  takes(who: string): string;
  /** Several share it. */
  share(names: readonly string[]): string;
  /** One has the strongest up cards. */
  speaks(who: string): string;
  /** Several have. */
  level(names: readonly string[]): string;
  readonly tie: string;
  readonly question: string;
  reason(step: XiToStep): string;
}

/** Five cards are the showdown. */
const FULL = 5;
/** More than so many names make no guess. */
const MOST_GUESSES = 3;

/** The words of Xì Tố in one language. */
export function makeWords(language: XiToLanguage): GameWords<XiToVerdict, XiToStep> {
  const { presets, settings, categories, reason } = language;
  const big = ({ cards, ranking }: XiToVerdict): string => {
    const winners = (ranking[0] ?? []).map(displayName);
    const [first = ''] = winners;
    if (cards === FULL) return winners.length > 1 ? language.share(winners) : language.takes(first);
    return winners.length > 1 ? language.level(winners) : language.speaks(first);
  };
  return {
    name: 'Xì Tố',
    presets,
    settings,
    reason,
    outcome: (outcome, who) => (outcome === 'push' ? language.tie : language.takes(displayName(who))),
    seat(verdict, who) {
      const hand = verdict.hands.find(({ name }) => name === who);
      return { sum: hand ? categories[hand.category] : '', state: '' };
    },
    verdict({ verdict, reasons }) {
      const why = reasons.find((step) => step.decides);
      return { big: big(verdict), why: why ? reason(why) : '', net: '', lines: [] };
    },
    guess({ cards, hands, ranking: [winners = []] }) {
      if (hands.length > MOST_GUESSES) return undefined;
      const options = hands.map(({ name }) => ({ id: name, label: displayName(name) }));
      return {
        answer: winners.length > 1 ? '=' : (winners[0] ?? ''),
        options: [...options, { id: '=', label: language.tie }],
        ...(cards < FULL ? { question: language.question } : {}),
      };
    },
  };
}
