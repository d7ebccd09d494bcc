import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { type ProgramRun, runProgram } from '#testing/program.ts';
import { runs } from '#testing/runs.ts';
import { settle } from './settle.ts';

const NODE = 'node_modules/.bin/node';

/** Runs the command as `npm run settle` does; what it prints goes to `see`, or else is kept. */
function run(
  args: readonly string[],
  input: Iterable<string> | AsyncIterable<string | Buffer> = [],
  { node = [], see }: { readonly node?: readonly string[]; readonly see?: (chunk: string) => void } = {},
): Promise<ProgramRun> {
  return runProgram([NODE, ...node, 'src/settle.ts', ...args], { input, ...(see ? { see } : {}) });
}

function parsed(out: string): unknown[] {
  expect(out.endsWith('\n')).toBe(true);
  return out
    .slice(0, -1)
    .split('\n')
    .map((line) => {
      const json: unknown = JSON.parse(line);
      return json;
    });
}

const CASE = 'xi-dach@vipgame; cái: K♦ 9♣; an: A♠ A♥';

describe('a player whose name is a reserved one in other letters (case notation, npm run settle)', () => {
  const lineOf = (text: string, withBranches = false): Record<string, unknown> =>
    JSON.parse(settle(text, withBranches).line);

  test.each([
    ['ba-cay; Cái: 2♠ 3♠ 4♠; An: 5♠ 6♠ 7♠', ['Cái']],
    ['xi-dach; cái: 10♠ 8♠; BANKER: 9♠ 9♥; Danh: 7♠ 7♥ 7♦', ['BANKER', 'Danh']],
    ['xi-to; Hand: 7♠ 8♠; an: 9♠ 9♥', ['Hand']],
    ['sam; Bàn: -; Đánh: 4♠ 4♥', ['Bàn', 'Đánh']],
    ['ta-la; Ba\u0300i: 5♠ 6♠ 7♠ 2♥; an: 8♠ 9♥ 2♦', ['Bài']],
  ])('%s stays a player, and a note says so', (text, names) => {
    for (const withBranches of [false, true]) {
      const line = lineOf(text, withBranches);
      expect(Object.keys(line).at(-1)).toBe('notes');
      expect(line['notes']).toEqual(names.map((name) => ({ code: 'reserved-name', name })));
    }
  });

  test('otherwise there is no such key', () => {
    for (const text of [CASE, 'ba-cay; An: 2♠ 3♠ 4♠; Caí: 5♠ 6♠ 7♠', 'sam; bàn: 3♠ 3♥; đánh: 4♠ 4♥', 'xi-dach; Cái: 9'])
      expect(Object.keys(lineOf(text, true))).not.toContain('notes');
  });
});

