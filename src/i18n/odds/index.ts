import type { XiDachPreset } from '../../engine/xi-dach/rules.ts';
import type { Lang } from '../../site.ts';
import { words as xiDachEn } from '../xi-dach/en.ts';
import { words as xiDachVi } from '../xi-dach/vi.ts';
import { en } from './en.ts';
import { type OddsWords, vi } from './vi.ts';

const WORDS: Record<Lang, OddsWords> = { vi, en };
const XI_DACH = { vi: xiDachVi, en: xiDachEn };

/** The words of the odds charts in one language. */
export function oddsWords(lang: Lang): OddsWords {
  return WORDS[lang];
}

/** What the site calls a house of Xì Dách. */
export function houseName(lang: Lang, preset: XiDachPreset): string {
  return XI_DACH[lang].presets[preset] ?? preset;
}
