import { noteSchema } from '#domain/people/schema.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { unseen } from '#server/base/unseen.ts';
import type { Queries } from '#server/db/db.ts';
import { forgetInTimeline } from '#server/people/forget.ts';
import { addToTimeline, touchPerson } from '#server/people/timeline.ts';
import type { Services } from '#server/ports/services.ts';

type Input = Record<string, string>;
const noteSubject = (id: string) => `note:${id}`;

/**
 * Adds a note about somebody.
 * @param input unchecked: text
 * @throws DomainError invalid, not-found
 */
export async function addNote(
  services: Services,
  staff: Staff,
  personId: string,
  input: Input,
): Promise<void> {
  const text = textOf(input);
  const at = services.clock.now();
  const id = services.randomId();
  await services.db.query.transaction().execute(async (trx) => {
    if (!(await touchPerson(trx, personId, 0))) throw gone('person');
    await addToTimeline(trx, {
      ...{ personId, at, kind: 'note', actor: `staff:${staff.id}`, subject: noteSubject(id) },
    });
    await trx
      .insertInto('notes')
      .values({ id, person_id: personId, author_id: staff.id, text, created_at: at, updated_at: at })
      .execute();
  });
  services.log.info('note-added', { id, by: staff.id });
}

/**
 * Changes a note of one's own.
 * @param input unchecked: note (its id), text, and `seen`, the note's `updated_at` as the form had it
 * @throws DomainError invalid, not-found, conflict when it is somebody else's or was changed meanwhile
 */
export async function editNote(
  services: Services,
  staff: Staff,
  personId: string,
  input: Input,
): Promise<void> {
  const text = textOf(input);
  const at = services.clock.now();
  await services.db.query.transaction().execute(async (trx) => {
    const note = await ownNote(trx, staff, personId, input.note);
    if (note.text === text) return;
    if (String(note.updated_at) !== input.seen)
      throw unseen(
        'This note has been changed in another window. What you typed is still here; save again to keep it.',
      );
    const updated_at = Math.max(at, note.updated_at + 1);
    await trx.updateTable('notes').set({ text, updated_at }).where('id', '=', note.id).execute();
  });
  services.log.info('note-edited', { id: input.note, by: staff.id });
}

/** Deletes a note of one's own, with its line in the timeline. @throws DomainError not-found, conflict */
export async function deleteNote(
  services: Services,
  staff: Staff,
  personId: string,
  id: string,
): Promise<void> {
  await services.db.query.transaction().execute(async (trx) => {
    const note = await ownNote(trx, staff, personId, id);
    await forgetInTimeline(trx, noteSubject(note.id));
    await trx.deleteFrom('notes').where('id', '=', note.id).execute();
  });
  services.log.info('note-deleted', { id, by: staff.id });
}

async function ownNote(trx: Queries, staff: Staff, personId: string, id = '') {
  if (!(await touchPerson(trx, personId, 0))) throw gone('person');
  const note = await trx
    .selectFrom('notes')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  if (!note) throw gone('note');
  if (note.author_id === staff.id) return note;
  throw new DomainError('conflict', 'Only whoever wrote a note can change it.');
}

function textOf(input: Input): string {
  const parsed = noteSchema.safeParse(input);
  if (parsed.success) return parsed.data.text;
  throw DomainError.fromZod(parsed.error, parsed.error.issues[0]?.message);
}

const gone = (what: 'person' | 'note') => new DomainError('not-found', `There is no such ${what} any more.`);
