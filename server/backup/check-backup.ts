import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrations } from '#server/db/migrations.ts';
import { refusalOf } from '#server/db/recognise.ts';
import { sumOf } from './files.ts';
import { databaseName, filesFolder, type Manifest, readManifest } from './manifest.ts';
import { sumsOf } from './snapshot.ts';

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
  for (const { path: name, sha256 } of listed) {
    const found = await sumOf(path.join(folder, name)).catch(() => null);
    if (!found) wrong.push(`${name} is missing or cannot be read.`);
    else if (found.sha256 !== sha256) wrong.push(`${name} is not what was written: it is damaged.`);
  }
  if (wrong.length === 0) wrong.push(...inDatabase(path.join(folder, databaseName), manifest));
  return { manifest, wrong };
}

function inDatabase(target: string, manifest: Manifest): string[] {
  const file = new DatabaseSync(target, { readOnly: true });
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
  } finally {
    file.close();
  }
  const sums = sumsOf(target);
  return differences(manifest.tables, sums).map((table) => `The table ${table} has other rows than it had.`);
}

/** Tables that do not hold the same rows. */
export function differences(one: Manifest['tables'], other: Manifest['tables']): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter(
    (name) => one[name]?.digest !== other[name]?.digest || one[name]?.rows !== other[name]?.rows,
  );
}
