/** The chapters of a game in reading order; the slug is the same in both languages. The first is the game's front page. */
export const CHAPTERS = ['', 'tinh-diem', 'cach-choi', 'so-bai', 'bien-the', 'xac-suat'] as const;
export type Chapter = (typeof CHAPTERS)[number];
