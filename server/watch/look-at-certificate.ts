import { agencyZone } from '#domain/booking/agency-zone.ts';
import { dayMs } from '#domain/format/durations.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { certificateEnd } from './certificate-end.ts';
import type { Reading } from './reading.ts';

/** Whether the certificate of the site's own address lasts. @param leastDays days that should be left */
export async function lookAtCertificate(origin: string, leastDays: number, now: number): Promise<Reading> {
  const end = await certificateEnd(origin);
  if (end === null) return { thing: 'certificate', state: 'between', words: '' };
  const until = formatInstant(end, agencyZone);
  if (end - now >= leastDays * dayMs)
    return { thing: 'certificate', state: 'well', words: `It is now valid until ${until}.` };
  const state = end > now ? `ends on ${until}` : `ended on ${until}`;
  return {
    thing: 'certificate',
    state: 'bad',
    words: `The certificate of the site’s address ${state} and was not renewed. Without it browsers warn visitors away. Ask whoever runs the server to look at the proxy, which renews it.`,
  };
}
