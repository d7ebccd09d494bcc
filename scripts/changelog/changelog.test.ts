/** What users are told of a new version: nothing that concerns them is left out, and a tag publishes what it says. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EDITION } from '#book/edition.ts';
import { err, ok } from '#core/result.ts';
import { latestSection, proseOf, withNews, withRelease } from './changelog.ts';
import { interfaceChanges, isBreaking, isDeprecation } from './interface.ts';
import { newsSince } from './news.ts';
import { releaseFaults, releaseFiles } from './release.ts';
import { lastRelease, parseReleased, RELEASED_FILE } from './released.ts';

const CHANGELOG = readFileSync('CHANGELOG.md', 'utf8');
const API = readFileSync('package/public-api.txt', 'utf8');

const WAS = `luat-bai
  const VERSION: "0.1.0"
  const display: (of: Case) => string
  const settle: (text: string) => RulingJson
  type Code = 'bad-card' | 'empty'
  type Game { id, marks, meldsIn? }
  type Gone { a } @deprecated

luat-bai/rulebook
  type Game { id, marks, meldsIn? }

npx luat-bai
  command settle { --branches, CASE }
`;
const NOW = `luat-bai
  const VERSION: "0.2.0"
  const display: (of: Case) => string @deprecated
  const explain: (text: string) => string
  const settle: (text: string) => RulingJson | ErrorJson
  type Code = 'bad-card' | 'empty' | 'too-long'
  type Game { id, melds? }

luat-bai/rulebook
  type Game { id, melds? }

luat-bai/rules.json

npx luat-bai
  command settle { --branches, --loose, CASE }

npx luat-bai mcp
  tool settle { in case, out ok }
`;
const release = { version: '0.1.0', edition: EDITION, api: WAS };

describe('the file of this repository', () => {
  test('a person says what to do about every name that was changed, is to go, or went', () => {
    const latest = latestSection(CHANGELOG);
    const prose = latest ? proseOf(latest) : '';
    const { api } = lastRelease();
    const owed = interfaceChanges(api, API).filter((one) => isBreaking(one) || isDeprecation(one));
    expect(owed.filter(({ name }) => !prose.includes(`\`${name}`)).map(({ name }) => name)).toEqual([]);
  });

  test('its latest section is of the last release, or of none yet', () => {
    const version = latestSection(CHANGELOG)?.version;
    expect([undefined, lastRelease().version]).toContain(version);
  });
});

describe('news', () => {
  test('of the interface: each name once, whatever number of modules has it', () => {
    expect(newsSince(release, NOW)).toBe(`### The interface

#### Added

- \`luat-bai\`: \`explain\`
- \`luat-bai/rules.json\`
- \`npx luat-bai mcp\`: tools \`settle\`

#### Changed

- \`settle\` (\`luat-bai\`): \`(text: string) => RulingJson\`, now \`(text: string) => RulingJson | ErrorJson\`
- \`Code\` (\`luat-bai\`): now \`'too-long'\`
- \`Game\` (\`luat-bai\`, \`luat-bai/rulebook\`): no longer \`marks\`, \`meldsIn?\`; now \`melds?\`
- \`settle\` (\`npx luat-bai\`): now \`--loose\`

#### Deprecated

- \`luat-bai\`: \`display\`

#### Removed

- \`luat-bai\`: types \`Gone\`
`);
    expect(newsSince(release, WAS.replace('0.1.0', '0.1.1'))).toBe('');
  });

  test('of the rule book: each edition since then', () => {
    const news = newsSince({ ...release, edition: 1 }, WAS);
    expect([...news.matchAll(/^#### Edition (\d+)/gm)].map(([, edition]) => Number(edition))).toEqual(
      Array.from({ length: EDITION - 1 }, (_, at) => at + 2),
    );
    expect(news).toMatch(/^- Xì Dách, ruled otherwise \(`xd-cmp-equal`.*\): A hand in range/m);
    expect(news).toMatch(/^- Sâm, ruled otherwise in rounds of play \(`sam-bao-sam`/m);
  });

  test('what breaks programs is what went or is another, not what came', () => {
    const breaking = interfaceChanges(WAS, NOW).filter(isBreaking);
    expect(breaking.map(({ name }) => name)).toEqual(['settle', 'Game', 'Gone']);
  });

  test('stand in the section of what is not released, under what people wrote, however often they are written', () => {
    const prose = '# Changelog\n\n## Unreleased\n\nSay so.\n\n## 0.1.0 (2026-12-01)\n\nAll of it.\n';
    const once = withNews(prose, '### One\n');
    expect(once).toMatch(
      /^# Changelog\n\n## Unreleased\n\nSay so\.\n\n<!--.*-->\n\n### One\n\n<!--.*-->\n\n## 0\.1\.0 /,
    );
    expect(withNews(once, '### One\n')).toBe(once);
    expect(withNews(once, '### Two\n')).toBe(once.replace('One', 'Two'));
    const released = withRelease(once, '0.2.0', '2026-12-02');
    expect(latestSection(released)?.version).toBe('0.2.0');
    expect(withNews(released, '')).toBe(released);
    const next = withNews(released, '### Three\n');
    expect(next).toContain('# Changelog\n\n## Unreleased\n\n<!--');
    expect(next.endsWith(released.slice(released.indexOf('## 0.2.0')))).toBe(true);
  });
});

describe('a release', () => {
  const read = (file: string): string => readFileSync(file, 'utf8');
  const unreleased = { version: undefined, edition: 0, api: '' };
  /** The repository as it is where nothing is released yet. */
  const readUnreleased = (file: string): string =>
    file === 'CHANGELOG.md'
      ? withNews(CHANGELOG.replace(/^## (?!Unreleased).*$/m, '## Unreleased'), '### News\n')
      : read(file);
  const made = releaseFiles('0.9.0', '2027-01-02', readUnreleased, unreleased);
  const files = made.ok ? made.value : new Map<string, string>();
  const readMade = (file: string): string => files.get(file) ?? read(file);

  test('writes its version wherever one stands, dates its section, and freezes what is promised', () => {
    expect([...files.keys()].sort()).toEqual([
      'CHANGELOG.md',
      'CITATION.cff',
      'package-lock.json',
      'package.json',
      'package/public-api.txt',
      RELEASED_FILE,
      'package/version.ts',
    ]);
    expect(latestSection(readMade('CHANGELOG.md'))?.version).toBe('0.9.0');
    expect(JSON.parse(readMade('package-lock.json'))).toMatchObject({
      version: '0.9.0',
      packages: { '': { version: '0.9.0' } },
    });
    expect(readMade('CITATION.cff').match(/^ *(?:version|date-released|year): .*/gm)).toEqual([
      'version: 0.9.0',
      'date-released: 2027-01-02',
      '  year: 2027',
      '  version: 0.9.0',
    ]);
    expect(parseReleased(readMade(RELEASED_FILE))).toEqual({
      version: '0.9.0',
      edition: EDITION,
      api: readMade('package/public-api.txt'),
    });
    expect(releaseFaults('v0.9.0', readMade)).toEqual([]);
  });

  test.each([
    ['package.json', /"version": "0.9.0"/, '"version": "0.9.1"'],
    ['package-lock.json', /"version": "0.9.0"/, '"version": "0.8.0"'],
    ['package/version.ts', /0.9.0/, '0.1.0'],
    ['CITATION.cff', / 0.9.0/, ' 0.1.0'],
    ['package/public-api.txt', /settle/, 'rule'],
    ['CHANGELOG.md', /## 0.9.0/, '## Unreleased\n\n## 0.9.0'],
    [RELEASED_FILE, /edition \d+/, 'edition 1'],
  ])('is not published where %s is not as it was written', (file, text, other) => {
    const spoilt = (name: string): string => (name === file ? readMade(name).replace(text, other) : readMade(name));
    expect(releaseFaults('v0.9.0', spoilt)).toEqual([expect.stringContaining('is not that of 0.9.0')]);
  });

  test('is not published by another tag', () => {
    expect(releaseFaults('v0.9.1', readMade)).not.toEqual([]);
    expect(releaseFaults('0.9.0', readMade)).toEqual(['the tag is not that of 0.9.0']);
  });

  test.each([
    ['0.1.1', WAS.replace('0.1.0', '0.1.1'), EDITION, true],
    ['0.1.1', NOW, EDITION, false],
    ['0.2.0', NOW, EDITION, true],
    ['0.1.1', WAS, EDITION - 1, false],
    ['0.2.0', WAS, EDITION - 1, true],
    ['0.2', WAS, EDITION, false],
  ])('%s is enough for what has changed, or it is not', (version, api, edition, isEnough) => {
    const reading = (file: string): string => (file === 'package/public-api.txt' ? api : readUnreleased(file));
    expect(releaseFiles(version, '2026-12-01', reading, { ...release, edition }).ok).toBe(isEnough);
  });

  test('after 1.0.0 only a major version takes a name away', () => {
    const reading = (file: string): string => (file === 'package/public-api.txt' ? NOW : readUnreleased(file));
    const stable = { ...release, version: '1.4.0' };
    expect(releaseFiles('1.5.0', '2026-12-01', reading, stable).ok).toBe(false);
    expect(releaseFiles('2.0.0', '2026-12-01', reading, stable)).toEqual(ok(expect.any(Map)));
  });

  test('takes no name away that was not deprecated in the last one', () => {
    const reading = (file: string): string => (file === 'package/public-api.txt' ? NOW : readUnreleased(file));
    const sudden = { ...release, api: WAS.replace(' @deprecated', '') };
    expect(releaseFiles('0.2.0', '2026-12-01', reading, sudden)).toEqual(
      err('Gone: went without having been @deprecated in 0.1.0'),
    );
  });

  test('needs news', () => {
    const released = (file: string): string => withRelease(readUnreleased(file), '0.1.0', '2026-12-01');
    expect(releaseFiles('0.1.1', '2026-12-01', released, release).ok).toBe(false);
  });
});
