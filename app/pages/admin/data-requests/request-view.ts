import { yourData } from '#content/your-data.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { daysUntil, urgencyOf } from '#domain/data-requests/due.ts';
import { formatLongDate } from '#domain/format/date-time.ts';
import { wallClock } from '#domain/format/instant.ts';
import { type DataRequest, referenceOf, seenOf, todayOf } from '#server/data-requests/data-request.ts';
import type { Services } from '#server/ports/services.ts';

/** What the owner's pages show of a request. */
export function requestView(services: Pick<Services, 'clock'>, request: DataRequest) {
  const today = todayOf(services);
  const dated = (at: number) => formatLongDate(wallClock(at, agencyZone).date);
  return {
    id: request.id,
    reference: referenceOf(request.id),
    kind: yourData.kinds[request.kind].name,
    name: request.name,
    email: request.email,
    about: request.about,
    message: request.message,
    reasons: request.reasons.map(({ text }) => text),
    received: dated(request.receivedAt),
    acknowledged: request.acknowledgedAt === null ? null : dated(request.acknowledgedAt),
    due: formatLongDate(request.dueOn),
    days: daysUntil(request.dueOn, today),
    urgency: urgencyOf(request.dueOn, today),
    today,
    answeredOn: request.answeredOn,
    answered: request.answeredOn && formatLongDate(request.answeredOn),
    outcome: request.outcome,
    outcomeText: request.outcome && yourData.outcomes[request.outcome],
    note: request.note,
    identity: request.identity,
    seen: seenOf(request),
  };
}

export type RequestView = ReturnType<typeof requestView>;
