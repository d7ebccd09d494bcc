import type { Case } from '#core/case.ts';
import { judge } from '#core/judge.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import { handText } from '#words/text.ts';
import type { Loaded } from '../loading/loaded.ts';

/** The case and its verdict as a message that fits a chat. @param notes what else to know of it */
export function chatText(of: Case, all: Loaded, url: string, notes: readonly string[] = []): string {
  const { game, words, ui } = all;
  const ruled = judge(game, of.fields, of.rules);
  const hands = of.fields.map((field) => {
    const worth = ruled.ok ? words.seat(ruled.value.verdict, field.name) : undefined;
    return [`${ui.seatName(field.name)}: ${handText(field) || ui.noCards}`, worth?.sum].filter(Boolean).join(' = ');
  });
  const verdict = ruled.ok ? words.verdict(ruled.value) : undefined;
  const said = verdict?.big
    ? [`→ ${[verdict.big, verdict.net].filter(Boolean).join(' ')}. ${verdict.why}`]
    : (verdict?.lines ?? []).map(({ text, net }) => `→ ${text} ${net}`.trim());
  return [`${words.name} (${ruleSetName(of, all)})`, ...hands, ...said, ...notes, url].join('\n');
}
