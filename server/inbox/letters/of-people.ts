import type { Selectable } from 'kysely';
import type { Queries } from '#server/db/db.ts';
import type { MessageTables } from '#server/db/tables/messages.ts';
import type { Services } from '#server/ports/services.ts';

/** Letters without their texts, of which there may be thousands. */
type Letters = {
  letters: Pick<Selectable<MessageTables['messages']>, 'id'>[];
  letterFiles: Selectable<MessageTables['message_files']>[];
};

/** All letters with people, and those of their addresses that nobody has placed, with their files. */
export async function lettersOfPeople(
  queries: Queries,
  { people, addresses }: { people: readonly string[]; addresses: readonly string[] },
) {
  const letters = await queries
    .selectFrom('messages')
    .select(['id', 'person_id', 'direction', 'state', 'at'])
    .where((eb) =>
      eb.or([
        eb('from_email', 'in', addresses),
        ...(people.length > 0 ? [eb('person_id', 'in', people)] : []),
      ]),
    )
    .orderBy('at')
    .execute();
  const ids = letters.map(({ id }) => id);
  const letterFiles =
    ids.length > 0
      ? await queries.selectFrom('message_files').selectAll().where('message_id', 'in', ids).execute()
      : [];
  return { letters, letterFiles };
}

/** Deletes letters; files before their rows, which are what leads to them. The mailbox keeps its own. */
export async function dropLetters({ db, files }: Services, { letters, letterFiles }: Letters): Promise<void> {
  for (const { stored_name: storedName } of letterFiles) if (storedName) await files.discard(storedName);
  for (const { id } of letters) await db.query.deleteFrom('messages').where('id', '=', id).execute();
}
