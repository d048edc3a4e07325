import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { originConstant } from '#scripts/site-origin.ts';

/**
 * Makes programs that Node can run of sources with markup in them, libraries left out. @param entries by name
 * @returns where each of them lies, to be imported or started
 */
export async function bundle(
  entries: Record<string, string>,
  folder: string,
): Promise<(name: string) => URL> {
  const outDir = path.resolve('.cache', folder);
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: originConstant,
    oxc: { jsx: { runtime: 'automatic' } },
    ssr: { external: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      rolldownOptions: {
        input: entries,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  return (name) => pathToFileURL(path.join(outDir, `${name}.js`));
}
