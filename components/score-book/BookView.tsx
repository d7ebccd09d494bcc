import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { EveningEvent } from '#core/evening/evening.ts';
import type { EveningTally } from '#core/evening/tally.ts';
import type { Lang } from '#core/lang.ts';
import { GAMES, type GameId, gameOf } from '#games/index.ts';
import type { ScoreBookWords } from '#words/vi/ui/score-book.ts';
import { loadAhead } from '../loading/part.ts';
import { usePart } from '../loading/use-part.ts';
import { Button, Spoken } from '../page/controls.tsx';
import { useHistoryStep } from '../page/use-history-step.ts';
import { InAppNote } from '../storage/InAppNote.tsx';
import { BookLines } from './BookLines.tsx';
import { finishMessage } from './book-message.ts';
import { ChartOfTotals } from './ChartOfTotals.tsx';
import { TableSheet } from './entry/TableSheet.tsx';
import { Finish } from './Finish.tsx';
import type { Held } from './held.ts';
import { type GamePresets, houseName } from './houses.ts';
import { eveningLink } from './link.ts';
import { Notices } from './Notices.tsx';
import { gamePaidOtherwise, lastGame, peopleInColumns, roundCount } from './people.ts';
import { SentNote } from './SentNote.tsx';
import { Totals } from './Totals.tsx';
import { typedCards } from './typed-cards.ts';
import { type BookNotice, NEW_BOOK, type ScoreBookState } from './use-book.ts';
import { useDraft } from './use-draft.ts';
import { bookRounds, roundSentence, useRoundTexts } from './use-round-texts.ts';

/** What is loaded late comes before somebody wants it, but after the book, in milliseconds. */
const AHEAD_AFTER = 1500;

interface Props {
  readonly book: ScoreBookState;
  readonly held: Held;
  readonly tally: EveningTally;
  readonly presets: readonly GamePresets[];
  readonly lang: Lang;
  readonly say: ScoreBookWords;
}

type Over = { readonly type: 'round'; readonly of: number | null } | { readonly type: 'table' | 'laid' };

