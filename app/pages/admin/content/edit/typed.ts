import type { PictureOffer } from '#app/pages/admin/content/fields/editor-context.ts';
import type { WrongField } from '#domain/editor/wrong-fields.ts';
import type { ConflictView } from './conflict-view.ts';
import { draftSeen } from './draft-seen.ts';
import { numberIn } from './number-in.ts';

/** The form as it was sent, to be shown again: nothing that was typed is lost. */
export type Typed = {
  /** The version that the work began with, whatever was saved meanwhile. */
  base: number;
  /** The proofs of reviews that it began with. */
  marks: string;
  /** When the draft was kept that it knows of, in epoch milliseconds; 0 for none. */
  draftAt: number;
  entries: [name: string, value: string][];
  /** What was changed, in words for the history. */
  note: string;
  wrong: WrongField[];
  /** About the form as a whole. */
  message: string | null;
  previews: [name: string, html: string][];
  conflict: ConflictView | null;
  /** The pictures that were looked for, for the control of this name. */
  found: { name: string; offer: PictureOffer } | null;
  /** The control to go to after a change of a list, and what to say of it. */
  focus: string | null;
  said: string | null;
};

export function typedAgain(
  form: FormData,
  entries: ReadonlyMap<string, string>,
  more: Partial<Typed>,
): Typed {
  const base = numberIn(form, 'base');
  const draftAt = draftSeen(form)?.at ?? 0;
  const empty = {
    wrong: [],
    message: null,
    previews: [],
    conflict: null,
    found: null,
    focus: null,
    said: null,
  };
  const marks = String(form.get('marks') ?? '');
  const note = String(form.get('note') ?? '');
  return { ...empty, base, draftAt, marks, note, entries: [...entries], ...more };
}
