import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pack } from '#server/http/prepared/pack.ts';

const compressible = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;

/** Writes a .br and a .gz beside every text file of a folder, where that makes it smaller. */
export async function compressFolder(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
  return files.length;
}

async function compressFile(file: string): Promise<void> {
  const { br, gzip } = await pack(readFileSync(file), 11);
  if (br) writeFileSync(`${file}.br`, br);
  if (gzip) writeFileSync(`${file}.gz`, gzip);
}
