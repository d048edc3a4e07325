/** How wide each sign is in each font that drawings are set in. */
export type Faces = { signs: string; faces: Readonly<Record<string, string>> };

/** How a line is set: its font, its size, and the space between its signs, in units of the drawing. */
export type Setting = { face: string; size: number; tracking: number };

export type Measuring = {
  /** How wide words are, in units of the drawing. Kerning is left out: they come out a little narrower. */
  measure: (words: string, setting: Setting) => number;
  hasSign: (sign: string, face: string) => boolean;
};

/** What another font stands in for is counted as wide as its size. */
const unknown = 1;

/** Measures words by the widths of their signs. */
export function measuring({ signs, faces }: Faces): Measuring {
  const tables = new Map<string, ReadonlyMap<string, number>>();
  const tableOf = (face: string) => {
    const known = tables.get(face);
    if (known) return known;
    const widths = (faces[face] ?? '').split(' ');
    const table = new Map(
      [...signs].flatMap((sign, index) => {
        const width = widths[index];
        return width === undefined || width === '-' ? [] : [[sign, Number(width) / 1000] as const];
      }),
    );
    tables.set(face, table);
    return table;
  };
  return {
    measure: (words, { face, size, tracking }) => {
      const table = tableOf(face);
      let width = 0;
      for (const sign of words) width += (table.get(sign) ?? unknown) * size + tracking;
      return width;
    },
    hasSign: (sign, face) => tableOf(face).has(sign),
  };
}
