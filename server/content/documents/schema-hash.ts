import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ContentDocument } from '#content/registry.ts';

const known = new WeakMap<object, string>();

/**
 * Tells one form of a document from another: a hash of its schema as JSON Schema. Rules written as functions are not in
 * it, so it says why facts no longer fit and never that they do.
 */
export function schemaHash({ schema }: Pick<ContentDocument, 'schema'>): string {
  const before = known.get(schema);
  if (before) return before;
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const hash = createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 32);
  known.set(schema, hash);
  return hash;
}
