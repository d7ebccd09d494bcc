/** Pictures laid out in columns, each with its name over it. */

export interface Picture {
  /** Its place beside the sheet. */
  readonly file: string;
  readonly title: string;
  readonly theme: string;
  /** Of the window that it was taken in. */
  readonly width: number;
  readonly height: number;
}

const GAP = 16;
const CAPTION = 28;
/** No picture may have more points in all, nor on one side. */
const MOST_POINTS = 48_000_000;
const MOST_SIDE = 15_000;

/** How wide a sheet is, so that it is about as high; and how much smaller its picture is. */
export function sheetSize(
  pictures: readonly Picture[],
  width: number,
): { readonly sheet: number; readonly scale: number } {
  const column = width + GAP;
  const total = pictures.reduce((sum, { height }) => sum + height + CAPTION + GAP, 0);
  const columns = Math.max(1, Math.round(Math.sqrt(total / column)));
  const sheet = columns * column + GAP;
  // The last column is not full; the others are a little higher for it.
  const height = (total / columns) * 1.25 + MOST_SIDE / 10;
  const scale = Math.min(1, Math.sqrt(MOST_POINTS / (sheet * height)), MOST_SIDE / height, MOST_SIDE / sheet);
  return { sheet, scale };
}

/** The sheet as a page of its own. */
export function sheetOf(pictures: readonly Picture[], width: number): string {
  const figures = pictures.map(
    ({ file, title }) => `<figure><figcaption>${title}</figcaption><img src="${encodeURI(file)}" alt=""></figure>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Look, ${width} px</title><style>
body{margin:${GAP}px 0 0 ${GAP}px;columns:${width}px;column-gap:${GAP}px;background:#888;font:13px/1.3 system-ui}
figure{margin:0 0 ${GAP}px;break-inside:avoid}img{display:block;max-width:100%}figcaption{padding:5px 0;color:#fff}
</style>${figures.join('\n')}</html>
`;
}
