/** The nine combinations, weakest to strongest as S2 lists them. Rules xt-mau-thau to xt-order. */
export const CATEGORIES = [
  'mau-thau',
  'doi',
  'thu',
  'sam',
  'sanh',
  'thung',
  'cu-lu',
  'tu-quy',
  'thung-pha-sanh',
] as const;
export type Category = (typeof CATEGORIES)[number];
