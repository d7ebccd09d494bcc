import { useRef, useState } from 'preact/hooks';
import type { EveningPlayer, PlayerId, ToldResult } from '#core/evening/evening.ts';
import type { ResultWords } from '#core/evening/result-words.ts';
import type { ResultOption, RoundResults } from '#core/evening/results.ts';
import { signed } from '#words/text.ts';
import type { ScoreBookLateWords } from '#words/vi/ui/score-book/late.ts';
import { Button } from '../../page/controls.tsx';
import { useFocusKept } from '../../page/use-focus-kept.ts';
import type { RoundDraft } from '../draft.ts';
import { playerName } from '../people.ts';
import { digitAdded, firstOption, type ResultRound, resultRound } from './result.ts';
import type { RoundGame } from './round-game.ts';
import type { SettledDraft } from './settled.ts';

interface Props {
  readonly draft: RoundDraft;
  readonly settled: SettledDraft;
  readonly game: RoundGame;
  readonly players: readonly EveningPlayer[];
  readonly say: ScoreBookLateWords;
  onChange(changed: Partial<RoundDraft>): void;
}

/** A round by its result: who is out or takes the pot, then one tap a player. The one being told stands in a ring. */
export function ResultPart(props: Props) {
  const { game, settled } = props;
  const { results, words } = game;
  const { result } = settled;
  return results && words && result ? <Told {...props} results={results} words={words} result={result} /> : null;
}

interface ToldProps extends Props {
  readonly results: RoundResults;
  readonly words: ResultWords;
  readonly result: ResultRound;
}

function Told({ draft, settled, game, players, say, results, words, result, onChange }: ToldProps) {
  const { rules } = game.ruleSet;
  const { form, seats, fault } = result;
  const [tapped, setTapped] = useState<PlayerId>();
  const first = firstOption(results, form, rules);
  const isLast = (id: PlayerId): boolean => first !== undefined && draft.results.get(id)?.code === first.code;
  const untold = draft.seats.filter((_, seat) => !seats[seat]?.result && seats[seat]?.role === 'player');
  const asked = tapped !== undefined && draft.seats.includes(tapped) ? tapped : untold[0];
  const hasFirst = first === undefined || draft.seats.some(isLast) || (form === 'out' && draft.results.size > 0);
  const active = form === 'pot' || !hasFirst ? tapped : asked;
  const role = form === 'banker' && active === draft.banker ? 'banker' : 'player';
  const named = (id: PlayerId): string => playerName(players, id);
  const taps = useRef<HTMLOListElement>(null);
  // Keys that told one are gone: the focus goes to those of the next one, and after the last to what writes it down.
  useFocusKept([active, ...draft.seats].join(), () => {
    const form = taps.current?.closest('form');
    return form?.querySelector<HTMLElement>('.sb-pad button') ?? form?.querySelector<HTMLElement>('[data-act=save]');
  });
  const put = (id: PlayerId, next: ToldResult | undefined, moves: boolean): void => {
    const all = new Map(draft.results);
    if (next) all.set(id, next);
    else all.delete(id);
    onChange({ results: all });
    if (moves) setTapped(undefined);
    else setTapped(id);
  };
  /** Once somebody is out the others are asked only what goes with that. */
  const optionsFor = (id: PlayerId): readonly ResultOption[] => {
    const options = results.optionsOf(form, role, rules).filter(({ code }) => code !== first?.code);
    if (form !== 'out' || !draft.seats.some(isLast)) return options;
    return options.filter(({ code, counts }) => {
      const told = new Map(draft.results).set(id, { code, ...(counts ? { count: counts.min } : {}) });
      return resultRound({ ...draft, results: told }, results, rules).fault?.code !== 'no-such-round';
    });
  };
  const chooseFirst = (id: PlayerId): void => {
    if (!first) return;
    if (form === 'pot') {
      put(id, isLast(id) ? undefined : { code: first.code }, true);
      return;
    }
    const all = new Map([...draft.results].filter(([one]) => !isLast(one)));
    onChange({ results: all.set(id, { code: first.code }) });
    setTapped(undefined);
  };
  return (
    <>
      <p class="sb-lab" id="sb-ask">
        {words.ask(form)}
      </p>
      {first && (
        <fieldset class="sb-seg names" aria-labelledby="sb-ask">
          {draft.seats.map((id) => (
            <Button
              key={id}
              data-first={id}
              aria-pressed={isLast(id)}
              onClick={() => chooseFirst(id)}
              text={named(id)}
            />
          ))}
        </fieldset>
      )}
      <ol class="sb-ent sb-taps" ref={taps}>
        {draft.seats.map((id, seat) => {
          const told = seats[seat]?.result;
          const seatRole = seats[seat]?.role ?? 'player';
          const net = settled.nets[seat] ?? null;
          const said = told
            ? words.seat(told, seatRole)
            : seatRole === 'banker'
              ? say.banks
              : form === 'pot'
                ? ''
                : say.told.untold;
          return (
            <li
              key={id}
              data-seat={id}
              class={[settled.filled === seat && 'auto', id === active && 'on'].filter(Boolean).join(' ') || undefined}
              aria-current={id === active ? 'true' : undefined}
            >
              <span class="who">{named(id)}</span>
              <span class="of">
                {said}
                {settled.filled === seat && `, ${say.filled}`}
              </span>
              <span class="end">
                <span class="num">{net === null ? '' : signed(net)}</span>
              </span>
              {form !== 'pot' && (
                <button
                  type="button"
                  class="ln"
                  aria-label={say.told.question(named(id))}
                  onClick={() => setTapped(id)}
                />
              )}
            </li>
          );
        })}
      </ol>
      {active !== undefined && form !== 'pot' && (
        <Keys
          key={`${active} ${role}`}
          options={optionsFor(active)}
          told={draft.results.get(active)}
          role={role}
          who={named(active)}
          words={words}
          say={say}
          onTell={(next, moves) => put(active, next, moves)}
          onEarlier={
            form === 'points' && draft.seats.indexOf(active) > 0
              ? () => onChange({ seats: earlier(draft.seats, active) })
              : undefined
          }
        />
      )}
      <p class="sb-bad" role="alert">
        {fault && isTold(fault.code, draft) && faultText(fault, named, draft, say)}
      </p>
    </>
  );
}

