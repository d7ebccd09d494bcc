/**
 * The catalogue of rules and sources: what is written in `content/`, held against the engine. A record that disagrees with
 * it stops the build, with its file and its id.
 */

import { type Game, ruleNumber } from '#core/game/game.ts';
import { SECTIONS, type Section } from '#core/sections.ts';
import { ENGINES, engineOf, readCase } from '#games/engines.ts';
import { GAMES, type GameId } from '#games/index.ts';
import { errorWords } from '#words/errors/errors.ts';
import { cached, demand, type RecordFault, readYaml } from './read.ts';
import { type DisagreementRecord, type RuleRecord, ruleFile, type Source, sourceFile } from './schema.ts';
import { valueFaults } from './value-sources.ts';

export type { Source, Stance } from './schema.ts';

export interface Rule extends RuleRecord {
  readonly game: GameId;
  readonly section: Section;
  /** Its section and its place in it, as the engine counts: `5.2`. */
  readonly number: string;
}

export interface Disagreement extends DisagreementRecord {
  readonly game: GameId;
  /** Its anchor on the page of sources. */
  readonly id: string;
}

const SOURCES = 'content/sources.yaml';

/** The rules of one game in the order of the book. */
export const rulesOfGame = cached(readRules);

/** Every rule of every game. */
export function allRules(): readonly Rule[] {
  return GAMES.flatMap((game) => rulesOfGame(game.id));
}

/** One rule by its id. */
export function ruleById(id: string): Rule {
  const found = allRules().find((one) => one.id === id);
  if (!found) throw new Error(`no rule ${id} in content/rules`);
  return found;
}

/** A sentence for each id that no rule has, in any game. */
export function unknownRules(ids: readonly string[]): string[] {
  const known = allRules().map(({ id }) => id);
  return ids.filter((id) => !known.includes(id)).map((id) => `no rule ${id}`);
}

const records = cached(readSources);

/** Where the rules come from. */
export function sources(): readonly Source[] {
  return records().sources;
}

/** A sentence for each id that none of the sources has. */
export function unknownSources(ids: readonly string[], known: readonly Source[] = sources()): string[] {
  return ids.filter((id) => !known.some((one) => one.id === id)).map((id) => `no source ${id}`);
}

export function source(id: string): Source {
  const found = sources().find((one) => one.id === id);
  if (!found) throw new Error(`no source ${id} in ${SOURCES}`);
  return found;
}

/** The rule sets of one game that follow a source. */
export function presetsOf({ presets }: Source, game: string): string[] {
  return presets.flatMap((text) => {
    const [of, preset = ''] = text.split('@');
    return of === game ? [preset] : [];
  });
}

/**
 * Which rule sets play as one side says: the ones it names, else the presets of its sources; for the book's own choice the
 * default one.
 */
export function sideHouses(
  { house, sources: ids }: DisagreementRecord['sides'][number],
  game: Game,
  known: readonly Source[] = sources(),
): string[] {
  if (house !== undefined) return [house];
  const all = ids.flatMap((id) => known.filter((one) => one.id === id));
  return all.flatMap((one) => (one.kind === 'ours' ? [game.defaultPreset] : presetsOf(one, game.id)));
}

/** Where the sources say different things. */
export function disagreements(): readonly Disagreement[] {
  return records().disagreements;
}

function readRules(id: GameId): readonly Rule[] {
  const file = `content/rules/${id}.yaml`;
  const game = engineOf(id);
  if (!game) throw new Error(`${file}: there is no engine for ${id}`);
  const sections = readYaml(file, ruleFile);
  const list = SECTIONS.flatMap((section) =>
    (sections[section] ?? []).map((one, at) => ({ ...one, section, at: [section, at] })),
  );
  const ids = list.map((one) => one.id);
  const expected = game.ruleSections.flat();
  demand(file, [
    ...expected
      .filter((wanted) => !ids.includes(wanted))
      .map((wanted) => ({ id: wanted, what: 'the engine has it, the catalogue has not' })),
    ...list.flatMap((one, place) =>
      ruleFaults(one, place, expected, game, ids).map((what) => ({ id: one.id, what, at: one.at })),
    ),
    ...sectionFaults(list, game),
    ...definitionFaults(list, game),
  ]);
  return list.map(({ at: _, ...one }) => ({ ...one, number: ruleNumber(game, one.id), game: id }));
}

function ruleFaults(
  one: RuleRecord,
  place: number,
  expected: readonly string[],
  game: Game,
  ids: readonly string[],
): string[] {
  const known = expected.includes(one.id);
  return [
    ...(known ? [] : ['the engine has no such rule']),
    ...(ids.indexOf(one.id) === place ? [] : ['the id stands here twice']),
    ...(known && expected[place] !== one.id ? [`stands in the place of ${expected[place]}`] : []),
    ...one.settings.filter((key) => !Object.hasOwn(game.schema, key)).map((key) => `no house rule ${key}`),
    ...one.sources.flatMap(({ source: from, stance }) => sourceFaults(from, stance === 'ours')),
    ...one.see.filter((other) => !ids.includes(other)).map((other) => `sends to ${other}, which is not here`),
    ...one.examples.flatMap((text) => caseFaults(text, game.id)),
  ];
}

