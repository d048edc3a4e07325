import { DomainError } from '#server/errors.ts';

/** The form that a page was sent. @throws DomainError invalid when the body is none, or breaks off */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    throw new DomainError('invalid', 'This could not be read as a form. Please go back and send it again.', {
      cause: error,
    });
  }
}
