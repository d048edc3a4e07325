import type { FieldErrors } from '#server/base/errors.ts';

/** What a page shows again after a form was refused: the messages, and what was typed. */
export type FormFailure = { message: string; fields: FieldErrors; values: Record<string, string> };

/** What is to be said of the form as a whole: nothing where the messages stand beside its fields. */
export function formMessage(failure: FormFailure | undefined): string | null {
  return failure && Object.keys(failure.fields).length === 0 ? failure.message : null;
}
