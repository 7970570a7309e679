declare module 'subset-font' {
  /** A font with the letters of a text alone. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
      /** OpenType features by their tags; the others go. */
      readonly keepFeatures: readonly string[];
    },
  ): Promise<Buffer>;
}
