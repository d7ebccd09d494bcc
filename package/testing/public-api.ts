import path from 'node:path';
import ts from 'typescript';

/** What each entry of a package exports: the kind of each name, and the type of each value. */
export function publicApi(exports: Readonly<Record<string, unknown>>, folder: string): string {
  const entries = Object.entries(exports).flatMap(([entry, target]) => {
    const types: unknown = Reflect.get(Object(target), 'types');
    return typeof types === 'string' ? [{ entry, file: path.join(folder, types) }] : [];
  });
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    { strict: true, module: ts.ModuleKind.NodeNext, lib: ['lib.es2023.d.ts'], types: [] },
  );
  const checker = program.getTypeChecker();
  const sections = entries.map(({ entry, file }) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const names = module ? checker.getExportsOfModule(module) : [];
    return [`luat-bai${entry.slice(1)}`, ...names.map((name) => `  ${toldOf(name, checker)}`).toSorted()].join('\n');
  });
  const data = Object.keys(exports).filter((entry) => !entries.some((one) => one.entry === entry));
  return `${[...sections, ...data.map((entry) => `luat-bai${entry.slice(1)}`)].join('\n\n')}\n`;
}

function toldOf(exported: ts.Symbol, checker: ts.TypeChecker): string {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  if (!(symbol.flags & ts.SymbolFlags.Value)) return `type ${exported.name}`;
  const type = checker.typeToString(checker.getTypeOfSymbol(symbol), undefined, ts.TypeFormatFlags.NoTruncation);
  // Long types are objects of the engine; their own type names describe them.
  return `const ${exported.name}: ${type.length > 300 ? 'object' : type}`;
}
