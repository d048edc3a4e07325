import { dayMs } from '#domain/format/durations.ts';
import type { Json } from './json.ts';
import type { Reply } from './reply.ts';
import { errorReply, Refusal, refuse, refuseParameter } from './reply.ts';
import type { Channel, FakeCalendar, World } from './world.ts';

const week = 7 * dayMs;

function resourceUri(calendarId: string): string {
  return `https://www.googleapis.com/calendar/v3/calendars/${encodeURIComponent(calendarId)}/events?alt=json`;
}

/** Posts one notification: no body, all of it in headers. A receiver that fails is not tried again. */
function post(world: World, channel: Channel, state: 'sync' | 'exists'): void {
  channel.messageNumber += state === 'sync' ? 1 : 7;
  const headers: Record<string, string> = {
    'x-goog-channel-id': channel.id,
    'x-goog-message-number': String(channel.messageNumber),
    'x-goog-resource-id': channel.resourceId,
    'x-goog-resource-state': state,
    'x-goog-resource-uri': resourceUri(channel.calendarId),
    'x-goog-channel-expiration': new Date(channel.expiresAt).toUTCString(),
  };
  if (channel.token !== null) headers['x-goog-channel-token'] = channel.token;
  const delivery = fetch(channel.address, { method: 'POST', headers })
    .then((response) => response.body?.cancel())
    .then(
      () => undefined,
      () => undefined,
    );
  world.deliveries.add(delivery);
  void delivery.then(() => world.deliveries.delete(delivery));
}

/** Tells every live channel of a calendar that something in it changed. */
export function notifyChannels(world: World, calendarId: string): void {
  for (const channel of world.channels.values()) {
    if (channel.calendarId === calendarId && channel.expiresAt > world.now()) post(world, channel, 'exists');
  }
}

/**
 * POST events/watch: opens a channel for at most a week and sends its `sync` message. The address
 * must be HTTPS; plain HTTP is accepted for this machine only.
 */
export function watchEvents(world: World, calendar: FakeCalendar, body: Json): Reply {
  const { id, type, address, token } = body;
  if (typeof id !== 'string' || !/^[\w\-+/=]{1,64}$/.test(id)) {
    refuseParameter('invalid', 'Invalid channel id.', 'id');
  }
  if (type !== 'web_hook') refuseParameter('invalid', 'Unknown channel type.', 'type');
  const url = typeof address === 'string' ? URL.parse(address) : null;
  const local = url !== null && ['127.0.0.1', 'localhost'].includes(url.hostname);
  if (url === null || (url.protocol !== 'https:' && !local)) {
    throw new Refusal(errorReply(400, 'push.webhookUrlNotHttps', 'WebHook callback must be HTTPS.'));
  }
  if (world.channels.has(id)) {
    throw new Refusal(errorReply(400, 'channelIdNotUnique', `Channel id ${id} not unique`));
  }
  const limit = world.now() + week;
  const channel: Channel = {
    id,
    calendarId: calendar.id,
    resourceId: `resource-${Buffer.from(calendar.id).toString('base64url')}`,
    address: url.href,
    token: typeof token === 'string' ? token : null,
    expiresAt: Math.min(Number(body.expiration ?? limit), limit),
    messageNumber: 0,
  };
  world.channels.set(id, channel);
  post(world, channel, 'sync');
  return {
    status: 200,
    json: {
      kind: 'api#channel',
      id,
      resourceId: channel.resourceId,
      resourceUri: resourceUri(calendar.id),
      ...(channel.token === null ? {} : { token: channel.token }),
      expiration: String(channel.expiresAt),
    },
  };
}

/** POST channels/stop: 204; 404 for a channel that is not there. */
export function stopChannel(world: World, body: Json): Reply {
  const channel = world.channels.get(String(body.id));
  if (!channel || channel.resourceId !== body.resourceId) refuse('notFound');
  world.channels.delete(channel.id);
  return { status: 204 };
}
