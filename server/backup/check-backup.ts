import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { migrations } from '#server/db/migrations.ts';
import { refusalOf } from '#server/db/recognise.ts';
import { type FileSum, plainFile, sumOf } from './files.ts';
import { databaseName, filesFolder, type Manifest, notPlain, printable, readManifest } from './manifest.ts';
import { sumsIn } from './snapshot.ts';

/**
 * Reads a backup whole: that each file is there as it was written, and that the database is sound and can be read by
 * this version.
 * @returns what it says of itself, and a sentence for each thing that is wrong
 * @throws Error with a sentence when it is no finished backup
 */
export async function checkBackup(folder: string): Promise<{ manifest: Manifest; wrong: string[] }> {
  const manifest = await readManifest(folder);
  const wrong: string[] = [];
  const listed = [
    { path: databaseName, ...manifest.database },
    ...manifest.files.map((file) => ({ ...file, path: `${filesFolder}/${file.path}` })),
  ];
  for (const file of listed) {
    const fault = await faultOf(folder, file);
    if (fault) wrong.push(fault);
  }
  if (wrong.length === 0) wrong.push(...inDatabase(path.join(folder, databaseName), manifest));
  return { manifest, wrong: wrong.map(printable) };
}

/** What is wrong with one file of a backup; no more of it is read than was written. */
async function faultOf(folder: string, { path: name, bytes, sha256 }: FileSum): Promise<string | null> {
  const there = await plainFile(folder, name);
  if (there === 'other') return notPlain(name);
  const isWhole = there !== 'nothing' && there.bytes === bytes;
  const found = isWhole && (await sumOf(path.join(folder, name)).catch(() => null));
  if (there === 'nothing' || found === null) return `${name} is missing or cannot be read.`;
  return found && found.sha256 === sha256 ? null : `${name} is not what was written: it is damaged.`;
}

function inDatabase(target: string, manifest: Manifest): string[] {
  try {
    return differencesIn(target, manifest);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SQLITE_ERROR') throw error;
    return [`${databaseName} is no database, or damaged (${(error as Error).message}).`];
  }
}

function differencesIn(target: string, manifest: Manifest): string[] {
  // Nothing beside it counts, and nothing is made there: a restore takes this file alone.
  const unchanged = new URL('?immutable=1', pathToFileURL(target));
  const file = new DatabaseSync(unchanged, { readOnly: true });
  try {
    const names = (query: string) =>
      file
        .prepare(query)
        .all()
        .map((row) => String(row.name));
    const refusal = refusalOf(
      {
        tables: names("select name from sqlite_schema where type in ('table', 'view')"),
        executed: names('select name from kysely_migration'),
      },
      Object.keys(migrations),
    );
    if (refusal) return [`The database in it ${refusal}`];
    const [answer] = file.prepare('pragma integrity_check(1)').all();
    if (answer?.integrity_check !== 'ok')
      return [`The database in it is damaged: ${answer?.integrity_check}`];
    const other = differences(manifest.tables, sumsIn(file));
    return other.map((table) => `The table ${table} has other rows than it had.`);
  } finally {
    file.close();
  }
}

/** Tables that do not hold the same rows. */
export function differences(one: Manifest['tables'], other: Manifest['tables']): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter(
    (name) => one[name]?.digest !== other[name]?.digest || one[name]?.rows !== other[name]?.rows,
  );
}
