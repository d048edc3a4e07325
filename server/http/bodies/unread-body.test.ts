import { createReadStream, mkdtempSync, type ReadStream, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { megabyte } from '#domain/format/sizes.ts';
import { pipeline } from '#server/http/pipeline.ts';
import { policyStep } from '#server/http/policy.ts';
import { compressStep } from '#server/http/prepared/compress.ts';
import { unreadBodyStep } from './unread-body.ts';

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foreshore-unread-'));
  file = path.join(folder, 'brief.pdf');
  writeFileSync(file, Buffer.alloc(2 * megabyte, 'x'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Asks for a file to take away, as the owner's area answers for one. */
async function ask(init: RequestInit): Promise<{ response: Response; stream: ReadStream }> {
  const stream = createReadStream(file);
  const headers = { 'Content-Length': String(2 * megabyte), 'Content-Disposition': 'attachment' };
  const answer = pipeline([unreadBodyStep, compressStep, policyStep(false)], async () => {
    return new Response(Readable.toWeb(stream) as ReadableStream, { headers });
  });
  const response = await answer({
    request: new Request('http://foreshore.test/file', init),
    facts: { json: false, light: false, only: 'staff', formBytes: null, leadsToOffer: false },
    nonce: '',
    socketAddress: '',
    tooLarge: () => false,
  });
  return { response, stream };
}

test.each<[string, RequestInit]>([
  ['a HEAD request', { method: 'HEAD' }],
  ['somebody who has left', { signal: AbortSignal.abort() }],
])('a file is closed after the answer to %s, which keeps its headers', async (_, init) => {
  const { response, stream } = await ask(init);
  expect(stream.destroyed).toBe(true);
  expect(response.body).toBeNull();
  expect([response.status, response.headers.get('content-length')]).toEqual([200, String(2 * megabyte)]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('whoever asks for it gets all of it', async () => {
  const { response, stream } = await ask({});
  expect(await response.bytes()).toHaveLength(2 * megabyte);
  expect(stream.destroyed).toBe(true);
});
