import { defineConfig } from 'vite';

/** Bundles the server's entry, so that TypeScript and e-mail templates need nothing at run time. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'server/main.ts',
    outDir: 'build',
    emptyOutDir: false,
    target: 'node22',
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
});
