import './content/markdown-imports.ts';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '#server/base/clock.ts';
import { readEnv } from '#server/base/env.ts';
import { openDb } from '#server/db/open-db.ts';

// npm run content: between the texts in the database and the files of content/, for whoever works on the code.
const usage = `npm run content -- export            writes what visitors read into the files of content/
npm run content -- export --check    says whether the files say it already; ends with 1 when they do not
npm run content -- import            says what the files would change in the owner's area; changes nothing
npm run content -- import --yes --note "Words from the copywriter" [services/crm …]
                                     takes it in as new versions; --over also over what was edited in the browser
`;

const options = {
  check: { type: 'boolean' },
  yes: { type: 'boolean' },
  over: { type: 'boolean' },
  note: { type: 'string' },
} as const;

const print = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true, args: process.argv.slice(2) });
  const [command, ...only] = positionals;
  if (command !== 'export' && command !== 'import') {
    print(usage);
    return 2;
  }
  const env = readEnv(process.env);
  if (!env.DATABASE_URL && !existsSync(path.join(env.DATA_DIR, 'foreshore.sqlite'))) {
    print(`There is no database in ${env.DATA_DIR}. Set DATA_DIR or DATABASE_URL as the site has it.`);
    return 2;
  }
  // Content can be loaded once Node knows what an import of Markdown gives.
  const { checkExport, exportContent } = await import('./content/export.ts');
  const { importContent } = await import('./content/import.ts');
  const { followReleases } = await import('#server/content/in-use.ts');
  followReleases();
  const db = openDb({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    await db.query.selectFrom('content_versions').select('default_hash').limit(1).execute();
    if (command === 'import')
      return await importContent(
        { db, clock: systemClock, randomId: randomUUID },
        {
          write: values.yes === true,
          over: values.over === true,
          note: values.note ?? 'From the files',
          only,
          print,
        },
      );
    return values.check
      ? await checkExport(db.query, print)
      : await exportContent(db.query, process.cwd(), print);
  } catch (error) {
    const { message } = error as Error;
    const isOld = /default_hash|content_versions/.test(message);
    print(isOld ? 'The database is of an earlier version: start the site of this one first.' : message);
    return 1;
  } finally {
    await db.close();
  }
}

process.exitCode = await main().catch((error: unknown) => {
  print(error instanceof Error ? error.message : String(error));
  return 2;
});
