import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

// Imports of Markdown give its text: the bundler does this by itself, Node does not. To be loaded before anything
// that imports content is.
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.md?raw')) return next(url, context);
    const text = readFileSync(new URL(url.replace('?raw', '')), 'utf8');
    return { format: 'module', shortCircuit: true, source: `export default ${JSON.stringify(text)};` };
  },
});
