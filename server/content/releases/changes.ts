import type { Documents } from '#server/content/documents/live-documents.ts';

/** What a release changes: each document with the version that was live before it, and the one that it brings. */
export type Changes = Readonly<Record<string, { from: number; to: number }>>;

/** What lies between two sets of versions. */
export function changesBetween(before: Documents, after: Documents): Changes {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return Object.fromEntries(
    ids.flatMap((id) => {
      const [from, to] = [before[id] ?? 0, after[id] ?? 0];
      return from === to ? [] : [[id, { from, to }]];
    }),
  );
}

/** A set of versions with some of them replaced; 0 goes back to what ships with the code. */
export function withVersions(before: Documents, chosen: Documents): Documents {
  const all = Object.entries({ ...before, ...chosen });
  return Object.fromEntries(all.filter(([, number]) => number > 0).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The versions that changes lead to. */
export function chosenBy(changes: Changes): Documents {
  return Object.fromEntries(Object.entries(changes).map(([id, { to }]) => [id, to]));
}

/** The documents that went live meanwhile in another version than the one that the changes begin with. */
export function overtaken(changes: Changes, live: Documents): string[] {
  return Object.entries(changes).flatMap(([id, { from, to }]) => {
    const now = live[id] ?? 0;
    return now === from || now === to ? [] : [id];
  });
}

export function readChanges(text: string): Changes {
  return JSON.parse(text) as Changes;
}
