import { expect, test } from 'vitest';
import { traceOf } from './log.ts';

test('a fault is told by its class, code and places, never by its message', () => {
  const error = Object.assign(new TypeError('typed: secret\n    at secret (evil.js:1:1)'), { code: '22021' });
  const { kind, from } = traceOf(error);
  expect(kind).toBe('TypeError 22021');
  expect(from).toMatch(/^log\.test\.ts:\d+/);
  expect(from).not.toMatch(/secret|evil|\//);
});

test('what is no error has no places', () => {
  expect(traceOf('typed')).toEqual({ kind: 'string', from: '' });
});
