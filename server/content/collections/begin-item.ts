import { contentDocuments } from '#content/documents.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import type { CollectionName } from '#domain/editor/collections.ts';
import { wallClock } from '#domain/format/instant.ts';
import { DomainError } from '#server/base/errors.ts';
import { saveDraft } from '#server/content/documents/drafts.ts';
import type { Services } from '#server/ports/services.ts';
import { placeInOrder } from './portfolio-place.ts';
import { whyTaken } from './why-taken.ts';

type ToBegin = {
  collection: CollectionName;
  /** The end of its address. */
  name: string;
  title: string;
  /** Where a case study stands in the portfolio: behind this one, first ('') or not at all yet (null). */
  after: string | null;
  staffId: string;
};

/**
 * Begins a note or a case study as somebody's draft. Its place in the portfolio is saved at once: until it is written
 * it is left out there.
 * @returns the id of its document
 * @throws DomainError invalid (fields `title`, `name`, `after`)
 */
export async function beginItem(
  services: Pick<Services, 'db' | 'clock' | 'randomId'>,
  { collection, name, title, after, staffId }: ToBegin,
): Promise<string> {
  const taken = await whyTaken(services.db.query, collection, name);
  if (taken) throw new DomainError('invalid', taken, { fields: { name: taken } });
  const id = `${collection}/${name}`;
  const blank = contentDocuments.get(id)?.defaults ?? {};
  const today = wallClock(services.clock.now(), agencyZone).date;
  const facts =
    collection === 'notes'
      ? { ...blank, title, date: today, search: { title: title.slice(0, 60).trim(), description: '' } }
      : { ...blank, title, lastModified: today };
  if (collection === 'case-studies' && after !== null)
    await placeInOrder(services, { name, title, after, staffId });
  await saveDraft(services, { document: id, staffId, facts, base: 0 });
  return id;
}
