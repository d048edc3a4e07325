import { z } from 'zod';
import type { Queries } from '#server/db/db.ts';
import { readSetting, writeSetting } from '#server/db/settings.ts';
import type { Standings } from './judge.ts';
import { watchedThings } from './reading.ts';

const key = 'watch';
const shape = z.partialRecord(
  z.enum(watchedThings),
  z.object({
    open: z.boolean(),
    since: z.number(),
    words: z.string(),
    told: z.boolean(),
    toldAt: z.number().nullable(),
  }),
);

export async function readStandings(queries: Queries): Promise<Standings> {
  return (shape.safeParse(await readSetting(queries, key)).data ?? {}) as Standings;
}

export function writeStandings(queries: Queries, standings: Standings, now: number): Promise<void> {
  return writeSetting(queries, key, standings, now);
}

/** For the owner's first page: the troubles that are not over. */
export async function watchNotes(queries: Queries): Promise<string[]> {
  const standings = await readStandings(queries);
  return watchedThings.flatMap((thing) => (standings[thing]?.open ? [standings[thing].words] : []));
}
