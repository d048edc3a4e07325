import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { originConstant } from './scripts/site-origin.ts';

/** Adds the island loader to the browser build: public pages load it instead of React Router. */
function islandsEntry(): Plugin {
  return {
    name: 'islands-entry',
    configEnvironment(name, config) {
      if (name !== 'client') return;
      const options = config.build?.rolldownOptions ?? config.build?.rollupOptions;
      const input = options?.input;
      if (!options || !Array.isArray(input)) return;
      options.input = [...input, 'app/islands/loader.ts'];
    },
  };
}

// Development servers on different ports run side by side.
const port = Number(process.env.PORT ?? 5000);

export default defineConfig({
  cacheDir: `.cache/vite-${port}`,
  plugins: [tailwindcss(), reactRouter(), islandsEntry()],
  define: originConstant,
  build: { manifest: true, assetsInlineLimit: 0 },
  server: { hmr: { port: port + 20_000 } },
});
