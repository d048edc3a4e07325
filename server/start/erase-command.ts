import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Services } from '#server/ports/services.ts';
import { erasePerson } from '#server/privacy/erase/erase-person.ts';
import { countRecords, findPerson } from '#server/privacy/erase/find-person.ts';
import { openForCommand } from './open-for-command.ts';

const usage = [
  'npm run erase -- person@example.co.uk            erases what is kept under this address, after a question',
  'npm run erase -- person@example.co.uk --yes      the same without the question',
  'npm run erase -- person@example.co.uk --show     prints it as JSON and changes nothing',
  'npm run erase -- person@example.co.uk --show --to copy.json   writes it into a file',
].join('\n');

/** A delivery that is under way now ends within two minutes. */
const mostRounds = 26;
const betweenRoundsMs = 5_000;

const operator = { id: 'operator', name: 'Operator', email: '' };

const print = (text: string) => process.stdout.write(`${text}\n`);

/** The command of the person who runs the site. @returns its exit status: 0 done, 1 unfinished or refused, 2 misused */
export async function eraseCommand(args: string[]): Promise<number> {
  const given = readArguments(args);
  if (!given) {
    print(usage);
    return 2;
  }
  const { address, to } = given;
  return openForCommand(async (services) => {
    if (given.show) return await show(services, address, to);
    return (await isMeant(services, address, given.yes)) ? await erase(services, address) : 1;
  });
}

const options = { show: { type: 'boolean' }, yes: { type: 'boolean' }, to: { type: 'string' } } as const;

type Given = { address: string; show: boolean; yes: boolean; to: string | undefined };

/** Null for what is not understood whole: a misspelt --show must not erase what it should have shown. */
function readArguments(args: string[]): Given | null {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { show = false, yes = false, to } = values;
    const [address = ''] = positionals;
    if (positionals.length !== 1 || !/^[^@\s]+@[^@\s]+$/.test(address) || (to && !show)) return null;
    return { address, show, yes, to: to && path.resolve(to) };
  } catch {
    return null;
  }
}

async function show(services: Services, address: string, to: string | undefined): Promise<number> {
  const text = JSON.stringify(await findPerson(services, address), readable, 2);
  if (to) await writeFile(to, `${text}\n`, { mode: 0o600 });
  print(
    to
      ? `Written to ${to}. Uploaded files lie under their stored_name in ${uploadsOf(services)}uploads/kept.`
      : text,
  );
  return 0;
}

const uploadsOf = ({ env, files }: Services) =>
  files.place.kind === 'bucket' ? `the bucket ${env.S3_BUCKET}, in ${env.S3_PREFIX}` : `${env.DATA_DIR}/`;

/** Texts that are JSON themselves are opened, and instants get a date. */
function readable(key: string, value: unknown): unknown {
  if (typeof value === 'number' && key.endsWith('_at')) return new Date(value).toISOString();
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

async function isMeant(services: Services, address: string, yes: boolean): Promise<boolean> {
  const found = await findPerson(services, address);
  const counts = Object.entries(countRecords(found));
  print(`Kept under ${address}: ${counts.map(([kind, count]) => `${kind} ${count}`).join(', ')}.`);
  const others = found.addresses.map(({ email }) => email).filter((email) => !isSame(email, address));
  if (others.length > 0)
    print(`The same person also has ${others.join(', ')}: what is kept under that is erased as well.`);
  if (yes) return true;
  print('Coming calls are cancelled, and no mail tells the person: do that yourself. There is no way back.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await terminal.question('Type the address again to erase all this: ');
  terminal.close();
  const same = isSame(typed, address);
  if (!same) print('That is another address. Nothing was changed.');
  return same;
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

async function erase(services: Services, address: string): Promise<number> {
  for (let round = 1; round <= mostRounds; round += 1) {
    const { finished } = await erasePerson(services, operator, address);
    if (finished) {
      print(
        'Erased. Calendar entries go with the next delivery of the running site; backups are yours to delete.',
      );
      return 0;
    }
    if (round === 1) print('Something for this address is being delivered. Waiting for it ...');
    if (round < mostRounds) await setTimeout(betweenRoundsMs);
  }
  print('Something for this address is still being delivered. Please run the command again.');
  return 1;
}
