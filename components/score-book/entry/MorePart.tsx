import type { EveningPlayer, PlayerId } from '#core/evening/evening.ts';
import type { EveningTally } from '#core/evening/tally.ts';
import type { ScoreBookLateWords } from '#words/ui/score-book/late/vi.ts';
import { Button } from '../../page/controls.tsx';
import { Arrow } from '../Arrow.tsx';
import type { DraftSide, RoundDraft } from '../draft.ts';
import { playerName } from '../people.ts';
import type { RoundGame } from './round-game.ts';

interface Props {
  readonly draft: RoundDraft;
  readonly game: RoundGame | undefined;
  readonly tally: EveningTally;
  /** What one stake is worth tonight. */
  readonly stake: number;
  readonly isPot: boolean;
  readonly say: ScoreBookLateWords;
  onChange(changed: Partial<RoundDraft>): void;
}

const MOST_TIMES = 9;

/** What is rarer: who sits out, a higher stake, what was put into the pot, and payments beside the hands. */
export function MorePart({ draft, game, tally, stake, isPot, say, onChange }: Props) {
  const { seats, times } = draft;
  const options = game?.results?.sidesOf(game.ruleSet.rules) ?? [];
  const everybody = draft.of === null ? tally.seated : [...new Set([...seats, ...tally.seated])];
  const named = (id: PlayerId): string => playerName(tally.players, id);
  return (
    <details class="sb-fold sb-more" open={draft.sides.length > 0 || times > 1 || seats.length < everybody.length}>
      <summary>{say.more}</summary>
      <fieldset>
        <legend class="sb-lab">{say.sits}</legend>
        <div class="sb-seg names">
          {everybody.map((id) => (
            <Button
              key={id}
              data-out={id}
              aria-pressed={!seats.includes(id)}
              onClick={() => onChange({ seats: toggled(seats, id, everybody) })}
              text={named(id)}
            />
          ))}
        </div>
      </fieldset>
      {draft.way !== 'amounts' && (
        <fieldset class="sb-steps" aria-label={say.times}>
          <Button
            aria-label={say.less}
            aria-disabled={times === 1}
            onClick={() => onChange({ times: Math.max(1, times - 1) })}
            text="−"
          />
          <span role="status">
            {say.times}: {say.timesOf(times, stake * times)}
          </span>
          <Button
            aria-label={say.plusOne}
            aria-disabled={times === MOST_TIMES}
            onClick={() => onChange({ times: Math.min(MOST_TIMES, times + 1) })}
            text="+"
          />
        </fieldset>
      )}
      {isPot && draft.way !== 'amounts' && (
        <fieldset class="sb-puts">
          <legend class="sb-lab">{say.pot}</legend>
          {seats.map((id) => (
            <label key={id}>
              <span>{named(id)}</span>
              <input
                type="text"
                inputmode="numeric"
                autocomplete="off"
                aria-label={say.put(named(id))}
                value={draft.put.get(id) ?? ''}
                onInput={(event) => onChange({ put: new Map(draft.put).set(id, event.currentTarget.value) })}
              />
            </label>
          ))}
        </fieldset>
      )}
      {options.length > 0 && draft.way !== 'amounts' && (
        <Sides
          draft={draft}
          codes={options.map(({ code }) => code)}
          game={game}
          players={tally.players}
          say={say}
          onChange={onChange}
        />
      )}
    </details>
  );
}

/** Who sits out comes back to their place. Two at least play. */
function toggled(seats: readonly PlayerId[], id: PlayerId, everybody: readonly PlayerId[]): readonly PlayerId[] {
  if (!seats.includes(id)) return everybody.filter((one) => one === id || seats.includes(one));
  return seats.length > 2 ? seats.filter((one) => one !== id) : seats;
}

interface SidesProps extends Pick<Props, 'draft' | 'game' | 'say' | 'onChange'> {
  readonly codes: readonly string[];
  readonly players: readonly EveningPlayer[];
}

/** Payments beside the hands: who, to whom, for what. */
function Sides({ draft, codes, game, players, say, onChange }: SidesProps) {
  const { seats, sides } = draft;
  const [first = 0, second = 0] = seats;
  const put = (at: number, changed: Partial<DraftSide>): void =>
    onChange({ sides: sides.map((one, place) => (place === at ? { ...one, ...changed } : one)) });
  const people = seats.map((id) => (
    <option key={id} value={String(id)}>
      {playerName(players, id)}
    </option>
  ));
  return (
    <fieldset class="sb-sides">
      <legend class="sb-lab">{say.sides}</legend>
      {sides.map((one, at) => (
        <p key={at}>
          <select
            aria-label={say.sideFrom}
            value={String(one.from)}
            onChange={(event) => put(at, { from: Number(event.currentTarget.value) })}
          >
            {people}
          </select>
          <span aria-hidden="true">›</span>
          <select
            aria-label={say.sideTo}
            value={String(one.to)}
            onChange={(event) => put(at, { to: Number(event.currentTarget.value) })}
          >
            {people}
          </select>
          <select
            aria-label={say.sideWhat}
            value={one.code}
            onChange={(event) => put(at, { code: event.currentTarget.value })}
          >
            {codes.map((code) => (
              <option key={code} value={code}>
                {game?.words?.side(code) ?? code}
              </option>
            ))}
          </select>
          <Button
            class="sb-key"
            aria-label={say.sideOut}
            onClick={() => onChange({ sides: sides.toSpliced(at, 1) })}
            text={<Arrow to="out" />}
          />
        </p>
      ))}
      <Button
        class="sb-link"
        data-act="side"
        onClick={() => onChange({ sides: [...sides, { code: codes[0] ?? '', from: second, to: first }] })}
        text={say.addSide}
      />
    </fieldset>
  );
}
