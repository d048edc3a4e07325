import type { Readable } from 'node:stream';
import type { Services } from '#server/ports/services.ts';
import { type Attachment, toAttachment } from './lead.ts';

/** A file of a lead with its content; null when there is no such file, or when its content is gone. */
export async function openAttachment(
  services: Services,
  { leadId, fileId }: { leadId: string; fileId: string },
): Promise<{ attachment: Attachment; content: Readable } | null> {
  const row = await services.db.query
    .selectFrom('lead_attachments')
    .selectAll()
    .where('id', '=', fileId)
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  if (!row) return null;
  const content = await services.files.open(row.stored_name);
  return content && { attachment: toAttachment(row), content };
}
