import { numberIn } from '#app/pages/admin/content/edit/number-in.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { typedInstant } from '#domain/format/typed-instant.ts';
import { DomainError } from '#server/base/errors.ts';

/** What was chosen to be published, and when: `publishAt` is null for now. */
type Wanted = {
  documents: Record<string, number>;
  note: string;
  expectLive: number;
  publishAt: number | null;
};

const longestNote = 500;

/** Reads the form of the publishing page. @throws DomainError invalid */
export function readPublish(form: FormData): Wanted {
  const documents = tickedIn(form);
  const note = String(form.get('note') ?? '').trim();
  const expectLive = numberIn(form, 'expectLive');
  if (Object.keys(documents).length === 0) throw fault('document', 'Please tick at least one page.');
  if (note.length > longestNote)
    throw fault('note', `Please keep the note to ${longestNote} characters or fewer.`);
  const publishAt = form.get('when') === 'later' ? laterAt(form) : null;
  return { documents, note, expectLive, publishAt };
}

/** The documents that are ticked, with their versions. */
export function tickedIn(form: FormData): Record<string, number> {
  const ticked = form.getAll('document').map((value) => /^(.+)@(\d{1,9})$/.exec(String(value)));
  return Object.fromEntries(ticked.flatMap((one) => (one ? [[one[1] ?? '', Number(one[2])]] : [])));
}

function laterAt(form: FormData): number {
  const [date, time] = [String(form.get('date') ?? ''), String(form.get('time') ?? '')];
  if (
    !/^\d{4}-\d{2}-\d{2}$/.test(date) ||
    !/^\d{2}:\d{2}$/.test(time) ||
    Number.isNaN(Date.parse(`${date}T${time}Z`))
  )
    throw fault('at', 'Please enter a date and a time.');
  const meant = typedInstant(date, time, agencyZone);
  if ('wrong' in meant) throw fault('at', meant.wrong);
  return meant.at;
}

function fault(field: string, message: string): DomainError {
  return new DomainError('invalid', message, { fields: { [field]: message } });
}
