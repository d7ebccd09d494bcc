import type { EveningPlayer } from '#core/evening/evening.ts';
import type { EveningTally } from '#core/evening/tally.ts';
import type { Lang } from '#core/lang.ts';
import { findGame } from '#games/index.ts';
import { signed } from '#words/text.ts';
import { spokenText } from './laid.ts';
import { TableMode } from './TableMode.tsx';
import { tableModeWords } from './words.ts';

interface Props {
  readonly tally: EveningTally;
  readonly people: readonly EveningPlayer[];
  /** The last round that counts, and what happened in it. */
  readonly last: { readonly number: number; readonly game: string; readonly what: string } | undefined;
  readonly lang: Lang;
  onClose(): void;
  /** Undefined where the book can only be read. */
  readonly onFresh: (() => void) | undefined;
}

/** What everybody has so far, on the table, and what happened in the last round that counts. */
export function BookTable({ tally, people, last, lang, onClose, onFresh }: Props) {
  const words = tableModeWords[lang];
  const lines = people.map(({ id, name }) => ({ text: name, net: signed(tally.totals.get(id) ?? 0) }));
  const why = last?.what ? words.round(last.number, last.what) : '';
  const spoken = `${lines.map(({ text, net }) => `${text} ${net}`).join(', ')}.`;
  return (
    <TableMode
      laid={{
        big: '',
        net: '',
        why,
        lines,
        ink: findGame(last?.game ?? '')?.ink,
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
