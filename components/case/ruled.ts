import type { Case } from '#core/case.ts';
import type { VerdictWords } from '#core/game/game-words.ts';
import type { Rules } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import type { Lang } from '#core/lang.ts';
import type { Ruling } from '#core/ruling.ts';
import { engineOf, readCase } from '#games/engines.ts';
import { handText } from '#words/text.ts';
import { type Loaded, loaded } from '../loading/loaded.ts';
import { refereeLink } from '../share/case-link.ts';
import { verdictData } from './VerdictPlate.tsx';

/** A case ruled on by the build, with everything that a page shows of it. */
export interface Ruled {
  readonly of: Case;
  readonly all: Loaded;
  readonly ruling: Ruling<unknown>;
  readonly words: VerdictWords;
  /** The verdict in one line, with several players too. */
  readonly says: string;
  /** The case at the referee. */
  readonly link: string;
  readonly data: ReturnType<typeof verdictData>;
}

/** The ruling on a case as written. Text that is no case stops the build. */
export function ruleOnText(text: string, lang: Lang): Ruled {
  const read = readCase(text);
  if (!read.ok) throw new Error(`“${text}”: ${read.error.code}`);
  const all = loaded(read.value.game, lang);
  const ruling = all && judge(all.game, read.value.fields, read.value.rules);
  if (!all || !ruling?.ok) throw new Error(`“${text}”: no ruling`);
  const words = all.words.verdict(ruling.value);
  return {
    of: read.value,
    all,
    ruling: ruling.value,
    words,
    says: words.big || words.lines.map((line) => line.text).join(', '),
    link: refereeLink(read.value, lang, all),
    data: verdictData(read.value, all.game, ruling.value),
  };
}

/** Everybody's cards in one line: `Nhà cái K♦ 9♣ · An A♠ A♥ · Bình Hết bài`. */
export function displayHands({ of, all }: Pick<Ruled, 'of' | 'all'>): string {
  return of.fields.map((field) => `${all.ui.seatName(field.name)} ${handText(field) || all.ui.noCards}`).join(' · ');
}

/** The settings of a case that differ from its preset: a page hands its widgets no others. */
export function changedRules({ game, preset, rules }: Case): Rules {
  const base = engineOf(game)?.presets[preset] ?? {};
  return Object.fromEntries(Object.entries(rules).filter(([key, value]) => base[key] !== value));
}
