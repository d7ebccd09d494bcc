/** The package as a user has it: installed from its tarball, used from TypeScript, JavaScript, the shell and by an assistant. */

import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { type ProgramRun, runProgram } from '#testing/program.ts';
import { FULL } from '#testing/runs.ts';
import { VERSION } from './index.ts';
import { manifestOf } from './manifest.ts';
import { examplesIn } from './testing/examples.ts';
import { nodes } from './testing/nodes.ts';
import { installedPackage, type Project, TEST_SITE } from './testing/project.ts';
import { publicInterface } from './testing/public-api.ts';
import { expectAbout, published } from './testing/published.ts';
import { runtimes } from './testing/runtimes.ts';
import { server } from './testing/server.ts';

const run = (cwd: string, command: readonly string[], input = ''): Promise<ProgramRun> =>
  runProgram(command, { cwd, input });

const TSC = path.resolve('node_modules/typescript/bin/tsc');
const LUAT_BAI = ['npx', '--no-install', 'luat-bai'];
/** What npx finds, without the second that it takes to look. */
const FOUND = ['node_modules/.bin/luat-bai'];
/** By day the oldest alone: what it can run, the others can. */
const NODES = nodes().slice(0, FULL ? undefined : 1);

/** The build takes ten seconds on an idle machine. */
const SLOW = 180_000;

let project: Project;
beforeAll(async () => {
  project = await installedPackage();
  console.info(project.built);
}, SLOW);
afterAll(() => rmSync(project.folder, { recursive: true, force: true }));

const inProject = (file: string): string => path.join(project.folder, file);
const inPackage = (file: string): string => inProject(path.join('node_modules/luat-bai', file));

describe('what is in it', () => {
  test('its one dependency, and nothing of ours beside it', () => {
    const { dependencies } = JSON.parse(readFileSync(inPackage('package.json'), 'utf8'));
    expect(Object.keys(dependencies)).toEqual(['pure-rand']);
    const there = readdirSync(inProject('node_modules')).filter((name) => !name.startsWith('.'));
    expect(there).toEqual(['luat-bai', 'pure-rand']);
  });

  test('the manifest, a licence, those of others, and no tests', () => {
    const { manifest } = manifestOf(JSON.parse(readFileSync('package.json', 'utf8')), TEST_SITE);
    expect(JSON.parse(readFileSync(inPackage('package.json'), 'utf8'))).toEqual(manifest);
    const files = readdirSync(inPackage('.'), { recursive: true, encoding: 'utf8' });
    expect(files).toEqual(
      expect.arrayContaining(['CHANGELOG.md', 'LICENSE', 'README.md', 'THIRD-PARTY.md', 'rules.json']),
    );
    expect(files.filter((file) => /test|fixture|testing/.test(file))).toEqual([]);
    expect(readFileSync(inPackage('THIRD-PARTY.md'), 'utf8')).toMatch(
      /server 2[.\d]+ \(Apache-2.0\).*minisearch.*zod/s,
    );
  });

  test('every path of its exports is there', () => {
    const { manifest } = manifestOf(JSON.parse(readFileSync('package.json', 'utf8')));
    const paths = Object.values(manifest.exports).flatMap((target) => Object.values(Object(target)).map(String));
    for (const target of paths.filter((one) => one.startsWith('./'))) readFileSync(inPackage(target));
  });

  test('the public interface is the one that was agreed (package/public-api.txt)', () => {
    const { manifest } = manifestOf(JSON.parse(readFileSync('package.json', 'utf8')));
    const agreed = readFileSync('package/public-api.txt', 'utf8');
    expect(publicInterface(manifest.exports, inPackage('.')), 'npm run update -- public-api').toBe(agreed);
  });
});

