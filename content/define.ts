import { type ZodType, z } from 'zod';

const kinds: Record<string, string> = {
  string: 'words in quotation marks',
  array: 'a list',
  object: 'a group in braces',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
};

/** What zod would say in a developer's terms; messages of the schemas themselves go first. */
const inPlainWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== 'invalid_type') return undefined;
  return issue.input === undefined ? 'is missing' : `must be ${kinds[issue.expected] ?? issue.expected}`;
};

/**
 * Checks one content file against its schema when it is loaded, so that a build never carries a hole.
 * @param file path from the project root, named in the error
 * @throws Error with one line per wrong field: file, field, what is wrong
 */
export function define<T>(file: string, schema: ZodType<T>, data: T): T {
  const result = schema.safeParse(data, { error: inPlainWords });
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const field = z.core.toDotPath(issue.path) || '(the whole file)';
    return `${file}: field '${field}': ${issue.message}`;
  });
  throw new Error(`Content is not complete.\n${lines.join('\n')}`);
}
