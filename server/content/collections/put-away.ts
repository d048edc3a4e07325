import { z } from 'zod';
import { contentDocuments } from '#content/documents.ts';
import { itemOf } from '#domain/editor/collections.ts';
import { DomainError } from '#server/base/errors.ts';
import { dropDraft } from '#server/content/documents/drafts.ts';
import { liveDocuments } from '#server/content/documents/live-documents.ts';
import { storedFacts } from '#server/content/documents/stored-facts.ts';
import { findVersion } from '#server/content/documents/versions.ts';
import type { Queries } from '#server/db/db.ts';
import { readSetting, writeSetting } from '#server/db/settings.ts';
import type { Services } from '#server/ports/services.ts';
import { portfolioOrderSaved } from './portfolio-place.ts';
import { ships } from './ships.ts';

export const putAwayKey = 'content-put-away';
const names = z.array(z.string());

/** Items that no page shows and nobody wants to see in the list; what was written of them is kept. */
export async function putAwayItems(queries: Queries): Promise<ReadonlySet<string>> {
  return new Set(names.safeParse(await readSetting(queries, putAwayKey)).data);
}

type Whose = { id: string; staffId: string };

/**
 * Takes an item that no page shows out of the list. One that was never saved is gone with its draft.
 * @throws DomainError not-found, or conflict with a sentence while a page shows it
 */
export async function putAway(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, staffId }: Whose,
): Promise<void> {
  const why = await whyShown(db.query, id);
  if (why) throw new DomainError('conflict', why);
  await db.query.transaction().execute(async (trx) => {
    await dropDraft(trx, { document: id, staffId });
    if (!(await findVersion(trx, id, 'latest')) && !ships(id)) return;
    await writeSetting(trx, putAwayKey, [...new Set([...(await putAwayItems(trx)), id])].sort(), clock.now());
  });
}

export async function bringBack(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id }: Pick<Whose, 'id'>,
): Promise<void> {
  await db.query.transaction().execute(async (trx) => {
    const left = [...(await putAwayItems(trx))].filter((one) => one !== id);
    await writeSetting(trx, putAwayKey, left, clock.now());
  });
}

/** Why an item cannot be put away, as a sentence; null when no page shows it. @throws DomainError not-found */
export async function whyShown(queries: Queries, id: string): Promise<string | null> {
  const item = itemOf(id);
  if (!item) throw new DomainError('not-found', 'This is a fixed part of the website.');
  const live = await liveDocuments(queries);
  const liveFacts = async (document: string) => {
    const [stored] = await storedFacts(queries, { [document]: live[document] ?? 0 });
    return stored?.facts;
  };
  if (item.collection === 'notes') {
    const facts = await liveFacts(id);
    return facts && 'shown' in facts && facts.shown === true
      ? 'Visitors read this note. Take away the tick at ‘On the website’ and publish that first.'
      : null;
  }
  const shown = ((await liveFacts('portfolio-order')) ??
    contentDocuments.get('portfolio-order')?.defaults) as {
    ids: string[];
  };
  const { ids } = await portfolioOrderSaved(queries);
  return ids.includes(item.name) || shown.ids.includes(item.name)
    ? 'The portfolio shows this case study, or will. Take it out of ‘Order of the case studies’ and publish that first.'
    : null;
}
