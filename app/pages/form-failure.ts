import type { FieldErrors } from '#server/base/errors.ts';

/** A refused form: its messages, and the typed values to show again. */
export type FormFailure = { message: string; fields: FieldErrors; values: Record<string, string> };

/** The message about the form as a whole; nothing when its fields have messages. */
export function formMessage(failure: FormFailure | undefined): string | null {
  return failure && Object.keys(failure.fields).length === 0 ? failure.message : null;
}

/** The same, also for what somebody saved meanwhile, which is about the form although it has a field's name. */
export function pageMessage(failure: FormFailure | undefined): string | null {
  return failure?.fields.seen ?? formMessage(failure);
}
