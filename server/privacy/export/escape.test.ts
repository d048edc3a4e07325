import { expect, test } from 'vitest';
import { escaped, escapeText, inertJson } from './escape.ts';
import { readable, withoutPrivateLinks } from './left-out.ts';
import { forPrograms, pairsOf } from './values.ts';

test('nothing that was typed is markup, ends the part for programs or is a control character', () => {
  const hostile = `</script><script>alert(1)</script><!-- "'&\u0000\u0085\u202e`;
  for (const sign of ['<', '>', '"', "'", '\u0000', '\u0085'])
    expect(escapeText(hostile)).not.toContain(sign);
  expect(inertJson({ message: hostile })).not.toContain('<');
  expect(JSON.parse(inertJson({ message: hostile }))).toEqual({ message: hostile });
});

test('50 MB of text go out in pieces, and no character is torn', () => {
  let bytes = 0;
  let longest = 0;
  for (const piece of escaped(`a${'🌊'.repeat(13_000_000)}`)) {
    bytes += Buffer.byteLength(piece);
    longest = Math.max(longest, piece.length);
  }
  expect(bytes).toBe(1 + 4 * 13_000_000);
  expect(longest).toBeLessThanOrEqual(65_536);
  expect(escapeText('a\uD83C')).toBe('a\uFFFD');
});

test('a row is told in words and UK time, its JSON opened, what is the program’s own left out', () => {
  const row = {
    ...{ id: 'x', request_hash: 'abc', email_key: 'a@example.com', message: '[1]', person_id: 'p' },
    ...{ payload: '{"projectTypes":["seo","web"],"when":{"fromAt":1782000000000}}', value_pence: 120_000 },
    created_at: Date.parse('2026-07-01T09:00:00Z'),
  };
  expect(pairsOf(readable(row))).toEqual([
    ['Message', '[1]'],
    ['Content: project types', 'seo, web'],
    ['Content: when: from at', expect.stringMatching(/^\w+ \d+ June 2026, .*\(UK time\)$/)],
    ['Value', '£1,200'],
    ['Created', 'Wednesday 1 July 2026, 10:00 AM (UK time)'],
  ]);
  expect(forPrograms(readable(row))).toMatchObject({
    created_at: '2026-07-01T09:00:00.000Z',
    message: '[1]',
  });
  expect(readable({ payload: '{broken' })).toEqual({ payload: '{broken' });
});

test('links that work for one person without signing in lose their secret', () => {
  const site = 'https://site.example';
  expect(withoutPrivateLinks(`Move it: ${site}/booking/abc-1.XyZ_9, or ${site}/services`, site)).toBe(
    `Move it: ${site}/booking/(private link left out), or ${site}/services`,
  );
});
