import type { BaCayVerdict } from '../../engine/ba-cay/decide.ts';
import type { Outcome } from '../../engine/ba-cay/payment.ts';
import type { BaCayPreset, SCHEMA } from '../../engine/ba-cay/rules.ts';
import type { BaCayStep, Kind } from '../../engine/ba-cay/steps.ts';
import type { SettingValue } from '../../engine/core/house-rules.ts';
import type { GameWords, Guess, SeatWords } from '../game-words.ts';
import { displayName, signed } from '../text.ts';

type Settings = typeof SCHEMA;
type Written<V extends SettingValue> = `${V}`;

/** The labels that each language must have: one for every preset, setting and value, and no other. */
export interface BaCayLabels {
  readonly presets: Readonly<Record<BaCayPreset, string>>;
  readonly settings: {
    readonly [K in keyof Settings]: {
      readonly label: string;
      readonly values: Readonly<Record<Written<Settings[K]['values'][number]>, string>>;
    };
  };
}

/** A sentence on each setting. */
export type BaCayAbout = Readonly<Record<keyof Settings, string>>;

/** What only a language can say; the rest of the words is put together from it, alike in every language. */
export interface BaCayLanguage extends BaCayLabels {
  /** The names of hands that have one. */
  readonly kinds: Readonly<Record<Exclude<Kind, 'nut'>, string>>;
  /** Small, beside the number: `nút`. */
  points(count: number): string;
  readonly outcomes: Readonly<Record<Outcome, (who: string) => string>>;
  /** What each of several players does: eats, pays. */
  readonly does: Readonly<Record<Outcome, string>>;
  takes(who: string): string;
  share(names: readonly string[]): string;
  readonly banker: string;
  readonly tie: string;
  reason(step: BaCayStep): string;
}

/** More than so many names make no guess. */
const MOST_GUESSES = 3;

/** The words of Ba Cây and Bài Cào in one language. */
export function makeWords(language: BaCayLanguage): GameWords<BaCayVerdict, BaCayStep> {
  const { presets, settings, kinds, points, outcomes, does, reason } = language;
  return {
    name: 'Ba Cây',
    presets,
    settings,
    reason,
    outcome: (outcome, who) => outcomes[outcome === 'unsettled' ? 'push' : outcome](displayName(who)),
    seat(verdict, who): SeatWords {
      const hand = verdict.hands.find(({ name }) => name === who);
      if (!hand) return { sum: '', state: '' };
      if (hand.kind === 'nut') return { sum: String(hand.points), state: points(hand.points) };
      return hand.kind === 'bu' || hand.kind === 'at-cu'
        ? { sum: String(hand.points), state: kinds[hand.kind] }
        : { sum: kinds[hand.kind], state: '' };
    },
    verdict({ verdict: { players, ranking }, reasons }) {
      if (!players) {
        const winners = (ranking[0] ?? []).map(displayName);
        const [first = ''] = winners;
        return {
          big: winners.length > 1 ? language.share(winners) : language.takes(first),
          why: whyOf(reasons, ranking[0]?.[0], reason),
          net: '',
          lines: [],
        };
      }
      const [player, ...others] = players;
      if (!player || others.length > 0) {
        const lines = players.map(({ name, outcome, net }) => ({
          text: `${displayName(name)} ${does[outcome]}`,
          net: net === 0 ? '' : signed(net),
        }));
        return { big: '', why: '', net: '', lines };
      }
      const { outcome, net } = player;
      const name = displayName(player.name);
      const why = reasons.find((step) => step.decides && step.who === player.name);
      return {
        big: outcomes[outcome](name),
        why: why ? reason(why) : '',
        net: net > 0 ? signed(net) : net < 0 ? `${name} ${signed(net)}` : '',
        lines: [],
      };
    },
    guess({ hands, players, ranking: [winners = []] }): Guess | undefined {
      const tie = { id: '=', label: language.tie };
      const named = (name: string) => ({ id: name, label: displayName(name) });
      if (players) {
        const [player, ...others] = players;
        if (!player || others.length > 0) return undefined;
        const answer = { win: player.name, lose: 'cai', push: '=' }[player.outcome];
        return { answer, options: [{ id: 'cai', label: language.banker }, tie, named(player.name)] };
      }
      if (hands.length > MOST_GUESSES) return undefined;
      return {
        answer: winners.length > 1 ? '=' : (winners[0] ?? ''),
        options: [...hands.map(({ name }) => named(name)), tie],
      };
    },
  };
}

/** Best takes all: the comparison that the winner won, or where several share, that they are equal. */
function whyOf(reasons: readonly BaCayStep[], winner: string | undefined, reason: (step: BaCayStep) => string): string {
  const compared = reasons.find((step) => 'other' in step && step.outcome === 'held' && step.who === winner);
  const why = compared ?? reasons.find((step) => step.decides);
  return why ? reason(why) : '';
}
