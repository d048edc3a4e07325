import type { Services } from '../services.ts';

const hour = 60 * 60_000;
/** A submission takes minutes; what is older belongs to nobody any more. */
const orphanAgeMs = 6 * hour;

/** Deletes uploads that no lead refers to: of senders who gave up, or of a server that died on the way. */
export async function sweepFiles(services: Pick<Services, 'db' | 'files'>, realNow: number): Promise<number> {
  let swept = 0;
  for (const { storedName, kept } of await services.files.olderThan(realNow - orphanAgeMs)) {
    if (kept && (await isWanted(services, storedName))) continue;
    await services.files.discard(storedName);
    swept += 1;
  }
  return swept;
}

async function isWanted({ db }: Pick<Services, 'db'>, storedName: string): Promise<boolean> {
  const row = await db.query
    .selectFrom('lead_attachments')
    .select('id')
    .where('stored_name', '=', storedName)
    .executeTakeFirst();
  return row !== undefined;
}
