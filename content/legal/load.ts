import { call } from '#content/call.ts';
import { check } from '#content/define.ts';
import { type LegalPage, legalPageSchema, type Retention, type StorageEntry } from '#content/schema/legal.ts';
import type { Site } from '#content/schema/site.ts';
import { companyDetails } from '#domain/business/identity.ts';
import { formatLongDate } from '#domain/format/date-time.ts';
import { checkMarkdown } from '#domain/format/markdown.ts';

/** One legal text as it was read: its path from the project root and how many sections it must hold. */
export type LegalSource = { file: string; sections: number; text: string };

/** The values of the placeholders. `null` means: not known yet, so the line with it is left out. */
export type Placeholders = Readonly<Record<string, string | null>>;

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
  version: string,
): Placeholders {
  const { address } = site;
  const list = (entries: readonly StorageEntry[]) =>
    entries
      .map((entry) => `- **${entry.name}** (${entry.place}). ${entry.purpose} ${entry.set}. ${entry.kept}.`)
      .join('\n');
  return {
    name: site.name,
    email: site.email,
    emailLink: `[${site.email}](mailto:${site.email})`,
    phone: site.phone.display,
    phoneLink: `[${site.phone.display}](tel:${site.phone.dial})`,
    address: [address.street, address.town, address.region, address.postcode, 'United Kingdom']
      .filter(Boolean)
      .join(', '),
    vat: site.vat.registered
      ? `We are registered for VAT, which is ${site.vat.ratePercent}% today, and beside each price on this website stands what it comes to with VAT.`
      : 'We are not registered for VAT, so none is added to our prices today.',
    companyDetails: companyDetails(site).join(' ') || null,
    callRecording: site.call.recorded ? call.policy.recorded : call.policy.notRecorded,
    version: formatLongDate(version),
    retention: kept.map((entry) => `- ${entry.what}: ${entry.period} from ${entry.from}.`).join('\n'),
    'storage.essential': list(stored.filter((entry) => entry.category === 'essential')),
    'storage.analytics': list(stored.filter((entry) => entry.category === 'analytics')),
  };
}

/**
 * Reads one legal text: a line `# Title`, an introduction, then `## Section` with its text in Markdown.
 * @throws Error with a sentence naming the file and what is wrong with it
 */
export function loadLegalPage({ file, sections, text }: LegalSource, values: Placeholders): LegalPage {
  const filled = fillPlaceholders(file, text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'), values);
  const [head = '', ...blocks] = filled.split(/^## /m);
  const [, title = '', introMarkdown = ''] = /^# (.+)\n([\s\S]*)$/.exec(head) ?? [];
  if (blocks.length !== sections) {
    throw new Error(
      `${file}: it has ${blocks.length} sections instead of ${sections}; if that is intended, change the number in content/legal/all.ts.`,
    );
  }
  checkMarkdown(file, [introMarkdown, ...blocks].join('\n\n'));
  return check(file, legalPageSchema, {
    title: title.trim(),
    introMarkdown: introMarkdown.trim(),
    sections: blocks.map((block) => {
      const [heading = '', ...lines] = block.split('\n');
      const id = heading
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
      return { id, title: heading.trim(), markdown: lines.join('\n').trim() };
    }),
  });
}
