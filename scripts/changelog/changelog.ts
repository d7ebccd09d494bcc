/** `CHANGELOG.md`: sections by version, the latest first; in each what a person says, and a part that is written by the program. */

const UNRELEASED = 'Unreleased';
const BEGIN = '<!-- From content/editions.yaml and package/public-api.txt, by npm run update -- changelog -->';
const END = '<!-- Up to here. -->';

/** The section of one version. */
interface Section {
  /** `0.2.0`; undefined for what is not released yet. */
  readonly version: string | undefined;
  /** What follows its heading. */
  readonly body: string;
}

/** The latest section; undefined where there is none. */
export function latestSection(changelog: string): Section | undefined {
  const [, section] = changelog.split(/^(?=## )/m);
  const [, head = '', body = ''] = /^## ([^\n]*)\n(.*)$/s.exec(section ?? '') ?? [];
  if (head === '') return undefined;
  return {
    version: head === UNRELEASED ? undefined : (/^(\d+\.\d+\.\d+) \(\d{4}-\d\d-\d\d\)$/.exec(head)?.[1] ?? head),
    body,
  };
}

/** What people have written in a section: all but the program's part. */
export function proseOf({ body }: Section): string {
  const [before = '', rest = ''] = body.split(BEGIN);
  return `${before}${rest.split(END)[1] ?? ''}`;
}

/** The same with this news in the section of what is not released; it is begun where there is news and no such section. */
export function withNews(changelog: string, news: string): string {
  const latest = latestSection(changelog);
  const part = `${BEGIN}\n\n${news}\n${END}`;
  if (latest && latest.version === undefined) {
    const [before = '', rest = ''] = latest.body.split(BEGIN);
    const after = rest.split(END)[1] ?? '';
    const body = [before, part, after].map((one) => one.trim()).filter(Boolean);
    return `${changelog.replace(latest.body, () => `\n${body.join('\n\n')}\n\n`).trimEnd()}\n`;
  }
  if (news === '') return changelog;
  const [intro = '', ...sections] = changelog.split(/^(?=## )/m);
  return [intro, `## ${UNRELEASED}\n\n${part}\n\n`, ...sections].join('');
}

/** The same with what was not released called by its version. */
export function withRelease(changelog: string, version: string, date: string): string {
  return changelog.replace(new RegExp(`^## ${UNRELEASED}$`, 'm'), () => `## ${version} (${date})`);
}
