import { useState } from 'preact/hooks';
import {
  type EveningEvent,
  type EveningPlayer,
  LONGEST_NAME,
  MOST_PEOPLE,
  MOST_PLAYERS,
} from '#core/evening/evening.ts';
import type { EveningTally } from '#core/evening/tally.ts';
import type { Lang } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import type { ScoreBookLateWords } from '#words/vi/ui/score-book/late.ts';
import type { ScoreBookWords } from '#words/vi/ui/score-book.ts';
import { Button } from '../../page/controls.tsx';
import { Arrow } from '../Arrow.tsx';
import { HouseSelect } from '../GameChoice.tsx';
import type { GamePresets } from '../houses.ts';
import { keepingFocus } from '../keeping-focus.ts';
import { moved } from '../names.ts';
import { playerName } from '../people.ts';
import { sheetWords } from '../sheet-words.ts';
import { typedStake } from '../stake.ts';
import { Sheet } from './Sheet.tsx';
import { goneFrom, type TableChange, type TableFault, tableEvents, tableFault, withJoined } from './table-events.ts';

interface Props {
  readonly tally: EveningTally;
  readonly presets: readonly GamePresets[];
  readonly lang: Lang;
  readonly say: ScoreBookWords;
  /** Why the table is as it was, where its change was refused. */
  readonly told: string | undefined;
  onSave(events: readonly EveningEvent[]): void;
  onClose(): void;
}

/** Who sits there, in which order; by which house and for how much each game is played, and who holds its bank. */
export function TableSheet({ tally, presets, lang, say, told, onSave, onClose }: Props) {
  const late = sheetWords[lang];
  const [next, setNext] = useState<TableChange>(() => ({
    seats: tally.seated.map((id) => ({ id, name: playerName(tally.players, id) })),
    terms: tally.terms,
    bankers: tally.bankers,
  }));
  const [fresh, setFresh] = useState('');
  /** Stakes as they are typed, by game. */
  const [stakes, setStakes] = useState<ReadonlyMap<string, string>>(new Map());
  const [isAsked, setAsked] = useState(false);
  const { seats } = next;
  const put = (changed: Partial<TableChange>): void => setNext({ ...next, ...changed });
  const gone = goneFrom(seats, tally.players);
  // Somebody whose name stands in the box sits down with the button below as well.
  const whole = { ...next, seats: withJoined(seats, tally, fresh), terms: termsAt(next.terms, stakes) };
  const fault = tableFault(whole.seats, tally);
  const isBadStake = [...stakes.values()].some((text) => typedStake(text) === 0);
  const events = tableEvents(tally, whole, Date.now());
  const join = (): void => {
    put({ seats: whole.seats });
    setFresh('');
  };
  const save = (): void => {
    setAsked(true);
    if (!fault && !isBadStake && events.length > 0) onSave(events);
  };
  // Whoever clears a name to type another one is not told at once.
  const isTold = fault && (fault.code !== 'unnamed' || isAsked);
  return (
    <Sheet
      title={late.table.title}
      bar={<Button class="sb-quiet" data-act="close" onClick={onClose} text={late.close} />}
      told={told}
      step={seats.length}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <h3 class="sb-lab">{late.table.seats}</h3>
        <ol class="sb-names">
          {seats.map((player, at) => (
            <Seat
              key={player.id}
              player={player}
              at={at}
              of={seats.length}
              say={say}
              late={late}
              onName={(name) => put({ seats: seats.with(at, { ...player, name }) })}
              onMove={(by) => put({ seats: moved(seats, at, by) })}
              onLeave={() => put({ seats: seats.toSpliced(at, 1) })}
            />
          ))}
        </ol>
        <p class="sb-bad" role="alert">
          {isTold && faultText(fault, say, late)}
        </p>
        {seats.length < MOST_PLAYERS && (
          <p class="sb-paste">
            <input
              type="text"
              value={fresh}
              maxLength={LONGEST_NAME}
              placeholder={late.table.newName}
              aria-label={late.table.newName}
              autocomplete="off"
              onInput={(event) => setFresh(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.isComposing) return;
                event.preventDefault();
                join();
              }}
            />
            <Button class="btn b2" data-act="join" onClick={join} text={late.table.add} />
          </p>
        )}
        {gone.length > 0 && seats.length < MOST_PLAYERS && (
          <p class="sb-gone">
            <span>{late.table.gone}</span>
            {gone.map((player) => (
              <Button
                key={player.id}
                class="sb-link"
                onClick={() => put({ seats: [...seats, player] })}
                text={late.table.back(player.name)}
              />
            ))}
          </p>
        )}
        <Terms
          next={next}
          stakes={stakes}
          presets={presets}
          say={say}
          late={late}
          onNext={put}
          onStake={(game, text) => setStakes(new Map(stakes).set(game, text))}
        />
        <div class="sb-save">
          <Button
            type="submit"
            class={events.length > 0 && !fault && !isBadStake ? 'btn' : 'btn b2'}
            data-act="save"
            aria-disabled={events.length === 0 || fault !== undefined || isBadStake}
            text={events.length > 0 ? late.table.save : late.table.nothing}
          />
        </div>
      </form>
    </Sheet>
  );
}

