import { expect, it } from 'vitest';
import { readEnv } from '#server/base/env.ts';
import { jsonLog } from '#server/base/log.ts';
import { createProxySighting } from './proxy-sighting.ts';

/** A sighting, and a way to let requests come in. */
function sighting(trusted: string) {
  const lines: string[] = [];
  const env = readEnv({ TRUSTED_PROXIES: trusted });
  const log = jsonLog(
    () => 0,
    (line) => lines.push(line),
  );
  const proxies = createProxySighting({ env, log });
  const come = (times: number, forwardedFor?: string, { url = '/', from = '10.0.0.1' } = {}) => {
    const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
    for (let time = 0; time < times; time += 1)
      proxies.see({ url, headers, socket: { remoteAddress: from } as never });
  };
  return { ...proxies, come, lines };
}

it('tells a proxy that nobody named from twenty requests on, and says so once without an address', () => {
  const { come, unnamed, lines } = sighting('');
  come(19, '203.0.113.9');
  expect(unnamed()).toBe(false);
  come(50, '203.0.113.9');
  come(500, undefined, { url: '/api/health?x' });
  expect(unnamed()).toBe(true);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('TRUSTED_PROXIES');
  expect(lines[0]).not.toMatch(/203\.0|10\.0/);
});

it('is not misled by visitors who write the header themselves, and forgets what was mended', () => {
  const { come, unnamed } = sighting('');
  come(100);
  come(200, '1.2.3.4');
  expect(unnamed()).toBe(false);
  come(2_000, '1.2.3.4');
  expect(unnamed()).toBe(true);
  come(1_000);
  expect(unnamed()).toBe(false);
});

it('has nothing to say of a proxy that is named, but of another one', () => {
  const { come, unnamed } = sighting('10.0.0.0/8');
  come(100, '203.0.113.9');
  expect(unnamed()).toBe(false);
  come(500, '203.0.113.9', { from: '192.0.2.1' });
  expect(unnamed()).toBe(true);
});
