import type { Readable } from 'node:stream';
import type { Selectable } from 'kysely';
import { splitQuoted } from '#domain/letters/quoted.ts';
import { staffName } from '#server/auth/staff-name.ts';
import type { Queries } from '#server/db/db.ts';
import type { MessageTable } from '#server/db/tables/messages.ts';
import { messageSubject } from '#server/inbox/take/message-subject.ts';
import { deliveriesFor } from '#server/outbox/deliveries.ts';
import type { Services } from '#server/ports/services.ts';

/** A letter as staff see it. */
export type ShownLetter = Awaited<ReturnType<typeof show>>;

/** One letter with its files; null when there is none. */
export async function findLetter(services: Services, id: string): Promise<ShownLetter | null> {
  const row = await services.db.query
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? show(services, row) : null;
}

async function show(services: Services, row: Selectable<MessageTable>) {
  const { query } = services.db;
  const files = await query
    .selectFrom('message_files')
    .select(['id', 'original_name', 'type', 'bytes', 'missing'])
    .where('message_id', '=', row.id)
    .orderBy('position')
    .execute();
  return {
    ...row,
    ...splitQuoted(row.text),
    to: JSON.parse(row.to_emails) as string[],
    left: JSON.parse(row.left_out) as { text?: boolean; files?: number; unreadable?: boolean },
    author: row.author_id && (await staffName(query, row.author_id)),
    files,
    deliveries: row.direction === 'out' ? await deliveriesFor(services, messageSubject(row.id)) : [],
  };
}

/** A file of a letter with its content; null when it is not kept here. */
export async function openLetterFile(
  services: Services,
  { letterId, fileId }: { letterId: string; fileId: string },
) {
  const file = await fileOf(services.db.query, letterId, fileId);
  const content: Readable | null = file?.stored_name ? await services.files.open(file.stored_name) : null;
  return file && content && { name: file.original_name, type: file.type, bytes: file.bytes, content };
}

function fileOf(queries: Queries, letterId: string, fileId: string) {
  return queries
    .selectFrom('message_files')
    .selectAll()
    .where('id', '=', fileId)
    .where('message_id', '=', letterId)
    .executeTakeFirst();
}
