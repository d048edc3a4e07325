import { servicesContext } from '#app/context.ts';
import { readPictureFile } from '#domain/pictures/reference.ts';
import { currentStaff } from '#server/auth/current-staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { openPictureFile } from '#server/content/pictures/open-file.ts';
import type { Route } from './+types/media.ts';

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/**
 * GET /media/<picture>-<cut>-<width>.<format>: a file of a picture that visitors got in some release or an open link
 * shows; staff get all of them.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const wanted = readPictureFile(params.file);
  const found =
    wanted &&
    (await openPictureFile(services, wanted, async () =>
      Boolean(await currentStaff(services, request.headers)),
    ));
  if (!wanted || !found) throw new DomainError('not-found', 'There is no such picture.');
  const headers = new Headers({
    'Content-Type': types[wanted.format],
    ETag: `"${params.file}"`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': found.isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
  });
  if (request.headers.get('if-none-match') === headers.get('etag'))
    return new Response(null, { status: 304, headers });
  headers.set('Content-Length', String(found.bytes.byteLength));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(found.bytes), { headers });
}
