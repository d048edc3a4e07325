import type { DatabaseSync } from 'node:sqlite';

/** Made from other tables by triggers, or belonging to processes that run: a copy has its own. */
const ownOfEach = /^(search_|sqlite_|kysely_migration|leases$)/;

/** The tables whose rows a backup holds, each after those that it refers to. @throws Error when some refer in a circle */
export function tablesInOrder(file: DatabaseSync): string[] {
  const all = file
    .prepare("select name from sqlite_schema where type = 'table' order by name")
    .all()
    .map((row) => String(row.name))
    .filter((name) => !ownOfEach.test(name));
  const ordered: string[] = [];
  let rest = all.map((name) => ({ name, needs: referred(file, name) }));
  while (rest.length > 0) {
    const ready = rest.filter(({ needs }) => needs.every((name) => ordered.includes(name)));
    if (ready.length === 0) throw new Error(`Tables refer to each other: ${rest.map(({ name }) => name)}`);
    ordered.push(...ready.map(({ name }) => name));
    rest = rest.filter(({ name }) => !ordered.includes(name));
  }
  return ordered;
}

function referred(file: DatabaseSync, table: string): string[] {
  const keys = file.prepare('select "table" as name from pragma_foreign_key_list(?)').all(table);
  return keys.map((row) => String(row.name)).filter((name) => name !== table);
}
