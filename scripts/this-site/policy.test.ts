import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import { judgePolicy } from './policy.ts';

const broken = (policy: string) => judgePolicy(policy).filter(({ kept }) => !kept).length;
const ours = contentSecurityPolicy({ scriptSources: ['sha256-abc='], https: true });

test('the policy of the site keeps every rule, and one that is missing keeps none that asks for something', () => {
  expect(broken(ours)).toBe(0);
  expect(broken('')).toBe(9);
});

test.each([
  ["script-src 'self'", "script-src 'self' 'unsafe-inline'"],
  ["script-src 'self'", "script-src 'self' 'unsafe-eval'"],
  ["style-src 'self'", "style-src 'self' 'unsafe-inline'"],
  ["img-src 'self'", 'img-src https://pictures.example'],
  ["font-src 'self'", 'font-src *'],
  ["object-src 'none'", "object-src 'self'"],
  ["base-uri 'none'; ", ''],
  ["form-action 'self'", "form-action 'self' https:"],
  ["frame-ancestors 'none'", 'frame-ancestors https:'],
  ['; upgrade-insecure-requests', ''],
])('breaks one rule or more with %s as %j', (from, to) => {
  expect(ours).toContain(from);
  expect(broken(ours.replace(from, to))).toBeGreaterThan(0);
});
