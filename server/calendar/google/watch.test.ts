import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GoogleFixture } from '#tests/support/google-fixture.ts';
import { googleFixture, testNow } from '#tests/support/google-fixture.ts';
import type { CalendarClient } from './calendar-client.ts';
import type { WatchNotification } from './watch.ts';
import { readNotification } from './watch.ts';

let fixture: GoogleFixture;
let client: CalendarClient;
let receiver: Server;
let address: string;
let received: (WatchNotification | null)[];

beforeEach(async () => {
  fixture = await googleFixture();
  client = fixture.connect();
  received = [];
  receiver = createServer((request, response) => {
    received.push(readNotification(new Headers(request.headers as Record<string, string>)));
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/notify`;
});
afterEach(async () => {
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
  await fixture.google.stop();
});

const hour = 3_600_000;
const week = 7 * 24 * hour;
const ownerAdds = () => fixture.google.control.addEvent({ startAt: testNow, endAt: testNow + hour });

async function watch() {
  const reply = await client.watchEvents('primary', { id: 'channel-1', address, secret: 's3cret' });
  if (!reply.ok) throw new Error(JSON.stringify(reply.problem));
  return reply.value;
}

test('a channel announces itself, then tells of each change, with our secret', async () => {
  const channel = await watch();
  expect(channel).toEqual({ id: 'channel-1', resourceId: channel.resourceId, expiresAt: testNow + week });
  await fixture.google.control.settled();
  ownerAdds();
  await fixture.google.control.settled();
  const same = { channelId: 'channel-1', resourceId: channel.resourceId, secret: 's3cret' };
  expect(received).toEqual([
    { ...same, state: 'sync' },
    { ...same, state: 'exists' },
  ]);
});

test('after its end a channel is silent', async () => {
  await watch();
  fixture.clock.at += week;
  ownerAdds();
  await fixture.google.control.settled();
  expect(received.map((one) => one?.state)).toEqual(['sync']);
});

test('a stopped channel is silent; stopping it again is harmless', async () => {
  const channel = await watch();
  expect(await client.stopWatching(channel)).toEqual({ ok: true, value: null });
  ownerAdds();
  await fixture.google.control.settled();
  expect(received.map((one) => one?.state)).toEqual(['sync']);
  expect(await client.stopWatching(channel)).toEqual({ ok: true, value: null });
});

test('an address without HTTPS is refused for good', async () => {
  const channel = { id: 'channel-2', address: 'http://foreshore.example/notify', secret: 's' };
  expect(await client.watchEvents('primary', channel)).toMatchObject({
    problem: { kind: 'permanent', reason: 'push.webhookUrlNotHttps' },
  });
});

test('a channel id works once', async () => {
  await watch();
  expect(await client.watchEvents('primary', { id: 'channel-1', address, secret: 's' })).toMatchObject({
    problem: { kind: 'permanent', reason: 'channelIdNotUnique' },
  });
});

test('a request without the headers is no notification', () => {
  expect(readNotification(new Headers({ 'x-goog-channel-id': 'channel-1' }))).toBeNull();
});
