import { displayCard, rankOf } from '#core/card.ts';
import type { GameWords, Guess } from '#core/game/game-words.ts';
import { type Sentences, sentenceOn } from '#words/sentences/by-tag.ts';
import type { GameLabels } from '#words/sentences/game-labels.ts';
import { cardsText, displayName } from '#words/text.ts';
import type { Category } from '../engine/category.ts';
import type { XiToVerdict } from '../engine/decide.ts';
import type { SCHEMA, XiToPreset } from '../engine/rules.ts';
import type { XiToStep } from '../engine/steps.ts';
import type { CONFLICTS } from '../house/no-effect.ts';

/** A sentence on each setting. */
export type XiToAbout = Readonly<Record<keyof typeof SCHEMA, string>>;

/** What only a language can say; the other words are built from it, in the same way for every language. */
interface XiToLanguage extends GameLabels<'showdown' | 'up', XiToPreset, typeof SCHEMA> {
  /** Small, under the name of the combination: what the name means. */
  readonly meanings?: Readonly<Record<Category, string>>;
  /** Five cards: one takes all, or several share. */
  best(names: readonly string[]): string;
  /** Fewer: one speaks first, or several are level. */
  first(names: readonly string[]): string;
  loses(who: string): string;
  readonly split: string;
  readonly level: string;
  /** What is asked of up cards. */
  readonly question: string;
  /** A combination inside a sentence: `cù lũ`. */
  named(category: Category): string;
  /** The parts of two hands of one combination, in the order in which they are compared; `cards` where it is card by card. */
  readonly parts: Readonly<Partial<Record<Category | 'cards', readonly string[]>>>;
  readonly reasons: Sentences<'rule', XiToStep, StepFacts>;
}

export type StepFacts = ReturnType<typeof stepFacts>;

/** The combinations are called by the same names in every language. */
export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  'mau-thau': 'Mậu thầu',
  doi: 'Đôi',
  thu: 'Thú',
  sam: 'Sám',
  sanh: 'Sảnh',
  thung: 'Thùng',
  'cu-lu': 'Cù lũ',
  'tu-quy': 'Tứ quý',
  'thung-pha-sanh': 'Thùng phá sảnh',
};

/** Five cards are the showdown. */
const FULL = 5;

/** The guess that nobody is ahead; no player can bear this name. */
const TIE = '=';

/** The words of Xì Tố in one language. */
export function makeWords(language: XiToLanguage): GameWords<XiToVerdict, XiToStep> {
  const { asks, presets, settings, meanings, best, first, loses, split, level, question, reasons } = language;
  const reason = (step: XiToStep) => sentenceOn(reasons, step.rule, step, stepFacts(step, language));
  return {
    name: 'Xì Tố',
    asks,
    presets,
    settings,
    reason,
    outcome(outcome, who) {
      const name = displayName(who);
      return { win: best([name]), lose: loses(name), push: split, unsettled: level }[outcome];
    },
    seat({ hands }, who) {
      const hand = hands.find(({ name }) => name === who);
      if (!hand) return { sum: '', state: '' };
      return { sum: CATEGORY_NAMES[hand.category], state: meanings?.[hand.category] ?? '' };
    },
    verdict({ verdict: { cards, ranking }, reasons }) {
      const [winners = []] = ranking;
      // Where several share, what settled it is that they are equal, not that the next one is weaker.
      const why = reasons.find((step) =>
        winners.length > 1 ? step.rule === 'xt-cmp-suit' && step.outcome === 'failed' : step.decides,
      );
      const say = cards === FULL ? best : first;
      return { big: say(winners.map(displayName)), why: why ? reason(why) : '', net: '', lines: [] };
    },
    guess({ cards, hands, ranking: [winners = []] }): Guess {
      const options = hands.map(({ name }) => ({ id: name, label: displayName(name) }));
      return {
        answer: (winners.length === 1 && winners[0]) || TIE,
        options: [...options, { id: TIE, label: cards === FULL ? split : level }],
        ...(cards < FULL ? { question } : {}),
      };
    },
  };
}

/** Names, figures and cards of a step as they stand in a sentence; empty where it has none. */
function stepFacts(step: XiToStep, { named, parts }: XiToLanguage) {
  const cards = 'cards' in step ? step.cards : [];
  const [higher = '', lower = ''] = cards.map(step.rule === 'xt-cmp-same' ? rankOf : displayCard);
  return {
    Who: displayName(step.who),
    other: 'other' in step ? displayName(step.other) : '',
    winners: 'winners' in step ? step.winners.map(displayName) : [],
    hand: 'category' in step ? named(step.category) : '',
    cards: cardsText(cards),
    top: cardsText(cards.slice(0, 1)),
    /** What was compared: of the hand that is ahead, and of the other. */
    part: step.rule === 'xt-cmp-same' ? ((parts[step.category] ?? parts.cards)?.[step.at] ?? '') : '',
    higher,
    lower,
  };
}

/** A sentence on each conflict. */
export type XiToConflicts = Readonly<Record<(typeof CONFLICTS)[number]['id'], string>>;