test('what its types call a value is one, entry by entry', async () => {
  const all = readFileSync('package/public-api.txt', 'utf8').trimEnd().split('\n\n');
  const sections = all.filter((section) => section.startsWith('luat-bai'));
  for (const [entry = '', ...names] of sections.map((section) => section.split('\n'))) {
    const values = names.flatMap((name) => /^ {2}const (\w+)/.exec(name)?.[1] ?? []);
    const code = `console.log(JSON.stringify(Object.keys(await import('${entry}'))))`;
    const { out } = await run(project.folder, ['node', '--input-type=module', '--eval', code]);
    if (names.length > 0) expect(JSON.parse(out)).toEqual(values.toSorted());
  }
});

describe('from TypeScript, strictly, libraries checked too', () => {
  test.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
    ['preserve', 'bundler'],
  ])('module %s, resolution %s', async (module, moduleResolution) => {
    const folder = inProject(module);
    const compilerOptions = {
      module,
      moduleResolution,
      target: 'es2023',
      lib: ['es2023'],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      resolveJsonModule: true,
      skipLibCheck: false,
      noEmit: true,
      types: [],
    };
    mkdirSync(folder);
    // Compiled without the DOM's and Node's types: a user may have neither.
    writeFileSync(path.join(folder, 'console.d.ts'), 'declare const console: { log(...all: unknown[]): void };\n');
    copyFileSync('package/testing/consumer.ts.txt', path.join(folder, 'consumer.ts'));
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    expect(await run(folder, ['node', TSC, '-p', '.'])).toEqual({ status: 0, out: '', errors: '' });
  });
});

describe('from JavaScript', () => {
  const examples = ['package/README.md', 'docs/bots.md'].flatMap((file) =>
    examplesIn(file).map((one) => ({ file, ...one })),
  );

  test('the README and the recipe have examples, and each says what comes out', () => {
    const scripts = examples.filter(({ language }) => language === 'js');
    expect(scripts.length).toBeGreaterThanOrEqual(9);
    expect(scripts.filter(({ output }) => output === undefined)).toEqual([]);
  });

  test.each(examples.filter(({ output, language }) => output !== undefined && language === 'js'))(
    '$file, $under',
    async ({ code, input, output }) => {
      for (const { program } of NODES) {
        writeFileSync(inProject('example.js'), code);
        expect(await run(project.folder, [program, 'example.js'], input)).toEqual({
          status: 0,
          out: output,
          errors: '',
        });
      }
    },
  );

  test.each(examples.filter(({ output, language }) => output !== undefined && language === 'sh'))(
    '$file, $under: the shell',
    async ({ code, output }) => {
      expect(await run(project.folder, ['sh', '-c', code])).toEqual({ status: 0, out: output, errors: '' });
    },
  );

  test('importing it changes nothing, as its manifest tells bundlers', async () => {
    const names = Object.keys(manifestOf({ name: 'luat-bai' }).manifest.exports).filter(
      (one) => !one.endsWith('.json'),
    );
    const code = `
      const builtin = Object.getOwnPropertyNames(globalThis).map((name) => globalThis[name]).filter((one) => one?.prototype);
      const seen = () => [globalThis, ...builtin, ...builtin.map((one) => one.prototype)].map((one) => Reflect.ownKeys(one).map(String));
      const before = JSON.stringify(seen());
      await Promise.all(${JSON.stringify(names.map((name) => `luat-bai${name.slice(1)}`))}.map((name) => import(name)));
      console.log(JSON.stringify(seen()) === before);`;
    const ran = await run(project.folder, ['node', '--input-type=module', '--eval', code]);
    expect(ran).toMatchObject({ status: 0, out: 'true\n' });
  });

  test('a bundle for a page has the game that it asks for and no other, and nothing of Node', async () => {
    const sizes = await Promise.all(
      GAMES.map(async ({ id, name, prefix }) => {
        const entry = inProject(`page-${id}.js`);
        const code = `import { rulebook } from 'luat-bai/rulebook';\nimport { game } from 'luat-bai/${id}';\nexport const { settle } = rulebook([game]);\n`;
        writeFileSync(entry, code);
        const bundle = await rolldown({ input: entry, platform: 'browser', logLevel: 'warn' });
        const { output } = await bundle.generate({ format: 'es', minify: true });
        await bundle.close();
        const [{ code: made, moduleIds }] = output;
        const others = GAMES.filter((other) => other.id !== id);
        expect(others.filter((other) => moduleIds.some((file) => file.includes(`/games/${other.id}/`)))).toEqual([]);
        expect(made).toContain(`${prefix.rule}-`);
        expect(made).not.toMatch(/node:|minisearch|pure-rand/);
        return { name, letters: made.length, minified: Buffer.byteLength(made), gzip: gzipSync(made).length };
      }),
    );
    const readme = readFileSync('package/README.md', 'utf8');
    for (const { name, minified, gzip } of sizes) {
      const [, told, zipped] = new RegExp(`^\\| ${name} +\\| (\\d+) kB +\\| (\\d+) kB +\\|$`, 'm').exec(readme) ?? [];
      expectAbout(told, minified);
      expectAbout(zipped, gzip);
    }
    for (const { letters } of sizes) expect(letters).toBeLessThan(210 * 1024);
  });
});

