import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { webhookEvents } from '#domain/webhooks/events.ts';
import type { HookCall } from '#server/outbox/of-endpoint.ts';
import type { Endpoint } from '#server/webhooks/endpoint.ts';

const when = (at: number) => formatInstant(at, agencyZone);

type Standing = { words: string; trouble: boolean };

/** How an endpoint stands, in a sentence. */
export function endpointStanding(endpoint: Endpoint): Standing {
  const { offAt, offBecause, failingSince, lastSentAt } = endpoint;
  if (offAt !== null && offBecause === 'staff') return { words: 'Switched off by you.', trouble: false };
  if (offAt !== null) {
    const why =
      offBecause === 'gone' ? 'it answered that it is gone for good' : 'it accepted nothing for two days';
    return { words: `Switched off ${when(offAt)}: ${why}.`, trouble: true };
  }
  if (failingSince !== null)
    return { words: `Has accepted nothing since ${when(failingSince)}. We keep trying.`, trouble: true };
  if (lastSentAt !== null) return { words: `Last taken ${when(lastSentAt)}.`, trouble: false };
  return { words: 'Nothing has been sent to it yet.', trouble: false };
}

/** The events that an endpoint is told of, in words. */
export function eventsInWords(events: readonly string[]): string {
  const names = webhookEvents.filter(({ id }) => events.includes(id)).map(({ name }) => name);
  if (names.length === webhookEvents.length) return 'Every event';
  return names.join(', ');
}

/** What came of a call: taken, waiting, tried again or given up, with what was answered. */
export function callStanding(call: HookCall): Standing {
  const answered = call.answerCode === null ? '' : `, answered ${call.answerCode}`;
  const tries = call.attempts > 1 ? `, ${call.attempts} attempts` : '';
  if (call.status === 'done') return { words: `Taken${answered}${tries}.`, trouble: false };
  if (call.status === 'dead') return { words: `Given up${answered}${tries}.`, trouble: true };
  if (call.status === 'leased') return { words: 'Being sent now.', trouble: false };
  if (!call.failing) return { words: 'Waits to be sent.', trouble: false };
  const next = call.nextAt === null ? '' : ` Next attempt ${when(call.nextAt)}.`;
  return { words: `Not taken${answered}${tries}.${next}`, trouble: true };
}
