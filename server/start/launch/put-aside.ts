import { z } from 'zod';
import { cleanText } from '#domain/forms/clean-text.ts';
import { mustBeOwner } from '#server/auth/must-be-owner.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Db, Queries } from '#server/db/db.ts';
import { exclusively } from '#server/db/exclusively.ts';
import { readSetting, writeSetting } from '#server/db/settings.ts';
import type { Services } from '#server/ports/services.ts';
import type { SiteServices } from '#server/start/site-services.ts';
import { lastBackup } from '#server/watch/last-backup.ts';
import { type Aside, type LaunchList, launchList } from './launch-list.ts';
import { settingsChecks } from './settings-checks.ts';

const key = 'launch-aside';
/** The advisory lock of changes of what is put aside. */
const lockKey = 7015005;
const longestReason = 200;

type ListServices = Pick<SiteServices, 'db' | 'env' | 'proxies' | 'instances'>;

const kept = z.record(z.string(), z.string());

/** The launch list as it stands now. */
export async function launchListNow(services: ListServices): Promise<LaunchList> {
  const apart = await services.instances.keepApart();
  const settings = await settingsChecks(services);
  const backupMade = (await lastBackup(services.db.query)) !== null;
  const checks = {
    settings,
    proxyUnnamed: services.proxies.unnamed(),
    apart,
    backupMade,
  };
  return launchList(services.env, checks, await readAside(services.db.query));
}

/**
 * Puts an item aside that the owner does not want settled. @param reason in her words
 * @throws DomainError forbidden, invalid (field `reason`), or conflict when it is none that can be put aside
 */
export async function putAside(
  services: Services & ListServices,
  staff: Staff,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const words = cleanText(reason);
  const fault = !words
    ? 'Please say why, for whoever looks at this later.'
    : words.length > longestReason
      ? `Please use at most ${longestReason} characters.`
      : null;
  if (fault) throw new DomainError('invalid', fault, { fields: { reason: fault } });
  const open = (await launchListNow(services)).parts.flatMap(({ items }) => items);
  const item = open.find((one) => one.id === id);
  if (item?.unsafe)
    throw new DomainError('conflict', 'This cannot be put aside: visitors are not safe while it is so.');
  if (!item) throw new DomainError('conflict', 'This is settled already.');
  await change(services, staff, (aside) => aside.set(id, words));
  services.log.info('launch-put-aside', { id, by: staff.id });
}

/** Takes an item back that was put aside. */
export async function takeBack(services: Services, staff: Staff, id: string): Promise<void> {
  await change(services, staff, (aside) => aside.delete(id));
  services.log.info('launch-taken-back', { id, by: staff.id });
}

async function readAside(queries: Queries): Promise<Aside> {
  return new Map(Object.entries(kept.safeParse(await readSetting(queries, key)).data ?? {}));
}

function change(
  { db, clock }: { db: Db } & Pick<Services, 'clock'>,
  staff: Staff,
  by: (aside: Map<string, string>) => unknown,
): Promise<void> {
  return exclusively(db, lockKey, async (trx) => {
    await mustBeOwner(trx, staff, 'Only an owner may put aside what is to be settled.');
    const aside = new Map(await readAside(trx));
    by(aside);
    await writeSetting(trx, key, Object.fromEntries(aside), clock.now());
  });
}
