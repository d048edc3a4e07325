import type { Config } from '@react-router/dev/config';
import { publicFiles } from './app/prerendered.ts';
import { buildFolder } from './scripts/build-folder.ts';

export default {
  appDirectory: 'app',
  buildDirectory: buildFolder,
  ssr: true,
  prerender: publicFiles(),
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
