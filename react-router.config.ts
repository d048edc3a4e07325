import type { Config } from '@react-router/dev/config';
import { prerenderedFiles, prerenderedPaths } from './app/prerendered.ts';
import { buildFolder } from './scripts/build-folder.ts';

export default {
  appDirectory: 'app',
  buildDirectory: buildFolder,
  ssr: true,
  prerender: ({ getStaticPaths }) => {
    const known = new Set(getStaticPaths());
    // Addresses with a parameter are known from the content.
    const named = (path: string) => /^\/(portfolio|services)\//.test(path);
    return [...prerenderedPaths().filter((path) => known.has(path) || named(path)), ...prerenderedFiles];
  },
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
