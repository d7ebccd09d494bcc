import type { EveningPlayer } from '#core/evening/evening.ts';
import type { EveningTally } from '#core/evening/tally.ts';
import type { Lang } from '#core/lang.ts';
import { findGame } from '#games/index.ts';
import { signed } from '#words/text.ts';
import type { ScoreBookWords } from '#words/vi/ui/score-book.ts';
import { roundSentence, useRoundTexts } from '../score-book/use-round-texts.ts';
import { spokenText } from './laid.ts';
import { TableMode } from './TableMode.tsx';
import { tableModeWords } from './words.ts';

interface Props {
  readonly tally: EveningTally;
  readonly people: readonly EveningPlayer[];
  readonly say: ScoreBookWords;
  readonly lang: Lang;
  onClose(): void;
  /** Undefined where the book can only be read. */
  readonly onFresh: (() => void) | undefined;
}

/** What everybody has so far, on the table, and what happened in the last round that counts. */
export function BookTable({ tally, people, say, lang, onClose, onFresh }: Props) {
  const words = tableModeWords[lang];
  const last = tally.lines.findLast((line) => line.type === 'round' && line.dropped === null);
  const round = last?.type === 'round' ? last : undefined;
  const texts = useRoundTexts(round ? [round] : [], lang);
  const lines = people.map(({ id, name }) => ({ text: name, net: signed(tally.totals.get(id) ?? 0) }));
  const what = round && roundSentence(round.round, texts(round.round), people, say);
  const why = round && what ? words.round(round.number, what) : '';
  const spoken = `${lines.map(({ text, net }) => `${text} ${net}`).join(', ')}.`;
  return (
    <TableMode
      laid={{
        big: '',
        net: '',
        why,
        lines,
        ink: findGame(round?.round.game ?? '')?.ink,
        conditions: [],
        hands: [],
        spoken: spokenText(spoken, words),
      }}
      names={words.book}
      lang={lang}
      say={words}
      onClose={onClose}
      onFresh={onFresh}
    />
  );
}
