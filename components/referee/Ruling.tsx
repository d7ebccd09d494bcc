import { useEffect, useState } from 'preact/hooks';
import type { Case, Field } from '../../src/engine/core/case.ts';
import { writeJson } from '../../src/engine/core/json.ts';
import { formatCase } from '../../src/engine/core/notation/format.ts';
import type { RefereeWords } from '../../src/i18n/ui/referee/vi.ts';
import type { Lang } from '../../src/site.ts';
import type { Loaded } from '../case/loaded.ts';
import { Reasons } from '../case/Reasons.tsx';
import { Seats } from '../case/Seats.tsx';
import { useHouses } from '../case/use-houses.ts';
import { spokenVerdict, useRuling } from '../case/use-ruling.ts';
import { Verdict } from '../case/Verdict.tsx';
import type { House } from '../house/choice.ts';
import { houseName } from '../house/name.ts';
import { Arguing } from './Arguing.tsx';
import { gistOfRuling } from './gist-words.ts';
import type { Sent } from './link.ts';
import { NearMiss } from './NearMiss.tsx';
import { type EditionChange, Since } from './Since.tsx';
import { Ticket } from './Ticket.tsx';

/** A typist is told the verdict once he pauses so long, in milliseconds; every key would be noise. */
const PAUSE = 900;

interface Props {
  readonly now: Case;
  /** Said instead of a verdict while the text cannot be read whole. */
  readonly withheld: string | undefined;
  /** What the link says of its ruling, as long as its case lies here unchanged. */
  readonly sent: Sent | undefined;
  readonly changes: readonly EditionChange[];
  readonly all: Loaded;
  readonly lang: Lang;
  readonly words: RefereeWords;
  /** More letters will follow. */
  readonly typing: boolean;
  onCase(next: Case): void;
  /** What a screen reader should hear of the verdict; empty when there is none any more. */
  onSay(text: string): void;
}

/** The case as cards to tap, and the ruling on it: verdict, reasons, what would have changed it, who argues about what, and the ticket. */
export function Ruling({ now, withheld, sent, changes, all, lang, words, typing, onCase, onSay }: Props) {
  const { game, ui } = all;
  const [editing, setEditing] = useState(false);
  const { ruling, refusal, board, act } = useRuling(now, all, withheld);
  const { houses, parts } = useHouses(now, all, true, ruling !== undefined);
  const gist = ruling && gistOfRuling(game, ruling);
  const stage = useStages(2);
  const setFields = (fields: readonly Field[]): void => act(() => onCase({ ...now, fields }));
  const setHouse = ({ preset, rules }: House): void => act(() => onCase({ ...now, preset, rules }));
  useCalmSaying(ruling ? spokenVerdict(all.words.verdict(ruling), ui) : refusal, typing ? PAUSE : 0, onSay);

  return (
    <>
      <article
        class="case"
        ref={board}
        aria-label={ui.case.label}
        data-case={formatCase(now, game)}
        data-verdict={ruling && writeJson(game.verdictJson(ruling.verdict))}
        data-told
      >
        {sent && <Since sent={sent} gist={gist} changes={changes} all={all} lang={lang} words={words} />}
        <div class="head">
          <h2 class="disp">{all.words.name}</h2>
          <span>{houseName(now, all)}</span>
        </div>
        <Seats
          fields={now.fields}
          ruling={ruling}
          game={game}
          rules={now.rules}
          words={all.words}
          ui={ui}
          editing={editing}
          sorted
          partial={withheld !== undefined}
          onFields={setFields}
        />
        <div class="acts">
          <button type="button" aria-pressed={editing} data-act="edit" onClick={() => setEditing(!editing)}>
            {editing ? ui.case.editDone : ui.case.edit}
          </button>
        </div>
        {ruling ? (
          <>
            <Verdict words={all.words.verdict(ruling)} />
            <Reasons steps={ruling.reasons} lang={lang} loaded={all} />
            <NearMiss
              now={now}
              ruling={ruling}
              houses={houses}
              all={all}
              words={words}
              onCase={(next) => act(() => onCase(next))}
            />
          </>
        ) : (
          <p class="verdict waiting">{refusal}</p>
        )}
        {parts && <parts.HouseRules house={now} loaded={all} matters={houses} onHouse={setHouse} />}
      </article>
      {stage > 0 && ruling && houses && (
        <Arguing now={now} ruling={ruling} houses={houses} all={all} lang={lang} words={words} onHouse={setHouse} />
      )}
      {stage > 1 && ruling && <Ticket now={now} gist={gist} all={all} lang={lang} words={words} />}
    </>
  );
}

/** Says a text once it has stood for a while, in milliseconds, and takes it back when the board goes. */
function useCalmSaying(text: string, pause: number, say: (text: string) => void): void {
  useEffect(() => {
    const later = setTimeout(() => say(text), pause);
    return () => clearTimeout(later);
  }, [text]);
  useEffect(() => () => say(''), []);
}

/** Counts up to `last`, one at a time, behind the paint: what stands far below the verdict does not hold it up on a slow phone. */
function useStages(last: number): number {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (stage === last) return undefined;
    const later = setTimeout(() => setStage(stage + 1));
    return () => clearTimeout(later);
  }, [stage]);
  return stage;
}