/** A fault before anything is told, or that something is missing, is no news. */
function isTold(code: string, { results, seats, banker }: RoundDraft): boolean {
  // A banker who sits out has to be another, whatever is told.
  if (code === 'no-banker') return results.size > 0 || banker !== null;
  return code === 'not-in-house' || (code === 'no-such-round' && results.size >= Math.min(2, seats.length));
}

function faultText(
  fault: NonNullable<ResultRound['fault']>,
  named: (id: PlayerId) => string,
  { seats }: RoundDraft,
  say: ScoreBookLateWords,
): string {
  switch (fault.code) {
    case 'no-banker':
      return say.whoBanks;
    case 'no-such-round':
      return say.noSuchRound;
    case 'missing':
    case 'not-in-house':
      return say.notInHouse(named(seats[fault.seat] ?? 0));
  }
}

/** Who laid down one place earlier. */
function earlier(seats: readonly PlayerId[], id: PlayerId): readonly PlayerId[] {
  const at = seats.indexOf(id);
  return seats.toSpliced(at, 1).toSpliced(at - 1, 0, id);
}

interface KeysProps {
  readonly options: readonly ResultOption[];
  readonly told: ToldResult | undefined;
  readonly role: 'banker' | 'player';
  readonly who: string;
  readonly words: ResultWords;
  readonly say: ScoreBookLateWords;
  /** @param moves it is told whole: the next one is asked about */
  onTell(result: ToldResult, moves: boolean): void;
  onEarlier: (() => void) | undefined;
}

/** Up to so many cards each number has a key. */
const MOST_KEYS = 10;

