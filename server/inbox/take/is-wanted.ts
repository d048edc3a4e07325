import { isAutomatic } from '#domain/letters/automatic.ts';
import { isPassedOn } from '#domain/letters/forwarded.ts';
import type { Letter } from '#server/inbox/letter/letter.ts';
import type { FolderName } from '#server/inbox/mailbox/folder-progress.ts';
import { ownerOf } from '#server/people/person-for.ts';
import type { Services } from '#server/ports/services.ts';
import { mailOfThread } from './find-person.ts';
import { noteLeft, roomFor } from './left-in-mailbox.ts';
import { isOurId, ownAddresses, toOthers } from './own-mail.ts';

export type Way = {
  folder: FolderName;
  /** It came before the mailbox was connected. */
  history: boolean;
};

/**
 * Whether a letter is stored, judged by its headers: letters of and to people who are known, reports about our mails,
 * and new ones of unknown people, as far as people wrote them.
 */
export async function isWanted(
  services: Services,
  letter: Letter,
  { folder, history }: Way,
): Promise<boolean> {
  const { query } = services.db;
  const { email } = letter.from;
  if (isOurId(services.env, letter.messageId)) return false;
  if (folder === 'sent') {
    if (letter.evidence >= 2) return false;
    for (const to of await toOthers(services, letter)) if (await ownerOf(query, to)) return true;
    return false;
  }
  if (letter.report) return true;
  if (email === '') return false;
  if ((await ownAddresses(services)).has(email)) return isPassedOn(letter.subject) && !history;
  if (await ownerOf(query, email)) return true;
  if (await mailOfThread(query, threadOf(letter))) return true;
  if (history || isAutomatic(letter.evidence, false)) return false;
  return await isAwaited(services, email);
}

/** The ids of the letters that one answers, the nearest first. */
export function threadOf({ inReplyTo, references }: Letter): string[] {
  return [...new Set([...(inReplyTo ? [inReplyTo] : []), ...references.toReversed()])];
}

/** Not of somebody whose letters staff do not want, and not when too many wait already, which they are told. */
async function isAwaited(services: Services, email: string): Promise<boolean> {
  const refused = await services.db.query
    .selectFrom('messages')
    .select('id')
    .where('from_email', '=', email)
    .where('state', '=', 'not-ours')
    .executeTakeFirst();
  if (refused) return false;
  const room = await roomFor(services.db.query, email);
  if (room === 'full') await noteLeft(services);
  return room === 'room';
}
