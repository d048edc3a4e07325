import { parseArgs } from 'node:util';
import { createResetLink } from '#server/auth/reset-link.ts';
import { removeSecondStep } from '#server/auth/second-step/second-step.ts';
import { type Colleague, listStaff } from '#server/auth/staff-list.ts';
import { systemClock } from '#server/base/clock.ts';
import { readEnv } from '#server/base/env.ts';
import { jsonLog } from '#server/base/log.ts';
import { openServices } from './start-services.ts';

const usage = [
  'npm run reset-access                            for the only account: prints a link to a new password',
  'npm run reset-access -- person@example.co.uk    the same for one of several accounts',
  'npm run reset-access -- person@example.co.uk --without-second-factor',
  '                                                also takes away the second step, when app and recovery codes are lost',
].join('\n');

const print = (text: string) => process.stdout.write(`${text}\n`);

/**
 * The way in for whoever runs the server, with and without a mail server, whether or not the site runs.
 * @returns its exit status: 0 done, 1 there is no such account, 2 misused
 */
export async function resetAccessCommand(args: string[]): Promise<number> {
  const options = { help: { type: 'boolean' }, 'without-second-factor': { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: false });
  const unknown = Object.keys(values).some((name) => !Object.hasOwn(options, name));
  if (positionals.length > 1 || unknown || values.help === true) {
    print(usage);
    return 2;
  }
  process.umask(0o077);
  // biome-ignore lint/style/noProcessEnv: an entry, where the environment enters
  const env = readEnv(process.env);
  const log = jsonLog(systemClock.now, (line) => process.stderr.write(`${line}\n`));
  const services = await openServices(env, { log });
  try {
    const staff = pick(await listStaff(services), positionals[0]);
    if (!staff) return 1;
    if (values['without-second-factor'] === true) {
      await services.db.query.transaction().execute(async (trx) => {
        await removeSecondStep(trx, staff.id);
        await services.tellOfSecurityChange(trx, { staffId: staff.id, change: 'second-step-off' });
      });
      log.info('second-step-off', { by: 'operator', of: staff.id });
      print(`\n  ${staff.email} signs in without a second step until a new one is set up.`);
    }
    const link = env.SITE_URL + (await createResetLink(services, staff.id));
    log.info('access-reset', { by: 'operator', of: staff.id });
    print(
      `\n  ${staff.name} (${staff.email}) chooses a new password here, once, within an hour:\n  ${link}\n`,
    );
    if (!env.siteUrlIsSet)
      print('  SITE_URL is not set: put the address of your site in front of /new-password.\n');
    return 0;
  } finally {
    await services.close();
  }
}

function pick(staff: readonly Colleague[], address: string | undefined): Colleague | null {
  const [only] = staff;
  if (!only) {
    print('There is no account yet. Start the site: it prints the link that makes the first one.');
    return null;
  }
  const found = address
    ? staff.find(({ email }) => email === address.toLowerCase())
    : staff.length === 1
      ? only
      : undefined;
  if (found) return found;
  print(address ? `There is no account under ${address}.` : 'Whose account? Please add the address.');
  for (const { email, name, role } of staff) print(`  ${email}  ${name}, ${role}`);
  return null;
}
