import { lastChanged, notes, notesPath, notesText, type ShownNote } from '#content/notes.ts';
import { site } from '#content/site.ts';
import { markdownHtml } from '#domain/format/markdown.ts';
import { feedPath } from './feed-path.ts';
import { absolute, siteOrigin } from './origin.ts';
import { textFile } from './text-file.ts';

/** Readers ask often and keep what they had, so the newest are enough. */
const most = 20;

/** The newest notes as an Atom feed (RFC 4287), or null while there is none: a feed says when it was changed last. */
export function feed(): string | null {
  const updated = notes.map(lastChanged).sort().at(-1);
  if (updated === undefined) return null;
  const entries = notes.slice(0, most).flatMap(entry);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">',
    `  <title>${xml(`${notesText.title} | ${site.name}`)}</title>`,
    `  <subtitle>${xml(notesText.search.socialDescription)}</subtitle>`,
    `  <id>${absolute(notesPath)}</id>`,
    `  <link rel="self" type="application/atom+xml" href="${absolute(feedPath)}"></link>`,
    `  <link rel="alternate" type="text/html" href="${absolute(notesPath)}"></link>`,
    `  <icon>${absolute('/icons/icon-512.png')}</icon>`,
    `  <updated>${instant(updated)}</updated>`,
    `  <author><name>${xml(site.name)}</name><uri>${absolute('/')}</uri></author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

/** A note keeps the id of the address that it had first, so that readers do not show it again when it moves. */
function entry(note: ShownNote): string[] {
  const address = absolute(`${notesPath}/${note.slug}`);
  const html = markdownHtml(note.bodyMarkdown, { origin: siteOrigin });
  return [
    '  <entry>',
    `    <title>${xml(note.title)}</title>`,
    `    <id>${absolute(`${notesPath}/${note.id}`)}</id>`,
    `    <link rel="alternate" type="text/html" href="${address}"></link>`,
    `    <published>${instant(note.date)}</published>`,
    `    <updated>${instant(lastChanged(note))}</updated>`,
    `    <author><name>${xml(`${note.author}, ${site.name}`)}</name></author>`,
    `    <summary>${xml(note.summary)}</summary>`,
    `    <content type="html">${xml(html)}</content>`,
    '  </entry>',
  ];
}

const instant = (date: string) => `${date}T00:00:00Z`;

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in XML, without the characters that XML cannot hold. */
function xml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\P{Cc}]|[\u{FFFE}\u{FFFF}]/gu, '')
    .replace(/[&<>"]/g, (sign) => signs[sign] ?? '');
}

export function loader() {
  const text = feed();
  return text === null ? new Response(null, { status: 404 }) : textFile(text, 'application/atom+xml');
}
