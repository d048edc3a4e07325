import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = 'app/entry.islands.ts';
let built: string | undefined;

/** The address of the island loader: its source in development, the hashed file in a build. */
export function islandsEntry(): string {
  if (import.meta.env.DEV) return `/${source}`;
  built ??= findBuilt();
  return built;
}

function findBuilt(): string {
  const file = path.resolve(import.meta.dirname, '../client/.vite/islands.json');
  if (!existsSync(file)) throw new Error(`${file} is missing: run the build first.`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { file: string } | undefined>;
  const entry = manifest[source];
  if (!entry) throw new Error(`The build manifest has no entry for ${source}.`);
  return `/${entry.file}`;
}
