import { z } from 'zod';
import type { Api } from './api.ts';
import { eventsPath } from './api.ts';
import type { Result } from './errors.ts';
import { success } from './errors.ts';
import { unexpectedReply } from './http.ts';

/** An open notification channel; both ids are needed to stop it. It ends at `expiresAt`, unrenewed. */
export interface WatchChannel {
  id: string;
  resourceId: string;
  expiresAt: number | null;
}

const channelReply = z.object({
  id: z.string(),
  resourceId: z.string(),
  expiration: z.coerce.number().optional(),
});

/**
 * Asks Google to post to `address` (HTTPS) whenever something in the calendar changes. `secret` comes
 * back in each notification and proves that it is Google's. Source: 'Push notifications' guide.
 */
export async function watchEvents(
  api: Api,
  calendarId: string,
  channel: { id: string; address: string; secret: string; expiresAt?: number },
): Promise<Result<WatchChannel>> {
  const { id, address, secret: token, expiresAt } = channel;
  const expiration = expiresAt === undefined ? {} : { expiration: String(expiresAt) };
  const json = { id, type: 'web_hook', address, token, ...expiration };
  const reply = await api({ method: 'POST', path: `${eventsPath(calendarId)}/watch`, json });
  if (!reply.ok) return reply;
  const parsed = channelReply.safeParse(reply.value);
  if (!parsed.success) return unexpectedReply(true);
  const { data } = parsed;
  return success({ id: data.id, resourceId: data.resourceId, expiresAt: data.expiration ?? null });
}

/** Closes a channel; one that is no longer there counts as closed. */
export async function stopWatching(
  api: Api,
  channel: { id: string; resourceId: string },
): Promise<Result<null>> {
  const { id, resourceId } = channel;
  const reply = await api({ method: 'POST', path: '/channels/stop', json: { id, resourceId } });
  return reply.ok || reply.problem.kind === 'not-found' ? success(null) : reply;
}

/** A notification: it says only that something changed, so list the changes. */
export interface WatchNotification {
  channelId: string;
  resourceId: string;
  /** Compare with the channel's secret before doing anything. */
  secret: string;
  /** 'sync' announces the channel; anything else is a change. */
  state: string;
}

/** Reads a notification's headers; null when it is none. */
export function readNotification(headers: Headers): WatchNotification | null {
  const channelId = headers.get('x-goog-channel-id');
  const resourceId = headers.get('x-goog-resource-id');
  const state = headers.get('x-goog-resource-state');
  if (!channelId || !resourceId || !state) return null;
  return { channelId, resourceId, state, secret: headers.get('x-goog-channel-token') ?? '' };
}
