import { setImmediate } from 'node:timers/promises';
import { addressesMoved } from '#server/people/merges/addresses-moved.ts';
import type { Services } from '#server/ports/services.ts';
import type { PersonRecords } from '#server/privacy/erase/find-person.ts';
import { readable } from './left-out.ts';
import type { ExportRow } from './row.ts';
import { keptMailRows, lettersRows, mailRows } from './texts.ts';

/** The records of one kind, under their heading. They are read while they are written, and may be read twice. */
export type Section = {
  id: string;
  title: string;
  /** What it is, and why it is here, in a sentence. */
  intro: string;
  count: number;
  rows: () => AsyncIterable<ExportRow>;
};

/** Everything that is held about a person, in the order in which it is told; kinds without records are left out. */
export function sectionsOf(services: Services, found: PersonRecords): Section[] {
  const all: Section[] = [
    section(
      'people',
      'How we know you',
      'Your contact details with us, and how far we are with each other.',
      [...found.people, ...found.addresses],
    ),
    section('leads', 'Your enquiries', 'What you sent us by our forms, as you sent it.', found.leads),
    section('files', 'Files with your enquiries', 'The files themselves are in this page.', found.files),
    section('bookings', 'Your calls', 'Booked, held and cancelled calls, with our notes.', found.bookings),
    section(
      'notes',
      'Our notes about you',
      'What we wrote down for ourselves. It is about you, so it is yours to see.',
      found.notes,
    ),
    {
      ...{
        id: 'letters',
        title: 'Letters between us',
        intro: 'Emails that you wrote to us, and ours to you.',
      },
      count: found.letters.length,
      rows: () => lettersRows(services, found),
    },
    section(
      'letterFiles',
      'Files with letters',
      'Those that we keep. A file that was too large stands in the email itself.',
      found.letterFiles,
    ),
    {
      ...{ id: 'deliveries', title: 'Emails and notices of the website' },
      intro:
        'What the website wrote to you, or to us about you. Of mails that name others too only the date.',
      count: found.deliveries.length,
      rows: () => mailRows(services, found),
    },
    {
      ...{ id: 'keptMails', title: 'Emails kept on our disk' },
      intro: 'Emails that were written while no mail server was set up.',
      count: found.keptMails.length,
      rows: () => keptMailRows(services, found),
    },
    section('newsletter', 'Newsletter', 'Your sign-up, with what you agreed to.', found.newsletter),
    section('dataRequests', 'Requests about your data', 'And how we answered.', found.dataRequests),
    section('reviewProofs', 'Your reviews of our work', 'What we keep to show that a review is real.', [
      ...found.reviewProofs,
      ...found.typedProofs.map(({ proof }) => ({ ...proof })),
    ]),
    section('timeline', 'What happened, in order', 'One line for each event.', found.timeline),
    section('merges', 'Records that we merged or split', 'Kept so that it can be undone.', [
      ...found.merges.map((move) => withoutOthers(move, found.asked)),
      ...found.changes,
    ]),
  ];
  return all.filter(({ count }) => count > 0);
}

/** Without what it keeps of whoever was merged where that is, or may be, somebody else by now. */
function withoutOthers(move: PersonRecords['merges'][number], asked: readonly string[]): Row {
  return addressesMoved(move).every((key) => asked.includes(key)) ? move : { ...move, snapshot: '' };
}

type Heading = Pick<Section, 'id' | 'title' | 'intro'>;
type Row = Readonly<Record<string, unknown>>;

function section(
  id: Heading['id'],
  title: Heading['title'],
  intro: Heading['intro'],
  rows: readonly Row[],
): Section {
  return { id, title, intro, count: rows.length, rows: () => rowsOf(rows) };
}

async function* rowsOf(rows: readonly Row[]): AsyncGenerator<ExportRow> {
  for (const [index, row] of rows.entries()) {
    // Others are served in between.
    if (index % 100 === 99) await setImmediate();
    const { stored_name: storedName, original_name: name, bytes } = row;
    const values = readable(row);
    const isFile = typeof storedName === 'string' && typeof name === 'string' && typeof bytes === 'number';
    yield isFile ? { values, file: { storedName, name, bytes } } : { values };
  }
}
