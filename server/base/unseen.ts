import { createHash } from 'node:crypto';
import { DomainError } from './errors.ts';

/** A stored text as a page shows it, short enough for its forms to send back: another one after each change. */
export const seenAs = (shown: string): string => createHash('sha256').update(shown).digest('base64url');

/**
 * Refuses a change from a page that shows what is no longer so. It is a conflict about the field `seen`, by which pages
 * know that they have to load anew.
 */
export const unseen = (message: string): DomainError =>
  new DomainError('conflict', message, { fields: { seen: message } });
