import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildFolder } from './build-folder.ts';
import { compressFolder } from './compress.ts';
import { runNode } from './run.ts';

// Makes everything that `npm start` serves, once the content is whole: images, pages, browser code, the server.
const bin = (name: string) => path.join('node_modules', name);
const environment = { NODE_ENV: 'production' };

rmSync(buildFolder, { recursive: true, force: true });
await runNode('Reading the content', ['scripts/check-content.ts']);
await runNode('Drawing the images', ['scripts/images.ts']);
await runNode('Building the site', [bin('@react-router/dev/bin.cjs'), 'build'], environment);
const viteArguments = [bin('vite/bin/vite.js'), 'build', '--config', 'vite.server.config.ts'];
await runNode('Building the server', viteArguments, environment);
await compressFolder(path.join(buildFolder, 'client'));
