import { dayMs } from '#domain/format/durations.ts';
import { mustBeOwner } from '#server/auth/must-be-owner.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import { dropOfEndpoint } from '#server/outbox/of-endpoint.ts';
import type { Services } from '#server/ports/services.ts';
import { secretPurpose } from './endpoint.ts';
import { readTyped, sealedPlace, type TypedEndpoint } from './typed-endpoint.ts';

/** More are of nobody, and each costs a call for each event. */
export const mostEndpoints = 20;

/**
 * Adds an endpoint. @returns its id, and its secret, which is shown once
 * @throws DomainError forbidden, invalid, or conflict when there are too many
 */
export async function addEndpoint(
  services: Services,
  staff: Staff,
  input: TypedEndpoint,
): Promise<{ id: string; secret: string }> {
  const { kept, url } = readTyped(services, input, true);
  const secret = newSecret(services);
  const id = services.randomId();
  const now = services.clock.now();
  await byOwner(services, staff, async (trx) => {
    const there = await trx.selectFrom('webhook_endpoints').select('id').execute();
    if (there.length >= mostEndpoints)
      throw new DomainError(
        'conflict',
        'There are twenty webhooks already. Please delete one of them first.',
      );
    const sealed_secret = services.keys.seal(secretPurpose, secret);
    await trx
      .insertInto('webhook_endpoints')
      .values({ id, ...kept, ...sealedPlace(services, url), sealed_secret, created_at: now })
      .execute();
  });
  services.log.info('webhook-added', { id, by: staff.id });
  return { id, secret };
}

/** Changes name, events and, where one is typed, the address. @throws DomainError forbidden, invalid, not-found */
export async function changeEndpoint(
  services: Services,
  staff: Staff,
  id: string,
  input: TypedEndpoint,
): Promise<void> {
  const { kept, url } = readTyped(services, input, false);
  await update(services, staff, id, { ...kept, ...(url && sealedPlace(services, url)) });
  services.log.info('webhook-changed', { id, by: staff.id });
}

/** Makes a new secret. The one before signs as well for a day. @returns the new one, which is shown once */
export async function replaceSecret(services: Services, staff: Staff, id: string): Promise<string> {
  const secret = newSecret(services);
  const until = services.clock.now() + dayMs;
  await byOwner(services, staff, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('webhook_endpoints')
      .set((eb) => ({
        sealed_former: eb.ref('sealed_secret'),
        former_until: until,
        sealed_secret: services.keys.seal(secretPurpose, secret),
      }))
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw gone();
  });
  services.log.info('webhook-secret-replaced', { id, by: staff.id });
  return secret;
}

/** Switches an endpoint on or off. */
export async function switchEndpoint(
  services: Services,
  staff: Staff,
  id: string,
  on: boolean,
): Promise<void> {
  const off = { off_at: services.clock.now(), off_because: 'staff' as const };
  await update(services, staff, id, on ? { off_at: null, off_because: null, failing_since: null } : off);
  services.log.info(on ? 'webhook-on' : 'webhook-off', { id, by: staff.id });
}

/** Deletes an endpoint with all that waits for it and was sent to it. Deleting twice changes nothing. */
export async function deleteEndpoint(services: Services, staff: Staff, id: string): Promise<void> {
  await byOwner(services, staff, async (trx) => {
    await trx.deleteFrom('webhook_endpoints').where('id', '=', id).execute();
    await dropOfEndpoint(trx, id);
  });
  services.log.info('webhook-deleted', { id, by: staff.id });
}

type Changes = Partial<{
  name: string;
  events: string;
  host: string;
  sealed_url: string;
  off_at: number | null;
  off_because: 'staff' | null;
  failing_since: number | null;
}>;

function update(services: Services, staff: Staff, id: string, changes: Changes): Promise<void> {
  return byOwner(services, staff, async (trx) => {
    const changed = await trx
      .updateTable('webhook_endpoints')
      .set(changes)
      .where('id', '=', id)
      .executeTakeFirst();
    if (changed.numUpdatedRows !== 1n) throw gone();
  });
}

const gone = () => new DomainError('not-found', 'There is no such webhook any more.');

function byOwner<T>({ db }: Services, staff: Staff, run: (trx: Queries) => Promise<T>): Promise<T> {
  return db.query.transaction().execute(async (trx) => {
    await mustBeOwner(trx, staff, 'Only an owner may change webhooks.');
    return run(trx);
  });
}

function newSecret({ randomToken }: Services): string {
  return `whsec_${Buffer.from(randomToken(), 'base64url').toString('base64')}`;
}
