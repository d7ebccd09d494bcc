import { useEffect, useState } from 'preact/hooks';
import { href, pathOf } from '#book/address.ts';
import type { Lang } from '#core/lang.ts';
import { dueOf, isScheduled } from '#practice/history.ts';
import { ruleStrength, type Strength } from '#practice/progress.ts';
import { en } from '#words/en/ui/progress.ts';
import { vi } from '#words/vi/ui/progress.ts';
import { InAppNote } from '../../storage/InAppNote.tsx';
import { practiceLink } from '../place.ts';
import { useHistory } from '../use-history.ts';
import { DueRules, dueText, type GameProgressInfo, type RuleEntry, type ShownProgress } from './DueRules.tsx';
import { HistorySettings } from './HistorySettings.tsx';

const words = { vi, en };

interface Props {
  readonly lang: Lang;
  readonly games: readonly GameProgressInfo[];
}

/** Practice so far on this device: what is due, each game with its rules by how well they are known, and the file to export. */
export default function ProgressPage({ lang, games }: Props) {
  const ui = words[lang];
  const state = useHistory();
  // The build does not know the current time.
  const [now, setNow] = useState<number>();
  useEffect(() => setNow(Date.now()), []);
  const { history } = state;
  const due = now === undefined ? [] : dueOf(history, now);
  return (
    <div class="progress">
      {/* One line in either case, so that nothing below it moves once the history is read. */}
      <p>{history.rules.size === 0 ? ui.empty : ui.device}</p>
      <InAppNote />
      <DueRules games={games} history={history} due={due} now={now} ui={ui} lang={lang} />
      {games.map((game) => (
        <Game key={game.id} game={game} history={history} due={due} now={now} ui={ui} lang={lang} />
      ))}
      <HistorySettings state={state} ui={ui} lang={lang} />
    </div>
  );
}

interface GameProps extends ShownProgress {
  readonly game: GameProgressInfo;
}

/** What does not go well comes first, then what does; what was not met yet is folded. */
function Game({ game: { id, name, ink, rules, unasked }, ...shown }: GameProps) {
  const { history, ui, lang } = shown;
  const [sits, shaky, fresh] = (['sits', 'shaky', 'new'] as const).map((strength) =>
    rules.filter((rule) => ruleStrength(history.rules.get(rule.id)) === strength),
  );
  return (
    <section data-g={ink} data-game={id}>
      <h2>{name}</h2>
      <p>{ui.count(sits?.length ?? 0, shaky?.length ?? 0, fresh?.length ?? 0)}</p>
      <Rules title={ui.shaky} strength="shaky" rules={shaky ?? []} {...shown} />
      <Rules title={ui.sits} strength="sits" rules={sits ?? []} {...shown} />
      <p class="btns">
        <a class="btn b2" href={practiceLink({ type: 'game', game: id }, lang)}>
          {ui.practise(name)}
        </a>
      </p>
      {fresh && fresh.length > 0 && (
        <details>
          <summary>{ui.fresh(name, fresh.length)}</summary>
          <Rules strength="new" rules={fresh} {...shown} />
        </details>
      )}
      {unasked.length > 0 && (
        <p class="s">
          {ui.unasked}{' '}
          {unasked.map(({ id: rule, number, title }, at) => (
            <>
              {at > 0 && ', '}
              <a key={rule} href={`${href(pathOf(lang, id, 'luat'))}#${rule}`}>
                {number} {title}
              </a>
            </>
          ))}
          .
        </p>
      )}
    </section>
  );
}

interface RulesProps extends ShownProgress {
  /** Left out where what is around it says it. */
  readonly title?: string;
  readonly strength: Strength;
  readonly rules: readonly RuleEntry[];
}

/** Rules by name, each a link to practise it by itself, with its answers so far and when it is due. */
function Rules({ title, strength, rules, history, due, now, ui, lang }: RulesProps) {
  if (rules.length === 0) return null;
  return (
    <>
      {title && <h3>{title}</h3>}
      <ul class={`rules ${strength}`}>
        {rules.map(({ id, number, title: name }) => {
          const entry = history.rules.get(id);
          const day = isScheduled(history) ? dueText(due.includes(id) ? now : entry?.memory?.due, now, ui) : '';
          return (
            <li key={id} data-rule={id}>
              <a href={practiceLink({ type: 'rule', rule: id }, lang)}>
                <b>{number}</b>
                <span>{name}</span>
              </a>
              {entry && (
                <small>{[ui.answers(entry.right, entry.wrong), day && ui.when(day)].filter(Boolean).join(' · ')}</small>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
