import { agencyZone } from '#domain/booking/agency-zone.ts';
import { dataRequestIdentities, dataRequestOutcomes } from '#domain/data-requests/kinds.ts';
import { wallClock } from '#domain/format/instant.ts';
import { isIsoDate } from '#domain/format/iso-date.ts';
import { cleanText } from '#domain/forms/clean-text.ts';
import { longest, tooLong } from '#domain/forms/longest.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { unseen } from '#server/base/unseen.ts';
import { withdraw } from '#server/outbox/withdraw.ts';
import type { Services } from '#server/ports/services.ts';
import { dataRequestSubject, seenOf, toDataRequest, todayOf } from './data-request.ts';
import { writeNoted } from './write-noted.ts';

/** As the form of the owner's area sends it. */
export type Answer = { answeredOn: string; outcome: string; note: string; identity?: string; seen: string };

/**
 * Notes what was done about a request and when the person was told, or corrects that note. The reminder is taken back.
 * @throws DomainError invalid (messages by field), not-found; `unseen` when somebody else noted something meanwhile
 */
export async function answerDataRequest(
  services: Services,
  staff: Staff,
  id: string,
  { answeredOn, outcome: wanted, note: typed, identity: known, seen }: Answer,
): Promise<void> {
  const outcome = dataRequestOutcomes.find((one) => one === wanted);
  const note = cleanText(typed);
  const identity = dataRequestIdentities.find((one) => one === known);
  const row = await services.db.query
    .selectFrom('data_requests')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new DomainError('not-found', 'There is no such request.');
  const request = toDataRequest(row);
  const receivedOn = wallClock(request.receivedAt, agencyZone).date;
  const fields = {
    ...(outcome ? {} : { outcome: 'Please choose what was done' }),
    ...(dateProblem(answeredOn, receivedOn, todayOf(services)) ?? {}),
    ...(note.length > longest.notes ? { note: tooLong(longest.notes) } : {}),
  };
  if (!outcome || Object.keys(fields).length > 0)
    throw new DomainError('invalid', 'Please look at the marked fields.', { fields });
  const noted = { answeredOn, outcome, note, identity: identity ?? request.identity };
  const isNoted = seenOf({ ...request, ...noted }) === seenOf(request);
  if (!isNoted && seen !== seenOf(request)) throw unseen(notedMeanwhile);
  await services.db.query.transaction().execute(async (trx) => {
    const answered = { status: 'answered', answered_on: answeredOn, outcome, note } as const;
    const read = { row, now: services.clock.now() };
    await writeNoted(trx, read, { ...answered, identity: noted.identity }, notedMeanwhile);
    await withdraw(trx, { kind: 'data-request-reminder', subject: dataRequestSubject(id) });
  });
  services.log.info('data-request-answered', { id, outcome, by: staff.id });
}

const notedMeanwhile =
  'Somebody else noted an answer while you had the page open. What you typed is still here, beside what was saved since. Save again to keep yours.';

function dateProblem(answeredOn: string, receivedOn: string, today: string): { answeredOn: string } | null {
  if (!isIsoDate(answeredOn)) return { answeredOn: 'Please give the day on which you answered' };
  if (answeredOn < receivedOn) return { answeredOn: 'This is before the request came' };
  return answeredOn > today ? { answeredOn: 'This day has not come yet' } : null;
}
