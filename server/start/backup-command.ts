import path from 'node:path';
import { parseArgs } from 'node:util';
import { megabyte } from '#domain/format/sizes.ts';
import { moveToBucket } from '#server/backup/bucket-files.ts';
import { checkBackup } from '#server/backup/check-backup.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { type Manifest, printable } from '#server/backup/manifest.ts';
import { moveToPostgres } from '#server/backup/move-to-postgres.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { tryUpgrade } from '#server/backup/try-upgrade.ts';
import { systemClock } from '#server/base/clock.ts';
import { type Env, readEnv } from '#server/base/env.ts';
import { openDb } from '#server/db/open-db.ts';
import { type Bucket, openBucket } from '#server/files/bucket/bucket.ts';
import { bucketSettings } from '#server/files/bucket/settings.ts';
import { tryBucket } from '#server/files/bucket/try-bucket.ts';
import { noteBackup } from '#server/watch/last-backup.ts';
import { holdStopped } from './hold-stopped.ts';

const usage = `npm run backup                          copies database and files into a folder of today in "backups", beside DATA_DIR
npm run backup -- /mnt/copies --keep 14 the same into another folder, of which the newest 14 stay
npm run restore -- FOLDER --check       reads a backup whole and says whether it is sound; changes nothing
npm run restore -- FOLDER               puts it into an empty DATA_DIR and, where it is set, an empty DATABASE_URL
npm run try-upgrade -- FOLDER           brings a copy of a backup's database to this version and throws it away
npm run migrate-to-postgres             moves the embedded database of DATA_DIR into the empty DATABASE_URL
npm run move-to-bucket                  moves uploads and pictures of DATA_DIR into the bucket of S3_BUCKET`;

const options = { keep: { type: 'string' }, check: { type: 'boolean' } } as const;

const print = (text: string) => process.stdout.write(`${text}\n`);

/**
 * The commands of the person who runs the site around copies of it.
 * @returns the exit status: 0 done, 1 refused or not sound, 2 misused
 */
export async function backupCommand(command: string, args: string[]): Promise<number> {
  process.umask(0o077);
  const given = readArguments(args);
  if (!given) {
    print(usage);
    return 2;
  }
  // biome-ignore lint/style/noProcessEnv: an entry, where the environment enters
  const env = readEnv(process.env);
  if (command === 'backup') return backup(env, given);
  if (command === 'migrate-to-postgres') return move(env);
  if (command === 'move-to-bucket') return moveFiles(env);
  if (!given.folder) {
    print(usage);
    return 2;
  }
  if (command === 'try-upgrade') return tryIt(env, given.folder);
  return given.check ? check(given.folder) : restore(env, given.folder);
}

type Given = { folder: string | undefined; check: boolean; keep: number | undefined };

function readArguments(args: string[]): Given | null {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const keep = values.keep === undefined ? undefined : Number(values.keep);
    const fits = positionals.length <= 1 && (keep === undefined || (Number.isInteger(keep) && keep > 0));
    return fits ? { folder: positionals[0], check: values.check === true, keep } : null;
  } catch {
    return null;
  }
}

const storeOf = async (env: Env) => ({
  ...{ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR },
  bucket: await bucketOf(env),
});

/** @throws Error with a sentence when it refuses or does not answer */
async function bucketOf(env: Env): Promise<Bucket | null> {
  const settings = bucketSettings(env);
  if (!settings) return null;
  const bucket = openBucket(settings, () => undefined);
  const silent = await tryBucket(bucket, settings);
  if (silent) throw new Error(`S3_ENDPOINT: ${settings.endpoint} does not answer (${silent.code}).`);
  return bucket;
}

const leftFree = (env: Env) => env.UPLOADS_LEAVE_FREE_MB * megabyte;

async function backup(env: Env, { folder, keep }: Given): Promise<number> {
  const made = await makeBackup(await storeOf(env), {
    into: path.resolve(folder ?? path.join(path.resolve(env.DATA_DIR), '..', 'backups')),
    now: systemClock.now(),
    secretIsSet: Boolean(env.APP_SECRET),
    keep,
    leaveFree: leftFree(env),
  });
  await noteMade(env);
  print(`Kept in ${made.folder}: ${contents(made.manifest)}.`);
  for (const note of notes(made.manifest)) print(note);
  return 0;
}

/** For whoever watches whether copies go on being made; the copy itself is finished, whatever becomes of the note. */
async function noteMade(env: Env): Promise<void> {
  try {
    const db = openDb({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
    await noteBackup(db.query, systemClock.now()).finally(() => db.close());
  } catch {
    print('That it was made could not be noted in the database.');
  }
}

async function check(folder: string): Promise<number> {
  const { manifest, wrong } = await checkBackup(folder);
  for (const sentence of wrong) print(sentence);
  if (wrong.length > 0) return 1;
  print(`Sound, made ${manifest.madeAt}: ${contents(manifest)}.`);
  for (const note of notes(manifest)) print(note);
  return 0;
}

async function tryIt(env: Env, folder: string): Promise<number> {
  await tryUpgrade(folder, { dataDir: env.DATA_DIR, leaveFree: leftFree(env) });
  print('This version takes the database of that backup. Nothing was changed.');
  return 0;
}

async function restore(env: Env, folder: string): Promise<number> {
  const manifest = await restoreBackup(folder, await storeOf(env));
  print(`Restored as it was at ${manifest.madeAt}: ${contents(manifest)}. Start the site with npm start.`);
  if (manifest.secret === 'in APP_SECRET' && !env.APP_SECRET) {
    print('Set APP_SECRET as it was: links, sessions and sealed settings need it.');
  }
  print('People who were erased since are in it again: erase them once more (npm run erase).');
  return 0;
}

async function move(env: Env): Promise<number> {
  if (!env.DATABASE_URL) {
    print('Set DATABASE_URL to the empty PostgreSQL that the embedded database shall move into.');
    return 2;
  }
  const tables = await moveToPostgres(env.DATA_DIR, env.DATABASE_URL);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  print(`Moved ${rows} rows of ${Object.keys(tables).length} tables, each read back and compared.`);
  print('Start the site with this DATABASE_URL. The former file stays as foreshore.sqlite.moved.');
  return 0;
}

async function moveFiles(env: Env): Promise<number> {
  const bucket = await bucketOf(env);
  if (!bucket) {
    print('Set S3_BUCKET and what goes with it to where the files shall stay.');
    return 2;
  }
  const release = await holdStopped(env);
  const moved = await moveToBucket(env.DATA_DIR, bucket).finally(release);
  print(`Moved ${moved} files, each read back and compared. Start the site with these settings.`);
  return 0;
}

function contents({ tables, files }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return `${rows} rows, ${files.length} files of ${Math.ceil(bytes / 1_000_000)} MB together`;
}

function notes({ missing, secret }: Manifest): string[] {
  return [
    ...(secret === 'kept' ? [] : ['The key is not in it: keep APP_SECRET elsewhere.']),
    ...(missing.length === 0
      ? []
      : [
          `${missing.length} files that the database names were not there: ${missing.slice(0, 5).map(printable).join(', ')}.`,
        ]),
  ];
}
