import { expect, test } from 'vitest';
import { requestIds } from './request-ids.ts';

const given = '6f1c2a3b-0000-4000-8000-ABCDEF012345';
const idOf = requestIds('10.0.0.0/8', () => 'own');
const ask = (id: string | string[] | undefined, remoteAddress: string) =>
  idOf({ headers: { 'x-request-id': id } as Record<string, string>, socket: { remoteAddress } });

test('the id of a trusted proxy is kept, in either of the forms that proxies make', () => {
  expect(ask(given, '10.1.2.3')).toBe(given.toLowerCase());
  expect(ask(given.replaceAll('-', ''), '::ffff:10.1.2.3')).toBe(given.replaceAll('-', '').toLowerCase());
});

test('nobody else writes into the log what they like', () => {
  expect(ask(given, '192.0.2.1')).toBe('own');
  for (const odd of ['', 'jane@example.com', `${given}\n{"level":"info"}`, '07700 900123', 'a'.repeat(99)])
    expect(ask(odd, '10.1.2.3')).toBe('own');
  expect(ask(undefined, '10.1.2.3')).toBe('own');
});
