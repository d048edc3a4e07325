import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBuilder } from 'vite';
import { expect, test } from 'vitest';
import { serverOnly } from './server-only.ts';

/** Builds a page for browsers whose only code is the text given, beside a module of the server. */
async function build(page: string): Promise<void> {
  const root = mkdtempSync(path.join(tmpdir(), 'foreshore-server-only-'));
  try {
    for (const folder of ['app', 'server']) mkdirSync(path.join(root, folder));
    writeFileSync(path.join(root, 'server/secret.js'), "export const secret = () => console.log('secret');");
    writeFileSync(path.join(root, 'app/page.js'), page);
    const input = path.join(root, 'app/page.js');
    const builder = await createBuilder({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [serverOnly(root)],
      build: { rolldownOptions: { input }, write: false },
    });
    await builder.build(builder.environments.client as NonNullable<typeof builder.environments.client>);
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('code of the server ends the browser’s build, and the message names it and its importer', async () => {
  await expect(build("import { secret } from '../server/secret.js'; secret();")).rejects.toThrow(
    'server/secret.js belongs to the server, and browsers would get it. It is imported by app/page.js.',
  );
});

test('what is imported and taken out again reaches nobody, and ends nothing', async () => {
  await expect(
    build("import { secret } from '../server/secret.js'; console.log('page');"),
  ).resolves.toBeUndefined();
});
