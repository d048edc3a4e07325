import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkBackup } from '#server/backup/check-backup.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import type { Manifest } from '#server/backup/manifest.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { createStore } from '#tests/support/engines.ts';
import { fridayMorning, servicesOn } from '#tests/support/services.ts';

// Backups that somebody has changed who knows how their sums are made: each of them is right.

const id = '3f0c5a52-7b1e-4c55-9a53-0d6f2f2c9b11';
const upload = `uploads/kept/${id}`;
const content = 'an upload';
const sumOf = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

let sound: string;
let place: string;
let backup: string;
let dataDir: string;
let outside: string;

beforeAll(async () => {
  const store = await createStore('sqlite');
  await (await servicesOn(store)).dispose();
  mkdirSync(path.join(store.dataDir, 'uploads/kept'), { recursive: true });
  writeFileSync(path.join(store.dataDir, upload), content);
  sound = mkdtempSync(path.join(tmpdir(), 'foreshore-sound-'));
  const made = await makeBackup(store, { into: sound, now: fridayMorning, secretIsSet: false });
  renameSync(made.folder, path.join(sound, 'backup'));
  store.remove();
});
afterAll(() => rmSync(sound, { recursive: true, force: true }));

beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'foreshore-tampered-'));
  [backup, dataDir, outside] = ['backup', 'data', 'outside'].map((name) => path.join(place, name)) as [
    string,
    string,
    string,
  ];
  cpSync(path.join(sound, 'backup'), backup, { recursive: true });
  mkdirSync(dataDir);
  mkdirSync(outside);
  writeFileSync(path.join(outside, 'passwd'), 'somebody else’s');
  // What an operator has beside the site in the same folder.
  writeFileSync(path.join(dataDir, 'notes.txt'), 'mine');
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const inFiles = (...parts: string[]) => path.join(backup, 'files', ...parts);
const manifestOf = () => JSON.parse(readFileSync(path.join(backup, 'foreshore.json'), 'utf8')) as Manifest;
const change = (by: (manifest: Manifest) => unknown) => {
  const manifest = manifestOf();
  by(manifest);
  writeFileSync(path.join(backup, 'foreshore.json'), JSON.stringify(manifest));
};
/** Lists a file with its true size and sum, in the place of a former entry of its name. */
const list = (name: string, data: string | Buffer, as = name) =>
  change((manifest) => {
    const entry = { path: as, bytes: Buffer.byteLength(data), sha256: sumOf(data) };
    manifest.files = [...manifest.files.filter((file) => file.path !== name), entry];
  });
/** A file with any name, listed as it is. */
const add = (name: string, data = 'x') => {
  mkdirSync(path.dirname(path.join(backup, 'files', name)), { recursive: true });
  writeFileSync(path.join(backup, 'files', name), data);
  list(name, data);
};
const resign = () =>
  change((manifest) => {
    const data = readFileSync(path.join(backup, 'foreshore.sqlite'));
    manifest.database = { bytes: data.length, sha256: sumOf(data) };
  });
const inDatabase = (statement: string) => {
  const file = new DatabaseSync(path.join(backup, 'foreshore.sqlite'));
  file.exec(statement);
  file.close();
  resign();
};
const makeFifo = (target: string) => execFileSync('mkfifo', [target]);
const theirs = () => path.join(outside, 'passwd');

