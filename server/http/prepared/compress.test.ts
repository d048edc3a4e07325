import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { acceptedEncoding, compressResponse } from './compress.ts';

describe('which encoding', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['gzip;q=0.0', null],
    ['identity', null],
    ['', null],
  ])('%j gives %s', (accepted, encoding) => expect(acceptedEncoding(accepted)).toBe(encoding));
});

describe('an answer made for one request', () => {
  const text = '<p>Foreshore</p>'.repeat(200);
  const ask = (encoding: string) =>
    new Request('http://a.test/', { headers: { 'accept-encoding': encoding } });
  const page = () => new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is the same after %s', async (encoding, decompress) => {
    const answer = await compressResponse(ask(encoding), page());
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(decompress(Buffer.from(await answer.arrayBuffer())).toString()).toBe(text);
  });

  test('stays as it is when short, binary or not wanted so', async () => {
    const short = new Response('{}', { headers: { 'Content-Type': 'application/json' } });
    expect((await compressResponse(ask('br'), short)).headers.has('content-encoding')).toBe(false);
    const image = new Response(text, { headers: { 'Content-Type': 'image/png' } });
    expect((await compressResponse(ask('br'), image)).headers.has('content-encoding')).toBe(false);
    expect(await (await compressResponse(ask('identity'), page())).text()).toBe(text);
  });

  test('is sent while it is read when it is a file to take away', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(Buffer.from(text)) });
    const headers = { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename="a.csv"' };
    const answer = await compressResponse(ask('br'), new Response(endless, { headers }));
    const reader = answer.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe(text);
    await reader?.cancel();
  });
});
