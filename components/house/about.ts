import type { SourceNames } from '../../src/i18n/ui/sources/vi.ts';

const files = import.meta.glob<{ about: Readonly<Record<string, string>> }>('../../src/i18n/*/about/{vi,en}.ts');

/** A sentence on each house rule of a game, in the page's language; nothing where there is none. */
export async function aboutSettings(game: string): Promise<Readonly<Record<string, string>>> {
  const file = await files[`../../src/i18n/${game}/about/${document.documentElement.lang}.ts`]?.();
  return file?.about ?? {};
}

const nameFiles = import.meta.glob<{ names: SourceNames }>('../../src/i18n/ui/sources/{vi,en}.ts');

/** Short names of the sources in the page's language. */
export async function sourceNames(): Promise<Readonly<Record<string, string>>> {
  const file = await nameFiles[`../../src/i18n/ui/sources/${document.documentElement.lang}.ts`]?.();
  return file?.names ?? {};
}
