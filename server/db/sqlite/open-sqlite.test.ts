import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { openDb } from '#server/db/open-db.ts';

let dataDir: string;
let file: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'foreshore-open-'));
  file = path.join(dataDir, 'foreshore.sqlite');
});
afterEach(() => {
  process.seteuid?.(process.getuid?.() ?? 0);
  chmodSync(dataDir, 0o700);
  rmSync(dataDir, { recursive: true, force: true });
});

/** What the operator reads; '' when the database opens. */
function refusal(folder = dataDir): string {
  try {
    void openDb({ dataDir: folder }).close();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

async function makeOurs(): Promise<void> {
  const db = openDb({ dataDir });
  await migrate(db);
  await db.close();
}

/** Root may do anything: rights are tried as somebody else. */
function asAnybody<T>(run: () => T): T {
  if (process.getuid?.() === 0) process.seteuid?.(65534);
  return run();
}

test('a database of ours opens, also one of an earlier version and an empty file', async () => {
  writeFileSync(file, '');
  expect(refusal()).toBe('');
  await makeOurs();
  expect(refusal()).toBe('');
});

test('a file in place of the folder, and a folder in place of the file', () => {
  writeFileSync(file, '');
  expect(refusal(file)).toMatch(/^DATA_DIR: .+ is a file or lies below one\. Name a folder/);
  expect(refusal(path.join(file, 'data'))).toMatch(/^DATA_DIR: .+ is a file or lies below one\./);
  rmSync(file);
  mkdirSync(file);
  expect(refusal()).toMatch(/^DATA_DIR: .+ is a folder, where the database should be\./);
});

test('a folder, or a file, that can only be read', async () => {
  await makeOurs();
  chmodSync(file, 0o444);
  chmodSync(dataDir, 0o777);
  expect(asAnybody(refusal)).toMatch(/^DATA_DIR: the database in it can only be read\. Give file and folder/);
  process.seteuid?.(process.getuid?.() ?? 0);
  chmodSync(dataDir, 0o555);
  expect(asAnybody(refusal)).toMatch(/^DATA_DIR: .+ (cannot be written to|can only be read)\. Give /);
  expect(asAnybody(() => refusal(path.join(dataDir, 'new')))).toMatch(
    /^DATA_DIR: the folder .+ cannot be written to\./,
  );
});

test('what is not a database, or a damaged one, is found before anybody asks', async () => {
  writeFileSync(
    file,
    'This is a letter and not a database, and it is long enough to be told from one.'.repeat(20),
  );
  expect(refusal()).toMatch(/^DATA_DIR: the database in it is not a database\. Move that file away/);
  rmSync(file);
  await makeOurs();
  const whole = readFileSync(file);
  // A page in the middle is lost, of which nothing is asked at the start.
  whole.fill(0xab, whole.length - 8192, whole.length - 4096);
  writeFileSync(file, whole);
  expect(refusal()).toMatch(
    /^DATA_DIR: the database in it is damaged\. Move the whole folder away and put the last backup/,
  );
  truncateSync(file, 20_000);
  expect(refusal()).toMatch(/^DATA_DIR: the database in it is damaged\./);
});

test('a database of another program is left as it is', () => {
  const other = new DatabaseSync(file);
  other.exec('create table invoices (id integer primary key); create table customers (id integer)');
  other.close();
  const before = readFileSync(file);
  expect(refusal()).toMatch(
    /^DATA_DIR: the database in it .+ holds tables of another program \(such as customers, invoices\)\. Give the site a database of its own; nothing was changed\.$/,
  );
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('a database that a newer version has written', async () => {
  await makeOurs();
  const newer = new DatabaseSync(file);
  newer.exec("insert into kysely_migration values ('2031-01-01-telepathy', '2031-01-01T00:00:00.000Z')");
  newer.close();
  expect(refusal()).toMatch(
    /^DATA_DIR: the database in it .+ was written by a newer version of this program \(it knows 2031-01-01-telepathy\)\. Start that version/,
  );
});

test('a large file is opened without reading all of it', async () => {
  await makeOurs();
  const database = new DatabaseSync(file);
  database.exec('create table filling (content blob); insert into filling values (zeroblob(101000000))');
  database.exec("insert into filling values (zeroblob(4000)); insert into filling values ('at the end')");
  const { root } =
    database.prepare("select rootpage root from sqlite_master where name = 'filling'").get() ?? {};
  const { page_size: size } = database.prepare('pragma page_size').get() ?? {};
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(200, 255), 0, 200, (Number(root) - 1) * Number(size));
  closeSync(handle);
  expect(refusal()).toBe('');
  // The damage is there: whoever asks for that table is told.
  const other = new DatabaseSync(file);
  expect(() => other.prepare('select count(*) from filling').all()).toThrow('malformed');
  other.close();
});
