/** What Vite writes down of one file of the build. */
type BuiltFile = {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
};

/** The build's own list: its files by the source that each was made of. */
export type Manifest = Readonly<Record<string, BuiltFile>>;

const entry = 'app/entry.islands.ts';

/** The sources of a registry of islands by their names, from its text: `name: () => import('./source.ts')`. */
export function islandsOf(registry: string): ReadonlyMap<string, string> {
  const found = registry.matchAll(/^\s*'?([\w-]+)'?: \(\) => import\('(?:\.|#app)\/([^']+)'\)/gm);
  return new Map(Array.from(found, ([, name = '', file = '']) => [name, `app/${file}`]));
}

/**
 * Every script that a page asks for at once or when its islands come to life, by its place in the build.
 * @param when `opened` leaves out the islands that wait until they are seen or touched
 */
export function scriptsOfPage(
  html: string,
  manifest: Manifest,
  islands: ReadonlyMap<string, string>,
  when: 'opened' | 'left' = 'left',
): Set<string> {
  const named = Array.from(
    html.matchAll(/data-island="([\w-]+)"(?: data-load="(visible|interaction)")?/g),
    ([, name = '', waits]) => (waits && when === 'opened' ? undefined : islands.get(name)),
  );
  const reached = new Set([entry, ...named.filter((source) => source !== undefined)]);
  for (const source of reached) for (const next of manifest[source]?.imports ?? []) reached.add(next);
  return new Set([...reached].flatMap((source) => manifest[source]?.file ?? []));
}
