import { defineConfig } from 'vite';
import { buildFolder } from './scripts/build-folder.ts';
import { originConstant } from './scripts/site-origin.ts';

/** Bundles the server's entry, so that TypeScript and e-mail templates need nothing at run time. */
export default defineConfig({
  publicDir: false,
  define: originConstant,
  build: {
    ssr: 'server/start/main.ts',
    outDir: buildFolder,
    emptyOutDir: false,
    target: 'node22',
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: 'main-[name].js' } },
  },
});
