import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// Imports of Markdown give its text: the bundler does this by itself, Node does not.
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.md?raw')) return next(url, context);
    const text = readFileSync(new URL(url.replace('?raw', '')), 'utf8');
    return { format: 'module', shortCircuit: true, source: `export default ${JSON.stringify(text)};` };
  },
});

/**
 * Loads one file of content/ and reads what it exports, which is when it is checked.
 * @param file path from the project root
 */
export async function importContent(file: string): Promise<void> {
  const parts: object = await import(pathToFileURL(path.resolve(file)).href);
  for (const part of Object.values(parts)) if (typeof part === 'object' && part !== null) Object.keys(part);
}
