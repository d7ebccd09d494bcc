import type { Lang } from '#core/lang.ts';
import type { OfflineWords } from '#words/offline.ts';
import { withPolicy } from '../policy/page.ts';

/** System fonts, the system's light or dark theme, links as large as a fingertip. */
const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:40rem;margin:auto;padding:1rem}div a{display:block;padding:.6rem 0}';

/**
 * The offline page of last resort, for when even the site's own offline page is gone: it is part of the worker and needs no other
 * file. The worker writes into it which pages can be opened.
 */
export function barePage(lang: Lang, { title, nowhere }: OfflineWords['missing']): string {
  return withPolicy(
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}. Luật Bài</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${nowhere}</p><div data-openable></div></main></body></html>`,
  );
}
