import type { EveningEvent, Player, Round } from '#core/evening/evening.ts';
import type { EveningTally } from '#core/evening/tally.ts';
import type { Lang } from '#core/lang.ts';
import { findGame, GAMES } from '#games/index.ts';
import { signed } from '#words/text.ts';
import type { ScoreBookLateWords } from '#words/ui/score-book/late/vi.ts';
import { Button } from '../../page/controls.tsx';
import { type RoundDraft, WAYS } from '../draft.ts';
import { firstHouse, type GamePresets } from '../houses.ts';
import { lateWords } from '../late-words.ts';
import { nameOf } from '../people.ts';
import type { Drafting } from '../use-draft.ts';
import { AmountsPart } from './AmountsPart.tsx';
import { Sheet } from './Sheet.tsx';
import { type Settled, settledAmounts } from './settled.ts';

interface Props {
  readonly draft: Drafting;
  readonly tally: EveningTally;
  readonly presets: readonly GamePresets[];
  readonly number: number;
  readonly lang: Lang;
  onSave(events: readonly EveningEvent[]): void;
  onClose(): void;
}

/** A round is entered or corrected: its game, what happened, and what each won or lost; taken only where that adds up to 0. */
export function RoundSheet(props: Props) {
  const say = lateWords.in(props.lang);
  return say ? <Whole {...props} say={say} /> : null;
}

function Whole({
  draft: drafting,
  tally,
  presets,
  number,
  say,
  onSave,
  onClose,
}: Props & { readonly say: ScoreBookLateWords }) {
  const { draft, change } = drafting;
  const game = findGame(draft.game);
  const isFix = draft.of !== null;
  const settled = settledAmounts(draft);
  const save = (): void => {
    const round = settled.round && game ? roundOf(draft, settled, tally, presets) : undefined;
    if (round) onSave(eventsOf(draft, round, tally));
  };
  return (
    <Sheet
      title={isFix ? say.fixRound(number) : say.round(number)}
      ink={game?.ink}
      bar={
        <>
          {game && !isFix && (
            <Button class="sb-quiet" onClick={() => change({ game: '' })} text={say.change(game.name)} />
          )}
          <Button class="sb-quiet" data-act="close" onClick={onClose} text={say.close} />
        </>
      }
      onClose={onClose}
    >
      {game ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <Ways draft={draft} say={say} onWay={(way) => change({ way })} />
          <AmountsPart draft={draft} settled={settled} players={tally.players} say={say} onChange={change} />
          {isFix && (
            <label class="sb-why">
              <span>{say.why}</span>
              <input
                value={draft.why}
                maxLength={200}
                autocomplete="off"
                onInput={(event) => change({ why: event.currentTarget.value })}
              />
            </label>
          )}
          {isFix && <Moves draft={draft} settled={settled} tally={tally} say={say} />}
          <Save settled={settled} text={isFix ? say.saveFix : say.save(number)} say={say} />
        </form>
      ) : (
        <Games
          tally={tally}
          say={say}
          onGame={(id) => change({ game: id, banker: tally.bankers.get(id) ?? null, results: new Map() })}
        />
      )}
    </Sheet>
  );
}

interface GamesProps {
  readonly tally: EveningTally;
  readonly say: ScoreBookLateWords;
  onGame(id: string): void;
}

/** Which game it was: tonight's first. */
function Games({ tally, say, onGame }: GamesProps) {
  const ordered = GAMES.toSorted((one, other) => Number(tally.terms.has(other.id)) - Number(tally.terms.has(one.id)));
  return (
    <>
      <h3 class="sb-lab">{say.game}</h3>
      <ul class="sb-which">
        {ordered.map(({ id, name, ink }) => (
          <li key={id}>
            <Button class="btn b2" data-g={ink} data-game={id} onClick={() => onGame(id)} text={name} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface WaysProps {
  readonly draft: RoundDraft;
  readonly say: ScoreBookLateWords;
  onWay(way: RoundDraft['way']): void;
}

function Ways({ draft, say, onWay }: WaysProps) {
  return (
    <fieldset class="sb-seg" aria-label={say.how}>
      {WAYS.map((way) => (
        <Button key={way} data-way={way} aria-pressed={draft.way === way} onClick={() => onWay(way)} text={say[way]} />
      ))}
    </fieldset>
  );
}

interface MovesProps {
  readonly draft: RoundDraft;
  readonly settled: Settled;
  readonly tally: EveningTally;
  readonly say: ScoreBookLateWords;
}

/** How a correction moves the totals. */
function Moves({ draft, settled, tally, say }: MovesProps) {
  const line = tally.lines.find((one) => one.type === 'round' && one.number === draft.of);
  if (line?.type !== 'round' || !settled.round) return null;
  const before = line.dropped ? [] : line.round.seats.map((id, seat) => [id, line.round.nets[seat] ?? 0] as const);
  const was = new Map(before);
  const now = new Map(draft.seats.map((id, seat) => [id, settled.nets[seat] ?? 0]));
  const moves = tally.players.flatMap(({ id, name }) => {
    const by = (now.get(id) ?? 0) - (was.get(id) ?? 0);
    const total = tally.totals.get(id) ?? 0;
    return by === 0 ? [] : [say.moves(name, signed(total), signed(total + by), by > 0)];
  });
  return moves.length > 0 ? <p class="sb-lab">{say.totals(moves)}</p> : null;
}

interface SaveProps {
  readonly settled: Settled;
  readonly text: string;
  readonly say: ScoreBookLateWords;
}

/** What the round adds up to, beside the button: an outline until it is 0. */
function Save({ settled, text, say }: SaveProps) {
  const { off, round } = settled;
  return (
    <div class="sb-save">
      <p role="status">
        {off === undefined ? (
          say.missing
        ) : off === 0 ? (
          <>
            {say.sum}
            <br />
            <b class="num">0</b>
          </>
        ) : (
          say.off(off)
        )}
      </p>
      <Button type="submit" class={round ? 'btn' : 'btn b2'} data-act="save" aria-disabled={!round} text={text} />
    </div>
  );
}

function roundOf(
  draft: RoundDraft,
  settled: Settled,
  tally: EveningTally,
  presets: readonly GamePresets[],
): Round | undefined {
  const of = presets.find(({ game }) => game === draft.game);
  const terms = tally.terms.get(draft.game) ?? { house: of ? firstHouse(of) : draft.game, stake: usualStake(tally) };
  return {
    game: draft.game,
    house: terms.house,
    stake: terms.stake * draft.times,
    banker: draft.banker,
    seats: draft.seats,
    told: { type: 'amounts' },
    sides: [],
    nets: settled.nets.map((net) => net ?? 0),
  };
}

/** A game that is new tonight is worth what the last one was. */
function usualStake({ terms }: EveningTally): number {
  return [...terms.values()].at(-1)?.stake ?? 1;
}

function eventsOf(draft: RoundDraft, round: Round, tally: EveningTally): readonly EveningEvent[] {
  const at = Date.now();
  if (draft.of !== null) return [{ type: 'correct', at, of: draft.of, round, why: draft.why.trim() }];
  const isNew = !tally.terms.has(round.game);
  const isBankMoved = round.banker !== null && tally.bankers.get(round.game) !== round.banker;
  return [
    ...(isNew ? [{ type: 'house', at, house: round.house, stake: round.stake / draft.times } as const] : []),
    ...(isBankMoved && round.banker !== null
      ? [{ type: 'banker', at, game: round.game, player: round.banker } as const]
      : []),
    { type: 'round', at, round },
  ];
}

export function namedIn(players: readonly Player[]) {
  return (id: number): string => nameOf(players, id);
}
