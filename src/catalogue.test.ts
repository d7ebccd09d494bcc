import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readYaml } from './catalogue/read.ts';
import { ruleFile } from './catalogue/schema.ts';
import { allRules, disagreements, rule, sources } from './catalogue.ts';
import { ruleNumber } from './engine/core/game.ts';
import { ENGINES } from './engine/index.ts';

describe('the catalogue', () => {
  it('holds every rule of every engine, in its order and under its number', () => {
    const ids = ENGINES.flatMap((game) => game.ruleSections.flat());
    expect(allRules().map(({ id }) => id)).toEqual(ids);
    for (const game of ENGINES) {
      for (const id of game.ruleSections.flat()) expect(rule(id).number).toBe(ruleNumber(game, id));
    }
  });

  it('names every source that an engine names', () => {
    const known = sources().map(({ id }) => id);
    const named = ENGINES.flatMap((game) => Object.values(game.schema).flatMap((setting) => setting.sources.flat()));
    expect(known).toEqual(expect.arrayContaining(named));
  });

  it('tells apart what the sources say in more than one way', () => {
    for (const { sides } of disagreements()) expect(new Set(sides.map(({ says }) => says.vi)).size).toBe(sides.length);
  });

  it('says which file and which record is at fault', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'catalogue-')), 'bad.yaml');
    writeFileSync(file, '- id: xd-half\n  number: "1.1"\n  title: { vi: "Chỉ tiếng Việt" }\n');
    expect(() => readYaml(file, ruleFile)).toThrow(/bad\.yaml: xd-half/);
  });

  it('knows no rule that is not there', () => {
    expect(() => rule('xd-nothing')).toThrow(/xd-nothing/);
  });
});
