import { useEffect, useState } from 'preact/hooks';
import { href, pathOf } from '#book/address.ts';
import type { Lang } from '#core/lang.ts';
import { isScheduled, type PracticeHistory } from '#practice/history.ts';
import { type RuleProgress, ruleStrength, STRENGTHS } from '#practice/progress.ts';
import type { ProgressUi } from '#words/ui/progress/vi.ts';
import { pageWords } from '../../loading/page-words.ts';
import { practiceLink } from '../place.ts';
import { useHistory } from '../use-history.ts';
import { HistorySettings } from './HistorySettings.tsx';

const words = pageWords<ProgressUi>({
  vi: () => import('#words/ui/progress/vi.ts'),
  en: () => import('#words/ui/progress/en.ts'),
});

if (import.meta.env.SSR) await words.load();

export interface RuleEntry {
  readonly id: string;
  readonly number: string;
  readonly title: string;
}

export interface GameProgressInfo {
  readonly id: string;
  readonly name: string;
  readonly ink: string;
  /** Those that practice asks about. */
  readonly rules: readonly RuleEntry[];
  /** Those that no question can train: how a table is set up. */
  readonly unasked: readonly RuleEntry[];
}

interface Props {
  readonly lang: Lang;
  readonly games: readonly GameProgressInfo[];
}

/** Practice so far on this device: for each game a picture of its rules and a table, the schedule, and the file to export. */
export default function ProgressPage({ lang, games }: Props) {
  const ui = words.in(lang);
  const state = useHistory();
  // The build does not know the current time.
  const [now, setNow] = useState<number>();
  useEffect(() => setNow(Date.now()), []);
  if (!ui) return null;
  const { history } = state;
  return (
    <div class="progress">
      {/* One line in either case, so that nothing below it moves once the history is read. */}
      <p>{history.rules.size === 0 ? ui.empty : ui.device}</p>
      {games.map((game) => (
        <Game key={game.id} game={game} history={history} now={now} ui={ui} lang={lang} />
      ))}
      <HistorySettings state={state} ui={ui} lang={lang} />
    </div>
  );
}

interface GameProps {
  readonly game: GameProgressInfo;
  readonly history: PracticeHistory;
  readonly now: number | undefined;
  readonly ui: ProgressUi;
  readonly lang: Lang;
}

function Game({ game: { id, name, ink, rules, unasked }, history, now, ui, lang }: GameProps) {
  const rows = rules.map((rule) => ({ ...rule, ...progressOf(rule.id, history) }));
  const count = (strength: RuleProgress['strength']): number => rows.filter((row) => row.strength === strength).length;
  const summary = ui.count(count('sits'), count('shaky'), count('new'));
  return (
    <section data-g={ink} data-game={id}>
      <h2>{name}</h2>
      <p>{summary}</p>
      <ul class="squares" aria-label={ui.squares(name)}>
        {rows.map(({ id: rule, number, title, strength }) => (
          <li key={rule}>
            <a
              class={strength}
              href={practiceLink({ type: 'rule', rule }, lang)}
              aria-label={`${number} ${title}: ${ui[strength]}`}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
      <p class="legend" aria-hidden="true">
        {STRENGTHS.toReversed().map((strength) => (
          <span key={strength}>
            <i class={strength} /> {ui[strength]}
          </span>
        ))}
      </p>
      <p class="btns">
        <a class="btn b2" href={practiceLink({ type: 'game', game: id }, lang)}>
          {ui.practise(name)}
        </a>
      </p>
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
      <details>
        <summary>{ui.table(name)}</summary>
        <div class="scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{ui.rule}</th>
                <th scope="col">{ui.state}</th>
                <th scope="col">{ui.right}</th>
                <th scope="col">{ui.wrong}</th>
                {isScheduled(history) && <th scope="col">{ui.due}</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id: rule, number, title, strength, right, wrong }) => (
                <tr key={rule} data-rule={rule}>
                  <th scope="row">
                    <a href={`${href(pathOf(lang, id, 'luat'))}#${rule}`}>
                      <b>{number}</b> {title}
                    </a>
                  </th>
                  <td>{ui[strength]}</td>
                  <td>{right}</td>
                  <td>{wrong}</td>
                  {isScheduled(history) && <td>{dueText(history.rules.get(rule)?.memory?.due, now, ui)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}

function progressOf(rule: string, { rules }: PracticeHistory): Pick<RuleProgress, 'strength' | 'right' | 'wrong'> {
  const entry = rules.get(rule);
  return { strength: ruleStrength(entry), right: entry?.right ?? 0, wrong: entry?.wrong ?? 0 };
}

const DAY = 86_400_000;

/** When a rule is due, in whole days. */
function dueText(due: number | undefined, now: number | undefined, progress: ProgressUi): string {
  if (due === undefined || now === undefined) return progress.noDue;
  const days = Math.ceil((due - now) / DAY);
  return days < 1 ? progress.today : progress.inDays(days);
}
