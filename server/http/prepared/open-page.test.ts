import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { brotliEnd, gzipEnd } from './open-end.ts';
import { openPage } from './open-page.ts';
import { pack } from './pack.ts';
import type { ReadyFile } from './ready-file.ts';

const words = Array.from({ length: 4000 }, (_, index) => `<p>${(index * 7919) % 1009} words</p>`).join('');
const asIs = (end: string) => ({ end, palette: null });
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
    const answer = openPage(await pageOf(words + end), true, () => asIs(told));
    const file = answer(0);
    expect(new Set(textsOf(file))).toEqual(new Set([words + told]));
    for (const variant of [file.plain, file.br, file.gzip])
      expect(variant?.headers).toMatchObject({ ETag: file.etag, 'Content-Length': variant?.body.length });
  },
);

test('the entity tag changes with the end and with nothing else', async () => {
  const answer = openPage(await pageOf(words + end), true, (ahead, now) =>
    asIs(ahead.replace('%now%', `${Math.floor(now / 60_000)}`)),
  );
  const [one, same, next] = [answer(0), answer(59_999), answer(60_000)];
  expect(same).toBe(one);
  expect(next.etag).not.toBe(one.etag);
  expect(textsOf(next)[1]).toContain('<section id="tide">1</section>');
  expect(answer(0).etag).toBe(one.etag);
});

test('each palette of a page is whole in every form, has an entity tag of its own, and is made once', async () => {
  const answer = openPage(await pageOf(`<html lang="en-GB">${words}${end}`), true, (ahead, _, choice) => ({
    end: ahead.replace('%now%', 'now'),
    palette: choice === 'sun' ? null : choice,
  }));
  const files = (['sun', 'day', 'night'] as const).map((choice) => answer(0, choice));
  const roots = files.map(
    (file) => new Set(textsOf(file).map((text) => text.slice(0, text.indexOf('>') + 1))),
  );
  expect(roots).toEqual([
    new Set(['<html lang="en-GB">']),
    new Set(['<html data-palette="day" lang="en-GB">']),
    new Set(['<html data-palette="night" lang="en-GB">']),
  ]);
  for (const file of files) expect(new Set(textsOf(file)).size).toBe(1);
  expect(new Set(files.map(({ etag }) => etag)).size).toBe(3);
  expect(answer(0, 'night')).toBe(files[2]);
  expect(files[2]?.plain.headers.Vary).toBe('Accept-Encoding, Cookie');
});

test('a palette that was packed in haste is packed better for whoever comes later', async () => {
  const answer = openPage(await pageOf(`<html lang="en-GB">${words}${end}`), true, (ahead) => ({
    end: ahead,
    palette: 'night',
  }));
  const first = answer(0);
  await vi.waitFor(() => expect(answer(0).br?.body.length).toBeLessThan(first.br?.body.length ?? 0));
  const later = answer(0);
  expect(textsOf(later)).toEqual(textsOf(first));
  expect([later.etag, later.br?.headers['Content-Length']]).toEqual([first.etag, later.br?.body.length]);
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
