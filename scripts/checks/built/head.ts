import type { Check } from '../check.ts';
import type { Page } from './page.ts';

/** What a page says about itself. */
export function checkHead({ file, html }: Page): Check {
  const wanted: Record<string, RegExp> = {
    title: /<title>[^<]+<\/title>/,
    description: /<meta name="description" content="[^"]+"/,
    lang: /<html[^>]*\slang="(vi|en)"/,
  };
  // None has an address to be found by: one stands for any, one in other people’s pages, one for what a device does not keep.
  if (!/(^|\/)(404|(embed|khong-mang)\/index)\.html$/.test(file)) {
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
