import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
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
  // A second may pass on a busy machine in which nothing is answered.
  const patience = { timeout: 120_000 };
  const driven = await vi.waitFor(() => drive(url, how, '', 404), patience);
  expect(driven.bytes).toBeGreaterThan(0);
  await vi.waitFor(() => expect(drive(url, how)).rejects.toThrow(/answers were not 200/), patience);
});

test('a run in which nothing is answered is no figure', async () => {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await expect(drive(url, { seconds: 1, runs: 1, connections: 1 })).rejects.toThrow(/nothing was answered/);
});
