import path from 'node:path';
import ts from 'typescript';
import { publicCommands } from './public-commands.ts';

/** What programs, the shell and assistants rely on, of a package that was built. */
export function publicInterface(exports: Readonly<Record<string, unknown>>, folder: string): string {
  return `${publicExports(exports, folder)}\n${publicCommands(folder)}`;
}

/** What each entry of a package exports: the kind of each name, the type of each value, and the members of each type. */
function publicExports(exports: Readonly<Record<string, unknown>>, folder: string): string {
  const entries = Object.entries(exports).flatMap(([entry, target]) => {
    const types: unknown = Reflect.get(Object(target), 'types');
    return typeof types === 'string' ? [{ entry, file: path.join(folder, types) }] : [];
  });
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    { strict: true, module: ts.ModuleKind.NodeNext, lib: ['lib.es2023.d.ts'], types: [] },
  );
  const checker = program.getTypeChecker();
  // Values before types: the order in which a union is written is the order in which its parts were first asked for.
  const exportsOf = entries.map(({ entry, file }) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const names = module ? checker.getExportsOfModule(module) : [];
    return { entry, names: names.map((name) => ({ name: name.name, symbol: aliased(name, checker) })) };
  });
  const values = exportsOf.map(({ names }) => names.filter(isValue).map((one) => valueLine(one, checker)));
  const types = exportsOf.map(({ names }) =>
    names.filter((one) => !isValue(one)).map((one) => typeLine(one, program, checker)),
  );
  const sections = exportsOf.map(({ entry }, at) =>
    [`luat-bai${entry.slice(1)}`, ...[...(values[at] ?? []), ...(types[at] ?? [])].toSorted()].join('\n'),
  );
  const data = Object.keys(exports).filter((entry) => !entries.some((one) => one.entry === entry));
  return `${[...sections, ...data.map((entry) => `luat-bai${entry.slice(1)}`)].join('\n\n')}\n`;
}

interface Exported {
  readonly name: string;
  readonly symbol: ts.Symbol;
}

function aliased(exported: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
}

function isValue({ symbol }: Exported): boolean {
  return (symbol.flags & ts.SymbolFlags.Value) !== 0;
}

function valueLine({ name, symbol }: Exported, checker: ts.TypeChecker): string {
  const type = checker.typeToString(checker.getTypeOfSymbol(symbol), undefined, ts.TypeFormatFlags.NoTruncation);
  // Long types are objects of the engine; their own type names describe them.
  return `  const ${name}: ${type.length > 300 ? 'object' : type}${mark(symbol, checker)}`;
}

/** The names of what a type of objects has, or the texts that it allows: renaming one breaks programs, too. */
function typeLine({ name, symbol }: Exported, program: ts.Program, checker: ts.TypeChecker): string {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const parts = type.isUnion() ? type.types : [type];
  const texts = parts.flatMap((part) => (part.isStringLiteral() ? [`'${part.value}'`] : []));
  if (texts.length > 0) return `  type ${name} = ${texts.toSorted().join(' | ')}${mark(symbol, checker)}`;
  // What the language itself gives to a number or an array is no promise of ours.
  const isOurs = (member: ts.Symbol): boolean =>
    (member.declarations ?? []).every((one) => !program.isSourceFileDefaultLibrary(one.getSourceFile()));
  const members = parts.map((part) => part.getProperties().filter((one) => !one.name.startsWith('__') && isOurs(one)));
  const all = [...new Set(members.flatMap((some) => some.map((one) => one.name)))].toSorted();
  const isSure = (member: string): boolean =>
    members.every((some) => some.some((one) => one.name === member && !(one.flags & ts.SymbolFlags.Optional)));
  const told = all.map((member) => (isSure(member) ? member : `${member}?`));
  return `  type ${name}${told.length > 0 ? ` { ${told.join(', ')} }` : ''}${mark(symbol, checker)}`;
}

/** Told of a name that is to go. */
function mark(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return symbol.getJsDocTags(checker).some(({ name }) => name === 'deprecated') ? ' @deprecated' : '';
}
