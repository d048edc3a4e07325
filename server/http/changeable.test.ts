import { expect, test } from 'vitest';
import { compressResponse } from '#server/http/prepared/compress.ts';
import { withPolicy } from './policy.ts';

const text = 'of the shore, '.repeat(200).trim();
const policy = { nonce: 'n', https: true, only: 'staff' as const };

test('a redirect made by the platform, whose headers cannot be set, gets those of its address', () => {
  const answer = withPolicy(Response.redirect('http://a.test/sign-in', 303), policy);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, 'http://a.test/sign-in']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('an answer that was fetched is compressed and gets its policy, and says the same', async () => {
  const fetched = await fetch(`data:text/html,${text}`);
  const request = new Request('http://a.test/', { headers: { 'accept-encoding': 'gzip' } });
  const answer = withPolicy(await compressResponse(request, fetched), policy);
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('content-security-policy')).toContain("'nonce-n'");
  const body = await new Response(answer.body?.pipeThrough(new DecompressionStream('gzip'))).text();
  expect(body).toBe(text);
});
