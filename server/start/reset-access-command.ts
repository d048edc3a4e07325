import { parseArgs } from 'node:util';
import { inAccount } from '#server/auth/in-account.ts';
import { createResetLink } from '#server/auth/reset-link.ts';
import { removeSecondStep } from '#server/auth/second-step/second-step.ts';
import { type Colleague, listStaff } from '#server/auth/staff-list.ts';
import { openForCommand } from './open-for-command.ts';

const usage = [
  'npm run reset-access                            for the only account: prints a link to a new password',
  'npm run reset-access -- person@example.co.uk    the same for one of several accounts',
  'npm run reset-access -- person@example.co.uk --without-second-factor',
  '                                                also takes away the second step (app, passkeys, recovery codes), when it is lost',
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
  return openForCommand(async (services) => {
    const { env, log } = services;
    const staff = pick(await listStaff(services), positionals[0]);
    if (!staff) return 1;
    if (values['without-second-factor'] === true) {
      await inAccount(services.db, staff.id, async (trx) => {
        await removeSecondStep(trx, staff.id);
        await services.tellOfSecurityChange(trx, { staffId: staff.id, change: 'second-step-off' });
      });
      log.info('second-step-off', { by: 'operator', of: staff.id });
      print(
        `\n  ${staff.email} signs in without a second step and without passkeys until new ones are set up.`,
      );
    }
    const link = env.SITE_URL + (await createResetLink(services, staff.id));
    log.info('access-reset', { by: 'operator', of: staff.id });
    print(
      `\n  ${staff.name} (${staff.email}) chooses a new password here, once, within an hour:\n  ${link}\n`,
    );
    if (!env.siteUrlIsSet)
      print('  SITE_URL is not set: put the address of your site in front of /new-password.\n');
    return 0;
  });
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
