import { Readable } from 'node:stream';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { isShown } from '#domain/leads/shown-files.ts';
import { DomainError } from '#server/base/errors.ts';
import { openAttachment } from '#server/leads/open-attachment.ts';
import type { Route } from './+types/lead-file.ts';

/**
 * GET /admin/leads/:id/files/:fileId: a visitor’s file as a download; with `?show`, a picture to look at. Nothing in it
 * is ever run.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const staff = staffOf(context);
  const services = context.get(servicesContext);
  const file = await openAttachment(services, {
    leadId: params.id,
    fileId: params.fileId,
  });
  if (!file) throw new DomainError('not-found', 'There is no such file.');
  const { attachment, content } = file;
  const shown = new URL(request.url).searchParams.has('show') && isShown(attachment.type);
  if (!shown) services.log.info('file-downloaded', { id: attachment.id, by: staff.id });
  return new Response(Readable.toWeb(content) as ReadableStream, {
    headers: {
      'Content-Type': attachment.type,
      'Content-Length': String(attachment.bytes),
      'Content-Disposition': shown ? 'inline' : contentDisposition(attachment.name),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
    },
  });
}

/** 'attachment' with the name in ASCII for old programs and in full for the others (RFC 6266, RFC 8187). */
function contentDisposition(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const full = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${full}`;
}
