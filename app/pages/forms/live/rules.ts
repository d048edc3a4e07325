import type { ZodType } from 'zod';

/** The message for a field’s values; null when they are good or the field has no rule. */
export type Rules = (field: string, values: string[]) => string | null;

/** Makes the rules of a form from the same schema that the server uses. */
export function rulesOf(shape: Record<string, ZodType>): Rules {
  return (field, values) => {
    const schema = shape[field];
    const input = values.length > 1 ? values : (values[0] ?? '');
    return schema?.safeParse(input).error?.issues[0]?.message ?? null;
  };
}
