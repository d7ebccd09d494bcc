/** What of the score book is put into an empty page (`score-book-page.ts`). */

export * from '#components/score-book/files.ts';
export * from '#components/score-book/link.ts';
export * from '#components/score-book/store/open.ts';
