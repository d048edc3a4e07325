import { type ZodType, z } from 'zod';

/**
 * Checks one content file against its schema when it is loaded, so that a build never carries a hole.
 * @param file path from the project root, named in the error
 * @throws Error with one line per wrong field: file, field, what is wrong
 */
export function define<T>(file: string, schema: ZodType<T>, data: T): T {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const field = z.core.toDotPath(issue.path) || '(the whole file)';
    return `${file}: field '${field}': ${issue.message}`;
  });
  throw new Error(`Content is not complete.\n${lines.join('\n')}`);
}
