import { statfs } from 'node:fs/promises';
import { loadConnection } from '#server/calendar/connection/connection.ts';
import type { Queries } from '#server/db/db.ts';
import { outboxFigures } from '#server/outbox/figures.ts';
import type { Services } from '#server/ports/services.ts';

/** Every figure that is asked for at a scrape, with what it says and its label. */
export const siteGauges = {
  outbox_waiting: ['Entries of the outbox that are not done, by kind', 'kind'],
  outbox_late_seconds: ['How late the oldest of them is', 'kind'],
  outbox_given_up: ['Entries of the outbox that were given up'],
  calendar_connected: ['1 while a calendar is connected'],
  calendar_age_seconds: ['Since the calendar was last in step with Google'],
  leads: ['Enquiries that are stored', 'kind'],
  bookings: ['Bookings that are stored', 'status'],
  upload_files: ['Files of enquiries that are stored'],
  upload_bytes: ['Their bytes'],
  disk_free_bytes: ['Bytes that are free on the disk of DATA_DIR'],
  disk_bytes: ['Bytes of that disk'],
} satisfies Record<string, [help: string, label?: string]>;

/** One figure under its label, if it has one. */
export type Figure = { name: keyof typeof siteGauges; label?: string; value: number };

type Parts = Pick<Services, 'db' | 'env' | 'clock'>;

/** What the disk says now; nothing where it cannot be asked. */
export async function diskFigures({ env }: Pick<Parts, 'env'>): Promise<Figure[]> {
  const disk = await statfs(env.DATA_DIR).catch(() => null);
  if (!disk) return [];
  return [
    { name: 'disk_free_bytes', value: disk.bavail * disk.bsize },
    { name: 'disk_bytes', value: disk.blocks * disk.bsize },
  ];
}

/** What the database says now: counts and ages, nothing of anybody. */
export async function storedFigures({ db, clock }: Parts): Promise<Figure[]> {
  const { query } = db;
  const count = query.fn.countAll<number>().as('count');
  const leads = await query.selectFrom('leads').select(['kind', count]).groupBy('kind').execute();
  const bookings = await query.selectFrom('bookings').select(['status', count]).groupBy('status').execute();
  const uploads = await query
    .selectFrom('lead_attachments')
    .select((eb) => [count, eb.fn.sum<number>('bytes').as('bytes')])
    .executeTakeFirst();
  return [
    ...(await waitingFigures(query, clock.now())),
    ...(await calendarFigures(query, clock.now())),
    ...leads.map(({ kind, count: stored }) => ({
      name: 'leads' as const,
      label: kind,
      value: Number(stored),
    })),
    ...bookings.map(({ status, count: stored }) => ({
      ...{ name: 'bookings' as const, label: status, value: Number(stored) },
    })),
    { name: 'upload_files', value: Number(uploads?.count ?? 0) },
    { name: 'upload_bytes', value: Number(uploads?.bytes ?? 0) },
  ];
}

async function waitingFigures(query: Queries, now: number): Promise<Figure[]> {
  const { kinds, givenUp } = await outboxFigures(query);
  return [
    ...kinds.flatMap(({ kind, waiting, lateSince }): Figure[] => [
      { name: 'outbox_waiting', label: kind, value: waiting },
      { name: 'outbox_late_seconds', label: kind, value: secondsSince(lateSince ?? now, now) },
    ]),
    { name: 'outbox_given_up', value: givenUp },
  ];
}

/** Never less than none: a clock may have been put back. */
const secondsSince = (at: number, now: number) => Math.max(0, (now - at) / 1000);

async function calendarFigures(query: Queries, now: number): Promise<Figure[]> {
  const connection = await loadConnection(query);
  if (!connection) return [{ name: 'calendar_connected', value: 0 }];
  const since = connection.lastSyncAt ?? connection.connectedAt;
  return [
    { name: 'calendar_connected', value: connection.state === 'connected' ? 1 : 0 },
    { name: 'calendar_age_seconds', value: secondsSince(since, now) },
  ];
}
