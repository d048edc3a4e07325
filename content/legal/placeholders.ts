import { call } from '#content/call.ts';
import { say } from '#content/say.ts';
import { sayLongDate } from '#content/say-dates.ts';
import type { LegalPlaceholder, Retention, StorageEntry } from '#content/schema/legal.ts';
import type { Site } from '#content/schema/site.ts';
import { companyDetails } from '#domain/business/identity.ts';

/** The values of the placeholders. `null` means: not known yet, so the line with it is left out. */
type Placeholders = Readonly<Record<string, string | null>>;

/**
 * Replaces each {{placeholder}}. A line with a placeholder whose value is null disappears.
 * @throws Error naming the file and a placeholder that does not exist
 */
export function fillPlaceholders(file: string, text: string, values: Placeholders): string {
  const lines = text.split('\n').flatMap((line) => {
    const names = [...line.matchAll(/\{\{([^{}]*)\}\}/g)].map((match) => (match[1] ?? '').trim());
    const unknown = names.find((name) => !Object.hasOwn(values, name));
    if (unknown !== undefined) {
      throw new Error(
        `${file}: the placeholder '{{${unknown}}}' does not exist; see content/legal/README.md.`,
      );
    }
    if (names.some((name) => values[name] === null)) return [];
    return [line.replace(/\{\{([^{}]*)\}\}/g, (_, name: string) => values[name.trim()] ?? '')];
  });
  return lines.join('\n');
}

/** The placeholders of the legal texts: who we are, what is kept and for how long. */
export function legalPlaceholders(
  site: Site,
  kept: readonly Retention[],
  stored: readonly StorageEntry[],
  reviewsToday: string,
  version: string,
): Readonly<Record<LegalPlaceholder, string | null>> {
  const { address } = site;
  const list = (entries: readonly StorageEntry[]) =>
    entries
      .map(
        (entry) => `- **${entry.name}** (${say(entry.place)}). ${entry.purpose} ${entry.set}. ${entry.kept}.`,
      )
      .join('\n');
  return {
    name: site.name,
    email: site.email,
    emailLink: `[${site.email}](mailto:${site.email})`,
    phone: site.phone.display,
    phoneLink: `[${site.phone.display}](tel:${site.phone.dial})`,
    address: [address.street, address.town, address.region, address.postcode, say('United Kingdom')]
      .filter(Boolean)
      .join(', '),
    vat: site.vat.registered
      ? say(
          'We are registered for VAT, today at {rate}%. Beside each price on this website is the price with VAT.',
          { rate: site.vat.ratePercent },
        )
      : say('We are not registered for VAT, so none is added to our prices today.'),
    companyDetails:
      companyDetails(site)
        .map((one) => say(one))
        .join(' ') || null,
    callRecording: site.call.recorded ? call.policy.recorded : call.policy.notRecorded,
    reviewsToday,
    version: sayLongDate(version),
    retention: kept
      .map(
        ({ what, period, from }) =>
          `- ${say('{what}: {period} from {event}.', { what, period: `**${period}**`, event: from })}`,
      )
      .join('\n'),
    'storage.essential': list(stored.filter((entry) => entry.category === 'essential')),
    'storage.analytics': list(stored.filter((entry) => entry.category === 'analytics')),
    'storage.functional': list(stored.filter((entry) => entry.category === 'functional')),
  };
}
