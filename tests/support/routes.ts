import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';

/** The pattern of every address of the route table, such as '/admin/leads/:id'. */
export async function routePatterns(): Promise<string[]> {
  return [...new Set(addressesOf(await routes))];
}

/** Every address of the route table. @param value what stands in place of a parameter, by its name ('*' for the rest) */
export async function routeAddresses(value: (name: string) => string = usual): Promise<string[]> {
  const fill = (address: string) =>
    address.replaceAll(/:(\w+)\??/g, (_, name: string) => value(name)).replace(/\*$/, () => value('*'));
  return addressesOf(await routes).map(fill);
}

function usual(name: string): string {
  return name === 'date' ? '2026-11-23' : 'anything';
}

function addressesOf(entries: RouteConfigEntry[], base = ''): string[] {
  return entries.flatMap((entry) => {
    const own = entry.path ? `${base}/${entry.path}` : base;
    const here = entry.path || entry.index ? [own || '/'] : [];
    return [...here, ...addressesOf(entry.children ?? [], own)];
  });
}
