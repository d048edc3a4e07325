import { summerOffer } from '#content/offer/summer.ts';
import { dayMs, hourMs, minuteMs } from '#domain/format/durations.ts';

/** Ids of the one row that each table has. */
export const sampleId = '5a3b1e0c-0000-4000-8000-000000000001';

type Rows = Readonly<Record<string, readonly object[]>>;

const person = {
  name: 'Alexandra Fotheringham-Brown',
  email: 'alexandra@client.example',
  email_key: 'alexandra@client.example',
  phone: '+44 1632 960321',
  company: 'Fotheringham-Brown Ltd',
};

/** What a visitor left who is at each page and gets each email: one row a table, and none in all others. */
export function sampleRows(now: number): Rows {
  const startsAt = now - (now % dayMs) + 6 * dayMs + 10 * hourMs;
  const kept = { created_at: now, updated_at: now, reasons: '[]', request_hash: '', idempotency_key: null };
  return {
    bookings: [
      {
        ...{ ...person, ...kept, id: sampleId, status: 'confirmed', message: '', way: 'phone', room: '' },
        ...{ starts_at: startsAt, ends_at: startsAt + 30 * minuteMs, visitor_zone: 'America/New_York' },
        ...{ sequence: 0, link_version: 1, cancelled_at: null, ended_by: null, cancel_reason: '', notes: '' },
        ...{ doubted: 0, visitor_moves: '[]', booked_by: null, invites: 1, person_id: sampleId },
      },
    ],
    leads: [
      {
        ...{ ...person, ...kept, id: sampleId, kind: 'contact', status: 'new', quarantine: 'none' },
        ...{ person_id: sampleId, payload: '{}', attribution: null, consent_text: null, consent_at: null },
        ...{ offer_id: null, offer_state: null },
      },
    ],
    newsletter_subscriptions: [
      { ...person, ...kept, id: sampleId, status: 'pending', generation: 0, consent_text: null },
    ],
    data_requests: [
      {
        ...{ ...person, id: sampleId, kind: 'copy', status: 'open', about: '', message: '', reasons: '[]' },
        ...{ received_at: now, due_on: new Date(now + 30 * dayMs).toISOString().slice(0, 10), note: '' },
        ...{ acknowledged_at: now, answered_on: null, outcome: null, identity: 'unchecked' },
      },
    ],
  };
}

/** Who took the places of the offer, as they are asked for: one person each. */
export const takenPlaces = (now: number): Readonly<Record<string, readonly object[]>> => ({
  'leads as person': Array.from({ length: summerOffer.spots.capacity }, (_, index) => ({
    person: `visitor-${index}@example.com`,
    at: now - dayMs,
  })),
});
