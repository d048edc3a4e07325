const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', svg: 'image/svg+xml' };

type Picture = { file: string; format: keyof typeof types; bytes: Uint8Array; isPublic: boolean };

/** The answer with a file that is named by what it holds, so that the name is its ETag: public ones are kept for good. */
export function pictureAnswer(request: Request, { file, format, bytes, isPublic }: Picture): Response {
  const headers = new Headers({
    'Content-Type': types[format],
    ETag: `"${file}"`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
  });
  if (request.headers.get('if-none-match') === headers.get('etag'))
    return new Response(null, { status: 304, headers });
  headers.set('Content-Length', String(bytes.byteLength));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
}
