import { agencyZone } from '#domain/booking/agency-zone.ts';
import { dayMs } from '#domain/format/durations.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { certificateShown } from './certificate-shown.ts';
import type { Reading } from './reading.ts';

/**
 * Whether browsers take the certificate of the site's own address, and how long it lasts.
 * @param leastDays days that should be left
 */
export async function lookAtCertificate(
  origin: string,
  leastDays: number,
  now: number,
  shown = certificateShown,
): Promise<Reading> {
  const certificate = await shown(origin);
  if (certificate === null) return { thing: 'certificate', state: 'between', words: '' };
  const { end, isForName, untrusted } = certificate;
  const until = formatInstant(end, agencyZone);
  const bad = (words: string): Reading => ({
    thing: 'certificate',
    state: 'bad',
    words: `The certificate of the site’s address ${words} Ask whoever runs the server to look at the proxy, which fetches and renews it.`,
  });
  if (end <= now) return bad(`ended on ${until} and was not renewed. Browsers warn visitors away.`);
  if (!isForName)
    return bad(`is made out to another name than ${new URL(origin).hostname}. Browsers warn visitors away.`);
  if (untrusted !== null)
    return bad(
      `is valid until ${until}, but not one that browsers trust: they do not know who signed it, or a part between is missing or has ended (${untrusted}). They warn visitors away.`,
    );
  if (end - now < leastDays * dayMs)
    return bad(`ends on ${until} and was not renewed. Without it browsers warn visitors away.`);
  return { thing: 'certificate', state: 'well', words: `It is now valid until ${until}.` };
}
