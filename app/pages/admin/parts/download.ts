import { Readable } from 'node:stream';

type FileToTake = { name: string; type: string; bytes: number; content: Readable };

/** A file of somebody else's as a download, never shown as part of this site. */
export function download({ name, type, bytes, content }: FileToTake): Response {
  return new Response(Readable.toWeb(content) as ReadableStream, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes),
      'Content-Disposition': contentDisposition(name),
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
