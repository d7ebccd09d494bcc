import { globSync, readFileSync } from 'node:fs';
import { type HeaderRule, headerRules, headersSent } from '../../../e2e/host-headers.ts';
import { inlineOf } from '../../../integrations/policy/page.ts';
import { type Check, joinFaults } from '../check.ts';
import { BASE, type BuiltPage, DIST } from './page.ts';

/** What pages of other sites may read. */
const OPEN_TO_OTHERS = /^(?:rules(?:[.]schema)?[.]json|llms(?:-full)?[.]txt|feed[.]xml|(?:vi|en)[/].*[/]index[.]md)$/;

/**
 * What hosts send by the file `_headers`, address by address: together with the policies in the pages it says exactly once who may
 * frame a page. What the file says at all is tested beside what writes it (integrations/hosts).
 */
export function checkHostHeaders(pages: readonly BuiltPage[]): Check[] {
  const rules = headerRules(readFileSync(`${DIST}/_headers`, 'utf8'));
  return [
    { name: '_headers: every page', fault: joinFaults(pages.flatMap((page) => pageFaults(page, rules))) },
    { name: '_headers: what other sites may read', fault: joinFaults(openFaults(rules)) },
  ];
}

/** Files for programs allow cross-origin reads, and nothing else that was built does. */
function openFaults(rules: readonly HeaderRule[]): string[] {
  return globSync('**/*.*', { cwd: DIST }).flatMap((file) => {
    const wanted = OPEN_TO_OTHERS.test(file) ? '*' : '';
    const values = sent(rules, `/${file.replace(/(^|\/)index\.html$/, '$1')}`, 'Access-Control-Allow-Origin').join();
    return values === wanted ? [] : [`${file}: “${values}”, not “${wanted}”`];
  });
}

function pageFaults({ path, html }: BuiltPage, rules: readonly HeaderRule[]): string[] {
  const policies = sent(rules, path, 'Content-Security-Policy');
  const [policy = ''] = policies;
  const framed = path.startsWith('/embed/');
  const inline = inlineOf(html);
  const own = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? '';
  const unnamed = [...inline.scripts, ...inline.styles].filter((hash) => !own.includes(`'sha256-${hash}'`));
  const faults = [
    // Several would be joined, and the strictest of each would hold.
    ...(policies.length === 1 ? [] : [`${policies.length} policies`]),
    ...(policy.endsWith(`;frame-ancestors ${framed ? '*' : "'none'"}`) ? [] : ['another frame-ancestors']),
    ...(sent(rules, path, 'X-Frame-Options').join() === (framed ? '' : 'DENY') ? [] : ['another X-Frame-Options']),
    ...(unnamed.length === 0 ? [] : ['a script or style of its own that its policy does not name']),
    ...(/script-src 'self'(?: 'sha256-[^ ;]+')*;/.test(own)
      ? []
      : ['no policy of its own, or one that lets others in']),
    // Both hold: what the page allows by its hash a header must not forbid.
    ...(/(?:default|script|style)-src/.test(policy) ? ['scripts or styles are for the page to say'] : []),
  ];
  return faults.map((fault) => `${path}: ${fault}`);
}

/** All values of a header that a host sends with a path. */
function sent(rules: readonly HeaderRule[], path: string, header: string): string[] {
  return headersSent(rules, BASE + path).flatMap(([name, value]) => (name === header ? [value] : []));
}