const no = { file: 'which is no file of a site', plain: 'is no plain file' };
type Shape = [name: string, tamper: () => unknown, sentence: string];
const shapes: Shape[] = [
  [
    'a link to a file',
    () => [
      rmSync(inFiles(upload)),
      symlinkSync(theirs(), inFiles(upload)),
      list(upload, readFileSync(theirs())),
    ],
    no.plain,
  ],
  [
    'a link to a file inside',
    () => [
      renameSync(inFiles(upload), inFiles('secret.bak')),
      symlinkSync('../../secret.bak', inFiles(upload)),
    ],
    no.plain,
  ],
  ['a link to nothing', () => [rmSync(inFiles(upload)), symlinkSync('/nowhere', inFiles(upload))], no.plain],
  ['a link in a circle', () => [rmSync(inFiles(upload)), symlinkSync(id, inFiles(upload))], no.plain],
  [
    'a folder that is a link',
    () => [
      cpSync(inFiles('uploads'), path.join(outside, 'uploads'), { recursive: true }),
      rmSync(inFiles('uploads'), { recursive: true }),
      symlinkSync(path.join(outside, 'uploads'), inFiles('uploads')),
    ],
    no.plain,
  ],
  [
    'all files behind a link',
    () => [
      renameSync(inFiles(), path.join(outside, 'files')),
      symlinkSync(path.join(outside, 'files'), inFiles()),
    ],
    no.plain,
  ],
  [
    'a database that is a link',
    () => [
      renameSync(path.join(backup, 'foreshore.sqlite'), path.join(outside, 'db')),
      symlinkSync(path.join(outside, 'db'), path.join(backup, 'foreshore.sqlite')),
    ],
    no.plain,
  ],
  [
    'a manifest that is a link',
    () => [
      renameSync(path.join(backup, 'foreshore.json'), path.join(outside, 'm')),
      symlinkSync(path.join(outside, 'm'), path.join(backup, 'foreshore.json')),
    ],
    no.plain,
  ],
  [
    'a device without an end',
    () => [rmSync(inFiles(upload)), symlinkSync('/dev/zero', inFiles(upload))],
    no.plain,
  ],
  ['a pipe that nobody writes to', () => [rmSync(inFiles(upload)), makeFifo(inFiles(upload))], no.plain],
  [
    'a manifest that is a pipe',
    () => [rmSync(path.join(backup, 'foreshore.json')), makeFifo(path.join(backup, 'foreshore.json'))],
    no.plain,
  ],
  ['a folder in the place of a file', () => [rmSync(inFiles(upload)), mkdirSync(inFiles(upload))], no.plain],
  ['a file that has grown', () => appendFileSync(inFiles(upload), 'more'), 'is not what was written'],
  ['a terabyte of nothing', () => truncateSync(inFiles(upload), 2 ** 40), 'is not what was written'],
  [
    'more than there is room for',
    () => [
      truncateSync(inFiles(upload), 2 ** 43),
      change(({ files }) => {
        for (const file of files) if (file.path === upload) file.bytes = 2 ** 43;
      }),
    ],
    'not enough room',
  ],
  ['a path upwards', () => list('../../outside/new', 'x'), no.file],
  ['a path upwards from a folder of a site', () => list('uploads/kept/../../../outside/new', 'x'), no.file],
  ['an absolute path', () => list('/etc/cron.d/x', 'x'), no.file],
  ['a path of Windows', () => list('uploads\\kept\\..\\..\\x', 'x'), no.file],
  ['a drive of Windows', () => list('C:/x', 'x'), no.file],
  ['an empty path', () => list('', 'x'), no.file],
  ['a name with NUL', () => list(`uploads/kept/a\u0000b`, 'x'), no.file],
  ['a name with a line break', () => list('uploads/kept/a\nb', 'x'), no.file],
  ['a name that writes to the terminal', () => list('uploads/kept/\u001b[2J', 'x'), no.file],
  ['a hidden name', () => add('uploads/kept/.profile'), no.file],
  ['a file of the operator', () => add('notes.txt'), no.file],
  ['a journal of the database', () => add('foreshore.sqlite-wal'), no.file],
  ['a second database', () => add('foreshore.sqlite'), no.file],
  ['a mark of an instance', () => add('instances/one'), no.file],
  ['a file that is still arriving', () => add('uploads/tmp/one'), no.file],
  [
    'a folder of the site as a file',
    () => [rmSync(inFiles('uploads'), { recursive: true }), add('uploads')],
    no.file,
  ],
  ['a name longer than any disk takes', () => list(`uploads/kept/${'a'.repeat(300)}`, 'x'), no.file],
  [
    'one file twice',
    () =>
      change(({ files }) =>
        files.push(files.find((file) => file.path === upload) as Manifest['files'][number]),
      ),
    'twice',
  ],
  ['a file below a file', () => list(`${upload}/x`, 'x'), 'missing'],
  [
    'a count below nothing',
    () =>
      change(({ files }) => {
        for (const file of files) file.bytes = -1;
      }),
    'is damaged',
  ],
  [
    'a table with a name for the terminal',
    () =>
      change(({ tables }) => {
        tables['a\u001b[2J\nb'] = { rows: 1, digest: 'x' };
      }),
    'has other rows',
  ],
  [
    'a table with a quote in its name',
    () => inDatabase('create table "x"" union select 1 --" (a)'),
    'has other rows',
  ],
  [
    'no database at all',
    () => [writeFileSync(path.join(backup, 'foreshore.sqlite'), 'x'.repeat(5000)), resign()],
    'is no database',
  ],
];