function sourceFaults(id: string, ours: boolean): string[] {
  const known = sources().find((one) => one.id === id);
  if (!known) return [`no source ${id}`];
  return (known.kind === 'ours') === ours ? [] : [`source ${id} and stance ours go together or not at all`];
}

function caseFaults(text: string, game?: string): string[] {
  const read = readCase(text);
  if (!read.ok) return [`“${text}”: ${read.error.code}: ${errorWords(read.error).en}`];
  return game === undefined || read.value.game === game ? [] : [`“${text}” is a case of ${read.value.game}`];
}

/** A section of the catalogue is a section of the engine. */
function sectionFaults(list: readonly (RuleRecord & Pick<Rule, 'section'>)[], game: Game): RecordFault[] {
  return game.ruleSections.flatMap((ids) => {
    const inside = list.filter((one) => ids.includes(one.id));
    return inside
      .filter((one) => one.section !== inside[0]?.section)
      .map((one) => ({ id: one.id, what: `section ${one.section} among rules of ${inside[0]?.section}` }));
  });
}

/** A house rule is defined at a rule that depends on it. */
function definitionFaults(list: readonly RuleRecord[], { schema }: Game): RecordFault[] {
  return Object.entries(schema).flatMap(([key, { definedAt: id }]) => {
    const depends = list.find((one) => one.id === id)?.settings.includes(key);
    return depends ? [] : [{ id, what: `does not name the house rule ${key}, which the engine defines there` }];
  });
}

function readSources(): { sources: readonly Source[]; disagreements: readonly Disagreement[] } {
  const file = readYaml(SOURCES, sourceFile);
  const known = file.sources.map(({ id }) => id);
  const faults: RecordFault[] = [
    ...known.flatMap((id, i) =>
      known.indexOf(id) === i ? [] : [{ id, what: 'the id stands here twice', at: ['sources', i] }],
    ),
    ...file.sources.flatMap(({ id, presets }, i) =>
      presets.filter((text) => !isPreset(text)).map((text) => ({ id, what: `no preset ${text}`, at: ['sources', i] })),
    ),
  ];
  const list = file.disagreements.flatMap((one, i) => {
    const game = gameOfDisagreement(one);
    const id = anchorOf(one, game);
    faults.push(...disagreementFaults(one, game, file.sources).map((what) => ({ id, what, at: ['disagreements', i] })));
    return game ? [{ ...one, game, id }] : [];
  });
  const ids = list.map(({ id }) => id);
  faults.push(...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => ({ id, what: 'the anchor stands twice' })));
  demand(SOURCES, faults);
  return { sources: file.sources, disagreements: list };
}

/** `ba-cay@online-cao`: a rule set that some game has. */
function isPreset(text: string): boolean {
  const [of = '', preset = ''] = text.split('@');
  return Object.hasOwn(engineOf(of)?.presets ?? {}, preset);
}

/** Games share names of house rules, so an anchor names its game; those of Xì Dách are older than the other games. */
function anchorOf({ key }: DisagreementRecord, game: GameId | undefined): string {
  const id = key ?? 'trong-mot-nguon';
  return game === undefined || game === GAMES[0].id ? id : `${game}-${id}`;
}

/** The game of a disagreement: that of its case, the one it names, or the one game that has such a house rule. */
function gameOfDisagreement({ key, game: named, case: text }: DisagreementRecord): GameId | undefined {
  const read = text === undefined ? undefined : readCase(text);
  const having = ENGINES.filter((game) => key !== null && Object.hasOwn(game.schema, key)).map((game) => game.id);
  const id = read?.ok ? read.value.game : (named ?? (having.length === 1 ? having[0] : undefined));
  return GAMES.find((game) => game.id === id)?.id;
}

function disagreementFaults(one: DisagreementRecord, id: GameId | undefined, known: readonly Source[]): string[] {
  const game = id && engineOf(id);
  if (!game) return ['no case and no house rule that tells its game'];
  const hands = one.case?.replace(/^[^;]*;/, '');
  return [
    ...(one.key === null || Object.hasOwn(game.schema, one.key) ? [] : [`no house rule ${one.key}`]),
    ...(one.game === undefined || one.game === game.id ? [] : [`its case is one of ${game.id}, not of ${one.game}`]),
    ...one.sides.flatMap((side) => unknownSources(side.sources, known)),
    ...(one.key === null ? [] : valueFaults(one.key, one.sides, game, (side) => sideHouses(side, game, known))),
    ...(one.case === undefined ? [] : caseFaults(one.case)),
    ...one.sides.flatMap((side) =>
      hands === undefined
        ? []
        : sideHouses(side, game, known).flatMap((house) => caseFaults(`${game.id}@${house};${hands}`, game.id)),
    ),
  ];
}
