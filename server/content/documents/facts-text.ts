import { isDeepStrictEqual } from 'node:util';
import { inForm } from '#content/migrations/in-form.ts';
import { DomainError } from '#server/base/errors.ts';

/** What one document may take, in bytes of JSON: the longest that ships has a tenth of it. */
const mostBytes = 512 * 1024;

/** Facts as they are stored. @throws DomainError too-large, or invalid when they are no facts at all */
export function factsText(facts: unknown): string {
  if (typeof facts !== 'object' || facts === null)
    throw new DomainError('invalid', 'What was sent is not the text of a page.');
  const text = JSON.stringify(facts);
  if (Buffer.byteLength(text) > mostBytes)
    throw new DomainError(
      'too-large',
      'This is too much text for one page: 512 kB are the most. Please shorten it or divide it.',
    );
  return text;
}

export function readFacts(text: string): object {
  return JSON.parse(text) as object;
}

/** Stored facts of a document, in the form that it has now. */
export function readStored(document: string, text: string): object {
  return inForm(document, readFacts(text));
}

/** Whether two sets of facts say the same, whatever the order of their fields. */
export function sameFacts(a: object, b: object): boolean {
  return isDeepStrictEqual(readFacts(JSON.stringify(a)), readFacts(JSON.stringify(b)));
}
