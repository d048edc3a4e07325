import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Fails the browser build when it contains code of `server/`. Loaders and actions, and what only they import, are
 * removed before; whatever is left would be sent to visitors.
 * @param root the project’s folder
 */
export function serverOnly(root: string = process.cwd()): Plugin {
  const server = `${path.join(root, 'server')}${path.sep}`;
  return {
    name: 'server-only',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.config.consumer !== 'client') return;
      const sent = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk'
          ? Object.entries(output.modules)
              .filter(([, { renderedLength }]) => renderedLength > 0)
              .map(([id]) => path.normalize(id))
          : [],
      );
      const file = sent.find((id) => id.startsWith(server));
      if (!file) return;
      const name = path.relative(root, file).replaceAll(path.sep, '/');
      const importers = this.getModuleInfo(file)?.importers.map((id) => path.relative(root, id)) ?? [];
      this.error(
        `${name} belongs to the server, and browsers would get it. It is imported by ${importers.join(', ') || 'nothing'}.`,
      );
    },
  };
}
