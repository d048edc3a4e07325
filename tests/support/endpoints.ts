import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';

const takesBody = /^export (const|async function|function) action\b|^export \{[^}]*\baction\b/m;

/** Addresses of every route with an action, from the route table; parameters get a value that does not exist. */
export function endpointsWithBody(): string[] {
  const below = (entries: RouteConfigEntry[], parent: string): string[] =>
    entries.flatMap(({ path, file, children = [] }) => {
      const address = path ? `${parent}/${path}` : parent;
      const own = takesBody.test(readFileSync(`app/${file}`, 'utf8'));
      return [...(own ? [address || '/'] : []), ...below(children, address)];
    });
  const filled = below(routes, '').map((address) => address.replaceAll(/:[^/]+|\*/g, 'nobody'));
  return [...new Set(filled)];
}
