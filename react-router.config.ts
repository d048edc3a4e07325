import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/prerendered.ts';
import { buildFolder } from './scripts/build-folder.ts';

export default {
  appDirectory: 'app',
  buildDirectory: buildFolder,
  ssr: true,
  prerender: ({ getStaticPaths }) => {
    const known = new Set(getStaticPaths());
    return prerenderedPaths.filter((path) => known.has(path));
  },
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