describe('settle, the command (case notation, npm run settle)', () => {
  test('one argument, one JSON line, status 0, nothing else', async () => {
    const { status, out, errors } = await run([CASE]);
    expect(status).toBe(0);
    expect(errors).toBe('');
    expect(parsed(out)).toEqual([
      {
        case: 'xi-dach@vipgame;cai:KD.9C;an:AS.AH',
        game: 'xi-dach',
        preset: 'vipgame',
        verdict: {
          phase: 1,
          banker: { kind: 'du', points: 19 },
          players: { an: { kind: 'xi-ban', points: null, outcome: 'win', net: 1 } },
        },
        reasons: expect.arrayContaining([
          expect.objectContaining({ rule: 'xd-xi-ban', who: 'an', cards: ['AS', 'AH'] }),
        ]),
      },
    ]);
    expect(
      out.startsWith(
        '{"case":"xi-dach@vipgame;cai:KD.9C;an:AS.AH","game":"xi-dach","preset":"vipgame","verdict":{"phase":1,"banker":{"kind":"du","points":19},"players":{"an":{"kind":"xi-ban","points":null,"outcome":"win","net":1}}},"reasons":[{"rule":',
      ),
    ).toBe(true);
  });

  test('an error: its code, both languages, its place; status 1', async () => {
    const { status, out, errors } = await run(['xi-dach;cai:KD.9C;an:AX.AH']);
    expect(status).toBe(1);
    expect(errors).toBe('');
    expect(parsed(out)).toEqual([
      {
        error: {
          code: 'bad-card',
          message: { vi: expect.stringContaining('AX'), en: expect.stringContaining('AX') },
          at: 21,
          length: 2,
        },
      },
    ]);
  });

  test('several arguments, one of them wrong: a line each, in order, status 1', async () => {
    const { status, out } = await run([CASE, 'nothing', CASE]);
    expect(status).toBe(1);
    expect(parsed(out)).toMatchObject([
      { verdict: { phase: 1 } },
      { error: { code: 'unknown-game', at: 0, length: 7 } },
      { verdict: { phase: 1 } },
    ]);
  });

  test('an empty argument is a case that is empty, not a request for standard input', async () => {
    const { status, out } = await run(['']);
    expect(status).toBe(1);
    expect(parsed(out)).toMatchObject([{ error: { code: 'empty', at: 0, length: 0 } }]);
  });

  test('standard input: a line for each line that is not blank; \\r\\n; the last without an end', async () => {
    const lines = `${CASE}\r\n\r\n   \n\nxi-lac\n\t\n${CASE}`;
    const { status, out, errors } = await run([], [lines]);
    expect(status).toBe(1);
    expect(errors).toBe('');
    expect(parsed(out)).toMatchObject([
      { case: 'xi-dach@vipgame;cai:KD.9C;an:AS.AH' },
      { error: { code: 'unknown-game', at: 0, length: 6 } },
      { case: 'xi-dach@vipgame;cai:KD.9C;an:AS.AH' },
    ]);
  });

  test('the \\r of \\r\\n is not of the case: places end before it', async () => {
    const { out } = await run([], ['xi-dach;cai:KD.9C\r\nxi-dach;cai:KD.9C\r']);
    const missing = { error: { code: 'wrong-player-count', at: 17, length: 0 } };
    expect(parsed(out)).toMatchObject([missing, missing]);
  });

  test('lines end at \\n and at nothing else: \\r, U+2028 and U+0085 stay in the case', async () => {
    const { status, out } = await run(
      [],
      ['xi-dach\rcai:KD.9C\ran:AS.AH\n', 'xi-dach\u2028cai:KD.9C\u2028an:AS.AH\n', 'xi-dach;cai:KD.9C;an:AS\u0085AH\n'],
    );
    expect(status).toBe(1);
    expect(parsed(out)).toMatchObject([
      { case: 'xi-dach@pho-thong;cai:KD.9C;an:AS.AH' },
      { case: 'xi-dach@pho-thong;cai:KD.9C;an:AS.AH' },
      { error: { code: 'bad-card' } },
    ]);
  });

  test('all good: status 0; nothing at all: nothing, status 0', async () => {
    const good = await run([], [`${CASE}\n`]);
    expect([good.status, parsed(good.out).length]).toEqual([0, 1]);
    expect(await run([], [])).toEqual({ status: 0, out: '', errors: '' });
    expect(await run([], ['\n \r\n'])).toEqual({ status: 0, out: '', errors: '' });
  });

  test('a character whose bytes come in two chunks is one character', async () => {
    const bytes = Buffer.from(`xi-dach;cái:K♦.9♣;Ánh:A♠.A♥\n`);
    const half = bytes.indexOf(Buffer.from('♦')) + 1;
    async function* chunks(): AsyncGenerator<Buffer> {
      yield bytes.subarray(0, half);
      await setTimeout(200);
      yield bytes.subarray(half);
    }
    const { status, out } = await run([], chunks());
    expect(status).toBe(0);
    expect(parsed(out)).toMatchObject([{ case: 'xi-dach@pho-thong;cai:KD.9C;Ánh:AS.AH' }]);
  });

  test('--branches as an argument and on standard input: the same line', async () => {
    const text = 'xi-dach;cai:10H.6C.9D;an:8S.7D';
    const [first, last, piped] = await Promise.all([
      run(['--branches', text]),
      run([text, '--branches']),
      run(['--branches'], [`${text}\n`]),
    ]);
    expect(first.status).toBe(0);
    expect([last, piped]).toEqual([first, first]);
    expect(parsed(first.out)).toMatchObject([
      {
        case: 'xi-dach@pho-thong;cai:10H.6C.9D;an:8S.7D',
        verdict: { players: { an: { outcome: 'lose' } } },
        branches: [
          {
            when: { minStand: [16], shortVsBust: ['bust-wins'] },
            verdict: { players: { an: { kind: 'non', outcome: 'lose' } } },
            reasons: expect.any(Array),
          },
          {
            when: { minStand: [16], shortVsBust: ['short-wins'] },
            verdict: { players: { an: { kind: 'non', outcome: 'win' } } },
          },
          { when: { minStand: [14, 15] }, verdict: { players: { an: { kind: 'du', outcome: 'win' } } } },
        ],
        presets: {
          'pho-thong': 0,
          'bach-khoa': 0,
          vipgame: 0,
          blog: 0,
          'adam-tips': 1,
          'co-noi': 2,
          'mien-nam': 0,
        },
      },
    ]);
    // Values as in the catalogue: numbers are numbers.
    expect(first.out).toContain('"when":{"minStand":[16],"shortVsBust":["bust-wins"]}');
  });

  test('the case’s own settings do not bind the branches; an error has none', async () => {
    const { out } = await run([
      '--branches',
      'xi-dach@co-noi{minStand=16};cai:10H.6C.9D;an:8S.7D',
      'xi-dach;cai:10H.6C.9D',
    ]);
    expect(parsed(out)).toMatchObject([{ branches: [{}, {}, {}] }, { error: { code: 'wrong-player-count' } }]);
    expect(parsed(out)[1]).not.toHaveProperty('branches');
  });

  test('JSON keeps the order of the players, whatever their names', async () => {
    const { out } = await run(['xi-dach;2:AS.AH;1:KD.9C;cai:10S.8S;__proto__:7S.7H;0:6S.6H']);
    expect(out).toMatch(/"players":\{"2":\{.*\},"1":\{.*\},"__proto__":\{.*\},"0":\{/);
    expect(out).toContain('"case":"xi-dach@pho-thong;2:AS.AH;1:KD.9C;cai:10S.8S;__proto__:7S.7H;0:6S.6H"');
  });
});

describe('what cannot be written, or read, is told', () => {
  const inShell = (command: string) => runProgram(['bash', '-c', command, 'bash', NODE, CASE]);

  test('a disk that is full: status 1 and a line', async () => {
    expect(await inShell('"$1" src/settle.ts "$2" > /dev/full')).toEqual({
      status: 1,
      out: '',
      errors: expect.stringMatching(/^settle: the output cannot be written: ENOSPC.*\n$/),
    });
    expect((await inShell('"$1" src/settle.ts "$2" > /dev/full 2> /dev/full')).status).toBe(1);
  });

  test('a file that has room for a part', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'settle-'));
    const command = `trap '' XFSZ; ulimit -f 1; "$1" src/settle.ts "$2" "$2" "$2" > ${folder}/out 2> >(cat >&2)`;
    expect(await inShell(command)).toMatchObject({ status: 1, errors: expect.stringContaining('EFBIG') });
    expect(statSync(path.join(folder, 'out')).size).toBe(1024);
    rmSync(folder, { recursive: true });
  });

  test('whoever stops reading is no fault: status 0 and not a word', async () => {
    const command = 'set -o pipefail; "$1" src/settle.ts < <(yes "$2" | head -3000) | head -1; echo $?';
    const { out, errors } = await inShell(command);
    expect([out.split('\n').at(-2), errors]).toEqual(['0', '']);
  });

  test('a directory on standard input', async () => {
    expect(await inShell('"$1" src/settle.ts < src')).toEqual({
      status: 1,
      out: '',
      errors: expect.stringMatching(/^settle: standard input cannot be read: EISDIR.*\n$/),
    });
  });
});

