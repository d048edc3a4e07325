import type { ServerBuild } from 'react-router';

/** Names the route of a path: one of a known few, whatever is asked for. */
export type RouteName = (path: string) => string;

/** The pattern of every address of a build, such as '/admin/leads/:id'. */
export function patternsOf({ routes }: Pick<ServerBuild, 'routes'>): string[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    if (!route) return '';
    return `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ''}`;
  };
  return [...new Set(Object.keys(routes).map((id) => pathOf(id) || '/'))];
}

/** @param isFile whether a path is one of the files that were built or published: theirs count together */
export function routeNames(patterns: readonly string[], isFile: (path: string) => boolean): RouteName {
  const still = new Set(patterns.filter((pattern) => !/[:*]/.test(pattern)));
  const moving = patterns
    .filter((pattern) => !still.has(pattern))
    .map((pattern) => ({ pattern, parts: pattern.split('/') }))
    // As the router has it: words come before parameters, and those before the rest.
    .sort((one, other) => rank(one.parts).localeCompare(rank(other.parts)))
    .map(({ pattern, parts }) => ({
      pattern,
      matches: new RegExp(`^${parts.map(asRegExp).join('/')}$`, 'i'),
    }));
  return (path) => {
    const asked = path.replace(/\.data$/, '').replace(/(?<=.)\/+$/, '');
    if (still.has(asked)) return asked;
    if (isFile(path)) return 'file';
    return moving.find(({ matches }) => matches.test(asked))?.pattern ?? 'none';
  };
}

const kindOf = (part: string) => (part === '*' ? '2' : part.startsWith(':') ? '1' : '0');
/** One without a rest comes before one with it, however long. */
const rank = (parts: string[]) => `${parts.at(-1) === '*' ? 1 : 0}${parts.map(kindOf).join('')}`;

function asRegExp(part: string): string {
  if (part === '*') return '.*';
  return part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
}
