/** Where the source is kept. Separate from the site's other constants, which are part of every page's script. */

const NAMED: string | undefined = import.meta.env?.['PUBLIC_REPO_URL'] || undefined;

/** Edit links go there. */
export const REPOSITORY: string = NAMED ?? 'https://github.com/luat-bai/luat-bai';

/** How to translate a page. */
export const TRANSLATING = `${REPOSITORY}/blob/main/docs/authors.md#một-thứ-tiếng-nữa--a-third-language`;

/** Where a reader can open an issue: only where the repository's address is configured, so that no link leads nowhere. */
export const ISSUES: string | undefined = NAMED;
