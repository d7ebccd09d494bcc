import type { GameWords, Guess } from '#core/game/game-words.ts';
import type { SettingValue } from '#core/house-rules.ts';
import { soleGuess } from '#words/guess/sole-guess.ts';
import { displayName, signed } from '#words/text.ts';
import type { XiDachOutcome, XiDachVerdict } from '../engine/decide.ts';
import type { XiDachKind } from '../engine/hand.ts';
import type { SCHEMA, XiDachPreset } from '../engine/rules.ts';
import type { XiDachStep } from '../engine/steps.ts';
import type { CONFLICTS } from '../house/no-effect.ts';

type Settings = typeof SCHEMA;
type Written<V extends SettingValue> = `${V}`;

/** The labels that each language must have: one for every preset, setting and value, and no other. */
export interface XiDachLabels {
  /** What the referee is asked, by the ids of the manifest's questions. */
  readonly asks: Readonly<Record<'one' | 'all' | 'natural', string>>;
  readonly presets: Readonly<Record<XiDachPreset, string>>;
  readonly settings: {
    readonly [K in keyof Settings]: {
      readonly label: string;
      readonly values: Readonly<Record<Written<Settings[K]['values'][number]['value']>, string>>;
    };
  };
}

/** A sentence on each setting. */
export type XiDachAbout = Readonly<Record<keyof Settings, string>>;

/** What only a language can say; the other words are built from it, in the same way for every language. */
export interface XiDachLanguage extends XiDachLabels {
  readonly kinds: Readonly<Record<XiDachKind, string>>;
  /** Small, under the name of a natural. */
  readonly natural: Readonly<Record<'xi-ban' | 'xi-dach', string>>;
  /** The verdict with one player: two or three words, as said at the table. */
  readonly outcomes: Readonly<Record<XiDachOutcome, (who: string) => string>>;
  /** What each of several players does: eats, pays. */
  readonly does: Readonly<Record<XiDachOutcome, string>>;
  readonly guesses: Readonly<Record<Exclude<XiDachOutcome, 'win'>, string>>;
  /** Asked where the banker settles with several: who alone wins, pays, draws or waits; or the outcome of one. */
  readonly questions: Readonly<Record<XiDachOutcome, string>> & { one(who: string): string };
  reason(step: XiDachStep): string;
}

/** The words of Xì Dách in one language. */
export function makeWords(language: XiDachLanguage): GameWords<XiDachVerdict, XiDachStep> {
  const { asks, presets, settings, kinds, natural, outcomes, does, guesses, questions, reason } = language;
  return {
    name: 'Xì Dách',
    asks,
    presets,
    settings,
    reason,
    outcome: (outcome, who) => outcomes[outcome](displayName(who)),
    seat(verdict, who) {
      const hand = who === 'cai' ? verdict.banker : verdict.players.find(({ name }) => name === who);
      if (!hand) return { sum: '', state: '' };
      const { kind, points } = hand;
      if (kind === 'xi-ban' || kind === 'xi-dach') return { sum: kinds[kind], state: natural[kind] };
      return { sum: String(points), state: kinds[kind] };
    },
    verdict({ verdict: { players }, reasons }) {
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
    guess({ players }, early = false): Guess {
      const [player] = players;
      if (player && players.length === 1) {
        const waits = early || player.outcome === 'unsettled';
        return {
          answer: player.outcome,
          options: [
            { id: 'lose', label: guesses.lose },
            { id: 'push', label: guesses.push },
            { id: 'win', label: displayName(player.name) },
            ...(waits ? [{ id: 'unsettled', label: guesses.unsettled }] : []),
          ],
        };
      }
      return soleGuess(players, ASKED, questions, does);
    },
  };
}

/** The order in which outcomes of several players are asked about: people most often get wrong who pays. */
const ASKED = ['lose', 'win', 'push', 'unsettled'] as const;

/** A sentence on each conflict. */
export type XiDachConflicts = Readonly<Record<(typeof CONFLICTS)[number]['id'], string>>;
