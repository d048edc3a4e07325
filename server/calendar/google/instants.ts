/**
 * An instant as Google writes it: RFC 3339 with an offset. Without one it is a wall time in `timeZone`, and a bare
 * date is the beginning of that day there; the zone of this machine never counts. Null when it cannot be read.
 * Source: 'Events' (resource), fields `start.date`, `start.dateTime` and `start.timeZone`.
 */
export function instantOf(text: string | undefined, timeZone: string): number | null {
  if (text === undefined) return null;
  try {
    if (/(z|[+-]\d{2}:?\d{2})$/i.test(text) && /t/i.test(text))
      return Temporal.Instant.from(text).epochMilliseconds;
    return Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).epochMilliseconds;
  } catch {
    return null;
  }
}
