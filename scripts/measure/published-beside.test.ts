import { expect, test } from 'vitest';
import { type Pair, pairsTable, ratioOf, sentOtherwise } from './published-beside.ts';

const sent = (headers: Record<string, string>, status = 200) => ({ status, headers, bytes: 10 });

test('answers differ in status and headers, and not in what is new in each', () => {
  const shipped = sent({ etag: '"a"', date: 'now', vary: 'Cookie', 'content-security-policy': "'nonce-a'" });
  const published = {
    ...shipped.headers,
    etag: '"b"',
    date: 'later',
    'content-security-policy': "'nonce-b'",
  };
  expect(sentOtherwise(shipped, sent(published))).toEqual([]);
  const { etag: _, ...untagged } = published;
  expect(sentOtherwise(shipped, sent({ ...untagged, vary: 'Accept' }, 304))).toEqual([
    'status 200 and 304',
    'etag: given and none',
    'vary: Cookie and Accept',
  ]);
});

test('a rate that falls is worse, a time that grows is', () => {
  const rate: Pair = { what: '/', unit: 'requests/s', shipped: 1000, published: 800, most: 1.1 };
  const time: Pair = { what: '/', unit: 'ms', shipped: 1, published: 0.8, most: 1.1 };
  expect([ratioOf(rate), ratioOf(time)]).toEqual([1.25, 0.8]);
  const [, , first, second] = pairsTable([rate, time]).split('\n');
  expect([first, second]).toEqual([
    '| / | 1,000 requests/s | 800 requests/s | 0.800 | other     |',
    '| / | 1 ms             | 0.8 ms         | 0.800 | as before |',
  ]);
});
