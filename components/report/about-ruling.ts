import { EDITION } from '#book/edition.ts';
import type { Case } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import { ruleNumber } from '#core/game/game.ts';
import { differences } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import type { Lang } from '#core/lang.ts';
import type { Step } from '#core/ruling.ts';
import { formatSummary } from '#core/summary/summary.ts';
import type { ReportWords } from '#words/ui/report/vi.ts';
import type { Loaded } from '../loading/loaded.ts';
import { linkToSend } from '../share/case-link.ts';
import { chatText } from '../share/chat.ts';

/**
 * All that one needs to look into a ruling: hands, verdict, link, case, house rules, edition, the steps; whole, and shorter and
 * shorter, with fewer steps.
 * @param site the address that links begin with
 */
export function aboutRuling(now: Case, all: Loaded, lang: Lang, words: ReportWords, site: string): readonly string[] {
  const ruled = judge(all.game, now.fields, now.rules);
  const steps = ruled.ok ? ruled.value.reasons : [];
  const summary = ruled.ok ? formatSummary(all.game.summary(ruled.value.verdict)) : undefined;
  const url = new URL(linkToSend(now, lang, all, summary), site).href;
  const changed = changedText(now, all);
  const head = [
    chatText(now, all, url),
    '',
    words.case(formatCase(now, all.game)),
    ...(changed === '' ? [] : [words.changed(changed)]),
    words.edition(EDITION),
  ];
  const listed = (title: string, some: readonly Step[]): string =>
    (some.length === 0 ? head : [...head, title, ...some.map((step) => stepText(step, all))]).join('\n');
  const key = steps.filter(({ decides }) => decides);
  return [listed(words.steps, steps), listed(words.fewer, key), listed('', [])];
}

/** `5.4 xd-cmp-du-v-other: …`. */
function stepText(step: Step, { game, words }: Loaded): string {
  return `${ruleNumber(game, step.rule)} ${step.rule}: ${words.reason(step)}`;
}

/** Every setting in which the rule set differs from the set that it names. */
function changedText({ preset, rules }: Case, { game, words }: Loaded): string {
  return differences(game.schema, rules, game.presets[preset] ?? {})
    .map((key) => {
      const setting = words.settings[key];
      const value = String(rules[key]);
      return `${setting?.label ?? key}: ${setting?.values[value] ?? value} (${key}=${value})`;
    })
    .join('; ');
}
