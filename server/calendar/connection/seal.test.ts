import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

const secret = 'a secret of more than thirty-two characters';

test('what was sealed is read again, and no two seals look alike', () => {
  const first = seal(secret, 'token', '1//refresh');
  expect(first).not.toContain('refresh');
  expect(seal(secret, 'token', '1//refresh')).not.toBe(first);
  expect(unseal(secret, 'token', first)).toBe('1//refresh');
  expect(unseal(secret, 'token', seal(secret, 'token', ''))).toBe('');
});

test('another secret, another purpose and a changed byte all give nothing', () => {
  const sealed = seal(secret, 'token', '1//refresh');
  expect(unseal(`${secret}!`, 'token', sealed)).toBeNull();
  expect(unseal(secret, 'client', sealed)).toBeNull();
  const [version, nonce, tag, body = ''] = sealed.split('.');
  const altered = (body.startsWith('A') ? 'B' : 'A') + body.slice(1);
  expect(unseal(secret, 'token', [version, nonce, tag, altered].join('.'))).toBeNull();
  expect(unseal(secret, 'token', 'nonsense')).toBeNull();
});
