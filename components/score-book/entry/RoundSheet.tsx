import { useMemo, useState } from 'preact/hooks';
import { type EveningEvent, type EveningPlayer, type EveningRound, LONGEST_WHY } from '#core/evening/evening.ts';
import type { EveningTally } from '#core/evening/tally.ts';
import type { Lang } from '#core/lang.ts';
import { findGame, GAMES } from '#games/index.ts';
import { signed } from '#words/text.ts';
import type { ScoreBookLateWords } from '#words/vi/ui/score-book/late.ts';
import { usePart } from '../../loading/use-part.ts';
import { Button } from '../../page/controls.tsx';
import { type RoundDraft, WAYS } from '../draft.ts';
import type { GamePresets } from '../houses.ts';
import { playerName } from '../people.ts';
import { sheetWords } from '../sheet-words.ts';
import type { Drafting } from '../use-draft.ts';
import { AmountsPart } from './AmountsPart.tsx';
import { CardsPart } from './CardsPart.tsx';
import { MorePart } from './MorePart.tsx';
import { OtherwisePart } from './OtherwisePart.tsx';
import { ResultPart } from './ResultPart.tsx';
import { type RoundGame, roundGames } from './round-game.ts';
import { Sheet } from './Sheet.tsx';
import { isForPot, isPaidOtherwise, type SettledDraft, settledOf } from './settled.ts';
import { termsFor } from './terms.ts';

interface Props {
  readonly draft: Drafting;
  readonly tally: EveningTally;
  readonly presets: readonly GamePresets[];
  readonly number: number;
  readonly lang: Lang;
  /** Why the round is not in the book, where it was refused. */
  readonly told: string | undefined;
  onSave(events: readonly EveningEvent[]): void;
  onClose(): void;
}

/** A round is entered or corrected: its game, what happened, and what each won or lost; taken only where that adds up to 0. */
export function RoundSheet(props: Props) {
  const { draft: drafting, tally, number, lang, onClose } = props;
  const say = sheetWords[lang];
  const { draft, change } = drafting;
  const game = findGame(draft.game);
  const isFix = draft.of !== null;
  return (
    <Sheet
      title={isFix ? say.fixRound(number) : say.round(number)}
      ink={game?.ink}
      bar={
        <>
          {game && !isFix && (
            <Button
              class="sb-quiet"
              data-act="game"
              onClick={() => change({ game: '' })}
              text={say.change(game.name)}
            />
          )}
          <Button class="sb-quiet" data-act="close" onClick={onClose} text={say.close} />
        </>
      }
      told={props.told}
      step={draft.game}
      onClose={onClose}
    >
      {game ? (
        <Entry {...props} say={say} />
      ) : (
        <Games
          tally={tally}
          say={say}
          onGame={(id) =>
            change({
              game: id,
              banker: tally.bankers.get(id) ?? null,
              results: new Map(),
              times: 1,
              put: new Map(),
              sides: [],
              otherwise: false,
            })
          }
        />
      )}
    </Sheet>
  );
}

/** What happened, in one of three ways. */
function Entry({
  draft: drafting,
  tally,
  presets,
  number,
  lang,
  say,
  onSave,
}: Props & { readonly say: ScoreBookLateWords }) {
  const { draft, change } = drafting;
  const terms = termsFor(draft, tally, presets);
  const wanted = useMemo(() => roundGames(draft.game, terms.house, lang), [draft.game, terms.house, lang]);
  const [, setReads] = useState(0);
  const readAgain = (): void => setReads((count) => count + 1);
  const { part: game } = usePart(wanted, true);
  const stake = terms.stake * (draft.way === 'amounts' ? 1 : draft.times);
  const settled = settledOf(draft, game, stake, tally.players);
  const isFix = draft.of !== null;
  const save = (): void => {
    if (settled.told) onSave(eventsOf(draft, roundOf(draft, settled, terms.house, stake), tally, terms.stake));
  };
  const { players } = tally;
  const parts = { draft, settled, players, say, onChange: change };
  const byHouse = settled.byHouse ?? settled;
  const hasBank = game?.all.game.roles.includes('cai') === true;
  const needsBank = hasBank && draft.way !== 'amounts';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Ways draft={draft} say={say} onWay={(way) => change({ way })} />
      {needsBank && <Bank draft={draft} players={players} mayLack={mayLackBank(game)} say={say} onChange={change} />}
      {draft.way === 'amounts' ? (
        <AmountsPart {...parts} />
      ) : game ? (
        draft.way === 'cards' ? (
          <CardsPart {...parts} settled={byHouse} game={game} onReader={readAgain} />
        ) : (
          <ResultPart {...parts} settled={byHouse} game={game} />
        )
      ) : (
        <p class="sb-lab" role="status">
          {say.coming}
        </p>
      )}
      <MorePart
        draft={draft}
        game={game}
        tally={tally}
        stake={terms.stake}
        isPot={game !== undefined && isForPot(draft, game)}
        say={say}
        onChange={change}
      />
      {draft.way !== 'amounts' && byHouse.told && <OtherwisePart {...parts} byHouse={byHouse} />}
      {isFix && (
        <label class="sb-why">
          <span>{say.why}</span>
          <input
            type="text"
            value={draft.why}
            maxLength={LONGEST_WHY}
            autocomplete="off"
            onInput={(event) => change({ why: event.currentTarget.value })}
          />
        </label>
      )}
      {isFix && <Moves draft={draft} settled={settled} tally={tally} say={say} />}
      <Save settled={settled} text={isFix ? say.saveFix : say.save(number)} say={say} />
    </form>
  );
}

