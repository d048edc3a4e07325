import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where a body may be taken from a request; each is bounded and linear in what was sent (decision 0018). */
const readers = [
  'server/http/bodies/body-limit.ts',
  'server/submissions/read-form.ts',
  'server/submissions/read-json.ts',
  'server/submissions/read-multipart.ts',
  'server/submissions/read-submission.ts',
];

const reading =
  /\b(?:request|req|sent|incoming)(?:\.clone\(\))?\.(?:(?:formData|json|text|arrayBuffer|blob|bytes)\(|body\b)/;

test('bodies are read in one place, so that what holds there holds for every endpoint', () => {
  const files = globSync('{app,server}/**/*.{ts,tsx}').filter((file) => !/\.test\./.test(file));
  const found = files.filter((file) => {
    // What runs in a browser reads a form of its own.
    const [onServer = ''] = readFileSync(file, 'utf8').split('export async function clientAction');
    return reading.test(onServer);
  });
  expect(found.map((file) => file.replaceAll('\\', '/')).sort()).toEqual(readers);
});
