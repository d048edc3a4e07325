import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { hydratedRoutesOnly } from './scripts/build/hydrated-routes.ts';
import { islands } from './scripts/build/islands.ts';
import { leftToNode } from './scripts/build/left-to-node.mjs';
import { plainSigns } from './scripts/build/plain-signs.ts';
import { serverOnly } from './scripts/build/server-only.ts';
import { shortClassNames } from './scripts/build/short-class-names.ts';
import { originConstant } from './scripts/site-origin.ts';

/**
 * Makes one file of what browsers always ask for together: small files compress badly, each is a request of its own,
 * and their names stand in the first script of every page.
 */
function filesOfScripts(): Plugin {
  const sending =
    /app\/(browser\/(after-paint|ask-json|transport|note-failure)|pages\/forms\/live\/submission)\.ts$|domain\/leads\/(guard|honeypot)\.ts$/;
  const groups = [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
    { name: 'preact', test: /node_modules\/preact\// },
    { name: 'sending', test: sending },
  ];
  return {
    name: 'files-of-scripts',
    configEnvironment(name, config) {
      const options = config.build?.rolldownOptions ?? config.build?.rollupOptions;
      if (!['client', 'islands'].includes(name) || !options) return;
      options.output = { ...options.output, codeSplitting: { groups } };
    },
  };
}

/**
 * Packs the server's entry and its libraries into the build of the pages: what both use is loaded once, and opening
 * some thousand files of libraries was half of a start.
 */
function serverEntry(): Plugin {
  return {
    name: 'server-entry',
    apply: 'build',
    configEnvironment(name, config) {
      const options = config.build?.rolldownOptions ?? config.build?.rollupOptions;
      if (name !== 'ssr' || !options) return;
      options.input = {
        index: options.input as string,
        main: 'server/start/main.ts',
        'render-worker': 'server/start/render-worker.ts',
        'pack-worker': 'server/start/pack-worker.ts',
        'letter-worker': 'server/start/letter-worker.ts',
        'picture-maker': 'server/start/picture-maker.ts',
        'drawing-maker': 'art/press/drawing-maker.ts',
      };
      // A running server holds its source, so what only people read stays out of it.
      const names = { entryFileNames: '[name].js', chunkFileNames: '[name].js' };
      options.output = { ...options.output, ...names, comments: false };
      // Libraries give Node their own code under its name: hashing of passwords outside the thread that answers.
      const conditions = ['node', ...(config.resolve?.conditions ?? defaultServerConditions)];
      return { resolve: { noExternal: true, external: leftToNode, conditions } };
    },
  };
}

/** The built site sends these rules with their own type (server/http/prepared/static-files.ts); browsers refuse any other. */
function speculationRulesType(): Plugin {
  return {
    name: 'speculation-rules-type',
    configureServer({ middlewares }) {
      middlewares.use('/speculation-rules.json', (_request, response, next) => {
        response.setHeader('Content-Type', 'application/speculationrules+json');
        next();
      });
    },
  };
}

/**
 * Says the order of Tailwind's layers in each stylesheet of a development server. There every file is a sheet of its
 * own, and the one read first decides: what is read before the theme would be overruled by its resets.
 */
function layersInOrder(): Plugin {
  return {
    name: 'layers-in-order',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/.*\.css(?:$|\?)/ },
      handler: (code) => `@layer theme, base, components, utilities;\n${code}`,
    },
  };
}

// Development servers on different ports run side by side.
const port = Number(process.env.PORT ?? 5000);

export default defineConfig({
  cacheDir: `.cache/vite-${port}`,
  plugins: [
    layersInOrder(),
    tailwindcss(),
    reactRouter(),
    hydratedRoutesOnly(),
    islands(),
    filesOfScripts(),
    shortClassNames(),
    serverEntry(),
    serverOnly(),
    plainSigns(),
    speculationRulesType(),
  ],
  define: originConstant,
  build: { manifest: true, assetsInlineLimit: 0 },
  server: {
    hmr: { port: port + 20_000 },
    // What a build beside the running server writes is no reason to load its pages anew.
    watch: { ignored: ['**/build*/**'] },
  },
});
