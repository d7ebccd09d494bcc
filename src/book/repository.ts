/** Where the source is kept. Apart from the site's other fixed points, which every page's script carries. */

const NAMED: string | undefined = import.meta.env?.['PUBLIC_REPO_URL'] || undefined;

/** Edit links go there. */
export const REPOSITORY: string = NAMED ?? 'https://github.com/luat-bai/luat-bai';

/** Where a reader can open an issue: only where the source's home is named, so that nobody is sent to one that is not there. */
export const ISSUES: string | undefined = NAMED;
