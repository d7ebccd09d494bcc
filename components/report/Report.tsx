import { useMemo, useState } from 'preact/hooks';
import { EDITION } from '#book/edition.ts';
import { ISSUES } from '#book/repository.ts';
import type { Case } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import { ruleNumber } from '#core/game/game.ts';
import { differences } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import type { Lang } from '#core/lang.ts';
import type { Step } from '#core/ruling.ts';
import { formatSummary } from '#core/summary/summary.ts';
import { en } from '#words/en/ui/report.ts';
import type { ReportWords } from '#words/vi/ui/report.ts';
import { vi } from '#words/vi/ui/report.ts';
import type { Loaded } from '../loading/loaded.ts';
import { Button, Spoken } from '../page/controls.tsx';
import { addLazyStyle } from '../page/lazy-style.ts';
import { linkToSend } from '../share/case-link.ts';
import { chatText } from '../share/chat.ts';
import { useCopied } from '../share/use-copied.ts';
import { whichHouseLink } from '../which-house/link.ts';
import styles from './report.css?inline';
import { type IssueForm, issueAddress, reportText } from './report-text.ts';

addLazyStyle(styles);

const reportWords = { vi, en };

interface Props {
  /** The case that was ruled on, with its house rules. */
  readonly now: Case;
  readonly all: Loaded;
  readonly lang: Lang;
}

const LONGEST_LINE = 500;

/** The form that each statement opens. */
const FORMS: Readonly<Record<'other' | 'wrongRuling', IssueForm>> = {
  other: 'house-differs',
  wrongRuling: 'wrong-verdict',
};

/**
 * The form for a reader who disagrees with a ruling: one of two statements, an optional line, and a text with everything needed
 * to look into it. Nothing is sent from here. Loaded on demand, never with a page.
 */
export function Report({ now, all, lang }: Props) {
  const [says, setSays] = useState<'other' | 'wrongRuling'>('other');
  const [line, setLine] = useState('');
  const [copied, copy] = useCopied<'text'>();
  const words = reportWords[lang];
  const about = useMemo(() => aboutRuling(now, all, lang, words, location.href), [now, all, lang]);
  const texts = about.map((one) => reportText(words[says], line, one));
  const [text = ''] = texts;

  return (
    <div class="report">
      {/* A separate form, so that two reports on one page have independent choices. */}
      <p class="s">
        <a href={whichHouseLink(all.game.id, lang)}>{words.which}</a>
      </p>
      <form>
        <fieldset>
          <legend>{words.says}</legend>
          {(['other', 'wrongRuling'] as const).map((one) => (
            <label key={one}>
              <input type="radio" name="says" checked={says === one} onChange={() => setSays(one)} />
              {words[one]}
            </label>
          ))}
        </fieldset>
      </form>
      <label>
        <span>{words.line}</span>
        <input
          type="text"
          maxLength={LONGEST_LINE}
          value={line}
          onInput={(event) => setLine(event.currentTarget.value)}
        />
      </label>
      <label>
        <span>{words.text}</span>
        <textarea readOnly rows={8} value={text} />
      </label>
      <p class="s">{words.nothingSent}</p>
      <p class="go">
        <Button
          class="btn"
          data-act="copy-report"
          onClick={() => copy('text', text)}
          text={copied === 'text' ? words.copied : words.copy}
        />
        {ISSUES && (
          <a
            class="btn b2"
            data-act="issue"
            href={issueAddress(ISSUES, FORMS[says], `${words[says]}: ${formatCase(now, all.game)}`, texts)}
          >
            {words.issue}
          </a>
        )}
      </p>
      <Spoken text={copied === 'text' ? words.copied : ''} />
      {copied === 'failed' && (
        <p class="s" role="alert">
          {words.failed}
        </p>
      )}
    </div>
  );
}

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
