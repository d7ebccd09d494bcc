declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'sfnt' | 'woff2';
    readonly keepAllGlyphs?: boolean;
    readonly noHinting?: boolean;
    readonly keepFeatures?: readonly string[];
  }
  /** The font with what the text needs. */
  export default function subset(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
