import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { fileAnswer, isLookedAt } from './download.ts';

const file = { name: 'a"b é.svg', type: 'image/svg+xml', bytes: 1 };

test('a file of somebody else is a download that runs nothing, and a picture alone may be looked at', () => {
  const asked = (query: string) => new Request(`http://foreshore.test/file${query}`);
  expect(isLookedAt(asked('?show'), 'image/png')).toBe(true);
  expect(isLookedAt(asked(''), 'image/png')).toBe(false);
  expect(isLookedAt(asked('?show'), 'image/svg+xml')).toBe(false);
  expect(isLookedAt(asked('?show'), 'text/html')).toBe(false);
  for (const as of ['download', 'picture'] as const) {
    const { headers } = fileAnswer({ ...file, content: Readable.from(['x']) }, as);
    expect(headers.get('Content-Disposition')).toBe(
      as === 'picture' ? 'inline' : 'attachment; filename="a_b _.svg"; filename*=UTF-8\'\'a%22b%20%C3%A9.svg',
    );
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('Cache-Control')).toBe('private, no-store');
  }
});

test('it comes whole, and nothing of it is asked for before it is read', async () => {
  let asked = 0;
  const content = Readable.from(
    (async function* () {
      asked += 1;
      yield Buffer.alloc(100_000, 'a');
      yield Buffer.alloc(100_000, 'b');
    })(),
    { objectMode: false },
  );
  const answer = fileAnswer({ ...file, bytes: 200_000, content }, 'download');
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toBe(0);
  expect(
    Buffer.from(await answer.bytes()).equals(Buffer.from('a'.repeat(100_000) + 'b'.repeat(100_000))),
  ).toBe(true);
});
