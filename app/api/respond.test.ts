import { expect, test } from 'vitest';
import { DomainError } from '#server/base/errors.ts';
import { answer, answerReading, errorAnswer, methodNotAllowed, noSuchEndpoint } from './respond.ts';

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const fails = () => Promise.reject(away);

test.each([
  ['a wrong method', methodNotAllowed('POST'), 405, 'method-not-allowed'],
  ['an address without an endpoint', noSuchEndpoint(), 404, 'not-found'],
  ['an expected failure', errorAnswer(new DomainError('gone', 'Too late.')), 410, 'gone'],
])('%s is answered in the one shape of errors', async (_, response, status, code) => {
  const message = expect.stringMatching(/\w\.$/);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ error: { code, message }, message });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('allow')).toBe(status === 405 ? 'POST' : null);
});

test('an outage speaks of saving and typing to those who sent something only', async () => {
  const [sent, read] = [await answer(fails), await answerReading(fails)];
  expect([sent.status, read.status]).toEqual([503, 503]);
  expect(((await sent.json()) as { message: string }).message).toContain('what you typed');
  expect(((await read.json()) as { message: string }).message).not.toMatch(/typed|save/);
});
