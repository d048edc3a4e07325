import type { ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

const firstOf = (path: string) => (path.replace(/^\//, '').split('/', 1)[0] ?? '').toLowerCase();

/**
 * The build with the routes alone that an address can be answered by, known by its first segment: the router looks at
 * all of those that it is given, three times for each page, and there are 140. Where no route begins with that segment
 * it is the whole build. Each is made once.
 */
export function routesOfArea(build: ServerBuild): (pathname: string) => ServerBuild {
  const areas = new Map(
    Object.values(build.routes).flatMap((route) => {
      const first = route ? firstOf(pathOf(build.routes, route.id)) : '';
      return isStatic(first) ? [[first, null as ServerBuild | null]] : [];
    }),
  );
  return (pathname) => {
    const area = firstOf(pathname).replace(/\.data$/, '');
    const known = areas.get(area);
    if (known !== null) return known ?? build;
    const made = { ...build, routes: routesIn(build.routes, area) };
    areas.set(area, made);
    return made;
  };
}

/** Parts that stand for themselves, not for anything. */
const isStatic = (segment: string) => /^[^:*?]+$/.test(segment);

function pathOf(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return '';
  return [pathOf(routes, route.parentId), route.path].filter(Boolean).join('/');
}

/** What begins so or with anything, and what that lies in. */
function routesIn(routes: Routes, area: string): Routes {
  const kept = new Set<string>();
  for (const [id, route] of Object.entries(routes)) {
    const first = firstOf(pathOf(routes, id));
    const isLayout = route?.path === undefined && !route?.index;
    if (isLayout || (first !== area && !/^[:*]/.test(first))) continue;
    for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId) kept.add(at);
  }
  return Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
}
