import { factText } from '#app/pages/admin/content/fact-text.ts';
import type { Field } from '#domain/editor/field.ts';
import { type Difference, merge } from '#domain/editor/merge.ts';

/** Two texts of one field, and whose is taken unless the editor says otherwise. */
export type ConflictRow = {
  path: string;
  way: string;
  mine: string;
  theirs: string;
  by: Difference['by'];
};

/** Somebody saved meanwhile: where the two differ. `theirs` is the number of their version. */
export type ConflictView = {
  by: string;
  /** It was the same person, in another window. */
  isOwn: boolean;
  when: string;
  theirs: number;
  marks: string;
  rows: ConflictRow[];
};

/** The name of the choice between two texts. */
export const sideName = (path: string) => `side:${path}`;

type Three = { base: unknown; mine: unknown; theirs: unknown };

export function conflictRows(field: Field, three: Three): ConflictRow[] {
  return merge(field, three).differences.map(rowOf);
}

/** A difference as it is shown. */
export function rowOf({ path, way, by, field, mine, theirs }: Difference): ConflictRow {
  return { path, way, by, mine: factText(field, mine), theirs: factText(field, theirs) };
}

/** Both texts together, as the editor chose; what was not asked goes to who changed it. */
export function combined(field: Field, three: Three, form: FormData): unknown {
  const sides = new Map([...form].map(([name, value]) => [name, String(value)]));
  return merge(field, three, ({ path, by }) => {
    const chosen = sides.get(sideName(path));
    if (chosen === 'mine' || chosen === 'theirs') return chosen;
    return by === 'them' ? 'theirs' : 'mine';
  }).facts;
}
