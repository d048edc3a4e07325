import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
/** A query of the table by Kysely, or in SQL. */
const query =
  /(?:(?:From|Table|Into|[jJ]oin|with)\(\s*\[?\s*['"`]|\b(?:from|update|into|join|table)\s+"?)outbox\b/;

test('a query of the outbox is recognised', () => {
  const queries = [
    "selectFrom('outbox')",
    "insertInto(\n  'outbox')",
    "leftJoin('outbox as o'",
    'update outbox set',
  ];
  expect(queries.filter((text) => !query.test(text))).toEqual([]);
  expect(query.test("import { enqueue } from './enqueue.ts'")).toBe(false);
});

test('nobody but the outbox reads or writes its rows; the database makes the table, trials compare it', () => {
  const sources = globSync('{app,domain,scripts,server}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/^(server\/(outbox|db)|scripts\/try)\//.test(file.replaceAll(path.sep, '/')),
  );
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((file) => query.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});
