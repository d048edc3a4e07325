import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { errorKind, type Log } from '#server/base/log.ts';

const others = 0o077;
const sharedByAll = 0o1000;
/** What the site itself puts into its folder. */
const ours = /^(foreshore\.sqlite(-wal|-shm|-journal|\.lock)?|secret|uploads|media|mail|instances|store-id)$/;

/**
 * Makes the data folder, or takes the rights of others away from one that is there: 0700 for folders, 0600 for files.
 * What belongs to another user of the machine, and folders that everybody shares (such as /tmp), stay as they are and
 * are counted in the log. Windows has other rights than these, and is left alone. Never throws: whoever uses the
 * folder next says what is wrong with it.
 */
export function closeToOthers(folder: string, log: Log): void {
  const me = process.getuid?.();
  const count = { closed: 0, open: 0 };
  const top = () => realpathSync(folder);
  const close = (place: string): void => {
    const about = lstatSync(place, { throwIfNoEntry: false });
    if (!about || !(about.isFile() || about.isDirectory())) return;
    const mayClose = about.uid === me && !(about.mode & sharedByAll) && path.dirname(place) !== place;
    if (about.mode & others && mayClose) chmodSync(place, about.isDirectory() ? 0o700 : 0o600);
    if (about.mode & others) count[mayClose ? 'closed' : 'open'] += 1;
    if (!about.isDirectory()) return;
    const names = place === top() ? readdirSync(place).filter((name) => ours.test(name)) : readdirSync(place);
    for (const name of names) close(path.join(place, name));
  };
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (me !== undefined) close(top());
  } catch (error) {
    log.warn('data-folder-not-closed', { kind: errorKind(error) });
  }
  if (count.closed > 0) log.info('data-folder-closed', { entries: count.closed });
  if (count.open > 0) log.warn('data-folder-open', { entries: count.open });
}
