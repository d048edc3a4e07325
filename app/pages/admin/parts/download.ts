import { Readable } from 'node:stream';
import { isShown } from '#domain/leads/shown-files.ts';

type FileToTake = { name: string; type: string; bytes: number; content: Readable };

/** Whether a file is asked for as a picture on a page of ours (`?show`) and may be shown so. */
export function isLookedAt(request: Request, type: string): boolean {
  return new URL(request.url).searchParams.has('show') && isShown(type);
}

/** A file of somebody else's: as a download, or as a picture to look at. Nothing in it is ever run. */
export function fileAnswer({ name, type, bytes, content }: FileToTake, as: 'download' | 'picture'): Response {
  // Nothing is read ahead: where nobody takes the answer, the file is never opened.
  return new Response(Readable.toWeb(content, { strategy: { highWaterMark: 0 } }) as ReadableStream, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes),
      'Content-Disposition': as === 'picture' ? 'inline' : contentDisposition(name),
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
