import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { brotliEnd, gzipEnd } from './open-end.ts';
import { openPage } from './open-page.ts';
import { pack } from './pack.ts';
import type { ReadyFile } from './ready-file.ts';

const words = Array.from({ length: 4000 }, (_, index) => `<p>${(index * 7919) % 1009} words</p>`).join('');
const end = '<section id="tide">%now%</section></body></html>';

async function pageOf(text: string): Promise<ReadyFile> {
  const body = Buffer.from(text);
  return { address: '/', type: 'text/html; charset=utf-8', body, ...(await pack(body, 11)) };
}
const textsOf = ({ plain, br, gzip }: ReturnType<ReturnType<typeof openPage>>) =>
  [plain.body, br && brotliDecompressSync(br.body), gzip && gunzipSync(gzip.body)].map(String);

test('the compressed forms of a page whose end stays open are whole by themselves', async () => {
  const { body, br, gzip } = await pageOf(words + end);
  expect(br && String(brotliDecompressSync(br))).toBe(String(body));
  expect(gzip && String(gunzipSync(gzip))).toBe(String(body));
});

test.each([1, 2, 256, 65_535])(
  'an end of %i bytes takes the place of the one before in every form',
  async (length) => {
    const told = '~'.repeat(length);
    const answer = openPage(await pageOf(words + end), true, () => told);
    const file = answer(0);
    expect(new Set(textsOf(file))).toEqual(new Set([words + told]));
    for (const variant of [file.plain, file.br, file.gzip])
      expect(variant?.headers).toMatchObject({ ETag: file.etag, 'Content-Length': variant?.body.length });
  },
);

test('the entity tag changes with the end and with nothing else', async () => {
  const answer = openPage(await pageOf(words + end), true, (ahead, now) =>
    ahead.replace('%now%', `${Math.floor(now / 60_000)}`),
  );
  const [one, same, next] = [answer(0), answer(59_999), answer(60_000)];
  expect(same).toBe(one);
  expect(next.etag).not.toBe(one.etag);
  expect(textsOf(next)[1]).toContain('<section id="tide">1</section>');
  expect(answer(0).etag).toBe(one.etag);
});

test('a file without an open end is sent as it was made', async () => {
  const answer = openPage(await pageOf(words), true, () => {
    throw new Error('asked for an end');
  });
  expect(textsOf(answer(0))).toEqual([words, words, words]);
});

test('an end that the formats cannot hold is refused', () => {
  const start = { checksum: 0, length: 0 };
  for (const length of [0, 65_536]) {
    expect(() => brotliEnd(Buffer.alloc(length))).toThrow('cannot stay open');
    expect(() => gzipEnd(Buffer.alloc(length), start)).toThrow('cannot stay open');
  }
});