/** The book of an evening: totals, how they moved, every round with the latest on top, and what can be done next. */
export function BookView({ book, held, tally, presets, lang, say }: Props) {
  const [over, setOver] = useState<Over>();
  /** What a sheet said that could not be written. */
  const [refused, setRefused] = useState<Over>();
  const isSaving = useRef(false);
  const [isEnd, setEnd] = useState(false);
  const draft = useDraft(held.evening.id, tally);
  const isOtherwise = gamePaidOtherwise(tally) !== undefined;
  const isLaid = over?.type === 'laid';
  const rounds = usePart(bookRounds, over?.type === 'round' || isLaid || isOtherwise);
  const texts = useRoundTexts(tally.lines, lang);
  const close = (): void => setOver(undefined);
  // What lies on the table has a step of its own.
  useHistoryStep(over !== undefined && !isLaid, close);
  useHistoryStep(isEnd, () => setEnd(false));
  const isSent = book.place === 'sent';
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => loadAhead(AHEAD_AFTER), []);
  useEffect(() => {
    // On a desk the book can be changed beside its sheet, and in another tab it can be anywhere.
    if (over?.type === 'table' || (over?.type === 'round' && draft.isStale)) close();
  }, [tally]);
  useLayoutEffect(() => {
    // A book that has just begun stands where its names stood.
    if (book.notice !== 'begun') return;
    head.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  useEffect(() => {
    if (isEnd) scrollTo({ top: 0, behavior: 'instant' });
  }, [isEnd]);
  const people = peopleInColumns(tally);
  const game = lastGame(tally) ?? [...tally.terms.keys()].at(-1);
  const house = game === undefined ? undefined : tally.terms.get(game)?.house;
  const named = house === undefined ? undefined : houseName(house, presets);
  const totals = people.map(({ id, name }) => [name, tally.totals.get(id) ?? 0] as const);
  if (isEnd) return <Finish held={held} tally={tally} lang={lang} say={say} onBack={() => setEnd(false)} />;
  const addressOf = async (): Promise<string | undefined> => {
    const link = await eveningLink(held.evening, lang);
    return link.ok ? new URL(link.value, location.href).href : undefined;
  };
  const send = async (): Promise<void> => {
    const url = await addressOf();
    if (url === undefined || !canShare()) return setEnd(true);
    await navigator.share({ title: document.title, text: finishMessage(tally, say), url }).catch(() => undefined);
  };
  const addRound = (): void => {
    draft.begin();
    setOver({ type: 'round', of: null });
  };
  /** Writes what a sheet says. It closes once that is kept, and stays as it is where that is refused. */
  const save = async (events: readonly EveningEvent[], notice: BookNotice): Promise<void> => {
    if (isSaving.current) return;
    isSaving.current = true;
    const isKept = await book.add(events, notice).finally(() => {
      isSaving.current = false;
    });
    if (!isKept) return setRefused(over);
    if (over?.type === 'round') draft.clear();
    setOver((now) => (now === over ? undefined : now));
  };
  const last = tally.lines.findLast((line) => line.type === 'round' && line.dropped === null);
  const laid = last?.type === 'round' ? last : undefined;
  const told = over && refused === over ? say.said.refused : undefined;
  return (
    <div class="sb-book" data-g={isGame(game) ? gameOf(game).ink : undefined}>
      <div class="cap">
        <h1 ref={head} tabIndex={-1}>
          {isSent ? say.sent.title : say.title}
        </h1>
        {!isSent && (
          <>
            <Button
              data-act="table"
              onClick={() => setOver({ type: 'table' })}
              text={say.people(tally.seated.length)}
            />
            <Button
              data-act="terms"
              onClick={() => setOver({ type: 'table' })}
              text={named ? say.houses(named.isChanged ? say.start.changed(named.name) : named.name) : say.terms}
            />
          </>
        )}
        {roundCount(tally) > 0 && (
          <Button data-act="lay" onFocus={rounds.load} onClick={() => setOver({ type: 'laid' })} text={say.lay} />
        )}
      </div>
      <div class="l1">
        <Totals tally={tally} people={people} say={say} />
        <ChartOfTotals tally={tally} people={people} say={say} />
        {over?.type === 'round' && rounds.part && (
          <rounds.part.RoundSheet
            draft={draft}
            tally={tally}
            presets={presets}
            number={over.of ?? roundCount(tally) + 1}
            lang={lang}
            told={told}
            onSave={(events) => {
              const number = over.of ?? roundCount(tally) + 1;
              void save(events, { type: over.of === null ? 'round' : 'fixed', number });
            }}
            onClose={close}
          />
        )}
        {over?.type === 'table' && (
          <TableSheet
            tally={tally}
            presets={presets}
            say={say}
            lang={lang}
            told={told}
            onSave={(events) => void save(events, 'table')}
            onClose={close}
          />
        )}
      </div>
      <div class="l2">
        {isSent ? <SentNote book={book} held={held} say={say} /> : <Notices book={book} held={held} say={say} />}
        {isOtherwise && rounds.part && !isSent && (
          <rounds.part.SeenHouse
            evening={held.evening.id}
            tally={tally}
            lang={lang}
            onChange={(events) => void book.add(events, 'table')}
          />
        )}
        <BookLines
          tally={tally}
          people={people}
          texts={texts}
          isSent={isSent}
          lang={lang}
          say={say}
          onFix={(of) => {
            draft.correct(of, typedCards(tally, of));
            setOver({ type: 'round', of });
          }}
          onDrop={(of) =>
            void book.add([{ type: 'drop', at: Date.now(), of, why: '' }], { type: 'dropped', number: of })
          }
          onBack={(of, round) =>
            void book.add([{ type: 'correct', at: Date.now(), of, round, why: '' }], { type: 'fixed', number: of })
          }
        />
        {!isSent && <InAppNote link={async () => (await addressOf()) ?? location.href} />}
        <p class="sb-others">
          <a href={NEW_BOOK}>{say.others}</a>
        </p>
      </div>
      <div class="sb-bar">
        {!isSent && (
          <Button
            class="btn"
            data-act="add"
            onFocus={rounds.load}
            onPointerDown={rounds.load}
            onClick={addRound}
            text={draft.isWaiting ? say.goOn(roundCount(tally) + 1) : say.add}
          />
        )}
        <Button class="btn b2" data-act="end" onClick={() => setEnd(true)} text={say.end} />
        {!isSent && <Button class="btn b2" data-act="send" onClick={() => void send()} text={say.send} />}
      </div>
      <Spoken text={book.notice && say.said.totals(totals)} />
      {isLaid && rounds.part && (
        <rounds.part.BookTable
          tally={tally}
          people={people}
          last={
            laid && {
              number: laid.number,
              game: laid.round.game,
              what: roundSentence(laid.round, texts(laid.round), people, say),
            }
          }
          lang={lang}
          onClose={close}
          onFresh={isSent ? undefined : addRound}
        />
      )}
    </div>
  );
}

/** Types say that every browser can; some cannot. */
function canShare(): boolean {
  return 'share' in navigator;
}

function isGame(id: string | undefined): id is GameId {
  return GAMES.some((game) => game.id === id);
}
