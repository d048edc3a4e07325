import { type ZodType, z } from 'zod';
import { fillFacts, type Words } from './fill.ts';
import { keptWhileSame } from './kept-while-same.ts';
import { live } from './live.ts';
import { inPlainWords } from './plain-words.ts';
import { type ContentDocument, register } from './registry.ts';

/**
 * A schema, or what makes it when somebody asks, for one that has a field for each of many lines: it is needed to check
 * and to edit, and goes once memory is swept, since it weighs more than the lines.
 */
type SchemaOf<T, Given> = ZodType<T, Given> | (() => ZodType<T, Given>);

/**
 * One document of the site: the facts and sentences that ship with the code, unless the release in use has others.
 * It is checked when it is first read; `scripts/check-content.ts` reads all of them before anything is built.
 * @param file path from the project root, named in the error
 * @param words what `{{site.…}}` and `{{offer.…}}` stand for in its sentences, which may follow from its own facts
 * @throws Error, when it is read, with one line per wrong field: file, field, what is wrong
 */
export function define<T extends object, Given extends object = T>(
  file: string,
  schema: SchemaOf<T, Given>,
  data: Given,
  words?: (facts: Given) => Words,
): T {
  let made: WeakRef<ZodType<T, Given>> | undefined;
  const document = {
    file,
    get schema() {
      if (typeof schema !== 'function') return schema;
      const known = made?.deref() ?? schema();
      made = new WeakRef(known);
      return known;
    },
    defaults: data,
    words: words ?? null,
  };
  register(document as unknown as Omit<ContentDocument, 'id'>);
  const checked = keptWhileSame((facts: Given) => check(file, document.schema, facts));
  return live(Array.isArray(data) ? 'list' : 'object', (release) => {
    const facts = (release.get(file) as Given | undefined) ?? data;
    return checked(words ? fillFacts(file, facts, words(facts)) : facts);
  });
}

/** A value as its schema gives it back. @throws Error with one line per wrong field */
export function check<T, Given>(file: string, schema: ZodType<T, Given>, data: Given): T {
  const result = schema.safeParse(data, { error: inPlainWords });
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const field = z.core.toDotPath(issue.path) || '(the whole file)';
    return `${file}: field '${field}'${entryName(data, issue.path)}: ${issue.message}`;
  });
  throw new Error(`Content is not complete.\n${lines.join('\n')}`);
}

/** The name of a list item with a wrong field, since few people count from 0. */
function entryName(data: unknown, path: readonly PropertyKey[]): string {
  let value = data;
  let name = '';
  for (const key of path) {
    value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
    if (typeof key !== 'number' || typeof value !== 'object' || value === null) continue;
    const entry = value as Record<string, unknown>;
    const own = [entry.path, entry.title, entry.label, entry.company, entry.question, entry.role, entry.id];
    name = own.find((one) => typeof one === 'string' && one !== '')?.toString() ?? '';
  }
  return name && ` (of '${name.slice(0, 60)}')`;
}
