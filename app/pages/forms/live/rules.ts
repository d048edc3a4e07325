import type { ZodType } from 'zod';

/** What is wrong with a field's values; null when nothing is, or when the field has no rule. */
export type Rules = (field: string, values: string[]) => string | null;

/** The rules of a form out of its schema's fields: the same schema that the server uses. */
export function rulesOf(shape: Record<string, ZodType>): Rules {
  return (field, values) => {
    const schema = shape[field];
    const input = values.length > 1 ? values : (values[0] ?? '');
    return schema?.safeParse(input).error?.issues[0]?.message ?? null;
  };
}
