import type { Lang } from '#core/lang.ts';

/** What a page says where something that its reader wants did not load, and the button that asks for it again. */
export const lostWords: Readonly<Record<Lang, { readonly lost: string; readonly again: string }>> = {
  vi: { lost: 'Một phần trang chưa tải được', again: 'Thử lại' },
  en: { lost: 'Part of this page did not load', again: 'Try again' },
};
