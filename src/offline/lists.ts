/** The data that the build puts into the worker. */
import type { Lang } from '#core/lang.ts';
import type { SavedBuild } from './messages.ts';

/** A file by its address under the site's root, with its revision (`revisionOf`), unless its name has it. */
export type FileEntry = readonly [address: string, revision?: string];

export interface Lists {
  readonly date: string;
  readonly both: readonly FileEntry[];
  readonly shared: number;
  readonly langs: Readonly<Record<Lang, SavedBuild & { readonly files: readonly FileEntry[] }>>;
  /** For each language the page shown in place of one that is not saved, and the fallback where that page is gone too. */
  readonly missing: Readonly<
    Record<Lang, { readonly address: string; readonly bare: string; readonly words: MissingWords }>
  >;
  /** The games by the prefix of their rule ids. */
  readonly games: Readonly<Record<string, string>>;
}

/** The texts that the worker itself writes into a page. */
export interface MissingWords {
  /** The heading above the pages that can be opened. */
  readonly openable: string;
  readonly nothing: string;
}
