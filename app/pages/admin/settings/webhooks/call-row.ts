import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { webhookEvents } from '#domain/webhooks/events.ts';
import type { HookCall } from '#server/outbox/of-endpoint.ts';
import { callStanding } from './endpoint-words.ts';

/** A call as a row shows it; `page` is the lead or booking that it tells of. */
export type CallRow = {
  id: string;
  title: string;
  when: string;
  words: string;
  trouble: boolean;
  error: string | null;
  page: string | null;
  again: boolean;
};

const pages: Record<string, string> = { lead: '/admin/leads/', booking: '/admin/bookings/' };

/** What a row says of a call. One that is being sent at this moment cannot be sent again. */
export function callRow(call: HookCall): CallRow {
  const [about = '', id = ''] = call.subject?.split(':') ?? [];
  const page = pages[about];
  return {
    id: call.id,
    title: webhookEvents.find((event) => event.id === call.type)?.name ?? 'An event',
    when: formatInstant(call.createdAt, agencyZone),
    ...callStanding(call),
    error: call.lastError,
    page: page && id ? page + id : null,
    again: call.status !== 'leased',
  };
}