describe('flags', () => {
  test.each([
    ['--brunches', 'There is no flag “--brunches”. Perhaps --branches? Flags here: --branches, --help, --version.'],
    ['-x', 'There is no flag “-x”. Flags here: --branches, --help, --version.'],
    ['--branches=1', '--branches takes no value.'],
  ])('%s is refused, status 2', async (flag, sentence) => {
    expect(await run([CASE, flag])).toEqual({ status: 2, out: '', errors: `settle: ${sentence}\n` });
  });

  test('--help and --version say what they are asked, status 0', async () => {
    const help = await run(['--help']);
    expect(help).toMatchObject({ status: 0, errors: '' });
    for (const flag of ['--branches', '--help', '--version']) expect(help.out).toContain(flag);
    expect(await run([CASE, '-h'])).toEqual(help);
    expect(await run(['--version'])).toEqual({
      status: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
      errors: '',
    });
  });

  test('behind -- there is none, and no text of a case is one', async () => {
    const { status, out } = await run(['--', CASE, '--branches', '-h']);
    expect([status, parsed(out).length]).toEqual([1, 3]);
    expect(parsed((await run(['- an'])).out)).toMatchObject([{ error: { code: 'unknown-game' } }]);
  });
});

/** The command's memory in MB. */
const HEAP = 24;
/** Each line has at least as much text as it is wide; holding all lines, or all answers, takes more memory than that. */
const COUNT = runs(100_000, 16_000);
const WIDTH = 1500;