describe('from the shell', () => {
  const CASE = 'xi-dach@vipgame; cái: K♦ 9♣; an: A♠ A♥';

  test('settle: the lines of the repository’s own command, and its status', async () => {
    const lines = `${CASE}\r\n\nxi-lac\n${CASE}`;
    const [own, theirs] = await Promise.all([
      run('.', ['node', 'src/settle.ts', '--branches'], lines),
      run(project.folder, [...LUAT_BAI, 'settle', '--branches'], lines),
    ]);
    expect(theirs).toEqual(own);
    expect(own.status).toBe(1);
    expect(await run(project.folder, [...FOUND, 'settle', CASE])).toEqual(
      await run('.', ['node', 'src/settle.ts', CASE]),
    );
  });

  test('settle --loose: the same line for what people write, and how it was read beside it', async () => {
    const loosely = (...words: string[]) => run(project.folder, [...FOUND, 'settle', '--loose', ...words]);
    expect(await loosely('--branches', CASE)).toEqual(await run('.', ['node', 'src/settle.ts', '--branches', CASE]));
    const { out } = await run('.', ['node', 'src/settle.ts', CASE]);
    expect(await loosely('xì dách luật vipgame: nhà cái già rô 9 chuồn, an át bích át cơ hihihi')).toEqual({
      status: 0,
      out,
      errors: `luat-bai: read as ${CASE}\nluat-bai: passed over hihihi\n`,
    });
    expect(await loosely('xi to, an A, binh at co')).toEqual({
      status: 1,
      out: expect.stringMatching(/^\{"error":\{"code":"bad-card","message":\{"vi":.*\},"at":10,"length":1\}\}\n$/),
      errors: ['♠', '♦', '♣'].map((suit) => `luat-bai: perhaps xi to, an A${suit}, binh at co\n`).join(''),
    });
    expect(await loosely('blackjack: dealer 10 6 9, an 8 7, southern rules')).toMatchObject({
      status: 0,
      errors:
        'luat-bai: read as xi-dach@mien-nam; cái: 10♠ 6♥ 9♦; an: 8♣ 7♠\nluat-bai: any suit will do for 10♠ 6♥ 9♦ 8♣ 7♠\n',
    });
    // Text that is no case in the notation is still refused.
    expect(
      await run(project.folder, [...FOUND, 'settle', '--loose'], 'xi-dach; cái: KD\nxi-lac; an: AS'),
    ).toMatchObject({
      status: 1,
      out: (await run('.', ['node', 'src/settle.ts'], 'xi-dach; cái: KD\nxi-lac; an: AS')).out,
    });
  });

  test('LUAT_BAI_SITE is where links lead', async () => {
    const command = `LUAT_BAI_SITE=https://luat.example/ ${FOUND.join(' ')} rule xd-ngu-linh`;
    const { out } = await run(project.folder, ['sh', '-c', command]);
    expect(out.trimEnd().split('\n').at(-1)).toBe('https://luat.example/r/xd-ngu-linh/');
  });

  test.each(NODES)('every command runs on Node $version', async ({ program }) => {
    const command = (...words: string[]) => run(project.folder, [program, inPackage('dist/package/cli.js'), ...words]);
    expect(await command('settle', CASE)).toMatchObject({ status: 0, errors: '' });
    expect(await command('--version')).toEqual({ status: 0, out: `${VERSION}\n`, errors: '' });
    expect((await command('--help')).out).toContain('luat-bai settle');
    expect((await command('rule', 'xi', 'dach', '3.4')).out).toMatch(/^Xì Dách 3\.4 \(xd-ngu-linh\): .*\n/);
    expect((await command('rule', '--lang', 'en', 'xd-ngu-linh')).out).toContain('five-card hand');
    expect((await command('search', 'den', 'bai')).out.split('\n')[0]).toContain('Đền');
    expect((await command('rule', '--lang', 'en', 'XD-NGU-LINH')).out).toMatch(/^Xì Dách 3\.4 \(xd-ngu-linh\)/);
    const help = await command('--help');
    expect(await command('settle', '--help')).toEqual(help);
    expect(await command('rule', 'xd-none')).toEqual({
      status: 1,
      out: '',
      errors: 'luat-bai: no rule “xd-none”. Try luat-bai search xd-none\n',
    });
    expect(await command('rule')).toMatchObject({ status: 1, out: '', errors: expect.stringContaining('which rule?') });
    expect(await command('search', 'zzzq')).toMatchObject({
      status: 1,
      errors: 'luat-bai: nothing was found for “zzzq”\n',
    });
    expect(await command('settel')).toEqual({
      status: 2,
      out: '',
      errors: 'luat-bai: There is no command “settel”. Perhaps settle? Try luat-bai --help.\n',
    });
    expect(await command('settle', '--brunches', CASE)).toEqual({
      status: 2,
      out: '',
      errors: 'luat-bai: There is no flag “--brunches”. Perhaps --branches? Flags here: --branches, --loose, --help.\n',
    });
    expect(await command('mcp', '-x')).toMatchObject({ status: 2, out: '', errors: expect.stringContaining('“-x”') });
    expect(await command('rule', '--lang', 'fr', 'xd-ngu-linh')).toMatchObject({
      status: 2,
      errors: 'luat-bai: --lang takes vi or en.\n',
    });
    expect((await command('rule', '--lang=en', 'xd-ngu-linh')).out).toContain('five-card hand');
    expect(await command('search', '--', '--zzzq')).toMatchObject({
      status: 1,
      errors: expect.stringContaining('zzzq'),
    });
    expect(await command('settle', '--loose', '- xi dach\n- cai K 9\n- an A A')).toMatchObject({ status: 0 });
    for (const words of ['settle "$2"', 'rule xd-ngu-linh', 'search bai', '--help', 'mcp'])
      expect(
        await run(
          project.folder,
          ['sh', '-c', `exec ${program} "$1" ${words} > /dev/full`, 'sh', inPackage('dist/package/cli.js'), CASE],
          '{"jsonrpc":"2.0","id":1,"method":"ping"}\n',
        ),
      ).toEqual({
        status: 1,
        out: '',
        errors: expect.stringMatching(/^luat-bai: the output cannot be written: ENOSPC.*\n$/),
      });
  });
});

describe('where its README says that it runs', () => runtimes(() => project));

describe('as it is published', () => published(() => project));

describe('by an assistant (MCP over standard input and output)', () => {
  server(() => ({ command: LUAT_BAI, script: inPackage('dist/package/cli.js'), folder: project.folder }));
});

test('the README names every entry', () => {
  const readme = readFileSync('package/README.md', 'utf8');
  for (const { id } of GAMES) expect(readme).toContain(`/${id}`);
  for (const entry of ['luat-bai/rulebook', 'luat-bai/rules.json']) expect(readme).toContain(entry);
});
