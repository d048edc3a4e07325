import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFolder } from '#scripts/compress.ts';
import { runNode } from '#scripts/run.ts';
import { bringPress } from './press.ts';
import { folderForNext, takeItsPlace } from './whole-build.ts';

/** The step that fails when the mistake is in the words. */
export const contentStep = 'Reading the content';

const bin = (name: string) => path.join('node_modules', name);

/**
 * Builds everything that `npm start` serves: images, pages, browser code, the server. It is built in a temporary
 * folder, which replaces the served one when it is complete.
 * @throws StepFailure; the served folder is then unchanged
 */
export async function makeBuild(folder: string, stamp: string): Promise<void> {
  const next = folderForNext(folder);
  const environment = { NODE_ENV: 'production', BUILD_DIR: next };
  const removeNext = () => rmSync(next, { recursive: true, force: true });
  process.once('exit', removeNext);
  try {
    await runNode(contentStep, ['scripts/check-content.ts']);
    await runNode('Drawing the images', ['scripts/images.ts']);
    await runNode('Building the site', [bin('@react-router/dev/bin.cjs'), 'build'], environment);
    bringPress(path.join(next, 'server'));
    await runNode('Measuring the site', ['scripts/build/figures.ts'], environment);
    writeFileSync(path.join(next, 'main.js'), "import './server/main.js';\n");
    await compressFolder(path.join(next, 'client'));
    takeItsPlace(next, folder, stamp);
  } finally {
    removeNext();
    process.off('exit', removeNext);
  }
}
