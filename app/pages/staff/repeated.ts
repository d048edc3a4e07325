import { DomainError } from '#server/base/errors.ts';

/** @throws DomainError invalid when the two fields for a new password differ */
export function checkRepeated(form: FormData): void {
  if (form.get('password') === form.get('repeat')) return;
  const message = 'The two passwords are not the same.';
  throw new DomainError('invalid', message, { fields: { repeat: message } });
}
