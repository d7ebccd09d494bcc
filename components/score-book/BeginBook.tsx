import { useEffect, useRef, useState } from 'preact/hooks';
import type { Lang } from '#core/lang.ts';
import type { ScoreBookWords } from '#words/vi/ui/score-book.ts';
import { Button } from '../page/controls.tsx';
import { Earlier } from './Earlier.tsx';
import { GameChoice, useGames } from './GameChoice.tsx';
import type { GamePresets } from './houses.ts';
import { NameList } from './NameList.tsx';
import { namesFault, playersOf } from './names.ts';
import { newEvening } from './new-evening.ts';
import { typedStake } from './stake.ts';
import { EMPTY_START, keepStart, keptStart, type StartDraft } from './start-draft.ts';
import type { ScoreBookState } from './use-book.ts';

interface Props {
  readonly book: ScoreBookState;
  /** The book that was opened did not come: no network, most likely. */
  readonly isFailed: boolean;
  readonly presets: readonly GamePresets[];
  readonly say: ScoreBookWords;
  readonly lang: Lang;
}

/** A book begins: who sits there, what is played by which house, and what a stake is worth. Below it the books of earlier evenings. */
export function BeginBook({ book, isFailed, presets, say, lang }: Props) {
  const [{ names, stake }, setStart] = useState(EMPTY_START);
  const [isAsked, setAsked] = useState(false);
  const games = useGames(presets, lang);
  const isBeginning = useRef(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const kept = keptStart();
    if (kept) setStart(kept);
  }, []);
  const type = (typed: Partial<StartDraft>): void => {
    book.touch();
    const next = { names, stake, ...typed };
    setStart(next);
    keepStart(next);
  };
  const chips = typedStake(stake);
  const fault = namesFault(names);
  const nameTold = fault?.code === 'twice' ? say.start.twice(fault.name) : fault && isAsked ? say.start.tooFew : '';
  const begin = (): void => {
    setAsked(true);
    if (fault) form.current?.querySelectorAll('input')[fault.code === 'twice' ? fault.at : 0]?.focus();
    // A second tap begins no second book, not even where the first one is still to be shown.
    else if (chips > 0 && !isBeginning.current && book.place !== 'book') {
      isBeginning.current = true;
      keepStart(EMPTY_START);
      void book.begin(newEvening(playersOf(names), games.houses, chips)).finally(() => {
        isBeginning.current = false;
      });
    }
  };
  const told =
    isFailed || book.isFailed ? say.failed : book.fault ? say.fault[book.fault] : book.isLost ? say.sent.unread : '';
  return (
    <>
      <h1>{say.title}</h1>
      <p class="lead">{say.start.lead}</p>
      {told && (
        <p class="sb-told" role="alert">
          {told}
        </p>
      )}
      {/* No form: one that is sent before the script has come would leave the page. */}
      <div ref={form} class="sb-start">
        <h2 id="sb-names">{say.start.names}</h2>
        <NameList
          names={names}
          bad={fault?.code === 'twice' ? fault.at : undefined}
          say={say}
          onNames={(next) => type({ names: next })}
          onDone={begin}
        />
        <p class="sb-bad" role="alert" id="sb-names-bad">
          {nameTold}
        </p>
        <GameChoice games={games} presets={presets} say={say} />
        <p class="sb-stake">
          <label for="sb-stake">{say.start.stake}</label>
          <input
            type="text"
            id="sb-stake"
            inputmode="numeric"
            autocomplete="off"
            value={stake}
            aria-invalid={chips === 0}
            aria-describedby={chips === 0 ? 'sb-stake-bad' : undefined}
            onInput={(event) => type({ stake: event.currentTarget.value })}
            onKeyDown={(event) => event.key === 'Enter' && !event.isComposing && begin()}
          />
        </p>
        <p class="sb-bad" role="alert" id="sb-stake-bad">
          {chips === 0 && say.start.badStake}
        </p>
        <Button class="btn" data-act="begin" onClick={begin} text={say.start.open} />
      </div>
      <Earlier book={book} say={say} lang={lang} />
    </>
  );
}