describe(`${COUNT} lines stream through`, () => {
  test('in bounded memory, a line each, in order', async () => {
    function* input(): Generator<string> {
      for (let line = 0; line < COUNT; line += 100) {
        let some = '';
        for (let i = line; i < line + 100; i++) {
          const text = `xi-dach@vipgame; cái: K♦ 9♣; p${i}: A♠ 5♥ 4♣`;
          some += `${i % 1000 === 999 ? `xi-lac ${i}` : text.padEnd(WIDTH)}\n`;
        }
        yield some;
      }
    }
    let rest = '';
    let lines = 0;
    let inOrder = 0;
    let wrong = 0;
    const { status, errors } = await run([], input(), {
      node: [`--max-old-space-size=${HEAP}`],
      see: (chunk) => {
        const parts = (rest + chunk).split('\n');
        rest = parts.pop() ?? '';
        for (const part of parts) {
          if (lines % 1000 === 999) {
            if (part.startsWith('{"error":{"code":"unknown-game"')) wrong++;
          } else if (part.startsWith(`{"case":"xi-dach@vipgame;cai:KD.9C;p${lines}:AS.5H.4C"`)) {
            inOrder++;
          }
          lines++;
        }
      },
    });
    expect(errors).toBe('');
    expect(status).toBe(1);
    expect(rest).toBe('');
    expect(lines).toBe(COUNT);
    expect(wrong).toBe(COUNT / 1000);
    expect(inOrder).toBe(COUNT - COUNT / 1000);
  });
});

describe('settle, the function', () => {
  test('says whether the case was ruled on', () => {
    expect(settle(CASE, false).ok).toBe(true);
    expect(settle('xi-lac', true).ok).toBe(false);
    expect(settle(CASE, false).line).not.toContain('branches');
  });
});

test('a line without end is held in bounded memory, and the one behind it is ruled on', async () => {
  const piece = 'x'.repeat(2 ** 20);
  function* input(): Generator<string> {
    for (let i = 0; i < 200; i++) yield piece;
    yield `\n${CASE}\n`;
  }
  const { status, out, errors } = await run([], input(), { node: ['--max-old-space-size=64'] });
  expect([status, errors]).toEqual([1, '']);
  const [long, ruled] = parsed(out);
  expect(long).toMatchObject({ error: { code: 'too-long' } });
  expect(ruled).toMatchObject({ game: 'xi-dach' });
}, 60_000);
