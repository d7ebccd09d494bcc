import type { SettingChange } from '../branches/flips.ts';
import type { Field } from '../case.ts';
import type { Game } from '../game/game.ts';
import type { Rules } from '../house-rules.ts';
import type { Rng } from '../random/rng.ts';
import type { Ruling, Step } from '../ruling.ts';
import { formatSummary } from '../summary/summary.ts';
import type { AnswerOption, CaseKind, Judged, WithoutId } from './kind.ts';
import { judgeAround } from './mark.ts';
import type { DealtHands } from './verdict-question.ts';

/** How many settings without effect are offered. */
const STILL = 3;

interface Definition<R extends Rules, V, S extends Step> {
  fits?(rules: R): boolean;
  /** Hands whose ruling depends on some house rule. */
  deal(rng: Rng, rules: R): DealtHands | undefined;
  /** Who wins, or whatever else the question is about: the answer is the house rule that changes it. */
  says(ruling: Ruling<V, S>, about: string): string;
  /** @param base the ruling before the house rule is changed */
  trains(ruling: Ruling<V, S>, about: string, base: Ruling<V, S>): readonly string[];
}

/** Which house rule decides: of several changed settings one changes the verdict, the others change nothing at all. */
export function flipQuestion<R extends Rules, V, S extends Step>(
  game: Game<R, V, S>,
  { fits = () => true, deal, says, trains }: Definition<R, V, S>,
): WithoutId<CaseKind<R, V, S>> {
  /** The whole verdict: a wrong option must not even change what is paid. */
  const summary = ({ verdict }: Ruling<V, S>): string => formatSummary(game.summary(verdict));

  function flips(judged: Judged<V, S> | undefined, base: Judged<V, S>, about: string): boolean {
    return judged?.ok === true && base.ok && says(judged.value, about) !== says(base.value, about);
  }

  return {
    type: 'case',
    noteKind: 'still',
    fits,
    draft(rng, rules) {
      const dealt = deal(rng, rules);
      if (!dealt) return undefined;
      const { fields, about } = dealt;
      const { base, around } = judgeAround(game, fields, rules);
      if (!base.ok) return undefined;
      const turns = around.filter(({ ruled }) => flips(ruled, base, about));
      const same = summary(base.value);
      const still = around.filter(({ ruled }) => ruled === base || (ruled.ok && summary(ruled.value) === same));
      const [turn] = rng.shuffled(turns);
      if (!turn) return undefined;
      // Settings that the ruling reads are the most plausible wrong options: those first.
      const near = still.filter(({ asked }) => asked);
      const far = still.filter(({ asked }) => !asked);
      const others = perSetting([...rng.shuffled(near), ...rng.shuffled(far)]).slice(0, STILL);
      if (others.length < 2) return undefined;
      return {
        ...dealt,
        options: [turn, ...others].map(({ change }) => optionOf(fields, change)),
        level: near.length < 2 ? 2 : 3,
      };
    },
    marks: (_, judged, base, about) => judged.map((one) => flips(one, base, about)),
    trains,
  };
}

function optionOf(fields: readonly Field[], [key, value]: SettingChange): AnswerOption {
  return { answer: { type: 'change', key, value }, fields, changes: [[key, value]] };
}

/** The first of each setting. */
function perSetting<T extends { readonly change: SettingChange }>(tried: readonly T[]): T[] {
  return tried.filter(({ change: [key] }, at) => tried.findIndex((one) => one.change[0] === key) === at);
}
