import type { News } from '#server/notices/tell.ts';
import type { OutboxEntry } from '#server/ports/outbox.ts';
import type { Booking } from './booking.ts';
import { bookingSubject, mailNameOf } from './subject.ts';

/** By the beginning of the name of the agency's e-mail: the longer before the shorter. */
const words: [name: string, what: string][] = [
  ['agency-booked', 'Discovery call booked by {name}'],
  ['agency-requested', 'Discovery call requested by {name}'],
  ['agency-cancelled', 'Discovery call cancelled by {name}'],
  ['agency-move-requested', 'Another time requested by {name}'],
  ['agency-moved', 'Discovery call moved by {name}'],
  ['agency-number', 'Number for the call from {name}'],
];

/** What a visitor did with a call, as staff are told of it; of what looks odd nobody is told. */
export function newsOfBooking(booking: Booking, entries: readonly OutboxEntry[]): News[] {
  if (booking.doubted) return [];
  return entries.flatMap((entry) => {
    const name = mailNameOf(booking.id, entry);
    const what = words.find(([beginning]) => name?.startsWith(beginning))?.[1];
    if (!what) return [];
    return [{ id: entry.dedupeKey, event: 'call' as const, what, about: bookingSubject(booking.id) }];
  });
}
