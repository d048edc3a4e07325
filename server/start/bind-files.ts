import type { Db } from '#server/db/db.ts';
import { bindPlace } from '#server/files/belonging.ts';
import { knowsAttachment } from '#server/leads/knows-attachment.ts';
import { knowsEntry } from '#server/outbox/knows-entry.ts';
import type { FilePlace } from '#server/ports/file-store.ts';

/** Binds database and place to each other, by the records of files that this site has. */
export function bindFiles(db: Db, place: FilePlace, now: number): Promise<void> {
  return bindPlace(db, place, {
    newId: () => crypto.randomUUID(),
    now,
    records: [knowsAttachment, knowsEntry],
  });
}
