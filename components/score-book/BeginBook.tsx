import { useEffect, useRef, useState } from 'preact/hooks';
import type { Lang } from '#core/lang.ts';
import type { ScoreBookWords } from '#words/vi/ui/score-book.ts';
import { Button } from '../page/controls.tsx';
import { InAppNote } from '../storage/InAppNote.tsx';
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
  readonly presets: readonly GamePresets[];
  readonly say: ScoreBookWords;
  readonly lang: Lang;
}

/** A book begins: who sits there, what is played by which house, and what a stake is worth. Below it the books of earlier evenings. */
export function BeginBook({ book, presets, say, lang }: Props) {
  const [{ names, stake, houses }, setStart] = useState(EMPTY_START);
  /** As it was typed last: houses from a link come late. */
  const latest = useRef(EMPTY_START);
  const [isAsked, setAsked] = useState(false);
  const isBeginning = useRef(false);
  const form = useRef<HTMLDivElement>(null);
  const show = (next: StartDraft): void => {
    latest.current = next;
    setStart(next);
  };
  useEffect(() => {
    const kept = keptStart();
    if (kept) show(kept);
  }, []);
  const type = (typed: Partial<StartDraft>): void => {
    book.touch();
    show({ ...latest.current, ...typed });
    keepStart(latest.current);
  };
  const games = useGames(presets, lang, houses, (change) => type({ houses: change(latest.current.houses) }));
  const chips = typedStake(stake);
  const fault = namesFault(names);
  const nameTold = fault?.code === 'twice' ? say.start.twice(fault.name) : fault && isAsked ? say.start.tooFew : '';
  const begin = (): void => {
    setAsked(true);
    if (fault) form.current?.querySelectorAll('input')[fault.code === 'twice' ? fault.at : 0]?.focus();
    // A second tap begins no second book.
    else if (chips > 0 && !isBeginning.current) {
      isBeginning.current = true;
      const begun = book.begin(newEvening(playersOf(names), games.houses, chips));
      // The names wait until the book stands, in case the page is closed before.
      void begun
        .then(() => keepStart(EMPTY_START))
        .finally(() => {
          isBeginning.current = false;
        });
    }
  };
  const told = book.fault ? say.fault[book.fault] : book.isLost ? say.sent.unread : '';
  return (
    <>
      <h1>{say.title}</h1>
      <p class="lead">{say.start.lead}</p>
      <InAppNote link={() => location.href.replace(/#.*$/u, '')} />
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
