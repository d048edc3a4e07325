import { type Absence, absenceWords } from '#domain/availability/absence.ts';
import { dateAt } from '#domain/availability/zone-day.ts';
import { isRequest } from '#domain/booking/lifecycle.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { listAbsences } from '#server/availability/absences.ts';
import { loadRules } from '#server/availability/rules.ts';
import { mayBeAsked, mostAtOnce } from '#server/bookings/absences/answer.ts';
import { type Hit, hitsOf } from '#server/bookings/absences/hits.ts';
import type { Services } from '#server/ports/services.ts';

/** The absences that come, those that need the owner first, and the past ones, as their page shows them. */
export async function absencesView(services: Services) {
  const { query } = services.db;
  const { zone } = await loadRules(query);
  const now = services.clock.now();
  const today = dateAt(zone, now);
  const coming = await listAbsences(query, { from: today });
  const past = await listAbsences(query, { before: today });
  const hits = await hitsOf(query, { absences: coming.absences, zone, now });
  const views = coming.absences.map((one) => absenceView(one, hits.get(one.key) ?? [], zone));
  return {
    today,
    coming: [...views.filter(({ waiting }) => waiting > 0), ...views.filter(({ waiting }) => waiting === 0)],
    past: past.absences.map((one) => absenceView(one, [], zone)),
    more: coming.more,
    ranges: coming.absences
      .filter((one) => one.hours === null)
      .map(({ first, last }) => [first, last] as const),
  };
}

function absenceView(absence: Absence, hits: Hit[], zone: string) {
  const calls = hits.map((hit) => ({
    id: hit.booking.id,
    personId: hit.personId,
    name: hit.booking.name,
    when: formatInstant(hit.booking.startsAt, zone),
    requested: isRequest(hit.booking),
    mayBeAsked: mayBeAsked(hit),
    answer: hit.answer && { kind: hit.answer.answer, when: formatInstant(hit.answer.at, zone) },
  }));
  const open = calls.filter(({ answer }) => answer === null);
  return {
    key: absence.key,
    words: absenceWords(absence),
    reason: absence.reason,
    calls,
    waiting: open.length,
    askable: open.filter((call) => call.mayBeAsked).map(({ id }) => id),
    /** So many of them are asked with one press. */
    atOnce: mostAtOnce,
  };
}

export type AbsenceView = ReturnType<typeof absenceView>;
export type AbsentCall = AbsenceView['calls'][number];
