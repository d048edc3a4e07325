import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sameFacts } from '#server/content/documents/facts-text.ts';
import { NotWritten } from './replace-files.ts';

/**
 * Tries new texts of files in a copy of `content/`: they are formatted as the project is, loaded by a program of their
 * own, and must then say exactly what was meant. @returns the formatted texts
 * @param wanted the facts by the documents' ids @throws NotWritten
 */
export function tried(
  root: string,
  files: ReadonlyMap<string, string>,
  wanted: ReadonlyMap<string, object>,
): Map<string, string> {
  const stage = mkdtempSync(path.join(tmpdir(), 'content-'));
  try {
    cpSync(path.join(root, 'content'), path.join(stage, 'content'), { recursive: true });
    for (const name of ['package.json', 'biome.json']) cpSync(path.join(root, name), path.join(stage, name));
    for (const name of ['domain', 'node_modules']) symlinkSync(path.join(root, name), path.join(stage, name));
    for (const [file, text] of files) writeFileSync(path.join(stage, file), text);
    const code = [...files.keys()].filter((file) => file.endsWith('.ts'));
    if (code.length > 0) format(stage, root, code);
    const shown = defaultsIn(stage, root);
    const wrong = [...wanted].filter(([id, facts]) => !sameFacts(shown[id] ?? {}, facts));
    if (wrong.length > 0)
      throw new NotWritten(
        `Nothing was written: the files would not say the same of ${wrong.map(([id]) => id).join(', ')}.`,
      );
    return new Map([...files.keys()].map((file) => [file, readFileSync(path.join(stage, file), 'utf8')]));
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

function format(stage: string, root: string, files: readonly string[]): void {
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  run(stage, [biome, 'check', '--write', '--vcs-enabled=false', '--colors=off', ...files]);
}

/** What the documents of a copy say, as a program of its own reads them. */
function defaultsIn(stage: string, root: string): Record<string, unknown> {
  const dump = path.join(root, 'scripts/content/dump-defaults.ts');
  return JSON.parse(run(stage, [dump, stage])) as Record<string, unknown>;
}

function run(cwd: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    ...{ cwd, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  });
  if (status !== 0)
    throw new NotWritten(`Nothing was written: the new files cannot be used.\n${stderr || stdout}`);
  return stdout;
}
