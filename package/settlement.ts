/** The result of `settle`, typed: the JSON of the contract. */

import type { Rank } from '#core/card.ts';
import type { ErrorCode } from '#core/case-error.ts';
import type { WhichHouse } from '#core/house/which-house.ts';
import type { WhoIsRight } from '#core/house/who-is-right.ts';
import type { SettingValue } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';

/** A value for each player, by name. */
export type ByName<T> = Readonly<Record<string, T>>;

/** Why a text is no case: a stable code, a sentence in both languages, and the place in UTF-16 units. */
export interface TextError {
  readonly code: ErrorCode;
  readonly message: Readonly<Record<Lang, string>>;
  readonly at: number;
  readonly length: number;
}

/** One step of a ruling: the rule that was tried, and the figures that made it hold or fail. Cards are written `10H`. */
export interface StepJson {
  readonly rule: string;
  readonly outcome: 'held' | 'failed';
  readonly who: string;
  readonly cards?: readonly string[];
  readonly decides?: true;
  readonly [figure: string]: unknown;
}

interface XiDachHand {
  readonly kind: 'xi-ban' | 'xi-dach' | 'ngu-linh' | 'du' | 'non' | 'quac';
  /** Null for xi-ban and xi-dach. */
  readonly points: number | null;
}
/** Xì Dách. `unsettled`: the banker may not check yet. */
export interface XiDachVerdict {
  readonly phase: 1 | 2;
  readonly banker: XiDachHand;
  readonly players: ByName<
    XiDachHand & { readonly outcome: 'win' | 'lose' | 'push' | 'unsettled'; readonly net: number }
  >;
}

/** Xì Tố: the best hand first; tied hands share a group. */
export interface XiToVerdict {
  readonly hands: ByName<{
    readonly category: 'mau-thau' | 'doi' | 'thu' | 'sam' | 'sanh' | 'thung' | 'cu-lu' | 'tu-quy' | 'thung-pha-sanh';
  }>;
  readonly ranking: readonly (readonly string[])[];
}

/** Ba Cây: `players` is there only with a banker. */
export interface BaCayVerdict {
  readonly hands: ByName<{ readonly kind: 'nut' | 'bu' | 'ba-tien' | 'sap' | 'at-cu'; readonly points: number }>;
  readonly ranking: readonly (readonly string[])[];
  readonly players?: ByName<{ readonly outcome: 'win' | 'lose' | 'push'; readonly net: number }> | undefined;
}

/** Tá Lả: one hand, or a showdown. */
export type TaLaVerdict =
  | {
      readonly melds: readonly (readonly string[])[];
      readonly deadwood: readonly string[];
      readonly points: number;
      readonly u: 'thuong' | 'tron' | 'khan' | null;
    }
  | {
      readonly players: ByName<{
        readonly points: number;
        readonly mom: boolean;
        readonly place: number;
        readonly net: number;
      }>;
    };

interface SamCombination {
  readonly kind: 'rac' | 'doi' | 'sam-co' | 'sanh' | 'tu-quy' | 'hai-tu-quy';
  readonly length: number;
  readonly top: Rank;
}
/** Sâm: a play, a deal, or the end. */
export type SamVerdict =
  | { readonly legal: boolean; readonly play: SamCombination | null; readonly table: SamCombination | null }
  | { readonly instantWin: 'sanh-rong' | 'tu-quy-heo' | 'dong-mau' | 'ba-sam-co' | 'nam-doi' | null }
  | { readonly players: ByName<{ readonly net: number; readonly cards: number; readonly cong: boolean }> };

/** The verdict of each game. */
export interface Verdicts {
  readonly 'xi-dach': XiDachVerdict;
  readonly 'xi-to': XiToVerdict;
  readonly 'ba-cay': BaCayVerdict;
  readonly 'ta-la': TaLaVerdict;
  readonly sam: SamVerdict;
}

/** A player's name is a reserved one in different letter case (`Cái`, `BANKER`): perhaps the field was meant. */
export interface NoteJson {
  readonly code: 'reserved-name';
  readonly name: string;
}

/** A ruling. `game` tells the type of the verdict. */
export type RulingJson = {
  readonly [G in keyof Verdicts]: {
    /** The case in its canonical spelling. */
    readonly case: string;
    readonly game: G;
    readonly preset: string;
    readonly verdict: Verdicts[G];
    readonly reasons: readonly StepJson[];
    /** Notes for the writer about how the case was read; absent where there are none. */
    readonly notes?: readonly NoteJson[];
    readonly over?: never;
    readonly error?: never;
  };
}[keyof Verdicts];

/** What a case with unknown cards (`?`) can come to. */
export interface OpenJson {
  readonly case: string;
  readonly game: keyof Verdicts;
  readonly preset: string;
  /** Only where all ways lead to it. */
  readonly verdict?: Verdicts[keyof Verdicts];
  /** How many `?` there are. */
  readonly unknown: number;
  /** All ordered ways to fill them in. Beyond 2^53 a number is not exact; the text of `settleLine` is. */
  readonly ways: number;
  /** Most ways first. */
  readonly over: readonly PartJson[];
  readonly notes?: readonly NoteJson[];
  readonly error?: never;
}

/** The ways to fill in unknown cards that lead to one verdict. */
export interface PartJson {
  readonly verdict?: Verdicts[keyof Verdicts];
  /** In place of the verdict where the text is no case with these cards: an eaten card that fits no meld. */
  readonly error?: TextError;
  readonly ways: number;
  /** The first such case in the order of the pack, without `?`. */
  readonly example: string;
  /** Every card that a single `?` can be here; absent where there are several. */
  readonly cards?: readonly string[];
}

/** An open case with what every preset makes of it. */
export type OpenBranchedJson = OpenJson & {
  readonly presets: Readonly<Record<string, { readonly over?: readonly PartJson[]; readonly error?: TextError }>>;
};

/** A text that is no case. */
export interface ErrorJson {
  readonly error: TextError;
  readonly over?: never;
}

/**
 * All combinations of house rules that give one verdict: `when` names those that were consulted, each with the values that lead
 * here.
 */
export interface BranchJson {
  readonly when: Readonly<Record<string, readonly SettingValue[]>>;
  readonly verdict?: Verdicts[keyof Verdicts];
  readonly reasons?: readonly StepJson[];
  /** In place of the verdict where the text is no case under these rules: a card that is not in their deck. */
  readonly error?: TextError;
}

/** A ruling with every way in which the house rules could decide the case. */
export type BranchedJson = RulingJson & {
  /** Disjoint, and together every combination of all house rules. */
  readonly branches: readonly BranchJson[];
  /** The index of its branch for each preset. */
  readonly presets: Readonly<Record<string, number>>;
};

/** Who is right about a case. */
export type WhoIsRightJson = WhoIsRight & { readonly error?: never };

/** Which house is played, as far as the answers tell. */
export type WhichHouseJson = WhichHouse & { readonly error?: never };
