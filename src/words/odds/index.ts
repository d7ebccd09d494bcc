import type { Lang } from '#core/lang.ts';
import { en as baCayEn } from '#games/ba-cay/words/en/odds.ts';
import { type BaCayOddsWords, vi as baCayVi } from '#games/ba-cay/words/vi/odds.ts';
import { en as samEn } from '#games/sam/words/en/odds.ts';
import { type SamOddsWords, vi as samVi } from '#games/sam/words/vi/odds.ts';
import { en as taLaEn } from '#games/ta-la/words/en/odds.ts';
import { type TaLaOddsWords, vi as taLaVi } from '#games/ta-la/words/vi/odds.ts';
import { en as xiToEn } from '#games/xi-to/words/en/odds.ts';
import { type XiToOddsWords, vi as xiToVi } from '#games/xi-to/words/vi/odds.ts';
import { en } from './en.ts';
import { type OddsWords, vi } from './vi.ts';

const WORDS: Record<Lang, OddsWords> = { vi, en };
const XI_TO: Record<Lang, XiToOddsWords> = { vi: xiToVi, en: xiToEn };
const BA_CAY: Record<Lang, BaCayOddsWords> = { vi: baCayVi, en: baCayEn };
const SAM: Record<Lang, SamOddsWords> = { vi: samVi, en: samEn };
const TA_LA: Record<Lang, TaLaOddsWords> = { vi: taLaVi, en: taLaEn };

/** The words of the odds charts of Xì Dách in one language. */
export function oddsWords(lang: Lang): OddsWords {
  return WORDS[lang];
}

/** The words of the odds charts of Xì Tố in one language. */
export function xiToOddsWords(lang: Lang): XiToOddsWords {
  return XI_TO[lang];
}

/** The words of the odds charts of Ba Cây and Bài Cào in one language. */
export function baCayOddsWords(lang: Lang): BaCayOddsWords {
  return BA_CAY[lang];
}

/** The words of the odds charts of Tá Lả in one language. */
export function taLaOddsWords(lang: Lang): TaLaOddsWords {
  return TA_LA[lang];
}

/** The words of the odds charts of Sâm in one language. */
export function samOddsWords(lang: Lang): SamOddsWords {
  return SAM[lang];
}
