import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isKept, plainFile } from './files.ts';

/** What a backup says of itself. It is written last: a folder without it is no backup. */
const manifestSchema = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  /** Whether the key of links and sealed settings is in it, or stands in APP_SECRET. */
  secret: z.enum(['kept', 'in APP_SECRET']),
  database: z.strictObject({ bytes: z.int().positive(), sha256: z.hash('sha256') }),
  tables: z.record(z.string(), z.strictObject({ rows: z.int().nonnegative(), digest: z.string() })),
  files: z.array(
    z.strictObject({
      path: z.string(),
      bytes: z.int().nonnegative(),
      sha256: z.hash('sha256'),
    }),
  ),
  /** Files that the database names and that were no longer there. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const manifestName = 'foreshore.json';
export const databaseName = 'foreshore.sqlite';
/** The folder in a backup that holds what lies in DATA_DIR beside the database. */
export const filesFolder = 'files';

/** Reads what a backup says of itself. @throws Error with a sentence when it is none, or not a whole one */
export async function readManifest(folder: string): Promise<Manifest> {
  if ((await plainFile(folder, manifestName)) === 'other') throw new Error(notPlain(manifestName));
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      throw new Error(
        error.code === 'ENOENT'
          ? `${folder} is no finished backup: it has no ${manifestName}.`
          : `${manifestName} in ${folder} could not be read (${error.code}).`,
      );
    },
  );
  const manifest = parsed(text);
  if (!manifest) throw new Error(`${manifestName} in ${folder} is damaged, or of a newer version.`);
  const fault = faultIn(manifest.files.map((file) => file.path));
  if (fault) throw new Error(`${manifestName} in ${folder} is damaged: it lists ${fault}.`);
  return manifest;
}

function parsed(text: string): Manifest | null {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** What no backup of this program lists; whoever wrote it would choose where files are put. */
function faultIn(paths: readonly string[]): string | null {
  const seen = new Set<string>();
  for (const file of paths) {
    const named = `‘${printable(file.slice(0, 100))}’`;
    if (!isKept(file)) return `${named}, which is no file of a site`;
    if (seen.has(file)) return `${named} twice`;
    seen.add(file);
  }
  return null;
}

/** Said of what is not a file, or lies behind a link. */
export const notPlain = (name: string) =>
  `${name} is no plain file: a backup holds neither links nor devices. Somebody has changed it.`;

/** A name out of a backup as it may stand on a terminal. */
export const printable = (name: string) => name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');
