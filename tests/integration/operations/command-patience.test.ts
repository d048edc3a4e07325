import { expect, test } from 'vitest';
import { backgroundMs, patienceMs } from '#server/db/patience.ts';
import { openForCommand } from '#server/start/open-for-command.ts';
import { createStore } from '#tests/support/engines.ts';

test('a command waits for a site that holds the database as long as work in the background does', async () => {
  const store = await createStore('sqlite');
  const before = process.env.DATA_DIR;
  const mask = process.umask();
  process.env.DATA_DIR = store.dataDir;
  try {
    expect(await openForCommand(async () => patienceMs())).toBe(backgroundMs);
  } finally {
    if (before === undefined) delete process.env.DATA_DIR;
    else process.env.DATA_DIR = before;
    process.umask(mask);
    store.remove();
  }
});
