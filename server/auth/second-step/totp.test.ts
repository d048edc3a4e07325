import { expect, test } from 'vitest';
import { periodOf, secretFrom, setUpAddress } from './totp.ts';

// The vectors of RFC 6238, of whose eight digits the last six count.
const secret = secretFrom(Buffer.from('12345678901234567890').toString('base64url'));

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
])('at %i seconds the code is %s, and one period of drift either way is forgiven', (seconds, code) => {
  const period = Math.floor(seconds / 30);
  for (const late of [-30, 0, 30]) expect(periodOf(code, secret, (seconds + late) * 1000)).toBe(period);
  for (const late of [-60, 60]) expect(periodOf(code, secret, (seconds + late) * 1000)).toBeNull();
});

test.each(['', '28708', '2870822', '２８７０８２', 'abcdef', '-87082'])('%j is no code', (code) => {
  expect(periodOf(code, secret, 59_000)).toBeNull();
});

test('the address names the site and the account', () => {
  const address = new URL(setUpAddress(secret, 'olive+o@example.com'));
  expect(address.href).toMatch(/^otpauth:\/\/totp\/Foreshore[^?]*olive%2Bo%40example\.com/i);
  expect(address.searchParams.get('secret')).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
});
