import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { routesOfArea } from './routes-of-area.ts';

type Entry = Awaited<typeof routes>[number];
type Routes = ServerBuild['routes'];

function manifestOf(entries: readonly Entry[], parentId: string): Routes {
  return Object.fromEntries(
    entries.flatMap(({ file, id = file, path, index, children = [] }) => [
      [id, { id, parentId, path, index, module: {} }],
      ...Object.entries(manifestOf(children, id)),
    ]),
  ) as Routes;
}

function treeOf(manifest: Routes, parentId?: string): RouteObject[] {
  const own = Object.values(manifest).filter((route) => route?.parentId === parentId);
  return own.flatMap((route): RouteObject[] => {
    if (!route) return [];
    const { id, path, index } = route;
    const common = { id, ...(path !== undefined && { path }) };
    return index ? [{ ...common, index: true }] : [{ ...common, children: treeOf(manifest, id) }];
  });
}

const root = { root: { id: 'root', path: '', module: {} } } as unknown as Routes;
const build = { routes: { ...root, ...manifestOf(await routes, 'root') } } as unknown as ServerBuild;
const areaOf = routesOfArea(build);
const trees = new Map<Routes, RouteObject[]>();
function foundIn({ routes: some }: ServerBuild, address: string) {
  const tree = trees.get(some) ?? treeOf(some);
  trees.set(some, tree);
  return matchRoutes(tree, address)?.map(({ route, params }) => [route.id, params]);
}

const fullPath = (id: string | undefined): string => {
  const route = id === undefined ? undefined : build.routes[id];
  return route ? [fullPath(route.parentId), route.path].filter(Boolean).join('/') : '';
};
const addresses = Object.keys(build.routes).map(
  (id) =>
    `/${fullPath(id)
      .replaceAll(/:[^/]+/g, 'one')
      .replace('*', 'two/three')}`,
);

test('an address finds in its area what it finds among all routes, however it is spelt', () => {
  expect(addresses.length).toBeGreaterThan(120);
  const odd = [
    '/nowhere',
    '/nowhere/at/all',
    '/Admin/LEADS',
    '/admin/',
    '/admin//leads',
    '/admin/%6ceads',
    '/admin/nowhere/leads',
    '//quote',
    '/%61dmin',
    '/quote/',
    '/quote/more',
  ];
  for (const address of [...addresses, ...addresses.map((one) => `${one}/nowhere`), ...odd])
    expect(foundIn(areaOf(address), address), address).toEqual(foundIn(build, address));
});

test('an area is small and made once, also for the data of a page', () => {
  expect(Object.keys(areaOf('/quote').routes)).toHaveLength(4);
  expect(areaOf('/quote.data')).toBe(areaOf('/quote'));
  expect(Object.keys(areaOf('/admin/leads').routes)).toHaveLength(8);
  expect(areaOf('/admin/leads.data')).toBe(areaOf('/admin/leads/one'));
  expect(Object.keys(areaOf('/admin').routes)).toHaveLength(6);
  expect(areaOf('/admin/nowhere')).toBe(areaOf('/admin/%6ceads'));
  expect(areaOf('/_.data')).toBe(build);
});
