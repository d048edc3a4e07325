import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { NoticeChannel } from '#domain/notices/events.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { StaffWayTable } from '#server/db/tables/notices.ts';
import type { Services } from '#server/ports/services.ts';
import { hookFault } from '#server/webhooks/public-host.ts';
import { placeKey, subscriptionSchema, wayPurpose } from './way.ts';

/** A place as its own person may see it: without its address. Instants in epoch milliseconds. */
export type ShownWay = {
  id: string;
  channel: NoticeChannel;
  place: string;
  since: number;
  lastSentAt: number | null;
  failingSince: number | null;
  lastError: string;
  offAt: number | null;
};

/** Devices of one person; more are of nobody. */
const mostDevices = 10;

/** Where somebody is told, chats first. */
export async function listWays({ db }: Pick<Services, 'db'>, staffId: string): Promise<ShownWay[]> {
  const rows = await db.query
    .selectFrom('staff_ways')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toShown);
}

const toShown = (row: Selectable<StaffWayTable>): ShownWay => ({
  ...{ id: row.id, channel: row.channel, place: row.place, since: row.created_at },
  ...{ lastSentAt: row.last_sent_at, failingSince: row.failing_since, lastError: row.last_error },
  offAt: row.off_at,
});

/** Sets up a chat by its webhook's address, in place of the one before. @throws DomainError invalid (field `url`) */
export async function setHook(
  services: Services,
  staff: Staff,
  { channel, url: typed }: { channel: 'slack' | 'teams'; url: string },
): Promise<void> {
  const url = typed.trim();
  const fault = url.length > 2000 ? 'This address is too long.' : hookFault(url, inOwnNetwork(services));
  const field = `${channel}Url`;
  if (fault) throw new DomainError('invalid', fault, { fields: { [field]: fault } });
  const fresh = {
    sealed_address: services.keys.seal(wayPurpose, url),
    place: new URL(url).hostname,
    ...{ last_sent_at: null, failing_since: null, last_error: '', off_at: null },
    created_at: services.clock.now(),
  };
  await services.db.query
    .insertInto('staff_ways')
    .values({
      id: services.randomId(),
      staff_id: staff.id,
      channel,
      place_key: placeKey(staff.id, channel),
      session_id: null,
      ...fresh,
    })
    .onConflict((conflict) => conflict.column('place_key').doUpdateSet(fresh))
    .execute();
  services.log.info('way-set-up', { channel, by: staff.id });
}

type Device = { subscription: string; place: string; sessionToken: string };

/**
 * Switches a device on. Switched on again, also by somebody else, it is that person's alone.
 * @throws DomainError invalid, or conflict when there are too many
 */
export async function addDevice(services: Services, staff: Staff, device: Device): Promise<void> {
  const read = subscriptionSchema.safeParse(parsed(device.subscription));
  // Services of browser makers are on the internet, whatever the agency's chat is.
  if (!read.success || hookFault(read.data.endpoint, false))
    throw new DomainError('invalid', 'This browser gave no address to send notices to. Please try again.');
  const others = await services.db.query
    .selectFrom('staff_ways')
    .select('id')
    .where('staff_id', '=', staff.id)
    .where('channel', '=', 'push')
    .execute();
  if (others.length >= mostDevices)
    throw new DomainError('conflict', 'There are ten devices already. Please remove one of them first.');
  const session = await services.db.query
    .selectFrom('staff_sessions')
    .select('id')
    .where('token', '=', device.sessionToken)
    .executeTakeFirst();
  const fresh = {
    ...{ staff_id: staff.id, place: device.place, session_id: session?.id ?? null },
    sealed_address: services.keys.seal(wayPurpose, JSON.stringify(read.data)),
    ...{ last_sent_at: null, failing_since: null, last_error: '', off_at: null },
    created_at: services.clock.now(),
  };
  const place_key = createHash('sha256').update(read.data.endpoint).digest('base64url');
  await services.db.query.transaction().execute(async (trx) => {
    // What waited for who had it before is not for who has it now.
    await trx.deleteFrom('staff_ways').where('place_key', '=', place_key).execute();
    await trx
      .insertInto('staff_ways')
      .values({ id: services.randomId(), channel: 'push', place_key, ...fresh })
      .execute();
  });
  services.log.info('way-set-up', { channel: 'push', by: staff.id });
}

/** Removes a place with what waits for it. Of another person's nothing is done. */
export async function removeWay({ db, log }: Services, staff: Staff, id: string): Promise<void> {
  await db.query.deleteFrom('staff_ways').where('id', '=', id).where('staff_id', '=', staff.id).execute();
  log.info('way-removed', { by: staff.id });
}

const inOwnNetwork = ({ env }: Services) => env.CHAT_IN_OWN_NETWORK === 'on';

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