/** Everything that can be told of one: numbers on keys, the rest in words. */
function Keys({ options, told, role, who, words, say, onTell, onEarlier }: KeysProps) {
  const [counting, setCounting] = useState<string>();
  const [isCostly, setCostly] = useState((told?.twos ?? 0) + (told?.quads ?? 0) > 0);
  const counted = options.filter(({ counts }) => counts);
  const wanted = counting ?? (counted.some(({ code }) => code === told?.code) ? told?.code : undefined);
  const option = counted.find(({ code }) => code === wanted) ?? (counted[0] === options[0] ? counted[0] : undefined);
  const counts = option?.counts;
  const costly = isCostly && (options.find(({ code }) => code === told?.code)?.costly ?? option?.costly);
  const tell = (count: number, moves: boolean): void => {
    if (!option) return;
    const { twos, quads } = told?.code === option.code ? told : { twos: undefined, quads: undefined };
    onTell({ code: option.code, count, ...(twos ? { twos } : {}), ...(quads ? { quads } : {}) }, moves);
  };
  const isShort = counts !== undefined && counts.max - counts.min < MOST_KEYS;
  return (
    <fieldset class="sb-pad" aria-label={say.told.question(who)}>
      {counts &&
        Array.from({ length: isShort ? counts.max - counts.min + 1 : 10 }, (_, at) => {
          const number = isShort ? counts.min + at : (at + 1) % 10;
          const isOn = isShort && told?.code === option.code && told.count === number;
          return (
            <Button
              key={number}
              data-count={number}
              aria-pressed={isShort ? isOn : undefined}
              onClick={() =>
                isShort
                  ? tell(number, !costly)
                  : tell(digitAdded(told?.code === option.code ? told.count : undefined, number, counts), false)
              }
              text={number}
            />
          );
        })}
      <div class="words">
        {options
          .filter((one) => one !== option || one.code !== counted[0]?.code)
          .map((one) => (
            <Button
              key={one.code}
              class="w"
              data-code={one.code}
              aria-pressed={told?.code === one.code}
              onClick={() => {
                if (!one.counts) return onTell({ code: one.code }, true);
                setCounting(one.code);
                return onTell({ code: one.code, count: one.counts.min }, false);
              }}
              text={words.option(one.code, role)}
            />
          ))}
        {(option?.costly || options.some(({ code, costly: may }) => may && code === told?.code)) && (
          <Button
            class="w"
            data-act="costly"
            aria-expanded={isCostly}
            onClick={() => setCostly(!isCostly)}
            text={say.told.costly}
          />
        )}
        {onEarlier && <Button class="w" data-act="earlier" onClick={onEarlier} text={say.told.earlier} />}
        {!isShort && counts && told && (
          <Button class="w" data-act="told" onClick={() => onTell(told, true)} text={say.told.done(who)} />
        )}
      </div>
      {costly && told && (
        <div class="sb-costly">
          <Steps
            label={say.told.twos}
            count={told.twos ?? 0}
            say={say}
            onCount={(twos) => onTell({ ...told, twos }, false)}
          />
          <Steps
            label={say.told.quads}
            count={told.quads ?? 0}
            say={say}
            onCount={(quads) => onTell({ ...told, quads }, false)}
          />
          <Button class="w" data-act="told" onClick={() => onTell(told, true)} text={say.told.done(who)} />
        </div>
      )}
    </fieldset>
  );
}

interface StepsProps {
  readonly label: string;
  readonly count: number;
  readonly say: ScoreBookLateWords;
  onCount(count: number): void;
}

/** A small number with a button to each side. */
function Steps({ label, count, say, onCount }: StepsProps) {
  return (
    <fieldset class="sb-steps" aria-label={label}>
      <Button aria-label={`${say.less}: ${label}`} onClick={() => onCount(Math.max(0, count - 1))} text="−" />
      <span role="status">
        {count} {label}
      </span>
      <Button aria-label={`${say.plusOne}: ${label}`} onClick={() => onCount(Math.min(4, count + 1))} text="+" />
    </fieldset>
  );
}
