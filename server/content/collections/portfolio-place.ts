import { DomainError } from '#server/base/errors.ts';
import { readDocument } from '#server/content/documents/read-document.ts';
import { saveVersion } from '#server/content/documents/save-version.ts';
import type { Queries } from '#server/db/db.ts';
import type { Services } from '#server/ports/services.ts';

const document = 'portfolio-order';

/** The case studies that the portfolio shows by what is saved, in its order. */
export async function portfolioOrderSaved(queries: Queries): Promise<{ ids: string[]; number: number }> {
  const { facts, number } = await readDocument(queries, document);
  return { ids: (facts as { ids: string[] }).ids, number };
}

type Place = { name: string; title: string; after: string; staffId: string };

/** Gives a new case study its place in the portfolio. @throws DomainError invalid (field `after`) */
export async function placeInOrder(
  services: Pick<Services, 'db' | 'clock' | 'randomId'>,
  { name, title, after, staffId }: Place,
): Promise<void> {
  const { ids, number } = await portfolioOrderSaved(services.db.query);
  const at = after === '' ? 0 : ids.indexOf(after) + 1;
  const fault = (words: string) => new DomainError('invalid', words, { fields: { after: words } });
  if (after !== '' && at === 0) throw fault('This case study is not in the portfolio any more.');
  const facts = { ids: ids.toSpliced(at, 0, name) };
  const note = `A place for ‘${title.slice(0, 100)}’`;
  const saved = await saveVersion(services, { document, facts, base: number, note, staffId });
  if (saved.kind === 'changed') throw fault('Somebody has just changed the order. Please look again.');
  if (saved.kind === 'wrong') throw fault('The portfolio has no room for another case study.');
}
