import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKeys } from './keys.ts';

const secret = 'a secret of more than thirty-two characters';
const former = 'the one before it, long enough as well as it is';

test('each purpose has a key of its own, and none is the secret itself', () => {
  const keys = createKeys(secret);
  const purposes = ['booking-link', 'newsletter-link', 'lead-link', 'form', 'known-device'] as const;
  const signatures = purposes.map((purpose) => keys.sign(purpose, 'the same'));
  expect(new Set(signatures).size).toBe(purposes.length);
  expect(signatures).not.toContain(createHmac('sha256', secret).update('the same').digest('base64url'));
  expect(keys.isSigned('form', 'the same', keys.sign('lead-link', 'the same'))).toBe(false);
  expect(keys.hash('limit-hash', '192.0.2.1')).not.toBe(keys.hash('client-hash', '192.0.2.1'));
  expect(keys.texts('staff-session')).toHaveLength(1);
  expect(keys.texts('staff-session')[0]).not.toContain(secret);
});

test('what was sealed is read again, and no two seals look alike', () => {
  const keys = createKeys(secret);
  const first = keys.seal('token', '1//refresh');
  expect(first).not.toContain('refresh');
  expect(keys.seal('token', '1//refresh')).not.toBe(first);
  expect(keys.unseal('token', first)).toEqual({ text: '1//refresh', outdated: false });
  expect(keys.unseal('token', keys.seal('token', ''))).toEqual({ text: '', outdated: false });
});

test('another secret, another purpose and a changed byte all give nothing', () => {
  const keys = createKeys(secret);
  const sealed = keys.seal('token', '1//refresh');
  expect(createKeys(former).unseal('token', sealed)).toBeNull();
  expect(keys.unseal('client', sealed)).toBeNull();
  const [version, nonce, tag, body = ''] = sealed.split('.');
  const altered = (body.startsWith('A') ? 'B' : 'A') + body.slice(1);
  expect(keys.unseal('token', [version, nonce, tag, altered].join('.'))).toBeNull();
  expect(keys.unseal('token', 'nonsense')).toBeNull();
});

test('after a change of the secret the former one is read, and nothing is made with it', () => {
  const before = createKeys(former);
  const after = createKeys(secret, former);
  const [signature, sealed] = [before.sign('booking-link', 'b1'), before.seal('token', 'text')];
  expect(after.isSigned('booking-link', 'b1', signature)).toBe(true);
  expect(after.unseal('token', sealed)).toEqual({ text: 'text', outdated: true });
  expect(after.sign('booking-link', 'b1')).toBe(createKeys(secret).sign('booking-link', 'b1'));
  expect(createKeys(secret).unseal('token', after.seal('token', 'text'))?.outdated).toBe(false);
  expect(createKeys(secret).isSigned('booking-link', 'b1', signature)).toBe(false);
  expect(createKeys(secret).unseal('token', sealed)).toBeNull();
});
