import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Only the owner's area is hydrated by React Router; a test compares this with the routes' own `handle`. */
const hydrated = /[/\\]app[/\\](root\.tsx|pages[/\\]admin[/\\].+)$/;
const routeQuery = '?__react-router-build-client-route';
const leave = 'app/leave.tsx';

/**
 * Leaves the code of public pages, which no page would load, out of the browser build. React Router still finds
 * every route in Vite’s manifest: those left out share one module that loads their document from the server.
 */
export function hydratedRoutesOnly(): Plugin {
  const leftOut: string[] = [];
  return {
    name: 'hydrated-routes-only',
    configEnvironment(name, config) {
      const options = config.build?.rolldownOptions ?? config.build?.rollupOptions;
      if (name !== 'client' || !options || !Array.isArray(options.input)) return;
      const isLeftOut = (input: string) =>
        input.endsWith(routeQuery) && !hydrated.test(input.slice(0, -routeQuery.length));
      leftOut.splice(0, leftOut.length, ...options.input.filter(isLeftOut));
      options.input = [...options.input.filter((input) => !isLeftOut(input)), leave];
    },
    writeBundle({ dir }) {
      if (this.environment.name !== 'client' || !dir) return;
      const { root } = this.environment.config;
      const file = path.join(dir, '.vite/manifest.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
      const shared = manifest[leave];
      if (!shared) throw new Error(`${file} has no entry for ${leave}.`);
      for (const input of leftOut)
        manifest[path.relative(root, input).split(path.sep).join('/')] = { ...shared, isEntry: true };
      writeFileSync(file, JSON.stringify(manifest, null, 2));
    },
  };
}
