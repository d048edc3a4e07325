import { type FactsMigration, factsMigrations } from './migrations.ts';

/**
 * Stored facts of a document in the form that it has now, as far as its migrations take them. What a migration cannot
 * change stays as it was, and gives way like everything else that does not fit.
 */
export function inForm(
  document: string,
  facts: object,
  all: readonly FactsMigration[] = factsMigrations,
): object {
  const own = all.filter(({ document: of }) => of === document || isInFolder(document, of));
  if (own.length === 0) return facts;
  try {
    return own.reduce((now, { change }) => change(now), structuredClone(facts));
  } catch {
    return facts;
  }
}

function isInFolder(document: string, of: string): boolean {
  return of.endsWith('/*') && document.startsWith(of.slice(0, -1));
}
