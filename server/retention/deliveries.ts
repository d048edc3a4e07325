import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { belongTogether } from '#server/files/belonging.ts';
import { folderPlace } from '#server/files/folder-place.ts';
import { mailFolder } from '#server/mail/transport.ts';
import { countSettled, forgetSettled } from '#server/outbox/settled.ts';
import type { Services } from '#server/ports/services.ts';
import { type Count, mostCounted, type Sweep } from './sweep.ts';

/** E-mails, webhooks and whatever else went out or was given up, and e-mails that were kept on disk instead. */
export const forgetDeliveries: Sweep = async (services, { before, beforeOnDisk, signal }) => {
  const gone = await forgetSettled(services.db.query, before, signal);
  await services.db.query.deleteFrom('staff_notices').where('created_at', '<', before).execute();
  return gone + (await forgetKeptMails(services, beforeOnDisk));
};

export const countDeliveries: Count = async (services, { before, beforeOnDisk }) =>
  (await countSettled(services.db.query, before, mostCounted)) +
  (await oldKeptMails(services, beforeOnDisk)).length;

/** E-mails in a folder that belongs to another database are not ours to delete. */
async function forgetKeptMails(services: Services, before: number): Promise<number> {
  const files = await oldKeptMails(services, before);
  for (const file of files) await rm(file, { force: true });
  return files.length;
}

async function oldKeptMails({ db, env }: Services, before: number): Promise<string[]> {
  if (!(await belongTogether(db, folderPlace(env.DATA_DIR)))) return [];
  const folder = mailFolder(env.DATA_DIR);
  const files: string[] = [];
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    const file = path.join(folder, name);
    const about = await stat(file).catch(() => null);
    if (!about?.isFile() || about.mtimeMs >= before) continue;
    files.push(file);
  }
  return files;
}
