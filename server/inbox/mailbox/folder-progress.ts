import type { Selectable } from 'kysely';
import type { Queries } from '#server/db/db.ts';
import type { MailboxFolderTable } from '#server/db/tables/messages.ts';

export type FolderName = MailboxFolderTable['name'];
export type Progress = Selectable<MailboxFolderTable>;

/** How far a folder was read, or null when it never was, or belonged to another mailbox. */
export async function loadProgress(
  queries: Queries,
  name: FolderName,
  account: string,
): Promise<Progress | null> {
  const row = await queries
    .selectFrom('mailbox_folders')
    .selectAll()
    .where('name', '=', name)
    .where('account', '=', account)
    .executeTakeFirst();
  return row ?? null;
}

/** Begins a folder, or begins it anew where the server has numbered its letters anew. */
export async function beginFolder(queries: Queries, progress: Progress): Promise<void> {
  const { name: _, ...rest } = progress;
  await queries
    .insertInto('mailbox_folders')
    .values(progress)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(rest))
    .execute();
}

/** Notes that a letter is taken in hand. @returns how often it has been now */
export async function beginLetter(queries: Queries, progress: Progress, uid: number): Promise<number> {
  const tries = progress.trying_uid === uid ? progress.tries + 1 : 1;
  await queries
    .updateTable('mailbox_folders')
    .set({ trying_uid: uid, tries })
    .where('name', '=', progress.name)
    .execute();
  return tries;
}

/** Notes, in the transaction that stores a letter, that everything up to it is done. */
export async function passLetter(
  queries: Queries,
  { name, uid, arrivedAt }: { name: FolderName; uid: number; arrivedAt: number },
): Promise<void> {
  await queries
    .updateTable('mailbox_folders')
    .set((eb) => ({
      last_uid: uid,
      latest_at: eb.case().when('latest_at', '<', arrivedAt).then(arrivedAt).else(eb.ref('latest_at')).end(),
      trying_uid: null,
      tries: 0,
    }))
    .where('name', '=', name)
    .where('last_uid', '<', uid)
    .execute();
}
