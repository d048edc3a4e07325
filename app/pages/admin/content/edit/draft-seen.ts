import type { DraftSeen } from '#server/content/documents/drafts.ts';

/** The controls by which a form says which draft it began with, and which form it is. */
export const draftControls = { at: 'draft', form: 'draft-form' } as const;

/** What a posted form knows of the draft; undefined where it says nothing. */
export function draftSeen(form: FormData): DraftSeen | undefined {
  const at = String(form.get(draftControls.at) ?? '');
  if (!/^\d{1,16}$/.test(at)) return undefined;
  const name = String(form.get(draftControls.form) ?? '').slice(0, 40);
  return { at: Number(at), form: name || null };
}
