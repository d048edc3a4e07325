import type { z } from 'zod';

const kinds: Record<string, string> = {
  string: 'words in quotation marks',
  array: 'a list',
  object: 'a group in braces',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
};

/** Replaces zod’s own messages, which are for developers; messages of the schemas take precedence. */
export const inPlainWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== 'invalid_type') return undefined;
  return issue.input === undefined ? 'is missing' : `must be ${kinds[issue.expected] ?? issue.expected}`;
};