/** The terms with the stakes that were typed. */
function termsAt(terms: TableChange['terms'], stakes: ReadonlyMap<string, string>): TableChange['terms'] {
  const typed = [...terms].map(
    ([game, one]) => [game, { ...one, stake: stakeOf(stakes.get(game), one.stake) }] as const,
  );
  return new Map(typed);
}

function stakeOf(text: string | undefined, before: number): number {
  return text === undefined ? before : typedStake(text);
}

function faultText(fault: TableFault, say: ScoreBookWords, late: ScoreBookLateWords): string {
  switch (fault.code) {
    case 'unnamed':
      return late.table.noName;
    case 'twice':
      return say.start.twice(fault.name);
    case 'too-many':
      return late.table.tooMany(MOST_PEOPLE);
    case 'too-few':
      return say.start.tooFew;
  }
}

interface SeatProps {
  readonly player: EveningPlayer;
  readonly at: number;
  readonly of: number;
  readonly say: ScoreBookWords;
  readonly late: ScoreBookLateWords;
  onName(name: string): void;
  onMove(by: number): void;
  onLeave(): void;
}

function Seat({ player: { name }, at, of, say, late, onName, onMove, onLeave }: SeatProps) {
  const who = name || say.start.name(at + 1);
  return (
    <li>
      <input
        type="text"
        value={name}
        maxLength={LONGEST_NAME}
        aria-label={late.table.name(who)}
        autocomplete="off"
        onInput={(event) => onName(event.currentTarget.value)}
      />
      <Button
        class="sb-key"
        aria-label={say.start.up(who)}
        aria-disabled={at === 0}
        onClick={keepingFocus(() => onMove(-1))}
        text={<Arrow to="up" />}
      />
      <Button
        class="sb-key"
        aria-label={say.start.down(who)}
        aria-disabled={at === of - 1}
        onClick={keepingFocus(() => onMove(1))}
        text={<Arrow to="down" />}
      />
      <Button
        class="sb-key"
        aria-label={late.table.leaves(who)}
        aria-disabled={of <= 2}
        onClick={() => of > 2 && onLeave()}
        text={<Arrow to="out" />}
      />
    </li>
  );
}

interface TermsProps {
  readonly next: TableChange;
  readonly stakes: ReadonlyMap<string, string>;
  readonly presets: readonly GamePresets[];
  readonly say: ScoreBookWords;
  readonly late: ScoreBookLateWords;
  onNext(changed: Partial<TableChange>): void;
  onStake(game: string, text: string): void;
}

/** House, stake and bank of every game that is played tonight. */
function Terms({ next, stakes, presets, say, late, onNext, onStake }: TermsProps) {
  const games = GAMES.filter(({ id }) => next.terms.has(id));
  if (games.length === 0) return null;
  return (
    <>
      <h3 class="sb-lab">{late.table.houses}</h3>
      {games.map(({ id, name, ink }) => {
        const terms = next.terms.get(id);
        if (!terms) return null;
        const stake = stakes.get(id) ?? String(terms.stake);
        const isBad = stakes.has(id) && typedStake(stake) === 0;
        return (
          <div key={id} class="sb-terms" data-g={ink}>
            <HouseSelect
              label={say.start.house(name)}
              house={terms.house}
              of={presets.find(({ game }) => game === id)}
              say={say}
              onHouse={(house) => onNext({ terms: new Map(next.terms).set(id, { ...terms, house }) })}
            />
            <label class="sb-house">
              <span>{late.table.stake(name)}</span>
              <input
                type="text"
                inputmode="numeric"
                autocomplete="off"
                value={stake}
                aria-invalid={isBad}
                aria-describedby={isBad ? `sb-bad-${id}` : undefined}
                onInput={(event) => onStake(id, event.currentTarget.value)}
              />
            </label>
            {isBad && (
              <p class="sb-bad" role="alert" id={`sb-bad-${id}`}>
                {say.start.badStake}
              </p>
            )}
            {next.bankers.has(id) && (
              <label class="sb-house">
                <span>{late.table.banker(name)}</span>
                <select
                  value={String(next.bankers.get(id))}
                  onChange={(event) =>
                    onNext({ bankers: new Map(next.bankers).set(id, Number(event.currentTarget.value)) })
                  }
                >
                  {next.seats.map((one) => (
                    <option key={one.id} value={String(one.id)}>
                      {one.name}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
        );
      })}
    </>
  );
}
