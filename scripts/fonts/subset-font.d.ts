declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes?: Readonly<Record<string, number>>;
      keepFeatures?: readonly string[];
      preserveNameIds?: readonly number[];
    },
  ): Promise<Uint8Array>;
}
