import { z } from 'zod';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { dayMs, hourMs } from '#domain/format/durations.ts';
import { formatInstant } from '#domain/format/instant.ts';
import type { Queries } from '#server/db/db.ts';
import { readSetting, writeSetting } from '#server/db/settings.ts';
import type { Reading } from './reading.ts';

const key = 'backup-made';
const shape = z.object({ at: z.number() });

/** Notes that a copy of the site was finished. @param at epoch milliseconds */
export function noteBackup(queries: Queries, at: number): Promise<void> {
  return writeSetting(queries, key, { at }, at);
}

/** When the last copy was finished; null when none ever was by the site's own command. */
export async function lastBackup(queries: Queries): Promise<number | null> {
  return shape.safeParse(await readSetting(queries, key)).data?.at ?? null;
}

/** Whether copies go on being made, where they ever were. @param oldestHours how old the last may be */
export async function lookAtBackup(queries: Queries, oldestHours: number, now: number): Promise<Reading> {
  const at = await lastBackup(queries);
  if (at === null) return { thing: 'backup', state: 'between', words: '' };
  const when = formatInstant(at, agencyZone);
  // Noted by a clock that was ahead: it would count as well until that day comes.
  if (at > now + dayMs)
    return {
      thing: 'backup',
      state: 'bad',
      words: `The last backup is noted for ${when}, which is still to come: the clock of the server was wrong. Whether backups are made is not known until the next one. Ask whoever runs the server to make one and to look at its clock.`,
    };
  if (now - at <= oldestHours * hourMs)
    return { thing: 'backup', state: 'well', words: `The last one was made on ${when}.` };
  return {
    thing: 'backup',
    state: 'bad',
    words: `No backup has been made since ${when}. If the disk fails, everything after that is lost. Ask whoever runs the server to look at it.`,
  };
}
