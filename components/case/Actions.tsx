import { useState } from 'preact/hooks';
import { displayCard } from '../../src/engine/core/card.ts';
import type { Case } from '../../src/engine/core/case.ts';
import { judge } from '../../src/engine/core/judge.ts';
import { formatCase } from '../../src/engine/core/notation/format.ts';
import { href, type Lang, pathOf } from '../../src/site.ts';
import { houseName } from '../house/name.ts';
import type { Loaded } from './loaded.ts';

interface Props {
  readonly now: Case;
  readonly initial: Case;
  readonly canUndo: boolean;
  readonly editing: boolean;
  readonly lang: Lang;
  readonly all: Loaded;
  readonly atReferee: boolean;
  onEdit(): void;
  onUndo(): void;
  onReset(): void;
}

/** What can be done with a case: change it, take it to the referee, copy it as a link or as text. */
export function Actions({ now, initial, canUndo, editing, lang, all, atReferee, onEdit, onUndo, onReset }: Props) {
  const { ui } = all;
  const [copied, setCopied] = useState<'link' | 'text' | 'failed'>();
  const link = refereeLink(now, lang, all);
  const copy = async (what: 'link' | 'text'): Promise<void> => {
    const url = new URL(refereeLink(now, lang, all), location.href).href;
    try {
      await navigator.clipboard.writeText(what === 'link' ? url : chatText(now, all, url));
      setCopied(what);
    } catch {
      setCopied('failed');
    }
    setTimeout(() => setCopied(undefined), 2500);
  };

  return (
    <div class="acts">
      <button type="button" aria-pressed={editing} data-act="edit" onClick={onEdit}>
        {editing ? ui.case.editDone : ui.case.edit}
      </button>
      {canUndo && (
        <button type="button" data-act="undo" onClick={onUndo}>
          {ui.case.undo}
        </button>
      )}
      {canUndo && now.fields !== initial.fields && (
        <button type="button" data-act="reset" onClick={onReset}>
          {ui.case.reset}
        </button>
      )}
      {!atReferee && (
        <a href={link} data-act="referee">
          {ui.case.open}
        </a>
      )}
      <button type="button" data-act="link" onClick={() => copy('link')}>
        {copied === 'link' ? ui.case.copied : ui.case.copyLink}
      </button>
      <button type="button" data-act="text" onClick={() => copy('text')}>
        {copied === 'text' ? ui.case.copied : ui.case.copyText}
      </button>
      <span class="sr-only" role="status">
        {copied === 'failed' ? ui.case.copyFailed : copied ? ui.case.copied : ''}
      </span>
    </div>
  );
}

/** The case with its house rules, readable in the address. */
export function refereeLink(of: Case, lang: Lang, { game }: Loaded): string {
  return `${href(pathOf(lang, 'trong-tai'))}?c=${encodeCase(formatCase(of, game))}`;
}

/** ASCII stays readable; only what an address cannot hold is escaped. */
function encodeCase(text: string): string {
  return text.replace(/[^\w@{}=,;:.*-]+/g, encodeURIComponent);
}

/** The case and its verdict as a message that fits a chat. */
function chatText(of: Case, all: Loaded, url: string): string {
  const { game, words, ui } = all;
  const ruled = judge(game, of.fields, of.rules);
  const hands = of.fields.map((field) => {
    const worth = ruled.ok ? words.seat(ruled.value.verdict, field.name) : undefined;
    const cards = field.cards.map(displayCard).join(' ');
    return [`${ui.seatName(field.name)}: ${cards}`, worth?.sum].filter(Boolean).join(' = ');
  });
  const verdict = ruled.ok ? words.verdict(ruled.value) : undefined;
  const said = verdict?.big
    ? [`→ ${[verdict.big, verdict.net].filter(Boolean).join(' ')}. ${verdict.why}`]
    : (verdict?.lines ?? []).map(({ text, net }) => `→ ${text} ${net}`.trim());
  return [`${words.name} (${houseName(of, all)})`, ...hands, ...said, url].join('\n');
}
