import { execFile } from 'node:child_process';
import fs, {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadSecret } from './secret.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foreshore-secret-'));
  file = path.join(folder, 'secret');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const load = () => loadSecret({ APP_SECRET: undefined, DATA_DIR: folder });

test('is made once, whole, for its owner alone, and nothing is left beside it', () => {
  const secret = load();
  expect(secret).toHaveLength(43);
  expect(load()).toBe(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['secret']);
});

test('several processes at a first start end with the same one', async () => {
  const program = `
    import { loadSecret } from '${path.resolve('server/base/secret.ts')}';
    process.stdout.write(loadSecret({ APP_SECRET: undefined, DATA_DIR: '${folder}' }));`;
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  const made = await Promise.all([run(), run(), run()]);
  expect(new Set(made.map(({ stdout }) => stdout))).toEqual(new Set([readFileSync(file, 'utf8')]));
});

test.each([
  ['', 'is empty'],
  ['\n', 'is empty'],
  ['too short', 'has fewer than 32 characters'],
])('a file that holds %j is refused with what to do, and left as it is', (content, fault) => {
  writeFileSync(file, content);
  expect(load).toThrow(`DATA_DIR: its file secret ${fault}`);
  expect(load).toThrow(`Put ${file} back from a backup`);
  expect(readFileSync(file, 'utf8')).toBe(content);
});

test('one that cannot be read is refused likewise', () => {
  mkdirSync(file);
  expect(load).toThrow('DATA_DIR: its file secret could not be read or made (EISDIR). Put');
});

test('one of another user is to be given to the site, and not to be deleted', () => {
  const refusal = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
  const spy = vi.spyOn(fs, 'readFileSync').mockImplementation(() => {
    throw refusal;
  });
  syncBuiltinESMExports();
  try {
    expect(load).toThrow(/could not be read or made \(EACCES\)\. Give .* \(chown -R\), and restart\.$/);
  } finally {
    spy.mockRestore();
    syncBuiltinESMExports();
  }
});
