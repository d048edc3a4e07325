const alphabet = '0123456789abcdefghijklmnopqrstuv';

function toBase32Hex(bytes: Uint8Array): string {
  let out = '';
  let bits = 0;
  let pending = 0;
  for (const byte of bytes) {
    pending = (pending << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      out += alphabet.charAt((pending >> bits) & 31);
    }
    pending &= (1 << bits) - 1;
  }
  return bits > 0 ? out + alphabet.charAt((pending << (5 - bits)) & 31) : out;
}

function fromBase32Hex(text: string): Uint8Array | null {
  const out: number[] = [];
  let bits = 0;
  let pending = 0;
  for (const character of text) {
    const value = alphabet.indexOf(character);
    if (value < 0) return null;
    pending = (pending << 5) | value;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      out.push((pending >> bits) & 255);
      pending &= (1 << bits) - 1;
    }
  }
  return Uint8Array.from(out);
}

/**
 * The id of a booking's calendar event: base32hex of `generation:bookingId`, so that a retried insert
 * meets its own event. Different bookings never share an id, if booking ids are unique over all sites
 * that write to the calendar (UUIDs are). The id of a deleted event stays taken for ever: raise
 * `generation` to give the booking a new event. Source: events.insert, field `id`: 5 to 1024
 * characters of a–v and 0–9. Throws RangeError for an empty or over-long booking id.
 */
export function eventIdFor(bookingId: string, generation = 0): string {
  const id = toBase32Hex(new TextEncoder().encode(`${generation}:${bookingId}`));
  if (bookingId === '' || id.length > 1024)
    throw new RangeError('A booking id must have 1 to about 630 characters.');
  return id;
}

/** The booking behind an event id of ours, null for any other event. */
export function bookingOfEventId(eventId: string): { bookingId: string; generation: number } | null {
  const bytes = eventId.length > 1024 ? null : fromBase32Hex(eventId);
  if (!bytes) return null;
  const match = /^(\d+):(.+)$/s.exec(new TextDecoder().decode(bytes));
  if (!match?.[1] || !match[2]) return null;
  const found = { bookingId: match[2], generation: Number(match[1]) };
  return eventIdFor(found.bookingId, found.generation) === eventId ? found : null;
}
