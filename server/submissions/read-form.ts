import { DomainError } from '#server/base/errors.ts';
import { bodyKindOf } from '#server/http/bodies/media-type.ts';
import { collect, parseFields } from './fields.ts';
import { readMultipart } from './read-multipart.ts';

/**
 * The texts of a posted form, within the same bounds as every other body; files are passed over. A request without
 * a body is an empty form.
 * @throws DomainError invalid when it is no form, broken, or beyond the bounds
 */
export async function readFormBody(request: Request): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(await readFields(request)))
    for (const one of [value].flat()) form.append(name, one);
  return form;
}

/** The same by name, a repeated field as a list. @throws DomainError invalid */
export async function readFields(request: Request): Promise<Record<string, string | string[]>> {
  return collect(await fieldsOf(request));
}

async function fieldsOf(request: Request): Promise<Iterable<[string, string]>> {
  const type = request.headers.get('content-type');
  const kind = bodyKindOf(type);
  if (kind === 'form') return parseFields(await request.text());
  if (kind === 'multipart') {
    const { fields, problem } = await readMultipart(request, null);
    if (problem) throw problem;
    return fields;
  }
  if (!type && (await request.text()) === '') return [];
  throw new DomainError('invalid', 'Please send this as a form.');
}
