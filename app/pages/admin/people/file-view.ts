import { isShown } from '#domain/leads/shown-files.ts';
import { fileSize } from '#server/leads/emails/file-row.ts';
import type { readPerson } from '#server/people/find.ts';

type Found = Pick<NonNullable<Awaited<ReturnType<typeof readPerson>>>, 'files' | 'letterFiles'>;

/** The files of enquiries and letters together, the latest first. */
export function fileViews({ files, letterFiles }: Found) {
  return [
    ...files.map((file) => ({ ...file, address: `/admin/leads/${file.lead_id}/files/${file.id}` })),
    ...letterFiles.map((file) => ({
      ...file,
      address: `/admin/letters/${file.message_id}/files/${file.id}`,
    })),
  ]
    .sort((a, b) => b.created_at - a.created_at)
    .map(({ id, original_name: name, bytes, type, address }) => ({
      ...{ id, name, address },
      size: fileSize(bytes),
      shown: isShown(type),
    }));
}
