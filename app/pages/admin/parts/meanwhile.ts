import type { FormFailure } from '#app/pages/form-failure.ts';

type Refused = Pick<FormFailure, 'fields' | 'values'> | null | undefined;

/**
 * The hint that shows what somebody else saved while this was typed; none where both agree, or where something else was
 * refused.
 * @param words what was saved as people read it, where the field has another value
 */
export function meanwhile(
  failure: Refused,
  field: string,
  saved: string | null,
  words = saved,
): string | undefined {
  if (failure?.fields.seen === undefined) return undefined;
  const typed = failure.values[field];
  return typed === undefined || typed === (saved ?? '')
    ? undefined
    : `Saved meanwhile: ${words || 'nothing'}`;
}
