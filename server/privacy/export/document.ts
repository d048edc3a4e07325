import { site } from '#content/site.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { megabyte } from '#domain/format/sizes.ts';
import type { Services } from '#server/ports/services.ts';
import type { PersonRecords } from '#server/privacy/erase/find-person.ts';
import { escaped, escapeText, inertJson } from './escape.ts';
import type { ExportRow } from './row.ts';
import { type Section, sectionsOf } from './sections.ts';
import { forPrograms, pairsOf } from './values.ts';

/** Files in the page up to this size together: mail programs take about as much. */
const mostEmbedded = 15 * megabyte;

const style = `
  :root { color-scheme: light dark; }
  body { font: 1rem/1.55 system-ui, sans-serif; max-width: 48rem; margin: 0 auto; padding: 1.5rem; }
  h2 { margin-top: 2.5rem; border-bottom: 1px solid; padding-bottom: .25rem; }
  article { margin: 1.25rem 0; padding: .75rem 1rem; border: 1px solid #8888; border-radius: .5rem; }
  dl { margin: 0; } dt { font-size: .875rem; opacity: .75; margin-top: .5rem; }
  dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: isolate; }
  @media print { article { break-inside: avoid; } }`;

/**
 * Everything that is held about a person as one page that needs nothing else: readable in any browser, printable, with
 * their files in it and a part for programs at its end. It is made while it is sent, some records at a time.
 */
export async function* exportDocument(services: Services, found: PersonRecords): AsyncGenerator<string> {
  const sections = sectionsOf(services, found);
  yield* head(services, found, sections);
  const room = { bytes: mostEmbedded };
  for (const section of sections) {
    yield `<section id="${section.id}"><h2>${escapeText(section.title)}</h2><p>${escapeText(section.intro)}</p>\n`;
    for await (const row of section.rows()) yield* article(services, row, room);
    yield '</section>\n';
  }
  yield* programsPart(services, found, sections);
  yield '</main></body></html>\n';
}

function* head(
  { clock, env }: Services,
  { asked }: PersonRecords,
  sections: readonly Section[],
): Generator<string> {
  const title = `What ${site.name} holds about you`;
  yield `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeText(title)}</title><style>${style}</style></head><body><main>
<h1>${escapeText(title)}</h1>
<p>Made on ${escapeText(formatInstant(clock.now(), agencyZone))} (UK time), for ${asked.map((one) => `<bdi>${escapeText(one)}</bdi>`).join(', ')}.</p>
<p>All of it is here, our own notes included. Left out are the names of colleagues, what belongs to other people, and the keys and checksums that our program needs. How long we keep each kind, whom we pass it on to, and your rights stand at ${escapeText(env.SITE_URL)}/privacy-policy. To have something corrected or erased: ${escapeText(env.SITE_URL)}/your-data.</p>
`;
  if (sections.length === 0) yield '<p>We hold nothing under this address.</p>\n';
  else
    yield `<nav aria-label="Contents"><h2>Contents</h2><ol>${sections
      .map(({ id, title: name, count }) => `<li><a href="#${id}">${escapeText(name)}</a> (${count})</li>`)
      .join('')}<li><a href="#programs">For programs</a></li></ol></nav>\n`;
}

async function* article(
  services: Services,
  { values, file }: ExportRow,
  room: { bytes: number },
): AsyncGenerator<string> {
  yield '<article><dl>';
  for (const [label, text] of pairsOf(values)) {
    yield `<dt>${escapeText(label)}</dt><dd dir="auto">`;
    yield* escaped(text);
    yield '</dd>';
  }
  yield '</dl>';
  if (file) yield* fileLink(services, file, room);
  yield '</article>\n';
}

/** The file as a link that saves it: of no type that a browser would open by itself. */
async function* fileLink(
  services: Services,
  { storedName, name, bytes }: NonNullable<ExportRow['file']>,
  room: { bytes: number },
): AsyncGenerator<string> {
  const content = bytes <= room.bytes ? await services.files.open(storedName) : null;
  if (!content) {
    yield '<p>This file is not in this page because of its size. We send it along with it.</p>';
    return;
  }
  room.bytes -= bytes;
  yield `<p><a download="${escapeText(name)}" href="data:application/octet-stream;base64,`;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of content as AsyncIterable<Buffer>) {
    const all = Buffer.concat([rest, chunk]);
    const whole = all.length - (all.length % 3);
    yield all.subarray(0, whole).toString('base64');
    rest = all.subarray(whole);
  }
  yield `${rest.toString('base64')}">Save <bdi>${escapeText(name)}</bdi></a></p>`;
}

/** The same records as JSON, as the right to take them along asks for. Nothing in it is run. */
async function* programsPart(
  { clock }: Services,
  { asked }: PersonRecords,
  sections: readonly Section[],
): AsyncGenerator<string> {
  yield `<section id="programs"><h2>For programs</h2><p>The same records stand at the end of this file as JSON, in the element with the id “data”.</p></section>
<script type="application/json" id="data">{"addresses":${inertJson(asked)},"madeAt":${inertJson(new Date(clock.now()).toISOString())},"records":{`;
  for (const [index, section] of sections.entries()) {
    yield `${index > 0 ? ',' : ''}\n${inertJson(section.id)}:[`;
    let first = true;
    for await (const { values } of section.rows()) {
      yield `${first ? '' : ','}\n${inertJson(forPrograms(values))}`;
      first = false;
    }
    yield ']';
  }
  yield '}}</script>\n';
}
