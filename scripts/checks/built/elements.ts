/** An element of a page, as it is written. */
export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Its ancestors, the nearest first. */
  readonly within: readonly Element[];
}

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Elements that hold text only. */
const TEXT_ALONE = /(<(script|style|textarea|title)\b[^>]*>).*?(?=<\/\2>)/gis;
const TAG = /<!--.*?-->|<(\/?)([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>/gis;
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;

/** Every element of a page in its order. The page is valid, which html.ts sees to: a tag that is opened is closed. */
export function elementsOf(html: string): Element[] {
  const all: Element[] = [];
  let open: readonly Element[] = [];
  for (const [, closing, name = '', written = '', closed] of html.replace(TEXT_ALONE, '$1').matchAll(TAG)) {
    if (!name) continue;
    if (closing) {
      open = open.slice(open.findIndex((element) => element.name === name) + 1);
      continue;
    }
    const attributes = new Map(
      [...written.matchAll(ATTRIBUTE)].map(([, key = '', ...values]) => [key, elementText(values.find(Boolean) ?? '')]),
    );
    const element: Element = { name, attributes, within: open };
    all.push(element);
    if (!closed && !VOID.test(name)) open = [element, ...open];
  }
  return all;
}

/** The nearest attribute of that name: the element's own, or of what it stands in. */
export function inherited(element: Element, name: string): string | undefined {
  return [element, ...element.within].find(({ attributes }) => attributes.has(name))?.attributes.get(name);
}

/** What an attribute or a text says, as it is read. */
export function elementText(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
