import { servicesContext } from '#app/context.ts';
import { readDrawnFile } from '#domain/pictures/drawn.ts';
import { currentStaff } from '#server/auth/current-staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { openDrawn } from '#server/content/drawings/open-drawn.ts';
import type { Route } from './+types/drawn.ts';

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', svg: 'image/svg+xml' };

/** GET /drawn/<drawing>[-<width>].<key>.<format>: a file of a drawing in other words than those that ship. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const wanted = readDrawnFile(params.file);
  const bytes =
    wanted &&
    (await openDrawn(
      services,
      wanted,
      params.file,
      async () => (await currentStaff(services, request.headers))?.id ?? null,
    ));
  if (!wanted || !bytes) throw new DomainError('not-found', 'There is no such picture.');
  const headers = new Headers({
    'Content-Type': types[wanted.format],
    ETag: `"${params.file}"`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  if (request.headers.get('if-none-match') === headers.get('etag'))
    return new Response(null, { status: 304, headers });
  headers.set('Content-Length', String(bytes.byteLength));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
}
