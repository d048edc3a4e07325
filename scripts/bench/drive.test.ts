import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { drive, refusedIn } from './drive.ts';

test('answers of another status than the wanted one are no figure, nor are those that never came', () => {
  const seen = { errors: 2, statusCodeStats: { 200: { count: 5 }, 404: { count: 30 }, 503: { count: 1 } } };
  expect([refusedIn(seen, 200), refusedIn(seen, 404)]).toEqual([33, 8]);
  expect(refusedIn({ errors: 0, statusCodeStats: { 404: { count: 30 } } }, 404)).toBe(0);
});

test('a page that says 404 is driven as one, and not as a success', async () => {
  const server = createServer((_, answer) => answer.writeHead(404).end('not there'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const how = { seconds: 1, runs: 1, connections: 1 };
  expect((await drive(url, how, '', 404)).bytes).toBeGreaterThan(0);
  await expect(drive(url, how)).rejects.toThrow(/answers were not 200/);
});
