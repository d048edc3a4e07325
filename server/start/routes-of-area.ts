import type { ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

/** The first two segments of a path, as an address is looked for by them; empty where there is none. */
const startOf = (path: string): Start => {
  const [first = '', second = ''] = path.replace(/^\//, '').toLowerCase().split('/', 2);
  return [first, second];
};

/**
 * The build with the routes alone that an address can be answered by, known by its first two segments: the router looks
 * at all of those that it is given, three times for each page, and there are 140, of which 70 begin with `admin`. Where
 * no route begins with the second one all count that begin with the first, and where none does it is the whole build.
 * Each is made once.
 */
export function routesOfArea(build: ServerBuild): (pathname: string) => ServerBuild {
  const areas = new Map<string, ServerBuild | null>();
  for (const { id } of Object.values(build.routes).filter((route) => route !== undefined)) {
    const [first, second] = startOf(pathOf(build.routes, id));
    if (!isStatic(first)) continue;
    areas.set(first, null).set(`${first}/`, null);
    if (isStatic(second)) areas.set(`${first}/${second}`, null);
  }
  return (pathname) => {
    const [first, second] = startOf(pathname.replace(/\.data$/, ''));
    const area = [`${first}/${second}`, first].find((one) => areas.has(one));
    if (area === undefined) return build;
    const made = areas.get(area) ?? { ...build, routes: routesIn(build.routes, area.split('/')) };
    areas.set(area, made);
    return made;
  };
}

type Start = [first: string, second: string];

/** Parts that stand for themselves, not for anything. */
const isStatic = (segment: string) => /^[^:*?]+$/.test(segment);

function pathOf(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return '';
  return [pathOf(routes, route.parentId), route.path].filter(Boolean).join('/');
}

/** What begins so or with anything, and what that lies in. @param start an empty segment: it ends there */
function routesIn(routes: Routes, start: readonly string[]): Routes {
  const kept = new Set<string>();
  for (const [id, route] of Object.entries(routes)) {
    const own = startOf(pathOf(routes, id));
    const isLayout = route?.path === undefined && !route?.index;
    const fits = start.every((segment, i) => own[i] === segment || /^[:*]/.test(own[i] ?? ''));
    if (isLayout || !(fits || /^[:*]/.test(own[0]))) continue;
    for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId) kept.add(at);
  }
  return Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
}