test.each(shapes)('%s is found before anything is touched', async (_name, tamper, sentence) => {
  tamper();
  // Reading as much as nobody has room for would take hours.
  const tooLarge = sentence === 'not enough room';
  const said = await (tooLarge ? Promise.reject(new Error()) : checkBackup(backup)).then(
    ({ wrong }) => wrong.join('\n'),
    (error: Error) => error.message,
  );
  const refused = await restoreBackup(backup, { dataDir, databaseUrl: undefined }).then(
    () => 'restored',
    (error: Error) => error.message,
  );
  expect(refused).toContain(sentence);
  if (!tooLarge) expect(said).toContain(sentence);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are looked for
  expect(`${said}${refused}`).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f]/);
  expect(readdirSync(dataDir)).toEqual(['notes.txt']);
  expect(readFileSync(path.join(dataDir, 'notes.txt'), 'utf8')).toBe('mine');
  expect(readFileSync(theirs(), 'utf8')).toBe('somebody else’s');
  expect(existsSync(path.join(outside, 'new'))).toBe(false);
});

test('a restore that was cut short can be run again where its own files take the room', async () => {
  const { database, files } = manifestOf();
  const needed = files.reduce((sum, { bytes }) => sum + bytes, database.bytes);
  const target = { dataDir, databaseUrl: undefined, freeAt: async () => needed - 4_000 };
  await expect(restoreBackup(backup, target)).rejects.toThrow('not enough room');
  mkdirSync(path.join(dataDir, '.restoring'));
  writeFileSync(path.join(dataDir, '.restoring', 'half'), 'x'.repeat(64_000));
  await restoreBackup(backup, target);
  expect(existsSync(path.join(dataDir, '.restoring'))).toBe(false);
});

test('a hard link is restored as a file of its own', async () => {
  rmSync(inFiles(upload));
  linkSync(theirs(), inFiles(upload));
  list(upload, readFileSync(theirs()));
  await restoreBackup(backup, { dataDir, databaseUrl: undefined });
  writeFileSync(path.join(dataDir, upload), 'changed');
  expect(readFileSync(theirs(), 'utf8')).toBe('somebody else’s');
});

test('what lies beside the database counts for nothing', async () => {
  for (const end of ['wal', 'shm', 'journal'])
    writeFileSync(path.join(backup, `foreshore.sqlite-${end}`), 'x');
  expect((await checkBackup(backup)).wrong).toEqual([]);
  await restoreBackup(backup, { dataDir, databaseUrl: undefined });
  expect(readdirSync(dataDir).filter((name) => name.startsWith('foreshore'))).toEqual(['foreshore.sqlite']);
});

test('a backup that is only looked at stays as it is, also where nothing can be written', async () => {
  const before = readdirSync(backup, { recursive: true }).sort();
  expect((await checkBackup(backup)).wrong).toEqual([]);
  expect(readdirSync(backup, { recursive: true }).sort()).toEqual(before);
});
