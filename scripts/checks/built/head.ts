import type { Check } from '../check.ts';
import type { Page } from './page.ts';

/** What a page says about itself. */
export function checkHead({ file, html }: Page): Check {
  const wanted: Record<string, RegExp> = {
    title: /<title>[^<]+<\/title>/,
    description: /<meta name="description" content="[^"]+"/,
    lang: /<html[^>]*\slang="(vi|en)"/,
  };
  // Neither has an address to be found by: the one stands for any, the other stands in other people's pages.
  if (!/(^|\/)(404|embed\/index)\.html$/.test(file)) {
    wanted['canonical'] = /<link rel="canonical" href="https?:\/\/[^"]+"/;
    wanted['hreflang'] = /hreflang="x-default"/;
    wanted['share picture'] = /<meta property="og:image" content="https?:\/\/[^"]+\.png"/;
  }
  const missing = Object.entries(wanted).filter(([, pattern]) => !pattern.test(html));
  return {
    name: `${file}: head`,
    fault: missing.length > 0 ? `no ${missing.map(([what]) => what).join(', ')}` : undefined,
  };
}