/** Can this game be played without a banker? */
function mayLackBank(game: RoundGame | undefined): boolean {
  return game?.results?.formsOf(game.ruleSet.rules).some((form) => form !== 'banker') === true;
}

interface BankProps {
  readonly draft: RoundDraft;
  readonly players: readonly EveningPlayer[];
  readonly mayLack: boolean;
  readonly say: ScoreBookLateWords;
  onChange(changed: Partial<RoundDraft>): void;
}

/** Who holds the bank in this round. */
function Bank({ draft, players, mayLack, say, onChange }: BankProps) {
  const choose = (banker: number | null): void => {
    // What the old banker and the new one hold is told anew.
    const results = new Map([...draft.results].filter(([id]) => id !== banker && id !== draft.banker));
    onChange({ banker, results });
  };
  return (
    <>
      <p class="sb-lab" id="sb-bank">
        {say.banker}
      </p>
      <fieldset class="sb-seg names" aria-labelledby="sb-bank">
        {draft.seats.map((id) => (
          <Button
            key={id}
            data-bank={id}
            aria-pressed={draft.banker === id}
            onClick={() => choose(id)}
            text={playerName(players, id)}
          />
        ))}
        {mayLack && <Button aria-pressed={draft.banker === null} onClick={() => choose(null)} text={say.noBanker} />}
      </fieldset>
    </>
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
  readonly settled: SettledDraft;
  readonly tally: EveningTally;
  readonly say: ScoreBookLateWords;
}

/** How a correction moves the totals. */
function Moves({ draft, settled, tally, say }: MovesProps) {
  const line = tally.lines.find((one) => one.type === 'round' && one.number === draft.of);
  if (line?.type !== 'round' || !settled.told) return null;
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
  readonly settled: SettledDraft;
  readonly text: string;
  readonly say: ScoreBookLateWords;
}

/** What the round adds up to, beside the button: an outline until it is 0. */
function Save({ settled, text, say }: SaveProps) {
  const { off, told, isTooMuch, isMarked } = settled;
  return (
    <div class="sb-save">
      <p role="status">
        {isTooMuch ? (
          say.tooMuch
        ) : isMarked ? (
          say.marked
        ) : off === undefined ? (
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
      <Button type="submit" class={told ? 'btn' : 'btn b2'} data-act="save" aria-disabled={!told} text={text} />
    </div>
  );
}

function roundOf(draft: RoundDraft, settled: SettledDraft, house: string, stake: number): EveningRound {
  const { banker, seats } = draft;
  // Where nobody has to hold the bank, whoever held it last may sit out.
  const holdsBank = draft.way !== 'amounts' && banker !== null && seats.includes(banker);
  return {
    game: draft.game,
    house,
    stake,
    banker: holdsBank ? banker : null,
    seats,
    told: settled.told ?? { type: 'amounts' },
    ...(settled.put ? { put: settled.put } : {}),
    sides: settled.sides,
    nets: settled.nets.map((net) => net ?? 0),
    ...(isPaidOtherwise(settled) ? { otherwise: true } : {}),
  };
}

/** @param stake what one stake is worth in this game tonight */
function eventsOf(draft: RoundDraft, round: EveningRound, tally: EveningTally, stake: number): readonly EveningEvent[] {
  const at = Date.now();
  const { of, why } = draft;
  if (of !== null) return [{ type: 'correct', at, of, round, why: why.trim() }];
  const { game, house, banker } = round;
  const events: EveningEvent[] = tally.terms.has(game) ? [] : [{ type: 'house', at, house, stake }];
  if (banker !== null && tally.bankers.get(game) !== banker) events.push({ type: 'banker', at, game, player: banker });
  return [...events, { type: 'round', at, round }];
}
