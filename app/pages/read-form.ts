import { DomainError, isDomainError } from '#server/base/errors.ts';
import { readFormBody } from '#server/submissions/read-form.ts';

/**
 * Reads the form posted to a page.
 * @throws DomainError invalid when the body is not a form, has too many fields, or breaks off
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await readFormBody(request);
  } catch (error) {
    if (isDomainError(error)) throw error;
    throw new DomainError('invalid', 'We could not read this form. Please go back and send it again.', {
      cause: error,
    });
  }
}
