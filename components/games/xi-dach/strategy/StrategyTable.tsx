/** Drawing and standing as a grid of letters: one real table, which screen readers read as it is. */

import type { XiDachRules } from '#games/xi-dach/engine/rules.ts';
import { aceValues } from '#games/xi-dach/engine/total.ts';
import type { Cell, StrategyColumn } from '#games/xi-dach/odds/strategy.ts';
import type { StrategyWords } from '#games/xi-dach/words/vi/strategy.ts';

export interface Props {
  readonly columns: readonly StrategyColumn[];
  readonly rules: XiDachRules;
  readonly words: StrategyWords;
  /** The lowest total that is shown. */
  readonly from: number;
  /** Both figures of each cell rather than the better choice. */
  readonly figures?: boolean;
  /** Another rule set: cells where one plays otherwise than there have a frame. */
  readonly beside?: readonly StrategyColumn[];
}

const MOST = 21;

/** One kind of hand a row, from two cards up; one total a column. */
export function StrategyTable({ columns, rules, words, from, figures = false, beside }: Props) {
  const totals = Array.from({ length: MOST - from + 1 }, (_, more) => from + more);
  return (
    <table class={figures ? 'bd figures' : 'bd'}>
      <thead>
        <tr>
          <th scope="col">{words.hand}</th>
          {totals.map((total) => (
            <th key={total} scope="col">
              {total}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <tr key={`${column.size} ${column.ace}`}>
            <th scope="row">{rowText(column, rules, words)}</th>
            {totals.map((total) => {
              const cell = cellAt(column, total);
              const other =
                beside &&
                cellAt(
                  beside.find((one) => isSameRow(one, column)),
                  total,
                );
              return cell ? (
                <CellOf key={total} cell={cell} words={words} figures={figures} flips={other?.draws === !cell.draws} />
              ) : (
                <td key={total} />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly cell: Cell;
  readonly words: StrategyWords;
  readonly figures: boolean;
  readonly flips: boolean;
}

function CellOf({ cell: { stand, draw, draws, divided }, words, figures, flips }: CellProps) {
  if (figures)
    return (
      <td>
        <span>{inChips(stand)}</span> <span>{inChips(draw)}</span>
      </td>
    );
  return (
    <td class={[draws ? 'draw' : 'stand', ...(flips ? ['flips'] : [])].join(' ')}>
      <b>
        {draws ? words.letters.draw : words.letters.stand}
        {divided && '*'}
      </b>{' '}
      <small>{hundredths(Math.abs(draw - stand))}</small>
    </td>
  );
}

/** Chips for 100 staked. */
export function hundredths(stakes: number): number {
  // No −0.
  return Math.round(stakes * 100) + 0;
}

function inChips(stakes: number): string {
  const chips = hundredths(stakes);
  return chips > 0 ? `+${chips}` : chips < 0 ? `−${-chips}` : '0';
}

export function cellAt(column: StrategyColumn | undefined, total: number): Cell | undefined {
  return column?.cells.find((cell) => cell.total === total);
}

export function isSameRow(a: StrategyColumn, b: StrategyColumn): boolean {
  return a.size === b.size && a.ace === b.ace;
}

export function rowText({ size, ace }: StrategyColumn, { aces }: XiDachRules, words: StrategyWords): string {
  return words.row(size, ace === 'high' ? aceValues(aces, size).filter((value) => value > 1) : ace);
}

/** The lowest total that tells anything: below it one draws with every hand. */
export function firstTotal(columns: readonly StrategyColumn[]): number {
  return Math.min(...columns.map(({ standFrom }) => standFrom)) - 1;
}
