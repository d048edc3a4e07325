import type { Plugin } from 'vite';

/** Where the list of what was built for public pages lies, below the folder of browser code. */
export const islandsManifest = '.vite/islands.json';

const preact: Record<string, string> = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
};

/**
 * Builds the browser code of public pages apart from the owner's area: no page loads both. Here React's names lead
 * to Preact, which hydrates the same markup in a sixth of the bytes (decision 0107). It comes after that area, whose
 * stylesheet says the names of classes, and before the server, whose pages ask for it.
 */
export function islands(): Plugin {
  return {
    name: 'islands',
    apply: 'build',
    enforce: 'pre',
    config: {
      order: 'post',
      handler({ builder: { buildApp } = {}, environments }) {
        const outDir = environments?.client?.build?.outDir;
        if (!buildApp || !outDir) throw new Error('The islands are built with React Router’s own build.');
        return {
          environments: {
            islands: {
              consumer: 'client',
              build: {
                outDir,
                emptyOutDir: false,
                copyPublicDir: false,
                manifest: islandsManifest,
                rolldownOptions: { input: ['app/entry.islands.ts'] },
              },
            },
          },
          builder: {
            buildApp: (builder) =>
              buildApp({
                ...builder,
                build: async (environment) => {
                  const built = await builder.build(environment);
                  const { islands: next } = builder.environments;
                  if (environment.name === 'client' && next) await builder.build(next);
                  return built;
                },
              }),
          },
        };
      },
    },
    resolveId(source, importer, options) {
      const name = this.environment.name === 'islands' ? preact[source] : undefined;
      return name === undefined ? null : this.resolve(name, importer, { ...options, skipSelf: true });
    },
  };
}
