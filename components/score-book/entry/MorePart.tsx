import { Fragment } from 'preact';
import { useRef } from 'preact/hooks';
import type { PlayerId } from '#core/evening/evening.ts';
import type { SideOption } from '#core/evening/results.ts';
import type { EveningTally } from '#core/evening/tally.ts';
import { listed } from '#words/text.ts';
import type { ScoreBookLateWords } from '#words/vi/ui/score-book/late.ts';
import { Button } from '../../page/controls.tsx';
import { useFocusKept } from '../../page/use-focus-kept.ts';
import { Arrow } from '../Arrow.tsx';
import type { DraftSide, RoundDraft } from '../draft.ts';
import { playerName } from '../people.ts';
import { typedPuts } from './puts.ts';
import type { RoundGame } from './round-game.ts';
import { otherOn, paidSide, type SideFault } from './sides.ts';

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
  const hasPuts = isPot && draft.way !== 'amounts';
  const isTold = draft.sides.length > 0 || times > 1 || seats.length < everybody.length || (hasPuts && isAnyPut(draft));
  const isOpen = useRef(false);
  // What is told in it is seen, and a box that is emptied does not go away under the finger.
  isOpen.current ||= isTold;
  return (
    <details class="sb-fold sb-more" open={isOpen.current}>
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
      {hasPuts && <Puts draft={draft} named={named} say={say} onChange={onChange} />}
      {options.length > 0 && draft.way !== 'amounts' && (
        <Sides draft={draft} options={options} game={game} named={named} say={say} onChange={onChange} />
      )}
    </details>
  );
}

/** Who sits out comes back to their place. Two at least play. */
function toggled(seats: readonly PlayerId[], id: PlayerId, everybody: readonly PlayerId[]): readonly PlayerId[] {
  if (!seats.includes(id)) return everybody.filter((one) => one === id || seats.includes(one));
  return seats.length > 2 ? seats.filter((one) => one !== id) : seats;
}

function isAnyPut({ seats, put }: RoundDraft): boolean {
  return seats.some((id) => (put.get(id) ?? '').trim() !== '');
}

interface PutsProps extends Pick<Props, 'draft' | 'say' | 'onChange'> {
  named(id: PlayerId): string;
}

/** What each put into the pot: everybody's, or nobody's. */
function Puts({ draft, named, say, onChange }: PutsProps) {
  const { missing, bad } = typedPuts(draft);
  return (
    <fieldset class="sb-puts">
      <legend class="sb-lab">{say.pot}</legend>
      {draft.seats.map((id) => (
        <label key={id} class={missing.includes(id) ? 'missing' : undefined}>
          <span>{named(id)}</span>
          <input
            type="text"
            inputmode="numeric"
            autocomplete="off"
            aria-label={say.put(named(id))}
            aria-invalid={bad.includes(id)}
            value={draft.put.get(id) ?? ''}
            onInput={(event) => onChange({ put: new Map(draft.put).set(id, event.currentTarget.value) })}
          />
        </label>
      ))}
      <p class="sb-bad" role="alert">
        {bad.length > 0 && say.badPut(listed(bad.map(named), say.and))}
      </p>
      <p class="s" role="status">
        {missing.length > 0 && say.missingPut(listed(missing.map(named), say.and))}
      </p>
    </fieldset>
  );
}

interface SidesProps extends Pick<Props, 'draft' | 'game' | 'say' | 'onChange'> {
  readonly options: readonly SideOption[];
  named(id: PlayerId): string;
}

/** Payments beside the hands: who, to whom, for what. */
function Sides({ draft, options, game, named, say, onChange }: SidesProps) {
  const { seats, sides } = draft;
  const [first = 0, second = 0] = seats;
  const put = (at: number, changed: DraftSide): void => onChange({ sides: sides.with(at, changed) });
  const part = useRef<HTMLFieldSetElement>(null);
  // The last payment takes away the button that was pressed.
  useFocusKept(sides.length, () => part.current?.querySelector<HTMLElement>('[data-act=side]'));
  return (
    <fieldset class="sb-sides" ref={part}>
      <legend class="sb-lab">{say.sides}</legend>
      {sides.map((one, at) => {
        const paid = paidSide(one, seats, options, 1);
        const fault = paid.ok ? undefined : paid.error;
        const isUnknown = !options.some(({ code }) => code === one.code);
        return (
          <Fragment key={at}>
            <p>
              <Who
                id={one.from}
                seats={seats}
                fault={fault}
                label={say.sideFrom}
                named={named}
                onChoose={(id) => put(at, otherOn(one, 'from', id))}
              />
              <span aria-hidden="true">›</span>
              <Who
                id={one.to}
                seats={seats}
                fault={fault}
                label={say.sideTo}
                named={named}
                onChoose={(id) => put(at, otherOn(one, 'to', id))}
              />
              <select
                aria-label={say.sideWhat}
                aria-invalid={isUnknown}
                value={one.code}
                onChange={(event) => put(at, { ...one, code: event.currentTarget.value })}
              >
                {[...options.map(({ code }) => code), ...(isUnknown ? [one.code] : [])].map((code) => (
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
            <div class="sb-bad" role="alert">
              {fault && sideFaultText(fault, named, say)}
            </div>
          </Fragment>
        );
      })}
      <Button
        class="sb-link"
        data-act="side"
        onClick={() => onChange({ sides: [...sides, { code: options[0]?.code ?? '', from: second, to: first }] })}
        text={say.addSide}
      />
    </fieldset>
  );
}

function sideFaultText(fault: SideFault, named: (id: PlayerId) => string, say: ScoreBookLateWords): string {
  switch (fault.code) {
    case 'sits-out':
      return say.sideSitsOut(named(fault.who));
    case 'same':
      return say.sideSame;
    case 'not-in-house':
      return say.sideNotInHouse;
  }
}

interface WhoProps {
  readonly id: PlayerId;
  readonly seats: readonly PlayerId[];
  readonly fault: SideFault | undefined;
  readonly label: string;
  named(id: PlayerId): string;
  onChoose(id: PlayerId): void;
}

/** One end of a payment; somebody who sits out stands there until another is chosen. */
function Who({ id, seats, fault, label, named, onChoose }: WhoProps) {
  const isOut = !seats.includes(id);
  return (
    <select
      aria-label={label}
      aria-invalid={isOut || fault?.code === 'same'}
      value={String(id)}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
    >
      {(isOut ? [...seats, id] : seats).map((one) => (
        <option key={one} value={String(one)}>
          {named(one)}
        </option>
      ))}
    </select>
  );
}
