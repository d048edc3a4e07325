const bookkeeping = new Set(['kysely_migration', 'kysely_migration_lock']);

/** What is found in a database before it is touched. */
export type Found = { tables: readonly string[]; executed: readonly string[] };

/**
 * Why a database must be left alone: it belongs to another program, or a newer version of this one has been at work.
 * @param known names of the migrations of this version
 * @returns the end of a sentence about the database; null when it is empty or ours
 */
export function refusalOf({ tables, executed }: Found, known: readonly string[]): string | null {
  const unknown = executed.filter((name) => !known.includes(name));
  if (executed.length > unknown.length) {
    return unknown.length === 0
      ? null
      : `was written by a newer version of this program (it knows ${unknown.join(', ')}). Start that version, or go back to a backup from before the upgrade.`;
  }
  const foreign = tables.filter((name) => !bookkeeping.has(name));
  if (foreign.length === 0 && unknown.length === 0) return null;
  const shown = [...foreign, ...unknown].sort().slice(0, 3).join(', ');
  return `holds tables of another program (such as ${shown}). Give the site a database of its own; nothing was changed.`;
}
