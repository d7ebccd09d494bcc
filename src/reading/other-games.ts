/** Games that people ask about here and that are not in the book: their names, without marks. */
export const OTHER_GAMES: ReadonlySet<string> = new Set(
  'tien len, tien len mien nam, tien len mien bac, mau binh, binh xap xam, xap xam chuong, lieng, catte, cat te, poker, texas holdem, xi phe, to tom, tam cuc, bau cua, xoc dia, uno, rummy, baccarat'.split(
    ', ',
  ),
);
