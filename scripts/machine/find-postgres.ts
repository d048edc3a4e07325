import { existsSync, globSync } from 'node:fs';

/** The folder of PostgreSQL's programs on this machine, newest version first; null when there is none. */
export function findPostgres(): string | null {
  const folders = [
    ...globSync('/usr/lib/postgresql/*/bin').sort((a, b) => version(b) - version(a)),
    ...globSync('/opt/homebrew/opt/postgresql@*/bin').sort().reverse(),
    '/usr/local/bin',
    '/usr/bin',
  ];
  return folders.find((folder) => existsSync(`${folder}/initdb`) && existsSync(`${folder}/postgres`)) ?? null;
}

function version(folder: string): number {
  return Number(/postgresql\/(\d+)/.exec(folder)?.[1] ?? 0);
}
