import { data } from 'react-router';
import { momentOf } from '#app/pages/admin/parts/moment.ts';
import { personStatusWords } from '#app/pages/admin/people/person-status.tsx';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant } from '#domain/format/instant.ts';
import type { LeadKind } from '#domain/leads/lead.ts';
import { inPence } from '#domain/people/value.ts';
import { readDates } from '#domain/results/period.ts';
import { readPlace } from '#server/db/keyset.ts';
import { kindNames } from '#server/leads/lead-words.ts';
import type { Services } from '#server/ports/services.ts';
import {
  type Behind,
  behindOrder,
  type Counted,
  listBehind,
  readBehind,
} from '#server/results/read/behind.ts';
import { figure, nameWords, periodWords, splitWords } from './result-words.ts';
import { behindAddress, resultsAddress } from './results-address.ts';

const titles: Record<Behind['of'], [one: string, many: string]> = {
  leads: ['One enquiry', 'enquiries'],
  calls: ['One call', 'calls'],
  won: ['One client', 'clients'],
};

/** The list behind a figure. @throws 404 for an address that names none */
export async function loadBehindView({ db, clock }: Pick<Services, 'db' | 'clock'>, search: URLSearchParams) {
  const behind = readBehind(search, readDates(search));
  if (!behind) throw data(null, { status: 404 });
  const { of, period, part } = behind;
  const place = readPlace(search, behindOrder(of));
  const { rows, total, ...beside } = await listBehind(db.query, behind, place);
  const [one, many] = titles[of];
  const from = part && `${splitWords[part.dimension].column}: ${nameWords(part.dimension, part.name)}. `;
  const now = clock.now();
  return {
    title: total === 1 ? one : `${figure(total)} ${many}`,
    words: `${from ?? ''}${periodWords(period)}`,
    to: behindAddress(of, period, part),
    backTo: resultsAddress({ choice: 'dates', comparison: 'before', period }),
    beside,
    rows: rows.map((row) => rowOf(of, row, now)),
  };
}

function rowOf(
  of: Behind['of'],
  { id, personId, name, company, what, at, startsAt, pence }: Counted,
  now: number,
) {
  const own = { leads: `/admin/leads/${id}`, calls: `/admin/bookings/${id}`, won: `/admin/people/${id}` }[of];
  const words = {
    leads: kindNames[what as LeadKind],
    calls: startsAt === null ? '' : `Call on ${formatInstant(startsAt, agencyZone)}`,
    won: pence === null ? personStatusWords.won : `${personStatusWords.won}, ${inPence(pence)}`,
  };
  return {
    id,
    // An enquiry or a call whose person is gone is still there itself.
    to: personId === null ? own : `/admin/people/${personId}`,
    ...{ name, company, what: words[of], when: momentOf(Number(at), now, agencyZone) },
  };
}
