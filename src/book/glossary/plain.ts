/** A text as it is typed without marks: `Ngũ linh` is `ngu linh`, `Đền` is `den`. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();
}
