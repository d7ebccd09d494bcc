import type { EveningPlayer } from '#core/evening/evening.ts';
import { signed } from '#words/text.ts';
import type { ScoreBookLateWords } from '#words/vi/ui/score-book/late.ts';
import { Button } from '../../page/controls.tsx';
import type { RoundDraft } from '../draft.ts';
import { playerName } from '../people.ts';
import { chipsTyped } from './amounts.ts';
import type { SettledDraft } from './settled.ts';

interface Props {
  readonly draft: RoundDraft;
  readonly settled: SettledDraft;
  readonly players: readonly EveningPlayer[];
  readonly say: ScoreBookLateWords;
  onChange(changed: Partial<RoundDraft>): void;
}

/** What each won or lost, typed: a number is a loss until its sign is turned, since one wins and the others pay. */
export function AmountsPart({ draft, settled, players, say, onChange }: Props) {
  const { seats, amounts } = draft;
  const isBad = seats.some((id) => isNoChips(amounts.get(id)));
  const put = (id: number, text: string): void => onChange({ amounts: new Map(amounts).set(id, text) });
  return (
    <>
      <p class="sb-lab">{draft.way === 'amounts' ? say.amountsLead : say.otherwise.lead}</p>
      <ol class="sb-ent">
        {seats.map((id, seat) => {
          const text = amounts.get(id) ?? '';
          const who = playerName(players, id);
          const isPlus = isWon(text);
          const isFilled = settled.filled === seat;
          return (
            <li key={id} class={isFilled ? 'auto' : undefined} data-seat={id}>
              <span class="who">{who}</span>
              <span class="of">
                <Button
                  class={isPlus ? 'sb-sign plus' : 'sb-sign'}
                  aria-label={isPlus ? say.plus(who) : say.minus(who)}
                  onClick={() => put(id, turned(text))}
                  text={isPlus ? '+' : '−'}
                />
                <input
                  type="text"
                  value={text.replace(/^\s*[+\-−–]/u, '')}
                  inputmode="numeric"
                  autocomplete="off"
                  enterkeyhint="next"
                  aria-label={say.net(who)}
                  aria-invalid={isNoChips(text)}
                  onInput={(event) => put(id, typedOver(text, event.currentTarget.value))}
                />
              </span>
              <span class="end">
                {isFilled && <small>{say.filled}</small>}
                <span class="num">{netText(settled.nets[seat])}</span>
              </span>
            </li>
          );
        })}
      </ol>
      <p class="sb-bad" role="alert">
        {isBad && say.bad}
      </p>
    </>
  );
}

function netText(net: number | null | undefined): string {
  return net === null || net === undefined ? '' : signed(net);
}

function isNoChips(text = ''): boolean {
  return text.replace(/[+\-−–\s]/gu, '') !== '' && chipsTyped(text) === undefined;
}

function isWon(text: string): boolean {
  return /^\s*\+/u.test(text);
}

/** The other sign. */
function turned(text: string): string {
  const bare = text.replace(/^\s*[+\-−–]/u, '');
  return `${isWon(text) ? '−' : '+'}${bare}`;
}

/** What is typed behind the sign that stands there; a sign that is typed counts. An empty box says nothing. */
function typedOver(before: string, typed: string): string {
  if (/^\s*[+\-−–]/u.test(typed)) return typed.replace('-', '−');
  if (typed.trim() === '') return isWon(before) ? '+' : '';
  return `${isWon(before) ? '+' : '−'}${typed}`;
}
