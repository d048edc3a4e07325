import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteFigures } from '#content/this-site/figures.ts';

const declared = /^\s*(?:it|test)(?:\.(?:each|for|runIf|skipIf)\b[^\n]*)?\(/gm;
const killing = /'SIGKILL'/;

/** Tests that stand in the sources below a folder; one that runs over a table counts once. */
export function countTests(root: string): SiteFigures['tests'] {
  const read = (...patterns: string[]) =>
    globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] }).map((file) =>
      readFileSync(path.join(root, file), 'utf8'),
    );
  const count = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + (text.match(declared)?.length ?? 0), 0);
  const folders = '{app,art,content,domain,fakes,scripts,server}';
  const integration = read('tests/integration/**/*.test.ts');
  return {
    unit: count(read(`${folders}/**/*.test.ts`, `${folders}/**/*.test.tsx`)),
    integration: count(integration),
    browser: count(read('tests/browser/**/*.spec.ts')),
    killing: integration.filter((text) => killing.test(text)).length,
  };
}
