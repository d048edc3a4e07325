import { cleanText } from '#domain/forms/clean-text.ts';
import { longest, tooLong } from '#domain/forms/longest.ts';
import { DomainError } from '#server/base/errors.ts';

/** A message of the owner to a visitor as it is sent. @throws DomainError invalid when it is too long */
export function ownersMessage(text = ''): string {
  return ownersText('message', text, longest.ownersMessage);
}

/** A text of the owner's own. @throws DomainError invalid beside its field when it is too long */
export function ownersText(field: string, text: string, max: number): string {
  const clean = cleanText(text);
  if (clean.length <= max) return clean;
  throw new DomainError('invalid', tooLong(max), { fields: { [field]: tooLong(max) } });
}
