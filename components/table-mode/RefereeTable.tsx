import { useState } from 'preact/hooks';
import { type Case, type Field, unknownCards } from '#core/case.ts';
import type { VerdictWords } from '#core/game/game-words.ts';
import type { Lang } from '#core/lang.ts';
import type { Ruling } from '#core/ruling.ts';
import { findGame } from '#games/index.ts';
import type { RefereeWords } from '#words/vi/ui/referee.ts';
import type { TableModeWords } from '#words/vi/ui/table-mode.ts';
import { HandCards } from '../cards/Card.tsx';
import { OpenHand } from '../cards/OpenHand.tsx';
import { openCase } from '../case/parts.ts';
import { spokenVerdict } from '../case/use-ruling.ts';
import type { Loaded } from '../loading/loaded.ts';
import { usePart } from '../loading/use-part.ts';
import { type HandOnTable, type Laid, linesAlone, spokenText } from './laid.ts';
import { TableMode } from './TableMode.tsx';
import { tableModeWords } from './words.ts';

/** A case that the referee lays on the table. */
interface LaidCase {
  readonly now: Case;
  readonly all: Loaded;
  readonly lang: Lang;
  readonly ruling: Ruling<unknown> | undefined;
  /** Undefined where there is none. */
  readonly verdict: VerdictWords | undefined;
  /** Why not. */
  readonly refusal: string;
  readonly words: RefereeWords;
  /** What the verdict hangs on. */
  readonly conditions: readonly (string | undefined)[];
  /** The cards only stand in for hands that were told by what they come to. */
  readonly isTold: boolean;
}

export interface RefereeTableProps extends LaidCase {
  onClose(): void;
  onFresh(): void;
  onHeard(words: string): void;
}

/** The verdict of the page, on the table. */
export function RefereeTable(props: RefereeTableProps) {
  const { now, all, lang, verdict, refusal } = props;
  const isOpen = unknownCards(now.fields) > 0;
  const open = usePart(openCase, isOpen);
  const [likeliest, setLikeliest] = useState<Counted>({ words: undefined, why: '' });
  const say = tableModeWords[lang];
  // The box is elsewhere: it cannot be pointed to.
  const whyNot = refusal === props.words.withheld ? '' : refusal;
  const { words, why } = isOpen ? likeliest : { words: verdict, why: whyNot };
  return (
    <>
      {isOpen && open.part && (
        <open.part.Likeliest
          now={now}
          all={all}
          onCounted={(counted, note) => setLikeliest({ words: counted, why: note })}
        />
      )}
      <TableMode
        laid={laidCase(props, words ?? { ...NO_WORDS, big: say.waiting, why }, say)}
        names={say.referee}
        lang={lang}
        say={say}
        onClose={props.onClose}
        onFresh={props.onFresh}
        onHeard={props.onHeard}
      />
    </>
  );
}

/** What most cards lead to, or why that is not known. */
interface Counted {
  readonly words: VerdictWords | undefined;
  readonly why: string;
}

const NO_WORDS: VerdictWords = { big: '', why: '', net: '', lines: [] };

function laidCase(of: LaidCase, words: VerdictWords, say: TableModeWords): Laid {
  const { now, all, ruling } = of;
  const conditions = of.conditions.filter((one) => one !== undefined);
  const isShown = ruling !== undefined || unknownCards(now.fields) > 0;
  const spoken = [spokenVerdict(words, all.ui), ...conditions].map((one) => one.replace(/[.\s]+$/u, '')).join('. ');
  return {
    ...words,
    lines: linesAlone(words, conditions),
    ink: findGame(now.game)?.ink,
    conditions,
    hands: isShown ? now.fields.map((field) => laidHand(field, of)) : [],
    spoken: spokenText(`${spoken}.`, say, all.ui),
  };
}

function laidHand(field: Field, { all, ruling, isTold }: LaidCase): HandOnTable {
  const { ui, words, game } = all;
  const { name, cards, eaten, unknown = [] } = field;
  const sum = ruling ? words.seat(ruling.verdict, name).sum : '';
  const melds = (ruling && game.melds?.meldsIn(ruling, name)) || [];
  const rest = cards.filter((card) => !melds.some((meld) => meld.includes(card)));
  return {
    name: ui.seatName(name),
    sum,
    count: cards.length + unknown.length,
    cards:
      isTold || cards.length + unknown.length === 0 ? undefined : unknown.length > 0 ? (
        <OpenHand {...field} ui={ui} />
      ) : (
        <HandCards cards={cards} eaten={eaten.map(({ card }) => card)} groups={[...melds, rest]} ui={ui} />
      ),
  };
}
