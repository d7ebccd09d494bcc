/** What sets up a contributor's machine agrees with the project, and with itself. */

import { globSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { readYaml } from '#book/catalogue/read.ts';

function readJson<S extends z.ZodType>(file: string, shape: S): z.infer<S> {
  return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
}

const project = readJson(
  'package.json',
  z.object({
    engines: z.object({ node: z.string().regex(/^>=\d+$/) }),
    devDependencies: z.record(z.string(), z.string()),
    scripts: z.record(z.string(), z.string()),
  }),
);
const NODE = readFileSync('.nvmrc', 'utf8').trim();
const majorOf = (version: string): number => Number(/^\d+/.exec(version)?.[0]);
const LEAST = majorOf(project.engines.node.slice(2));

describe('Node', () => {
  test('is of the same number in .nvmrc and in the package that the project brings', () => {
    expect(NODE).toMatch(/^\d+$/);
    expect(Number(NODE)).toBe(majorOf(project.devDependencies['node'] ?? ''));
    expect(Number(NODE)).toBeGreaterThanOrEqual(LEAST);
  });

  test('is in every workflow that of .nvmrc, or one that the project says will do', () => {
    const step = z.object({ uses: z.string().optional(), with: z.record(z.string(), z.unknown()).optional() });
    const workflow = z.object({ jobs: z.record(z.string(), z.object({ steps: z.array(step).default([]) })) });
    const setups = globSync('.github/workflows/*.yml').flatMap((file) =>
      Object.values(readYaml(file, workflow).jobs)
        .flatMap(({ steps }) => steps)
        .filter(({ uses }) => uses?.startsWith('actions/setup-node@'))
        .map((one) => ({ file, of: one.with?.['node-version-file'], version: one.with?.['node-version'] })),
    );
    expect(setups.length).toBeGreaterThan(3);
    for (const { file, of, version } of setups)
      if (version === undefined) expect(of, file).toBe('.nvmrc');
      else expect(majorOf(String(version)), file).toBeGreaterThanOrEqual(LEAST);
  });
});

describe('an editor', () => {
  const extensions = z.array(z.string().regex(/^[\w-]+\.[\w-]+$/)).min(1);
  const container = readJson(
    '.devcontainer/devcontainer.json',
    z.strictObject({
      name: z.string(),
      image: z.string(),
      postCreateCommand: z.string(),
      forwardPorts: z.array(z.int()),
      portsAttributes: z.record(z.string(), z.object({ label: z.string(), onAutoForward: z.string() })),
      remoteUser: z.string(),
      customizations: z.object({ vscode: z.object({ extensions }) }),
    }),
  );
  const { recommendations } = readJson('.vscode/extensions.json', z.strictObject({ recommendations: extensions }));
  const settings = readJson('.vscode/settings.json', z.record(z.string(), z.unknown()));

  test('in the container has the Node of the project, what it needs, and the port of the site', () => {
    expect(container.image).toMatch(new RegExp(`:${NODE}-\\w+(@sha256:[0-9a-f]{64})?$`));
    expect(container.postCreateCommand).toMatch(/^npm ci && npx playwright install --with-deps chromium$/);
    expect(project.scripts['start']).toContain(`--port ${container.forwardPorts[0]}`);
    expect(Object.keys(container.portsAttributes)).toEqual(container.forwardPorts.map(String));
  });

  test('is offered the same extensions in the container and out of it, the one that formats among them', () => {
    expect(container.customizations.vscode.extensions).toEqual(recommendations);
    expect(recommendations).toContain(settings['editor.defaultFormatter']);
  });

  test('indents and ends lines as the formatter does', () => {
    const biome = readFileSync('biome.jsonc', 'utf8');
    const [, width] = /"indentWidth": (\d+)/.exec(biome) ?? [];
    const [, line] = /"lineWidth": (\d+)/.exec(biome) ?? [];
    const editorconfig = readFileSync('.editorconfig', 'utf8');
    expect(editorconfig).toContain(`indent_size = ${width}\n`);
    expect(editorconfig).toContain(`max_line_length = ${line}\n`);
    expect(editorconfig).toContain('end_of_line = lf\n');
    expect(readFileSync('.gitattributes', 'utf8')).toContain('* text=auto eol=lf\n');
  });

  test('marks as written by a program what is there', () => {
    const lines = readFileSync('.gitattributes', 'utf8').split('\n');
    const made = lines.filter((line) => line.endsWith(' linguist-generated')).map((line) => line.split(' ')[0] ?? '');
    expect(made.length).toBeGreaterThan(3);
    expect(made.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
  });
});
