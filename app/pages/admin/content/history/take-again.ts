import type { ContentDocument } from '#content/registry.ts';
import { DomainError } from '#server/base/errors.ts';
import { saveVersion } from '#server/content/documents/save-version.ts';
import { findVersion } from '#server/content/documents/versions.ts';
import type { Services } from '#server/ports/services.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'randomId'>;

/** Saves an earlier text as the newest version. @returns a sentence where that cannot be */
export async function takeAgain(
  services: Needed,
  document: ContentDocument,
  staffId: string,
  form: FormData,
): Promise<string | null> {
  const [number, base] = ['number', 'base'].map((name) => numberIn(form, name));
  const version = number === 0 ? document : await findVersion(services.db.query, document.id, number ?? -1);
  if (!version) throw new DomainError('not-found', 'There is no such version.');
  const facts = 'defaults' in version ? version.defaults : version.facts;
  const note = number === 0 ? 'The text as delivered again' : `The text of version ${number} again`;
  const saved = await saveVersion(services, { document: document.id, facts, base: base ?? 0, note, staffId });
  if (saved.kind === 'wrong') return 'The website has changed since then and can no longer use this text.';
  return saved.kind === 'changed' ? 'Somebody else has saved since. Please look at the history again.' : null;
}

function numberIn(form: FormData, name: string): number {
  const text = String(form.get(name) ?? '');
  return /^\d{1,9}$/.test(text) ? Number(text) : -1;
}
