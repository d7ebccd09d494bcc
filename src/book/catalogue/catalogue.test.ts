import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ruleNumber } from '#core/game/game.ts';
import { writeJson } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import { ENGINES, engineOf, readCase } from '#games/engines.ts';
import { vi as sourceNames } from '#words/vi/ui/sources.ts';
import {
  allRules,
  type Disagreement,
  disagreements,
  presetsOf,
  ruleById,
  sideHouses,
  source,
  sources,
} from './catalogue.ts';
import { readYaml } from './read.ts';
import { ruleFile } from './schema.ts';

describe('the catalogue', () => {
  it('holds every rule of every engine, in its order and under its number', () => {
    const ids = ENGINES.flatMap((game) => game.ruleSections.flat());
    expect(allRules().map(({ id }) => id)).toEqual(ids);
    for (const game of ENGINES) {
      for (const id of game.ruleSections.flat()) expect(ruleById(id).number).toBe(ruleNumber(game, id));
    }
  });

  it('names every source that an engine names, and has a short name to show it by', () => {
    const known = sources().map(({ id }) => id);
    const named = ENGINES.flatMap((game) =>
      Object.values(game.schema).flatMap((setting) => setting.values.flatMap(({ sources: named }) => named)),
    );
    expect(known).toEqual(expect.arrayContaining(named));
    expect(Object.keys(sourceNames)).toEqual(expect.arrayContaining([...new Set(named)]));
  });

  it('tells apart what the sources say in more than one way', () => {
    for (const { sides } of disagreements()) expect(new Set(sides.map(({ says }) => says.vi)).size).toBe(sides.length);
  });

  it('shows on the hand of a disagreement that its sides differ', () => {
    for (const one of disagreements()) {
      if (one.case === undefined || one.key === null) continue;
      const verdicts = one.sides.flatMap((side) => verdictsOf(one, side));
      expect(new Set(verdicts).size, one.id).toBeGreaterThan(1);
    }
  });

  it('gives each disagreement an anchor of its own; those of Xì Dách name no game', () => {
    const ids = disagreements().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, game, key } of disagreements()) {
      const own = key ?? 'trong-mot-nguon';
      expect(id).toBe(game === 'xi-dach' ? own : `${game}-${own}`);
    }
  });

  it('knows the rule sets of a source game by game', () => {
    expect(presetsOf(source('O-BV'), 'xi-dach')).toEqual(['mien-nam']);
    expect(presetsOf(source('O-BV'), 'sam')).toEqual(['mien-bac']);
    expect(presetsOf(source('O-BV'), 'xi-to')).toEqual([]);
  });

  it('says which file and which record is at fault', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'catalogue-')), 'bad.yaml');
    writeFileSync(file, 'setup:\n- id: xd-half\n  title: { vi: "Chỉ tiếng Việt" }\n');
    expect(() => readYaml(file, ruleFile)).toThrow(/bad\.yaml:3:10: setup\.xd-half\.title\.en/);
  });

  it('knows no rule that is not there', () => {
    expect(() => ruleById('xd-nothing')).toThrow(/xd-nothing/);
  });
});

/** The verdicts on the hand of a disagreement under the rule sets of one side. */
function verdictsOf({ case: text = '', game: id }: Disagreement, side: Disagreement['sides'][number]): string[] {
  const game = engineOf(id);
  if (!game) throw new Error(`no engine for ${id}`);
  return sideHouses(side, game).map((house) => {
    const read = readCase(text.replace(/^[^;]*/, `${id}@${house}`));
    const ruling = read.ok ? judge(game, read.value.fields, read.value.rules) : undefined;
    if (!ruling?.ok) throw new Error(`“${text}” under ${house}: no ruling`);
    return writeJson(game.verdictJson(ruling.value.verdict));
  });
}
